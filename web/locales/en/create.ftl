# Create a table.
create-title = Create a table
create-game = Game
create-players = { $more ->
    [0] { $least ->
        [one] 1 player.
       *[other] { $least } players.
    }
   *[other] { $least } to { $most } players.
}
create-seats = Seats
create-seats-of = { $count } of { $most }
create-seat = Seat { $number }: { $who }
create-you = You
create-free = Free
create-closed = Closed
create-companion = Player { $number }
create-kind-me = Me
create-kind-me-about = You play here.
create-kind-friend = A friend
create-kind-friend-about = The seat stays free: invite someone with a link or a QR code.
create-kind-bot = A bot
create-kind-bot-about = It sees only what you would see in its seat.
create-kind-companion = Next to me
create-kind-companion-about = Someone plays on this device too: you pass it back and forth.
create-kind-closed = Nobody
create-kind-closed-about = The seat is removed from the table.
create-companion-name = Their name
create-level = Level
create-name = Your name
create-name-other = Suggest another name
create-time-control = Time control
create-time = Time
create-time-live = Live
create-time-days = Over several days
create-time-none = No clock
create-time-none-about = Everyone takes the time they need.
create-time-alone = Nobody is waiting for you: there is no clock.
create-clock = Clock
create-clock-note = per player
create-clock-increment = Each move adds { $time }.
create-clock-quiet = The clock is paused from { $from } to { $until } ({ $zone }).
create-timeout = When time runs out
create-timeout-substitute = A bot plays
create-timeout-wait = We wait
create-timeout-end = The game ends
create-span-day = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
create-span-hour = { $count } h
create-span-minute = { $count } min
create-span-second = { $count } s
create-rules = Rules
create-rulings = { $changed ->
    [0] Rule options ({ $count })
   *[other] Rule options ({ $count }, { $changed } changed)
}
create-access = Access
create-access-who = Who can join?
create-access-invited = By invitation
create-access-invited-about = Only people you invite see the table while the game is on.
create-access-public = Everyone
create-access-public-about = The table is listed on the home page; anyone can sit down or watch.
create-begin = The game starts
create-begin-full = As soon as it is full
create-begin-host = When I say so
create-rated = Rating
create-rated-casual = For fun
create-rated-rated = Rated
create-rated-rated-about = A rated game always has a clock.
create-rated-guests = This game is for fun; with an account, it can be rated.
create-rated-account = Create an account
create-rated-companions = With several people on one device, the game is for fun.
create-bar-wait = The table will wait for the others.
create-bar-wait-about = The link and the QR code come next.
create-bar-start = Everyone is here.
create-bar-start-about = The game starts right away.
create-open = Create the table
create-start = Start the game
names-guest = { $tail } { $head }
names-heads = Fox, Gazelle, Falcon, Fennec, Lizard, Ibis, Star, Pearl, Feather, Owl, Cicada, Tortoise, Lynx, Otter, Stork, Panther, Dolphin, Hummingbird, Rose, Comet, Firefly, Ibex, Lark, Heron
names-tails = Dune, Desert, Evening, Morning, Southern, Northern, Sand, Island, Summit, River, Oasis, Wind, Amber, Copper, Jade, Misty, Ocean, Canyon, Midnight, Steppe
