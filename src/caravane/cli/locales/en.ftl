# The terminal: English.

# Help of the command line.
help-caravane = An open table for expedition board games, in your terminal.
help-version = Show the version and exit.
help-lang = Language: fr or en. By default, that of your system.
help-games = List the games.
help-play = Play a game: alone against bots, or several people at one keyboard.
help-rules = Read the rules of a game, or search them.
help-find = Show only the paragraphs with all these words; accents and capitals do not matter.
help-rule = Show only the paragraph of this rule, such as LC-FILL-03.
help-resume = Resume a saved game.
help-replay = Replay a game, decision by decision: a saved one, or the file of an online table.
help-export = Check a game of any version by replaying it, then write its file in the current format.
help-game = The name of the game; see: caravane games
help-seats = The seats, separated by commas: human, or a bot by its level: bot:novice, bot:traveller, bot:guide, bot:pathfinder.
help-names = The names of the players, separated by commas.
help-option = A setting of the game, as key=value. Can be repeated.
help-seed = A number that fixes all the luck, to play the same dice and cards again.
help-save = The file in which the game is saved.
help-file = A saved game, or the exported file of an online table.
help-all = Show everything without pausing.
help-seat = Show the game as this seat sees it, counting from 1. By default, as a spectator.
help-format = JSON, or text to read.
help-hint = Rate the moves that are possible now in a saved game: chance of winning and points, from what the seat to move knows.
help-hint-seat = The deciding seat, counting from 1; by default the first with a decision to make.
help-hint-games = How many games to simulate for each move.
help-json = Print JSON, for programs.
hint-move = move
hint-win-probability = chance of winning
hint-beat-probability = chance of beating { $rival }
hint-points = final points
hint-by-chance = The best chance comes first. They suppose that everybody plays on by the immediate value of moves.
hint-by-points = The chances hardly differ: most points come first. They suppose that everybody plays on by the immediate value of moves.
hint-nothing = That seat has nothing to decide right now.
help-serve = Serve online tables from this machine: live or over several days, with friends and bots.
help-host = The network address to listen on; 127.0.0.1 keeps it to this machine.
help-port = The port to listen on; 0 takes any that is free.
help-worker = Run bots and clocks for the tables of other processes.
help-data = The folder where all tables are stored. By default, your own data folder.
help-database = The address of a database instead: postgresql://...
help-nats = The address of NATS, which connects the processes that share a database: nats://...
help-config = A settings file, in TOML; docs/configuration.md lists all settings. Unknown and senseless ones are refused.
help-loadtest = Simulate many players on running servers, over real sockets, and measure the bare engines alongside.
help-load-addresses = The servers, as HOST:PORT. Their limits per visitor must be high enough for a crowd.
help-load-seats = Players at each table.
help-load-tables = Tables per player process.
help-load-processes = Number of player processes.
help-load-seconds = How long they play, in seconds.
help-load-think = Average thinking time in seconds; 0: no thinking time.
help-load-rate = Maximum moves per second in all; 0: no limit.
help-load-idle = Sockets per process that only listen.
help-load-ahead = Extra tables filled before the run, so that it measures nothing but moves.
help-load-cores = The cores of this machine for the players, separated by commas.
help-load-bare-cores = The cores for the bare engines: the same as the server’s.
help-load-database = An empty database for the bare inserts; not that of the server.
help-load-nats = A NATS server for the bare messages.
help-load-report = A folder for the report: JSON, a table and charts.
bad-load = The load test could not be finished: { $reason }

# The list of games.
games-name = Name
games-title = Game
games-seats = Seats
games-about = In short
games-from-to = { $more ->
    [0] { $least }
   *[other] { $least }–{ $most }
}
games-face = { $name }: drawings from { $origin }.
games-face-trust = The drawings of another package run in the browser with the player’s session: installing one means trusting it.
games-face-unused = { $name }: the drawings are not used ({ $reason }).

