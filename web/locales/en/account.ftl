# Settings, account, profile and leaderboard.
settings-title = Settings
settings-saved = These settings are saved on this device.
settings-lang = Language
settings-theme = Lighting
settings-theme-auto = Automatic
settings-theme-day = Day
settings-theme-lamp = Lamp
settings-speed = Animations
settings-speed-off = None
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-sound = Sounds
settings-sound-about = Dice, paper, and a bell when it is your turn.
settings-confirm = Confirm moves
settings-confirm-turn = the turn
settings-confirm-turn-about = You see the whole turn, then confirm it once.
settings-confirm-step = each step
settings-confirm-step-about = Every step of a turn is confirmed by itself.
settings-confirm-never = never
settings-confirm-never-about = What you touch is played right away.
settings-plain = Text only
settings-plain-about = The table as lists and buttons, for keyboards and screen readers.
account-title = My account
account-nobody = You can play without an account, with just a name. An account keeps your games and your rating on all your devices.
account-guest = You are a guest: your games are tied to this device.
account-known = Account: { $login }
account-profile = My profile
account-sign-up = Create an account
account-sign-up-about = A username and a password are enough.
account-sign-up-guest = Your games, current and past, move to the account with you.
account-sign-up-do = Create my account
account-login = Username
account-login-note = 3 to 32 letters, digits, dots or dashes.
account-login-or-email = Username or e-mail
account-password = Password
account-password-note = At least { $least } characters. A whole sentence works well.
account-log-in = I already have an account
account-log-in-guest = Games you played here as { $name } will not move to that account.
account-log-in-do = Log in
account-login-link = Get a login link
account-login-link-about = No password needed: if this server can send e-mail, you will receive a login link.
account-login-link-do = Send me a link
account-login-link-done = On its way! Check your inbox.
account-email = E-mail address
account-notices = Notifications
account-notices-about = When a table is waiting for you and you are away, we send two sentences, once per decision. They give nothing secret away.
account-notices-email = By e-mail to { $email }
account-notices-webhook = By webhook to this address
account-notices-webhook-note = For example, that of a chat room. Leave empty to turn it off.
account-notices-do = Save
account-name = Change your name
account-name-about = Your new name will show from your next table on.
account-name-label = Display name
account-name-do = Change
account-name-done = Done.
account-log-out = Log out
account-log-out-about = Your games will be waiting when you come back.
account-log-out-do = Log out
account-delete = Delete everything
account-delete-about = Your account, your name, your messages and your rating will be deleted for good. At tables still in play, a bot will take over.
account-delete-guest = Your name and your messages will be deleted for good. At tables still in play, a bot will take over.
account-delete-sure = Yes, delete everything
account-delete-do = Delete everything
profile-title = Profile
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
profile-more = Show earlier games
profile-rank = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
profile-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
profile-unfinished = unfinished
profile-holiday = Holiday
profile-holiday-about = Your clock stops at all your tables played over several days, for up to 60 days a year at each table.
profile-holiday-until = Until
profile-holiday-do = Go on holiday
profile-holiday-back = I am back
profile-holiday-done = { $count ->
    [0] You have no table over several days at the moment.
    [one] Updated at one table.
   *[other] Updated at { $count } tables.
}
leaderboard-title = Leaderboard
leaderboard-about = Only rated games of account holders count, against each other or bots. The ratings of bots are measured and stay fixed. Ranks use a cautious estimate: the more you play, the sharper it gets.
leaderboard-empty = Nobody is rated in this game yet. First place is up for grabs!
leaderboard-rank = Rank
leaderboard-name = Name
leaderboard-lower-bound = At least
leaderboard-rating = Rating
leaderboard-games = Games
leaderboard-bot = bot
leaderboard-game = Game
