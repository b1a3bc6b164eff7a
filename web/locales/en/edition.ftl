# The edition of a game: the numbers of the box, and ours.
edition-title = The edition
edition-ours = Ours
edition-ours-about = { $count ->
    [one] { $count } board value reconstructed
   *[other] { $count } board values reconstructed
}
edition-complete = all read from the box
edition-open = { $count ->
    [one] { $count } still reconstructed
   *[other] { $count } still reconstructed
}
edition-fingerprint = fingerprint
edition-draft = on this device
edition-draft-read = { $count ->
    [0] nothing read yet
    [one] { $count } value read
   *[other] { $count } values read
}
edition-draft-open = Continue { $title }
edition-have = I have the box in front of me
edition-have-about = read the numbers: { edition-time }, on a phone
edition-time = 15 minutes
edition-which = Which ones
edition-which-title = What no text tells
edition-all-read = All numbers come from this box.
edition-some-read = { $count ->
    [one] One number is not read yet: it is ours.
   *[other] { $count } numbers are not read yet: they are ours.
}
edition-mark-box = from your box
edition-mark-ours = still reconstructed
edition-mark-stated = told by the rulebook
edition-mark-missing = not read yet
edition-mark-edition = from this edition
edition-new-title = My box
edition-new-source = read from the box
edition-about-title = The numbers of the boards
edition-about-text = The rules tell many numbers, but not all that are printed on the boards. Those are reconstructed: they play well, they are not those of the box. If you have the box, you can put its numbers in when you create a table.

# Read an edition from a box.
editor-name = Name of the edition
editor-source = Where the numbers come from
editor-rename = Name, file and other settings
editor-read = { $count ->
    [0] No values read
    [one] { $count } value read
   *[other] { $count } values read
}
editor-still = { $count ->
    [0] nothing reconstructed any more
    [one] { $count } still reconstructed
   *[other] { $count } still reconstructed
}
editor-parts = The parts of the box
editor-part-progress = { $part }: { $read } of { $total }
editor-part-complete = { $part }, complete
editor-lead = Touch a space, type what is printed
editor-length = Track length: **{ $count ->
    [one] { $count } space
   *[other] { $count } spaces
}**
editor-length-list = Number of entries: **{ $count }**
editor-shorter = One less
editor-longer = One more
editor-place-space = { $part }, space { $number }
editor-place-between = { $part }, threshold between spaces { $number } and { $next }
editor-place-entry = { $part }, value { $number }
editor-cell-box = { $place }, { $field }, read { $value }
editor-cell-ours = { $place }, { $field }, reconstructed { $value }
editor-cell-stated = { $place }, { $field }, told by the rulebook { $value }
editor-cell-missing = { $place }, { $field }, to be read
editor-reconstructed = reconstructed: { $value }
editor-by-rule = told by the rulebook: { $value }
editor-no-ours = our board has no such space
editor-pad = Keys
editor-minus = Minus
editor-clear = Clear: go back to the value here
editor-erase = Erase the last digit
editor-same = Same as here
editor-next = Next
editor-value = Value
editor-none = none
editor-stated-question = The rulebook says { $value }. Does your box show something else?
editor-stated-change = Yes, change it
editor-unusual = Is that what is printed?
editor-unusual-falls = { $place }: the points fall. { editor-unusual }
editor-unusual-jump = { $place }: a step of more than 5 points. { editor-unusual }
editor-unusual-high = { $place }: a threshold above 6. { editor-unusual }
editor-needed = { $place }: a number is needed.
editor-needed-count = { $place }: { $count } are needed.
editor-needed-range = { $place }: from { $least } to { $most }.
editor-needed-rising = { $place }: more than the number before.
editor-keys = Enter: next value. Arrows: another one. =: same as the reconstructed value. Escape: leave the field.
editor-squares = Touch a square to change it: nothing, { $marks }
editor-square = Square { $number }: { $what }
editor-square-nothing = nothing
editor-squares-hint = { $name }: { $list }
editor-set-hint = { $count } of { $wanted }
editor-lines = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
editor-line-from = From
editor-line-to = To
editor-line-add = Add
editor-line-remove = Remove { $line }
editor-line-read = { $line }: as on my box
editor-lines-same = The others are the same
editor-map = Map: touch two places to join or to part them
editor-map-from = From { $place }: touch the other place
editor-file = The file
editor-file-waits = The file will appear once the server answers.
editor-download = my-box.toml
editor-open-file = Open a file
editor-drop = or drop it here
editor-check = Check
editor-checking = 40 random games are being played…
editor-checks = Checks
editor-ok-values = The values are possible.
editor-ok-games = 40 random games come to their end, bots too.
editor-not-tried = Not tried yet: Check plays 40 games.
editor-offline = The server does not answer: all stays on this device, the check waits.
editor-offer = Offer
editor-offer-about = Everybody on this server will be able to choose it.
editor-offered = Offered: it is on the page for new tables.
editor-ask-host = So that everybody can choose it, send the file to the host of the server, who puts it into the folder "editions".
editor-play = Play
editor-delete = Delete from this device
editor-delete-sure = Delete { $title }? The values that were read are lost.
editor-saved = saved
editor-saved-seconds = saved { $count } s ago
editor-not-saved = This device stores nothing: download the file before you leave.
editor-words = As a list
editor-drawn = Drawing
editor-words-lead = One line for each value; empty, it stays as it is here.
editor-gone = This edition is not on this device.
editor-back = Back to the new table
