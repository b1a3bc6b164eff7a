# Vérifier le hasard d’une partie.
verify-title = Vérifier une partie
verify-choose = Choisir le fichier d’une partie
verify-choose-about = Ou déposez-le ici, avec les notes d’un appareil si vous en avez. Rien ne quitte votre appareil.
verify-notes = Le fichier est comparé avec les notes de la table { $table }.
verify-notes-wait = Les notes de la table { $table } sont prêtes : choisissez maintenant le fichier de la partie.
verify-another = Vérifier un autre fichier
verify-working = Vérification en cours…
verify-drawn = Tirages refaits : { $count } sur { $total }
verify-right-about = { $dice ->
    [0] Tirages refaits ici, sur votre appareil : { $count }. Tout concorde.
    [one] Tirages refaits ici, sur votre appareil : { $count } (un seul dé). Tout concorde.
   *[other] Tirages refaits ici, sur votre appareil : { $count } ({ $dice } dés en tout). Tout concorde.
}
verify-unproved = Le hasard n’est vérifiable qu’en partie
verify-unproved-about = { $count ->
    [0] Les tirages ont été notés par une version antérieure de Caravane, sans secret. Rien ne les contredit, mais ils ne peuvent pas être refaits.
    [one] La partie a commencé dans une version antérieure de Caravane, sans secret. Un tirage suivant a été refait ici et concorde ; les autres sont seulement notés.
   *[other] La partie a commencé dans une version antérieure de Caravane, sans secret. Les { $count } tirages suivants ont été refaits ici et concordent ; les autres sont seulement notés.
}
verify-checks = Point par point
verify-digest-holds = Le fichier correspond à sa propre empreinte.
verify-digest-wrong = Le fichier ne correspond pas à sa propre empreinte : il a été modifié ou abîmé.
verify-commitment-holds = Le secret correspond à l’empreinte inscrite dans le fichier.
verify-commitment-wrong = Le secret ne correspond pas à l’empreinte inscrite dans le fichier.
verify-luck-inputs-holds = Les parts de hasard sont celles inscrites dans le fichier.
verify-luck-inputs-wrong = La part de hasard d’une personne manque ou a été changée.
verify-chance-events-holds = La liste des tirages correspond à la partie.
verify-chance-events-wrong = La liste des tirages ne correspond pas à la partie.
verify-candidates-holds = Les dés et les cartes sont ceux du jeu.
verify-candidates-wrong = Il y a des dés ou des cartes que le jeu n’a pas.
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
verify-no-entropy = aucune part
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
verify-means-entropy = Chaque appareil a ensuite fixé sa propre part de hasard, et ne l’a révélée qu’une fois tout le reste fixé. Si votre appareil affiche « vérifié », personne n’a pu connaître ni choisir le hasard avant qu’il révèle sa part.
verify-means-here = Tout est recalculé ici, dans votre navigateur. La commande « caravane verify » vérifie aussi que chaque coup suit les règles.
