# The waiting room.
waiting-invitation = Invitation
waiting-qr = QR code of the invitation
waiting-share = Share
waiting-share-text = Come and play with me: { $title }
waiting-copy = Copy the link
waiting-copied = Link copied
waiting-luck = Verifiable luck.
waiting-luck-commitment = Fingerprint of the secret
waiting-luck-about = The server has already chosen its secret; this is its fingerprint. Everyone adds luck of their own, and at the end anyone can check that nothing has been changed.
waiting-is-person = plays here.
waiting-is-companion = plays on someone else’s device.
waiting-is-bot = is a bot
waiting-stand = Stand up
waiting-remove = Free the seat
waiting-free-about = This seat goes to the first person who opens the invitation.
waiting-bot = Add a bot here
waiting-companion = Add someone next to me
waiting-companion-name = Someone on this device
waiting-came = { $name } is here.
waiting-went = { $name } left their seat.
waiting-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
waiting-full = The table is full. The host can start the game.
waiting-full-host = The table is full.
waiting-starting = Mixing everyone’s luck…
waiting-start-without = Start without waiting
waiting-start-bots = Fill up with bots and play
waiting-sit = Sit down here
waiting-clock = { $bank }, plus { $increment } per move.
waiting-begin-host = When the host says so
waiting-starts = Everyone is here: the game starts by itself.
waiting-start-in = Start now · { $seconds } s
waiting-seconds = in { $seconds } s
waiting-title = ({ $count }/{ $most }) { $title }
waiting-title-came = { $name } is here · { $title }
waiting-chat = Meanwhile
waiting-rules = Read the rules
