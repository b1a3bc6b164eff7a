# Deux Mules : textes des dessins, en français.
wanted = Demande : { $good }
day = Jour { $day } sur { $days }
before = Le marché va ouvrir
depot = Dépôt
deck = Pioche : { $count }
hidden = Une charge cachée
coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
empty = Pas encore de charge
