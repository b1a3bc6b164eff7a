# Le terminal : français.

# L’aide de la ligne de commande.
help-caravane = Une table ouverte pour les jeux d’expédition, dans votre terminal.
help-version = Affiche la version.
help-lang = Langue : fr ou en. Par défaut, celle de votre système.
help-games = Liste les jeux.
help-play = Joue à un jeu : contre des robots, ou à plusieurs devant un seul clavier.
help-rules = Affiche les règles d’un jeu, ou y cherche quelque chose.
help-find = Montre seulement les paragraphes où figurent tous ces mots ; peu importent accents et majuscules.
help-rule = Montre seulement le paragraphe de cette règle, par exemple LC-FILL-03.
help-resume = Reprend une partie sauvegardée.
help-replay = Rejoue une partie, décision par décision : sauvegardée, ou fichier d’une table en ligne.
help-export = Vérifie une partie de n’importe quelle version en la rejouant, puis écrit son fichier au format actuel.
help-game = Le nom du jeu ; voir : caravane games
help-seats = Les places, séparées par des virgules : human, ou un robot par son niveau : bot:novice, bot:traveller, bot:guide, bot:pathfinder.
help-names = Les noms des personnes, séparés par des virgules.
help-option = Un réglage du jeu, sous la forme clé=valeur. Peut être répété.
help-seed = Un nombre qui fixe tout le hasard, pour rejouer les mêmes dés et les mêmes cartes.
help-save = Le fichier où la partie est sauvegardée.
help-file = Une partie sauvegardée, ou le fichier exporté d’une table en ligne.
help-all = Montre tout sans s’arrêter.
help-seat = Montre la partie vue de cette place, comptée à partir de 1. Par défaut, vue de l’extérieur.
help-format = JSON, ou texte à lire.
help-hint = Évalue les coups possibles d’une partie sauvegardée : chance de gagner et points, d’après ce que sait la place qui décide.
help-hint-seat = La place qui décide, comptée à partir de 1 ; par défaut, la première qui a un choix à faire.
help-hint-games = Nombre de parties simulées pour chaque coup.
help-json = Écrit du JSON, pour les programmes.
hint-move = coup
hint-win-probability = chance de gagner
hint-beat-probability = chance de battre { $rival }
hint-points = points à la fin
hint-by-chance = La meilleure chance d’abord. Les chiffres supposent que tout le monde continue selon la valeur immédiate des coups.
hint-by-points = Les chances ne diffèrent guère : le plus de points d’abord. Les chiffres supposent que tout le monde continue selon la valeur immédiate des coups.
hint-nothing = Cette place n’a rien à décider pour le moment.
help-serve = Ouvre des tables en ligne depuis cette machine : en direct ou sur plusieurs jours, avec amis et robots.
help-host = L’adresse réseau sur laquelle écouter ; 127.0.0.1 reste sur cette machine.
help-port = Le port sur lequel écouter ; 0 prend n’importe quel port libre.
help-worker = Fait jouer les robots et tourner les pendules aux tables d’autres processus.
help-data = Le dossier où toutes les tables sont enregistrées. Par défaut, votre dossier de données.
help-database = L’adresse d’une base de données à la place : postgresql://...
help-nats = L’adresse de NATS, qui relie les processus d’une même base de données : nats://...
help-config = Un fichier de réglages, en TOML ; docs/configuration.md les énumère. Les réglages inconnus ou insensés sont refusés.
help-loadtest = Simule beaucoup de monde sur des serveurs en marche, par de vraies connexions, et mesure à côté les moteurs nus.
help-load-addresses = Les serveurs, sous la forme HÔTE:PORT. Leurs limites par visiteur doivent suffire à une foule.
help-load-seats = Le nombre de personnes à chaque table.
help-load-tables = Le nombre de tables par processus.
help-load-processes = Le nombre de processus qui jouent.
help-load-seconds = La durée du jeu, en secondes.
help-load-think = Le temps de réflexion moyen, en secondes ; 0 : réponse immédiate.
help-load-rate = Nombre maximal de coups par seconde, en tout ; 0 : sans limite.
help-load-idle = Le nombre de connexions par processus qui ne font qu’écouter.
help-load-ahead = Le nombre de tables remplies avant la mesure, qui ne compte alors que des coups.
help-load-cores = Les cœurs de cette machine pour qui joue, séparés par des virgules.
help-load-bare-cores = Les cœurs pour les moteurs nus : les mêmes que ceux du serveur.
help-load-database = Une base vide pour les écritures nues ; pas celle du serveur.
help-load-nats = Un serveur NATS pour les messages nus.
help-load-report = Un dossier pour le rapport : JSON, tableau et graphiques.
bad-load = La mesure n’a pas pu aller au bout : { $reason }

