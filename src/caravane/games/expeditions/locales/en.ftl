# Expéditions, autour du monde: English texts, in our own words.
title = Expeditions, around the world
about = Three expeditions, shared by everyone. Lead them, turn by turn, to the places on your secret cards, all around the world.
designers = by Wolfgang Kramer; French edition Super Meeple

option-announce = When a place is reached, its card
option-announce-automatic = is played automatically
option-announce-vigilance = must be claimed: stay alert
option-commons = A common objective that you reach
option-commons-choice = is yours to take or leave
option-commons-automatic = is taken automatically
option-first-player = First player
option-first-player-random = random
option-first-player-1 = seat 1
option-first-player-2 = seat 2
option-first-player-3 = seat 3
option-first-player-4 = seat 4
option-first-player-5 = seat 5
option-first-player-6 = seat 6

step-first-player = Chance decides who goes first.
step-shuffle = The cards are shuffled.
step-mark-key = Choose your key place number { $number } from your distant places.
step-action = { $laid ->
    [0] { $tickets ->
        [0] Place an arrow of any colour.
       *[other] Place an arrow of any colour, or spend a ticket first.
    }
   *[other] { $tickets ->
        [0] Your arrow is placed. End your turn.
       *[other] Your arrow is placed. Spend a ticket, or end your turn.
    }
}
step-ticket-arrow = Your ticket: place one more arrow of any colour.
step-ticket-remove = Your ticket: which expedition loses its last arrow?
step-keep-card = Your exchange: keep one of the cards you drew, or none.
step-discard-card = Which card do you put under the deck in return?
step-loop-base = A loop! From which circle does the { $colour } expedition restart?
step-loop-arrow = The { $colour } expedition restarts from { $base }: where to?
step-blue-due = A blue circle gives one more arrow.
step-blue-arrow = Blue circle: place one more arrow of any colour, or none.
step-claim-card = { $place } has been reached. Is that card yours?
step-close-window = The answers are compared.
step-take-common = You have reached { $card }, a common objective: take it?

verb-first = First: { $seat }
verb-shuffle = Shuffle: { $order }
verb-mark = Mark { $place }
verb-lay = { $colour }: { $circle }
verb-spend = Ticket: { $use }
verb-end-turn = End the turn
verb-remove = Remove the last { $colour } arrow
verb-keep = Keep { $card }
verb-keep-none = Keep none
verb-discard = Return { $card }
verb-discard-none = Exchange nothing
verb-base = From { $circle }
verb-decline = No arrow
verb-claim = Play the card
verb-silent = Stay silent
verb-take = Take the card
verb-leave = Leave the card

event-first-player = { $seat } goes first.
event-dealt = { $seat } is dealt: { $cards }.
event-dealt-unseen = { $seat } is dealt { $count } cards.
event-mended = { $seat } had too few distant places and returns: { $cards }.
event-mended-unseen = { $seat } had too few distant places and exchanges { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-near-under = { $card } is too close to be a common objective and goes under the deck.
event-displayed = Common objectives: { $cards }.
event-marked = { $seat } marks { $place } as a key place.
event-round-began = Round { $round }.
event-arrow-laid = { $seat } leads the { $colour } expedition: { $origin } → { $circle }.
event-arrows-out = The { $colour } expedition has placed its last arrow.
event-arrow-removed = { $seat } removes the last { $colour } arrow: { $origin } → { $circle }.
event-card-laid = { $seat } plays { $card }.
event-key-laid = { $seat } plays { $card }, a key place, and recovers the token.
event-nobody-lays = Nobody holds { $card }.
event-common-taken = { $seat } wins the common objective { $card }.
event-common-left = { $seat } leaves the common objective { $card }.
event-turned-up = New common objective: { $card }.
event-ticket-taken = { $seat } gains a ticket ({ $tickets } in all).
event-no-ticket-left = No ticket is left to take.
event-loop-closed = The { $colour } expedition closes a loop at { $circle }.
event-loop-uncovered = The { $colour } expedition ends in a loop again, at { $circle }.
event-finished = The { $colour } expedition has no arrow left and no free tip: its journey is over.
event-base-chosen = { $seat } restarts the { $colour } expedition from { $circle }.
event-blue-reached = A blue circle: { $seat } may place one more arrow.
event-blue-lost = A blue circle, but no arrow is left.
event-declined = { $seat } places no further arrow.
event-ticket-spent = { $seat } spends a ticket ({ $use }) and has { $tickets } left.
event-drew = { $seat } draws: { $cards }.
event-drew-unseen = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
} and may exchange one.
event-kept = { $seat } keeps { $card }.
event-kept-none = { $seat } keeps none of them.
event-discarded = { $seat } puts { $card } under the deck.
event-discarded-none = { $seat } returns no card.
event-window-opened = { $card } has been reached: whose card is it?
event-claimed = { $seat } claims the card.
event-stayed-silent = { $seat } stays silent.
event-answered = { $seat } has answered.
event-nothing-laid = Nobody plays { $card }.
event-last-card = { $seat } has played their last card: this is the last round.
event-last-arrow = All the arrows are on the board: this is the last round.
event-no-way-left = No expedition can go on: this is the last round.
event-last-turn = The journey has lasted long enough: this is the last round.
event-game-ended = The game is over.
event-hand-shown = { $seat } still held: { $cards }.
event-scored = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} (cards { $laid }, tokens { $tokens }, cards left { $left ->
    [0] 0
   *[other] −{ $left }
}, tokens left { $lost ->
    [0] 0
   *[other] −{ $lost }
}).

