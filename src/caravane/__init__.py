"""Caravane: an open, self-hostable table for expedition board games."""

__version__ = "0.1.0"
