"""Interface of a game, and code to play, record, undo and view it. It uses the standard library only."""
