# La barre du haut et son menu.
bar-nav = Pages
bar-home = Jouer
bar-create = Créer une table
bar-learn = Apprendre
bar-ladder = Classements
bar-account = Mon compte
bar-profile = Mon carnet de route
bar-verify = Vérifier une partie
bar-settings = Réglages
bar-about = À propos
bar-menu = Menu
bar-guest = en visite
bar-language = Passer en anglais (English)
bar-other-language = English
bar-light-day = Lumière du jour, allumer la lampe
bar-light-lamp = Lumière de la lampe, revenir au jour