# The same events, told to the player whose seat it is.
event-first-player-you = You go first.
event-dealt-you = You are dealt: { $cards }.
event-dealt-unseen-you = You are dealt { $count } cards.
event-mended-you = You had too few distant places and return: { $cards }.
event-mended-unseen-you = You had too few distant places and exchange { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-marked-you = You mark { $place } as a key place.
event-arrow-laid-you = You lead the { $colour } expedition: { $origin } → { $circle }.
event-arrow-removed-you = You remove the last { $colour } arrow: { $origin } → { $circle }.
event-card-laid-you = You play { $card }.
event-key-laid-you = You play { $card }, a key place, and recover the token.
event-common-taken-you = You win the common objective { $card }.
event-common-left-you = You leave the common objective { $card }.
event-ticket-taken-you = You gain a ticket ({ $tickets } in all).
event-base-chosen-you = You restart the { $colour } expedition from { $circle }.
event-blue-reached-you = A blue circle: you may place one more arrow.
event-declined-you = You place no further arrow.
event-ticket-spent-you = You spend a ticket ({ $use }) and have { $tickets } left.
event-drew-you = You draw: { $cards }.
event-drew-unseen-you = You draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
} and may exchange one.
event-kept-you = You keep { $card }.
event-kept-none-you = You keep none of them.
event-discarded-you = You put { $card } under the deck.
event-discarded-none-you = You return no card.
event-claimed-you = You claim the card.
event-stayed-silent-you = You stay silent.
event-answered-you = You have answered.
event-last-card-you = You have played your last card: this is the last round.
event-hand-shown-you = You still held: { $cards }.
event-scored-you = You: { $points ->
    [one] { $points } point
   *[other] { $points } points
} (cards { $laid }, tokens { $tokens }, cards left −{ $left }, tokens left −{ $lost }).
ending-last-card-you = You played your last card; the round was played to its end.

# Why the game ended, for the page of the result.
ending-last-card = { $seat } played their last card; the round was played to its end.
ending-last-arrow = All the arrows were on the board; the round was played to its end.
ending-no-way-left = No expedition could go on; the round was played to its end.
ending-last-turn = The journey had lasted long enough; the round was played to its end.

