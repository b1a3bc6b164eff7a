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
as-points = points
as-cards = cartes
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
as-order = Trier les recrues
as-order-colour = couleur
as-order-role = rôle
as-order-hand = ma main
as-goes-with = Dans votre main : { $colour } de cette couleur, { $role } de ce rôle
as-badges = Les nombres comptent les cartes de votre main de même couleur et de même rôle.
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
as-effects = Effets du chef
as-asks-effects = { $count ->
    [0] { $leader } : il ne reste aucun effet.
    [one] { $leader } : il reste un effet.
   *[other] { $leader } : il reste { $count } effets.
}
as-asks-keep = { $hand ->
    [one] Médecin : gardez-vous votre dernière carte ?
   *[other] Médecin : que gardez-vous de vos { $hand } cartes ? Au plus { $most }.
}
as-asks-keep-exactly = { $hand ->
    [one] Médecin : gardez-vous votre dernière carte ?
   *[other] Médecin : quelles cartes gardez-vous ? { $most } sur { $hand }, ou aucune.
}
as-plan-expedition = { $size ->
    [one] Une seule carte, { $leader }
   *[other] Expédition de { $size }, chef { $leader }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
as-keep-all = Garder tout ({ $kept })
as-lay-all = Poser tout ({ $count })
as-keep-some = Garder { $kept }, poser { $laid }
as-effect-advance = { $site } : { $from } → { $to } { $count ->
    [one] point.
   *[other] points.
}
as-effect-missed = { $site } : seuil { $threshold }, il manque { $lacks }.
as-effect-last = { $site } : déjà au bout.
as-effect-rest = { $count ->
    [one] Votre autre carte va au recrutement.
   *[other] Vos { $count } autres cartes vont au recrutement.
}
as-effect-take = Vous aurez { $count ->
    [one] une carte en main
   *[other] { $count } cartes en main
}{ $full ->
    [0] { " " }; ensuite, il faudra partir
   *[other] { "" }
}. La carte prise n’est pas remplacée.
as-effect-draw = { $count ->
    [one] La carte du dessus ; à l’abri des regards.
   *[other] Personne à recruter : vous piochez { $count } cartes, à l’abri des regards.
}

# Billets des effets : ce qu’ils font, ce qu’ils valent.
as-ticket-colour-advance = Couleur : +1 à { $site }
as-ticket-colour-any = Couleur : +1 sur un site au choix
as-ticket-any-chosen = Couleur : +1 à { $chosen }
as-ticket-colour-none = Couleur : rien
as-ticket-role-none = Rôle : rien
as-ticket-role-botanist = Rôle : prendre la tuile Botaniste
as-ticket-role-linguist = Rôle : +{ $count } sur la piste Linguiste
as-ticket-role-curator = Rôle : relique au musée ({ $colour })
as-ticket-role-professor = Rôle : prendre un jeton
as-ticket-professor-chosen = Rôle : prendre le jeton { $chosen }
as-ticket-role-physician = Rôle : garder { as-ticket-cards }
as-ticket-role-patron = Rôle : piocher { as-ticket-cards }
as-ticket-cards = { $count ->
    [one] une carte
   *[other] { $fewer ->
        [0] { $count } cartes
       *[other] jusqu’à { $count } cartes
    }
}
as-ticket-role-photographer = Rôle : une carte de plus aux points
as-ticket-role-guide = Rôle : une carte de plus aux seuils
as-ticket-role-pilot = Rôle : sur n’importe quel site
as-ticket-role-cartographer = Rôle : une expédition de plus
as-value-points = { $from } → { $to } { $count ->
    [one] point
   *[other] points
} en fin de saison
as-value-draws = { $from } → { $to } { $count ->
    [one] point
   *[other] points
}, et piocher jusqu’à { $more }
as-value-ur = { $from } → { $to } { $count ->
    [one] point
   *[other] points
}, dernier départ à { $more }
as-value-uluru = { $to } { $count ->
    [one] point
   *[other] points
} tout de suite, ou rester
as-value-any = { $count ->
    [one] un seuil est atteint
   *[other] { $count } seuils atteints : touchez un site
}
as-value-nowhere = aucun seuil n’est atteint
as-value-missed = seuil { $threshold } à { $site }, il manque { $lacks }
as-value-last = déjà sur la dernière case
as-value-student = un Étudiant ne fait avancer personne
as-value-plain = aucun effet propre
as-value-botanist = { $count ->
    [one] +{ $count } point tout de suite
   *[other] +{ $count } points tout de suite
}
as-value-botanist-not = la tuile demande { $count } cartes
as-value-linguist = case { $from } → { $to }{ $found ->
    [0] { "" }
    [one] , et une avancée offerte
   *[other] , et { $found } avancées offertes
}
as-value-linguist-not = déjà au bout de la piste
as-value-curator = { $from } → { $to } { $to ->
    [one] relique
   *[other] reliques
} : +{ $points } en fin de partie
as-value-curator-not = déjà dans votre musée
as-value-professor = { $count } au plus : touchez un jeton
as-value-professor-not = aucun jeton de { $count } ou moins
as-value-physician = à choisir après l’envoi
as-value-physician-not = plus de carte à garder
as-value-patron = { $left ->
    [0] dans la pioche
   *[other] après la pose des autres
}
as-value-photographer = en fin de saison
as-value-guide = pas pour les points
as-value-pilot = au lieu du sien
as-value-cartographer = demandé après une avancée
as-value-cartographer-not = plus de carte à envoyer
as-value-season-over = la saison est finie
as-given-up = vous y renoncez
as-send = { $size ->
    [one] Envoyer
   *[other] Envoyer ({ $size })
}
as-send-without = Envoyer sans { $what }
as-send-without-all = Envoyer sans aucun effet
as-finish = Terminer
as-finish-without = Terminer sans { $what }
as-finish-without-all = Terminer sans aucun effet
as-lost-advance = avancer
as-lost-botanist = la tuile
as-lost-linguist = la piste
as-lost-curator = la relique
as-lost-professor = jeton
as-lost-patron = piocher
as-lost-cartographer = autre départ
as-draw = { $count ->
    [one] Piocher une carte
   *[other] Piocher { $count } cartes
}
as-take-it = Prendre
as-you-advanced = Vous avancez à la case { $number } ({ $name }).
as-you-retreated = Vous reculez à la case { $number } ({ $name }).
as-you-relic-placed = Une relique de plus dans votre musée ({ $name }).
as-you-tile-taken = Vous prenez la tuile Botaniste : { $noun } points.
as-you-token-taken = Vous prenez le jeton { $noun }.
as-you-linguist-moved = Vous avancez à la case { $noun } de la piste Linguiste.
as-you-uluru-scored = Vous marquez { $noun } points et revenez au départ.
as-you-uluru-stayed = Vous restez sur la case { $noun }.
as-you-draw-declined = Vous ne piochez rien.
as-you-drawing-stopped = Vous ne piochez plus.
as-you-artefact-skipped = Vous laissez l’artefact.
as-you-effects-ended = Vous n’utilisez plus d’effet.
as-you-ur-declined = Vous n’envoyez personne.
as-you-side-placed = Le plateau est posé pour cette partie.

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
    [one] dont { $count } cachée
   *[other] dont { $count } cachées
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
as-paint-choose = La couleur de vos véhicules
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

