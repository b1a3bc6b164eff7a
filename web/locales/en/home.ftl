# The home page.
home-title = An expedition awaits.
home-lead = Great games, one open table: with friends, over several days, or against bots. No account needed.
home-hello = { $part ->
    [morning] Good morning, { $name }.
    [evening] Good evening, { $name }.
   *[day] Hello, { $name }.
}
home-none-waiting = Nothing is urgent.
home-play = Play now
home-create = Create a table
home-code = Got an invitation code?
home-join = Join
home-games = The games
home-new = new table
home-players = { $more ->
    [0] { $least ->
        [one] 1 player
       *[other] { $least } players
    }
   *[other] { $least } to { $most }
}
home-open-count = { $count ->
    [one] { $count } open table
   *[other] { $count } open tables
}
home-mine = My tables
home-waiting = { $count ->
    [one] { $count } table is waiting for you
   *[other] { $count } tables are waiting for you
}
home-mine-none = No table yet
home-mine-none-more = Your first game is one tap away.
home-finished = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
}
home-your-turn = Your turn
home-you-decide = Your move
home-thinks = { $count ->
    [0] One moment…
    [one] { $name } to play
   *[other] { $count } players to play
}
home-full-host = Everyone is here
home-complete = Everyone is here: it is about to start
home-begin = Start
home-rematch = Rematch
home-rematch-by = { $name } wants a rematch
home-here = with { $names }, on this device
home-solo = on your own
home-own-pace = Whenever you like: { $count }
home-others = Others to play
home-continue = Continue
home-new-game = New game
home-play-bots = { $title }, against bots
home-resign = Give this game up
home-resign-about = The game ends here, and you resign.
home-resign-do = Give it up
home-decline = Decline the rematch
home-leave = Leave this table
home-leave-about = Your seat becomes free for someone else.
home-leave-do = Leave
home-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
home-starting = Mixing the luck…
home-over = Game over
home-with = with { $names }
home-alone = waiting for company
home-open = Open tables
home-open-all = See all { $count }
home-open-none = No open table right now. Create a public one, and the caravan may stop by.
home-table-of = { $name }’s table
home-table-free = A table without a host
home-sit = Sit down
home-rated = rated
home-time-free = no clock
home-time-live = live
home-time-days = over several days
home-finished-all = All my games
