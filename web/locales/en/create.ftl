# Create a table.
create-title = Create a table
create-game = The game
create-players = { $least ->
    [one] { $most ->
        [one] For one.
       *[other] For 1 to { $most }.
    }
   *[other] For { $least } to { $most }.
}
create-seats = The seats
create-seats-of = { $count } of { $most }
create-seat = Seat { $number }: { $who }
create-you = You
create-free = Free
create-closed = Closed
create-companion = Companion { $number }
create-kind-me = Me
create-kind-me-about = You play here.
create-kind-friend = A friend
create-kind-friend-about = The seat stays free: you will send a link or show a QR code.
create-kind-bot = A bot
create-kind-bot-about = It sees only what its seat may see, like everyone.
create-kind-companion = Beside me
create-kind-companion-about = Somebody plays with you on this device; you hand it over.
create-kind-closed = Nobody
create-kind-closed-about = The seat is taken away from the table.
create-companion-name = Their name
create-level = Level
create-name = Your name
create-name-other = Suggest another name
create-pace = The pace
create-time = Time
create-time-live = Live
create-time-days = Over days
create-time-none = No clock
create-time-none-about = Everyone takes the time they need.
create-time-alone = Nobody is waiting for you: there is no clock.
create-clock = Clock
create-clock-note = for each
create-clock-increment = Each answer gives { $time } back.
create-clock-quiet = The clock sleeps from { $from } to { $until } ({ $zone }).
create-expiry = Out of time
create-expiry-bot = A bot plays
create-expiry-wait = We wait
create-expiry-end = The game ends
create-span-day = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
create-span-hour = { $count } h
create-span-minute = { $count } min
create-span-second = { $count } s
create-rules = The rules
create-rulings = { $changed ->
    [0] Points of rule ({ $count })
   *[other] Points of rule ({ $count }, { $changed } changed)
}
create-door = The door
create-door-who = Who comes in?
create-door-invited = By invitation
create-door-invited-about = Only people who have your link see the table.
create-door-public = Everyone
create-door-public-about = The table is announced on the home page; anyone may sit down and watch.
create-count = The game
create-count-fun = For fun
create-count-rated = Rated
create-count-guests = The game is for fun; with an account it can be rated.
create-count-account = Make an account
create-count-companions = With somebody beside you the game is for fun.
create-bar-wait = The table will wait for its guests.
create-bar-wait-about = The link and the QR code come next.
create-bar-start = Everyone is here.
create-bar-start-about = The game begins at once.
create-open = Open the table
create-start = Begin the game
names-guests = Desert Fox, Evening Star, South Wind, Blue Lizard, Ibis Feather, Sand Rose, Swift Gazelle, Red Moon, Patient Falcon, Sea Salt, Great Fennec, Dune Pearl
create-coming = Soon
