"""Steps of the game, one module per phase of the rules."""
