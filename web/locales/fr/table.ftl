# La table : le cadre de tous les jeux.
table-opening = On déplie la carte…
table-lost = Aucune table ici
table-lost-why = Le lien est peut-être incomplet, ou la table réservée aux personnes invitées. Demandez un nouveau lien, ou connectez-vous si vous y jouez.
table-unreachable = La table ne répond pas
table-unreachable-why = Vous êtes hors ligne, ou le serveur se repose un instant. Rien n’est perdu.
table-log-in = Se connecter
table-home = Accueil
table-board = Le plateau
table-side = Journal et discussion
table-players = Autour de la table
table-action = Que faire maintenant
table-your-turn = À vous
table-you = Vous
table-somebody = Quelqu’un
table-menu = Menu
table-settings = Réglages
table-watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
table-points = { $count ->
    [one] point
   *[other] points
}
table-turn = tour { $turn }
table-clock-days = { $days } j { $hours } h
table-clock-day = { $days } j
table-clock-hour = { $hours } h
table-clock-hours = { $hours } h { $minutes } min

table-line-online = En ligne
table-line-connecting = Connexion…
table-line-lost = Hors ligne

table-state-yours = à vous
table-state-thinking = réfléchit
table-state-ready = a choisi
table-state-away = pas là
table-state-bot = robot
table-state-stand-in = un robot joue
table-state-resigned = abandon
table-kind-person = Une personne
table-kind-companion = Sur le même appareil
table-kind-bot = Un robot
table-kind-automaton = Adversaire joué par les règles
table-kind-stand-in = Un robot joue à sa place pour l’instant

table-undo = Annuler
table-restart = Recommencer mon tour
table-confirm = Confirmer
table-moves = Tous les coups
table-all-moves = { $count ->
    [one] Le seul coup possible, en mots
   *[other] Les { $count } coups possibles, en mots
}
table-choose-move = { $count ->
    [one] Le seul coup possible
   *[other] Choisir parmi { $count } coups
}
table-find-move = Chercher un coup
table-no-moves = On ne vous demande rien pour le moment.
table-no-such-move = Aucun coup ne contient ces mots.
table-touch-the-board = Touchez ce qui brille pour en voir l’effet.
table-chance = { $percent } %
table-hint = Demander un conseil
table-chance-told = { $percent } % de chances de gagner (± { $error }), environ { $points } points
table-chances = Chances de gagner selon un robot ; ★ : son choix.
table-chance-best = le coup conseillé
table-waiting = { $count ->
    [one] { $names } réfléchit…
   *[other] { $names } réfléchissent…
}
table-goes-on = La partie continue d’elle-même…
table-you-watch = Vous regardez la partie.
table-will-be-sent = Ce sera envoyé dès le retour de la connexion.
table-the-rule = La règle

table-bot-plays-for-you = Un robot joue à votre place.
table-return = Reprendre ma place
table-leave = Laisser jouer un robot
table-leave-sure = Un robot joue pour vous jusqu’à ce que vous repreniez votre place.
table-resign = Abandonner
table-resign-sure = Vous abandonnez cette partie. C’est sans retour.
table-ask = Demander à reprendre un coup
table-asking = { $name } voudrait reprendre son dernier choix.
table-asking-own = Vous avez demandé à reprendre votre dernier choix.
table-asking-agreed = Vous acceptez que { $name } reprenne son dernier choix.
table-agree = D’accord
table-decline = Plutôt pas
table-withdraw = Tant pis
table-holiday = Vacances
table-holiday-why = À cette table, votre temps s’arrête jusqu’à votre retour.
table-holiday-days = { $days } jours
table-holiday-end = Me revoilà
table-holiday-begun = Bonnes vacances ! Votre temps s’arrête pour { $days } jours.
table-holiday-over = Bon retour : votre temps court de nouveau.

table-log = Journal
table-log-empty = Il ne s’est encore rien passé.
table-log-more = Voir ce qui précède
table-replay = Revoir la partie
table-rules = Règles
table-notebook-title = Journal et discussion
table-notebook = { $count ->
    [0] Journal et discussion
    [one] Journal et discussion, { $count } ligne nouvelle
   *[other] Journal et discussion, { $count } lignes nouvelles
}
table-chat = Discussion
table-chat-write = Écrire à la table…
table-chat-send = Envoyer
table-chat-empty = Personne n’a encore rien dit.
table-chat-silent = Rien n’a été dit ici. Seules les personnes à la table peuvent écrire.

table-act-sit = { $name } prend place.
table-act-stand = { $name } se lève.
table-act-start = La partie commence.
table-act-undo = { $name } reprend un choix.
table-act-ask = { $name } demande à reprendre un choix.
table-act-agree = { $name } accepte.
table-act-decline = { $name } préfère que non.
table-act-leave = { $name } s’absente : un robot joue.
table-act-return = { $name } est de retour.
table-act-resign = { $name } abandonne.
table-act-expire = Le temps de { $name } est écoulé.
table-act-holiday = Quelqu’un part en vacances : son temps s’arrête.

table-hand-over = Passez l’appareil à { $name }
table-hand-over-why = Ce que { $name } va voir n’est pour aucun autre regard.
table-hand-over-take = C’est moi, { $name }
table-hand-over-undo = { $name } reprend son dernier choix

table-help = Touches du clavier
table-help-text = La touche Tab mène partout. Ces touches vont plus vite.
table-key-confirm = confirmer ce qui est prévu
table-key-undo = annuler
table-key-restart = recommencer mon tour
table-key-moves = tous les coups, en mots
table-key-hint = demander un conseil
table-key-log = journal
table-key-chat = discussion
table-key-rules = règles
table-key-help = ces touches

table-away-title = Pendant votre absence
table-away-played = { $times ->
    [one] { $name } a joué une fois
   *[other] { $name } a joué { $times } fois
}
table-away-since = { $turns ->
    [0] { $played }.
    [one] Un tour a commencé : { $played }.
   *[other] { $turns } tours ont commencé : { $played }.
}
table-away-show = Montrez-moi
table-away-on = Continuer
table-away-showing = Ce qui s’est passé : { $at } sur { $count }
table-away-skip = Passer

# La première table d’un jeu sur cet appareil.
table-first-steps = Premiers pas
table-first-steps-go = C’est parti
