# Archeos Society : textes français, dans nos propres mots.
title = Archeos Society
subtitle = Six sites · douze rôles
about = Réunissez des explorateurs, envoyez-les derrière le bon chef et atteignez, saison après saison, les grands sites de six continents.
designers = de Paolo Mori ; Space Cowboys

option-mode = Mise en place
option-mode-first-game = première partie
option-mode-scenario = un scénario
option-mode-random = au hasard
option-mode-custom = choisie à tour de rôle
option-mode-chosen = choisie à la main
option-scenario = Scénario
option-scenario-chichen-itza = Chichén Itzá
option-scenario-rapa-nui = Rapa Nui
option-scenario-tantallon-castle = Tantallon Castle
option-scenario-ta-sekhet-maat = Ta-sekhet-ma’at
option-scenario-ur = Ur
option-scenario-uluru = Uluru
option-first-player = Qui commence
option-first-player-random = tirage au sort
option-first-player-1 = place 1
option-first-player-2 = place 2
option-first-player-3 = place 3
option-first-player-4 = place 4
option-first-player-5 = place 5
option-first-player-6 = place 6
option-colours = Couleurs des véhicules
option-colours-by-seat = données par la place
option-colours-chosen = choisies à tour de rôle
option-physician-keep = Un Médecin fait garder
option-physician-keep-exactly = autant de cartes que l’expédition, ou aucune
option-physician-keep-up-to = autant de cartes qu’on veut, jusqu’à ce nombre
option-patron-draw = Un Mécène fait piocher
option-patron-draw-exactly = autant de cartes que l’expédition, ou rien
option-patron-draw-up-to = une par une, jusqu’à ce nombre
option-cartographer = Une Cartographe ajoute une expédition
option-cartographer-after-advance = après une avancée
option-cartographer-if-possible = même sans utiliser une avancée possible
option-linguist-advance = Un artefact fait avancer
option-linguist-advance-other-vehicles = un véhicule que cette expédition n’a pas fait avancer
option-linguist-advance-any-site = sur n’importe quel site, même une seconde fois
option-linguist-advance-other-sites = sur un site où cette expédition n’a pas fait avancer de véhicule
option-all-at-start = Tout le monde au départ d’une piste
option-all-at-start-all-score = tout le monde marque
option-all-at-start-nothing = personne ne marque
option-professors-tied = Tout le monde à égalité aux jetons Professeur
option-professors-tied-both = tout le monde avance, puis recule
option-professors-tied-nothing = il ne se passe rien
option-step-back = Reculer avec le plus petit total de jetons
option-step-back-optional = facultatif
option-step-back-compulsory = obligatoire
option-chichen-draw = La pioche de Chichén Itzá
option-chichen-draw-one-by-one = carte par carte
option-chichen-draw-at-once = tout d’un coup, ou rien
option-chichen-several = Plusieurs avancées à Chichén Itzá dans un tour
option-chichen-several-each = font piocher pour chaque seuil
option-chichen-several-last = ne font piocher que pour le dernier seuil
option-ur-limit = La limite d’Ur
option-ur-limit-all-cards = compte toutes les cartes
option-ur-limit-without-mercenaries = ne compte pas les Mercenaires
option-ur-cartographer = Une Cartographe dans la dernière expédition d’Ur
option-ur-cartographer-one-more = en ajoute une autre
option-ur-cartographer-nothing = n’ajoute rien
option-taken-cards = Les cartes prises au recrutement
option-taken-cards-hidden = sont cachées dans la main
option-taken-cards-noted = restent notées près de la main
option-score-floor = Un score sous zéro
option-score-floor-none = est possible
option-score-floor-zero = s’arrête à 0
option-tie-break = À égalité, on compare les expéditions
option-tie-break-cards-left = sans leurs Mercenaires
option-tie-break-as-scored = comme elles ont marqué
option-tie-break-as-played = comme elles ont été jouées