# La liste des jeux.
games-name = Nom
games-title = Jeu
games-seats = Places
games-about = En bref
games-from-to = { $more ->
    [0] { $least }
   *[other] { $least } à { $most }
}
games-face = { $name } : dessins fournis par { $origin }.
games-face-trust = Les dessins d’un autre paquet tournent dans le navigateur avec la session de la personne qui joue : en installer un, c’est lui faire confiance.
games-face-unused = { $name } : les dessins ne sont pas utilisés ({ $reason }).

# Ce qui peut clocher sur la ligne de commande.
bad-game = Aucun jeu ne s’appelle « { $name } ». Disponibles : { $known }.
bad-count = Ce jeu se joue à { $counts }, pas à { $count }.
bad-seat-kind = « { $occupant } » ne peut pas s’asseoir. Au choix : { $known }.
bad-names = Il y a plus de noms ({ $count }) que de places ({ $seats }).
bad-option = « { $pair } » n’est pas de la forme clé=valeur.
bad-key = Il n’y a pas de réglage « { $key } ». Disponibles : { $known }.
bad-value = Le réglage « { $key } » ne peut pas être « { $value } », seulement : { $known }.
bad-seat = Il n’y a pas de place { $seat }, seulement de 1 à { $seats }.
bad-save = Le fichier { $file } ne peut pas être rejoué : { $reason }
not-started = { $file } : la partie n’a pas commencé. Elle ne peut pas être reprise ici. Importez le fichier sur un serveur.
bad-file = Le fichier { $file } ne peut pas être écrit : { $reason }

# Les règles.
rules-nothing = Les règles n’en disent rien. Essayez avec moins de mots, ou lisez les règles en entier.

# Les personnes.
bot-name = Robot { $number }

# À la table.
while-away = Pendant votre absence :
forced = (Un seul coup est possible ; il est joué pour vous : { $move }.)
hand-over = Passez l’appareil à { $name }.
hand-over-undo = { $name }, tapez u pour annuler votre coup.
hand-over-enter = { $name }, appuyez sur Entrée quand personne d’autre ne regarde
game-over = La partie est terminée
won-by-one = { $names } gagne avec { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}.
won-by-several = { $names } partagent la victoire, à égalité avec { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}.
left = Vous avez quitté la table. À bientôt !
saved-open = Partie sauvegardée dans { $file }. Pour la reprendre : caravane resume { $file }{ $seats }
saved-over = Partie sauvegardée dans { $file }. Pour la revoir : caravane replay { $file }

# Ce qui peut être tapé : le premier mot de chaque ligne est la forme courte.
command-undo = u a annuler
command-explain = ? pourquoi
command-hint = i conseil
command-board = b p plateau
command-log = l j journal
command-scores = s score scores
command-look = v voir
command-help = h aide
command-quit = q quitter
commands = ? explique · i conseil · u annuler · b plateau · l journal · v voir · s score · h aide · q quitter
help =
    Tapez le numéro d’un choix, ou des mots qui n’en désignent qu’un : rouge 4
    ?          ce qui n’est pas possible maintenant, et pourquoi
    ? 3        ce que ferait le choix 3
    ? rouge 9  si c’est possible, ou quelle règle l’interdit
    i  un conseil : ce que chaque choix vaut pour un robot
    v pont     ce qu’est et ce que fait un élément : une carte, un lieu, une pièce
    u  annuler votre dernière décision, tant que rien de nouveau n’est dévoilé
    b  le plateau           l  le journal de la partie
    s  le décompte          h  cette aide        q  quitter la table
answer-empty = Tapez un numéro de 1 à { $most }, ou h pour de l’aide.
answer-number = Il n’y a pas de choix { $number } : ils vont de 1 à { $most }.
answer-strange = Je ne comprends pas. Tapez un numéro de 1 à { $most }, ou h pour de l’aide.
answer-several = Plusieurs choix correspondent :

