"""Scores, ranking, and the lines of the score sheet."""

from caravane.kernel.words import Phrase

from .state import ExpeditionsState
from .words import COMMON_LINE, LEFT_LINE, LOST_LINE, OBJECTIVES_LINE, TOKENS_LINE


def score(state: ExpeditionsState, seat: int) -> int:
    """EX-SCORE-01 to 04: return cards laid and tokens regained, less cards in hand and tokens on the board."""
    gained = len(state.laid[seat]) + len(state.common[seat]) + len(state.regained[seat])
    return gained - len(state.hands[seat]) - len(state.tokens[seat])


def standings(state: ExpeditionsState) -> list[tuple[int, ...]]:
    """EX-SCORE-06 to 08: rank by points, then by tickets left; seats equal in both share the rank."""
    return [(score(state, seat), state.tickets[seat]) for seat in range(state.seats)]


def breakdown(state: ExpeditionsState, seat: int) -> list[tuple[Phrase, int]]:
    """List the sources and costs of points."""
    return [
        ((OBJECTIVES_LINE,), len(state.laid[seat])),
        ((COMMON_LINE,), len(state.common[seat])),
        ((TOKENS_LINE,), len(state.regained[seat])),
        ((LEFT_LINE,), -len(state.hands[seat])),
        ((LOST_LINE,), -len(state.tokens[seat])),
    ]
