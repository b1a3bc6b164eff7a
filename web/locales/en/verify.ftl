# Check the luck of a game.
verify-title = Check a game
verify-choose = Choose the file of a game
verify-choose-about = Or drop it here. It does not leave your device.
verify-another = Check another file
verify-working = Checking…
verify-drawn = { $count } of { $total } draws made again
verify-right = The luck is in order
verify-right-about = { $count ->
    [one] The draw was made again here, on your device, and everything agrees.
   *[other] All { $count } draws were made again here, on your device, and everything agrees.
}
verify-wrong = Something is wrong
verify-wrong-about = This file does not tell what happened, or the luck was not kept. See where below ({ $count } draws made again).
verify-stamp = Luck verified
verify-stamp-wrong = Not as it was
verify-parts = Point by point
verify-digest-holds = The file is whole: nothing in it was changed since the end.
verify-digest-wrong = The file was changed afterwards.
verify-commitment-holds = The secret is the one that the server had sealed at the opening.
verify-commitment-wrong = The secret is not the one that the server had sealed.
verify-luck-parts-holds = Every seat’s own part of the luck is in it, as it was given.
verify-luck-parts-wrong = A seat’s own part of the luck is missing or was changed.
verify-chances-holds = The list of draws is that of the game.
verify-chances-wrong = The list of draws is not that of the game.
verify-not-over-holds = The game is over, its secret is open.
verify-not-over-wrong = The game is not over.
verify-draws-hold = { $count ->
    [one] The draw gives what the file says.
   *[other] All { $count } draws give what the file says.
}
verify-draws-wrong = { $count ->
    [one] One draw gives something else than the file says.
   *[other] { $count } draws give something else than the file says.
}
verify-made-of = What this luck is made of
verify-fingerprint = Sealed fingerprint
verify-secret = The server’s secret
verify-no-entropy = nothing added
verify-draws = All draws
verify-number = No.
verify-kind = Draw
verify-kind-roll = dice
verify-kind-lot = lot
verify-kind-lots = several lots
verify-kind-shuffle = shuffle
verify-outcome = Outcome
verify-same = Agrees?
verify-agrees = agrees
verify-differs = differs
verify-should-be = Expected: { $right }
verify-more = Show more
verify-means = What this means
verify-means-promise = Before anyone sat down the server drew a secret and showed its fingerprint: it could not change it any more.
verify-means-mixed = Everyone added luck of their own, which the server did not know: it could prepare nothing, and neither could they.
verify-means-here = All of it is computed again here, in your browser; that the moves kept to the rules is checked too by the command “caravane verify”.
