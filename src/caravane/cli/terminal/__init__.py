"""A game at the terminal: table, dialogue, screen and saved games."""