# What can be wrong with what was typed on the command line.
bad-game = There is no game called “{ $name }”. Available: { $known }.
bad-count = This game is for { $counts } players, not { $count }.
bad-seat-kind = “{ $occupant }” cannot take a seat. Choose from: { $known }.
bad-names = There are more names ({ $count }) than seats ({ $seats }).
bad-option = “{ $pair }” is not written as key=value.
bad-key = There is no option “{ $key }”. Available: { $known }.
bad-value = The option “{ $key }” cannot be “{ $value }”, only: { $known }.
bad-seat = There is no seat { $seat }, only 1 to { $seats }.
bad-save = The file { $file } cannot be replayed: { $reason }
not-started = The game in { $file } has not started, so it cannot be resumed here. Import the file on a server.
bad-file = The file { $file } cannot be written: { $reason }

# The rules.
rules-nothing = The rules say nothing about that. Try fewer words, or read the whole rules.

# Players.
bot-name = Bot { $number }

# At the table.
while-away = While you were away:
forced = (Only one move is possible, so it is played for you: { $move }.)
hand-over = Pass the device to { $name }.
hand-over-undo = { $name }, type u to undo your move.
hand-over-enter = { $name }, press Enter when nobody else is looking
game-over = The game is over
won-by-one = { $names } wins with { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}.
won-by-several = { $names } share the victory with { $points ->
    [one] { $shown } point
   *[other] { $shown } points
} each.
left = You have left the table. See you soon!
saved-open = Saved in { $file }. To resume: caravane resume { $file }{ $seats }
saved-over = Saved in { $file }. To replay: caravane replay { $file }

# What can be typed: the first word of each is the short form.
command-undo = u undo
command-explain = ? why
command-hint = i hint
command-board = b board
command-log = l log
command-scores = s score scores
command-look = k look
command-help = h help
command-quit = q quit exit
commands = ? explain · i hint · u undo · b board · l log · k look · s scores · h help · q quit
help =
    Type the number of a choice, or words that can mean only one of them: red 4
    ?         what is not possible now, and why
    ? 3       what choice 3 would do
    ? red 9   whether that is possible, or which rule forbids it
    i  a hint: what each choice is worth to a bot
    k bridge  what a component is and does: a card, a place, a piece
    u  undo your last decision, as long as nothing new has been revealed
    b  the board        l  the log so far
    s  the score sheet  h  this help        q  leave the table
answer-empty = Please type a number from 1 to { $most }, or h for help.
answer-number = There is no choice { $number }: they go from 1 to { $most }.
answer-strange = Sorry, I do not understand that. Type a number from 1 to { $most }, or h for help.
answer-several = That could mean more than one choice:

# Looking at components.
look-rules = Rules: { $rules }
look-several = That could be more than one thing:
look-nothing = Nothing here has that name. Try another word, or its code, such as card:red.

# Undo.
undone = Undone.
undo-nothing = You have not decided anything yet, so there is nothing to undo.
undo-barrier = You can no longer undo: since your last decision, dice, cards or other players have revealed something new.

# Explaining.
explain-unknown = What follows is revealed only once it is played.
explain-then = Then you decide: { $question }
explain-nothing = Nothing else happens right away.
explain-legal = { $move }: possible, it is choice { $number }.
explain-illegal = { $move }: { $reason }
explain-count = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
explain-more = … and { $more ->
    [one] one more
   *[other] { $more } more
}. Add a word to narrow it down.
explain-strange = I find nothing like that here. Try the number of a choice, or other words.
explain-head = Not possible right now:
explain-all-legal = Nothing is forbidden right now.
explain-hint = ? and the number of a choice shows what it would do; ? and a few words, whether it is possible.

# Log and score sheet.
log-empty = Nothing has happened yet.
score-total = Total
score-rank = Rank

