# Les textes dont chaque interface de chaque jeu a besoin : français.

# Pourquoi un coup n’est pas permis, quand les règles du jeu n’y sont pour rien.
reason-not-your-decision = Vous n’avez rien à décider pour l’instant.
reason-not-now = Cela ne se fait pas maintenant.
reason-not-possible = Ce n’est pas possible ici.
reason-reveals-too-soon = Ces coups ne peuvent pas partir ensemble : l’un des premiers dévoile quelque chose de caché.
with-rule = { $sentence } ({ $rule })

# Qui joue, et qui agit quand personne ne joue.
seat-name = Place { $number }
seat-chance = le hasard
seat-table = la table

# Les niveaux des robots, et ce qu’on peut en attendre.
level-novice = Novice
level-novice-about = Apprend encore : aime ce qui a l’air bien, et prend souvent autre chose. Pour une première partie.
level-traveller = Voyageur
level-traveller-about = Connaît le jeu et va à ce qui rapporte tout de suite, avec une fantaisie parfois. Pour une soirée entre amis.
level-guide = Guide
level-guide-about = Pense quelques coups d’avance, et à ce qu’il vous laisse. Pour qui connaît son chemin.
level-pathfinder = Éclaireur
level-pathfinder-about = Imagine des centaines de suites avant chaque coup. Le plus fort que nous ayons.
level-greedy = Main leste
level-greedy-about = Prend ce qui rapporte tout de suite, sans voir plus loin.
level-random = Rêveur
level-random-about = Joue n’importe quel coup permis.

# Une liste : a, b et c.
list = { $most } et { $last }
list-nothing = rien
