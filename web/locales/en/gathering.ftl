# The waiting room.
gathering-invitation = Invitation
gathering-qr = QR code of the invitation
gathering-share = Share
gathering-share-text = Come and play with me: { $title }
gathering-copy = Copy the link
gathering-copied = Link copied
gathering-luck = Verifiable luck.
gathering-luck-sealed = Sealed fingerprint
gathering-luck-about = The server has fixed the secret of its dice already; this is its fingerprint. Everyone adds luck of their own, and at the end anyone can check that nothing was changed.
gathering-is-person = plays here.
gathering-is-companion = plays on somebody else’s device.
gathering-is-bot = is a bot
gathering-stand = Stand up
gathering-remove = Free the seat
gathering-free-about = This seat waits for the first person who opens the invitation.
gathering-bot = Seat a bot here
gathering-companion = Seat beside me
gathering-companion-name = Somebody on this device
gathering-came = { $name } is here.
gathering-went = { $name } left the seat.
gathering-free = { $count ->
    [one] One seat is still waiting.
   *[other] { $count } seats are still waiting.
}
gathering-full = The table is full; the host will begin.
gathering-full-host = The table is full.
gathering-mixing = Everyone’s luck is being mixed…
gathering-start-without = Begin without what is missing
gathering-start-bots = Fill up with bots and play
gathering-sit = Sit down here
gathering-clock = { $bank }, and { $increment } for each answer.
