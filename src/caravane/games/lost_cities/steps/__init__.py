"""Steps of the game, one module per phase of a turn: roll, choose, end."""
