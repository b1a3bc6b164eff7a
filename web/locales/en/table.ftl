# The table: the frame around every game.
table-opening = Unfolding the map…
table-lost = There is no table here
table-lost-why = Perhaps the link is incomplete, or the table is only for those who were invited. Ask for a new link, or log in if you play there.
table-unreachable = The table does not answer
table-unreachable-why = Either you are off the line or the server rests for a moment. Nothing is lost.
table-log-in = Log in
table-home = Home
table-board = The board
table-side = Log and chat
table-players = Players
table-action = What to do now
table-your-turn = Your turn
table-you = You
table-somebody = Somebody
table-menu = Menu
table-settings = Settings
table-watchers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
table-points = { $count ->
    [one] point
   *[other] points
}
table-turn = turn { $turn }
table-clock-days = { $days } d { $hours } h
table-clock-day = { $days } d
table-clock-hour = { $hours } h
table-clock-hours = { $hours } h { $minutes } min

table-line-online = Online
table-line-connecting = Connecting…
table-line-lost = Offline

table-state-yours = your turn
table-state-thinking = thinking
table-state-ready = ready
table-state-away = away
table-state-bot = bot
table-state-stand-in = a bot sits in
table-state-resigned = has resigned
table-kind-person = A person
table-kind-companion = On the same device
table-kind-bot = A bot
table-kind-automaton = An opponent played by the rules
table-kind-stand-in = A bot sits in for now

table-undo = Undo
table-restart = Restart my turn
table-confirm = Confirm
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
table-no-moves = You are not asked anything right now.
table-no-such-move = No move has these words.
table-touch-the-board = Touch what glows to see what it does.
table-chance = { $percent } %
table-hint = Ask for a hint
table-chance-told = { $percent } % chance of winning (± { $error }), about { $points } points
table-chances = Chances of winning, by a bot’s estimate; ★ its choice.
table-chance-best = the move advised
table-waiting = { $count ->
    [one] { $names } is thinking…
   *[other] { $names } are thinking…
}
table-goes-on = The game goes on by itself…
table-you-watch = You are watching.
table-will-be-sent = It will be sent as soon as the line is back.
table-the-rule = The rule

table-bot-plays-for-you = A bot plays for you.
table-return = Take my seat back
table-leave = Let a bot sit in
table-leave-sure = A bot plays for you until you take your seat back.
table-resign = Resign
table-resign-sure = You give up this game. It cannot be taken back.
table-ask = Ask to take back
table-asking = { $name } would like to take the last choice back.
table-asking-own = You have asked to take your last choice back.
table-asking-agreed = You agree that { $name } takes the last choice back.
table-agree = All right
table-decline = Rather not
table-withdraw = Never mind
table-holiday = Holiday
table-holiday-why = Your clock at this table stands still until you are back.
table-holiday-days = { $days } days
table-holiday-end = I am back
table-holiday-begun = Have a good time! Your clock stands still for { $days } days.
table-holiday-over = Welcome back: your clock runs again.

table-log = Log
table-log-empty = Nothing has happened yet.
table-log-more = Show earlier lines
table-replay = Replay
table-rules = Rules
table-notebook-title = Log and chat
table-notebook = { $count ->
    [0] Log and chat
    [one] Log and chat, { $count } new line
   *[other] Log and chat, { $count } new lines
}
table-chat = Chat
table-chat-write = Write to the table…
table-chat-send = Send
table-chat-empty = Nobody has said anything yet.
table-chat-silent = Nothing was said here. Those who play may write.

table-act-sit = { $name } sits down.
table-act-stand = { $name } stands up.
table-act-start = The game begins.
table-act-undo = { $name } takes a choice back.
table-act-ask = { $name } asks to take a choice back.
table-act-agree = { $name } agrees.
table-act-decline = { $name } would rather not.
table-act-leave = { $name } goes away: a bot sits in.
table-act-return = { $name } is back.
table-act-resign = { $name } resigns.
table-act-expire = The time of { $name } is up.
table-act-holiday = Somebody is on holiday: that clock stands still.

table-hand-over = Pass the device to { $name }
table-hand-over-why = What { $name } sees is for no other eyes.
table-hand-over-take = I am { $name }
table-hand-over-undo = { $name } takes the last choice back

table-help = Keys
table-help-text = Tab reaches everything. These keys are shorter.
table-key-confirm = confirm what is planned
table-key-undo = undo
table-key-restart = begin my turn anew
table-key-moves = all moves, in words
table-key-hint = ask for a hint
table-key-log = log
table-key-chat = chat
table-key-rules = rules
table-key-help = these keys

table-away-title = While you were away
table-away-played = { $times ->
    [one] { $name } played once
   *[other] { $name } played { $times } times
}
table-away-since = { $turns ->
    [0] { $played }.
    [one] One turn has begun: { $played }.
   *[other] { $turns } turns have begun: { $played }.
}
table-away-show = Show me
table-away-on = On with it
table-away-showing = As it happened: { $at } of { $count }
table-away-skip = Skip

# The first table of a game on this device.
table-first-steps = First steps
table-first-steps-go = Let’s go
