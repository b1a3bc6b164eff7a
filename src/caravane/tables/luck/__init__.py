"""Verifiable luck: commitments, chance events and their statistics."""