# Voir un élément.
look-rules = Règles : { $rules }
look-several = Plusieurs éléments correspondent :
look-nothing = Rien ici ne porte ce nom. Essayez un autre mot, ou son code, comme card:red.

# Annuler.
undone = C’est annulé.
undo-nothing = Vous n’avez encore rien décidé : il n’y a rien à annuler.
undo-barrier = Vous ne pouvez plus annuler : depuis votre dernière décision, des dés, des cartes ou d’autres personnes ont dévoilé du nouveau.

# Expliquer.
explain-unknown = La suite ne se révélera qu’une fois le coup joué.
explain-then = Vous déciderez ensuite : { $question }
explain-nothing = Rien d’autre ne se passe dans l’immédiat.
explain-legal = { $move } : possible, c’est le choix { $number }.
explain-illegal = { $move } : { $reason }
explain-count = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
explain-more = … et { $more ->
    [one] { $more } autre
   *[other] { $more } autres
}. Ajoutez un mot pour préciser.
explain-strange = Je ne trouve rien de tel ici. Essayez le numéro d’un choix, ou d’autres mots.
explain-head = Impossible pour le moment :
explain-all-legal = Rien n’est interdit en ce moment.
explain-hint = ? et le numéro d’un choix montre ce qu’il ferait ; ? et quelques mots, si c’est possible.

# Journal et décompte.
log-empty = Il ne s’est encore rien passé.
score-total = Total
score-rank = Rang

# Revoir une partie.
replay-players = Autour de la table : { $names }.
replay-place = { $place } sur { $last }
replay-ask = Entrée : suite, b : retour, un numéro : y aller, q : quitter
replay-help = Appuyez sur Entrée pour continuer, ou tapez b pour revenir, un numéro de 0 à { $last }, ou q pour quitter.
edition-played = Avec l’édition « { $title } » ({ $source }) ; empreinte des valeurs : { $fingerprint }.
earlier-values = Avec les valeurs d’avant (version { $version }).
earlier-rules = Avec les règles d’avant.
replay-open = La partie n’est pas encore terminée.

# Les plateaux de tous les jeux.
board-part = { $label } : { $value }
board-head = { $label } :
board-place = { $place } { $value }
board-hidden = non visible
board-many = { $count } × { $value }
board-empty = rien
board-yes = oui
board-no = non

# Le plateau des Cités Perdues.
lost-cities-turn = Tour { $turn } : { $name } lance.
lost-cities-took = { $name } a pris { $pair }.
lost-cities-refused = { $name } a refusé les dés.
lost-cities-ready = Choix faits : { $names }
lost-cities-summit = sommet
lost-cities-bridge = pont
lost-cities-points = points
lost-cities-artefacts = artef.
lost-cities-dice = dés
lost-cities-totals = ponts { $bridges } · total { $total }
lost-cities-sides = { $artefacts } ({ $artefact_points })  { $dice } ({ $dice_points })  ponts { $bridges }

# Le serveur.
serve-at = Caravane est à l’adresse { $address }
serve-also-at = et à l’adresse { $address }
serve-data = Tout est enregistré dans { $place }
serve-database = Tout est enregistré dans la base de données { $place }
worker-running = Les robots et les pendules tournent. Ctrl+C les arrête ; rien n’est perdu.
serve-stop = Ctrl+C l’arrête ; rien n’est perdu.
bad-configuration = Ces réglages ne peuvent pas servir : { $reason }
unusable-database = La base de données { $place } est inutilisable : { $reason }

