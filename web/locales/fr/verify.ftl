# Vérifier le hasard d’une partie.
verify-title = Vérifier une partie
verify-choose = Choisir le fichier d’une partie
verify-choose-about = Ou déposez-le ici. Il ne quitte pas votre appareil.
verify-another = Vérifier un autre fichier
verify-working = Vérification en cours…
verify-drawn = { $count } tirages refaits sur { $total }
verify-right = Le hasard est en règle
verify-right-about = { $count ->
    [one] Le tirage a été refait ici, sur votre appareil, et tout concorde.
   *[other] Les { $count } tirages ont été refaits ici, sur votre appareil, et tout concorde.
}
verify-wrong = Quelque chose ne va pas
verify-wrong-about = Ce fichier ne dit pas ce qui s’est passé, ou le hasard n’a pas été tenu. Voyez où ci-dessous ({ $count } tirages refaits).
verify-stamp = Hasard vérifié
verify-stamp-wrong = Écart trouvé
verify-parts = Point par point
verify-digest-holds = Le fichier est entier : rien n’y a été changé depuis la fin.
verify-digest-wrong = Le fichier a été modifié après coup.
verify-commitment-holds = Le secret est bien celui que le serveur avait scellé à l’ouverture.
verify-commitment-wrong = Le secret n’est pas celui que le serveur avait scellé.
verify-luck-parts-holds = La part de hasard de chaque place y est, telle qu’elle avait été donnée.
verify-luck-parts-wrong = La part de hasard d’une place manque ou a été changée.
verify-chances-holds = La liste des tirages est bien celle de la partie.
verify-chances-wrong = La liste des tirages n’est pas celle de la partie.
verify-not-over-holds = La partie est terminée, son secret est ouvert.
verify-not-over-wrong = La partie n’est pas terminée.
verify-draws-hold = { $count ->
    [one] Le tirage donne ce que dit le fichier.
   *[other] Les { $count } tirages donnent ce que dit le fichier.
}
verify-draws-wrong = { $count ->
    [one] Un tirage donne autre chose que ce que dit le fichier.
   *[other] { $count } tirages donnent autre chose que ce que dit le fichier.
}
verify-made-of = De quoi ce hasard est fait
verify-fingerprint = Empreinte scellée
verify-secret = Secret du serveur
verify-no-entropy = rien ajouté
verify-draws = Tous les tirages
verify-number = N°
verify-kind = Tirage
verify-kind-roll = dés
verify-kind-lot = sort
verify-kind-lots = plusieurs sorts
verify-kind-shuffle = mélange
verify-outcome = Résultat
verify-same = Concorde ?
verify-agrees = concorde
verify-differs = diffère
verify-should-be = Attendu : { $right }
verify-more = En voir plus
verify-means = Ce que cela veut dire
verify-means-promise = Avant que quiconque s’assoie, le serveur a tiré un secret et en a montré l’empreinte : il ne pouvait plus en changer.
verify-means-mixed = Chaque personne y a mêlé sa part de hasard, que le serveur ne connaissait pas : il ne pouvait rien préparer, et elles non plus.
verify-means-here = Tout est recalculé ici, dans votre navigateur ; que les coups suivaient les règles, la commande « caravane verify » le vérifie aussi.
