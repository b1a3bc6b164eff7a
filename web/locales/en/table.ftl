# The table: the frame around every game.
table-loading = Unfolding the map…
table-not-found = There is no table here
table-not-found-why = The link may be incomplete. Ask for a new one, or log in if you play there.
table-private = This table is private
table-private-why = The game is being played by invitation. Ask the host for one: the link or the code lets you in. Once the game is over, this link shows how it went.
table-unreachable = The table is not answering
table-unreachable-why = You may be offline, or the server is taking a short break. Nothing is lost.
table-log-in = Log in
table-home = Home
table-board = The board
table-side = Log and chat
table-players = Players
table-action = What to do now
table-your-turn = Your turn
table-you = You
table-somebody = Someone
table-menu = Menu
table-settings = Settings
table-spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
table-points = { $count ->
    [one] point
   *[other] points
}
table-turn = turn { $turn }
table-projected = Projected points
table-projected-why = if everything were scored now
table-projected-total = Projected
table-clock-days = { $days } d { $hours } h
table-clock-day = { $days } d
table-clock-hour = { $hours } h
table-clock-hours = { $hours } h { $minutes } min

table-connection-online = Online
table-connection-connecting = Connecting…
table-connection-lost = Offline

table-state-yours = your turn
table-state-thinking = thinking
table-state-ready = ready
table-state-away = away
table-state-bot = bot
table-state-substitute = a bot plays
table-state-resigned = resigned
table-kind-person = A person
table-kind-companion = On the same device
table-kind-bot = A bot
table-kind-automaton = An automatic opponent
table-kind-substitute = A bot is filling in

table-undo = Undo
table-restart = Restart my turn
table-confirm = Confirm
table-plan-luck = Then luck decides, and you go on.
table-plan-hidden = Then something hidden comes to light.
table-moves = All moves
table-all-moves = { $count ->
    [one] The only move, in words
   *[other] All { $count } moves, in words
}
table-choose-move = { $count ->
    [one] The only move
   *[other] Choose one of { $count } moves
}
table-find-move = Find a move
table-no-moves = Nothing for you to decide right now.
table-move-not-found = No move matches these words.
table-touch-the-board = Tap anything that glows to see what it does.
table-win-probability = { $percent }%
table-hint = Ask for a hint
table-win-probability-text = { $percent }% chance of winning (± { $error }), about { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-beat-probability-text = { $percent }% chance of beating { $rival } (± { $error }), about { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-hint-points = { $points } pts
table-hint-points-text = about { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end (± { $margin }), { $percent }% chance
table-win-probabilities = Chance of winning with each move.
table-hints-beat = Chance of beating { $rival } with each move.
table-hints-are-points = Expected final points with each move.
table-hint-best = Best: { $move } ({ $why }).
table-hint-percent-ahead = { $lead }% ahead of the next
table-hint-points-ahead = { $lead ->
    [one] { $lead } point more than the next
   *[other] { $lead } points more than the next
}
table-hint-close = much like the next
table-hint-plan = Suggestion { $rank }: { $move }. { $text }
table-win-probability-best = suggested move
table-waiting = { $count ->
    [one] { $names } is thinking…
   *[other] { $names } are thinking…
}
table-continues = The game is moving on by itself…
table-you-watch = You are watching.
table-skip = Skip
table-speed = Speed of the moves: { $speed }
table-will-be-sent = Your move will be sent as soon as you are back online.
table-the-rule = The rule

table-bot-plays-for-you = A bot is playing for you.
table-back = Take my seat back
table-away = Let a bot fill in
table-away-sure = A bot will play for you until you take your seat back.
table-resign = Resign
table-resign-sure = You are resigning from this game. This cannot be undone.
table-takeback-ask = Ask to take a move back
table-takeback-asked = { $name } would like to take a move back.
table-takeback-own = You have asked to take your last move back.
table-takeback-accepted = You have agreed to let { $name } take a move back.
table-takeback-accept = All right
table-takeback-decline = I’d rather not
table-takeback-withdraw = Withdraw my request
table-holiday = Holiday
table-holiday-why = Your clock at this table stops until you are back.
table-holiday-days = { $days } days
table-holiday-end = I am back
table-holiday-begun = Enjoy your break! Your clock is stopped for { $days } days.
table-holiday-over = Welcome back! Your clock is running again.

table-log = Log
table-log-empty = Nothing has happened yet.
table-log-more = Show earlier lines
table-log-since = since your turn
table-log-replay = Replay from here
table-log-undone = Taken back:
table-since = Since your turn:
table-since-count = { $count ->
    [one] Since your turn: { $count } move, in the log
   *[other] Since your turn: { $count } moves, in the log
}
table-since-replay = Replay
table-replay = Replay
table-rules = Rules
table-log-and-chat-title = Log and chat
table-log-and-chat = { $count ->
    [0] Log and chat
    [one] Log and chat, { $count } new line
   *[other] Log and chat, { $count } new lines
}
table-chat = Chat
table-chat-seat = seat { $seat }:
table-chat-host = seat { $seat }, host:
table-chat-write = Write to the table…
table-chat-send = Send
table-chat-empty = Nobody has said anything yet.
table-chat-silent = Nothing was said here. Only players can write.

table-act-sit = { $name } sits down.
table-act-stand = { $name } stands up.
table-act-start = The game begins.
table-act-undo = { $name } undoes a move.
table-act-takeback = { $name } asks to take a move back.
table-act-accept = { $name } agrees.
table-act-decline = { $name } would rather not.
table-act-away = { $name } steps away; a bot fills in.
table-act-back = { $name } is back.
table-act-resign = { $name } resigns.
table-act-timeout = { $name }’s time is up.
table-act-holiday = Someone is on holiday: their clock is stopped.

# The same acts of one's own seat.
table-own-sit = You sit down.
table-own-stand = You stand up.
table-own-start = The game begins.
table-own-undo = You undo a move.
table-own-takeback = You ask to take a move back.
table-own-accept = You agree.
table-own-decline = You would rather not.
table-own-away = You step away; a bot fills in.
table-own-back = You are back.
table-own-resign = You resign.
table-own-timeout = Your time is up.
table-own-holiday = You are on holiday: your clock is stopped.

table-hand-over = Pass the device to { $name }
table-hand-over-why = What comes next is for { $name }’s eyes only.
table-hand-over-take = I am { $name }
table-hand-over-undo = { $name } undoes the last move

table-help = Keyboard shortcuts
table-help-text = Tab reaches everything; these keys are faster.
table-shortcut-confirm = confirm my plan
table-shortcut-undo = undo
table-shortcut-restart = restart my turn
table-shortcut-moves = all moves, in words
table-shortcut-hint = ask for a hint
table-shortcut-log = log
table-shortcut-chat = chat
table-shortcut-rules = rules
table-shortcut-card = the card of what has the focus
table-shortcut-help = these shortcuts

table-recap-title = While you were away
table-recap-played = { $times ->
    [one] { $name } played once
   *[other] { $name } played { $times } times
}
table-recap-since = { $turns ->
    [0] { $played }.
    [one] One new turn: { $played }.
   *[other] { $turns } new turns: { $played }.
}
table-recap-show = Show me
table-recap-on = Continue
table-recap-showing = As it happened: { $at } of { $count }
table-recap-skip = Skip

# The first table of a game on this device.
table-first-steps = First steps
table-first-steps-go = Let’s go
table-face-failed = The board cannot be drawn. The game goes on in words.
table-face-retry = Try again