# Replay.
replay-players = Players: { $names }.
replay-place = { $place } of { $last }
replay-ask = Enter: next, b: back, a number: go there, q: quit
replay-help = Press Enter to continue, or type b to go back, a number from 0 to { $last }, or q to quit.
edition-played = With the edition “{ $title }” ({ $source }); fingerprint of the values: { $fingerprint }.
earlier-values = With the values that were built in before (version { $version }).
earlier-rules = By earlier rules.
replay-open = The game is not over yet.

# Boards of every game.
board-part = { $label }: { $value }
board-head = { $label }:
board-place = { $place } { $value }
board-hidden = hidden
board-many = { $count } × { $value }
board-empty = none
board-yes = yes
board-no = no

# The board of Lost Cities.
lost-cities-turn = Turn { $turn }: { $name } rolls.
lost-cities-took = { $name } has taken { $pair }.
lost-cities-refused = { $name } has refused the dice.
lost-cities-ready = Done: { $names }
lost-cities-summit = summit
lost-cities-bridge = bridge
lost-cities-points = points
lost-cities-artefacts = artef.
lost-cities-dice = dice
lost-cities-totals = bridges { $bridges } · total { $total }
lost-cities-sides = { $artefacts } ({ $artefact_points })  { $dice } ({ $dice_points })  bridges { $bridges }

# The server.
serve-at = Caravane is at { $address }
serve-also-at = and at { $address }
serve-data = Everything is stored in { $place }
serve-database = Everything is stored in the database { $place }
worker-running = Bots and clocks are running. Ctrl+C stops them; nothing is lost.
serve-stop = Ctrl+C stops it; nothing is lost.
bad-configuration = The settings cannot be used: { $reason }
unusable-database = The database { $place } cannot be used: { $reason }

# Verifying the file of a table.
help-verify = Check the luck and the result of a finished game, offline.
help-table-file = The exported file of an online table, or a saved game.
verify-acts = { $count ->
    [one] One action was replayed under the rules.
   *[other] { $count } actions were replayed under the rules.
}
verify-chance-events = Draws repeated: { $sorts }.
verify-rolls = { $count ->
    [one] one roll of the dice
   *[other] { $count } rolls of the dice
}
verify-lots = { $count ->
    [one] one random pick
   *[other] { $count } random picks
}
verify-shuffles = { $count ->
    [one] one shuffle
   *[other] { $count } shuffles
}
verify-entropy = { $count ->
    [0] Nobody added a share of the luck.
   *[other] These players added a share of the luck: { $names }.
}
verify-set-back = { $seconds ->
    [one] Remark: the server’s clock was set back during the game, by one second.
   *[other] Remark: the server’s clock was set back during the game, by { $seconds } seconds in all.
}
verify-changed-views = { $count ->
    [one] One view was shown by another version of Caravane: it could not be compared.
   *[other] { $count } views were shown by another version of Caravane: they could not be compared.
}
verify-first-algorithm = This luck is of the first version, which people at the table could compute in advance: it proves nothing.
verify-holds = Everything matches: the secret, every die and card, every move, and the result.
verify-digest = Digest: { $digest } (the same for everyone with the same file)
verify-fails = This file fails the check:
verify-problem-not-json = It is damaged or not a table file: it is not valid JSON ({ $reason }). Download or copy it again.
verify-problem-not-an-export = It is not a table file. Choose a game saved by caravane play --save, or exported by a server.
verify-problem-newer-format = A newer version of Caravane wrote it (format { $format }; this version reads up to { $known }). Upgrade Caravane.
verify-problem-parts = It is damaged: these parts are missing or unknown: { $names }. Download or copy it again.
verify-problem-unreadable = It is damaged and cannot be read to the end ({ $reason }). Download or copy it again.
verify-problem-unknown-game = The game “{ $game }” is not installed here. Install it, then try again.
verify-problem-rules-version = The game follows rules { $rules } of { $game }; rules { $installed } are installed here. Use a version of Caravane with rules { $rules }.
verify-problem-move = Move { $number }, “{ $line }”, is not possible ({ $reason }).
verify-problem-digest = The digest does not match: something in the file was changed after the game.
verify-problem-commitment = The secret does not match the fingerprint published before the game.
verify-problem-act = Action { $number } cannot have happened ({ $reason }).
verify-problem-luck = Action { $number }: luck and rules give { $expected }, but the file says { $recorded }.
verify-problem-luck-inputs = The shares of the luck are not the ones given at the table.
verify-problem-chance-events = The list of dice, random picks and shuffles does not match the game.
verify-problem-seen = According to the file, seat { $seat } was shown something at number { $number } that does not follow from the game.
verify-problem-unproved = { $count ->
    [one] One draw comes
   *[other] { $count } draws come
} from a save of an earlier version, which had no secret: recorded, but not provable. The moves and the points follow the rules.
verify-problem-not-finished = The game is not over: its secret must stay hidden, and there is no result yet.
verify-problem-result = The result does not match the game.

