# What happened since the person's last choice, in one sentence.
recap-begun = The game has begun.
recap-nothing = Nothing visible has happened since your last move.
recap-since = Since your last move: { $events }.
recap-more = { $count } things have happened since your last move, most recently: { $events }.

# What they are waited for, in one sentence.
recap-turn = Your turn in { $game }, with { $others }.
recap-turn-alone = Your turn in { $game }.
recap-turn-until = Your turn in { $game }, with { $others }; { $time } left.
recap-turn-alone-until = Your turn in { $game }; { $time } left.
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
letter-subject = Your turn in { $game }
letter-link = Play now: { $link }
letter-stop = To stop these e-mails: { $link }