reason-too-near = { $place } is too close to the start.
reason-not-in-hand = You do not hold { $place }.
reason-already-marked = You have already marked { $place }.
reason-not-from-start = The { $colour } expedition starts at the compass rose; { $circle } is not connected to it.
reason-not-from-tip = The { $colour } expedition continues from { $tip }; { $circle } is not connected to it.
reason-segment-taken = There is already a { $colour } arrow on the segment to { $circle }.
reason-stock-empty = No { $colour } arrow is left.
reason-main-done = You have already placed this turn’s arrow; a ticket buys another.
reason-no-ticket = You have no ticket.
reason-tickets-spent = You cannot spend any more tickets this turn.
reason-no-arrow-left = No arrow of any colour can be placed.
reason-nothing-to-remove = There is no arrow on the board.
reason-deck-empty = The deck is empty.
reason-hand-empty = You have no card to exchange.
reason-must-lay = You must place an arrow on your turn.
reason-arrow-first = First settle the arrow that is due.
reason-not-started = The { $colour } expedition has not started yet.
reason-not-drawn = You have not drawn { $card }.
reason-not-held = { $card } was not in your hand before the exchange.
reason-none-kept = You have kept no card, so you return none.
reason-one-kept = You have kept a card: return one for it.
reason-not-visited = The { $colour } expedition has not visited { $circle }.
reason-no-free-segment = Every segment at { $circle } has a { $colour } arrow.
reason-loop-colour = After a loop, the arrow must be { $colour }.
reason-card-first = First decide whether you take { $card }.
reason-not-from-base = The expedition restarts from { $base }; { $circle } is not connected to it.

line-objectives = Objectives reached
line-common = Common objectives
line-tokens = Tokens recovered
line-left = Cards left in hand
line-lost = Tokens left on the board

# How far the game is, for the header of a table.
headline-key-places = Key places
headline-round = Round { $round }
headline-last-round = Last round

# First steps for new players.
first-step-1 = Places ringed in pencil are your secret objectives: +1 point each once an expedition gets there, −1 if still in your hand at the end.
first-step-2 = First, choose key places among your distant ones and put a token on each: card and token both count.
first-step-3 = On your turn, extend any of the three shared expeditions by one arrow: tap a glowing segment, then confirm.
first-step-4 = A blue circle gives one more arrow, a red one a ticket. Tap a name to learn about the place.

# Parts of the box that people can point at.
part-circle = { $circle }
part-card = card: { $card }
part-token = token: { $place }
part-expedition = { $colour } expedition
part-arrow = { $colour } arrow: { $origin } → { $circle }
part-ticket = ticket
part-deck = deck
part-display = common objectives
part-hand = hand
part-tokens = tokens on the board
part-points = points

# What a part is and does, for its card.
explain-circle-start = All three expeditions set out from here. Reaching it again has no effect of its own, but closes a loop.
explain-circle-place = When an arrow points here, the player who holds its card plays it, no matter who placed the arrow. Every arrival counts.
explain-circle-red = When an arrow points here, the player whose turn it is takes a ticket, each time, as long as there are any.
explain-circle-blue = When an arrow points here, the player whose turn it is may place one more arrow immediately, of any colour.
explain-card = A secret objective. When any expedition reaches the place, you play the card: a point for you. Left in your hand at the end, it costs a point.
explain-token = A key place. Everyone knows that its owner holds the card. If the place is reached, the token comes back with the card: a second point. Left on the board it costs a point. Everyone has { $tokens }.
explain-expedition = It belongs to everyone: each turn, one arrow leads any of the three on from its tip, { $arrows } arrows at most. It never uses a segment twice. A circle it has visited before closes a loop.
now-expedition = Now at { $tip }, with { $left } arrows left.
explain-arrow = A segment takes one arrow of each colour. Only the circle that an arrow points to has an effect.
explain-ticket = Up to { $most } in a turn: place one more arrow, remove the last arrow of an expedition, or exchange a card. Red circles give you tickets.
now-ticket = You have { $tickets }; { $left } are left for everyone.
explain-deck = A ticket draws { $drawn ->
    [one] a card
   *[other] { $drawn } cards
} from here: keep one in exchange for a card of yours, or none. Common objectives are turned up from here too.
now-deck = Cards left: { $cards }.
explain-display = Anyone can win them: if your arrow reaches one of these places on your turn, you may take the card, a point for you. They never go into a hand.
now-display = Open now: { $cards }.
explain-hand = Secret cards with places still to be reached. The last round begins when someone plays the last one; those left over cost a point each.
explain-tokens = Tokens still on the board, of { $tokens }. Recovered with its card, each is worth a point; left on the board it costs one.
now-tokens = Yours on the board: { $left }.
explain-points = One for each card played or won and for each token recovered; one less for each card left in hand and each token left on the board. The most points win.

