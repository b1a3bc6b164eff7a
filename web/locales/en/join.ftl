# Arriving by a link.
join-title = Welcome
join-from = { $name } is waiting for you
join-at = At { $name }’s table
join-open = A table is waiting for you
join-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
join-as = You will play as { $name }.
join-begun = The game has begun already, but you can watch it.
join-full = All seats are taken, but you can watch.
join-over = This game is over. You can see how it ended.
join-seated = Your seat is waiting for you.
join-sit = Sit down at the table
join-watch = Watch
join-back = Back to my seat
join-closed = The door is closed
join-home = Go to the home page
arrive-link = Log in
arrive-link-about = This link logs you in to your account. It works once.
arrive-link-do = Log in
arrive-claim = Your seat
arrive-claim-about = A game that began elsewhere goes on here, and your seat is waiting.
arrive-claim-do = Take my seat
arrive-watch = A box seat
arrive-watch-about = Somebody lets you watch over their shoulder. You will see all that their seat sees.
arrive-watch-do = Watch
arrive-changes = You are here as { $name }; this link may change that.
