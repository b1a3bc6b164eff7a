# The terminal: English.

# Help of the command line.
help-caravane = An open table for expedition board games, in your terminal.
help-version = Show the version and leave.
help-lang = Language: fr or en. By default that of your machine.
help-games = List the games.
help-play = Play a game: alone against bots, or several people at one keyboard.
help-rules = Read the rules of a game, or look something up in them.
help-find = Only the paragraphs in which all these words are found; accents and capitals do not matter.
help-rule = Only the paragraph of this rule, such as LC-FILL-03.
help-resume = Go on with a saved game.
help-replay = See a saved game again, decision by decision.
help-export = Check a saved game by replaying it, and write it down.
help-game = The name of the game; see: caravane games
help-seats = Who plays, separated by commas: human, or a bot by its level: bot:novice, bot:traveller, bot:guide, bot:pathfinder.
help-names = The names of the players, separated by commas.
help-option = A setting of the game, as key=value. May be repeated.
help-seed = A number that fixes all luck, to play the same dice and cards again.
help-save = The file in which the game is saved.
help-file = A saved game.
help-all = Tell everything without stopping.
help-seat = See the game with the eyes of this seat, counted from 1. By default you are a spectator.
help-format = As JSON, or as text for people.
help-hint = Say what each legal move of a saved game is worth: the chance to win and the points, from what the deciding seat knows.
help-hint-seat = Whose decision, counted from 1; the first that is open when nothing is said.
help-hint-games = How many games are imagined with each move.
help-json = Print JSON, for programs.
hint-move = move
hint-chance = chance to win
hint-points = points
hint-nothing = There is nothing to decide for that seat now.
help-serve = Serve online tables from this machine: on the spot, over days, with friends and bots.
help-host = The network address to listen on; 127.0.0.1 keeps it to this machine.
help-port = The port to listen on; 0 takes any that is free.
help-bots = Let bots play and clocks run at the tables of other processes.
help-data = The folder for the record of all tables. By default your own data folder.
help-database = The address of a database instead: postgresql://...
help-nats = The address of NATS, where processes that serve one database meet: nats://...
help-config = A file with settings, in TOML.
help-loadtest = Let many people play at running servers, over real sockets, and measure the bare engines beside them.
help-load-addresses = The servers, as HOST:PORT. Their limits for one visitor must be high enough for a crowd.
help-load-seats = People at each table.
help-load-tables = Tables of each process of players.
help-load-processes = Processes of players.
help-load-seconds = How long they play.
help-load-think = Seconds that people think on average; 0: they answer at once.
help-load-rate = At most so many moves a second in all; 0: as many as come.
help-load-idle = Sockets of each process that only listen.
help-load-ahead = Further tables that people sit down at before the run, so that it is all moves.
help-load-cores = The cores of this machine for the players, separated by commas.
help-load-bare-cores = The cores for the bare engines: the same as the server's.
help-load-database = An empty database for the bare inserts; not that of the server.
help-load-nats = A NATS server for the bare messages.
help-load-report = A folder for the report: JSON, a table and pictures.
bad-load = The load test could not be finished: { $reason }

# The list of games.
games-name = Name
games-title = Game
games-seats = Seats
games-about = What it is
games-from-to = { $least }–{ $most }

# What can be wrong with what was typed on the command line.
bad-game = There is no game called “{ $name }”. There are: { $known }.
bad-count = This game is for { $counts } seats, not for { $count }.
bad-sitter = “{ $sitter }” cannot sit down. Possible are: { $known }.
bad-names = There are more names ({ $count }) than seats ({ $seats }).
bad-option = “{ $pair }” is not written as key=value.
bad-key = There is no option “{ $key }”. There are: { $known }.
bad-value = The option “{ $key }” cannot be “{ $value }”, only: { $known }.
bad-seat = There is no seat { $seat }, only 1 to { $seats }.
bad-save = The file { $file } cannot be replayed: { $reason }
bad-file = The file { $file } cannot be written: { $reason }

# The rules.
rules-nothing = The rules say nothing about that. Try fewer words, or the whole rules without looking for anything.

# Players.
bot-name = Bot { $number }

# At the table.
while-away = While you were away:
forced = (Only one thing can be done, and it is done for you: { $move }.)
hand-over = Pass the device to { $name }.
hand-over-undo = { $name }, type u to take your move back.
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
saved-open = Saved in { $file }. To go on: caravane resume { $file }
saved-over = Saved in { $file }. To see it again: caravane replay { $file }

# What can be typed: the first word of each is the short form.
command-undo = u undo
command-explain = ? why
command-board = b board
command-log = l log
command-scores = s score scores
command-help = h help
command-quit = q quit exit
commands = ? explain · u undo · b board · l log · s scores · h help · q quit
help =
    Type the number of a choice, or words that can mean only one of them: red 4
    ?         what cannot be done now, and why
    ? 3       what choice 3 would do
    ? red 9   whether that can be done, or which rule forbids it
    u  take your last decision back, as long as nothing new was learned since
    b  the board        l  the log so far
    s  the score sheet  h  this help        q  leave the table
answer-empty = Please type a number from 1 to { $most }, or h for help.
answer-number = There is no choice { $number }: they go from 1 to { $most }.
answer-strange = Sorry, I do not understand that. Type a number from 1 to { $most }, or h for help.
answer-several = That could mean more than one choice:

# Taking back.
undone = Taken back.
undo-nothing = You have not decided anything yet, so there is nothing to take back.
undo-barrier = This cannot be taken back: since your last decision dice, cards or other players have shown something new, and what was learned cannot be unlearned.

