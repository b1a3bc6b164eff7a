# L’accueil.
home-title = Partez en expédition.
home-lead = De grands jeux, une table ouverte : entre amis, sur plusieurs jours ou contre des robots. Sans compte.
home-hello = { $part ->
    [evening] Bonsoir, { $name }.
   *[day] Bonjour, { $name }.
}
home-none-waiting = Rien ne presse.
home-play = Jouer maintenant
home-create = Créer une table
home-code = Un code d’invitation ?
home-join = Rejoindre
home-games = Les jeux
home-new = nouvelle table
home-players = { $more ->
    [0] { $least ->
        [one] 1 personne
       *[other] { $least } personnes
    }
   *[other] { $least } à { $most }
}
home-open-count = { $count ->
    [one] { $count } table ouverte
   *[other] { $count } tables ouvertes
}
home-mine = Mes tables
home-waiting = { $count ->
    [one] { $count } table vous attend
   *[other] { $count } tables vous attendent
}
home-mine-none = Pas encore de table
home-mine-none-more = Votre première partie n’attend qu’un geste.
home-finished = { $count ->
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
}
home-your-turn = À vous
home-you-decide = À vous de jouer
home-thinks = { $count ->
    [0] Un instant…
    [one] On attend { $name }
   *[other] On attend { $count } personnes
}
home-full-host = Tout le monde est là
home-complete = Tout le monde est là, ça va commencer
home-begin = Commencer
home-rematch = Revanche
home-rematch-by = { $name } demande une revanche
home-here = avec { $names }, sur cet appareil
home-solo = en solitaire
home-own-pace = Quand vous voulez : { $count }
home-others = Les autres jouent
home-continue = Reprendre
home-new-game = Nouvelle partie
home-play-bots = { $title }, contre des robots
home-resign = Abandonner cette partie
home-resign-about = La partie s’arrête ici, et vous abandonnez.
home-resign-do = Abandonner
home-decline = Refuser la revanche
home-leave = Quitter cette table
home-leave-about = Votre place redevient libre.
home-leave-do = Quitter
home-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
home-starting = Le hasard se prépare
home-over = Partie terminée
home-with = avec { $names }
home-alone = en attente de compagnie
home-open = Tables ouvertes
home-open-all = Voir les { $count }
home-open-none = Aucune table ouverte en ce moment. Créez-en une publique : la caravane s’arrêtera peut-être.
home-table-of = Chez { $name }
home-table-free = Une table sans hôte
home-sit = S’asseoir
home-rated = classée
home-time-free = sans pendule
home-time-live = en direct
home-time-days = sur plusieurs jours
home-finished-all = Toutes mes parties
