# The board of Expeditions, around the world.
ex-letter-blue = B
ex-letter-yellow = Y
ex-letter-red = R

ex-ribbon-last = Last round
ex-ribbon-end = Journey’s end


# The map.
ex-map = Map of the world
ex-map-keys = Arrow keys: move the map. Plus and minus: zoom. Zero: whole map. Full stop: last move.
ex-zoom-in = Zoom in
ex-zoom-out = Zoom out
ex-last-move = Go to the last move
ex-minimap = Minimap: touch to fly there, hold or press Enter to see the whole world
ex-which = Which expedition?
ex-edge = { $colour } expedition: { $count ->
    [one] one possible segment off screen
   *[other] { $count } possible segments off screen
}
ex-edge-mark = { $count ->
    [one] One of your objectives is off screen
   *[other] { $count } of your objectives are off screen
}
ex-edge-place = { $circle }, off screen
ex-stocks = The three expeditions
ex-stock = { $colour } expedition: { $count ->
    [one] one arrow left
   *[other] { $count } arrows left
}
ex-tip = tip: { $circle }
ex-not-started = not started yet

ex-pattern-blue = blue, solid
ex-pattern-yellow = yellow, bricks
ex-pattern-red = red, braid
ex-legend-common = common
ex-legend-secret = secret
ex-legend-key = key place

# What a move brings.
ex-gain-common = common: +{ $points }
ex-gain-secret = secret: +{ $points }
ex-gain-token = your key place: +{ $points }
ex-gain-ticket-one = +1 ticket
ex-gain-ticket-none = no ticket left
ex-gain-arrow = one more arrow, free
ex-gain-loop = closes a loop
ex-gain-rival = { $name }: +{ $points }, you: nothing
ex-gain-laid = already reached: nothing
ex-gain-nobody = nobody holds it: nothing
ex-gain-mark = key place: +2 or −2
ex-gift = A gift to { $name }: +{ $points } ({ $before } → { $after }).
ex-gift-nothing = For you: nothing.

# The planned turn.
ex-plan-lay = { $colour } to { $circle }
ex-plan-same = { $count ->
    [2] Two { $colour } arrows to { $circle }
   *[other] { $count } { $colour } arrows to { $circle }
}
ex-plan-many = { $count ->
    [2] Two arrows, the last to { $circle }
   *[other] { $count } arrows, the last to { $circle }
}
ex-plan-loop = { $colour } closes its loop, then goes to { $circle }
ex-plan-mark = { $circle }: a key place?
ex-plan-stock = { $count ->
    [one] One arrow will be left.
   *[other] { $count } arrows will be left.
}
ex-plan-tickets = { $count ->
    [0] No ticket will be left.
    [one] One ticket will be left.
   *[other] { $count } tickets will be left.
}
ex-plan-blue = Blue circle: touch one more segment, or go on without it.
ex-plan-base = A loop: touch where it goes on.
ex-paid-ticket = for a ticket
ex-paid-by-action = { $number } your action
ex-paid-by-ticket = { $number } a ticket
ex-paid-by-blue = { $number } the blue circle
ex-paid-by-loop = { $number } the restart
ex-cut = Arrow { $number } to { $circle }: end the plan here
ex-from = From { $circle }
ex-take-common = Take the card
ex-leave-common = Leave the card
ex-only-first = Only one
ex-lay-and-see = Place and see
ex-confirm-lay = { $count ->
    [1] Place it
    [2] Place both
   *[other] Place all { $count }
}
ex-confirm-lay-end = { $count ->
    [1] Place and end
    [2] Place both and end
   *[other] Place { $count } and end
}
ex-confirm-anyway = Place it anyway
ex-confirm-remove = Remove it
ex-confirm-remove-end = Remove and end
ex-confirm-mark = Mark it

# The way to an objective.
ex-way-title = { $place }: { $count ->
    [one] one { $colour } arrow.
   *[other] { $count } { $colour } arrows.
}
ex-way-by = By { $names }.
ex-way-own = { $name } (yours too)
ex-way-rival = { $name } ({ $rival }’s key place)
ex-way-points = { $points ->
    [one] +{ $points } point for you.
   *[other] +{ $points } points for you.
}
ex-other-way = By { $colour }: { $count }
ex-first-arrow = First arrow

# The cards.
ex-commons = Common
ex-deck = deck { $count }
ex-mine = My objectives
ex-nearest-first = nearest first
ex-hand-empty = All your objectives are reached.
ex-common = common objective
ex-common-worth = +1 for whoever leads an expedition there
ex-secret = Secret objective
ex-points = reached: +{ $points } to your score
ex-key = key place
ex-key-dead = lost key place
ex-stamp-above = TOP
ex-stamp = SECRET
ex-stamp-below = FOR YOU
ex-laid = Objective reached
ex-way = { $colour } { $far ->
    [one] { $far } arrow
   *[other] { $far } arrows
} away
ex-segments = arr.
ex-distances = Distance from each expedition
ex-neighbours = Neighbours
ex-why-not = Why not here?
ex-degrees = { $lat }° { $ns ->
    [s] S
   *[n] N
}, { $lon }° { $ew ->
    [w] W
   *[e] E
}
ex-kind-start = Where the three expeditions start
ex-kind-red = Red circle: a ticket for each arrival
ex-kind-blue = Blue circle: one more arrow for each arrival

# The tickets.
ex-ticket-stamp = + TICKET
ex-tickets = { $count ->
    [0] No ticket
    [one] One ticket
   *[other] { $count } tickets
}, { $left } to spend this turn
ex-tickets-word = { $count ->
    [one] ticket
   *[other] tickets
}
ex-tickets-left = { $left ->
    [0] You can spend no more tickets this turn.
    [one] You can spend one more ticket this turn.
   *[other] You can spend { $left } more tickets this turn.
}
ex-ticket-for = What will this ticket buy?
ex-use-arrow = of any colour
ex-use-removal = the last one of an expedition
ex-use-exchange = draw cards, keep one
ex-drawn = You drew these. Which one do you keep?
ex-give = Tap the card you give up in return.

# The players.
ex-summary = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand, { $tickets ->
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
}, { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} on the map
ex-detail-hand = In hand: { $count }
ex-detail-laid = Objectives reached: { $count }
ex-detail-won = Common objectives: { $count }
ex-unseen = { $count ->
    [one] one hidden card
   *[other] { $count } hidden cards
}
ex-exchanges = { $count ->
    [one] One card exchange.
   *[other] { $count } card exchanges.
}

# Short names, on cards.
ex-short-fiordland = Fiordland
ex-short-great-barrier-reef = Barrier Reef
ex-short-northwest-passage = Northwest
ex-short-putorana = Putorana
ex-short-amazon-rainforest = Amazon
ex-short-bungle-bungle = Bungle Bungle
