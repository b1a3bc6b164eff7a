"""Scores and standings."""

from caravane.kernel.words import Phrase

from .state import TwoMulesState
from .words import SALE_LINE


def coins(state: TwoMulesState, seat: int) -> int:
    """Return the coins of a seat (TM-SCORE-01)."""
    return sum([coins for _, coins in state.sales[seat]])


def standings(state: TwoMulesState) -> list[tuple[int, ...]]:
    """Return the coins, then the number of sales, of every seat (TM-SCORE-01, TM-SCORE-02)."""
    return [(coins(state, seat), len(state.sales[seat])) for seat in range(state.seats)]


def breakdown(state: TwoMulesState, seat: int) -> list[tuple[Phrase, int]]:
    """Return every sale of a seat with its coins."""
    return [((SALE_LINE, load), coins) for load, coins in state.sales[seat]]
