# Une table revue.
replay-title = Revoir la partie
replay-bar = Commandes de lecture
replay-back = Retour à la table
replay-share = Partager ce moment
replay-copied = Lien copié
replay-in-address = L’adresse de la page mène à ce moment
replay-nothing = Il n’y a encore rien à voir.
replay-position = Moment de la partie
replay-at = moment { $at } sur { $count }
replay-first = Au début
replay-previous = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse × { $speed }
replay-seen-by = Main ouverte : { $name }.
