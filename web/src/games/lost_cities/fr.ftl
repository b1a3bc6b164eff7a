# Le plateau des Cités Perdues : Roll & Write.
lc-letter-red = R
lc-letter-orange = O
lc-letter-yellow = J
lc-letter-green = V
lc-letter-blue = B
lc-letter-violet = I

lc-bridges = Ponts
lc-total = Total
lc-artefacts = Artefacts
lc-refusals = Refus

lc-sheet-of = Fiche : { $name }
lc-sheet = Fiche
lc-my-sheet = Votre fiche
lc-turn = Tour { $turn }
lc-not-begun = Les dés attendent.

# Ce qu’un lecteur d’écran dit d’une colonne ; les touches en disent autant.
lc-column = { $colour } : { $state }, { $points } { $points ->
    [one] point
   *[other] points
}{ $fits ->
    [none] { "" }
   *[other] . Possible : { $fits }
}
lc-column-empty = colonne vide
lc-column-circled = rond coché, aucun chiffre
lc-column-filled = { $count ->
    [one] { $count } chiffre
   *[other] { $count } chiffres
}, dernier { $last }
lc-column-filled-circled = { $count ->
    [one] { $count } chiffre
   *[other] { $count } chiffres
}, dernier { $last }, compte double
lc-column-planned = étape { $steps } de votre plan
lc-fits-circle = cocher le rond
lc-refuse-column = Refus : { $count } sur 9, { $points } { $points ->
    [one] point
   *[other] points
}
lc-refuse-possible = Refuser les dés. { $column }
lc-show-points = Total { $total } : voir le détail

lc-choose-number = { $colour } : quel chiffre ?
lc-option-write = Écrire { $number }
lc-option-ten = Écrire { $number } : un 0 compte { $number }
lc-option-ten-die = dé 0
lc-option-circle = Cocher le rond : la colonne compte double
lc-option-circle-die = dé 0
lc-touch-circle = { $colour } : cocher le rond, la colonne compte double
lc-zero = Un 0 compte 10.
lc-see-possible-above = Cases possibles plus haut
lc-see-possible-below = Cases possibles plus bas

lc-dice = Dés
lc-rolled-by-you = Votre lancer
lc-rolled-by = { $name } a lancé
lc-have-chosen = Ont décidé : { $done } sur { $all }
lc-revealed = Les choix sont dévoilés
lc-die-colour = dé { $colour }
lc-die-number = dé { $number }
lc-die-taken = { $die }, pris par { $name }
lc-die-taken-by-you = { $die }, pris par vous

lc-if-confirmed = Si vous confirmez
lc-possible = { $count ->
    [0] Aucune colonne possible
    [one] Une colonne possible
    [2] Deux colonnes possibles
    [3] Trois colonnes possibles
   *[other] { $count } colonnes possibles
}
lc-possible-arrow = Une flèche : où avancer ?
lc-points = Vos points
lc-points-of = Points : { $name }
lc-step-square = { $colour }, case { $square } :
lc-step-circle = { $colour } : le rond, compte double
lc-step-summit = { $colour } : le sommet
lc-bridge-first = Pont { $bridge }, premier passage
lc-bridge-late = Pont { $bridge }, déjà franchi
lc-bridge-late-by = Pont { $bridge }, déjà franchi par { $names }
lc-artefact-number = Artefact n° { $count }
lc-refusal-number = Refus n° { $count }
lc-prospect = { $colour } : { $fits }
lc-prospect-arrow = flèche
lc-prospect-artefact = artefact
lc-prospect-bridge = pont
lc-prospect-bridge-taken = pont sans bonus
lc-prospect-summit = sommet
lc-prospect-circle = le rond
lc-prospect-ten = { $number } (le 0)
lc-prospect-refuse = Refuser : { $count } sur 9
lc-or = { $most } ou { $last }

lc-other-notebooks = { $count ->
    [one] L’autre fiche
   *[other] Les autres fiches
}
lc-look-closely = Voir la fiche : { $name }
lc-ready = a décidé
lc-notebook = { $artefacts ->
    [one] { $artefacts } artefact
   *[other] { $artefacts } artefacts
} · { $refusals } refus · { $bonuses ->
    [0] aucun pont
    [one] { $bonuses } pont
   *[other] { $bonuses } ponts
}

# Le plan en une phrase.
lc-plan-write = { $colour } { $number }
lc-plan-circle = { $colour } : rond coché
lc-plan-summit = { $colour } : sommet
lc-plan-refuse = Refuser les dés
lc-plan-then = { $first }, puis accélérer en { $columns }
lc-plan-only-then = Accélérer en { $columns }
lc-plan-skip = Renoncer à la flèche
lc-plan-demand = Demander l’ordre du tour
lc-plan-sentence = { $plan }.
lc-and = { $most } et { $last }
lc-effect-bridge-first = Premier passage du pont { $bridge } : +20.
lc-effect-bridge-late = Pont { $bridge } déjà franchi : pas de bonus.
lc-effect-bridge-late-by = Pont { $bridge } déjà franchi par { $names } : pas de bonus.
lc-effect-artefact = Artefact n° { $count }.
lc-effect-ten = Le 0 compte 10.
lc-effect-circle = Elle compte double : { $first } après un premier nombre{ $square ->
    [0] { "" }
   *[other] , des points dès la case { $square }
}.
lc-effect-begun = Encore { $more ->
    [one] { $more } case
   *[other] { $more } cases
} pour que la colonne rapporte.
lc-effect-steep = Raide : il n’y aura place au-dessus que pour { $above }, et elle coûte des points pendant encore { $more ->
    [one] { $more } case
   *[other] { $more } cases
}.
lc-effect-steep-arrow = une flèche
lc-effect-summit = Sommet atteint.
lc-effect-refusal = Refus n° { $count } sur 9.
lc-effect-exhausted = Forces épuisées : vos refus ne valent plus rien.
lc-effect-demand = Ce tour-ci, vous choisirez à découvert, une fois les choix d’avant dévoilés.
lc-effect-nothing = Rien d’autre ne change.

# Le détail des points.
lc-how-column-empty = pas commencée
lc-how-column-circle = rond coché, aucun chiffre
lc-how-column = { $count ->
    [one] { $count } chiffre
   *[other] { $count } chiffres
}
lc-how-column-double = { $count ->
    [one] { $count } chiffre
   *[other] { $count } chiffres
} : { $points } × 2
lc-how-of-nine = { $count } sur 9
lc-how-exhausted = 9 sur 9 : forces épuisées
lc-how-bridges = { $count ->
    [0] aucun premier passage
   *[other] { $names }
}

# La première partie en trois phrases.
