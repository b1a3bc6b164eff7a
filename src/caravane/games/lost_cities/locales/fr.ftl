# Les Cités Perdues : Roll & Write : textes français, dans nos propres mots.
title = Les Cités Perdues : Roll & Write
about = Lancez les dés, choisissez une couleur et un chiffre, et menez six expéditions aussi loin que possible. Commencez bas, franchissez les ponts avant les autres et refusez avec mesure.
designers = de Reiner Knizia ; KOSMOS, édition française IELLO

option-choice-order = Ordre des choix
option-choice-order-on-demand = secrets, tout le monde ensemble ; à chaque tour, on peut demander l’ordre du tour
option-choice-order-simultaneous = toujours secrets : tout le monde ensemble, puis on dévoile
option-choice-order-turn-order = toujours à voix haute : à tour de rôle
option-zero-after-circle = Un 0 après un rond coché
option-zero-after-circle-ten = s’écrit comme un 10
option-zero-after-circle-none = ne peut pas servir
option-first-roller = Premier lancer
option-first-roller-random = tirage au sort
option-first-roller-1 = place 1
option-first-roller-2 = place 2
option-first-roller-3 = place 3
option-first-roller-4 = place 4
option-first-roller-5 = place 5

step-first-roller = On tire au sort qui lance en premier.
step-roll = Les six dés sont lancés.
step-take-dice = Vous avez lancé : prenez une couleur et un chiffre, ou refusez.
step-offer = Les autres choisissent parmi les dés restants.
step-use-dice = Utilisez une couleur et un chiffre parmi les dés restants, ou refusez.
step-accelerate = Une flèche ! Avancez d’une case dans une colonne, ou passez.
step-reveal = Tous les choix sont dévoilés.
step-end-turn = Le tour est terminé.
step-show-choice = Un choix est dévoilé.

verb-roller = Premier lancer : { $seat }
verb-roll = Lancer { $c1 }, { $c2 }, { $c3 }, { $n1 }, { $n2 }, { $n3 }
verb-take = Prendre { $colour } { $number }
verb-use = Utiliser { $colour } { $number }
verb-refuse = Refuser les dés
verb-accelerate = Accélérer en { $colour }
verb-skip = Passer
verb-demand-order = Demander l’ordre du tour

event-first-roller = { $seat } lance en premier.
event-rolled = { $seat } lance { $c1 }, { $c2 }, { $c3 } et { $n1 }, { $n2 }, { $n3 }.
event-took = { $seat } prend { $colour } { $number }.
event-used = { $seat } utilise { $colour } { $number }.
event-refused = { $seat } refuse les dés.
event-circle-ticked = { $seat } coche le rond { $colour } : cette colonne comptera double.
event-wrote = { $seat } écrit { $number } en { $colour }, case { $square }.
event-summit-ticked = { $seat } atteint le sommet { $colour }.
event-artefact-hatched = { $seat } trouve un artefact ({ $count } sur 9).
event-dice-hatched = Refus n° { $count } sur 9 pour { $seat }.
event-bridge-bonus = { $seat } franchit le pont { $bridge } : 20 points !
event-bridge-struck = { $seat } franchit le pont { $bridge } après d’autres : pas de bonus.
event-accelerated = { $seat } accélère en { $colour }.
event-skipped = { $seat } renonce à la flèche.
event-finished = { $seat } a décidé.
event-exhausted = { $seat } a épuisé ses forces : ses refus ne valent plus rien.
event-ended-by-bridges = Les huit ponts sont franchis : la partie est terminée.
event-order-demanded = { $seat } a demandé l’ordre du tour.
event-ended-by-exhaustion = Tout le monde a épuisé ses forces : la partie est terminée.

# Les mêmes événements, racontés à la personne concernée.
event-first-roller-you = Vous lancez en premier.
event-rolled-you = Vous lancez { $c1 }, { $c2 }, { $c3 } et { $n1 }, { $n2 }, { $n3 }.
event-took-you = Vous prenez { $colour } { $number }.
event-used-you = Vous utilisez { $colour } { $number }.
event-refused-you = Vous refusez les dés.
event-circle-ticked-you = Vous cochez le rond { $colour } : cette colonne comptera double.
event-wrote-you = Vous écrivez { $number } en { $colour }, case { $square }.
event-summit-ticked-you = Vous atteignez le sommet { $colour }.
event-artefact-hatched-you = Vous trouvez un artefact ({ $count } sur 9).
event-dice-hatched-you = Refus n° { $count } sur 9 pour vous.
event-bridge-bonus-you = Vous franchissez le pont { $bridge } : 20 points !
event-bridge-struck-you = Vous franchissez le pont { $bridge } après d’autres : pas de bonus.
event-accelerated-you = Vous accélérez en { $colour }.
event-skipped-you = Vous renoncez à la flèche.
event-finished-you = Vous avez décidé.
event-order-demanded-you = Vous demandez l’ordre du tour : vous choisirez quand les choix d’avant seront dévoilés.
event-exhausted-you = Vous avez épuisé vos forces : vos refus ne valent plus rien.