# Notes of a player's device.
help-notes = The notes of a player’s device about this table, as the browser saves them.
help-commitment = The fingerprint of the table’s secret that you wrote down before the game.
help-entropy = Your share of the luck that you wrote down, after the number of your seat (from 0): 0:5a5a… Repeat it for several seats.
bad-notes = { $file } does not contain the notes of a device ({ $reason }).
bad-notes-mixture = Give either --notes or what you wrote down (--commitment, --entropy), not both.
bad-written-twice = Give one share for each seat.
bad-written-notes = The fingerprint has 64 hexadecimal digits; a share is given as SEAT:HEX, with 32 to 128 digits.
notes-verified = Verified by your device: its share is in the luck, everything else was fixed before, and what it was shown and played is in the file.
notes-written-agree = What you wrote down agrees with the file.
notes-no-part = This file agrees with itself; your device did not take part, so nobody says that its luck was not steered.
notes-unsure = This file agrees with itself; your device took part, but it cannot say that its luck was not steered.
notes-unchecked = This version of Caravane cannot check the file, so it can say nothing about its luck.
notes-none = This file agrees with itself. Whether its luck was steered, only the notes of a player’s device can tell (--notes).
notes-differ = Warning: this file does not tell the game that your device took part in.
notes-difference-file = The file itself fails the check.
notes-difference-game = It is another game, or has another number of seats.
notes-difference-commitment = The fingerprint of the secret is not the one that was published before your share was given: the secret was replaced.
notes-difference-own-entropy = { $name }’s share of the luck is not the one that your device gave.
notes-difference-others-entropy = { $name }’s share of the luck is not the one that was fixed before your device revealed yours.
notes-difference-move = { $name }: move { $number } that your device made is not in the file.
notes-difference-shown = { $name }: what your device was shown at number { $number } is not what happened according to the file.
notes-difference-result = The result is not the one that your device was shown.
notes-remark-unproved = The game began without a secret.
notes-remark-not-finished = The game is not over.
notes-remark-no-commitment = Your device had not seen the fingerprint of the secret before the start.
notes-remark-unchecked = The file needs another version of Caravane, or a game that is not installed.
notes-remark-first-algorithm = The luck is of the first version, which people at the table could compute in advance.
notes-remark-irregular = Your device was shown something that it could not note, or that contradicted what it had noted ({ $number }).
notes-remark-restarted = { $number ->
    [one] A start was cancelled after your device had revealed its share, so the luck could have been chosen between two.
   *[other] { $number } starts were cancelled after your device had revealed its share, so the luck could have been chosen among several.
}
notes-remark-not-revealed-here = { $name }’s share was revealed by another device, so it is not known what the others had fixed by then.
notes-remark-old-file = The file was written by a version that does not say what was shown.
notes-remark-unseen = { $name }: your device answered number { $number } with a move, but it has no note of what it was shown.
notes-remark-no-result = Your device has not seen the end of the game.
notes-remark-views-changed = { $name }: number { $number } was shown by another version of Caravane and cannot be compared.
notes-remark-missing-entropy = { $name } did not reveal a share of the luck; the game was started without it.
notes-remark-entropy-void = { $name }: the share became void when a player stood up.
notes-remark-entropy-skipped = The game was started without { $name }’s share, before the server had it.
notes-remark-no-entropy = Your device gave no share of the luck.
notes-remark-others-unknown = Whether the others had fixed their shares before, and what was shown, only the notes of your device can tell (--notes).

