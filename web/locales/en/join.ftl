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
join-begun = The game has already started, but you can watch.
join-full = All seats are taken, but you can watch.
join-over = This game is over. You can see how it ended.
join-seated = Your seat is waiting for you.
join-sit = Sit down at the table
join-watch = Watch
join-back = Back to my seat
join-invalid = This link does not work
join-home = Go to the home page
link-login = Log in
link-login-about = This link logs you in to your account. It works once.
link-login-do = Log in
link-claim = Your seat
link-claim-about = A game that began elsewhere continues here, and your seat is waiting.
link-claim-do = Take my seat
link-watch = Watch from their seat
link-watch-about = Someone is letting you watch over their shoulder. You will see everything they see.
link-watch-do = Watch
link-changes = You are here as { $name }; this link may log you in as someone else.
