"""The command line: every game playable as text, replays, and tools for saved games."""

from caravane.cli.app import main

__all__ = ["main"]
