# The board of Archeos Society.
as-letter-red = R
as-letter-green = G
as-letter-blue = B
as-letter-yellow = Y
as-letter-pink = P
as-letter-violet = V

as-continent-north-america = North America
as-continent-south-america = South America
as-continent-europe = Europe
as-continent-africa = Africa
as-continent-asia = Asia
as-continent-oceania = Oceania

as-vehicle-submarine = Submarine
as-vehicle-zeppelin = Zeppelin
as-vehicle-boat = Boat
as-vehicle-half_track = Half-track
as-vehicle-car = Car
as-vehicle-hot_air_balloon = Balloon
as-paint-black = black
as-paint-white = white
as-paint-grey = grey
as-paint-brown = brown
as-paint-beige = beige
as-paint-tan = tan


# The sites.
as-rule-chichen-itza = draw at every threshold
as-rule-rapa-nui = furthest: +{ $bonus }, back to start
as-rule-tantallon-castle = shared spaces score less
as-rule-ta-sekhet-maat = two vehicles, the rear one counts
as-rule-ur = one last expedition
as-rule-uluru = score on arrival, then back
as-points = points
as-cards = cards
as-stands = { $name } space { $space }
as-site-label = { $site }, { $colour }, { $continent }: { $stands }.{ $needed ->
    [0] { "" }
   *[other] { " " }You need { $needed } to advance.
}
as-sum-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
as-sum-guide = + 1 Guide = { $sum }
as-threshold = threshold { $threshold }
as-threshold-missed = threshold { $threshold }: { $lacks } short
as-last-space = last space

# The camp.
as-camp = Camp
as-pile = Pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}{ $safe ->
    [0] { "" }
    [one] , no monkey in the next one
   *[other] , no monkey in the next { $safe }
}
as-monkeys = { $count ->
    [0] None of the three monkeys yet
    [one] { $count } of three monkeys
   *[other] { $count } of three monkeys
}
as-tile = Botanist tile
as-tile-free = free
as-tile-size = size { $size }
as-recruits = Recruits
as-area = Recruiting area: { $count ->
    [0] nobody
    [one] { $count } card
   *[other] { $count } cards
}
as-area-empty = Nobody to recruit: you draw two cards instead.
as-take = Take { $card }
as-order = Sort the recruits
as-order-colour = colour
as-order-role = role
as-order-hand = my hand
as-goes-with = In your hand: { $colour } of this colour, { $role } of this role
as-badges = The numbers count the cards of your hand with the same colour and with the same role.
as-in-area = { $card }, in the recruiting area

# The hand.
as-hand = { $count ->
    [0] Empty hand
    [one] Hand: { $count } card
   *[other] Hand: { $count } cards
}
as-hand-empty = Your hand is empty.
as-leader = Leader
as-card = { $card }
as-card-able = { $card }: choose to lead an expedition
as-card-leader = { $card }, leader of the expedition
as-card-joined = { $card }, chosen
as-card-joinable = Add { $card }
as-card-off = { $card }: does not fit this expedition
as-card-coming = { $card }, soon in hand

