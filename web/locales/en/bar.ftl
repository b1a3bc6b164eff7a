# The bar at the top and its menu.
bar-nav = Pages
bar-home = Play
bar-create = Create a table
bar-learn = Learn
bar-ladder = Rankings
bar-account = My account
bar-profile = My travel log
bar-verify = Verify a game
bar-settings = Settings
bar-about = About
bar-menu = Menu
bar-guest = guest
bar-language = Switch to French (Français)
bar-other-language = Français
bar-light-day = Daylight, switch to the lamp
bar-light-lamp = Lamplight, switch to day