# Vérifier le fichier d’une table.
help-verify = Vérifie hors ligne le hasard et le résultat d’une partie terminée.
help-table-file = Le fichier exporté d’une table en ligne, ou une partie sauvegardée.
verify-acts = { $count ->
    [one] Une action a été rejouée selon les règles.
   *[other] { $count } actions ont été rejouées selon les règles.
}
verify-chance-events = Tirages refaits : { $sorts }.
verify-rolls = { $count ->
    [one] un lancer de dés
   *[other] { $count } lancers de dés
}
verify-lots = { $count ->
    [one] un tirage au sort
   *[other] { $count } tirages au sort
}
verify-shuffles = { $count ->
    [one] un mélange
   *[other] { $count } mélanges
}
verify-entropy = { $count ->
    [0] Personne n’a ajouté sa part de hasard.
   *[other] Ont ajouté leur part de hasard : { $names }.
}
verify-set-back = { $seconds ->
    [one] Remarque : l’heure du serveur a reculé d’une seconde pendant la partie.
   *[other] Remarque : l’heure du serveur a reculé pendant la partie, { $seconds } secondes en tout.
}
verify-changed-views = { $count ->
    [one] Une vue vient d’une autre version de Caravane : elle n’a pas pu être comparée.
   *[other] { $count } vues viennent d’une autre version de Caravane : elles n’ont pas pu être comparées.
}
verify-first-algorithm = Ce hasard est de la première version, que les personnes à la table pouvaient calculer d’avance : il ne prouve rien.
verify-holds = Tout concorde : le secret, chaque dé et chaque carte, chaque coup et le résultat.
verify-digest = Empreinte du fichier : { $digest } (la même pour tout le monde, si le fichier est le même)
verify-fails = Ce fichier n’est pas conforme :
verify-problem-not-json = Il est abîmé, ou ce n’est pas le fichier d’une table : ce n’est pas du JSON valide ({ $reason }). Téléchargez-le ou copiez-le de nouveau.
verify-problem-not-an-export = Ce n’est pas le fichier d’une table. Choisissez une partie sauvegardée par caravane play --save, ou exportée par un serveur.
verify-problem-newer-format = Une version plus récente de Caravane l’a écrit (format { $format } ; cette version lit jusqu’à { $known }). Mettez Caravane à jour.
verify-problem-parts = Il est abîmé : ces parties manquent ou sont inconnues : { $names }. Téléchargez-le ou copiez-le de nouveau.
verify-problem-unreadable = Il est abîmé et ne peut pas être lu jusqu’au bout ({ $reason }). Téléchargez-le ou copiez-le de nouveau.
verify-problem-unknown-game = Le jeu « { $game } » n’est pas installé ici. Installez-le, puis réessayez.
verify-problem-rules-version = La partie suit les règles { $rules } ({ $game }) ; les règles installées ici sont { $installed }. Prenez une version de Caravane qui a les règles { $rules }.
verify-problem-move = Le coup { $number }, « { $line } », est impossible ({ $reason }).
verify-problem-digest = L’empreinte du fichier ne concorde pas : quelque chose y a été changé après la partie.
verify-problem-commitment = Le secret ne correspond pas à l’empreinte publiée avant la partie.
verify-problem-act = L’action { $number } ne peut pas avoir eu lieu ({ $reason }).
verify-problem-luck = Action { $number } : le hasard et les règles donnent { $expected }, mais le fichier dit { $recorded }.
verify-problem-luck-inputs = Les parts de hasard ne sont pas celles données à la table.
verify-problem-chance-events = La liste des dés, tirages au sort et mélanges ne correspond pas à la partie.
verify-problem-seen = Selon le fichier, la place { $seat } a vu au numéro { $number } autre chose que ce qui découle de la partie.
verify-problem-unproved = { $count ->
    [one] Un tirage vient
   *[other] { $count } tirages viennent
} d’une sauvegarde d’une version antérieure, qui n’avait pas de secret : noté, mais pas vérifiable. Les coups et les points suivent les règles.
verify-problem-not-finished = La partie n’est pas terminée : son secret doit rester caché, et il n’y a pas encore de résultat.
verify-problem-result = Le résultat ne correspond pas à la partie.

