# Expéditions, autour du monde : textes français, dans nos propres mots.
title = Expéditions, autour du monde
about = Trois expéditions, communes à tout le monde. Menez-les, tour après tour, aux lieux de vos cartes secrètes, partout dans le monde.
designers = de Wolfgang Kramer ; édition française Super Meeple

option-announce = Quand un lieu est atteint, sa carte
option-announce-automatic = se pose toute seule
option-announce-vigilance = doit être annoncée : ouvrez l’œil
option-commons = Un objectif commun que vous atteignez
option-commons-choice = est à prendre ou à laisser
option-commons-automatic = se prend automatiquement
option-first-player = Qui commence
option-first-player-random = tirage au sort
option-first-player-1 = place 1
option-first-player-2 = place 2
option-first-player-3 = place 3
option-first-player-4 = place 4
option-first-player-5 = place 5
option-first-player-6 = place 6

step-first-player = On tire au sort qui commence.
step-shuffle = Les cartes sont mélangées.
step-mark-key = Votre lieu clé numéro { $number } : choisissez parmi vos lieux lointains.
step-action = { $laid ->
    [0] { $tickets ->
        [0] Posez une flèche de votre choix.
       *[other] Posez une flèche de votre choix, ou dépensez d’abord un ticket.
    }
   *[other] { $tickets ->
        [0] Votre flèche est posée. Terminez votre tour.
       *[other] Votre flèche est posée. Dépensez un ticket, ou terminez votre tour.
    }
}
step-ticket-arrow = Votre ticket : posez une flèche de plus, de la couleur de votre choix.
step-ticket-remove = Votre ticket : quelle expédition perd sa dernière flèche ?
step-keep-card = Votre échange : gardez une des cartes piochées, ou aucune.
step-discard-card = Quelle carte rendez-vous en échange ?
step-loop-base = Une boucle ! D’où repart l’expédition { $colour } ?
step-loop-arrow = L’expédition { $colour } repart de sa base ({ $base }) : vers où ?
step-blue-due = Un rond bleu donne une flèche de plus.
step-blue-arrow = Rond bleu : posez une flèche de plus, de la couleur de votre choix, ou aucune.
step-claim-card = Lieu atteint : { $place }. La carte est-elle à vous ?
step-close-window = Les réponses sont comparées.
step-take-common = Objectif commun atteint, { $card } : prenez-vous la carte ?

verb-first = Commence : { $seat }
verb-shuffle = Mélange : { $order }
verb-mark = Marquer { $place }
verb-lay = { $colour } : { $circle }
verb-spend = Ticket : { $use }
verb-end-turn = Terminer le tour
verb-remove = Enlever la dernière flèche { $colour }
verb-keep = Garder { $card }
verb-keep-none = N’en garder aucune
verb-discard = Rendre { $card }
verb-discard-none = Ne rien échanger
verb-base = Depuis : { $circle }
verb-decline = Aucune flèche
verb-claim = Poser la carte
verb-silent = Se taire
verb-take = Prendre la carte
verb-leave = Laisser la carte

