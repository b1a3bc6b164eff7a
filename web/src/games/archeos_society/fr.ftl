# Le plateau d’Archeos Society.
as-letter-red = R
as-letter-green = V
as-letter-blue = B
as-letter-yellow = J
as-letter-pink = P
as-letter-violet = I

as-continent-north-america = Amérique du Nord
as-continent-south-america = Amérique du Sud
as-continent-europe = Europe
as-continent-africa = Afrique
as-continent-asia = Asie
as-continent-oceania = Océanie

as-vehicle-submarine = Sous-marin
as-vehicle-zeppelin = Zeppelin
as-vehicle-boat = Bateau
as-vehicle-half_track = Autochenille
as-vehicle-car = Automobile
as-vehicle-hot_air_balloon = Ballon
as-paint-black = couleur noire
as-paint-white = couleur blanche
as-paint-grey = couleur grise
as-paint-brown = couleur brune
as-paint-beige = couleur beige
as-paint-tan = couleur fauve


# Les sites.
as-rule-chichen-itza = pioche à chaque seuil
as-rule-rapa-nui = en tête : +{ $bonus }, puis retour
as-rule-tantallon-castle = moins si vous partagez la case
as-rule-ta-sekhet-maat = deux véhicules, le dernier compte
as-rule-ur = une dernière expédition
as-rule-uluru = marquez en arrivant, puis retour
as-about-compass = En fin de saison, votre véhicule rapporte les points de sa case. Pour avancer, votre expédition doit atteindre le seuil suivant.
as-about-chichen-itza = Pour chaque seuil franchi, vous pouvez piocher en fin de tour, jusqu’au nombre inscrit au-dessus.
as-about-rapa-nui = En fin de saison, le véhicule de tête rapporte { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
} de plus, puis revient au départ.
as-about-tantallon-castle = Sans autre véhicule sur votre case, vous marquez le grand nombre ; sinon, le petit.
as-about-ta-sekhet-maat = Vous y avez deux véhicules. Chacun a son seuil, et seul celui de derrière rapporte.
as-about-ur = Au troisième singe, vous pouvez envoyer une dernière expédition, pas plus grande que ne le permet votre case.
as-about-uluru = Juste après avoir avancé, vous pouvez marquer votre case et revenir au départ. La fin de saison n’y rapporte rien.
as-space = case
as-points = points
as-cards = cartes
as-threshold-column = seuil
as-arrived = au bout
as-stands = { $name } case { $space }
as-site-label = { $site }, { $colour }, { $continent } : { $stands }.{ $needed ->
    [0] { "" }
   *[other] { " " }Il vous faut { $needed } pour avancer.
}
as-sum-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
as-sum-guide = + 1 Guide = { $sum }
as-threshold = seuil { $threshold }
as-threshold-missed = seuil { $threshold } : il manque { $lacks }
as-last-space = dernière case

# Le camp.
as-camp = Camp
as-pile = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}{ $safe ->
    [0] { "" }
    [one] , sans singe pour la prochaine
   *[other] , sans singe pour les { $safe } prochaines
}
as-monkeys = { $count ->
    [0] Aucun des trois singes pour l’instant
    [one] { $count } singe sur trois
   *[other] { $count } singes sur trois
}
as-tile = Tuile Botaniste
as-tile-free = libre
as-tile-size = taille { $size }
as-recruits = Recrues
as-area = Recrutement : { $count ->
    [0] personne
    [one] { $count } carte
   *[other] { $count } cartes
}
as-area-empty = Personne à recruter : vous piochez deux cartes.
as-take = Prendre { $card }
as-in-area = { $card }, au recrutement

# La main.
as-hand = { $count ->
    [0] Main vide
    [one] Main : { $count } carte
   *[other] Main : { $count } cartes
}
as-hand-empty = Votre main est vide.
as-leader = Chef
as-card = { $card }
as-card-able = { $card } : choisir pour mener une expédition
as-card-leader = { $card }, chef de l’expédition
as-card-joined = Carte choisie : { $card }
as-card-joinable = Ajouter { $card }
as-card-off = { $card } : ne va pas dans cette expédition
as-card-coming = { $card }, bientôt en main

