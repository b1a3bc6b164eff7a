# Check the luck of a game.
verify-title = Check a game
verify-choose = Choose the file of a game
verify-choose-about = Or drop it here, together with the notes of a device if you have them. Nothing leaves your device.
verify-notes = The file is compared with the notes of table { $table }.
verify-notes-wait = The notes of table { $table } are ready: now choose the file of the game.
verify-another = Check another file
verify-working = Checking…
verify-drawn = { $count } of { $total } draws repeated
verify-right-about = { $dice ->
    [0] Draws repeated here, on your device: { $count }. Everything matches.
    [one] Draws repeated here, on your device: { $count }, one of them with a die. Everything matches.
   *[other] Draws repeated here, on your device: { $count }, with { $dice } dice in all. Everything matches.
}
verify-unproved = Not all of the luck can be checked
verify-unproved-about = { $count ->
    [0] The draws were recorded by an earlier version of Caravane, without a secret. Nothing contradicts them, but they cannot be repeated.
    [one] The game began in an earlier version of Caravane, without a secret. One later draw was repeated here and matches; the others were only recorded.
   *[other] The game began in an earlier version of Caravane, without a secret. { $count } later draws were repeated here and match; the others were only recorded.
}
verify-checks = Point by point
verify-digest-holds = The file matches its own fingerprint.
verify-digest-wrong = The file does not match its own fingerprint: it was changed or damaged.
verify-commitment-holds = The secret matches the fingerprint in the file.
verify-commitment-wrong = The secret does not match the fingerprint in the file.
verify-luck-inputs-holds = The shares of the luck are those recorded in the file.
verify-luck-inputs-wrong = A player’s share of the luck is missing or has been changed.
verify-chance-events-holds = The list of draws matches the game.
verify-chance-events-wrong = The list of draws does not match the game.
verify-candidates-holds = Dice and cards are those of the game.
verify-candidates-wrong = There are dice or cards that the game does not have.
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
verify-means-entropy = Each device then fixed a share of luck of its own, and revealed it only when everything else was fixed. If your device says “verified”, nobody knew or chose the luck before it revealed its share.
verify-means-here = Everything is recalculated here, in your browser. The command “caravane verify” also checks that every move followed the rules.
