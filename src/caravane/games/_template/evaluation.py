"""Evaluation of a state for a seat, used by bots."""

from .state import NO_CARD, WellState


def evaluate(state: WellState, seat: int) -> float:
    """Return the points, a little for strong cards in hand, and the prospects of the card just chosen."""
    value = float(sum(state.won[seat]))
    value += 0.05 * sum([card for card, _ in state.hands[seat]])
    own = state.chosen[seat]
    if own != NO_CARD:
        rivals = [max(state.hands[other])[0] for other in range(state.seats) if other != seat]
        value += state.depth * (0.5 if own < max(rivals) else 1.0) * own / 20 - 0.1 * own
    return value
