# Créer une table.
create-title = Créer une table
create-game = Le jeu
create-players = { $more ->
    [0] { $least ->
        [one] Pour une personne.
       *[other] Pour { $least } personnes.
    }
   *[other] De { $least } à { $most } personnes.
}
create-seats = Les places
create-seats-of = { $count } sur { $most }
create-seat = Place { $number } : { $who }
create-you = Vous
create-free = Libre
create-closed = Fermée
create-companion = Place { $number }
create-kind-me = Moi
create-kind-me-about = Vous jouez ici.
create-kind-friend = Une amie, un ami
create-kind-friend-about = La place reste libre : invitez quelqu’un par un lien ou un code QR.
create-kind-bot = Un robot
create-kind-bot-about = Il ne voit que ce que l’on voit de sa place.
create-kind-companion = À mes côtés
create-kind-companion-about = Quelqu’un joue aussi sur cet appareil : vous vous le passez.
create-kind-closed = Place fermée
create-kind-closed-about = La place est retirée de la table.
create-companion-name = Son nom
create-level = Niveau
create-name = Votre nom
create-name-other = Proposer un autre nom
create-time-control = La cadence
create-time = Temps
create-time-live = En direct
create-time-days = Sur plusieurs jours
create-time-none = Sans pendule
create-time-none-about = Tout le monde prend le temps qu’il faut.
create-time-alone = Personne ne vous attend : il n’y a pas de pendule.
create-clock = Pendule
create-clock-note = par personne
create-clock-increment = Chaque coup ajoute { $time }.
create-clock-quiet = La pendule est en pause de { $from } à { $until } ({ $zone }).
create-timeout = Quand le temps est écoulé
create-timeout-substitute = Un robot joue
create-timeout-wait = On attend
create-timeout-end = La partie s’arrête
create-span-day = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
create-span-hour = { $count } h
create-span-minute = { $count } min
create-span-second = { $count } s
create-rules = Les règles
create-rulings = { $changed ->
    [0] Points de règle ({ $count })
    [one] Points de règle ({ $count }, dont { $changed } changé)
   *[other] Points de règle ({ $count }, dont { $changed } changés)
}
create-access = L’accès
create-access-who = Qui peut entrer ?
create-access-invited = Sur invitation
create-access-invited-about = Seules les personnes invitées voient la table pendant la partie.
create-access-public = Tout le monde
create-access-public-about = La table apparaît sur la page d’accueil ; tout le monde peut s’y asseoir ou regarder.
create-begin = La partie commence
create-begin-full = Dès que c’est complet
create-begin-host = Quand je le dis
create-rated = Le classement
create-rated-casual = Pour le plaisir
create-rated-rated = Classée
create-rated-rated-about = Une partie classée a toujours une pendule.
create-rated-guests = La partie est pour le plaisir ; avec un compte, elle peut être classée.
create-rated-account = Créer un compte
create-rated-companions = À plusieurs sur un appareil, on joue pour le plaisir.
create-bar-wait = La table attendra les autres.
create-bar-wait-about = Le lien et le code QR viennent ensuite.
create-bar-start = Tout le monde est là.
create-bar-start-about = La partie commence tout de suite.
create-open = Créer la table
create-start = Commencer la partie
names-guest = { $head } { $tail }
names-heads = Renard, Gazelle, Faucon, Fennec, Lézard, Ibis, Étoile, Perle, Plume, Chouette, Cigale, Tortue, Lynx, Loutre, Cigogne, Panthère, Dauphin, Colibri, Rose, Comète, Luciole, Bouquetin, Alouette, Héron
names-tails = des dunes, du désert, du soir, du matin, du sud, du nord, des sables, des îles, des cimes, du fleuve, de l’oasis, des vents, d’ambre, de cuivre, de jade, des brumes, du large, des canyons, de minuit, des steppes
