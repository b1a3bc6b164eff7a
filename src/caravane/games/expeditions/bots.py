"""Evaluation: how many points a seat may have in the end."""

from .scoring import score
from .state import ExpeditionsState


def evaluate(state: ExpeditionsState, seat: int) -> float:
    """Guess the final points of a seat."""
    return float(score(state, seat))
