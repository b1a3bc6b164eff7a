# Settings, account, logbook and ladders.
settings-title = Settings
settings-kept = These settings stay on this device.
settings-lang = Language
settings-theme = Light
settings-theme-auto = Automatic
settings-theme-day = Day
settings-theme-lamp = Lamp
settings-speed = Animations
settings-speed-off = None
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-sound = Sounds
settings-sound-about = Dice, paper, a bell when it is your turn.
settings-confirm = Confirm moves
settings-confirm-about = A move is shown first; a second touch sends it.
settings-plain = In words, without drawings
settings-plain-about = The table is told in lists and buttons, for keyboards and screen readers.
account-title = My account
account-nobody = You can play without an account, with just a name. An account keeps your games and your rating, on all your devices.
account-guest = Visiting: your games belong to this device.
account-known = Account: { $login }
account-profile = My logbook
account-make = Make an account
account-make-about = A login and a password are enough.
account-make-guest = Your games, running and past, come along into the account.
account-make-do = Make my account
account-login = Login
account-login-note = 3 to 32 letters, digits, dots or dashes.
account-login-or-email = Login or address
account-password = Password
account-password-note = At least { $least } characters. A sentence does very well.
account-enter = I have an account
account-enter-guest = Games played here as { $name } will stay with this visit.
account-enter-do = Log in
account-letter = Get a link
account-letter-about = Without a password: if this server can send letters, a link comes to your address.
account-letter-do = Write to me
account-letter-done = On its way! Look into your mail.
account-email = E-mail address
account-notices = Be told
account-notices-about = When a table waits for you and you are not looking, two sentences say so, once for each decision. There is nothing secret in them.
account-notices-email = By letter to { $email }
account-notices-webhook = By a request to this address
account-notices-webhook-note = A webhook, for example of a chat room. Leave it empty to send nothing.
account-notices-do = Keep
account-name = Change your name
account-name-about = The new name counts from the next table on.
account-name-label = Name that others see
account-name-do = Change
account-name-done = Done.
account-leave = Log out
account-leave-about = Your games will be waiting when you come back.
account-leave-do = Log out
account-forget = Delete everything
account-forget-about = Your account, your name, your messages and your rating vanish. At running tables a bot plays on for you.
account-forget-guest = Your name and your messages vanish. At running tables a bot plays on for you.
account-forget-sure = Yes, delete it forever
account-forget-do = Delete everything
profile-title = Logbook
profile-nobody = You have not played here yet.
profile-ratings = Ratings
profile-no-ratings = No rated game yet.
profile-rating = { $rating } points, give or take { $uncertainty }
profile-games = { $count ->
    [one] one rated game
   *[other] { $count } rated games
}
profile-history = Games played
profile-no-history = Your first finished game will appear here.
profile-more = Show earlier ones
profile-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
profile-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
profile-unfinished = broken off
profile-watch = Watch again
profile-holiday = Holiday
profile-holiday-about = Your clocks stand still at all your tables over days, for 60 days at the most.
profile-holiday-until = Until
profile-holiday-do = Go on holiday
profile-holiday-back = I am back
profile-holiday-done = { $count ->
    [0] No table over days at the moment.
    [one] Noted at one table.
   *[other] Noted at { $count } tables.
}
ladder-title = Ladders
ladder-about = Only rated games between accounts count. The rank is what somebody is surely worth: the more they play, the sharper the estimate.
ladder-empty = Nobody is rated at this game yet. The first place is there for the taking!
ladder-rank = Rank
ladder-name = Name
ladder-sure = Surely
ladder-rating = Estimate
ladder-games = Games
ladder-bot = bot
ladder-game = The game