step-first-player = On tire au sort qui commence.
step-roles = Six rôles sont tirés.
step-board = Le plateau avancé est tiré.
step-shuffle-roles = Les cartes Rôle sont mélangées.
step-draft-role = Choisissez un rôle pour cette partie.
step-draft-board = Un plateau est tiré.
step-draft-side = Plateau { $colour } : quelle face visible ?
step-pick-roles = On choisit les rôles et les faces.
step-pick-role = Choisissez un rôle pour cette partie, comme convenu à votre table.
step-pick-side = Plateau { $colour } : quelle face visible ?
step-pick-paints = On choisit les couleurs.
step-pick-paint = Choisissez la couleur de vos véhicules.
step-shuffle = Le paquet est mélangé.
step-monkeys = Les singes se cachent dans la pioche.
step-action = { $room ->
    [0] Votre main est pleine : jouez une expédition.
   *[other] Prenez une carte, piochez ou jouez une expédition.
}
step-leader = Qui mène l’expédition ?
step-trait = { $leader } : que partagent les autres cartes ?
step-add-card = { $leader } : qui l’accompagne ? Ajoutez des cartes, puis envoyez.
step-effects = Le chef agit.
step-effect = { $size ->
    [one] { $leader }, carte seule : couleur, rôle, ou terminer ?
   *[other] { $leader }, { $size } cartes : couleur, rôle, ou terminer ?
}
step-site = { $size ->
    [one] Sur quel site avancer avec { $size } carte ?
   *[other] Sur quel site avancer avec { $size } cartes ?
}
step-vehicle = Quel véhicule bouge : celui de derrière (case { $rear }) ou de devant (case { $front }) ?
step-uluru = { $left ->
    [0] Uluru, dernière case : marquer { $points } ? Si vous restez, { $professors ->
        [0] vous n’y marquerez plus.
       *[other] vous n’y marquerez plus, sauf si une Professeur vous fait reculer.
    }
   *[other] Uluru, case { $space } : marquer { $points } et revenir au départ, ou rester ?
}
step-free-advance = Un artefact ! Quel véhicule avance ?
step-token = { $size ->
    [1] Quel jeton ? Valeur { $size } seulement.
   *[other] Quel jeton ? Valeur { $size } au plus.
}
step-lay-down = Le reste de la main est posé.
step-keep = { $most ->
    [0] Vous ne pouvez pas en garder plus. Posez le reste.
    [one] { $exactly ->
        [0] Gardez encore { $most } carte, ou posez le reste.
       *[other] { $marked ->
            [0] Gardez { $most } carte, ou aucune.
           *[other] Gardez encore { $most } carte.
        }
    }
   *[other] { $exactly ->
        [0] Gardez encore { $most } cartes au plus, et posez le reste.
       *[other] { $marked ->
            [0] Gardez exactement { $most } cartes, ou aucune.
           *[other] Gardez encore { $most } cartes.
        }
    }
}
step-patron = Le Mécène peut faire piocher.
step-draw-patron = { $singly ->
    [0] Votre Mécène : piocher exactement { $count ->
        [one] { $count } carte, ou aucune ?
       *[other] { $count } cartes, ou aucune ?
    }
   *[other] Votre Mécène : piocher une par une, jusqu’à { $count ->
        [one] { $count } carte ?
       *[other] { $count } cartes ?
    }
}
step-chichen = Chichén Itzá peut faire piocher.
step-draw-chichen = Chichén Itzá : piocher encore, jusqu’à { $count ->
    [one] { $count } carte ?
   *[other] { $count } cartes ?
}
step-next-turn = Le tour est terminé.
step-ur-expedition = { $limit ->
    [0] Ur : votre case ne permet aucune expédition.
    [one] Ur : envoyer une dernière expédition, de { $limit } carte ?
   *[other] Ur : envoyer une dernière expédition, de { $limit } cartes au plus ?
}
step-discard = Les mains sont défaussées.
step-botanist = La tuile Botaniste rapporte.
step-linguist = La piste Linguiste rapporte.
step-professors = On additionne les jetons Professeur.
step-professor-advance = Plus grand total de jetons Professeur : avancez un véhicule où vous voulez.
step-steps-back = Le plus petit total de jetons recule.
step-step-back = Plus petit total de jetons Professeur : reculez un véhicule.
step-tokens-back = Les jetons reviennent au milieu.
step-sites = Les sites rapportent.
step-expeditions = Les expéditions rapportent.
step-end-season = La saison est terminée.

verb-first = Commence : { $seat }
verb-roles = Rôles : { $roles }
verb-board = Plateau : { $colour }
verb-shuffle-roles = Mélanger : { $order }
verb-shuffle = Mélanger : { $order }
verb-monkeys = Cacher les singes : { $places }
verb-draft = Choisir { $role }
verb-place = Poser la face { $side }
verb-take = Prendre { $card }
verb-draw = Piocher (2 cartes si la zone est vide)
verb-play = Jouer une expédition
verb-lay-hand = Poser vos Mercenaires
verb-lead = Chef : { $card }
verb-match = { $trait }
verb-add = Ajouter { $card }
verb-send = Envoyer l’expédition
verb-colour = Utiliser la couleur
verb-role = Utiliser le rôle
verb-end = Terminer
verb-advance = Avancer : { $site }
verb-move = Véhicule de { $vehicle }
verb-score = Marquer et revenir au départ
verb-stay = Rester
verb-skip-artefact = Laisser l’artefact
verb-take-token = Prendre le jeton { $token }
verb-keep = Garder { $card }
verb-lay-rest = Poser le reste
verb-draw-cards = Piocher les cartes
verb-decline-draw = Ne pas piocher
verb-stop = Ne plus piocher
verb-decline-expedition = N’envoyer personne
verb-decline-advance = Ne pas avancer
verb-retreat = Reculer : { $site }
verb-decline-retreat = Ne pas reculer
verb-paint = Prendre les véhicules de couleur { $paint }