# Explaining.
explain-unknown = What comes then shows itself only when it is done.
explain-then = Then you decide: { $question }
explain-nothing = Nothing else happens at once.
explain-legal = { $move }: possible, it is choice { $number }.
explain-illegal = { $move }: { $reason }
explain-count = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
explain-more = … and { $more ->
    [one] one more
   *[other] { $more } more
}. Say a little more to see less.
explain-strange = I know of nothing like that here. Try the number of a choice, or other words.
explain-head = This cannot be done now:
explain-all-legal = There is nothing forbidden to tell of.
explain-hint = ? and the number of a choice tells what it would do; ? and some words, whether that can be done.

# Log and score sheet.
log-empty = Nothing has happened yet.
score-total = Total
score-place = Place

# Replay.
replay-players = Players: { $names }.
replay-place = { $place } of { $last }
replay-ask = Enter: on, b: back, a number: go there, q: leave
replay-help = Press Enter to go on, or type b to go back, a number from 0 to { $last }, or q to leave.
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
serve-data = Everything is kept in { $place }
bots-at-work = The bots are at work. Ctrl+C stops them; nothing is lost.
serve-stop = Ctrl+C stops it; nothing is lost.
bad-configuration = The settings cannot be used: { $reason }

# Verifying the file of an online table.
help-verify = Check offline that the luck and the result of an online table are what they must be.
help-table-file = The exported file of an online table.
bad-table-file = The file { $file } cannot be read: { $reason }
verify-acts = { $count ->
    [one] One act was carried out again under the rules.
   *[other] { $count } acts were carried out again under the rules.
}
verify-chances = Luck was drawn again: { $sorts }.
verify-rolls = { $count ->
    [one] one roll of the dice
   *[other] { $count } rolls of the dice
}
verify-lots = { $count ->
    [one] one lot
   *[other] { $count } lots
}
verify-shuffles = { $count ->
    [one] one shuffle
   *[other] { $count } shuffles
}
verify-entropy = { $count ->
    [0] Nobody added luck of their own.
   *[other] Luck of their own was added by { $names }.
}
verify-holds = Everything fits: the secret, every die and card, every move, and the result.
verify-digest = Digest: { $digest } (the same for all who have the same file)
verify-fails = This file does not hold:
problem-no-table = It is not the file of a table, or one of a format that is not known here.
problem-unreadable = It cannot be read to its end ({ $reason }).
problem-other-rules = It was played under rules { $rules } of { $game }; installed here are rules { $installed }. So nothing can be said about it.
problem-digest = The digest does not fit: something in the file was changed after it was made.
problem-commitment = The secret is not the one that the server had committed to before the game.
problem-act = Act { $number } cannot have happened ({ $reason }).
problem-luck = Act { $number }: luck and rules give { $right }, but the file says { $said }.
problem-luck-parts = What luck is made from is not what was given during the table.
problem-chances = The list of dice, lots and shuffles is not the one that the rules lead to.
problem-not-over = The game is not over: the secret is not yet to be known, and there is no result.
problem-result = The result is not the one that the rules lead to.

# How lucky everyone was.
help-luck = Tell how lucky everyone was at an online table, with probabilities.
luck-player = Player
luck-points = Luck
luck-share = Luckier than
luck-percent = { $percent } %
luck-what = Luck is what dice and cards brought above the mean of what they could have brought, in points as the game's own bots reckon. “Luckier than” compares the whole game with games of fair luck.
luck-best = { $name }, luckiest moment ({ $points }): { $what }
luck-worst = { $name }, unluckiest moment ({ $points }): { $what }
luck-shuffle = the shuffle of { $count } cards or tiles
luck-dice = { $count ->
    [one] One die
   *[other] { $count } dice
}
luck-face = { $face }: { $count }
luck-expected = Expected of each: { $expected }. Fair dice stray at least so far in { $percent } % of games.

# Live tables under the installed rules.
help-verify-live = Replay every unfinished table of a database under the installed rules, and report those that differ. Run it on a copy before a new release goes live.
help-live-database = The address of the database: sqlite:///FILE or postgresql://...
bad-database = The database cannot be read: { $reason }
live-table = { $table }: { $what }
live-other-rules = made under other rules than those installed (its rules, those here: { $why }).
live-unknown-game = no game called { $why } is installed.
live-refused = act { $number } is not accepted any more ({ $why }).
live-followed = act { $number } is followed by other luck or other forced moves (recorded, now: { $why }).
live-state = act { $number } leads to another state.
live-snapshot = the snapshot after act { $number } is another.
live-failed = act { $number } makes the rules fail ({ $why }).
live-sum = { $tables ->
    [one] One unfinished table
   *[other] { $tables } unfinished tables
}, { $differing ->
    [0] all go on as they were.
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
archeos-building = Your expedition, still secret:
archeos-keeping = You keep:
archeos-hidden = { $count } hidden
archeos-holds = holds
archeos-sent = sent
archeos-points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
archeos-tile = Botanist’s tile
archeos-linguist = Linguists { $space }
archeos-museum = museum: { $relics }
archeos-own-tokens = tokens { $tokens }
archeos-note-chichen-itza = cross and draw
archeos-note-rapa-nui = furthest: +3, then back
archeos-note-tantallon-castle = alone / in company
archeos-note-ta-sekhet-maat = the rear one scores
archeos-note-uluru = score at once
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
expeditions-laid = laid

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
excavation-drawn = One of these stays:
excavation-keeping = You keep:
