# Ce qui s’est passé depuis le dernier choix de la personne, en une phrase.
recap-begun = La partie commence.
recap-nothing = Rien de visible ne s’est passé depuis votre dernier choix.
recap-since = Depuis votre dernier choix : { $events }.
recap-more = Depuis votre dernier choix il s’est passé { $count } choses, et pour finir : { $events }.

# Ce qu’on attend d’elle, en une phrase.
recap-turn = C’est à vous de jouer : { $game }, avec { $others }.
recap-turn-alone = C’est à vous de jouer : { $game }.
recap-turn-until = C’est à vous de jouer : { $game }, avec { $others } ; il vous reste { $time }.
recap-turn-alone-until = C’est à vous de jouer : { $game } ; il vous reste { $time }.
time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
time-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}

# La lettre.
letter-subject = { $game } : à vous de jouer
letter-link = La table : { $link }
letter-stop = Pour ne plus recevoir ces lettres : { $link }
