"""The terminal: every game playable in text, replay, and tools around saved games."""

from caravane.cli.app import main

__all__ = ["main"]
