"""The decision points and what happens by itself: a module per phase and action of the rulebook."""