# Parts of the box in an edition.
edition-part-tickets = Tickets
edition-part-arrows = Arrows
edition-part-cards = Cards
edition-field-total = tickets in all
edition-field-start = tickets of each player at the start
edition-field-per-turn = tickets that may be spent in a turn
edition-field-per-colour = arrows of each colour
edition-field-by-seats = cards of a hand, for two players, three and so on
edition-field-size = common objectives on display
edition-field-drawn = cards drawn for an exchange
edition-problem-too-few-tickets = fewer tickets than all players together begin with. Expected: at least { $least }.
edition-problem-too-many-cards = such hands leave too few cards for the deck. Expected: at most { $most }.

sort-start = start
sort-place = place
sort-red = red circle
sort-blue = blue circle

view-announce = cards of places reached
view-commons = common objectives reached
view-first = first player
view-active = whose turn
view-turn = turn
view-round = round
view-last-round = last round
view-main-done = this turn’s arrow placed
view-spent = tickets spent this turn
view-expeditions = expeditions
view-expeditions-stock = arrows left
view-expeditions-arrows = arrows
view-expeditions-tip = tip
view-expeditions-open = free tip
view-blue = arrows due from blue circles
view-loop = loop of the expedition
view-base = restarts from
view-display = common objectives
view-deck = cards in the deck
view-under = cards of the deck that you know
view-under-depth = from the top
view-under-card = card
view-absent = places that are in no hand
view-supply = tickets in the supply
view-players = players
view-players-hand = hand
view-players-laid = objectives reached
view-players-common = common objectives won
view-players-tokens = tokens on the board
view-players-dead = tokens that can no longer be recovered
view-players-regained = tokens recovered
view-players-tickets = tickets
view-players-mended = near cards returned at the start
view-players-exchanges = exchanges
view-players-score = score
view-drawn = cards you drew
view-kept = card you keep
view-offer = common objective that may be taken
view-window = place that was reached
view-window-place = place
view-window-answered = has answered
view-window-answer = your answer

colour-blue = blue
colour-yellow = yellow
colour-red = red
use-arrow = one more arrow
use-removal = remove an arrow
use-exchange = exchange a card
announce-automatic = played automatically
announce-vigilance = to be claimed
commons-choice = taken or left
commons-automatic = taken automatically
answer-claim = claimed
answer-silent = silent

