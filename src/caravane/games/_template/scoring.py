"""Scores and ranking."""

from caravane.kernel.words import Said

from .state import WellState
from .words import WELL_LINE


def standings(state: WellState) -> list[tuple[int, ...]]:
    """TW-SCORE-01, TW-SCORE-02: points, then the number of wells."""
    return [(sum(depths), len(depths)) for depths in state.won]


def breakdown(state: WellState, seat: int) -> list[tuple[Said, int]]:
    """List every well with its points."""
    return [((WELL_LINE, depth), depth) for depth in state.won[seat]]