# Notes de l’appareil d’une personne.
help-notes = Les notes de l’appareil d’une personne sur cette table, telles que le navigateur les enregistre.
help-commitment = L’empreinte du secret de la table, que vous avez notée avant la partie.
help-entropy = Votre part de hasard, que vous avez notée, après le numéro de votre place (à partir de 0) : 0:5a5a… À répéter pour plusieurs places.
bad-notes = { $file } ne contient pas les notes d’un appareil ({ $reason }).
bad-notes-mixture = Donnez soit --notes, soit ce que vous avez noté (--commitment, --entropy), pas les deux.
bad-written-twice = Donnez une seule part par place.
bad-written-notes = L’empreinte a 64 chiffres hexadécimaux ; une part s’écrit SEAT:HEX, avec 32 à 128 chiffres.
notes-verified = Vérifié par votre appareil : sa part est dans le hasard, tout le reste était fixé avant, et ce qu’il a vu et joué est dans le fichier.
notes-written-agree = Ce que vous avez noté concorde avec le fichier.
notes-no-part = Ce fichier ne se contredit pas ; votre appareil n’a pas pris part à la partie, et personne n’atteste donc que le hasard n’a pas été truqué.
notes-unsure = Ce fichier ne se contredit pas ; votre appareil a pris part à la partie, mais ne peut pas attester que le hasard n’a pas été truqué.
notes-unchecked = Cette version de Caravane ne peut pas vérifier le fichier : elle ne peut rien dire de son hasard.
notes-none = Ce fichier ne se contredit pas. Seules les notes d’un appareil qui a pris part à la partie peuvent dire si le hasard a été truqué (--notes).
notes-differ = Attention : ce fichier ne raconte pas la partie à laquelle votre appareil a pris part.
notes-difference-file = Le fichier lui-même n’est pas conforme.
notes-difference-game = C’est un autre jeu, ou le nombre de places est différent.
notes-difference-commitment = L’empreinte du secret n’est pas celle publiée avant que votre part soit donnée : le secret a été remplacé.
notes-difference-own-entropy = { $name } : la part de hasard n’est pas celle que votre appareil a donnée.
notes-difference-others-entropy = { $name } : la part de hasard n’est pas celle qui était fixée avant que votre appareil révèle la vôtre.
notes-difference-move = { $name } : le coup { $number } joué par votre appareil n’est pas dans le fichier.
notes-difference-shown = { $name } : ce que votre appareil a vu au numéro { $number } n’est pas ce qui s’est passé selon le fichier.
notes-difference-result = Le résultat n’est pas celui que votre appareil a vu.
notes-remark-unproved = La partie a commencé sans secret.
notes-remark-not-finished = La partie n’est pas terminée.
notes-remark-no-commitment = Votre appareil n’avait pas vu l’empreinte du secret avant le début.
notes-remark-unchecked = Le fichier demande une autre version de Caravane, ou un jeu qui n’est pas installé.
notes-remark-first-algorithm = Le hasard est de la première version, que les personnes à la table pouvaient calculer d’avance.
notes-remark-irregular = Votre appareil a vu quelque chose qu’il n’a pas pu noter, ou qui contredit ce qu’il avait noté ({ $number }).
notes-remark-restarted = { $number ->
    [one] Un lancement a été annulé après que votre appareil a révélé sa part : le hasard a pu être choisi entre deux.
   *[other] { $number } lancements ont été annulés après que votre appareil a révélé sa part : le hasard a pu être choisi entre plusieurs.
}
notes-remark-not-revealed-here = { $name } : la part a été révélée par un autre appareil ; on ne sait pas ce que les autres avaient fixé à ce moment-là.
notes-remark-old-file = Le fichier vient d’une version qui ne dit pas ce qui a été montré.
notes-remark-unseen = { $name } : votre appareil a répondu au numéro { $number } par un coup, mais n’a pas noté ce qu’il avait vu.
notes-remark-no-result = Votre appareil n’a pas vu la fin de la partie.
notes-remark-views-changed = { $name } : le numéro { $number } a été montré par une autre version de Caravane et ne peut pas être comparé.
notes-remark-missing-entropy = { $name } n’a pas révélé sa part de hasard ; la partie a commencé sans elle.
notes-remark-entropy-void = { $name } : la part a été annulée, une place ayant été quittée.
notes-remark-entropy-skipped = { $name } : la partie a commencé sans cette part, que le serveur n’avait pas encore.
notes-remark-no-entropy = Votre appareil n’a pas donné de part de hasard.
notes-remark-others-unknown = Seules les notes de votre appareil disent si les autres avaient fixé leur part avant, et ce qui a été montré (--notes).

