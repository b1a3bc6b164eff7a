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

# Une liste : a, b et c.
list = { $most } et { $last }
list-nothing = rien
