# Le Puits : textes français.
title = Le Puits
about = Un tout petit jeu de cartes cachées : remportez les puits les plus profonds.

option-rounds = Durée
option-rounds-long = cinq manches
option-rounds-short = trois manches

step-shuffle = Les cartes sont mélangées.
step-round = Une manche commence.
step-find-well = Le dé est lancé pour le puits.
step-play-card = Jouez une carte pour le puits de profondeur { $depth }.
step-show-cards = Les cartes sont dévoilées.
step-look = Qui a gagné regarde la première carte de la pioche.
step-peek = Glissez la carte sous la pioche, ou laissez-la dessus.
step-draw = Tout le monde pioche.

verb-shuffle = Mélanger : { $order }
verb-roll = Lancer { $face }
verb-play = Jouer la carte { $card }
verb-bury = Glisser dessous
verb-leave = Laisser dessus

event-dealt = { $seat } reçoit les cartes { $cards }.
event-well-found = On trouve un puits de profondeur { $depth }.
event-played = { $seat } joue la carte { $card }, face cachée.
event-answered = { $seat } a joué une carte, face cachée.
event-shown = { $seat } dévoile la carte { $card }.
event-won = { $seat } remporte le puits : { $depth ->
    [one] { $depth } point
   *[other] { $depth } points
}.
event-looked = { $seat } regarde la première carte : { $card }.
event-looked-unseen = { $seat } regarde la première carte.
event-buried = { $seat } glisse la carte sous la pioche.
event-left = { $seat } laisse la carte sur la pioche.
event-drew = { $seat } pioche la carte { $card }.
event-drew-unseen = { $seat } pioche une carte.

reason-not-in-hand = La carte { $card } n’est pas dans votre main.

line-well = Puits de profondeur { $depth }

# Où en est la partie, pour l’en-tête d’une table.
headline-wells = Puits { $won } / { $rounds }

# Premiers pas pour les nouveaux venus.
first-step-1 = Tout le monde joue une carte face cachée ; la plus forte remporte le puits.
first-step-2 = Un puits rapporte sa profondeur : gardez vos meilleures cartes pour les plus profonds.

# Éléments de la boîte que l’on peut montrer.
part-card = carte { $card }
part-deck = pioche
part-well = puits

# Ce qu’est et ce que fait chaque élément, pour sa carte.
explain-card = La carte la plus haute remporte le puits de la manche.
explain-deck = Le puits remporté permet d’en regarder la première carte ; puis tout le monde pioche.
now-deck = Cartes restantes : { $cards }.
explain-well = Il vaut sa profondeur en points pour la personne qui le remporte.
now-well = Profondeur : { $depth }.

# Noms de ce qui se voit, pour les interfaces qui ne connaissent pas le jeu.
view-rounds = manches
view-depth = profondeur du puits
view-deck = pioche
view-hands = mains
view-chosen = votre carte, face cachée
view-played = cartes jouées
view-won = puits remportés

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

# Ce qu’une édition peut changer.
edition-part-cards = Cartes
edition-part-die = Dé
edition-part-rounds = Manches
edition-field-hand = cartes en main
edition-field-faces = faces du dé
edition-field-long = manches d’une partie longue
edition-field-short = manches d’une partie courte
