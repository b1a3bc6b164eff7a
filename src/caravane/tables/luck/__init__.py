"""Verifiable luck with commitments, chance events and their statistics."""