# Everyone’s luck.
help-luck = Show how lucky everyone was at an online table, with probabilities.
luck-player = Player
luck-points = Luck
luck-share = Luckier than
luck-percent = { $percent }%
luck-what = Luck is how far dice and cards did better than average, in points as the game’s own bots count them. “Luckier than” compares the whole game with games of fair luck.
luck-best = { $name }, luckiest moment ({ $points }): { $what }
luck-worst = { $name }, unluckiest moment ({ $points }): { $what }
luck-shuffle = the shuffle of { $count } cards or tiles
luck-dice = { $count ->
    [one] One die
   *[other] { $count } dice
}
luck-face = { $face }: { $count }
luck-expected = Expected of each: { $expected }. Fair dice stray this far or further in { $percent }% of games.

# Unfinished tables under the installed rules.
help-verify-upgrade = Replay every unfinished table of a database under the installed rules, and report those that differ. Run it on a copy before putting a new release into service.
help-upgrade-database = The address of the database: sqlite:///FILE or postgresql://...
bad-database = The database cannot be read: { $reason }
upgrade-table = { $table }: { $what }
upgrade-rules-version = created under rules other than those installed (its rules, the installed ones: { $why }).
upgrade-unknown-game = no game called { $why } is installed.
upgrade-refused = action { $number } is no longer accepted ({ $why }).
upgrade-follow-ups = action { $number } leads to other luck or other forced moves (recorded, now: { $why }).
upgrade-state = action { $number } leads to another state.
upgrade-snapshot = the snapshot after action { $number } differs.
upgrade-failed = action { $number } makes the rules fail ({ $why }).
upgrade-sum = { $tables ->
    [one] One unfinished table
   *[other] { $tables } unfinished tables
}, { $differing ->
    [0] all continue unchanged.
    [one] one differs.
   *[other] { $differing } differ.
}

# The board of Archeos Society.
archeos-before = The game is being set up.
archeos-season = Season { $season } of { $seasons }
archeos-turn = { $name } plays
archeos-pile = pile { $count }{ $sure ->
    [0] {""}
   *[other] , the first { $sure } without a monkey
}
archeos-monkeys = monkeys { $marks }
archeos-roles = Roles:
archeos-tokens = tokens in the middle: { $tokens }
archeos-area = Recruiting area:
archeos-hand = Your hand:
archeos-draft = Role cards you know:
archeos-choices = Roles still to choose:
archeos-building = Your expedition, still secret:
archeos-keeping = You keep:
archeos-hidden = { $count } hidden
archeos-holds = holds
archeos-sent = sent
archeos-points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
archeos-tile = Botanist tile
archeos-linguist = Linguist { $space }
archeos-museum = museum: { $relics }
archeos-own-tokens = tokens { $tokens }
archeos-note-chichen-itza = cross and draw
archeos-note-rapa-nui = furthest: +{ $bonus }, then back
archeos-note-tantallon-castle = alone / shared
archeos-note-ta-sekhet-maat = the rear one scores
archeos-note-uluru = score right away
archeos-note-ur = points ≤ size allowed