# La chance de chaque personne.
help-luck = Montre la chance de chaque personne à une table en ligne, avec des probabilités.
luck-player = Nom
luck-points = Chance
luck-share = Plus de chance que
luck-percent = { $percent } %
luck-what = La chance est ce que les dés et les cartes ont donné de plus que la moyenne, en points estimés par les robots du jeu. « Plus de chance que » compare la partie entière à des parties au hasard équitable.
luck-best = { $name }, le moment le plus chanceux ({ $points }) : { $what }
luck-worst = { $name }, le moment le moins chanceux ({ $points }) : { $what }
luck-shuffle = le mélange de { $count } cartes ou tuiles
luck-dice = { $count ->
    [one] Un dé
   *[other] { $count } dés
}
luck-face = { $face } : { $count }
luck-expected = Attendu pour chacune : { $expected }. Des dés équitables s’en écartent au moins autant dans { $percent } % des parties.

# Les tables non terminées sous les règles installées.
help-verify-upgrade = Rejoue chaque table inachevée d’une base sous les règles installées, et signale celles qui diffèrent. À lancer sur une copie avant de mettre en service une nouvelle version.
help-upgrade-database = L’adresse de la base : sqlite:///FICHIER ou postgresql://...
bad-database = La base ne peut pas être lue : { $reason }
upgrade-table = { $table } : { $what }
upgrade-rules-version = créée sous d’autres règles que celles installées (les siennes, celles d’ici : { $why }).
upgrade-unknown-game = aucun jeu installé ne s’appelle { $why }.
upgrade-refused = l’action { $number } n’est plus acceptée ({ $why }).
upgrade-follow-ups = l’action { $number } entraîne un autre hasard ou d’autres coups forcés (enregistré, maintenant : { $why }).
upgrade-state = l’action { $number } mène à un autre état.
upgrade-snapshot = l’instantané après l’action { $number } diffère.
upgrade-failed = l’action { $number } fait échouer les règles ({ $why }).
upgrade-sum = { $tables ->
    [one] Une table inachevée
   *[other] { $tables } tables inachevées
}, { $differing ->
    [0] toutes continuent sans changement.
    [one] une diffère.
   *[other] { $differing } diffèrent.
}

# Le plateau d’Archeos Society.
archeos-before = La partie se met en place.
archeos-season = Saison { $season } sur { $seasons }
archeos-turn = { $name } joue
archeos-pile = pioche { $count }{ $sure ->
    [0] {""}
   *[other] , les { $sure } premières sans singe
}
archeos-monkeys = singes { $marks }
archeos-roles = Rôles :
archeos-tokens = jetons au milieu : { $tokens }
archeos-area = Zone de recrutement :
archeos-hand = Votre main :
archeos-draft = Cartes Rôle que vous connaissez :
archeos-choices = Rôles encore à choisir :
archeos-building = Votre expédition, encore secrète :
archeos-keeping = Vous gardez :
archeos-hidden = { $count } { $count ->
    [one] cachée
   *[other] cachées
}
archeos-holds = en main
archeos-sent = parties
archeos-points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
archeos-tile = tuile Botaniste
archeos-linguist = Linguiste { $space }
archeos-museum = musée : { $relics }
archeos-own-tokens = jetons { $tokens }
archeos-note-chichen-itza = franchir et piocher
archeos-note-rapa-nui = en tête : +{ $bonus }, puis départ
archeos-note-tantallon-castle = sans / avec compagnie
archeos-note-ta-sekhet-maat = celui de derrière compte
archeos-note-uluru = à marquer tout de suite
archeos-note-ur = points ≤ taille permise

# Le plateau d’Expéditions.
expeditions-before = La partie se met en place
expeditions-round = Manche { $round }
expeditions-turn = { $name } joue
expeditions-deck = paquet { $count }
expeditions-supply = { $count ->
    [one] { $count } ticket en réserve
   *[other] { $count } tickets en réserve
}
expeditions-last-round = dernière manche
expeditions-stock = { $count ->
    [one] { $count } flèche
   *[other] { $count } flèches
}
expeditions-next = vers
expeditions-loop = boucle fermée
expeditions-signs = ○ une flèche de plus · □ un ticket · ◆ lieu clé · ★ votre carte · ☆ objectif commun · † jeton perdu
expeditions-display = Objectifs communs (flèches nécessaires : bleue, jaune, rouge)
expeditions-hand = Vos cartes (flèches nécessaires : bleue, jaune, rouge)
expeditions-drawn = Cartes piochées
expeditions-window = Lieu atteint :
expeditions-points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
expeditions-tickets = { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}
expeditions-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
expeditions-exchanges = { $count ->
    [one] { $count } échange
   *[other] { $count } échanges
}
expeditions-tokens = jetons
expeditions-laid = atteints

