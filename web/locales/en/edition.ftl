# The edition of a game: the numbers of the box, and ours.
edition-title = The edition
edition-table = Edition
edition-table-show = Edition: { $title }. Show the values
edition-ours = Ours
edition-ours-about = { $count ->
    [0] no board value is reconstructed
    [one] { $count } board value reconstructed
   *[other] { $count } board values reconstructed
}
edition-ours-open = { $count ->
    [one] { $count } value reconstructed
   *[other] { $count } values reconstructed
}
edition-complete = all read from the box
edition-open = { $count ->
    [one] { $count } still reconstructed
   *[other] { $count } still reconstructed
}
edition-fingerprint = fingerprint
edition-checked = checked
edition-checked-about = { $count ->
    [one] This server has played { $count } game to its end with it
   *[other] This server has played { $count } games to their end with it
}
edition-copy = Continue { $title } on this device
edition-draft = on this device
edition-draft-read = { $count ->
    [0] nothing read yet
    [one] { $count } value read
   *[other] { $count } values read
}
edition-draft-wrong = some values are not possible yet
edition-draft-open = Continue { $title }
edition-choice-gone = The edition that you chose last is no longer here: the table has our values.
error-edition-gone = The edition that you have chosen is no longer on this device. Choose another one.
error-edition-wrong = Some values of this edition are not possible yet. Continue it, or choose another one.
edition-have = I have the box in front of me
edition-have-about = read the numbers: about { $minutes } minutes, on a phone
edition-which = Which ones
edition-which-title = What no text gives
edition-all-read = All numbers come from this box.
edition-some-read = { $count ->
    [one] One number is not read yet: it is ours.
   *[other] { $count } numbers are not read yet: they are ours.
}
edition-mark-box = from your box
edition-mark-ours = still reconstructed
edition-mark-rulebook = given by the rulebook
edition-mark-missing = not read yet
edition-mark-edition = from this edition
edition-origin = Its values
edition-origin-edition = { $count ->
    [one] { $count } from the edition { $title }
   *[other] { $count } from the edition { $title }
}
edition-origin-ours = { $count ->
    [one] { $count } reconstructed
   *[other] { $count } reconstructed
}
edition-origin-rulebook = { $count ->
    [one] { $count } given by the rulebook
   *[other] { $count } given by the rulebook
}
edition-new-title = My box
edition-new-source = read from the box
edition-about-title = The numbers on the boards
edition-about-text = The rules give many of the numbers, but not all that are printed on the boards. The others are reconstructed: they play well, but they are not those of the box. If you have the box, you can put its numbers in when you create a table.
edition-rematch = The edition { $title } has changed since this game.
edition-rematch-same = With the same values
edition-rematch-newest = The newest: { $date }

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
    [0] nothing left to read
    [one] { $count } still reconstructed
   *[other] { $count } still reconstructed
}
editor-parts = The parts of the box
editor-part-progress = { $part }: { $read } of { $total }
editor-part-complete = { $part }: all read
editor-lead-track = Touch a space, type what is printed
editor-lead-row = Touch a value, type what is printed
editor-lead-name = Touch a value, choose what is printed
editor-lead-set = Touch the names that the box shows together
editor-lead-pairs = Join the places that a line joins on the board
editor-lead-squares = Touch a square to change it: nothing, { $marks }
editor-length = Track length: **{ $count ->
    [one] { $count } space
   *[other] { $count } spaces
}**
editor-length-list = Number of values: **{ $count }**
editor-shorter = One fewer: { $part }
editor-longer = One more: { $part }
editor-place-field = { $part }, { $field }
editor-place-space = { $part }, space { $number }
editor-place-between = { $part }, threshold between spaces { $number } and { $next }
editor-place-spaces = { $part }, between spaces { $number } and { $next }
editor-place-entry = { $part }, value { $number }
editor-in-circle = { $field }, in the circle
editor-between-circles = { $field }, between the circles
editor-above-circle = { $field }, beside the circle
editor-cell-box = { $place }, read: { $value }
editor-cell-ours = { $place }, reconstructed: { $value }
editor-cell-rulebook = { $place }, given by the rulebook: { $value }
editor-cell-missing = { $place }, to be read
editor-reconstructed = reconstructed: { $value }
editor-from-rulebook = given by the rulebook: { $value }
editor-no-ours = our board has no such space
editor-pad = Keys
editor-minus = Minus
editor-clear = Clear: go back to our value
editor-erase = Erase the last digit
editor-same = Same as here
editor-next = Next
editor-undo = Undo
editor-swept-cleared = Back to our values.
editor-swept-same = All as here, read from your box.
editor-swept-file = The values are those of the file.
editor-value = Value
editor-none = none
editor-rulebook-question = The rulebook says { $value }. Does your box show something else?
editor-rulebook-question-whole = The rulebook gives this. Does your box show something else?
editor-rulebook-change = Yes, change it
editor-remark = { $place }: { $what }
editor-needed = { $place }: a number is needed.
editor-needed-count = { $place }: { $count ->
    [one] { $count } is needed
   *[other] { $count } are needed
}.
editor-needed-range = { $place }: a number from { $least } to { $most } is needed.
editor-needed-rising = { $place }: it must be more than the number before.
editor-keys = Enter: next value. Arrows: another one. “=”: same as the reconstructed value. Escape: leave the field.
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
editor-line-read = { $line }: as in my box
editor-lines-same = The others are the same
editor-map = Map: touch two places to join or to part them
editor-map-from = From { $place }: touch the other place
editor-file = The file
editor-file-waits = The file will appear once the server answers.
editor-download = my-box.toml
editor-open-file = Open a file
editor-drop = or drop it here
editor-file-foreign = This is no file of an edition.
editor-file-other = This file holds numbers of { $game }: open it there.
editor-file-sure = The file has { $inFile ->
    [one] { $inFile } value
   *[other] { $inFile } values
}. Replace the { $here } read here?
editor-file-partly = { $inFile ->
    [one] { $inFile } value of the file is possible
   *[other] { $inFile } values of the file are possible
}; the others stay ours. Replace the { $here } read here?
editor-file-replace = Replace
editor-file-taken = { $count ->
    [one] File read: { $count } value.
   *[other] File read: { $count } values.
}
editor-check = Check
editor-waiting = The values are being checked…
editor-checking = { $count ->
    [one] { $count } random game is being played…
   *[other] { $count } random games and some between bots are being played…
}
editor-checks = Checks
editor-ok-values = The values are possible.
editor-ok-games = { $random ->
    [one] { $random } random game reaches its end
   *[other] { $random } random games reach their end
}{ $bots ->
    [0] .
    [one] , and { $bots } between bots.
   *[other] , and { $bots } between bots.
}
editor-ok-time = There was no time for more.
editor-not-tried = { $count ->
    [one] Not tried yet: “Check” plays { $count } game.
   *[other] Not tried yet: “Check” plays { $count } games, and some between bots.
}
editor-offline = The server does not answer: all stays on this device, and is checked later.
editor-refused-often = Enough checks for now: try again in some minutes.
editor-refused-title = The server does not take this name, or where the numbers come from: change them under the title.
editor-offer = Offer
editor-offering = Games are being played…
editor-offer-about = Everyone on this server will be able to choose it. Games are played with it first.
editor-offer-again = { $title } is already offered here.
editor-offer-replace = Replace it
editor-offer-add = Add a second one
editor-offered = Offered: it is on the page for new tables.
editor-ask-host = So that everyone can choose it, send { $file } to the host of the server, who puts it into the folder “editions”.
editor-host-send = A text for the host
editor-host-copied = Copied
editor-host-text = Here are the numbers of my box of { $game }, the edition “{ $title }” for Caravane. Please put the file { $file } into the folder “editions” of the server, so that everyone can choose it.
editor-play = Play
editor-play-empty = Read a value first: then it can be played.
editor-play-wrong = Some values are not possible yet. Once they are, it can be played.
editor-delete = Delete from this device
editor-delete-sure = Delete { $title }? The values that were read will be lost.
editor-saved = saved
editor-saved-seconds = saved { $count } s ago
editor-not-saved = This device stores nothing: download the file before you leave.
editor-words = As a list
editor-drawn = On the board
editor-words-lead = One line for each value; empty, it stays as it is here. “=” takes our value over as read.
editor-words-value = Value
editor-words-here = Here
editor-words-box = Your box
editor-words-ours = reconstructed
editor-words-number = A number is needed; nothing was changed.
editor-words-squares = Squares from { $least } to { $most } with spaces between, such as 2 8; 0 for none.
editor-gone = This edition is not on this device.
editor-back = Back to the new table
