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
as-about-compass = At season’s end, your vehicle scores the points of its space. To advance, your expedition must reach the next threshold.
as-about-chichen-itza = For each threshold you cross, you may draw at the end of your turn, up to the number above it.
as-about-rapa-nui = At season’s end, the vehicle in front scores { $bonus ->
    [one] { $bonus } more point
   *[other] { $bonus } more points
} and goes back to the start.
as-about-tantallon-castle = Alone on your space, you score the large number; if you share it, the small one.
as-about-ta-sekhet-maat = You have two vehicles here. Each has its own threshold, and only the rear one scores.
as-about-ur = At the third monkey you may send one last expedition, no larger than your space allows.
as-about-uluru = Right after an advance you may score your space and go back to the start. This site scores nothing at season’s end.
as-space = space
as-points = points
as-cards = cards
as-threshold-column = threshold
as-arrived = at the end
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
as-asks-colour = Use the { $leader }’s colour, or finish?
as-asks-role = Use the { $leader }’s role, or finish?
as-asks-done = Nothing left for the { $leader } to do.
as-plan-expedition = { $size ->
    [one] Expedition of one: { $leader }
   *[other] Expedition of { $size }, led by the { $leader }
}
as-plan-keep = { $count ->
    [one] Keep one card
   *[other] Keep { $count } cards
}
as-effect-advance = { $site }: { $from } → { $to } { $count ->
    [one] point.
   *[other] points.
}
as-effect-missed = { $site }: threshold { $threshold }, { $lacks } short.
as-effect-last = { $site }: already at the end.
as-effect-any = You may advance on one of these: { $sites }.
as-effect-nowhere = No threshold is met.
as-effect-rest = { $count ->
    [one] Your other card goes to the recruiting area.
   *[other] Your { $count } other cards go to the recruiting area.
}
as-effect-botanist = Botanist tile: +{ $count }.
as-effect-botanist-not = The Botanist tile needs { $count } cards.
as-effect-linguist = { $count ->
    [0] You are at the end of the Linguist track.
    [one] Linguist track: one space forward.
   *[other] Linguist track: { $count } spaces forward.
}
as-effect-curator = One more relic.
as-effect-curator-not = That relic is already in your museum.
as-effect-professor = You may take a token worth up to { $count }.
as-effect-professor-not = No token to take.
as-effect-physician = You may keep { $count ->
    [one] one card.
   *[other] { $count } cards.
}
as-effect-patron = You may draw { $count ->
    [one] one card.
   *[other] { $count } cards.
}
as-effect-photographer = Scores as one card more at season’s end.
as-effect-pilot = { "" }
as-effect-cartographer = If a vehicle advances, you may send one more expedition.
as-effect-student = With a Student in the lead, no vehicle advances.
as-effect-take = { $count ->
    [one] { $count } card in hand. The card taken is not replaced.
   *[other] { $count } cards in hand. The card taken is not replaced.
}
as-effect-draw = The top card, for your eyes only.

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
as-unseen = { $count ->
    [one] and { $count } hidden card
   *[other] and { $count } hidden cards
}
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

# The first table.
