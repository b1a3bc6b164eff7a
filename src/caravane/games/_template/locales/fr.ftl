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
step-look = Le vainqueur regarde la première carte de la pioche.
step-peek = Glisser la carte sous la pioche, ou la laisser dessus ?
step-draw = Chacun pioche.

verb-shuffle = Mélanger : { $order }
verb-roll = Lancer { $face }
verb-play = Jouer { $card }
verb-bury = Glisser la carte sous la pioche
verb-leave = Laisser la carte sur la pioche

event-dealt = { $seat } reçoit { $cards }.
event-well-found = On trouve un puits de profondeur { $depth }.
event-played = { $seat } joue { $card }, face cachée.
event-answered = { $seat } a joué une carte, face cachée.
event-shown = { $seat } dévoile { $card }.
event-won = { $seat } remporte le puits : { $depth ->
    [one] { $depth } point
   *[other] { $depth } points
}.
event-looked = { $seat } regarde la première carte : { $card }.
event-looked-unseen = { $seat } regarde la première carte.
event-buried = { $seat } glisse la carte sous la pioche.
event-left = { $seat } laisse la carte sur la pioche.
event-drew = { $seat } pioche { $card }.
event-drew-unseen = { $seat } pioche une carte.

reason-not-in-hand = { $card } n’est pas dans votre main.

line-well = Puits de profondeur { $depth }

card-card-1 = la carte 1
card-card-2 = la carte 2
card-card-3 = la carte 3
card-card-4 = la carte 4
card-card-5 = la carte 5
card-card-6 = la carte 6
card-card-7 = la carte 7
card-card-8 = la carte 8
card-card-9 = la carte 9
card-card-10 = la carte 10
card-card-11 = la carte 11
card-card-12 = la carte 12
card-card-13 = la carte 13
card-card-14 = la carte 14
card-card-15 = la carte 15
card-card-16 = la carte 16
card-card-17 = la carte 17
card-card-18 = la carte 18
card-card-19 = la carte 19
card-card-20 = la carte 20
