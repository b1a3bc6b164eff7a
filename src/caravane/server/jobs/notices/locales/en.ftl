# What happened since the person's last move, in one sentence.
recap-begun = The game has begun.
recap-nothing = Nothing visible has happened since your last move.
recap-since = Since your last move: { $events }.
recap-more = { $count } things have happened since your last move, most recently: { $events }.

# Whose turn it is, in one sentence.
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

# The e-mail.
email-subject = Your turn in { $game }
email-link = Play now: { $link }
email-stop = To stop these e-mails: { $link }

# The e-mail with a login link.
login-email-subject = Your Caravane login link
login-email-open = Open this link to log in to Caravane:
login-email-once = It works once and expires soon. If you did not ask for it, just ignore this e-mail.