excavation-region = { $colour } :
excavation-white = blanc
excavation-hidden = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
excavation-supply = { $count } en réserve
excavation-traders = vendeurs { $who }
excavation-popularity = Popularité → paie :
excavation-white-stock = { $count ->
    [one] { $count } blanc en réserve
   *[other] { $count } blancs en réserve
}
excavation-black-market = Marché noir (du dessus) :
excavation-mothership = Vaisseau-mère :
excavation-aboard = à bord
excavation-forecast = Sondage des sols :
excavation-markers = marqueurs { $numbers }
excavation-zu = Zu
excavation-zu-deck = pioche { $count }
excavation-credits = { $count ->
    [one] { $count } crédit
   *[other] { $count } crédits
}
excavation-reserve = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
excavation-marker = marqueur { $number }
excavation-passed = a passé
excavation-cards = { $count ->
    [one] { $count } carte, Déplacement { $travel }
   *[other] { $count } cartes, Déplacement { $travel }
}
excavation-hold = soute
excavation-container = conteneur
excavation-gallery = galerie { $worth } :
excavation-round = Manche { $round } sur { $rounds }
excavation-turn = { $count ->
    [0] { $name } joue
    [one] { $name } joue, dernière action
   *[other] { $name } joue, { $count } actions
}
excavation-deck = pioche { $count }, défausse { $discard }{ $hidden ->
    [0] {""}
    [one] {" "}et { $hidden } cachée
   *[other] {" "}et { $hidden } cachées
}
excavation-order = ordre { $names }
excavation-surveyed = Piochées à l’instant :
excavation-hand = Votre main :
excavation-pack = Votre paquet :
excavation-picked = Vous prenez :
excavation-drawn = Vous gardez une de ces cartes :
excavation-keeping = Vous gardez :

# caravane edition : les nombres d’une boîte.
help-edition = Met les nombres de votre boîte : ceux qu’aucun texte ne donne sont reconstruits ici.
help-edition-new = Écrit un fichier à remplir, avec un « ? » pour chaque nombre que seule la boîte donne.
help-edition-check = Vérifie un fichier : ce qui est faux et à quelle ligne, puis 200 parties au hasard et des robots.
help-edition-show = Montre tous les nombres d’un fichier ou d’un jeu, et lesquels sont reconstruits.
help-edition-file = Le fichier d’une édition, en TOML.
help-edition-new-file = Le fichier à écrire, comme ma-boite.toml.
help-edition-games = Le nombre de parties au hasard ; 0 : aucune.
help-edition-show-what = Le fichier d’une édition, ou le nom d’un jeu pour les nombres d’ici.
help-play-edition = Le fichier d’une édition : jouer avec les nombres de votre boîte.
edition-exists = { $file } existe déjà ; il reste tel quel.
edition-written = { $file } est écrit : { $count } nombres, « ? » pour ceux à lire dans la boîte. Ensuite : caravane edition check { $file }
edition-my-box = Ma boîte
edition-my-source = relevé sur la boîte par …
edition-built-in = La nôtre : les nombres d’ici
edition-refused = { $file } ne peut pas servir : { $count ->
    [one] 1 problème
   *[other] { $count } problèmes
 }.
edition-summary = { $title } : { $count } nombres, { $ours ->
    [0] tous de la boîte ou de la règle
   *[other] dont { $ours } encore reconstruits
 } ; empreinte des valeurs : { $fingerprint }
