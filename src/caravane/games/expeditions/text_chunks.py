"""Splits lists of cards into lengths that can be read on a phone."""

from typing import Final

CHUNK_SIZE: Final = 3


def chunks(cards: list[int]) -> list[list[int]]:
    """Split a list of cards into chunks that fit into a sentence."""
    return [cards[start : start + CHUNK_SIZE] for start in range(0, len(cards), CHUNK_SIZE)]
