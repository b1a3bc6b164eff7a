"""Steps of the game: the depot, where loads are dealt and taken, and the market, where they are sold."""