event-first-player = { $seat } commence.
event-dealt = { $seat } reçoit : { $cards }.
event-dealt-unseen = { $seat } reçoit { $count } cartes.
event-mended = { $seat } avait trop peu de lieux lointains et rend : { $cards }.
event-mended-unseen = { $seat } avait trop peu de lieux lointains et échange { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-near-under = Trop proche pour un objectif commun : { $card } passe sous le paquet.
event-displayed = Objectifs communs : { $cards }.
event-marked = { $seat } marque un lieu clé : { $place }.
event-round-began = Manche { $round }.
event-arrow-laid = { $seat } mène l’expédition { $colour } : { $origin } → { $circle }.
event-arrows-out = L’expédition { $colour } a posé sa dernière flèche.
event-arrow-removed = { $seat } enlève la dernière flèche { $colour } : { $origin } → { $circle }.
event-card-laid = { $seat } pose une carte : { $card }.
event-key-laid = { $seat } pose la carte d’un lieu clé, { $card }, et récupère son jeton.
event-nobody-lays = Personne n’a { $card } en main.
event-common-taken = { $seat } gagne un objectif commun : { $card }.
event-common-left = { $seat } laisse un objectif commun : { $card }.
event-turned-up = Nouvel objectif commun : { $card }.
event-ticket-taken = { $seat } gagne un ticket ({ $tickets } en tout).
event-no-ticket-left = Il n’y a plus de ticket à prendre.
event-loop-closed = L’expédition { $colour } forme une boucle ici : { $circle }.
event-loop-uncovered = L’expédition { $colour } finit de nouveau en boucle : { $circle }.
event-finished = L’expédition { $colour } n’a plus ni flèche ni pointe libre : son voyage est terminé.
event-base-chosen = { $seat } fait repartir l’expédition { $colour } d’ici : { $circle }.
event-blue-reached = Un rond bleu : { $seat } peut poser une flèche de plus.
event-blue-lost = Un rond bleu, mais il ne reste aucune flèche.
event-declined = { $seat } ne pose pas d’autre flèche.
event-ticket-spent = { $seat } dépense un ticket ({ $use }) ; il lui en reste { $tickets }.
event-drew = { $seat } pioche : { $cards }.
event-drew-unseen = { $seat } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} et peut en échanger une.
event-kept = { $seat } garde { $card }.
event-kept-none = { $seat } n’en garde aucune.
event-discarded = { $seat } met une carte sous le paquet : { $card }.
event-discarded-none = { $seat } ne rend aucune carte.
event-window-opened = Lieu atteint, { $card } : à qui est la carte ?
event-claimed = { $seat } annonce sa carte.
event-stayed-silent = { $seat } se tait.
event-answered = { $seat } a répondu.
event-nothing-laid = Personne ne pose { $card }.
event-last-card = { $seat } n’a plus de carte en main : c’est la dernière manche.
event-last-arrow = Toutes les flèches sont posées : c’est la dernière manche.
event-no-way-left = Aucune expédition ne peut continuer : c’est la dernière manche.
event-last-turn = Le voyage a assez duré : c’est la dernière manche.
event-game-ended = La partie est terminée.
event-hand-shown = { $seat } avait encore : { $cards }.
event-scored = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} (cartes { $laid }, jetons { $tokens }, cartes en main { $left ->
    [0] 0
   *[other] −{ $left }
}, jetons perdus { $lost ->
    [0] 0
   *[other] −{ $lost }
}).

# Les mêmes événements, racontés à la personne concernée.
event-first-player-you = Vous commencez.
event-dealt-you = Vous recevez : { $cards }.
event-dealt-unseen-you = Vous recevez { $count } cartes.
event-mended-you = Vous aviez trop peu de lieux lointains et rendez : { $cards }.
event-mended-unseen-you = Vous aviez trop peu de lieux lointains et échangez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-marked-you = Vous marquez un lieu clé : { $place }.
event-arrow-laid-you = Vous menez l’expédition { $colour } : { $origin } → { $circle }.
event-arrow-removed-you = Vous enlevez la dernière flèche { $colour } : { $origin } → { $circle }.
event-card-laid-you = Vous posez une carte : { $card }.
event-key-laid-you = Vous posez la carte d’un lieu clé, { $card }, et récupérez votre jeton.
event-common-taken-you = Vous gagnez un objectif commun : { $card }.
event-common-left-you = Vous laissez un objectif commun : { $card }.
event-ticket-taken-you = Vous gagnez un ticket ({ $tickets } en tout).
event-base-chosen-you = Vous faites repartir l’expédition { $colour } d’ici : { $circle }.
event-blue-reached-you = Un rond bleu : vous pouvez poser une flèche de plus.
event-declined-you = Vous ne posez pas d’autre flèche.
event-ticket-spent-you = Vous dépensez un ticket ({ $use }) ; il vous en reste { $tickets }.
event-drew-you = Vous piochez : { $cards }.
event-drew-unseen-you = Vous piochez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} et pouvez en échanger une.
event-kept-you = Vous gardez { $card }.
event-kept-none-you = Vous n’en gardez aucune.
event-discarded-you = Vous mettez une carte sous le paquet : { $card }.
event-discarded-none-you = Vous ne rendez aucune carte.
event-claimed-you = Vous annoncez votre carte.
event-stayed-silent-you = Vous vous taisez.
event-answered-you = Vous avez répondu.
event-last-card-you = Vous n’avez plus de carte en main : c’est la dernière manche.
event-hand-shown-you = Vous aviez encore : { $cards }.
event-scored-you = Vous : { $points ->
    [one] { $points } point
   *[other] { $points } points
} (cartes { $laid }, jetons { $tokens }, cartes en main −{ $left }, jetons perdus −{ $lost }).
ending-last-card-you = Vous avez posé votre dernière carte ; la manche a été jouée jusqu’au bout.