# Pourquoi la partie est finie, pour la page du résultat.
ending-ended-by-bridges = Les huit ponts sont franchis.
ending-ended-by-exhaustion = Tout le monde a épuisé ses forces.

reason-colour-not-rolled = Aucun dé { $colour } à ce tour.
reason-number-not-rolled = Aucun { $number } à ce tour.
reason-colour-taken = Le seul dé { $colour } est déjà pris.
reason-number-taken = Le seul { $number } est déjà pris.
reason-too-low = { $number } est trop bas en { $colour } : il faut { $top ->
    [10] un 0, qui vaut 10
   *[other] au moins { $top }
}.
reason-no-ten-after-circle = Le rond est coché en { $colour } : à cette table, un 0 ne peut pas y ouvrir la colonne.
reason-summit-done = En { $colour }, la colonne est pleine et son sommet déjà coché.
reason-no-artefact-left = En { $colour }, la colonne est pleine, et vous avez déjà vos neuf artefacts.
reason-summit-too-low = { $number } est trop bas pour le sommet en { $colour } : il faut { $top ->
    [10] un 0, qui vaut 10
   *[other] au moins { $top }
}.

line-column = { $colour }
line-artefacts = artefacts
line-dice = refus
line-bridges = ponts

# Où en est la partie, pour l’en-tête d’une table.
headline-turn = Tour { $turn } · ponts { $crossed } / 8

# Premiers pas pour les nouveaux venus.
first-step-1 = Touchez une case dorée pour y écrire un chiffre. En montant, les chiffres ne diminuent jamais : commencez bas.
first-step-2 = Une colonne courte coûte des points, une longue en rapporte : mieux vaut peu de colonnes, mais hautes.
first-step-3 = Un 0 dans une colonne vierge la fait compter double. Rien ne convient ? Refusez, avec mesure.

# Éléments de la boîte que l’on peut montrer.
part-colour-die = dé { $colour }
part-number-die = dé chiffré { $number }
part-column = colonne en { $colour }
part-circle = rond { $colour }
part-square = case { $square } en { $colour }
part-summit = sommet { $colour }
part-bridge = pont { $bridge }
part-artefact = artefact n° { $count }
part-refusal = refus n° { $count }
part-sealed = choix fait
part-points = points

# Ce qu’est et ce que fait chaque élément, pour sa carte.
explain-colour-die = La personne qui a lancé prend un dé de couleur et un dé chiffré. Les autres choisissent parmi les dés qui restent.
explain-number-die = { $number ->
    [0] Dans une colonne vierge, un 0 coche le rond. Dans une colonne commencée, il s’écrit { $ten }.
   *[other] Il va dans la case libre la plus basse de la couleur choisie, si aucun chiffre du dessous n’est plus grand.
}
explain-column = Une expédition de { $squares } cases, à gravir depuis le bas. Les chiffres se répètent ou montent, sans jamais descendre.
    Courte, elle coûte des points ; longue, elle en rapporte : { $first } pour un seul chiffre, { $full } pour une colonne pleine.
now-column = La vôtre : { $filled ->
    [one] { $filled } chiffre
   *[other] { $filled } chiffres
}, valeur { $points }.
explain-circle = Un 0 de cette couleur le coche, avant tout chiffre dans la colonne. La colonne compte alors ×{ $times }, pertes comprises. Votre premier chiffre raye pour de bon un rond libre.
now-circle = { $ticked ->
    [1] Le vôtre est coché.
   *[other] Le vôtre n’est pas coché.
}
explain-square = Une colonne remplie jusqu’ici vaut { $points }.
    Les cases à flèche (ici { $arrows }) font avancer sans dés dans une colonne au choix ; celles à artefact (ici { $artefacts }) hachurent l’artefact suivant.
