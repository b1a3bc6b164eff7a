"""Caravane, an open, self-hostable server and terminal for expedition board games."""

__version__ = "0.1.0"
