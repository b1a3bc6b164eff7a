"""Tree search over the states that are possible from what a seat knows."""