# Pourquoi la partie est finie, pour la page du résultat.
ending-last-card = { $seat } a posé sa dernière carte ; la manche a été jouée jusqu’au bout.
ending-last-arrow = Toutes les flèches étaient posées ; la manche a été jouée jusqu’au bout.
ending-no-way-left = Aucune expédition ne pouvait continuer ; la manche a été jouée jusqu’au bout.
ending-last-turn = Le voyage avait assez duré ; la manche a été jouée jusqu’au bout.

reason-too-near = Ce lieu est trop près du départ : { $place }.
reason-not-in-hand = Vous n’avez pas { $place } en main.
reason-already-marked = Vous avez déjà marqué { $place }.
reason-not-from-start = L’expédition { $colour } part de la rose des vents ; { $circle } n’y touche pas.
reason-not-from-tip = L’expédition { $colour } continue depuis sa pointe ({ $tip }) ; { $circle } n’y touche pas.
reason-segment-taken = L’expédition { $colour } a déjà une flèche sur ce segment : { $circle }.
reason-stock-empty = L’expédition { $colour } n’a plus de flèche.
reason-main-done = La flèche du tour est déjà posée ; un ticket en offre une autre.
reason-no-ticket = Vous n’avez pas de ticket.
reason-tickets-spent = Vous ne pouvez plus dépenser de ticket ce tour-ci.
reason-no-arrow-left = Aucune flèche ne peut être posée.
reason-nothing-to-remove = Il n’y a pas de flèche sur le plateau.
reason-deck-empty = Le paquet est vide.
reason-hand-empty = Vous n’avez pas de carte à échanger.
reason-must-lay = À votre tour, vous devez poser une flèche.
reason-arrow-first = Réglez d’abord la flèche en attente.
reason-not-started = L’expédition { $colour } n’est pas encore partie.
reason-not-drawn = Vous n’avez pas pioché { $card }.
reason-not-held = Cette carte n’était pas dans votre main avant l’échange : { $card }.
reason-none-kept = Vous n’avez rien gardé : vous ne rendez rien.
reason-one-kept = Vous avez gardé une carte : rendez-en une.
reason-not-visited = L’expédition { $colour } n’est pas passée là : { $circle }.
reason-no-free-segment = { $circle } : chaque segment porte une flèche de l’expédition { $colour }.
reason-loop-colour = Après une boucle, la flèche doit être { $colour }.
reason-card-first = Dites d’abord si vous prenez la carte : { $card }.
reason-not-from-base = L’expédition repart de sa base ({ $base }) ; { $circle } n’y touche pas.

line-objectives = Objectifs atteints
line-common = Objectifs communs
line-tokens = Jetons récupérés
line-left = Cartes restées en main
line-lost = Jetons restés sur le plateau

# Où en est la partie, pour l’en-tête d’une table.
headline-key-places = Lieux clés
headline-round = Manche { $round }
headline-last-round = Dernière manche

# Premiers pas pour les nouveaux venus.
first-step-1 = Les lieux cerclés au crayon sont vos objectifs secrets : +1 point chacun si une expédition y parvient, −1 s’ils restent en main à la fin.
first-step-2 = Pour commencer, choisissez vos lieux clés parmi vos lieux lointains et posez un jeton sur chacun : la carte et le jeton comptent.
first-step-3 = À votre tour, prolongez d’une flèche l’une des trois expéditions communes : touchez un segment qui brille, puis confirmez.
first-step-4 = Un rond bleu offre une flèche de plus, un rond rouge un ticket. Touchez un nom pour en savoir plus sur le lieu.

# Éléments de la boîte que l’on peut montrer.
part-circle = { $circle }
part-card = carte : { $card }
part-token = jeton : { $place }
part-expedition = expédition { $colour }
part-arrow = flèche { $colour } : { $origin } → { $circle }
part-ticket = ticket
part-deck = pioche
part-display = objectifs communs
part-hand = main
part-tokens = jetons sur le plateau
part-points = points

