"""Bots that see only what their seat sees, by construction."""