# Circles of the board; a card has the name of its place.
circle-start = Compass rose
circle-denali = Denali
circle-mackenzie-delta = Mackenzie Delta
circle-northwest-passage = Northwest Passage
circle-banff = Banff
circle-crater-lake = Crater Lake
circle-old-faithful = Old Faithful
circle-puerto-rico = Puerto Rico
circle-grand-canyon = Grand Canyon
circle-niagara-falls = Niagara Falls
circle-louisiana = Louisiana
circle-teotihuacan = Teotihuacan
circle-tikal = Tikal
circle-newfoundland = Newfoundland
circle-greenland = Greenland
circle-angel-falls = Angel Falls
circle-marajo = Marajó
circle-amazon-rainforest = Amazon Rainforest
circle-machu-picchu = Machu Picchu
circle-aripuana = Aripuanã
circle-salvador-de-bahia = Salvador de Bahia
circle-altiplano = Altiplano
circle-iguazu-falls = Iguazú Falls
circle-atacama = Atacama
circle-galapagos = Galápagos Islands
circle-pacific-ocean = Pacific Ocean
circle-rapa-nui = Rapa Nui
circle-tierra-del-fuego = Tierra del Fuego
circle-graham-land = Graham Land
circle-svalbard = Svalbard
circle-thingvellir = Thingvellir
circle-stonehenge = Stonehenge
circle-rome = Rome
circle-athens = Athens
circle-timgad = Timgad
circle-canary-islands = Canary Islands
circle-sahara = Sahara
circle-giza = Giza
circle-timbuktu = Timbuktu
circle-kush = Kush
circle-aksum = Aksum
circle-elmina = Elmina
circle-douala = Douala
circle-virunga = Virunga
circle-victoria-falls = Victoria Falls
circle-omatako = Omatako
circle-atlantic-ocean = Atlantic Ocean
circle-madagascar = Madagascar
circle-indian-ocean = Indian Ocean
circle-petra = Petra
circle-babylon = Babylon
circle-persepolis = Persepolis
circle-sanaa = Sanaa
circle-caspian-sea = Caspian Sea
circle-zagorsk = Zagorsk
circle-putorana = Putorana Plateau
circle-novosibirsk = Novosibirsk
circle-harappa = Harappa
circle-sakha = Sakha
circle-lake-baikal = Lake Baikal
circle-great-wall = Great Wall
circle-mount-everest = Mount Everest
circle-taj-mahal = Taj Mahal
circle-sigiriya = Sigiriya
circle-bagan = Bagan
circle-angkor-wat = Angkor Wat
circle-xian = Xi’an
circle-amur-river = Amur River
circle-kolyma = Kolyma
circle-bering-strait = Bering Strait
circle-mount-fuji = Mount Fuji
circle-borobudur = Borobudur
circle-sulawesi = Sulawesi
circle-papua = Papua
circle-arnhem-land = Arnhem Land
circle-bungle-bungle = Bungle Bungle Range
circle-great-barrier-reef = Great Barrier Reef
circle-uluru = Uluru
circle-perth = Perth
circle-tasmania = Tasmania
circle-fiordland = Fiordland National Park
circle-R01 = North Pacific (crossing)
circle-R02 = Equatorial Pacific (crossing)
circle-R03 = South Pacific (crossing)
circle-R04 = Coast of Ecuador
circle-R05 = Off Peru
circle-R06 = South-East Pacific
circle-R07 = Hudson Bay
circle-R08 = Tropical Atlantic
circle-R09 = South equatorial Atlantic
circle-R10 = South Atlantic
circle-R11 = Angola
circle-R12 = Bouvet Island
circle-R13 = Barents Sea
circle-R14 = South of Madagascar
circle-R15 = Crozet Islands
circle-R16 = Central Siberia
circle-R17 = Horn of Africa
circle-R18 = South-East Indian Ocean
circle-R19 = East of Kerguelen
circle-R20 = Equatorial Indian Ocean
circle-R21 = Philippines
circle-B01 = Southern Pacific
circle-B02 = Beaufort Sea
circle-B03 = North-West Atlantic
circle-B04 = Río de la Plata
circle-B05 = Labrador Sea
circle-B06 = Iberian coast
circle-B07 = North equatorial Atlantic
circle-B08 = Off Saint Helena
circle-B09 = South Georgia
circle-B10 = Weddell Sea
circle-B11 = Black Sea
circle-B12 = East African coast
circle-B13 = Southern Ocean
circle-B14 = Southern Indian Ocean
circle-B15 = Altai
circle-B16 = Seychelles
circle-B17 = Cocos Islands
circle-B18 = Great Australian Bight
circle-B19 = Bonin Islands
circle-B20 = Bismarck Archipelago