# Ce qu’est et ce que fait chaque élément, pour sa carte.
explain-circle-start = Les trois expéditions partent d’ici. Y revenir n’a pas d’effet en soi, mais ferme une boucle.
explain-circle-place = Quand une flèche arrive ici, la personne qui a la carte du lieu la pose, peu importe qui a posé la flèche. Chaque arrivée compte.
explain-circle-red = Quand une flèche arrive ici, la personne dont c’est le tour prend un ticket, à chaque fois, tant qu’il y en a.
explain-circle-blue = Quand une flèche arrive ici, la personne dont c’est le tour peut poser aussitôt une flèche de plus, de la couleur de son choix.
explain-card = Un objectif secret. Quand une expédition atteint le lieu, vous posez la carte : un point pour vous. Encore en main à la fin, elle coûte un point.
explain-token = Un lieu clé. Tout le monde sait à qui est la carte. Si le lieu est atteint, le jeton revient avec elle : un second point. Resté sur le plateau, il coûte un point. Chaque personne en a { $tokens }.
explain-expedition = Elle est à tout le monde : à chaque tour, une flèche mène l’une des trois plus loin depuis sa pointe, { $arrows } flèches au plus. Elle ne prend jamais deux fois le même segment. Un rond déjà visité ferme une boucle.
now-expedition = Pointe : { $tip } ; flèches restantes : { $left }.
explain-arrow = Un segment porte une flèche de chaque couleur. Seul le rond que désigne une flèche a un effet.
explain-ticket = Jusqu’à { $most } par tour : poser une flèche de plus, enlever la dernière flèche d’une expédition, ou échanger une carte. Les ronds rouges donnent des tickets.
now-ticket = Vous en avez { $tickets } ; il en reste { $left } pour tout le monde.
explain-deck = Un ticket y pioche { $drawn ->
    [one] une carte
   *[other] { $drawn } cartes
} : gardez-en une contre une des vôtres, ou aucune. Les objectifs communs en viennent aussi.
now-deck = Cartes restantes : { $cards }.
explain-display = À la portée de tout le monde : si votre flèche atteint un de ces lieux à votre tour, vous pouvez prendre la carte : un point pour vous. Ils ne vont jamais en main.
now-display = Visibles : { $cards }.
explain-hand = Des cartes secrètes, avec des lieux encore à atteindre. Le dernier tour de table commence quand quelqu’un pose sa dernière ; celles qui restent coûtent un point chacune.
explain-tokens = Les jetons encore sur le plateau, sur { $tokens }. Récupéré avec sa carte, chacun vaut un point ; resté sur le plateau, il en coûte un.
now-tokens = Les vôtres sur le plateau : { $left }.
explain-points = Un par carte posée ou gagnée et par jeton récupéré ; un de moins par carte restée en main et par jeton resté sur le plateau. Le plus de points l’emporte.

# Éléments de la boîte dans une édition.
edition-part-tickets = Tickets
edition-part-arrows = Flèches
edition-part-cards = Cartes
edition-field-total = tickets en tout
edition-field-start = tickets de chaque personne au départ
edition-field-per-turn = tickets à dépenser au plus dans un tour
edition-field-per-colour = flèches de chaque couleur
edition-field-by-seats = cartes d’une main, à deux, à trois et ainsi de suite
edition-field-size = objectifs communs visibles
edition-field-drawn = cartes piochées pour un échange
edition-problem-too-few-tickets = moins de tickets que tout le monde n’en reçoit au départ. Attendu : au moins { $least }.
edition-problem-too-many-cards = des mains aussi grandes laissent trop peu de cartes dans le paquet. Attendu : au plus { $most }.

sort-start = départ
sort-place = lieu
sort-red = rond rouge
sort-blue = rond bleu

view-announce = cartes des lieux atteints
view-commons = objectifs communs atteints
view-first = commence
view-active = à qui de jouer
view-turn = tour
view-round = manche
view-last-round = dernière manche
view-main-done = flèche du tour posée
view-spent = tickets dépensés ce tour-ci
view-expeditions = expéditions
view-expeditions-stock = flèches restantes
view-expeditions-arrows = flèches
view-expeditions-tip = pointe
view-expeditions-open = pointe libre
view-blue = flèches dues par les ronds bleus
view-loop = boucle de l’expédition
view-base = repart de
view-display = objectifs communs
view-deck = cartes dans le paquet
view-under = cartes du paquet que vous connaissez
view-under-depth = depuis le dessus
view-under-card = carte
view-absent = lieux que personne n’a en main
view-supply = tickets en réserve
view-players = places
view-players-hand = main
view-players-laid = objectifs atteints
view-players-common = objectifs communs gagnés
view-players-tokens = jetons sur le plateau
view-players-dead = jetons qu’on ne peut plus récupérer
view-players-regained = jetons récupérés
view-players-tickets = tickets
view-players-mended = cartes proches rendues au début
view-players-exchanges = échanges
view-players-score = score
view-drawn = cartes que vous avez piochées
view-kept = carte que vous gardez
view-offer = objectif commun à prendre
view-window = lieu atteint
view-window-place = lieu
view-window-answered = a répondu
view-window-answer = votre réponse

