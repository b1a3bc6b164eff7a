# Le plateau d’Expéditions, autour du monde.
ex-letter-blue = B
ex-letter-yellow = J
ex-letter-red = R

ex-ribbon-last = Dernière manche
ex-ribbon-end = Fin du voyage


# La carte.
ex-map = Carte du monde
ex-map-keys = Flèches du clavier : déplacer la carte. Plus et moins : zoom. Zéro : carte entière. Point : dernier coup.
ex-zoom-in = Agrandir la carte
ex-zoom-out = Réduire la carte
ex-last-move = Aller au dernier coup
ex-minimap = Mini-carte : toucher pour s’y rendre, appui long ou Entrée pour voir le monde entier
ex-which = Quelle expédition ?
ex-edge = Expédition { $colour } : { $count ->
    [one] un segment possible hors écran
   *[other] { $count } segments possibles hors écran
}
ex-edge-mark = { $count ->
    [one] Un de vos objectifs est hors écran
   *[other] { $count } de vos objectifs sont hors écran
}
ex-edge-place = { $circle }, hors écran
ex-stocks = Les trois expéditions
ex-stock = Expédition { $colour } : { $count ->
    [one] une flèche en réserve
   *[other] { $count } flèches en réserve
}
ex-tip = pointe : { $circle }
ex-not-started = pas encore partie

ex-pattern-blue = bleue, pleine
ex-pattern-yellow = jaune, briques
ex-pattern-red = rouge, tresse
ex-legend-common = commun
ex-legend-secret = secret
ex-legend-key = lieu clé

# Ce qu’un coup rapporte.
ex-gain-common = commun : +{ $points }
ex-gain-secret = secret : +{ $points }
ex-gain-token = votre lieu clé : +{ $points }
ex-gain-ticket-one = +1 ticket
ex-gain-ticket-none = aucun ticket disponible
ex-gain-arrow = une flèche de plus, gratuite
ex-gain-loop = forme une boucle
ex-gain-rival = { $name } : +{ $points }, vous : rien
ex-gain-laid = déjà atteint : rien
ex-gain-nobody = dans aucune main : rien
ex-gain-mark = lieu clé : +2 ou −2
ex-gift = Cadeau à { $name } : +{ $points } ({ $before } → { $after }).
ex-gift-nothing = Pour vous : rien.

# Le tour prévu.
ex-plan-lay = { $colour } vers { $circle }
ex-plan-same = { $count ->
    [2] Deux flèches, { $colour }, jusqu’ici : { $circle }
   *[other] { $count } flèches, { $colour }, jusqu’ici : { $circle }
}
ex-plan-many = { $count ->
    [2] Deux flèches, la dernière vers { $circle }
   *[other] { $count } flèches, la dernière vers { $circle }
}
ex-plan-loop = { $colour } ferme sa boucle, puis repart vers { $circle }
ex-plan-mark = { $circle } : lieu clé ?
ex-plan-stock = { $count ->
    [0] Il ne restera aucune flèche.
    [one] Il restera une flèche.
   *[other] Il restera { $count } flèches.
}
ex-plan-tickets = { $count ->
    [0] Il ne restera aucun ticket.
    [one] Il restera un ticket.
   *[other] Il restera { $count } tickets.
}
ex-plan-blue = Rond bleu : touchez encore un segment, ou posez sans lui.
ex-plan-base = Une boucle : touchez là où elle repart.
ex-paid-ticket = pour un ticket
ex-paid-by-action = { $number } votre action
ex-paid-by-ticket = { $number } un ticket
ex-paid-by-blue = { $number } le rond bleu
ex-paid-by-loop = { $number } le nouveau départ
ex-cut = Flèche { $number } vers { $circle } : arrêter le plan ici
ex-from = Depuis { $circle }
ex-take-common = Prendre la carte
ex-leave-common = Laisser la carte
ex-only-first = Une seule
ex-lay-and-see = Poser et voir
ex-confirm-lay = { $count ->
    [1] Poser
    [2] Poser les 2
   *[other] Poser les { $count }
}
ex-confirm-lay-end = { $count ->
    [1] Poser et finir
    [2] Poser les 2 et finir
   *[other] Poser les { $count } et finir
}
ex-confirm-anyway = Poser quand même
ex-confirm-remove = Enlever
ex-confirm-remove-end = Enlever et finir
ex-confirm-mark = Marquer

