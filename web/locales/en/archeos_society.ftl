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

as-headline = Season { $season } / { $seasons }
as-headline-draft = Set-up

# The sites.
as-rule-chichen-itza = draw at every threshold
as-rule-rapa-nui = +3 in front, then back
as-rule-tantallon-castle = less on a shared space
as-rule-ta-sekhet-maat = two vehicles, the rear one counts
as-rule-ur = one more expedition
as-rule-uluru = score on arrival, then back
as-about-compass = At season end your vehicle scores the points of its space. To go on you need as many cards as the next milestone says.
as-about-chichen-itza = Every milestone you pass lets you draw, at the end of the turn, up to the number written above it.
as-about-rapa-nui = At season end the vehicle in front scores 3 more points and goes back to the start.
as-about-tantallon-castle = A space that is yours alone scores the large number; a shared one the small number.
as-about-ta-sekhet-maat = You have two vehicles here. Each faces its own milestone, and only the rear one scores.
as-about-ur = At the third monkey you may send one last expedition, no larger than your space allows.
as-about-uluru = Right after an advance you may score your space and go back to the start. Season end scores nothing here.
as-space = space
as-points = points
as-cards = cards
as-goes-on-with = milestone
as-arrived = at the end
as-at-most = ≤{ $size }
as-stands = { $name } space { $space }
as-site-label = { $site }, { $colour }, { $continent }: { $stands }.{ $needed ->
    [0] { "" }
   *[other] { " " }You need { $needed } to go on.
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
    [0] No monkey of three
    [one] { $count } monkey of three
   *[other] { $count } monkeys of three
}
as-tile = Botanist tile
as-tile-free = free
as-tile-held = { $name }, size { $size }
as-area = Recruiting area: { $count ->
    [0] nobody
    [one] { $count } card
   *[other] { $count } cards
}
as-area-empty = Nobody to recruit: a draw gives two cards.
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
as-card-off = { $card }: does not go with it
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
as-asks-colour = Use the colour of the { $leader }, or done?
as-asks-role = Use the role of the { $leader }, or done?
as-asks-done = Nothing is left for the { $leader } to do.
as-plan-expedition = { $size ->
    [one] One card leaves alone: { $leader }
   *[other] Expedition of { $size }, { $leader } in front
}
as-plan-keep = { $count ->
    [one] Keep one card
   *[other] Keep { $count } cards
}
as-tells-advance = { $site }: { $from } → { $to } { $count ->
    [one] point.
   *[other] points.
}
as-tells-missed = { $site }: threshold { $threshold }, { $lacks } short.
as-tells-last = { $site }: already at the end.
as-tells-any = One advance of your choice: { $sites }.
as-tells-nowhere = No threshold is met.
as-tells-rest = { $count ->
    [one] Your other card goes to the recruiting area.
   *[other] Your { $count } other cards go to the recruiting area.
}
as-tells-botanist = Botanist tile: +{ $count }.
as-tells-botanist-not = The Botanist tile takes { $count }.
as-tells-linguist = { $count ->
    [0] The Linguist track is at its end.
    [one] Linguist track: one space.
   *[other] Linguist track: { $count } spaces.
}
as-tells-curator = One more relic.
as-tells-curator-not = That relic is in your museum already.
as-tells-professor = Tokens up to { $count }.
as-tells-professor-not = No token to take.
as-tells-physician = You may keep { $count ->
    [one] one card.
   *[other] { $count } cards.
}
as-tells-patron = You may draw { $count ->
    [one] one card.
   *[other] { $count } cards.
}
as-tells-photographer = Counts one card more at season end.
as-tells-pilot = { "" }
as-tells-cartographer = After an advance, one more expedition.
as-tells-student = Behind a Student no vehicle advances.
as-tells-take = { $count ->
    [one] { $count } card in hand; it is not replaced.
   *[other] { $count } cards in hand; it is not replaced.
}
as-tells-draw = The top card, for your eyes only.

# What everybody has before them.
as-standing = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}, { $expeditions ->
    [0] no expedition
    [one] { $expeditions } expedition
   *[other] { $expeditions } expeditions
}
as-expedition = { $leader }, size { $size }
as-my-expeditions = My expeditions
as-expeditions-of = Expeditions of { $name }
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
as-linguist-space = Linguist track: space { $space } of 18
as-museum-title = Museum
as-museum = Museum of { $name }: { $count ->
    [0] no relic
    [one] { $count } relic ({ $colours })
   *[other] { $count } relics ({ $colours })
}, { $points } points at the end of the game
as-tokens = Professor tokens
as-token = Token { $token }
as-token-held = Token { $token }, with { $name }
as-tokens-of = Professor tokens: { $tokens }

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
as-sheet = Sheet of season { $season }
as-sheet-closed = closed
as-sheet-close = Go on
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
as-extras = Track, museums and tokens
as-short-linguist = { $space } / { $last }
as-short-museum = { $count ->
    [one] { $count } relic: { $points }
   *[other] { $count } relics: { $points }
}
as-short-tokens = tokens { $tokens }

# The first table.
as-first-gather = On your turn one thing only: take a card from the recruiting area, draw, or send an expedition.
as-first-lead = Touch a card of your hand: it leads. The others all have its colour, or all its role. Only the leader acts.
as-first-rest = What is left in your hand goes to the recruiting area, for everybody. At the third monkey the season ends and is counted.
