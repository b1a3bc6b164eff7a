# The Well: English texts.
title = The Well
about = A tiny game of hidden cards: win the deepest wells.

option-rounds = Length
option-rounds-long = five rounds
option-rounds-short = three rounds

step-shuffle = The cards are shuffled.
step-round = A round begins.
step-find-well = The die is rolled for the well.
step-play-card = Play a card for the well of depth { $depth }.
step-show-cards = The cards are revealed.
step-look = The winner looks at the top card of the deck.
step-peek = Bury the card under the deck, or leave it on top.
step-draw = Everyone draws.

verb-shuffle = Shuffle: { $order }
verb-roll = Roll { $face }
verb-play = Play card { $card }
verb-bury = Bury it
verb-leave = Leave it

event-dealt = { $seat } receives the cards { $cards }.
event-well-found = A well of depth { $depth } is found.
event-played = { $seat } plays card { $card }, face down.
event-answered = { $seat } has played a card, face down.
event-shown = { $seat } shows card { $card }.
event-won = { $seat } wins the well: { $depth ->
    [one] { $depth } point
   *[other] { $depth } points
}.
event-looked = { $seat } looks at the top card: { $card }.
event-looked-unseen = { $seat } looks at the top card.
event-buried = { $seat } buries the card under the deck.
event-left = { $seat } leaves the card on top.
event-drew = { $seat } draws card { $card }.
event-drew-unseen = { $seat } draws a card.

reason-not-in-hand = Card { $card } is not in your hand.

line-well = Well of depth { $depth }

# How far the game is, for the header of a table.
headline-wells = Wells { $won } / { $rounds }

# First steps for new players.
first-step-1 = Everyone plays a card face down; the highest card wins the well.
first-step-2 = A well is worth its depth: save your best cards for the deep ones.

# Parts of the box that people can point at.
part-card = card { $card }
part-deck = deck
part-well = well

# What a part is and does, for its card.
explain-card = The highest card wins the well of the round.
explain-deck = The winner of a well looks at its top card; then everyone draws.
now-deck = Cards left: { $cards }.
explain-well = It is worth its depth in points to the player who wins it.
now-well = Depth now: { $depth }.

# Names of what can be seen, for interfaces that do not know the game.
view-rounds = rounds
view-depth = depth of the well
view-deck = deck
view-hands = hands
view-chosen = your card, face down
view-played = cards played
view-won = wells won

card-card-1 = 1
card-card-2 = 2
card-card-3 = 3
card-card-4 = 4
card-card-5 = 5
card-card-6 = 6
card-card-7 = 7
card-card-8 = 8
card-card-9 = 9
card-card-10 = 10
card-card-11 = 11
card-card-12 = 12
card-card-13 = 13
card-card-14 = 14
card-card-15 = 15
card-card-16 = 16
card-card-17 = 17
card-card-18 = 18
card-card-19 = 19
card-card-20 = 20

# What an edition can change.
edition-part-cards = Cards
edition-part-die = Die
edition-part-rounds = Rounds
edition-field-hand = cards in a hand
edition-field-faces = faces of the die
edition-field-long = rounds of a long game
edition-field-short = rounds of a short game