# Where a place is, for its card.
region-denali = United States
region-mackenzie-delta = Canada
region-northwest-passage = Arctic Ocean
region-banff = Canada
region-crater-lake = United States
region-old-faithful = United States
region-puerto-rico = Puerto Rico (United States)
region-grand-canyon = United States
region-niagara-falls = Canada, United States
region-louisiana = United States
region-teotihuacan = Mexico
region-tikal = Guatemala
region-newfoundland = Canada
region-greenland = Greenland (Denmark)
region-angel-falls = Venezuela
region-marajo = Brazil
region-amazon-rainforest = Amazonia
region-machu-picchu = Peru
region-aripuana = Brazil
region-salvador-de-bahia = Brazil
region-altiplano = Bolivia, Peru
region-iguazu-falls = Argentina, Brazil
region-atacama = Chile
region-galapagos = Ecuador
region-pacific-ocean = Pacific Ocean
region-rapa-nui = Chile
region-tierra-del-fuego = Argentina, Chile
region-graham-land = Antarctic Peninsula
region-svalbard = Norway
region-thingvellir = Iceland
region-stonehenge = United Kingdom
region-rome = Italy
region-athens = Greece
region-timgad = Algeria
region-canary-islands = Spain
region-sahara = Sahara
region-giza = Egypt
region-timbuktu = Mali
region-kush = Sudan, Egypt
region-aksum = Ethiopia
region-elmina = Ghana
region-douala = Cameroon
region-virunga = Democratic Republic of the Congo, Rwanda, Uganda
region-victoria-falls = Zambia, Zimbabwe
region-omatako = Namibia
region-atlantic-ocean = Atlantic Ocean
region-madagascar = Madagascar
region-indian-ocean = Indian Ocean
region-petra = Jordan
region-babylon = Iraq
region-persepolis = Iran
region-sanaa = Yemen
region-caspian-sea = Caspian Sea
region-zagorsk = Russia
region-putorana = Russia
region-novosibirsk = Russia
region-harappa = Pakistan
region-sakha = Russia
region-lake-baikal = Russia
region-great-wall = China
region-mount-everest = Nepal, China
region-taj-mahal = India
region-sigiriya = Sri Lanka
region-bagan = Myanmar
region-angkor-wat = Cambodia
region-xian = China
region-amur-river = China, Russia
region-kolyma = Russia
region-bering-strait = United States, Russia
region-mount-fuji = Japan
region-borobudur = Indonesia
region-sulawesi = Indonesia
region-papua = Indonesia
region-arnhem-land = Australia
region-bungle-bungle = Australia
region-great-barrier-reef = Australia
region-uluru = Australia
region-perth = Australia
region-tasmania = Australia
region-fiordland = New Zealand
continent-north-america = North America
continent-central-america = Central America
continent-south-america = South America
continent-oceans = Oceans
continent-oceania = Oceania
continent-antarctica = Antarctica
continent-europe = Europe
continent-africa = Africa
continent-asia = Asia

