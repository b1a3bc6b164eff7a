# La table : le cadre de tous les jeux.
table-loading = On déplie la carte…
table-not-found = Aucune table ici
table-not-found-why = Le lien est peut-être incomplet. Demandez-en un nouveau, ou connectez-vous si vous y jouez.
table-private = Cette table est privée
table-private-why = On y joue sur invitation : demandez-en une à l’hôte, le lien ou le code vous ouvrira la table. Une fois la partie terminée, ce lien en montrera le déroulement.
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
table-spectators = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
table-points = { $count ->
    [one] point
   *[other] points
}
table-turn = tour { $turn }
table-projected = Points prévus
table-projected-why = si l’on comptait maintenant
table-projected-total = Prévu
table-clock-days = { $days } j { $hours } h
table-clock-day = { $days } j
table-clock-hour = { $hours } h
table-clock-hours = { $hours } h { $minutes } min

table-connection-online = En ligne
table-connection-connecting = Connexion…
table-connection-lost = Hors ligne

table-state-yours = à vous
table-state-thinking = réfléchit
table-state-ready = a choisi
table-state-away = pas là
table-state-bot = robot
table-state-substitute = un robot joue
table-state-resigned = abandon
table-kind-person = Une personne
table-kind-companion = Sur le même appareil
table-kind-bot = Un robot
table-kind-automaton = Un adversaire automatique
table-kind-substitute = Un robot a pris le relais

table-undo = Annuler
table-restart = Recommencer mon tour
table-confirm = Confirmer
table-plan-luck = Ensuite le hasard décide, puis c’est encore à vous.
table-plan-hidden = Ensuite, quelque chose de caché se dévoile.
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
table-no-moves = Rien à décider pour le moment.
table-move-not-found = Aucun coup ne correspond.
table-touch-the-board = Touchez ce qui brille pour en voir l’effet.
table-win-probability = { $percent } %
table-hint = Demander un conseil
table-win-probability-text = { $percent } % de chances de gagner (± { $error }), environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-beat-probability-text = { $percent } % de chances de battre { $rival } (± { $error }), environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-hint-points = { $points } pts
table-hint-points-text = environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin (± { $margin }), { $percent } % de chances
table-win-probabilities = Chances de gagner avec chaque coup.
table-hints-beat = Chances de battre { $rival } avec chaque coup.
table-hints-are-points = Points attendus à la fin avec chaque coup.
table-hint-best = Le meilleur : { $move } ({ $why }).
table-hint-percent-ahead = { $lead } % de mieux que le suivant
table-hint-points-ahead = { $lead ->
    [one] { $lead } point de plus que le suivant
   *[other] { $lead } points de plus que le suivant
}
table-hint-close = à peine mieux que le suivant
table-hint-plan = Conseil { $rank } : { $move }. { $text }
table-win-probability-best = coup conseillé
table-waiting = { $count ->
    [one] { $names } réfléchit…
   *[other] { $names } réfléchissent…
}
table-continues = La partie continue d’elle-même…
table-you-watch = Vous regardez la partie.
table-skip = Passer
table-speed = Vitesse des coups : { $speed }
table-will-be-sent = Votre coup partira dès le retour de la connexion.
table-the-rule = La règle

table-bot-plays-for-you = Un robot joue à votre place.
table-back = Reprendre ma place
table-away = Laisser jouer un robot
table-away-sure = Un robot jouera pour vous jusqu’à ce que vous repreniez votre place.
table-resign = Abandonner
table-resign-sure = Vous abandonnez cette partie. C’est définitif.
table-takeback-ask = Demander à reprendre un coup
table-takeback-asked = { $name } voudrait reprendre son dernier coup.
table-takeback-own = Vous avez demandé à reprendre votre dernier coup.
table-takeback-accepted = Vous acceptez de laisser { $name } reprendre son dernier coup.
table-takeback-accept = D’accord
table-takeback-decline = Je préfère que non
table-takeback-withdraw = Retirer ma demande
table-holiday = Vacances
table-holiday-why = À cette table, votre pendule s’arrête jusqu’à votre retour.
table-holiday-days = { $days } jours
table-holiday-end = Me revoilà
table-holiday-begun = Bonnes vacances ! Votre pendule s’arrête pour { $days } jours.
table-holiday-over = Bon retour ! Votre pendule tourne de nouveau.