# The board of Expeditions.
expeditions-before = The game is being set up
expeditions-round = Round { $round }
expeditions-turn = { $name } plays
expeditions-deck = deck { $count }
expeditions-supply = { $count ->
    [one] { $count } ticket in the supply
   *[other] { $count } tickets in the supply
}
expeditions-last-round = last round
expeditions-stock = { $count ->
    [one] { $count } arrow
   *[other] { $count } arrows
}
expeditions-next = to
expeditions-loop = loop closed
expeditions-signs = ○ one more arrow · □ a ticket · ◆ key place · ★ your card · ☆ common objective · † lost token
expeditions-display = Common objectives (arrows needed: blue, yellow, red)
expeditions-hand = Your cards (arrows needed: blue, yellow, red)
expeditions-drawn = Cards you drew
expeditions-window = Place reached:
expeditions-points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
expeditions-tickets = { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}
expeditions-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
expeditions-exchanges = { $count ->
    [one] { $count } exchange
   *[other] { $count } exchanges
}
expeditions-tokens = tokens
expeditions-laid = reached

excavation-region = { $colour }:
excavation-white = white
excavation-hidden = { $count } hidden
excavation-supply = { $count } in the supply
excavation-traders = traders { $who }
excavation-popularity = Popularity → pays:
excavation-white-stock = { $count } white in stock
excavation-black-market = Black market (from the top):
excavation-mothership = Mothership:
excavation-aboard = on board
excavation-forecast = Forecast:
excavation-markers = markers { $numbers }
excavation-zu = Zu
excavation-zu-deck = deck { $count }
excavation-credits = { $count ->
    [one] { $count } credit
   *[other] { $count } credits
}
excavation-reserve = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
excavation-marker = marker { $number }
excavation-passed = has passed
excavation-cards = { $count ->
    [one] { $count } card, travel { $travel }
   *[other] { $count } cards, travel { $travel }
}
excavation-hold = hold
excavation-container = container
excavation-gallery = gallery { $worth }:
excavation-round = Round { $round } of { $rounds }
excavation-turn = { $count ->
    [0] { $name } plays
    [one] { $name } plays, last action
   *[other] { $name } plays, { $count } actions
}
excavation-deck = deck { $count }, discard { $discard }{ $hidden ->
    [0] {""}
   *[other] {" "}and { $hidden } face down
}
excavation-order = order { $names }
excavation-surveyed = Just drawn:
excavation-hand = Your hand:
excavation-pack = Your pack:
excavation-picked = You take:
excavation-drawn = You keep one of these:
excavation-keeping = You keep:

# caravane edition: the values of a box.
help-edition = Put in the values of your own box; those that no text gives are reconstructed here.
help-edition-new = Write a file to fill in, with a "?" for every value that only the box gives.
help-edition-check = Check a file: what is wrong and on which line; then play 200 random games and games between bots.
help-edition-show = Show all values of a file or of a game, and which of them are reconstructed.
help-edition-file = The file of an edition, in TOML.
help-edition-new-file = The file to write, such as my-box.toml.
help-edition-games = How many random games to play with it; 0 plays none.
help-edition-show-what = The file of an edition, or the name of a game for the values built in.
help-play-edition = The file of an edition: play with the values of your box.
edition-exists = { $file } already exists; it stays as it is.
edition-written = { $file } is written: { $count } values, "?" stands for those to read from the box. Then: caravane edition check { $file }
edition-my-box = My box
edition-my-source = read from the box by …
edition-built-in = Ours: the values built in
edition-refused = { $file } cannot be used: { $count ->
    [one] 1 problem
   *[other] { $count } problems
 }.
edition-summary = { $title }: { $count } values, { $ours ->
    [0] all from the box or the rulebook
   *[other] { $ours } of them still reconstructed
 }; fingerprint of the values: { $fingerprint }
