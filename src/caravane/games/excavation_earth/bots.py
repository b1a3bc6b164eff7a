"""How good a state looks to a seat."""

from .state import EarthState


def evaluate(state: EarthState, seat: int) -> float:
    """Guess the points of a seat."""
    return float(state.credits[seat])
