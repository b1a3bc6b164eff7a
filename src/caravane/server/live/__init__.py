"""Tables in memory: the hub that accepts acts, and what it sends to followers."""
