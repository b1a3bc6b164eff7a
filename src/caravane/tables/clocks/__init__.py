"""Clocks, time controls and quiet hours of a table."""