# Things to learn on the way: one line about each place.
note-denali = The highest mountain in North America: 6,190 metres.
note-mackenzie-delta = Canada’s longest river ends here, in a maze of channels and lakes.
note-northwest-passage = Roald Amundsen was the first to sail right through it, from 1903 to 1906.
note-banff = Canada’s first national park, founded in 1885 around hot springs.
note-crater-lake = The deepest lake in the United States, 594 metres, fills a collapsed volcano.
note-old-faithful = A geyser in Yellowstone that erupts about every hour and a half.
note-puerto-rico = Its tiny tree frogs, the coquís, are named after their call.
note-grand-canyon = The Colorado River carved it, over nearly 450 kilometres.
note-niagara-falls = Three falls on one river, with the border running between them.
note-louisiana = In 1803 Napoleon sold it, and the United States doubled in size.
note-teotihuacan = The Aztecs, who found it in ruins, gave it the name we know.
note-tikal = Its Temple IV, about 65 metres tall, is among the tallest the Maya built.
note-newfoundland = Vikings lived here, at L’Anse aux Meadows, about a thousand years ago.
note-greenland = The largest island in the world; about four fifths lie under ice.
note-angel-falls = The highest uninterrupted waterfall in the world: 979 metres in all.
note-marajo = An island about as large as Switzerland, in the mouth of the Amazon.
note-amazon-rainforest = The largest tropical rainforest on Earth; most of it lies in Brazil.
note-machu-picchu = The Incas built it in the 15th century, some 2,430 metres above the sea.
note-aripuana = The River of Doubt, which Roosevelt and Rondon explored in 1914, flows into it.
note-salvador-de-bahia = Founded in 1549, it was the capital of Brazil until 1763.
note-altiplano = The largest high plateau outside Tibet; Lake Titicaca lies on it.
note-iguazu-falls = Some 275 falls side by side, over nearly three kilometres.
note-atacama = The driest desert outside the polar regions; astronomers love its clear sky.
note-galapagos = Darwin spent five weeks here in 1835.
note-pacific-ocean = It is larger than all the land on Earth put together.
note-rapa-nui = About 900 moai, figures of volcanic stone, stand or lie on the island.
note-tierra-del-fuego = It is named after the fires that Magellan’s ships saw on its shores in 1520.
note-graham-land = The part of the Antarctic continent that reaches furthest north.
note-svalbard = Since 2008 a vault in the frozen ground has kept seeds from all over the world.
note-thingvellir = The Althing, the parliament of Iceland, first met here in 930.
note-stonehenge = Its smaller bluestones come from Wales, more than 200 kilometres away.
note-rome = According to legend, Romulus founded it on 21 April 753 BC.
note-athens = Work on the Parthenon, the temple of Athena, began in 447 BC.
note-timgad = The emperor Trajan founded it about the year 100, with streets like a chessboard.
note-canary-islands = Teide, a volcano on Tenerife, is the highest mountain in Spain.
note-sahara = The largest hot desert in the world, nearly as large as the United States.
note-giza = For more than 3,800 years nothing built by people was taller than its Great Pyramid.
note-timbuktu = For centuries its families have kept old manuscripts.
note-kush = Kings of Kush once ruled Egypt: they were its 25th dynasty.
note-aksum = Its granite stelae, each a single block, rise to more than 20 metres.
note-elmina = The Portuguese built its castle in 1482.
note-douala = Its river, once called the river of prawns, gave Cameroon its name.
note-virunga = Africa’s oldest national park, from 1925; mountain gorillas live here.
note-victoria-falls = Their older name, Mosi-oa-Tunya, means the smoke that thunders.
note-omatako = Two pointed mountains that can be seen from afar over the plain.
note-atlantic-ocean = It grows wider by some two centimetres a year.
note-madagascar = The fourth largest island; most of its animals live nowhere else.
note-indian-ocean = For centuries ships crossed it with the monsoon, which turns twice a year.
note-petra = The Nabataeans carved its façades into the sandstone.
note-babylon = Its blue Ishtar Gate stands rebuilt in Berlin.
note-persepolis = Founded by Darius I, it burned when Alexander’s army was here, in 330 BC.
note-sanaa = Its old town of tower houses has been lived in for more than 2,500 years.
note-caspian-sea = The largest lake in the world; its surface is below sea level.
note-zagorsk = The monastery town of Sergiyev Posad bore this name from 1930 to 1991.
note-putorana = The geographical centre of Russia lies on this plateau, at Lake Vivi.
note-novosibirsk = Founded in 1893, where the Trans-Siberian Railway crosses the Ob.
note-harappa = A brick city of the Indus civilisation, more than 4,000 years old.
note-sakha = Nearly as large as India, with about one million people.
note-lake-baikal = The deepest lake in the world: 1,642 metres.
note-great-wall = With all its branches, from every age, it measures more than 20,000 kilometres.
note-mount-everest = Tenzing Norgay and Edmund Hillary were the first to reach its summit, on 29 May 1953.
note-taj-mahal = Shah Jahan had it built as a tomb for his wife Mumtaz Mahal.
note-sigiriya = In the 5th century King Kashyapa had a palace built on top of this rock.
note-bagan = More than 2,000 temples and pagodas still stand on its plain.
note-angkor-wat = The temple with its towers is on the flag of Cambodia.
note-xian = The terracotta army near the city was found in 1974, when farmers dug a well.
note-amur-river = For a long way it is the border between Russia and China.
note-kolyma = Prisoners of the Gulag built the road to its gold mines.
note-bering-strait = Here Asia and America are less than 90 kilometres apart.
note-mount-fuji = The highest mountain in Japan, 3,776 metres; it last erupted in 1707.
note-borobudur = This 9th-century Buddhist monument has 504 statues of the Buddha.
note-sulawesi = Some pictures in its caves are more than 45,000 years old.
note-papua = Puncak Jaya, 4,884 metres, is the highest mountain on any island.
note-arnhem-land = It is named after a Dutch ship that sailed along its coast in 1623.
note-bungle-bungle = Domes of sandstone, striped in orange and dark grey like beehives.
note-great-barrier-reef = Coral reefs along more than 2,300 kilometres of coast.
note-uluru = In 1985 the rock was handed back to the Anangu, to whom it is sacred.
note-perth = Its river is named after the black swans that a Dutch crew saw there in 1697.
note-tasmania = Abel Tasman, who came here in 1642, called it Van Diemen’s Land.
note-fiordland = The largest national park in New Zealand; glaciers carved its fiords.

# What no text gives: the same words in the rules, on pages and in the list of games.
edition-about = All numbers of Expeditions are printed and known, and so are its circles and segments. The drawing of the map is ours.
