# Editions: the file that people fill in with their box in front of them, and what can be wrong in it.
edition-file-head =
    { $game }: the values of your box.
    Replace each "?" with what is printed; what stays "?" is ours. The number of entries is the number of spaces:
    leave some out or add some where your board has fewer or more. Lines that begin with # are remarks.
edition-file-field = { $field }; ours: { $ours }
edition-named = { $name }: { $field }
edition-problem-line = line { $line }
edition-problem-start = the beginning of the file
edition-problem-entry = { $place }, entry { $entry }
edition-problem-field = { $place }, { $key }
edition-problem = { $where }: { $what }
edition-problem-not-toml = this is not a TOML file ({ $reason }). Expected: lines such as points = [0, 1, 2], each table under its name in square brackets.
edition-problem-too-long = the file is too long. Expected: up to { $most } characters.
edition-problem-no-head = the table [edition] is missing. Expected: [edition] with game, name, title and source.
edition-problem-unknown-game = { $found } is not a game here. Expected: one of the names that "caravane games" lists.
edition-problem-head-missing = { $key } is missing. Expected: { $key } = "..." with a text.
edition-problem-bad-name = { $found } cannot be a name. Expected: lower-case letters, digits and hyphens, such as my-box.
edition-problem-bad-title = { $found } cannot be shown. Expected: a text of 1 to { $most } characters in one line.
edition-problem-unknown-table = there is no table { $table }. Expected: for example { $known }.
edition-problem-unknown-key = there is no { $key } here. Expected: { $known }.
edition-problem-unknown = an edition cannot change this.
edition-problem-list-expected = { $found } is a single value. Expected: a list in square brackets, such as [1, 2, 3].
edition-problem-single-expected = { $found } is a list. Expected: a single value without brackets.
edition-problem-number-expected = { $found } is not a whole number. Expected: a number from { $least } to { $most }.
edition-problem-out-of-range = { $found } is out of range. Expected: a number from { $least } to { $most }.
edition-problem-name-expected = { $found } is not a component. Expected: one of { $names }.
edition-problem-pair-expected = { $found } is not a pair. Expected: two names in brackets, such as ["M1", "Y1"].
edition-problem-length = Length: { $found }. Expected: { $least }.
edition-problem-length-between = Length: { $found }. Expected: { $least } to { $most }.
edition-problem-length-like = Length: { $found }. Expected: { $expected }, to go with { $other }.
edition-problem-not-rising = { $found } comes after { $before }. Expected: each number greater than the one before.
edition-problem-twice = { $found } is there twice. Expected: each only once.
edition-problem-given-twice = { $key } is given twice. Expected: one value.
edition-problem-ours-too-short = "?" stands for a value of ours, but our list has { $length } entries. Expected: the printed number.
edition-problem-falls = { $found } comes after { $before }. Is that what is printed?
edition-problem-jumps = from { $before } to { $found } is a large step. Is that what is printed?
edition-problem-large = { $found } is much more than our largest value, { $most }. Is that what is printed?
edition-problem-trial = a game with { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
 } does not reach its end with these values: { $reason }.
edition-problem-trial-slow = games with these values take too long.
edition-problem-endless = it goes on and on
edition-problem-components = components appear or disappear
