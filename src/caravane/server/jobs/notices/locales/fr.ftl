# Ce qui s’est passé depuis le dernier coup de la personne, en une phrase.
recap-begun = La partie a commencé.
recap-nothing = Rien de visible depuis votre dernier coup.
recap-since = Depuis votre dernier coup : { $events }.
recap-more = { $count } événements depuis votre dernier coup ; les derniers : { $events }.

# À qui de jouer, en une phrase.
recap-turn = À vous de jouer : { $game }, avec { $others }.
recap-turn-alone = À vous de jouer : { $game }.
recap-turn-until = À vous de jouer : { $game }, avec { $others } ; il vous reste { $time }.
recap-turn-alone-until = À vous de jouer : { $game } ; il vous reste { $time }.
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

# L’e-mail.
email-subject = À vous de jouer : { $game }
email-link = Jouer maintenant : { $link }
email-stop = Pour ne plus recevoir ces e-mails : { $link }

# L’e-mail avec un lien de connexion.
login-email-subject = Votre lien de connexion à Caravane
login-email-open = Ouvrez ce lien pour vous connecter à Caravane :
login-email-once = Il ne sert qu’une fois et expire bientôt. Si vous n’avez rien demandé, ignorez cet e-mail.