event-first-player = { $seat } commence.
event-roles-drawn = Les rôles de cette partie : { $roles }.
event-board-advanced = { $site } est le site avancé de cette partie.
event-roles-held = { $seat } a en main : { $roles }.
event-roles-held-unseen = { $seat } a six cartes Rôle en main.
event-role-drafted = { $seat } choisit un rôle : { $role }.
event-board-drawn = { $seat } tire le plateau { $colour }.
event-side-placed = { $seat } pose { $site }, face { $side }.
event-season-began = La saison { $season } sur { $seasons } commence ; { $seat } joue en premier.
event-dealt = { $seat } reçoit une carte : { $card }.
event-area-dealt = Zone de recrutement : { $cards }.
event-monkeys-hidden = Trois singes se cachent dans la moitié inférieure de la pioche.
event-took = { $seat } prend une carte : { $card }.
event-drew = { $seat } pioche : { $cards }.
event-drew-unseen = { $seat } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-monkey = { $seat } tombe sur { $number ->
    [1] le premier singe
    [2] le deuxième singe
   *[other] le troisième singe
} !
event-season-ended = { $left ->
    [0] La dernière saison s’arrête aussitôt.
   *[other] La saison s’arrête aussitôt ; { $seat } commencera la suivante.
}
event-planned = { $seat } prépare une expédition.
event-leader-chosen = { $seat } choisit un chef : { $card }.
event-trait-chosen = { $seat } choisit : { $trait }.
event-card-added = { $seat } prévoit d’ajouter : { $card }.
event-led = { $size ->
    [one] { $seat } envoie une carte seule : { $leader }.
   *[other] { $seat } envoie { $size } cartes ; chef : { $leader }.
}
event-followed = { $seat } y ajoute : { $cards }.
event-advanced = { $seat } avance à la case { $space } ({ $site }).
event-uluru-scored = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} à Uluru et revient au départ.
event-uluru-stayed = { $seat } reste à la case { $space } d’Uluru.
event-tile-taken = { $seat } prend la tuile Botaniste avec { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
} : { $points } points.
event-linguist-moved = { $artefacts ->
    [0] { $seat } avance à la case { $space } de la piste Linguiste.
    [one] { $seat } avance à la case { $space } de la piste Linguiste et trouve un artefact.
   *[other] { $seat } avance à la case { $space } de la piste Linguiste et trouve { $artefacts } artefacts.
}
event-artefact-skipped = { $seat } laisse l’artefact.
event-relic-placed = { $seat } expose une relique au musée : { $colour } ({ $count } sur 6).
event-token-taken = { $seat } prend le jeton Professeur { $token }.
event-extra-planned = { $seat } prépare une expédition de plus.
event-kept = { $seat } prévoit de garder : { $card }.
event-kept-count = { $count ->
    [0] { $seat } ne garde aucune carte.
    [one] { $seat } garde une carte.
   *[other] { $seat } garde { $count } cartes.
}
event-laid-down = { $seat } pose : { $cards }.
event-draw-declined = { $seat } ne pioche rien avec le Mécène.
event-drawing-stopped = { $seat } ne pioche plus.
event-ur-began = Ur : une dernière expédition pour tout le monde.
event-ur-declined = { $seat } n’envoie personne.
event-hands-discarded = Les mains et la zone de recrutement retournent au paquet.
event-botanist-scored = { $seat } a la tuile Botaniste : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-linguist-scored = { $seat } est en tête de la piste Linguiste : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-professors-counted = { $seat } totalise { $total } aux jetons Professeur.
event-advance-declined = { $seat } n’avance pas.
event-retreated = { $seat } recule à la case { $space } ({ $site }).
event-retreat-declined = { $seat } ne recule pas.
event-tokens-returned = Les jetons Professeur reviennent au milieu.
event-sites-scored = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} aux sites (rouge { $red }, vert { $green }, bleu { $blue }, jaune { $yellow }, rose { $pink }, violet { $violet }).
event-rapa-nui-scored = { $seat } est en tête à Rapa Nui : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-mercenaries-left = { $count ->
    [one] Le seul Mercenaire quitte son expédition.
   *[other] { $count } Mercenaires quittent leurs expéditions.
}
event-expeditions-scored = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $count ->
    [one] { $count } expédition
   *[other] { $count } expéditions
}.
event-museum-scored = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $count ->
    [one] { $count } relique
   *[other] { $count } reliques
}.
event-game-ended = C’était la dernière saison : la partie est terminée.
event-role-used = { $seat } utilise un rôle : { $role }.
event-vehicle-due = { $seat } choisit un véhicule à { $site }.
event-effects-ended = { $seat } n’utilise plus d’effet.
event-drew-more = { $seat } pioche encore : { $cards }.
event-drew-more-unseen = { $seat } pioche encore { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-led-also = { $size ->
    [one] { $seat } envoie encore une carte seule : { $leader }.
   *[other] { $seat } envoie encore { $size } cartes ; chef : { $leader }.
}
event-paint-chosen = { $seat } prend les véhicules de couleur { $paint }.

# Les mêmes événements, racontés à la personne concernée.
event-first-player-you = Vous commencez.
event-roles-held-you = Vous avez en main : { $roles }.
event-roles-held-unseen-you = Vous avez six cartes Rôle en main.
event-role-drafted-you = Vous choisissez un rôle : { $role }.
event-board-drawn-you = Vous tirez le plateau { $colour }.
event-side-placed-you = Vous posez { $site }, face { $side }.
event-season-began-you = La saison { $season } sur { $seasons } commence ; vous jouez en premier.
event-dealt-you = Vous recevez une carte : { $card }.
event-took-you = Vous prenez une carte : { $card }.
event-drew-you = Vous piochez : { $cards }.
event-drew-unseen-you = Vous piochez { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-monkey-you = Vous tombez sur { $number ->
    [1] le premier singe
    [2] le deuxième singe
   *[other] le troisième singe
} !
event-season-ended-you = { $left ->
    [0] La dernière saison s’arrête aussitôt.
   *[other] La saison s’arrête aussitôt ; vous commencerez la suivante.
}
event-planned-you = Vous préparez une expédition.
event-leader-chosen-you = Vous choisissez un chef : { $card }.
event-trait-chosen-you = Vous choisissez : { $trait }.
event-card-added-you = Vous prévoyez d’ajouter : { $card }.
event-led-you = { $size ->
    [one] Vous envoyez une carte seule : { $leader }.
   *[other] Vous envoyez { $size } cartes ; chef : { $leader }.
}
event-followed-you = Vous y ajoutez : { $cards }.
event-advanced-you = Vous avancez à la case { $space } ({ $site }).
event-uluru-scored-you = Vous marquez { $points ->
    [one] { $points } point
   *[other] { $points } points
} à Uluru et revenez au départ.
event-uluru-stayed-you = Vous restez à la case { $space } d’Uluru.
event-tile-taken-you = Vous prenez la tuile Botaniste avec { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
} : { $points } points.
event-linguist-moved-you = { $artefacts ->
    [0] Vous avancez à la case { $space } de la piste Linguiste.
    [one] Vous avancez à la case { $space } de la piste Linguiste et trouvez un artefact.
   *[other] Vous avancez à la case { $space } de la piste Linguiste et trouvez { $artefacts } artefacts.
}
event-artefact-skipped-you = Vous laissez l’artefact.
event-relic-placed-you = Vous exposez une relique au musée : { $colour } ({ $count } sur 6).
event-token-taken-you = Vous prenez le jeton Professeur { $token }.
event-extra-planned-you = Vous préparez une expédition de plus.
event-kept-you = Vous prévoyez de garder : { $card }.
event-kept-count-you = { $count ->
    [0] Vous ne gardez aucune carte.
    [one] Vous gardez une carte.
   *[other] Vous gardez { $count } cartes.
}
event-laid-down-you = Vous posez : { $cards }.
event-draw-declined-you = Vous ne piochez rien avec le Mécène.
event-drawing-stopped-you = Vous ne piochez plus.
event-ur-declined-you = Vous n’envoyez personne.
event-botanist-scored-you = Vous avez la tuile Botaniste : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-linguist-scored-you = Vous êtes en tête de la piste Linguiste : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-professors-counted-you = Vous totalisez { $total } aux jetons Professeur.
event-advance-declined-you = Vous n’avancez pas.
event-retreated-you = Vous reculez à la case { $space } ({ $site }).
event-retreat-declined-you = Vous ne reculez pas.
event-sites-scored-you = Vous marquez { $points ->
    [one] { $points } point
   *[other] { $points } points
} aux sites (rouge { $red }, vert { $green }, bleu { $blue }, jaune { $yellow }, rose { $pink }, violet { $violet }).
event-rapa-nui-scored-you = Vous êtes en tête à Rapa Nui : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-expeditions-scored-you = Vous marquez { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $count ->
    [one] { $count } expédition
   *[other] { $count } expéditions
}.
event-museum-scored-you = Vous marquez { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $count ->
    [one] { $count } relique
   *[other] { $count } reliques
}.
event-role-used-you = Vous utilisez un rôle : { $role }.
event-vehicle-due-you = Vous choisissez un véhicule à { $site }.
event-effects-ended-you = Vous n’utilisez plus d’effet.
event-drew-more-you = Vous piochez encore : { $cards }.
event-drew-more-unseen-you = Vous piochez encore { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-led-also-you = { $size ->
    [one] Vous envoyez encore une carte seule : { $leader }.
   *[other] Vous envoyez encore { $size } cartes ; chef : { $leader }.
}
event-paint-chosen-you = Vous prenez les véhicules de couleur { $paint }.

# Pourquoi la partie est finie, pour la page du résultat.
ending-game-ended = La dernière saison est finie.

reason-hand-full = Votre main est pleine : jouez une expédition.
reason-not-in-area = Cette carte n’est pas au recrutement : { $card }.
reason-nothing-to-play = Votre main est vide : personne à envoyer.
reason-no-leader = Aucune de vos cartes ne peut mener : un Mercenaire ne mène jamais.
reason-not-all-mercenaries = C’est possible seulement avec une main pleine et rien que des Mercenaires.
reason-not-in-hand = Vous n’avez plus cette carte à utiliser : { $card }.
reason-cannot-lead = Un Mercenaire ne peut pas mener.
reason-no-shared-colour = Il faut la couleur du chef : { $card } ne va pas avec { $leader }.
reason-no-shared-role = Il faut le rôle du chef : { $card } ne va pas avec { $leader }.
reason-out-of-order = Les cartes s’ajoutent dans l’ordre de la main, et { $card } vient avant : annulez pour l’ajouter.
reason-too-large-for-ur = Votre case à Ur ne permet { $limit ->
    [0] aucune expédition
    [one] que { $limit } carte
   *[other] que { $limit } cartes
}.
reason-student-leads = Avec un Étudiant pour chef, aucun véhicule n’avance, quelle que soit la taille.
reason-too-small = { $site } : la case suivante demande { $threshold }, et votre expédition compte { $size }.
reason-last-space-reached = { $site } : votre véhicule est déjà sur la dernière case.
reason-too-small-everywhere = Sur aucun site { $size ->
    [one] { $size } carte ne suffit
   *[other] { $size } cartes ne suffisent
}.
reason-effect-used = Vous avez déjà utilisé cet effet pour cette expédition.
reason-no-role-effect = { $role } : ce rôle n’a pas d’effet maintenant.
reason-tile-defended = La tuile demande une expédition de { $needed } au moins ; la vôtre compte { $size }.
reason-track-ends = Votre véhicule est au bout de la piste Linguiste.
reason-relic-there = Cette relique ({ $colour }) est déjà dans votre musée.
reason-no-token = Il ne reste aucun jeton Professeur de { $size } ou moins.
reason-not-advanced = Une Cartographe n’ajoute une expédition que si celle-ci a fait avancer un véhicule.
reason-one-space-only = { $site } : à cette table, une expédition n’avance que d’une case par site.
reason-token-too-high = Le jeton { $token } vaut plus que votre expédition de { $size }.
reason-token-held = Le jeton { $token } est déjà pris.
reason-nothing-to-step-back = { $site } : votre véhicule est déjà au départ.
reason-kept-enough = Vous pouvez en garder { $size } au plus, la taille de votre expédition.
reason-keep-exactly = À cette table, vous en gardez exactement { $size }, ou aucune ; nommez-les dans l’ordre de votre main.
reason-not-this-side = { $site } n’est pas dans cette partie.
reason-role-not-held = Vous n’avez pas ce rôle en main : { $role }.
reason-vehicle-moved = { $site } : cette expédition y a déjà fait avancer votre véhicule.
reason-no-more-at-ur = À cette table, chaque personne ne joue qu’une dernière expédition à Ur.
reason-role-chosen = Ce rôle est déjà dans la partie : { $role }.
reason-paint-taken = Cette couleur est déjà prise : { $paint }.

line-sites = sites
line-expeditions = expéditions
line-botanist = tuile Botaniste
line-linguist = piste Linguiste
line-rapa-nui = Rapa Nui
line-uluru = Uluru
line-museum = musée

# Points si la saison et la partie finissaient maintenant.
projected-now = déjà marqués
projected-site = { $site }
projected-expeditions = expéditions
projected-botanist = tuile Botaniste
projected-linguist = piste Linguiste
projected-rapa-nui = en tête à Rapa Nui
projected-museum = musée

# Où en est la partie, pour l’en-tête d’une table.
headline-set-up = Mise en place
headline-season = Saison { $season } / { $seasons }

# Premiers pas pour les nouveaux venus.
first-step-1 = À votre tour, une seule chose : prendre une carte au recrutement, piocher, ou jouer une expédition.
first-step-2 = Touchez une carte de votre main : c’est le chef. Les autres doivent toutes avoir sa couleur, ou toutes son rôle. Seul le chef a un effet.
first-step-3 = Les cartes qui vous restent vont au recrutement, à la portée de tout le monde. Le troisième singe termine la saison, et l’on compte les points.

# Éléments de la boîte que l’on peut montrer.
part-card = { $card }
part-role = { $role }
part-site = { $site }
part-board = plateau { $colour }
part-vehicle = véhicule ({ $site }, { $vehicle })
part-relic = relique ({ $colour })
part-token = jeton Professeur { $token }
part-tile = tuile Botaniste
part-linguist-track = piste Linguiste
part-monkey = singe n° { $number }
part-pile = pioche
part-area = zone de recrutement
part-hand = main
part-points = points
part-vehicles = véhicules d’une personne
part-expeditions = expéditions envoyées
part-museum = musée
part-set-up = rôles et sites de cette partie

# Ce qu’est et ce que fait chaque élément, pour sa carte. Un rôle : en chef, puis à la suite.
explain-follower = **À la suite :**
explain-role-botanist = **En chef :** prenez la tuile Botaniste si elle est libre ou si votre expédition est au moins aussi grande que celle qui la porte : { $taking } points, et { $holding } de plus si vous l’avez en fin de saison.
    { explain-follower } une carte, sans effet.
explain-role-linguist = **En chef :** votre véhicule sur la piste Linguiste avance de la taille de l’expédition. Chaque artefact en chemin ({ $artefacts }) peut faire avancer un véhicule que cette expédition n’a pas fait avancer, quel que soit le seuil. En fin de saison, la tête de la piste rapporte { $bonus }.
    { explain-follower } une carte, sans effet.
explain-role-physician = **En chef :** en posant votre main, vous pouvez garder autant de cartes que l’expédition en compte, ou aucune.
    { explain-follower } une carte, sans effet.
explain-role-pilot = **En chef :** avancez sur n’importe quel site dont vous atteignez le seuil, pas seulement celui de la couleur.
    { explain-follower } une carte, sans effet.
explain-role-cartographer = **En chef :** si cette expédition a fait avancer un véhicule, vous pouvez en jouer une autre avant de poser votre main.
    { explain-follower } une carte, sans effet.
explain-role-curator = **En chef :** une relique de la couleur du chef entre dans votre musée, une par couleur au plus. En fin de partie, le musée rapporte { $museum }, d’aucune relique à toutes.
    { explain-follower } une carte, sans effet.
explain-role-guide = **En chef :** face aux seuils, l’expédition compte une carte de plus ; pour les points, non.
    { explain-follower } une carte, sans effet.
explain-role-mercenary = **Jamais chef.** Avec la main pleine de Mercenaires, vous ne pouvez que les poser tous.
    { explain-follower } se joint à toute expédition, sans partager ni couleur ni rôle, et compte dans sa taille ; s’en va avant que les expéditions ne rapportent.
explain-role-patron = **En chef :** après avoir posé votre main, piochez autant de cartes que l’expédition en compte, ou aucune. La main ne dépasse jamais { $limit }.
    { explain-follower } une carte, sans effet.
explain-role-photographer = **En chef :** en fin de saison, l’expédition rapporte comme si elle avait une carte de plus.
    { explain-follower } une carte, sans effet.
explain-role-professor = **En chef :** prenez un jeton qui ne vaut pas plus que la taille de l’expédition. En fin de saison, le plus grand total peut avancer un véhicule, le plus petit peut en reculer un.
    { explain-follower } une carte, sans effet.
explain-role-student = **En chef :** aucun véhicule n’avance, quelle que soit la taille.
    { explain-follower } une carte comme les autres. Il y en a { $copies } par couleur, plus que des autres rôles.
explain-site = En fin de saison, votre véhicule rapporte sa case : { $points }. D’une case à l’autre, il faut une expédition de { $thresholds } cartes.
explain-site-mesa-verde = { explain-site }
explain-site-machu-picchu = { explain-site }
explain-site-grotta-azzurra = { explain-site }
explain-site-great-zimbabwe = { explain-site }
explain-site-sigiriya = { explain-site }
explain-site-nan-madol = { explain-site } Une case sous zéro coûte des points.
explain-site-chichen-itza = { explain-site }
    À la fin d’un tour où vous y avez avancé, piochez jusqu’à { $draws } cartes, selon le seuil franchi.
explain-site-rapa-nui = { explain-site }
    Ensuite, le véhicule de tête rapporte { $bonus } de plus et revient au départ.
explain-site-tantallon-castle = Sans autre véhicule sur sa case, le vôtre rapporte { $points } en fin de saison ; sinon, seulement { $shared }. Seuils : { $thresholds }.
explain-site-ta-sekhet-maat = { explain-site }
    Vous y avez { $vehicles } véhicules et avancez l’un des deux à la fois. Seul celui de derrière rapporte.
explain-site-uluru = Juste après avoir avancé, vous pouvez marquer votre case, { $immediate }, et revenir au départ. La fin de saison n’y rapporte rien. Seuils : { $thresholds }.
explain-site-ur = { explain-site }
    Au troisième singe, chaque personne peut jouer une dernière expédition ; votre case en limite la taille : { $sizes }.
now-site = Vous êtes sur la case { $space } ; la suivante demande { $needed }.
explain-board = Un continent à deux faces, chacune un site différent. L’une d’elles sert pour toute la partie.
now-board = Dans cette partie : { $site }.
explain-vehicle = Il avance quand une expédition menée par la couleur de ce site est au moins aussi grande que le seuil devant lui. Une case accueille autant de véhicules que l’on veut.
explain-relic = Une Conservatrice la fait entrer dans votre musée, une par couleur au plus. En fin de partie, le musée rapporte { $museum }, d’aucune relique à toutes.
now-relic = Vous en avez { $count }.
explain-token = Une expédition menée par une Professeur prend un jeton qui ne vaut pas plus que sa taille. En fin de saison, le plus grand total peut avancer un véhicule, le plus petit peut en reculer un.
explain-tile = Prise par une expédition de Botaniste si elle est libre, ou si l’expédition est au moins aussi grande que celle qui la porte : { $taking } points tout de suite, et { $holding } de plus en fin de saison à qui l’a encore.
now-tile = { $seat } l’a : il faut { $size } ou plus.
explain-linguist-track = Une Linguiste y avance votre véhicule de la taille de l’expédition, jusqu’à la case { $last }. Chaque artefact ({ $artefacts }) peut faire avancer un véhicule que cette expédition n’a pas fait avancer, quel que soit le seuil. En fin de saison, la tête rapporte { $bonus }.
now-linguist-track = Vous êtes sur la case { $space }.
explain-monkey = { $monkeys } singes se cachent dans la moitié basse de la pioche. Le dernier termine la saison sur-le-champ ; les autres ne font rien.
now-monkey = Déjà vus : { $shown }.
explain-pile = Piochez sa première carte, que personne d’autre ne voit. { $monkeys } singes se cachent dans sa moitié basse.
now-pile = Cartes restantes : { $cards }.
explain-area = Prenez n’importe quelle carte posée ici ; elle n’est pas remplacée. Après une expédition, le reste de la main est posé ici.
now-area = Cartes ici : { $cards }.
explain-hand = Secrète, mais pas sa taille. Elle ne dépasse jamais { $limit } cartes ; à ce nombre, il faut mener une expédition.
explain-points = À la fin de la partie, le plus de points l’emporte. La tuile Botaniste et Uluru rapportent aussitôt, tout le reste en fin de saison ou de partie.
explain-vehicles = Chaque personne a des véhicules d’une forme et d’une couleur à elle : un au départ de chaque site et un sur la piste des points.
explain-expeditions = Les expéditions restent visibles jusqu’en fin de saison. Selon leur nombre de cartes, à partir de zéro, elles rapportent { $points } ; au-delà, pas plus.
explain-museum = Les reliques de vos Conservatrices, une par couleur. En fin de partie, il rapporte { $points }, d’aucune relique à toutes.
now-museum = Vous en avez { $count }.
explain-set-up = Les rôles et les sites de cette partie. Tout le monde les connaît, et ils restent jusqu’à la fin.
now-set-up = Rôles : { $roles }.
    Sites : { $sites }.

mode-first-game = première partie
mode-scenario = scénario
mode-random = au hasard
mode-custom = choisie à tour de rôle
mode-chosen = choisie à la main

paint-black = noire
paint-white = blanche
paint-grey = grise
paint-brown = brune
paint-beige = beige
paint-tan = fauve

side-compass = boussole
side-advanced = avancée

trait-colour = la même couleur
trait-role = le même rôle

vehicle-rear = derrière
vehicle-front = devant

colour-red = rouge
colour-green = vert
colour-blue = bleu
colour-yellow = jaune
colour-pink = rose
colour-violet = violet

role-botanist = Botaniste
role-linguist = Linguiste
role-physician = Médecin
role-pilot = Pilote
role-cartographer = Cartographe
role-curator = Conservatrice
role-guide = Guide
role-mercenary = Mercenaire
role-patron = Mécène
role-photographer = Photographe
role-professor = Professeur
role-student = Étudiant

site-mesa-verde = Mesa Verde
site-machu-picchu = Machu Picchu
site-grotta-azzurra = Grotta Azzurra
site-great-zimbabwe = Great Zimbabwe
site-sigiriya = Sigiriya
site-nan-madol = Nan Madol
site-chichen-itza = Chichén Itzá
site-rapa-nui = Rapa Nui
site-tantallon-castle = Tantallon Castle
site-ta-sekhet-maat = Ta-sekhet-ma’at
site-ur = Ur
site-uluru = Uluru

# Ce qui peut clocher dans une édition de ce jeu.
edition-problem-artefact-beyond-track = un artefact se trouve au-delà de la dernière case de la piste Linguiste, { $last }.
edition-problem-first-game-without = la première partie se joue sans le rôle { $role } : la règle n’y fait sortir que le matériel du Botaniste.
edition-problem-first-game-with = la première partie se joue avec le rôle { $role } : la règle fait sortir son matériel.
edition-problem-first-game-advanced = dans la première partie, c’est le plateau { $colour } qui montre sa face avancée : la règle le dit.

# Noms de ce qui se voit, pour les interfaces qui ne connaissent pas le jeu.
view-mode = mise en place
view-season = saison
view-seasons = saisons
view-first = commence
view-active = à qui de jouer
view-roles = rôles de la partie
view-sites = sites
view-paints = couleurs des véhicules
view-pile = cartes dans la pioche
view-upper = cartes du dessus sans singe
view-monkeys = singes sortis
view-third = qui a pioché le dernier troisième singe
view-area = zone de recrutement
view-players = places
view-players-hand = main
view-players-expeditions = expéditions
view-players-vehicles = véhicules
view-players-needed = taille nécessaire pour avancer
view-players-linguist = piste Linguiste
view-players-relics = reliques
view-players-tokens = jetons Professeur
view-players-score = score
view-tile = tuile Botaniste (qui, quelle expédition)
view-tokens = jetons Professeur au milieu
view-draws = pioche due à Chichén Itzá
view-draft = cartes Rôle en circulation
view-board = plateau à poser
view-building = votre expédition, encore secrète
view-keeping = cartes que vous gardez

card-red-botanist = Botaniste rouge
card-green-botanist = Botaniste vert
card-blue-botanist = Botaniste bleu
card-yellow-botanist = Botaniste jaune
card-pink-botanist = Botaniste rose
card-violet-botanist = Botaniste violet
card-red-linguist = Linguiste rouge
card-green-linguist = Linguiste verte
card-blue-linguist = Linguiste bleue
card-yellow-linguist = Linguiste jaune
card-pink-linguist = Linguiste rose
card-violet-linguist = Linguiste violette
card-red-physician = Médecin rouge
card-green-physician = Médecin vert
card-blue-physician = Médecin bleu
card-yellow-physician = Médecin jaune
card-pink-physician = Médecin rose
card-violet-physician = Médecin violet
card-red-pilot = Pilote rouge
card-green-pilot = Pilote verte
card-blue-pilot = Pilote bleue
card-yellow-pilot = Pilote jaune
card-pink-pilot = Pilote rose
card-violet-pilot = Pilote violette
card-red-cartographer = Cartographe rouge
card-green-cartographer = Cartographe verte
card-blue-cartographer = Cartographe bleue
card-yellow-cartographer = Cartographe jaune
card-pink-cartographer = Cartographe rose
card-violet-cartographer = Cartographe violette
card-red-curator = Conservatrice rouge
card-green-curator = Conservatrice verte
card-blue-curator = Conservatrice bleue
card-yellow-curator = Conservatrice jaune
card-pink-curator = Conservatrice rose
card-violet-curator = Conservatrice violette
card-red-guide = Guide rouge
card-green-guide = Guide vert
card-blue-guide = Guide bleu
card-yellow-guide = Guide jaune
card-pink-guide = Guide rose
card-violet-guide = Guide violet
card-red-mercenary = Mercenaire rouge
card-green-mercenary = Mercenaire vert
card-blue-mercenary = Mercenaire bleu
card-yellow-mercenary = Mercenaire jaune
card-pink-mercenary = Mercenaire rose
card-violet-mercenary = Mercenaire violet
card-red-patron = Mécène rouge
card-green-patron = Mécène vert
card-blue-patron = Mécène bleu
card-yellow-patron = Mécène jaune
card-pink-patron = Mécène rose
card-violet-patron = Mécène violet
card-red-photographer = Photographe rouge
card-green-photographer = Photographe verte
card-blue-photographer = Photographe bleue
card-yellow-photographer = Photographe jaune
card-pink-photographer = Photographe rose
card-violet-photographer = Photographe violette
card-red-professor = Professeur rouge
card-green-professor = Professeur verte
card-blue-professor = Professeur bleue
card-yellow-professor = Professeur jaune
card-pink-professor = Professeur rose
card-violet-professor = Professeur violette
card-red-student = Étudiant rouge
card-green-student = Étudiant vert
card-blue-student = Étudiant bleu
card-yellow-student = Étudiant jaune
card-pink-student = Étudiant rose
card-violet-student = Étudiant violet

# Ce qu’une édition peut changer.
edition-part-museum = Musée
edition-part-linguist = Piste Linguiste
edition-part-expeditions = Points des expéditions
edition-part-scenarios = Scénarios
edition-field-points = points
edition-field-thresholds = seuils
edition-field-draw-up-to = cartes à piocher
edition-field-points-shared = points partagés
edition-field-points-immediate = points immédiats
edition-field-largest-size = plus grande expédition
edition-field-bonus = bonus
edition-field-last-space = dernière case
edition-field-artefacts = cases avec un artefact
edition-field-roles = rôles
edition-field-advanced = couleur de la face avancée

# Ce qu’aucun texte ne donne : les mêmes mots dans les règles, sur les pages et dans la liste des jeux.
edition-about = Les plateaux d’Archeos Society portent des nombres qu’aucun texte ne donne : **points et seuils des pistes, musée, piste Linguiste**. Les nôtres sont reconstruits et se jouent bien ; ce ne sont pas ceux de la boîte.
