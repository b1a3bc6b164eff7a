"""Evaluation: how good a state looks to a seat."""

from .state import NO_CARD, WellState


def evaluate(state: WellState, seat: int) -> float:
    """Count the points, and a little for strong cards kept; a card played must beat those it meets."""
    value = float(sum(state.won[seat]))
    value += 0.05 * sum([card for card, _ in state.hands[seat]])
    mine = state.chosen[seat]
    if mine != NO_CARD:
        rivals = [max(state.hands[other])[0] for other in range(state.seats) if other != seat]
        value += state.depth * (0.5 if mine < max(rivals) else 1.0) * mine / 20 - 0.1 * mine
    return value
