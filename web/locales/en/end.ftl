# The end of a game.
end-counting = Counting…
end-skip = Skip
end-back = Back from the expedition
end-wins = { $count ->
    [one] { $name } wins
   *[other] { $name } share the victory
}
end-beaten = The game is lost.
end-not-won = No win this time
end-you-win = You win!
end-you-share = You share the victory with { $names }
end-chart-after = After turn { $turn }:
end-points = { $count ->
    [one] point
   *[other] points
}
end-resigned = { $count ->
    [one] { $names } resigned.
   *[other] { $names } resigned.
}
end-cut-short = The game was cut short.
end-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
end-minutes = { $count } min
end-hours = { $count } h
end-days = { $count } days
end-bot = bot
end-resigned-mark = resigned
end-sheet = Score sheet
end-sheet-best = best of each row underlined
end-best = best of the row
end-total = Total
end-chart = Points, turn by turn
end-chart-turn = Choose a turn
end-turn = Turn { $turn }
end-see-turn = Replay turn { $turn }
end-best-moves = Best moves
end-luck-checking = Recalculating the luck…
end-luck-checking-more = Every draw of the game, right here in your browser.
end-luck-draws = { $count ->
    [0] There was nothing to draw.
   *[other] { $dice ->
        [0] Draws checked: { $count }. No difference.
        [one] Draws checked: { $count }, one of them with a die. No difference.
       *[other] Draws checked: { $count }, with { $dice } dice in all. No difference.
    }
}
end-luck-unknown = The luck could not be checked
end-luck-myself = Check it myself
end-luck-not-an-export = This is not a table file.
end-luck-digest = The file does not match its own fingerprint: it was changed or damaged.
end-luck-commitment = The server’s secret does not match the fingerprint in the file.
end-luck-luck-inputs = A player’s share of the luck is not the one they gave.
end-luck-candidates = There are dice or cards that the game does not have.
end-luck-chance-events = The list of draws does not match the game.
end-luck-unproved = The first draws were recorded by an earlier version, without a secret: they cannot be repeated.
end-luck-not-finished = The game is not over.
end-luck-draw = Difference at step { $number }: the file says “{ $recorded }”, but the draw gives “{ $expected }”.
end-seat-luck-good = { $name }: good luck, better than in { $percent }% of games.
end-seat-luck-even = { $name }: ordinary luck.
end-seat-luck-bad = { $name }: little luck, worse than in { $percent }% of games.
end-rematch-about = Well played! A rematch opens a new table with the same people and options; another seat starts.
end-rematch-now = Well played! A rematch starts a new game right away, with the same opponents and options; another seat starts.
end-watched = Step through this game, or play one of your own.
end-rematch-accepted = Rematch accepted by { $names }: a new table with the same people and options.
end-rematch = Rematch
end-rematch-join = Join the rematch
end-rematch-watch = Watch the rematch
end-replay = Replay
end-export = Export
end-share = Share
end-copied = Copied
end-share-text = { $headline } ({ $title }). { $scores }.
end-share-score = { $name } { $score }
end-chat = Chat
end-home = Home
end-more = What now?
end-seat-luck = Everyone’s luck
end-seat-luck-unknown = The report is not available.
