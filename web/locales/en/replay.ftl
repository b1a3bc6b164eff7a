# A table seen again.
replay-title = Replay
replay-bar = Replay controls
replay-back = Back to the table
replay-share = Share this moment
replay-copied = Link copied
replay-in-address = The page address leads to this moment
replay-nothing = There is nothing to see yet.
replay-position = Moment of the game
replay-at = moment { $at } of { $count }
replay-first = To the beginning
replay-previous = One step back
replay-next = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed × { $speed }
replay-seen-by = { $name }’s hand is open.
