# Check the luck of a game.
verify-title = Check a game
verify-choose = Choose the file of a game
verify-choose-about = Or drop it here. It does not leave your device.
verify-another = Check another file
verify-working = Checking…
verify-drawn = { $count } of { $total } draws repeated
verify-right = The luck checks out
verify-right-about = { $dice ->
    [0] Draws repeated here, on your device: { $count }. Everything matches.
   *[other] Draws repeated here, on your device: { $count }, with { $dice } dice in all. Everything matches.
}
verify-wrong = Something is wrong
verify-wrong-about = Either this file does not match what happened, or the luck was tampered with. Details below (draws repeated: { $count }).
verify-unproved = Not all of the luck can be checked
verify-unproved-about = { $count ->
    [0] The draws were recorded by an earlier version of Caravane, without a secret. Nothing contradicts them, but they cannot be repeated.
    [one] The game began in an earlier version of Caravane, without a secret. One later draw was repeated here and matches; the others were only recorded.
   *[other] The game began in an earlier version of Caravane, without a secret. { $count } later draws were repeated here and match; the others were only recorded.
}
verify-stamp = Luck verified
verify-stamp-wrong = Mismatch found
verify-checks = Point by point
verify-digest-holds = The file is intact: nothing in it has changed since the end of the game.
verify-digest-wrong = The file was changed after the game.
verify-commitment-holds = The secret matches the fingerprint published before the game.
verify-commitment-wrong = The secret does not match the fingerprint published before the game.
verify-luck-inputs-holds = Every player’s share of the luck is there, exactly as given.
verify-luck-inputs-wrong = A player’s share of the luck is missing or has been changed.
verify-chance-events-holds = The list of draws matches the game.
verify-chance-events-wrong = The list of draws does not match the game.
verify-unproved-holds = Every draw comes from the secret.
verify-unproved-wrong = The first draws were only recorded, without a secret: they cannot be repeated.
verify-not-finished-holds = The game is over and its secret is public.
verify-not-finished-wrong = The game is not over.
verify-draws-hold = { $count ->
    [one] The draw matches the file.
   *[other] All { $count } draws match the file.
}
verify-draws-wrong = { $count ->
    [one] One draw does not match the file.
   *[other] { $count } draws do not match the file.
}
verify-made-of = What this luck is made of
verify-fingerprint = Fingerprint of the secret
verify-secret = The server’s secret
verify-no-entropy = nothing added
verify-draws = All draws
verify-number = No.
verify-kind = Draw
verify-kind-roll = dice
verify-kind-lot = random pick
verify-kind-lots = random picks
verify-kind-shuffle = shuffle
verify-outcome = Outcome
verify-same = Match?
verify-agrees = matches
verify-differs = differs
verify-recorded = recorded
verify-should-be = Expected: { $expected }
verify-more = Show more
verify-means = What this means
verify-means-commitment = Before anyone sat down, the server drew a secret and published its fingerprint. From then on it could not change it.
verify-means-entropy = Everyone then added luck of their own, unknown to the server. So neither the server nor any player could rig anything.
verify-means-here = Everything is recalculated here, in your browser. The command “caravane verify” also checks that every move followed the rules.