colour-blue = bleue
colour-yellow = jaune
colour-red = rouge
use-arrow = une flèche de plus
use-removal = enlever une flèche
use-exchange = échanger une carte
announce-automatic = se posent toutes seules
announce-vigilance = à annoncer
commons-choice = à prendre ou à laisser
commons-automatic = se prennent automatiquement
answer-claim = annonce
answer-silent = silence

# Les ronds du plateau ; une carte s’appelle comme son lieu.
circle-start = Rose des vents
circle-denali = Denali
circle-mackenzie-delta = Delta du Mackenzie
circle-northwest-passage = Passage du Nord-Ouest
circle-banff = Banff
circle-crater-lake = Crater Lake
circle-old-faithful = Old Faithful
circle-puerto-rico = Porto Rico
circle-grand-canyon = Grand Canyon
circle-niagara-falls = Chutes du Niagara
circle-louisiana = Louisiane
circle-teotihuacan = Teotihuacan
circle-tikal = Tikal
circle-newfoundland = Terre-Neuve
circle-greenland = Groenland
circle-angel-falls = Salto Ángel
circle-marajo = Marajó
circle-amazon-rainforest = Forêt amazonienne
circle-machu-picchu = Machu Picchu
circle-aripuana = Aripuanã
circle-salvador-de-bahia = Salvador de Bahia
circle-altiplano = Altiplano
circle-iguazu-falls = Chutes d’Iguazú
circle-atacama = Atacama
circle-galapagos = Îles Galápagos
circle-pacific-ocean = Océan Pacifique
circle-rapa-nui = Rapa Nui
circle-tierra-del-fuego = Terre de Feu
circle-graham-land = Terre de Graham
circle-svalbard = Svalbard
circle-thingvellir = Thingvellir
circle-stonehenge = Stonehenge
circle-rome = Rome
circle-athens = Athènes
circle-timgad = Timgad
circle-canary-islands = Îles Canaries
circle-sahara = Sahara
circle-giza = Gizeh
circle-timbuktu = Tombouctou
circle-kush = Koush
circle-aksum = Axoum
circle-elmina = Elmina
circle-douala = Douala
circle-virunga = Virunga
circle-victoria-falls = Chutes Victoria
circle-omatako = Omatako
circle-atlantic-ocean = Océan Atlantique
circle-madagascar = Madagascar
circle-indian-ocean = Océan Indien
circle-petra = Pétra
circle-babylon = Babylone
circle-persepolis = Persépolis
circle-sanaa = Sanaa
circle-caspian-sea = Mer Caspienne
circle-zagorsk = Zagorsk
circle-putorana = Plateau de Poutorana
circle-novosibirsk = Novossibirsk
circle-harappa = Harappa
circle-sakha = Sakha
circle-lake-baikal = Lac Baïkal
circle-great-wall = Grande Muraille
circle-mount-everest = Mont Everest
circle-taj-mahal = Taj Mahal
circle-sigiriya = Sigirîya
circle-bagan = Bagan
circle-angkor-wat = Angkor Vat
circle-xian = Xi’an
circle-amur-river = Fleuve Amour
circle-kolyma = Kolyma
circle-bering-strait = Détroit de Béring
circle-mount-fuji = Mont Fuji
circle-borobudur = Borobudur
circle-sulawesi = Sulawesi
circle-papua = Papouasie
circle-arnhem-land = Terre d’Arnhem
circle-bungle-bungle = Bungle Bungle
circle-great-barrier-reef = Grande Barrière de corail
circle-uluru = Uluru
circle-perth = Perth
circle-tasmania = Tasmanie
circle-fiordland = Parc national de Fiordland
circle-R01 = Pacifique Nord (passage)
circle-R02 = Pacifique équatorial (passage)
circle-R03 = Pacifique Sud (passage)
circle-R04 = Côte de l’Équateur
circle-R05 = Large du Pérou
circle-R06 = Pacifique Sud-Est
circle-R07 = Baie d’Hudson
circle-R08 = Atlantique tropical
circle-R09 = Atlantique équatorial Sud
circle-R10 = Atlantique Sud
circle-R11 = Angola
circle-R12 = Île Bouvet
circle-R13 = Mer de Barents
circle-R14 = Sud de Madagascar
circle-R15 = Îles Crozet
circle-R16 = Sibérie centrale
circle-R17 = Corne de l’Afrique
circle-R18 = Océan Indien Sud-Est
circle-R19 = Est des Kerguelen
circle-R20 = Océan Indien équatorial
circle-R21 = Philippines
circle-B01 = Pacifique austral
circle-B02 = Mer de Beaufort
circle-B03 = Atlantique Nord-Ouest
circle-B04 = Río de la Plata
circle-B05 = Mer du Labrador
circle-B06 = Côte ibérique
circle-B07 = Atlantique équatorial Nord
circle-B08 = Large de Sainte-Hélène
circle-B09 = Géorgie du Sud
circle-B10 = Mer de Weddell
circle-B11 = Mer Noire
circle-B12 = Côte d’Afrique de l’Est
circle-B13 = Océan Austral
circle-B14 = Océan Indien austral
circle-B15 = Altaï
circle-B16 = Seychelles
circle-B17 = Îles Cocos
circle-B18 = Grande Baie australienne
circle-B19 = Îles Bonin
circle-B20 = Archipel Bismarck

