"""Hands of cards, or of other components of which several are alike.

A hand is a sorted tuple of numbers, so that equal hands are equal tuples.
"""

Hand = tuple[int, ...]


def with_card(hand: Hand, card: int) -> Hand:
    """Return the hand with a card added, still sorted."""
    return tuple(sorted([*hand, card]))


def without(hand: Hand, card: int) -> Hand:
    """Return the hand without one copy of a card."""
    index = hand.index(card)
    return hand[:index] + hand[index + 1 :]


def less(hand: Hand, removed: Hand) -> Hand:
    """Return the hand without some cards; cards that it does not hold are ignored."""
    left = list(hand)
    for card in removed:
        if card in left:
            left.remove(card)
    return tuple(left)


def kinds(hand: Hand) -> list[int]:
    """Return each kind of card in the hand once."""
    found: list[int] = []
    last = -1
    for card in hand:
        if card != last:
            found.append(card)
            last = card
    return found


def chunks(cards: Hand, size: int = 4) -> list[Hand]:
    """Split cards into chunks short enough to read in one line."""
    return [cards[start : start + size] for start in range(0, len(cards), size)]
