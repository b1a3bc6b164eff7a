# Apprendre un jeu.
learn-title = Apprendre
learn-lead = Les règles dans nos mots, en une minute ou dans le détail.
learn-read = Lire les règles
learn-create = Créer une table