# The expedition that is being planned.
as-notebook = Expedition notebook
as-trait = What the cards share
as-could-join = { $count ->
    [0] nobody else
    [one] { $count } card fits
   *[other] { $count } cards fit
}
as-sizes = Size and points
as-size = { $more ->
    [more] { $size } cards or more
   *[exactly] { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }
}: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
as-effects = Effects of the leader
as-asks-effects = { $count ->
    [0] { $leader }: no effect is left.
    [one] { $leader }: one effect is left.
   *[other] { $leader }: { $count } effects are left.
}
as-asks-keep = { $hand ->
    [one] Physician: keep your last card?
   *[other] Physician: which of your { $hand } cards do you keep? Up to { $most }.
}
as-asks-keep-exactly = { $hand ->
    [one] Physician: keep your last card?
   *[other] Physician: which of your { $hand } cards do you keep? { $most }, or none.
}
as-plan-expedition = { $size ->
    [one] { $leader }, alone
   *[other] Expedition of { $size }, led by the { $leader }
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
as-keep-all = Keep all ({ $kept })
as-lay-all = Lay all down ({ $count })
as-keep-some = Keep { $kept }, lay { $laid }
as-effect-advance = { $site }: { $from } → { $to } { $count ->
    [one] point.
   *[other] points.
}
as-effect-missed = { $site }: threshold { $threshold }, { $lacks } short.
as-effect-last = { $site }: already at the end.
as-effect-rest = { $count ->
    [one] Your other card goes to the recruiting area.
   *[other] Your { $count } other cards go to the recruiting area.
}
as-effect-take = { $count ->
    [one] You will hold one card
   *[other] You will hold { $count } cards
}{ $full ->
    [0] ; next you must send an expedition
   *[other] { "" }
}. The card taken is not replaced.
as-effect-draw = { $count ->
    [one] The top card of the pile; only you see it.
   *[other] Nobody can be recruited, so you draw { $count } cards; only you see them.
}

# Tickets of the effects: what they do, and what they are worth.
as-ticket-colour-advance = Colour: +1 at { $site }
as-ticket-colour-any = Colour: +1 at a site of your choice
as-ticket-any-chosen = Colour: +1 at { $chosen }
as-ticket-colour-none = Colour: nothing
as-ticket-role-none = Role: nothing
as-ticket-role-botanist = Role: take the Botanist tile
as-ticket-role-linguist = Role: +{ $count } on the Linguist track
as-ticket-role-curator = Role: { $colour } relic to the museum
as-ticket-role-professor = Role: take a token
as-ticket-professor-chosen = Role: take the token { $chosen }
as-ticket-role-physician = Role: keep { as-ticket-cards }
as-ticket-role-patron = Role: draw { as-ticket-cards }
as-ticket-cards = { $count ->
    [one] one card
   *[other] { $fewer ->
        [0] { $count } cards
       *[other] up to { $count } cards
    }
}
as-ticket-role-photographer = Role: scores as one card more
as-ticket-role-guide = Role: one card more for thresholds
as-ticket-role-pilot = Role: goes to any site
as-ticket-role-cartographer = Role: one more expedition
as-value-points = { $from } → { $to } { $count ->
    [one] point
   *[other] points
} at season’s end
as-value-draws = { $from } → { $to } { $count ->
    [one] point
   *[other] points
}, and draw up to { $more }
as-value-ur = { $from } → { $to } { $count ->
    [one] point
   *[other] points
}, last expedition up to { $more }
as-value-uluru = { $to } { $count ->
    [one] point
   *[other] points
} at once, or stay
as-value-any = { $count ->
    [one] one threshold is met
   *[other] { $count } thresholds are met: touch a site
}
as-value-nowhere = no threshold is met
as-value-missed = threshold { $threshold } at { $site }, { $lacks } short
as-value-last = already on the last space
as-value-student = a Student leads no vehicle
as-value-plain = no effect of its own
as-value-botanist = { $count ->
    [one] +{ $count } point now
   *[other] +{ $count } points now
}
as-value-botanist-not = the tile needs { $count } cards
as-value-linguist = space { $from } → { $to }{ $found ->
    [0] { "" }
    [one] , and a free advance
   *[other] , and { $found } free advances
}
as-value-linguist-not = already at the end of the track
as-value-curator = { $from } → { $to } { $to ->
    [one] relic
   *[other] relics
}: +{ $points } at the end
as-value-curator-not = already in your museum
as-value-professor = up to { $count }: touch a token
as-value-professor-not = no token of { $count } or less
as-value-physician = chosen after sending
as-value-physician-not = no card is left to keep
as-value-patron = { $left ->
    [0] from the pile
   *[other] after the others are laid down
}
as-value-photographer = at season’s end
as-value-guide = not for points
as-value-pilot = instead of its own
as-value-cartographer = asked after an advance
as-value-cartographer-not = no card is left to send
as-value-season-over = the season is over
as-given-up = given up
as-send = { $size ->
    [one] Send
   *[other] Send ({ $size })
}
as-send-without = Send without { $what }
as-send-without-all = Send without any effect
as-finish = Finish
as-finish-without = Finish without { $what }
as-finish-without-all = Finish without any effect
as-lost-advance = advancing
as-lost-botanist = the tile
as-lost-linguist = the track
as-lost-curator = the relic
as-lost-professor = a token
as-lost-patron = drawing
as-lost-cartographer = a second one
as-draw = { $count ->
    [one] Draw a card
   *[other] Draw { $count } cards
}
as-take-it = Take
as-you-advanced = You advance to space { $number } at { $name }.
as-you-retreated = You move back to space { $number } at { $name }.
as-you-relic-placed = You put the { $name } relic into your museum.
as-you-tile-taken = You take the Botanist tile: { $noun } points.
as-you-token-taken = You take the token { $noun }.
as-you-linguist-moved = You advance to space { $noun } of the Linguist track.
as-you-uluru-scored = You score { $noun } points and go back to the start.
as-you-uluru-stayed = You stay on space { $noun }.
as-you-draw-declined = You draw nothing.
as-you-drawing-stopped = You draw no more.
as-you-artefact-skipped = You leave the artefact.
as-you-effects-ended = You use no more effects.
as-you-ur-declined = You send nobody.
as-you-side-placed = The board is placed for this game.

# What everybody has before them.
as-summary = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}, { $expeditions ->
    [0] no expedition
    [one] { $expeditions } expedition
   *[other] { $expeditions } expeditions
}
as-expedition = { $leader }, size { $size }
as-my-expeditions = My expeditions
as-expeditions-of = { $name }’s expeditions
as-expeditions = { $count ->
    [0] Expeditions
    [one] { $count } expedition
   *[other] { $count } expeditions
}
as-no-expeditions = None this season.
as-unseen = { $count } of them hidden
as-sites = Sites
as-on-space = space { $space }
as-scores = Scores: { $scores }
as-linguist-track = Linguist track: { $stands }
as-museum-title = Museum
as-museum = { $name }’s museum: { $count ->
    [0] no relic
    [one] { $count } relic ({ $colours })
   *[other] { $count } relics ({ $colours })
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end of the game
as-tokens = Professor tokens
as-token = Token { $token }
as-token-held = Token { $token }, with { $name }

# The draft of roles and boards.
as-draft = Set-up
as-draft-held = Choose a role from these cards
as-draft-unseen = { $count ->
    [one] and { $count } card that you have not seen
   *[other] and { $count } cards that you have not seen
}
as-draft-chosen = Roles of this game: { $count } of 6
as-draft-none = None yet.
as-side-choose = Which side of this board?
as-side-compass = compass side, no rule of its own
as-paint-choose = The colour of your vehicles
as-side-now = to be placed now
as-thresholds = thresholds { $thresholds }

# The sheet of a season.
as-sheet = Season { $season }: the score
as-sheet-closed = closed
as-sheet-close = Continue
as-sheet-skip = Show all
as-third = third monkey: { $name }
as-sum-sites = All sites
as-sum-expeditions = Expeditions
as-total = Total
as-before-and-now = { $before } + { $gain }
as-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

# What some roles bring along.
as-extras = Role material
as-short-linguist = { $space } / { $last }
