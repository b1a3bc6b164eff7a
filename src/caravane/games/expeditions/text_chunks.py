"""Sentences: as many cards in one as can be read on a phone."""

from typing import Final

SOME: Final = 3


def chunks(cards: list[int]) -> list[list[int]]:
    """Cut a list of cards into pieces that fit into a sentence."""
    return [cards[start : start + SOME] for start in range(0, len(cards), SOME)]
