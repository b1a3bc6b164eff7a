# Archeos Society: English texts, in our own words.
title = Archeos Society
subtitle = Six sites · twelve roles
about = Gather explorers, send them out behind the right leader and reach the great sites of six continents, season after season.
designers = by Paolo Mori; Space Cowboys

option-mode = Set-up
option-mode-first-game = first game
option-mode-scenario = a scenario
option-mode-random = left to chance
option-mode-custom = drafted by the players
option-mode-chosen = chosen by hand
option-scenario = Scenario
option-scenario-chichen-itza = Chichén Itzá
option-scenario-rapa-nui = Rapa Nui
option-scenario-tantallon-castle = Tantallon Castle
option-scenario-ta-sekhet-maat = Ta-sekhet-ma’at
option-scenario-ur = Ur
option-scenario-uluru = Uluru
option-first-player = First player
option-first-player-random = random
option-first-player-1 = seat 1
option-first-player-2 = seat 2
option-first-player-3 = seat 3
option-first-player-4 = seat 4
option-first-player-5 = seat 5
option-first-player-6 = seat 6
option-colours = Colours of the vehicles
option-colours-by-seat = given by the seat
option-colours-chosen = chosen by each player in turn
option-physician-keep = A Physician keeps
option-physician-keep-exactly = as many cards as the expedition has, or none
option-physician-keep-up-to = any number of cards up to that
option-patron-draw = A Patron draws
option-patron-draw-exactly = as many cards as the expedition has, or none
option-patron-draw-up-to = one by one, up to that number
option-cartographer = A Cartographer adds an expedition
option-cartographer-after-advance = after an advance
option-cartographer-if-possible = also without using a possible advance
option-linguist-advance = Artefacts advance a vehicle
option-linguist-advance-other-vehicles = that this expedition has not advanced
option-linguist-advance-any-site = on any site, even once more
option-linguist-advance-other-sites = on a site where this expedition has not advanced
option-all-at-start = Everyone tied at the start of a track
option-all-at-start-all-score = everyone scores
option-all-at-start-nothing = nobody scores
option-professors-tied = Everyone tied on Professor tokens
option-professors-tied-both = everyone advances, then moves back
option-professors-tied-nothing = nothing happens
option-step-back = Moving back with the lowest Professor total
option-step-back-optional = optional
option-step-back-compulsory = compulsory
option-chichen-draw = Draws at Chichén Itzá
option-chichen-draw-one-by-one = one by one
option-chichen-draw-at-once = all at once, or none
option-chichen-several = Several advances at Chichén Itzá in a turn
option-chichen-several-each = allow draws for each threshold
option-chichen-several-last = allow draws for the last threshold only
option-ur-limit = The limit of Ur
option-ur-limit-all-cards = counts every card
option-ur-limit-without-mercenaries = does not count Mercenaries
option-ur-cartographer = A Cartographer in the last expedition of Ur
option-ur-cartographer-one-more = adds another one
option-ur-cartographer-nothing = adds nothing
option-taken-cards = Cards taken from the recruiting area
option-taken-cards-hidden = are hidden in the hand
option-taken-cards-noted = stay noted beside the hand
option-score-floor = Scores below zero
option-score-floor-none = are possible
option-score-floor-zero = are not: a score stops at 0
option-tie-break = Tie-break: expeditions count
option-tie-break-cards-left = without their Mercenaries
option-tie-break-as-scored = as they scored
option-tie-break-as-played = as they were played

