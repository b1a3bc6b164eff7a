# Créer une table.
create-title = Créer une table
create-game = Le jeu
create-players = { $least ->
    [one] { $most ->
        [one] Pour une personne.
       *[other] De 1 à { $most } personnes.
    }
   *[other] De { $least } à { $most } personnes.
}
create-seats = Les places
create-seats-of = { $count } sur { $most }
create-seat = Place { $number } : { $who }
create-you = Vous
create-free = Libre
create-closed = Fermée
create-companion = Compagnon { $number }
create-kind-me = Moi
create-kind-me-about = Vous jouez ici.
create-kind-friend = Une amie, un ami
create-kind-friend-about = La place reste libre : vous enverrez un lien ou montrerez un code QR.
create-kind-bot = Un robot
create-kind-bot-about = Il ne voit que ce que sa place peut voir, comme tout le monde.
create-kind-companion = À mes côtés
create-kind-companion-about = Quelqu’un joue avec vous sur cet appareil, que vous vous passez.
create-kind-closed = Personne
create-kind-closed-about = La place est retirée de la table.
create-companion-name = Son nom
create-level = Niveau
create-name = Votre nom
create-name-other = Proposer un autre nom
create-pace = Le rythme
create-time = Temps
create-time-live = En direct
create-time-days = Au fil des jours
create-time-none = Sans pendule
create-time-none-about = Tout le monde prend le temps qu’il faut.
create-time-alone = Personne ne vous attend : il n’y a pas de pendule.
create-clock = Pendule
create-clock-note = par personne
create-clock-increment = Chaque réponse rend { $time }.
create-clock-quiet = La pendule dort de { $from } à { $until } ({ $zone }).
create-expiry = À court de temps
create-expiry-bot = Un robot joue
create-expiry-wait = On attend
create-expiry-end = La partie s’arrête
create-span-day = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
create-span-hour = { $count } h
create-span-minute = { $count } min
create-span-second = { $count } s
create-rules = Les règles
create-rulings = { $changed ->
    [0] Points de règle ({ $count })
    [one] Points de règle ({ $count }, dont { $changed } changé)
   *[other] Points de règle ({ $count }, dont { $changed } changés)
}
create-door = La porte
create-door-who = Qui entre ?
create-door-invited = Sur invitation
create-door-invited-about = Seules les personnes qui ont votre lien voient la table.
create-door-public = Tout le monde
create-door-public-about = La table est annoncée à l’accueil ; tout le monde peut s’asseoir et regarder.
create-count = La partie
create-count-fun = Pour le plaisir
create-count-rated = Compte au classement
create-count-guests = La partie est pour le plaisir ; avec un compte, elle peut compter au classement.
create-count-account = Créer un compte
create-count-companions = Avec quelqu’un à vos côtés, la partie est pour le plaisir.
create-bar-wait = La table attendra votre compagnie.
create-bar-wait-about = Le lien et le code QR viennent ensuite.
create-bar-start = Tout le monde est là.
create-bar-start-about = La partie commence tout de suite.
create-open = Ouvrir la table
create-start = Commencer la partie
names-guests = Renard des dunes, Étoile du soir, Vent du sud, Lézard bleu, Plume d’ibis, Rose des sables, Gazelle agile, Lune rousse, Faucon patient, Fleur de sel, Grand fennec, Perle du désert
create-coming = Bientôt
