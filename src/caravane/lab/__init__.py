"""Measurements of the engine and the bots, and tools for research on them."""