# L’expédition que l’on prépare.
as-notebook = Carnet d’expédition
as-trait = Ce que partagent les cartes
as-could-join = { $count ->
    [0] personne d’autre
    [one] { $count } carte possible
   *[other] { $count } cartes possibles
}
as-sizes = Taille et points
as-size = { $more ->
    [more] { $size } cartes ou plus
   *[exactly] { $size ->
        [one] { $size } carte
       *[other] { $size } cartes
    }
} : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
as-asks-colour = { $leader } : utiliser la couleur, ou terminer ?
as-asks-role = { $leader } : utiliser le rôle, ou terminer ?
as-asks-done = { $leader } : plus rien à faire.
as-plan-expedition = { $size ->
    [one] Expédition d’une carte : { $leader }
   *[other] Expédition de { $size } : { $leader } en tête
}
as-plan-keep = { $count ->
    [one] Garder une carte
   *[other] Garder { $count } cartes
}
as-effect-advance = { $site } : { $from } → { $to } { $count ->
    [one] point.
   *[other] points.
}
as-effect-missed = { $site } : seuil { $threshold }, il manque { $lacks }.
as-effect-last = { $site } : déjà au bout.
as-effect-any = Vous pourrez avancer au choix : { $sites }.
as-effect-nowhere = Aucun seuil n’est atteint.
as-effect-rest = { $count ->
    [one] Votre autre carte va au recrutement.
   *[other] Vos { $count } autres cartes vont au recrutement.
}
as-effect-botanist = Tuile Botaniste : +{ $count }.
as-effect-botanist-not = La tuile Botaniste demande { $count } cartes.
as-effect-linguist = { $count ->
    [0] Vous êtes au bout de la piste Linguiste.
    [one] Piste Linguiste : une case de plus.
   *[other] Piste Linguiste : { $count } cases de plus.
}
as-effect-curator = Une relique de plus.
as-effect-curator-not = Cette relique est déjà dans votre musée.
as-effect-professor = Vous pourrez prendre un jeton, de { $count } au plus.
as-effect-professor-not = Aucun jeton à prendre.
as-effect-physician = Vous pourrez garder { $count ->
    [one] une carte.
   *[other] { $count } cartes.
}
as-effect-patron = Vous pourrez piocher { $count ->
    [one] une carte.
   *[other] { $count } cartes.
}
as-effect-photographer = Rapporte comme une carte de plus en fin de saison.
as-effect-pilot = { "" }
as-effect-cartographer = Si un véhicule avance, vous pourrez envoyer une autre expédition.
as-effect-student = Avec un Étudiant pour chef, aucun véhicule n’avance.
as-effect-take = { $count ->
    [one] { $count } carte en main. La carte prise n’est pas remplacée.
   *[other] { $count } cartes en main. La carte prise n’est pas remplacée.
}
as-effect-draw = La carte du dessus, à l’abri des regards.

# Ce que chacun a devant soi.
as-summary = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}, { $expeditions ->
    [0] aucune expédition
    [one] { $expeditions } expédition
   *[other] { $expeditions } expéditions
}
as-expedition = { $leader }, taille { $size }
as-my-expeditions = Mes expéditions
as-expeditions-of = Expéditions : { $name }
as-expeditions = { $count ->
    [0] Expéditions
    [one] { $count } expédition
   *[other] { $count } expéditions
}
as-no-expeditions = Aucune cette saison.
as-unseen = { $count ->
    [one] et { $count } carte cachée
   *[other] et { $count } cartes cachées
}
as-sites = Sites
as-on-space = case { $space }
as-scores = Scores : { $scores }
as-linguist-track = Piste Linguiste : { $stands }
as-museum-title = Musée
as-museum = Musée, { $name } : { $count ->
    [0] aucune relique
    [one] { $count } relique ({ $colours })
   *[other] { $count } reliques ({ $colours })
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} en fin de partie
as-tokens = Jetons Professeur
as-token = Jeton { $token }
as-token-held = Jeton { $token }, chez { $name }

# Le choix des rôles et des plateaux.
as-draft = Mise en place
as-draft-held = Choisissez un rôle parmi ces cartes
as-draft-unseen = { $count ->
    [one] et { $count } carte que vous n’avez pas vue
   *[other] et { $count } cartes que vous n’avez pas vues
}
as-draft-chosen = Rôles de la partie : { $count } sur 6
as-draft-none = Aucun pour l’instant.
as-side-choose = Quelle face de ce plateau ?
as-side-compass = face boussole, sans règle particulière
as-side-now = à poser maintenant
as-thresholds = seuils { $thresholds }

# La feuille d’une saison.
as-sheet = Décompte de la saison { $season }
as-sheet-closed = saison close
as-sheet-close = Continuer
as-sheet-skip = Tout montrer
as-third = troisième singe : { $name }
as-sum-sites = Total des sites
as-sum-expeditions = Expéditions
as-total = Total
as-before-and-now = { $before } + { $gain }
as-place = { $place ->
    [1] 1er
   *[other] { $place }e
}

# Ce que certains rôles apportent.
as-extras = Matériel des rôles
as-short-linguist = { $space } / { $last }

# La première table.
