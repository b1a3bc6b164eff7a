"""Tables in memory, the hub that accepts acts, and the updates sent to followers."""
