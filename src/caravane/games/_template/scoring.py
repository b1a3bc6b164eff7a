"""Scores and standings."""

from caravane.kernel.words import Phrase

from .state import WellState
from .words import WELL_LINE


def standings(state: WellState) -> list[tuple[int, ...]]:
    """Return the points, then the number of wells, of every seat (TW-SCORE-01, TW-SCORE-02)."""
    return [(sum(depths), len(depths)) for depths in state.won]


def breakdown(state: WellState, seat: int) -> list[tuple[Phrase, int]]:
    """Return every well of a seat with its points."""
    return [((WELL_LINE, depth), depth) for depth in state.won[seat]]
