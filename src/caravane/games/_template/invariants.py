"""What must hold after every move: nothing lost, nothing doubled."""

from .components import CARDS
from .state import NO_CARD, WellState


def census(state: WellState) -> dict[str, int]:
    """Count the cards in all places; the sum never changes once they are dealt."""
    places = [len(state.deck), len(state.played), *[len(hand) for hand in state.hands]]
    return {"cards": sum(places) or CARDS}


def broken(state: WellState) -> list[str]:
    """List the invariants that do not hold."""
    found: list[str] = []
    hidden = [card for place in [state.deck, *state.hands] for card, _ in place]
    cards = hidden + state.played
    if cards and sorted(cards) != list(range(CARDS)):
        found.append("TW-INV-01")
    if any(not knowers & 1 << seat for seat, hand in enumerate(state.hands) for _, knowers in hand):
        found.append("TW-INV-02")
    if any(card != NO_CARD and card not in dict(state.hands[seat]) for seat, card in enumerate(state.chosen)):
        found.append("TW-INV-03")
    return found