step-first-player = Chance decides who goes first.
step-roles = Six roles are drawn.
step-board = The advanced board is drawn.
step-shuffle-roles = The role cards are shuffled.
step-draft-role = Choose a role for this game.
step-draft-board = A board is drawn.
step-draft-side = The { $colour } board: which side up?
step-pick-roles = Roles and sides are chosen.
step-pick-role = Choose a role for this game, as agreed at your table.
step-pick-side = The { $colour } board: which side up?
step-pick-paints = Colours are chosen.
step-pick-paint = Choose the colour of your vehicles.
step-shuffle = The deck is shuffled.
step-monkeys = The monkeys hide in the pile.
step-action = { $room ->
    [0] Your hand is full: play an expedition.
   *[other] Take a card, draw, or play an expedition.
}
step-leader = Who leads the expedition?
step-trait = What do the others share with the { $leader }?
step-add-card = Add cards that go with the { $leader }, then send.
step-effects = The leader acts.
step-effect = { $size ->
    [one] { $leader }, alone: colour, role, or finish?
   *[other] { $leader }, { $size } cards: colour, role, or finish?
}
step-site = { $size ->
    [one] Advance on which site, with { $size } card?
   *[other] Advance on which site, with { $size } cards?
}
step-vehicle = Which vehicle moves: the rear (space { $rear }) or the front (space { $front })?
step-uluru = { $left ->
    [0] Uluru, last space: score { $points } now? If you stay, { $professors ->
        [0] you cannot score here again.
       *[other] you can score here again only after a Professor moves you back.
    }
   *[other] Uluru, space { $space }: score { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and return, or stay?
}
step-free-advance = An artefact! Which vehicle advances?
step-token = { $size ->
    [one] Which token? Value { $size } only.
   *[other] Which token? Value up to { $size }.
}
step-lay-down = The rest of the hand is laid down.
step-keep = { $most ->
    [0] You cannot keep more. Lay down the rest.
    [one] { $exactly ->
        [0] Keep { $most } more card, or lay down the rest.
       *[other] { $marked ->
            [0] Keep { $most } card, or none at all.
           *[other] Keep { $most } more card.
        }
    }
   *[other] { $exactly ->
        [0] Keep up to { $most } more cards, and lay down the rest.
       *[other] { $marked ->
            [0] Keep exactly { $most } cards, or none at all.
           *[other] Keep { $most } more cards.
        }
    }
}
step-patron = The Patron may let someone draw.
step-draw-patron = { $singly ->
    [0] Your Patron: draw exactly { $count ->
        [one] { $count } card, or none?
       *[other] { $count } cards, or none?
    }
   *[other] Your Patron: draw one by one, up to { $count ->
        [one] { $count } card?
       *[other] { $count } cards?
    }
}
step-chichen = Chichén Itzá may let someone draw.
step-draw-chichen = Chichén Itzá: draw up to { $count ->
    [one] { $count } more card?
   *[other] { $count } more cards?
}
step-next-turn = The turn is over.
step-ur-expedition = { $limit ->
    [0] Ur: your space allows no expedition.
    [one] Ur: send one more expedition of at most { $limit } card?
   *[other] Ur: send one more expedition of at most { $limit } cards?
}
step-discard = Hands are discarded.
step-botanist = The Botanist tile scores.
step-linguist = The Linguist track scores.
step-professors = Professor tokens are added up.
step-professor-advance = Highest Professor total: advance a vehicle on any site.
step-steps-back = The lowest Professor total moves back.
step-step-back = Lowest Professor total: move a vehicle back on one site.
step-tokens-back = Tokens return to the middle.
step-sites = Sites score.
step-expeditions = Expeditions score.
step-end-season = The season is over.

verb-first = First: { $seat }
verb-roles = Roles: { $roles }
verb-board = Board: { $colour }
verb-shuffle-roles = Shuffle: { $order }
verb-shuffle = Shuffle: { $order }
verb-monkeys = Hide monkeys: { $places }
verb-draft = Choose { $role }
verb-place = Place the { $side } side up
verb-take = Take { $card }
verb-draw = Draw a card, or two if the area is empty
verb-play = Play an expedition
verb-lay-hand = Lay down your Mercenaries
verb-lead = { $card } leads
verb-match = The same { $trait }
verb-add = Add { $card }
verb-send = Send the expedition
verb-colour = Use the colour
verb-role = Use the role
verb-end = Finish
verb-advance = Advance at { $site }
verb-move = Move the { $vehicle } vehicle
verb-score = Score and return
verb-stay = Stay put
verb-skip-artefact = Leave the artefact
verb-take-token = Take the token { $token }
verb-keep = Keep { $card }
verb-lay-rest = Lay down the rest
verb-draw-cards = Draw the cards
verb-decline-draw = Do not draw
verb-stop = Stop drawing
verb-decline-expedition = Send nobody
verb-decline-advance = Do not advance
verb-retreat = Move back at { $site }
verb-decline-retreat = Do not move back
verb-paint = Take the { $paint } vehicles

event-first-player = { $seat } goes first.
event-roles-drawn = The roles of this game: { $roles }.
event-board-advanced = { $site } is the advanced site of this game.
event-roles-held = { $seat } holds: { $roles }.
event-roles-held-unseen = { $seat } holds six role cards.
event-role-drafted = { $seat } brings the { $role } into the game.
event-board-drawn = { $seat } draws the { $colour } board.
event-side-placed = { $seat } places { $site }, { $side } side up.
event-season-began = Season { $season } of { $seasons } begins; { $seat } goes first.
event-dealt = { $seat } is dealt a { $card }.
event-area-dealt = In the recruiting area: { $cards }.
event-monkeys-hidden = Three monkeys hide in the lower half of the pile.
event-took = { $seat } takes a { $card }.
event-drew = { $seat } draws: { $cards }.
event-drew-unseen = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-monkey = { $seat } turns up { $number ->
    [1] the first monkey
    [2] the second monkey
   *[other] the third monkey
}!
event-season-ended = { $left ->
    [0] The last season ends right away.
   *[other] The season ends right away; { $seat } will go first in the next.
}
event-planned = { $seat } prepares an expedition.
event-leader-chosen = { $seat } wants the { $card } to lead.
event-trait-chosen = { $seat } looks for the same { $trait }.
event-card-added = { $seat } plans to add a { $card }.
event-led = { $size ->
    [one] { $seat } sends a { $leader } out alone.
   *[other] { $seat } sends { $size } cards out, led by a { $leader }.
}
event-followed = { $seat } adds: { $cards }.
event-advanced = { $seat } advances to space { $space } at { $site }.
event-uluru-scored = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} at Uluru and goes back to the start.
event-uluru-stayed = { $seat } stays on space { $space } at Uluru.
event-tile-taken = { $seat } takes the Botanist tile with { $size ->
    [one] { $size } card
   *[other] { $size } cards
}: { $points } points.
event-linguist-moved = { $artefacts ->
    [0] { $seat } advances to space { $space } of the Linguist track.
    [one] { $seat } advances to space { $space } of the Linguist track and finds an artefact.
   *[other] { $seat } advances to space { $space } of the Linguist track and finds { $artefacts } artefacts.
}
event-artefact-skipped = { $seat } leaves the artefact.
event-relic-placed = { $seat } puts the { $colour } relic into the museum ({ $count } of 6).
event-token-taken = { $seat } takes the Professor token { $token }.
event-extra-planned = { $seat } prepares one more expedition.
event-kept = { $seat } plans to keep a { $card }.
event-kept-count = { $seat } keeps { $count ->
    [0] no card
    [one] { $count } card
   *[other] { $count } cards
}.
event-laid-down = { $seat } lays down: { $cards }.
event-draw-declined = { $seat } draws nothing from the Patron.
event-drawing-stopped = { $seat } draws no more.
event-ur-began = Ur: everyone may send one last expedition.
event-ur-declined = { $seat } sends nobody.
event-hands-discarded = Hands and recruiting area go back to the deck.
event-botanist-scored = { $seat } holds the Botanist tile: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-linguist-scored = { $seat } is furthest on the Linguist track: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-professors-counted = { $seat } has a Professor total of { $total }.
event-advance-declined = { $seat } does not advance.
event-retreated = { $seat } moves back to space { $space } at { $site }.
event-retreat-declined = { $seat } does not move back.
event-tokens-returned = The Professor tokens return to the middle.
event-sites-scored = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for sites (red { $red }, green { $green }, blue { $blue }, yellow { $yellow }, pink { $pink }, violet { $violet }).
event-rapa-nui-scored = { $seat } is furthest at Rapa Nui: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-mercenaries-left = { $count ->
    [one] The only Mercenary leaves its expedition.
   *[other] { $count } Mercenaries leave their expeditions.
}
event-expeditions-scored = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $count ->
    [one] { $count } expedition
   *[other] { $count } expeditions
}.
event-museum-scored = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $count ->
    [one] { $count } relic
   *[other] { $count } relics
}.
event-game-ended = The last season is over: the game ends.
event-role-used = { $seat } uses the { $role }.
event-vehicle-due = { $seat } chooses a vehicle at { $site }.
event-effects-ended = { $seat } uses no more effects.
event-drew-more = { $seat } draws more: { $cards }.
event-drew-more-unseen = { $seat } draws { $count ->
    [one] one more card
   *[other] { $count } more cards
}.
event-led-also = { $size ->
    [one] { $seat } also sends a { $leader } out alone.
   *[other] { $seat } also sends { $size } cards out, led by a { $leader }.
}
event-paint-chosen = { $seat } takes the { $paint } vehicles.