# Où se trouve un lieu, pour sa carte.
region-denali = États-Unis
region-mackenzie-delta = Canada
region-northwest-passage = Océan Arctique
region-banff = Canada
region-crater-lake = États-Unis
region-old-faithful = États-Unis
region-puerto-rico = Porto Rico (États-Unis)
region-grand-canyon = États-Unis
region-niagara-falls = Canada, États-Unis
region-louisiana = États-Unis
region-teotihuacan = Mexique
region-tikal = Guatemala
region-newfoundland = Canada
region-greenland = Groenland (Danemark)
region-angel-falls = Venezuela
region-marajo = Brésil
region-amazon-rainforest = Amazonie
region-machu-picchu = Pérou
region-aripuana = Brésil
region-salvador-de-bahia = Brésil
region-altiplano = Bolivie, Pérou
region-iguazu-falls = Argentine, Brésil
region-atacama = Chili
region-galapagos = Équateur
region-pacific-ocean = Océan Pacifique
region-rapa-nui = Chili
region-tierra-del-fuego = Argentine, Chili
region-graham-land = Péninsule Antarctique
region-svalbard = Norvège
region-thingvellir = Islande
region-stonehenge = Royaume-Uni
region-rome = Italie
region-athens = Grèce
region-timgad = Algérie
region-canary-islands = Espagne
region-sahara = Sahara
region-giza = Égypte
region-timbuktu = Mali
region-kush = Soudan, Égypte
region-aksum = Éthiopie
region-elmina = Ghana
region-douala = Cameroun
region-virunga = République démocratique du Congo, Rwanda, Ouganda
region-victoria-falls = Zambie, Zimbabwe
region-omatako = Namibie
region-atlantic-ocean = Océan Atlantique
region-madagascar = Madagascar
region-indian-ocean = Océan Indien
region-petra = Jordanie
region-babylon = Irak
region-persepolis = Iran
region-sanaa = Yémen
region-caspian-sea = Mer Caspienne
region-zagorsk = Russie
region-putorana = Russie
region-novosibirsk = Russie
region-harappa = Pakistan
region-sakha = Russie
region-lake-baikal = Russie
region-great-wall = Chine
region-mount-everest = Népal, Chine
region-taj-mahal = Inde
region-sigiriya = Sri Lanka
region-bagan = Myanmar
region-angkor-wat = Cambodge
region-xian = Chine
region-amur-river = Chine, Russie
region-kolyma = Russie
region-bering-strait = États-Unis, Russie
region-mount-fuji = Japon
region-borobudur = Indonésie
region-sulawesi = Indonésie
region-papua = Indonésie
region-arnhem-land = Australie
region-bungle-bungle = Australie
region-great-barrier-reef = Australie
region-uluru = Australie
region-perth = Australie
region-tasmania = Australie
region-fiordland = Nouvelle-Zélande
continent-north-america = Amérique du Nord
continent-central-america = Amérique centrale
continent-south-america = Amérique du Sud
continent-oceans = Océans
continent-oceania = Océanie
continent-antarctica = Antarctique
continent-europe = Europe
continent-africa = Afrique
continent-asia = Asie

