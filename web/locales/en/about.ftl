# About.
about-title = About Caravane
about-lead = Caravane is an open table for expedition games: play with friends, over several days or against bots, in your browser and without an account.
about-fair = Bots see only what their own seat can see. The server chooses its secret before the game and publishes the fingerprint; each player’s device adds a share of the luck and checks it afterwards.
about-games = The games and their designers
about-owners = We use the games’ names only to say which game is which; they belong to their owners. Caravane is not affiliated with any designer or publisher. The rules are explained in our own words, and the drawings are our own. If you like a game, treat yourself to the box.
about-thanks = Thanks
about-thanks-icons = Icons by Lorc, Delapouite and the other authors of game-icons.net, under CC BY 3.0, recoloured and used in our drawings:
about-thanks-fonts = Typefaces Marcellus (Astigmatic), Source Sans 3 (Adobe) and Caveat (the Caveat project authors), under the free SIL OFL 1.1:
about-thanks-maps = Land outlines by Natural Earth, public domain:
about-thanks-code = Pages built with Svelte, texts with Fluent, QR codes with uqr:
about-licence = Licence and source
about-licence-text = The program is free software under the Apache License 2.0. It grants no right to the games themselves: offering them to the public requires their publishers’ consent.
about-privacy = Privacy
about-privacy-text = A name of your choice is enough to play; this server keeps games, messages and a session cookie, and shares nothing with anyone. Delete your account, and nothing personal remains.
about-version = Version { $number }
