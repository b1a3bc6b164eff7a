# The home page.
home-title = An expedition awaits.
home-lead = Great games, one open table: with friends, over several days, or against bots. No account needed.
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
    [one] { $name } is thinking
   *[other] { $count } people are thinking
}
home-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
home-complete = The table is full
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
