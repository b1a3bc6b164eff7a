"""Measurements of engine and bots, and later research, on the same engine."""