# The same events, told to the player whose seat it is.
event-first-player-you = You go first.
event-roles-held-you = You hold: { $roles }.
event-roles-held-unseen-you = You hold six role cards.
event-role-drafted-you = You bring the { $role } into the game.
event-board-drawn-you = You draw the { $colour } board.
event-side-placed-you = You place { $site }, { $side } side up.
event-season-began-you = Season { $season } of { $seasons } begins; you go first.
event-dealt-you = You are dealt a { $card }.
event-took-you = You take a { $card }.
event-drew-you = You draw: { $cards }.
event-drew-unseen-you = You draw { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-monkey-you = You turn up { $number ->
    [1] the first monkey
    [2] the second monkey
   *[other] the third monkey
}!
event-season-ended-you = { $left ->
    [0] The last season ends right away.
   *[other] The season ends right away; you will go first in the next.
}
event-planned-you = You prepare an expedition.
event-leader-chosen-you = You want the { $card } to lead.
event-trait-chosen-you = You look for the same { $trait }.
event-card-added-you = You plan to add a { $card }.
event-led-you = { $size ->
    [one] You send a { $leader } out alone.
   *[other] You send { $size } cards out, led by a { $leader }.
}
event-followed-you = You add: { $cards }.
event-advanced-you = You advance to space { $space } at { $site }.
event-uluru-scored-you = You score { $points ->
    [one] { $points } point
   *[other] { $points } points
} at Uluru and go back to the start.
event-uluru-stayed-you = You stay on space { $space } at Uluru.
event-tile-taken-you = You take the Botanist tile with { $size ->
    [one] { $size } card
   *[other] { $size } cards
}: { $points } points.
event-linguist-moved-you = { $artefacts ->
    [0] You advance to space { $space } of the Linguist track.
    [one] You advance to space { $space } of the Linguist track and find an artefact.
   *[other] You advance to space { $space } of the Linguist track and find { $artefacts } artefacts.
}
event-artefact-skipped-you = You leave the artefact.
event-relic-placed-you = You put the { $colour } relic into the museum ({ $count } of 6).
event-token-taken-you = You take the Professor token { $token }.
event-extra-planned-you = You prepare one more expedition.
event-kept-you = You plan to keep a { $card }.
event-kept-count-you = You keep { $count ->
    [0] no card
    [one] { $count } card
   *[other] { $count } cards
}.
event-laid-down-you = You lay down: { $cards }.
event-draw-declined-you = You draw nothing from the Patron.
event-drawing-stopped-you = You draw no more.
event-ur-declined-you = You send nobody.
event-botanist-scored-you = You hold the Botanist tile: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-linguist-scored-you = You are furthest on the Linguist track: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-professors-counted-you = You have a Professor total of { $total }.
event-advance-declined-you = You do not advance.
event-retreated-you = You move back to space { $space } at { $site }.
event-retreat-declined-you = You do not move back.
event-sites-scored-you = You score { $points ->
    [one] { $points } point
   *[other] { $points } points
} for sites (red { $red }, green { $green }, blue { $blue }, yellow { $yellow }, pink { $pink }, violet { $violet }).
event-rapa-nui-scored-you = You are furthest at Rapa Nui: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-expeditions-scored-you = You score { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $count ->
    [one] { $count } expedition
   *[other] { $count } expeditions
}.
event-museum-scored-you = You score { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $count ->
    [one] { $count } relic
   *[other] { $count } relics
}.
event-role-used-you = You use the { $role }.
event-vehicle-due-you = You choose a vehicle at { $site }.
event-effects-ended-you = You use no more effects.
event-drew-more-you = You draw more: { $cards }.
event-drew-more-unseen-you = You draw { $count ->
    [one] one more card
   *[other] { $count } more cards
}.
event-led-also-you = { $size ->
    [one] You also send a { $leader } out alone.
   *[other] You also send { $size } cards out, led by a { $leader }.
}
event-paint-chosen-you = You take the { $paint } vehicles.

# Why the game ended, for the page of the result.
ending-game-ended = The last season is over.

reason-hand-full = Your hand is full: play an expedition.
reason-not-in-area = There is no { $card } in the recruiting area.
reason-nothing-to-play = Your hand is empty: there is nobody to send.
reason-no-leader = None of your cards can lead: Mercenaries never do.
reason-not-all-mercenaries = You may do this only with a full hand of nothing but Mercenaries.
reason-not-in-hand = You have no { $card } left to use.
reason-cannot-lead = A Mercenary cannot lead.
reason-no-shared-colour = The colour must match the leader’s: the { $card } does not go with the { $leader }.
reason-no-shared-role = The role must match the leader’s: the { $card } does not go with the { $leader }.
reason-out-of-order = Cards are added in hand order, and the { $card } comes earlier: undo to add it.
reason-too-large-for-ur = Your space on Ur allows { $limit ->
    [0] no expedition
    [one] no more than { $limit } card
   *[other] no more than { $limit } cards
}.
reason-student-leads = With a Student in the lead, no vehicle advances, however large the expedition.
reason-too-small = { $site }: the next space needs { $threshold }, and your expedition counts { $size }.
reason-last-space-reached = { $site }: your vehicle is already on the last space.
reason-too-small-everywhere = There is no site where { $size ->
    [one] { $size } card is
   *[other] { $size } cards are
} enough.
reason-effect-used = You have already used this effect for this expedition.
reason-no-role-effect = The { $role } has no effect right now.
reason-tile-defended = The tile needs an expedition of { $needed } or more; yours counts { $size }.
reason-track-ends = Your vehicle is at the end of the Linguist track.
reason-relic-there = The { $colour } relic is already in your museum.
reason-no-token = No Professor token of { $size } or less is left.
reason-not-advanced = A Cartographer adds an expedition only after this one has advanced a vehicle.
reason-one-space-only = { $site }: at this table an expedition advances you only one space per site.
reason-token-too-high = The token { $token } is worth more than the { $size } of your expedition.
reason-token-held = The token { $token } is already taken.
reason-nothing-to-step-back = { $site }: your vehicle is already at the start.
reason-kept-enough = You may keep at most { $size }, the size of your expedition.
reason-keep-exactly = At this table you keep exactly { $size }, or none; they are named in the order of your hand.
reason-not-this-side = { $site } is not in this game.
reason-role-not-held = You do not hold the { $role }.
reason-vehicle-moved = { $site }: this expedition has already advanced your vehicle there.
reason-no-more-at-ur = At this table, everyone plays just one last expedition at Ur.
reason-role-chosen = The { $role } is already in the game.
reason-paint-taken = The { $paint } vehicles are already taken.

line-sites = sites
line-expeditions = expeditions
line-botanist = Botanist tile
line-linguist = Linguist track
line-rapa-nui = Rapa Nui
line-uluru = Uluru
line-museum = museum

# Points if the season and the game ended now.
projected-now = so far
projected-site = { $site }
projected-expeditions = expeditions
projected-botanist = Botanist tile
projected-linguist = Linguist track
projected-rapa-nui = furthest at Rapa Nui
projected-museum = museum

# How far the game is, for the header of a table.
headline-set-up = Set-up
headline-season = Season { $season } / { $seasons }

# First steps for new players.
first-step-1 = On your turn, do just one thing: take a card from the recruiting area, draw one, or play an expedition.
first-step-2 = Tap a card in your hand to make it the leader. The others must all share its colour, or all share its role. Only the leader has an effect.
first-step-3 = Cards left in your hand go to the recruiting area, where anyone can take them. The third monkey ends the season, and everyone scores.

# Parts of the box that people can point at.
part-card = { $card }
part-role = { $role }
part-site = { $site }
part-board = { $colour } board
part-vehicle = vehicle at { $site }, { $vehicle }
part-relic = { $colour } relic
part-token = Professor token { $token }
part-tile = Botanist tile
part-linguist-track = Linguist track
part-monkey = monkey { $number }
part-pile = draw pile
part-area = recruiting area
part-hand = hand
part-points = points
part-vehicles = vehicles of a player
part-expeditions = expeditions sent
part-museum = museum
part-set-up = roles and sites of this game

# What a part is and does, for its card. A role: as leader, and as one of the others.
explain-follower = **Following:**
explain-role-botanist = **Leading:** take the Botanist tile if it is free or your expedition is at least as large as the one that holds it: { $taking } points, and { $holding } more for the player who has it at season’s end.
    { explain-follower } one card, no effect.
explain-role-linguist = **Leading:** your vehicle on the Linguist track advances by the size of the expedition. Each artefact on the way ({ $artefacts }) may advance a vehicle that this expedition has not advanced, whatever the threshold. At season’s end, furthest along scores { $bonus }.
    { explain-follower } one card, no effect.
explain-role-physician = **Leading:** when you lay down your hand, you may keep as many cards as the expedition has, or none.
    { explain-follower } one card, no effect.
explain-role-pilot = **Leading:** advance on any site whose threshold you reach, not only on that of the colour.
    { explain-follower } one card, no effect.
explain-role-cartographer = **Leading:** if this expedition has advanced a vehicle, you may play another one before you lay down your hand.
    { explain-follower } one card, no effect.
explain-role-curator = **Leading:** put a relic of the leader’s colour into your museum, one of each colour at most. At the end of the game the museum scores { $museum }, from no relic to all of them.
    { explain-follower } one card, no effect.
explain-role-guide = **Leading:** for thresholds, the expedition counts one card more; for points it does not.
    { explain-follower } one card, no effect.
explain-role-mercenary = **Never leads.** With { $limit } of them in hand you can only lay them down.
    { explain-follower } joins any expedition, whatever its colour and role, and counts in its size; leaves before expeditions score.
explain-role-patron = **Leading:** after laying down your hand, draw as many cards as the expedition has, or none. A hand never exceeds { $limit }.
    { explain-follower } one card, no effect.
explain-role-photographer = **Leading:** at season’s end the expedition scores as if it had one card more.
    { explain-follower } one card, no effect.
explain-role-professor = **Leading:** take a token worth no more than the size of the expedition. At season’s end the highest total may advance a vehicle, the lowest may move one back.
    { explain-follower } one card, no effect.
explain-role-student = **Leading:** no vehicle advances, however large the expedition.
    { explain-follower } one card like any other. There are { $copies } of each colour, more than of other roles.
explain-site = At season’s end your vehicle scores its space: { $points }. From one space to the next, an expedition needs { $thresholds } cards.
explain-site-mesa-verde = { explain-site }
explain-site-machu-picchu = { explain-site }
explain-site-grotta-azzurra = { explain-site }
explain-site-great-zimbabwe = { explain-site }
explain-site-sigiriya = { explain-site }
explain-site-nan-madol = { explain-site } A space below zero costs points.
explain-site-chichen-itza = { explain-site }
    At the end of a turn in which you advanced here, draw up to { $draws } cards, by the threshold you crossed.
explain-site-rapa-nui = { explain-site }
    Then the vehicle furthest along scores { $bonus } more and goes back to the start.
explain-site-tantallon-castle = Alone on your space, your vehicle scores { $points } at season’s end; sharing it, only { $shared }. Thresholds: { $thresholds }.
explain-site-ta-sekhet-maat = { explain-site }
    You have { $vehicles } vehicles here and move one at a time. Only the rear one scores.
explain-site-uluru = Right after an advance you may score your space, { $immediate }, and go back to the start. Season’s end scores nothing here. Thresholds: { $thresholds }.
explain-site-ur = { explain-site }
    When the third monkey appears, everyone may play one last expedition; your space limits its size: { $sizes }.
now-site = You are on space { $space }; the next one needs { $needed }.
explain-board = A continent with two sides, each a different site. One of them is used for the whole game.
now-board = In this game: { $site }.
explain-vehicle = It advances when an expedition led by this site’s colour is at least as large as the threshold in front of it. Any number of vehicles may share a space.
explain-relic = A Curator puts it into your museum, one of each colour at most. At the end of the game the museum scores { $museum }, from no relic to all of them.
now-relic = You have { $count }.
explain-token = A Professor takes a token worth no more than the size of the expedition. At season’s end the highest total may advance a vehicle, the lowest may move one back.
explain-tile = A Botanist takes it if it is free, or with an expedition at least as large as the one that holds it: { $taking } points now, { $holding } more for the player who has it at season’s end.
now-tile = Held by { $seat }: you need { $size } or more.
explain-linguist-track = A Linguist advances your vehicle by the size of the expedition, up to space { $last }. Each artefact ({ $artefacts }) may advance a vehicle that this expedition has not advanced, whatever the threshold. Furthest along at season’s end scores { $bonus }.
now-linguist-track = You are on space { $space }.
explain-monkey = { $monkeys } monkeys hide in the lower half of the pile. The last one ends the season at that very moment; the others do nothing.
now-monkey = Seen so far: { $shown }.
explain-pile = Draw its top card, which only you see. { $monkeys } monkeys hide in its lower half.
now-pile = Cards left: { $cards }.
explain-area = Take any card that lies here; it is not replaced. After an expedition, the rest of a hand is laid down here.
now-area = Cards here: { $cards }.
explain-hand = Secret, but its size is not. It never holds more than { $limit } cards; with that many you must play an expedition.
explain-points = The player with the most points at the end of the game wins. The Botanist tile and Uluru score immediately, everything else at the end of a season or of the game.
explain-vehicles = Each player’s vehicles have a shape and a colour of their own. One starts on each site and one on the score track.
explain-expeditions = Expeditions lie open until season’s end. From no card up, they score { $points }; further cards score no more.
explain-museum = Relics from your Curators, one of each colour. At the end of the game it scores { $points }, from no relic to all of them.
now-museum = You have { $count }.
explain-set-up = The roles and sites of this game. They are known to everyone and stay to the end.
now-set-up = Roles: { $roles }.
    Sites: { $sites }.

mode-first-game = first game
mode-scenario = scenario
mode-random = left to chance
mode-custom = drafted
mode-chosen = chosen by hand

paint-black = black
paint-white = white
paint-grey = grey
paint-brown = brown
paint-beige = beige
paint-tan = tan

side-compass = compass
side-advanced = advanced

trait-colour = colour
trait-role = role

vehicle-rear = rear
vehicle-front = front

colour-red = red
colour-green = green
colour-blue = blue
colour-yellow = yellow
colour-pink = pink
colour-violet = violet

role-botanist = Botanist
role-linguist = Linguist
role-physician = Physician
role-pilot = Pilot
role-cartographer = Cartographer
role-curator = Curator
role-guide = Guide
role-mercenary = Mercenary
role-patron = Patron
role-photographer = Photographer
role-professor = Professor
role-student = Student

site-mesa-verde = Mesa Verde
site-machu-picchu = Machu Picchu
site-grotta-azzurra = Grotta Azzurra
site-great-zimbabwe = Great Zimbabwe
site-sigiriya = Sigiriya
site-nan-madol = Nan Madol
site-chichen-itza = Chichén Itzá
site-rapa-nui = Rapa Nui
site-tantallon-castle = Tantallon Castle
site-ta-sekhet-maat = Ta-sekhet-ma’at
site-ur = Ur
site-uluru = Uluru

# What can be wrong with an edition of this game.
edition-problem-artefact-beyond-track = there is an artefact beyond the last space of the Linguist track, { $last }.
edition-problem-first-game-without = the first game is played without the role { $role }: the rulebook lays out only the material of the Botanist.
edition-problem-first-game-with = the first game is played with the role { $role }: the rulebook lays out its material.
edition-problem-first-game-advanced = in the first game the { $colour } board shows its advanced side: the rulebook says so.

# Names of what can be seen, for interfaces that do not know the game.
view-mode = set-up
view-season = season
view-seasons = seasons
view-first = first player
view-active = whose turn
view-roles = roles in the game
view-sites = sites
view-paints = colours of the vehicles
view-pile = cards in the pile
view-upper = monkey-free cards on top
view-monkeys = monkeys out
view-third = last to draw the third monkey
view-area = recruiting area
view-players = players
view-players-hand = hand
view-players-expeditions = expeditions
view-players-vehicles = vehicles
view-players-needed = size needed to advance
view-players-linguist = Linguist track
view-players-relics = relics
view-players-tokens = Professor tokens
view-players-score = score
view-tile = Botanist tile (who, which expedition)
view-tokens = Professor tokens in the middle
view-draws = draws due at Chichén Itzá
view-draft = role cards in the draft
view-board = board to be placed
view-building = your expedition, still secret
view-keeping = cards you keep

card-red-botanist = red Botanist
card-green-botanist = green Botanist
card-blue-botanist = blue Botanist
card-yellow-botanist = yellow Botanist
card-pink-botanist = pink Botanist
card-violet-botanist = violet Botanist
card-red-linguist = red Linguist
card-green-linguist = green Linguist
card-blue-linguist = blue Linguist
card-yellow-linguist = yellow Linguist
card-pink-linguist = pink Linguist
card-violet-linguist = violet Linguist
card-red-physician = red Physician
card-green-physician = green Physician
card-blue-physician = blue Physician
card-yellow-physician = yellow Physician
card-pink-physician = pink Physician
card-violet-physician = violet Physician
card-red-pilot = red Pilot
card-green-pilot = green Pilot
card-blue-pilot = blue Pilot
card-yellow-pilot = yellow Pilot
card-pink-pilot = pink Pilot
card-violet-pilot = violet Pilot
card-red-cartographer = red Cartographer
card-green-cartographer = green Cartographer
card-blue-cartographer = blue Cartographer
card-yellow-cartographer = yellow Cartographer
card-pink-cartographer = pink Cartographer
card-violet-cartographer = violet Cartographer
card-red-curator = red Curator
card-green-curator = green Curator
card-blue-curator = blue Curator
card-yellow-curator = yellow Curator
card-pink-curator = pink Curator
card-violet-curator = violet Curator
card-red-guide = red Guide
card-green-guide = green Guide
card-blue-guide = blue Guide
card-yellow-guide = yellow Guide
card-pink-guide = pink Guide
card-violet-guide = violet Guide
card-red-mercenary = red Mercenary
card-green-mercenary = green Mercenary
card-blue-mercenary = blue Mercenary
card-yellow-mercenary = yellow Mercenary
card-pink-mercenary = pink Mercenary
card-violet-mercenary = violet Mercenary
card-red-patron = red Patron
card-green-patron = green Patron
card-blue-patron = blue Patron
card-yellow-patron = yellow Patron
card-pink-patron = pink Patron
card-violet-patron = violet Patron
card-red-photographer = red Photographer
card-green-photographer = green Photographer
card-blue-photographer = blue Photographer
card-yellow-photographer = yellow Photographer
card-pink-photographer = pink Photographer
card-violet-photographer = violet Photographer
card-red-professor = red Professor
card-green-professor = green Professor
card-blue-professor = blue Professor
card-yellow-professor = yellow Professor
card-pink-professor = pink Professor
card-violet-professor = violet Professor
card-red-student = red Student
card-green-student = green Student
card-blue-student = blue Student
card-yellow-student = yellow Student
card-pink-student = pink Student
card-violet-student = violet Student

# What an edition can change.
edition-part-museum = Museum
edition-part-linguist = Linguist track
edition-part-expeditions = Points of expeditions
edition-part-scenarios = Scenarios
edition-field-points = points
edition-field-thresholds = thresholds
edition-field-draw-up-to = cards to draw
edition-field-points-shared = points when shared
edition-field-points-immediate = points at once
edition-field-largest-size = largest expedition
edition-field-bonus = bonus
edition-field-last-space = last space
edition-field-artefacts = spaces with an artefact
edition-field-roles = roles
edition-field-advanced = colour on its advanced side

# What no text gives: the same words in the rules, on pages and in the list of games.
edition-about = The boards of Archeos Society carry numbers that no text gives: **points and thresholds of the tracks, the museum, the Linguist track**. Ours are reconstructed and play well; they are not those of the box.