table-log = Journal
table-log-empty = Il ne s’est encore rien passé.
table-log-more = Voir ce qui précède
table-log-since = depuis votre tour
table-log-replay = Revoir à partir d’ici
table-log-undone = Annulé :
table-since = Depuis votre tour :
table-since-count = { $count ->
    [one] Depuis votre tour : { $count } coup, au journal
   *[other] Depuis votre tour : { $count } coups, au journal
}
table-since-replay = Revoir
table-replay = Revoir la partie
table-rules = Règles
table-log-and-chat-title = Journal et discussion
table-log-and-chat = { $count ->
    [0] Journal et discussion
    [one] Journal et discussion, { $count } ligne nouvelle
   *[other] Journal et discussion, { $count } lignes nouvelles
}
table-chat = Discussion
table-chat-seat = place { $seat } :
table-chat-host = place { $seat }, hôte :
table-chat-write = Écrire à la table…
table-chat-send = Envoyer
table-chat-empty = Personne n’a encore rien dit.
table-chat-silent = Rien n’a été dit ici. Seules les personnes à la table peuvent écrire.

table-act-sit = { $name } prend place.
table-act-stand = { $name } se lève.
table-act-start = La partie commence.
table-act-undo = { $name } annule un coup.
table-act-takeback = { $name } demande à reprendre un coup.
table-act-accept = { $name } accepte.
table-act-decline = { $name } n’est pas d’accord.
table-act-away = { $name } s’absente ; un robot prend le relais.
table-act-back = { $name } est de retour.
table-act-resign = { $name } abandonne.
table-act-timeout = { $name } n’a plus de temps.
table-act-holiday = Quelqu’un part en vacances : sa pendule s’arrête.

# Les mêmes actes, de votre propre place.
table-own-sit = Vous prenez place.
table-own-stand = Vous vous levez.
table-own-start = La partie commence.
table-own-undo = Vous annulez un coup.
table-own-takeback = Vous demandez à reprendre un coup.
table-own-accept = Vous acceptez.
table-own-decline = Vous n’êtes pas d’accord.
table-own-away = Vous vous absentez ; un robot prend le relais.
table-own-back = Vous êtes de retour.
table-own-resign = Vous abandonnez.
table-own-timeout = Votre temps est écoulé.
table-own-holiday = Vous êtes en vacances : votre pendule est arrêtée.

table-hand-over = Passez l’appareil à { $name }
table-hand-over-why = La suite est pour { $name }, et pour personne d’autre.
table-hand-over-take = C’est moi, { $name }
table-hand-over-undo = { $name } annule son dernier coup

table-help = Raccourcis clavier
table-help-text = La touche Tab mène partout. Ces touches vont plus vite.
table-shortcut-confirm = confirmer mon plan
table-shortcut-undo = annuler
table-shortcut-restart = recommencer mon tour
table-shortcut-moves = tous les coups, en mots
table-shortcut-hint = demander un conseil
table-shortcut-log = journal
table-shortcut-chat = discussion
table-shortcut-rules = règles
table-shortcut-card = la fiche de ce qui a le focus
table-shortcut-help = ces raccourcis

table-recap-title = Pendant votre absence
table-recap-played = { $times ->
    [one] { $name } a joué une fois
   *[other] { $name } a joué { $times } fois
}
table-recap-since = { $turns ->
    [0] { $played }.
    [one] Un nouveau tour : { $played }.
   *[other] { $turns } nouveaux tours : { $played }.
}
table-recap-show = Voir
table-recap-on = Continuer
table-recap-showing = Ce qui s’est passé : { $at } sur { $count }
table-recap-skip = Passer

# La première table d’un jeu sur cet appareil.
table-first-steps = Premiers pas
table-first-steps-go = C’est parti
table-face-failed = Le plateau ne s’affiche pas. La partie continue en mots.
table-face-retry = Réessayer
