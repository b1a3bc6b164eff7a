# Les textes communs à tous les jeux : français.

# Pourquoi un coup n’est pas permis, quand les règles du jeu n’y sont pour rien.
reason-not-your-decision = Vous n’avez rien à décider pour l’instant.
reason-not-now = Ce n’est pas possible maintenant.
reason-not-possible = Ce n’est pas possible ici.
reason-reveals-too-soon = Ces coups ne peuvent pas partir ensemble : l’un d’eux dévoile quelque chose.
with-rule = { $sentence } ({ $rule })

# Qui joue, et qui agit quand personne ne joue.
seat-name = Place { $number }
seat-chance = le hasard
seat-table = la table

# Les niveaux des robots, et ce qu’on peut en attendre.
level-novice = Novice
level-novice-about = Débute encore : repère les bons coups, mais en joue souvent d’autres. Pour une première partie.
level-traveller = Voyageur
level-traveller-about = Connaît le jeu et vise le gain immédiat, avec parfois une fantaisie. Pour une soirée entre amis.
level-guide = Guide
level-guide-about = Prévoit quelques coups, et pense à ce qu’il vous laisse. Pour qui connaît bien le jeu.
level-pathfinder = Éclaireur
level-pathfinder-about = Imagine des centaines de suites avant chaque coup. Notre robot le plus fort.
level-greedy = Opportuniste
level-greedy-about = Prend ce qui rapporte tout de suite, sans voir plus loin.
level-random = Rêveur
level-random-about = Joue n’importe quel coup possible.

# Une liste : a, b et c.
list = { $most } et { $last }
list-nothing = rien
