# What happened since the person's last choice, in one sentence.
recap-begun = The game begins.
recap-nothing = Nothing to be seen has happened since your last choice.
recap-since = Since your last choice: { $events }.
recap-more = { $count } things have happened since your last choice, and in the end: { $events }.

# What they are waited for, in one sentence.
recap-turn = It is your turn: { $game }, with { $others }.
recap-turn-alone = It is your turn: { $game }.
recap-turn-until = It is your turn: { $game }, with { $others }; you have { $time } left.
recap-turn-alone-until = It is your turn: { $game }; you have { $time } left.
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}

# The letter.
letter-subject = { $game }: your turn
letter-link = The table: { $link }
letter-stop = To get no more of these letters: { $link }
