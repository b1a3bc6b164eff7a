# Vérifier le hasard d’une partie.
verify-title = Vérifier une partie
verify-choose = Choisir le fichier d’une partie
verify-choose-about = Ou déposez-le ici. Il ne quitte pas votre appareil.
verify-another = Vérifier un autre fichier
verify-working = Vérification en cours…
verify-drawn = Tirages refaits : { $count } sur { $total }
verify-right = Le hasard est en règle
verify-right-about = { $dice ->
    [0] Tirages refaits ici, sur votre appareil : { $count }. Tout concorde.
   *[other] Tirages refaits ici, sur votre appareil : { $count }, soit { $dice } dés en tout. Tout concorde.
}
verify-wrong = Quelque chose ne va pas
verify-wrong-about = Ce fichier ne correspond pas à ce qui s’est passé, ou le hasard a été altéré. Détails ci-dessous (tirages refaits : { $count }).
verify-unproved = Tout le hasard ne peut pas être vérifié
verify-unproved-about = { $count ->
    [0] Les tirages ont été notés par une version antérieure de Caravane, sans secret. Rien ne les contredit, mais ils ne peuvent pas être refaits.
    [one] La partie a commencé dans une version antérieure de Caravane, sans secret. Un tirage suivant a été refait ici et concorde ; les autres sont seulement notés.
   *[other] La partie a commencé dans une version antérieure de Caravane, sans secret. Les { $count } tirages suivants ont été refaits ici et concordent ; les autres sont seulement notés.
}
verify-stamp = Hasard vérifié
verify-stamp-wrong = Écart trouvé
verify-checks = Point par point
verify-digest-holds = Le fichier est intact : rien n’y a changé depuis la fin de la partie.
verify-digest-wrong = Le fichier a été modifié après la partie.
verify-commitment-holds = Le secret correspond à l’empreinte publiée avant la partie.
verify-commitment-wrong = Le secret ne correspond pas à l’empreinte publiée avant la partie.
verify-luck-inputs-holds = La part de hasard de chaque personne y est, telle qu’elle a été donnée.
verify-luck-inputs-wrong = La part de hasard d’une personne manque ou a été changée.
verify-chance-events-holds = La liste des tirages correspond à la partie.
verify-chance-events-wrong = La liste des tirages ne correspond pas à la partie.
verify-unproved-holds = Chaque tirage vient du secret.
verify-unproved-wrong = Les premiers tirages ont seulement été notés, sans secret : ils ne peuvent pas être refaits.
verify-not-finished-holds = La partie est terminée, son secret est public.
verify-not-finished-wrong = La partie n’est pas terminée.
verify-draws-hold = { $count ->
    [one] Le tirage correspond au fichier.
   *[other] Les { $count } tirages correspondent au fichier.
}
verify-draws-wrong = { $count ->
    [one] Un tirage ne correspond pas au fichier.
   *[other] { $count } tirages ne correspondent pas au fichier.
}
verify-made-of = De quoi ce hasard est fait
verify-fingerprint = Empreinte du secret
verify-secret = Secret du serveur
verify-no-entropy = rien ajouté
verify-draws = Tous les tirages
verify-number = N°
verify-kind = Tirage
verify-kind-roll = dés
verify-kind-lot = tirage au sort
verify-kind-lots = tirages au sort
verify-kind-shuffle = mélange
verify-outcome = Résultat
verify-same = Concorde ?
verify-agrees = concorde
verify-differs = diffère
verify-recorded = noté
verify-should-be = Attendu : { $expected }
verify-more = En voir plus
verify-means = Ce que cela veut dire
verify-means-commitment = Avant que quiconque s’assoie, le serveur a tiré un secret et en a publié l’empreinte : il ne pouvait plus en changer.
verify-means-entropy = Chaque personne y a ensuite mêlé sa part de hasard, inconnue du serveur. Ni lui ni personne ne pouvait donc truquer quoi que ce soit.
verify-means-here = Tout est recalculé ici, dans votre navigateur. La commande « caravane verify » vérifie aussi que chaque coup suit les règles.
