# La barre du haut et son menu.
nav-label = Pages
nav-home = Jouer
nav-create = Créer une table
nav-learn = Apprendre
nav-leaderboard = Classement
nav-account = Mon compte
nav-profile = Mon profil
nav-verify = Vérifier une partie
nav-settings = Réglages
nav-about = À propos
nav-menu = Menu
nav-guest = en visite
nav-language = Passer en anglais (English)
nav-other-language = English
nav-theme-day = Lumière du jour : allumer la lampe
nav-theme-lamp = Lumière de la lampe : revenir au jour
