"""Evaluation: how good a state looks to a seat."""

from .scoring import score
from .state import ArcheosState


def evaluate(state: ArcheosState, seat: int) -> float:
    """Count the points."""
    return float(score(state, seat))
