"""Invariants that hold after every move: no card is lost or duplicated."""

from .components import CARDS
from .state import NO_CARD, WellState


def census(state: WellState) -> dict[str, int]:
    """Return the number of cards in all locations, which never changes after the deal."""
    counts = [len(state.deck), len(state.played), *[len(hand) for hand in state.hands]]
    return {"cards": sum(counts) or CARDS}


def violations(state: WellState) -> list[str]:
    """Return the ids of the invariants that do not hold."""
    found: list[str] = []
    hidden = [card for pile in [state.deck, *state.hands] for card, _ in pile]
    cards = hidden + state.played
    if cards and sorted(cards) != list(range(CARDS)):
        found.append("TW-INV-01")
    if any(not knowers & 1 << seat for seat, hand in enumerate(state.hands) for _, knowers in hand):
        found.append("TW-INV-02")
    if any(card != NO_CARD and card not in dict(state.hands[seat]) for seat, card in enumerate(state.chosen)):
        found.append("TW-INV-03")
    return found