edition-marks = { $ours } encore reconstruit   { $rulebook } donné par la règle   sans marque : de la boîte
edition-trying = Essai
edition-tried = { $games } parties au hasard et une partie entre robots pour chaque nombre de places sont allées au bout.
edition-other-game = { $file } est pour un autre jeu : { $game }.
# L’équilibre d’un jeu entre robots.
help-balance = Joue des parties entre robots et montre si les places et les éléments du jeu s’équilibrent, avec des intervalles à 95 %.
help-balance-seats = Le nombre de places ; par défaut quatre, ou le nombre le plus proche que le jeu permet.
help-balance-games = Le nombre de parties.
help-balance-level = Le niveau de tous les robots : novice, traveller, greedy ou random. Les autres jouent à la pendule.
help-balance-seed = Le nombre qui fixe le hasard de la première partie.
help-balance-cores = Le nombre de parties jouées à la fois ; 0 : une par cœur.
help-balance-json = Un fichier pour tous les chiffres, en JSON.
help-balance-markdown = Écrit les tableaux en Markdown.
balance-bad = il faut un de ces nombres de places : { $seats }, et un de ces niveaux : { $levels }
balance-intro = { $title } : { $games } parties { $seats ->
    [one] à une place
   *[other] à { $seats } places
} entre robots de niveau { $level }.
balance-options = Réglages : { $options }
balance-notes = Sauf mention dans le titre, les chiffres sont des moyennes par place, dans les parties où la ligne est en jeu. Entre parenthèses : les limites de l’intervalle à 95 %.
balance-percent = { $percent } %
balance-bands = Hors des fourchettes
balance-all-inside = Tous les chiffres sont dans leurs fourchettes.
balance-outside = { $table }, { $row } : { $column }, { $value } fois { $against } ({ $low } – { $high }), hors de { $least } – { $most }.
balance-unsure = { $table }, { $row } : { $column }, { $value } fois { $against } ({ $low } – { $high }), peut-être hors de { $least } – { $most }.
balance-outside-absolute = { $table }, { $row } : { $column }, { $value } % ({ $low } – { $high }), hors de { $least } – { $most }.
balance-unsure-absolute = { $table }, { $row } : { $column }, { $value } % ({ $low } – { $high }), peut-être hors de { $least } – { $most }.
balance-against-expectation = ce qu’on attend
balance-against-rows = la moyenne des lignes
balance-table-seats = Places
balance-table-lines = Décompte
balance-table-groups = Points qui dépendent de valeurs reconstruites
balance-table-sites = Sites
balance-table-roles = Rôles
balance-table-material = Matériel des rôles
balance-table-tokens = Jetons Professeur
balance-table-factions = Factions
balance-table-tiles-white = Tuiles Commandement, face blanche (par partie)
balance-table-tiles-yellow = Tuiles Commandement, face jaune (par partie)
balance-table-actions = Actions
balance-table-markets = Marchés
balance-table-centres = Centres de commandement
balance-table-columns = Colonnes de la galerie
balance-table-rows = Rangées de la galerie
balance-table-ranks = Rangs de popularité lors d’une vente
balance-table-expeditions = Colonnes de la fiche
balance-table-symbols = Symboles et flèches
balance-table-colours = Couleurs (par partie)
balance-table-distances = Lieux selon leur distance au départ (par partie)
balance-column-wins = part des victoires
balance-column-points = points
balance-column-part = part des points
balance-column-actions = part des actions
balance-column-uses = emplois
balance-column-led = expéditions menées
balance-column-used = sert au moins une fois
balance-column-advances = avancées
balance-column-per-advance = points par avancée
balance-column-furthest = victoires en tête
balance-column-most = victoires de qui s’en sert le plus
balance-column-emissaries = émissaires
balance-column-recalls = rappelés
balance-column-sales = ventes
balance-column-credits = crédits à chaque fois
balance-column-paid = rapporte
balance-column-filled = cases remplies
balance-column-circle = rond coché
balance-column-bridge = pont franchi
balance-column-arrows = cases à flèche
balance-column-accelerated = flèches utilisées
balance-column-artefacts = cases à artefact
balance-column-arrows-laid = flèches posées
balance-column-loops = boucles
balance-column-cards = cartes
balance-column-laid = objectifs atteints
balance-column-reached = lieux avec carte posée
balance-row-all = ensemble
balance-row-sites = pistes des sites
balance-row-museum = musée
balance-row-linguist = piste Linguiste
balance-row-tile = tuile Botaniste
balance-row-tokens = jetons Professeur
balance-row-rows = rangées de la galerie
balance-row-ranks = prix des rangs 3 et 4
balance-row-tiles = tuiles Commandement
balance-row-lines = lignes de la carte
balance-row-stores = soute et conteneur
balance-row-squares = cases à artefact
balance-row-arrows = cases à flèche
balance-row-summits = sommets
balance-row-accelerations = flèches utilisées