# Ce qu’on peut apprendre en route : une ligne par lieu.
note-denali = Le plus haut sommet d’Amérique du Nord : 6 190 mètres.
note-mackenzie-delta = Le plus long fleuve du Canada finit ici, dans un dédale de bras et de lacs.
note-northwest-passage = Roald Amundsen fut le premier à le franchir par mer, de 1903 à 1906.
note-banff = Le premier parc national du Canada, fondé en 1885 autour de sources chaudes.
note-crater-lake = Le lac le plus profond des États-Unis, 594 mètres, remplit un volcan effondré.
note-old-faithful = Un geyser de Yellowstone qui jaillit environ toutes les heures et demie.
note-puerto-rico = Ses minuscules rainettes, les coquís, doivent leur nom à leur chant.
note-grand-canyon = Creusé par le Colorado, sur près de 450 kilomètres.
note-niagara-falls = Trois chutes sur une même rivière, et la frontière entre elles.
note-louisiana = En 1803, Napoléon la vend, et les États-Unis doublent de taille.
note-teotihuacan = Les Aztèques la trouvèrent en ruine et lui donnèrent le nom qu’on lui connaît.
note-tikal = Son temple IV, haut de quelque 65 mètres, est l’un des plus hauts bâtis par les Mayas.
note-newfoundland = Des Vikings y vécurent, à L’Anse aux Meadows, il y a environ mille ans.
note-greenland = La plus grande île du monde, aux quatre cinquièmes sous la glace.
note-angel-falls = La plus haute chute d’eau ininterrompue du monde : 979 mètres en tout.
note-marajo = Une île presque grande comme la Suisse, à l’embouchure de l’Amazone.
note-amazon-rainforest = La plus vaste forêt tropicale du monde, en majeure partie au Brésil.
note-machu-picchu = Les Incas l’ont bâti au XVe siècle, à quelque 2 430 mètres d’altitude.
note-aripuana = La rivière du Doute, explorée par Roosevelt et Rondon en 1914, s’y jette.
note-salvador-de-bahia = Fondée en 1549, elle fut la capitale du Brésil jusqu’en 1763.
note-altiplano = Le plus vaste haut plateau hors du Tibet ; le lac Titicaca s’y étend.
note-iguazu-falls = Quelque 275 chutes côte à côte, sur près de trois kilomètres.
note-atacama = Le désert le plus sec hors des pôles ; les astronomes aiment son ciel pur.
note-galapagos = Darwin y passa cinq semaines en 1835.
note-pacific-ocean = Il est plus grand que toutes les terres émergées réunies.
note-rapa-nui = Environ 900 moaï, des statues de pierre volcanique, peuplent l’île.
note-tierra-del-fuego = Elle doit son nom aux feux que les navires de Magellan virent sur ses rives en 1520.
note-graham-land = La partie du continent antarctique qui s’avance le plus au nord.
note-svalbard = Depuis 2008, une chambre forte dans le sol gelé y garde des graines du monde entier.
note-thingvellir = L’Althing, le parlement d’Islande, s’y réunit pour la première fois en 930.
note-stonehenge = Ses petites pierres bleues viennent du pays de Galles, à plus de 200 kilomètres.
note-rome = Selon la légende, Romulus la fonda le 21 avril 753 av. J.-C.
note-athens = Le chantier du Parthénon, temple d’Athéna, s’ouvrit en 447 av. J.-C.
note-timgad = L’empereur Trajan la fonda vers l’an 100, avec des rues en damier.
note-canary-islands = Le Teide, un volcan de Tenerife, est le plus haut sommet d’Espagne.
note-sahara = Le plus grand désert chaud du monde, presque aussi vaste que les États-Unis.
note-giza = Pendant plus de 3 800 ans, rien de bâti n’a dépassé sa Grande Pyramide.
note-timbuktu = Depuis des siècles, ses familles gardent de vieux manuscrits.
note-kush = Des rois de Koush régnèrent sur l’Égypte : ce fut la XXVe dynastie.
note-aksum = Ses stèles de granit, d’un seul bloc, dépassent 20 mètres.
note-elmina = Les Portugais bâtirent son château en 1482.
note-douala = Son fleuve, jadis « rivière des crevettes », a donné son nom au Cameroun.
note-virunga = Le plus ancien parc national d’Afrique, créé en 1925 ; des gorilles y vivent.
note-victoria-falls = Leur nom plus ancien, Mosi-oa-Tunya, veut dire « la fumée qui gronde ».
note-omatako = Deux monts pointus qui se voient de loin dans la plaine.
note-atlantic-ocean = Il s’élargit d’environ deux centimètres par an.
note-madagascar = La quatrième île du monde ; la plupart de ses animaux ne vivent que là.
note-indian-ocean = Pendant des siècles, on l’a traversé avec la mousson, qui tourne deux fois l’an.
note-petra = Les Nabatéens ont sculpté ses façades dans le grès.
note-babylon = Sa porte bleue d’Ishtar est reconstituée à Berlin.
note-persepolis = Fondée par Darius Ier, elle brûla au passage d’Alexandre, en 330 av. J.-C.
note-sanaa = Sa vieille ville de maisons-tours est habitée depuis plus de 2 500 ans.
note-caspian-sea = Le plus grand lac du monde ; sa surface est plus basse que les océans.
note-zagorsk = La ville-monastère de Serguiev Possad porta ce nom de 1930 à 1991.
note-putorana = Le centre géographique de la Russie est sur ce plateau, au lac Vivi.
note-novosibirsk = Fondée en 1893, là où le Transsibérien franchit l’Ob.
note-harappa = Une cité de brique de la civilisation de l’Indus, vieille de plus de 4 000 ans.
note-sakha = Presque aussi vaste que l’Inde, pour environ un million de personnes.
note-lake-baikal = Le lac le plus profond du monde : 1 642 mètres.
note-great-wall = Avec toutes ses branches, de tous les âges, elle dépasse 20 000 kilomètres.
note-mount-everest = Tenzing Norgay et Edmund Hillary furent les premiers au sommet, le 29 mai 1953.
note-taj-mahal = Shah Jahan le fit bâtir pour servir de tombeau à sa femme, Mumtaz Mahal.
note-sigiriya = Au Ve siècle, le roi Kassapa fit bâtir un palais au sommet de ce rocher.
note-bagan = Plus de 2 000 temples et pagodes se dressent encore dans sa plaine.
note-angkor-wat = Le temple et ses tours figurent sur le drapeau du Cambodge.
note-xian = En 1974, des paysans creusant un puits y découvrirent l’armée de terre cuite.
note-amur-river = Sur une longue distance, il sépare la Russie de la Chine.
note-kolyma = Des prisonniers du Goulag ont construit la route de ses mines d’or.
note-bering-strait = L’Asie et l’Amérique y sont à moins de 90 kilomètres l’une de l’autre.
note-mount-fuji = Le plus haut sommet du Japon, 3 776 mètres ; sa dernière éruption date de 1707.
note-borobudur = Ce monument bouddhique (IXe siècle) compte 504 statues du Bouddha.
note-sulawesi = Certaines peintures de ses grottes ont plus de 45 000 ans.
note-papua = Le Puncak Jaya, 4 884 mètres, est le plus haut sommet de toutes les îles.
note-arnhem-land = Elle doit son nom à un navire hollandais qui longea sa côte en 1623.
note-bungle-bungle = Des dômes de grès rayés d’orange et de gris sombre, comme des ruches.
note-great-barrier-reef = Des récifs de corail le long de plus de 2 300 kilomètres de côte.
note-uluru = En 1985, le rocher a été rendu aux Anangu, pour qui il est sacré.
note-perth = Son fleuve, le Swan, doit son nom aux cygnes noirs vus par des Hollandais en 1697.
note-tasmania = Abel Tasman, venu en 1642, l’appela Terre de Van Diemen.
note-fiordland = Le plus grand parc national de Nouvelle-Zélande, aux fjords creusés par les glaciers.

# Ce qu’aucun texte ne donne : les mêmes mots dans les règles, sur les pages et dans la liste des jeux.
edition-about = Tous les nombres d’Expéditions sont imprimés et connus, comme ses ronds et ses segments. Le dessin de la carte est à nous.
