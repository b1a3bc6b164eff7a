# L’accueil.
home-title = Partez en expédition.
home-lead = Quatre grands jeux, une table ouverte : entre amis, au fil des jours ou contre des robots. Sans compte.
home-play = Jouer maintenant
home-create = Créer une table
home-code = Un code d’invitation ?
home-join = Rejoindre
home-games = Les jeux
home-new = nouvelle table
home-soon = Bientôt
home-players = { $least } à { $most }
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
home-mine-none-more = La première partie est à un toucher d’ici.
home-finished = { $count ->
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
}
home-your-turn = À vous
home-you-decide = C’est à vous
home-thinks = { $count ->
    [0] Un instant…
    [one] { $name } réfléchit
   *[other] { $count } personnes réfléchissent
}
home-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
home-complete = La table est complète
home-mixing = Le hasard se prépare
home-over = Partie terminée
home-with = avec { $names }
home-alone = en attente de compagnie
home-open = Tables ouvertes
home-open-all = Voir les { $count }
home-open-none = Aucune table ouverte en ce moment. Créez-en une publique : la caravane s’arrêtera peut-être.
home-table-of = La table de { $name }
home-table-free = Une table sans hôte
home-sit = S’asseoir
home-rated = classée
home-pace-free = sans pendule
home-pace-live = en direct
home-pace-days = au fil des jours
home-finished-all = Toutes mes parties
