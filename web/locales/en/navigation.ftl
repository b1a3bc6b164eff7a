# The bar at the top and its menu.
nav-label = Pages
nav-home = Play
nav-create = Create a table
nav-learn = Learn
nav-leaderboard = Leaderboard
nav-account = My account
nav-profile = My profile
nav-verify = Check a game
nav-settings = Settings
nav-about = About
nav-menu = Menu
nav-guest = guest
nav-language = Switch to French (Français)
nav-other-language = Français
nav-theme-day = Daylight: switch to lamplight
nav-theme-lamp = Lamplight: switch to daylight