explain-summit = Une colonne pleine sert encore une fois : un chiffre au moins égal au dernier coche le sommet et hachure un artefact. Il n’ajoute pas de points à la colonne.
now-summit = { $ticked ->
    [1] Le vôtre est coché.
   *[other] Le vôtre est encore libre.
}
explain-bridge = Vous le franchissez en remplissant la place qui suit la n° { $after }. Si personne ne l’a franchi à un tour précédent, il rapporte { $points } points ; ensuite, plus rien.
now-bridge = { $crossing ->
    [bonus] Vous l’avez franchi à temps.
    [struck] Vous l’avez franchi après les autres : pas de points.
   *[other] Vous ne l’avez pas encore franchi.
}
explain-artefact = Il se trouve sur les cases à artefact et aux sommets, et ne se refuse pas. Avec { $count ->
    [one] { $count } artefact hachuré
   *[other] { $count } artefacts hachurés
}, la colonne vaut { $points }.
now-artefact = Vous en avez trouvé { $found }.
explain-refusal = Chaque refus hachure le symbole suivant. Avec { $count } refus, la colonne vaut { $points }. Au refus n° { $most }, vos forces sont épuisées et vos refus ne comptent plus.
now-refusal = { $refusals ->
    [0] Vous n’avez encore rien refusé.
   *[other] Vous en êtes à { $refusals } refus.
}
explain-sealed = Cette personne a décidé. Après un lancer, les choix des autres restent cachés jusqu’à ce que tout le monde ait fini ; après une demande d’ordre du tour, jusqu’à leur place dans cet ordre.
explain-points = Six colonnes, artefacts, refus et ponts. Les points de tout le monde se voient à tout moment ; le plus grand total l’emporte.

colour-red = rouge
colour-orange = orange
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-violet = violet

bridge-red = rouge
bridge-orange = orange
bridge-yellow = jaune
bridge-green = vert
bridge-blue = bleu
bridge-violet = violet
bridge-artefact = des artefacts
bridge-dice = des dés

# Noms de ce qui se voit, pour les interfaces qui ne connaissent pas le jeu.
view-turn = tour
view-roller = lance les dés
view-order-of-choices = ordre des choix
view-dice = dés lancés
view-dice-colours = couleurs
view-dice-numbers = chiffres
view-left = dés restants
view-left-colours = couleurs
view-left-numbers = chiffres
view-taken = dés pris par qui a lancé
view-sheets = fiches
view-sheets-columns = colonnes
view-sheets-circles = ronds cochés
view-sheets-summits = sommets cochés
view-sheets-artefacts = artefacts
view-sheets-dice = refus
view-sheets-bridges = ponts
view-sheets-boxes = points
view-sheets-total = total
view-crossed = ponts franchis avant ce tour
view-finished = ont décidé

choice-order-simultaneous = tout le monde ensemble
choice-order-turn_order = à tour de rôle
choice-order-on_demand = tout le monde ensemble, ou à tour de rôle sur demande

crossing-open = à franchir
crossing-bonus = 20 points
crossing-struck = sans bonus

box-red = rouge
box-orange = orange
box-yellow = jaune
box-green = vert
box-blue = bleu
box-violet = violet
box-artefact = artefacts
box-dice = refus
box-bridges = ponts

# Ce qu’une édition peut changer, et ce qui peut y être faux.
edition-part-scores = Points
edition-field-arrows = cases à flèche
edition-field-artefacts = cases à artefact
edition-field-expedition = points selon le nombre de chiffres d’une colonne, de zéro à neuf
edition-field-artefact = points selon le nombre d’artefacts, de zéro à neuf
edition-field-dice = points selon le nombre de refus, de zéro à neuf
edition-problem-two-symbols = la case { $square } porte aussi une flèche. Attendu : un seul symbole par case.
edition-problem-too-few-artefacts = trop peu de cases à artefact sur toute la fiche. Attendu : au moins { $least }.
edition-problem-nothing-hatched = des points pour rien. Attendu : 0 comme première valeur, puisque rien n’y est hachuré.
edition-problem-exhausted-scores = des points pour le dernier refus. Attendu : 0 comme dernière valeur, puisque des forces épuisées font perdre la colonne.

# Ce qu’aucun texte ne donne : les mêmes mots dans les règles, sur les pages et dans la liste des jeux.
edition-about = **Les cases à flèche et à artefact** de la fiche ne sont données par aucun texte. Les nôtres sont reconstruites et se jouent bien ; ce ne sont pas celles de la boîte.