edition-marks = { $ours } still reconstructed   { $rulebook } given by the rulebook   without a mark: from the box
edition-trying = Trying it out
edition-tried = { $games } random games and a game between bots with every number of seats reached their end.
edition-other-game = { $file } is for another game: { $game }.
# Balance of a game between bots.
help-balance = Play games between bots, and show whether seats and components are balanced, with 95% intervals.
help-balance-seats = Number of players; by default four, or the nearest number that the game allows.
help-balance-games = Number of games.
help-balance-level = The level of all bots: novice, traveller, greedy or random. The others think by the clock.
help-balance-seed = The seed of the first game.
help-balance-cores = Number of games played in parallel; 0: one per core.
help-balance-json = A file for all figures, as JSON.
help-balance-markdown = Write the tables in Markdown.
balance-bad = needs one of these numbers of players: { $seats }, and one of these levels: { $levels }
balance-intro = { $title }: { $games } games { $seats ->
    [one] for one player
   *[other] for { $seats } players
} between bots of level { $level }.
balance-options = Options: { $options }
balance-notes = Figures are means of a player in the games in which the row is in play, unless the title says otherwise. In brackets: the limits of the 95% interval.
balance-percent = { $percent }%
balance-bands = Outside the bands
balance-all-inside = All figures are inside their bands.
balance-outside = { $table }, { $row }: { $column } at { $value } times { $against } ({ $low } – { $high }), outside { $least } – { $most }.
balance-unsure = { $table }, { $row }: { $column } at { $value } times { $against } ({ $low } – { $high }), perhaps outside { $least } – { $most }.
balance-outside-absolute = { $table }, { $row }: { $column }, { $value }% ({ $low } – { $high }), outside { $least } – { $most }.
balance-unsure-absolute = { $table }, { $row }: { $column }, { $value }% ({ $low } – { $high }), perhaps outside { $least } – { $most }.
balance-against-expectation = what is expected
balance-against-rows = the mean of the rows
balance-table-seats = Seats
balance-table-lines = Score sheet
balance-table-groups = Points that depend on reconstructed values
balance-table-sites = Sites
balance-table-roles = Roles
balance-table-material = Material of the roles
balance-table-tokens = Professor tokens
balance-table-factions = Factions
balance-table-tiles-white = Command tiles, white side (in a game)
balance-table-tiles-yellow = Command tiles, yellow side (in a game)
balance-table-actions = Actions
balance-table-markets = Markets
balance-table-centres = Command centres
balance-table-columns = Gallery columns
balance-table-rows = Gallery rows
balance-table-ranks = Ranks of popularity at a sale
balance-table-expeditions = Columns of the sheet
balance-table-symbols = Symbols and arrows
balance-table-colours = Colours (in a game)
balance-table-distances = Places by distance from the start (in a game)
balance-column-wins = share of victories
balance-column-points = points
balance-column-part = part of the points
balance-column-actions = part of the actions
balance-column-uses = uses
balance-column-led = expeditions led
balance-column-used = used at least once
balance-column-advances = advances
balance-column-per-advance = points per advance
balance-column-furthest = victories of the furthest
balance-column-most = victories of those who use it most
balance-column-emissaries = emissaries
balance-column-recalls = recalled
balance-column-sales = sales
balance-column-credits = credits each time
balance-column-paid = pays at all
balance-column-filled = squares filled
balance-column-circle = circle ticked
balance-column-bridge = bridge crossed
balance-column-arrows = arrow squares
balance-column-accelerated = arrows used
balance-column-artefacts = artefact squares
balance-column-arrows-laid = arrows placed
balance-column-loops = loops
balance-column-cards = cards
balance-column-laid = objectives reached
balance-column-reached = places with a card played
balance-row-all = together
balance-row-sites = tracks of the sites
balance-row-museum = museum
balance-row-linguist = Linguist track
balance-row-tile = Botanist tile
balance-row-tokens = Professor tokens
balance-row-rows = gallery rows
balance-row-ranks = prices of ranks 3 and 4
balance-row-tiles = command tiles
balance-row-lines = lines of the map
balance-row-stores = hold and container
balance-row-squares = artefact squares
balance-row-arrows = arrow squares
balance-row-summits = summits
balance-row-accelerations = arrows used
