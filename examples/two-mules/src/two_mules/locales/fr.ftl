# Deux Mules : textes français.
title = Deux Mules
about = Un petit jeu de marché à deux : apportez ce qui se demande, et passez le col étroit avant l’autre.

option-days = Durée
option-days-long = cinq jours
option-days-short = trois jours

step-shuffle = Les charges sont mélangées.
step-day = Un jour se lève.
step-call-good = Le marché annonce ce qu’il veut.
step-load-mule = Le marché demande : { $good }. Choisissez la charge de votre mule.
step-arrive = Les mules arrivent.
step-restock = Prenez la charge du dépôt ({ $load }) ou piochez.

verb-shuffle = Mélanger : { $order }
verb-call = Demander : { $good }
verb-load = Charger : { $load }
verb-take = Prendre au dépôt
verb-draw = Piocher

event-dealt = { $seat } reçoit : { $loads }.
event-opened = Arrivage au dépôt : { $load }.
event-called = Le marché demande aujourd’hui : { $good }.
event-loaded = { $seat } charge en secret : { $load }.
event-ready = { $seat } a chargé sa mule.
event-shown = { $seat } apporte : { $load }.
event-sold = { $seat } vend pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
event-too-late = { $seat } arrive trop tard et ne vend rien.
event-took = { $seat } prend au dépôt : { $load }.
event-drew = { $seat } pioche : { $load }.
event-drew-unseen = { $seat } pioche une charge.

reason-not-in-hand = Vous n’avez pas cette charge : { $load }.

line-sale = { $load }

# Noms de ce qui se voit, pour les interfaces qui ne connaissent pas le jeu.
view-days = jours
view-day = jour
view-demand = demande du jour
view-depot = dépôt
view-deck = charges à piocher
view-hands = charges en main
view-chosen = sur votre mule
view-used = charges apportées au marché
view-sales = ventes
view-coins = pièces

good-salt = sel
good-cloth = étoffe
good-tea = thé

load-salt-1 = sel 1
load-salt-2 = sel 2
load-salt-3 = sel 3
load-salt-4 = sel 4
load-salt-5 = sel 5
load-salt-6 = sel 6
load-cloth-1 = étoffe 1
load-cloth-2 = étoffe 2
load-cloth-3 = étoffe 3
load-cloth-4 = étoffe 4
load-cloth-5 = étoffe 5
load-cloth-6 = étoffe 6
load-tea-1 = thé 1
load-tea-2 = thé 2
load-tea-3 = thé 3
load-tea-4 = thé 4
load-tea-5 = thé 5
load-tea-6 = thé 6

# L’avancement de la partie, les premières phrases pour débuter, les éléments de la boîte.
headline-day = Jour { $day } sur { $days }

first-step-1 = Le marché réclame une denrée ; chacun charge sa mule en secret.
first-step-2 = Une charge se vend à son poids, au double si le marché la réclame. À denrée égale, seule la plus légère se vend.
first-step-3 = Ensuite, prenez la charge du dépôt, que tous deux voient, ou piochez-en une cachée.

part-load = { $load }
part-good = { $good }
part-deck = charges à piocher
part-market = marché
part-points = pièces

# Ce que sont et font les éléments, pour leurs cartes.
explain-load = Se vend à son poids en pièces, ou { $demand } fois plus cher si sa denrée est demandée. À denrée égale, seule la charge la plus légère se vend.
explain-good = Une des trois denrées, chacune en charges de poids 1 à { $heaviest }.
explain-deck = Au lieu de la charge du dépôt, piochez-en une ici, que personne d’autre ne voit.
now-deck = Charges restantes : { $loads }.
explain-market = Chaque jour, avant de charger, il réclame une denrée. Elle se vend { $demand } fois son poids.
now-market = Demandée aujourd’hui : { $good }.
explain-points = Ce que vos charges ont rapporté. Le plus de pièces l’emporte ; à égalité, le plus de ventes.
