# What this device can say about the luck of a game.
luck-verified = Luck verified by this device
luck-verified-about = Your share is in the luck, and the game is the one you were shown.
luck-verified-missing = { $name } did not reveal a share: the game began without it.
luck-verified-stamp = Verified here · Caravane
luck-no-part = Luck not verified by this device
luck-no-part-no-notes = The file agrees with itself, but this device did not take part: it has no notes of this game.
luck-no-part-unchecked = This page belongs to another version of Caravane than the file, so it cannot check the dice and cards. Reload the page; if that does not help, use “caravane verify” of the version in which the game was played.
luck-no-part-first-algorithm = This game began in an earlier version of Caravane, whose luck could be computed in advance: it proves nothing.
luck-no-part-irregular = This device was shown something that it could not note, or that contradicted its notes: it cannot say that the luck was not steered.
luck-no-part-unseen = This device has made a move without a note of what it was shown: it cannot say that this is the game you were shown.
luck-no-part-no-result = This device has not seen the end of the game.
luck-no-part-share = The file agrees with itself, but this device did not take part: the luck contains no share from it.
luck-no-part-restarted = { $count ->
    [one] A start was cancelled after this device had revealed its share: the luck could have been chosen between two.
   *[other] { $count } starts were cancelled after this device had revealed its share: the luck could have been chosen among several.
}
luck-no-part-upgrade = This device cannot compare everything: the file or the server is of another version.
luck-no-part-stamp = Not verified · Caravane
luck-differs = Something differs
luck-differs-about = Do not trust this file. Keep it together with the notes of this device: they are the evidence.
luck-differs-file-about = Do not trust this file.
luck-differs-stamp = Differs · Look again
luck-differs-game = The file is of another game.
luck-differs-commitment = The fingerprint of the secret is not the one that this device saw before the game.
luck-differs-own-entropy = { $name }: the share of the luck given by this device is not in the file.
luck-differs-others-entropy = { $name }: the share of the luck in the file is not the one fixed before this device gave its own.
luck-differs-move = { $name }: move number { $number } played on this device is not in the file.
luck-differs-shown = { $name }: at step { $number }, the file shows something other than this device did.
luck-differs-result = The result is not the one that this device showed.
luck-save-notes = Save the notes of this device
luck-save-file = Save the file
