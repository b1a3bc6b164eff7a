# The end of a game.
end-counting = Counting…
end-skip = Skip
end-back = Back from the expedition
end-wins = { $count ->
    [one] { $name } wins
   *[other] { $name } share the victory
}
end-beaten = The game is lost.
end-not-won = The table did not win
end-points = { $count ->
    [one] point
   *[other] points
}
end-resigned = { $count ->
    [one] { $names } gave up.
   *[other] { $names } gave up.
}
end-cut-short = The game stopped before its end.
end-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
end-minutes = { $count } min
end-hours = { $count } h
end-days = { $count } days
end-from-outside = seen from outside
end-you = you
end-bot = bot
end-resigned-mark = gave up
end-sheet = The count
end-sheet-best = best of each row underlined
end-best = best of the row
end-total = Total
end-chart = Points, turn by turn
end-chart-turn = Choose a turn
end-turn = Turn { $turn }
end-see-turn = Replay turn { $turn }
end-moments = The great moves
end-gain = { $name }, in turn { $turn }
end-luck-checking = The luck is being recomputed…
end-luck-checking-more = Every die of the game, here, in your browser.
end-luck-stamp = Luck verified · Caravane
end-luck-stamp-bad = Luck in doubt · Caravane
end-luck-good = The luck was fair
end-luck-draws = { $count ->
    [0] There was nothing to draw.
    [one] { $count } draw recomputed, no difference.
   *[other] { $count } draws recomputed, no difference.
}
end-luck-bad = Something does not add up
end-luck-unknown = The luck could not be verified
end-luck-myself = Verify it myself
end-luck-no-table = The file is not that of a table.
end-luck-digest = The file was changed afterwards.
end-luck-commitment = The server’s secret is not the one it had sealed.
end-luck-luck-parts = A seat’s share of the luck is not the one it gave.
end-luck-chances = The list of draws does not match the game.
end-luck-not-over = The game is not over.
end-luck-draw = Difference at act { $number }: “{ $said }” instead of “{ $right }”.
end-fortune-smiled = { $name }: good luck, better than in { $percent }% of games.
end-fortune-even = { $name }: ordinary luck, better than in { $percent }% of games.
end-fortune-frowned = { $name }: little luck, better than in { $percent }% of games.
end-well-played = Well played! A rematch keeps the same seats and the same rules.
end-watched = Thanks for watching.
end-rematch-ready = A rematch is ready, you are awaited there.
end-rematch = Rematch
end-rematch-join = Join the rematch
end-rematch-watch = Watch the rematch
end-replay = Replay
end-export = Export
end-share = Share
end-copied = Copied
end-chat = Chat
end-home = Home
end-more = What now?
end-fortune = The luck of each seat
end-fortune-unknown = The report is not available.