# Le chemin vers un objectif.
ex-way-title = { $place } : { $count ->
    [one] une flèche ({ $colour }).
   *[other] { $count } flèches ({ $colour }).
}
ex-way-by = Par { $names }.
ex-way-own = { $name } (pour vous aussi)
ex-way-rival = { $name } (lieu clé : { $rival })
ex-way-points = { $points ->
    [one] +{ $points } point pour vous.
   *[other] +{ $points } points pour vous.
}
ex-other-way = Par { $colour } : { $count }
ex-first-arrow = Première flèche

# Les cartes.
ex-commons = Communs
ex-deck = paquet { $count }
ex-mine = Mes objectifs
ex-nearest-first = du plus proche au plus lointain
ex-hand-empty = Tous vos objectifs sont atteints.
ex-common = objectif commun
ex-common-worth = +1 pour qui y mène une expédition
ex-secret = Objectif secret
ex-points = atteint : +{ $points } à votre score
ex-key = lieu clé
ex-key-dead = lieu clé perdu
ex-stamp-above = OBJECTIF
ex-stamp = SECRET
ex-stamp-below = POUR VOUS
ex-laid = Objectif atteint
ex-way = { $colour } à { $far ->
    [one] { $far } flèche
   *[other] { $far } flèches
}
ex-segments = fl.
ex-distances = Distance depuis chaque expédition
ex-neighbours = Voisins
ex-why-not = Pourquoi pas ici ?
ex-degrees = { $lat }° { $ns ->
    [s] S
   *[n] N
}, { $lon }° { $ew ->
    [w] O
   *[e] E
}
ex-kind-start = Le départ des trois expéditions
ex-kind-red = Rond rouge : un ticket à chaque arrivée
ex-kind-blue = Rond bleu : une flèche de plus à chaque arrivée

# Les tickets.
ex-ticket-stamp = + TICKET
ex-tickets = { $count ->
    [0] Aucun ticket
    [one] Un ticket
   *[other] { $count } tickets
}, { $left } à dépenser ce tour-ci
ex-tickets-word = { $count ->
    [0] ticket
    [one] ticket
   *[other] tickets
}
ex-tickets-left = { $left ->
    [0] Vous ne pouvez plus dépenser de ticket ce tour-ci.
    [one] Vous pouvez encore dépenser un ticket ce tour-ci.
   *[other] Vous pouvez encore dépenser { $left } tickets ce tour-ci.
}
ex-ticket-for = Que faire de ce ticket ?
ex-use-arrow = de la couleur de votre choix
ex-use-removal = la dernière d’une expédition
ex-use-exchange = piochez des cartes, gardez-en une
ex-drawn = Voici vos cartes piochées. Laquelle gardez-vous ?
ex-give = Touchez la carte que vous rendez en échange.

# Les joueurs.
ex-summary = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main, { $tickets ->
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
}, { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} sur la carte
ex-detail-hand = En main : { $count }
ex-detail-laid = Objectifs atteints : { $count }
ex-detail-won = Objectifs communs : { $count }
ex-unseen = { $count ->
    [one] une carte cachée
   *[other] { $count } cartes cachées
}
ex-exchanges = { $count ->
    [one] Un échange de carte.
   *[other] { $count } échanges de cartes.
}

# Noms courts, sur les cartes.
ex-short-fiordland = Fiordland
ex-short-great-barrier-reef = Barrière de corail
ex-short-northwest-passage = Nord-Ouest
ex-short-putorana = Poutorana
ex-short-amazon-rainforest = Amazonie
ex-short-bungle-bungle = Bungle Bungle
