"""Hand: cards, or other things of which several are alike, as a sorted tuple of numbers; equal hands are equal tuples."""

Hand = tuple[int, ...]


def with_card(hand: Hand, card: int) -> Hand:
    """Add a card in its place."""
    return tuple(sorted([*hand, card]))


def without(hand: Hand, card: int) -> Hand:
    """Take one of its kind out."""
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def less(hand: Hand, gone: Hand) -> Hand:
    """Take some out; what is not there is passed over."""
    left = list(hand)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)


def kinds(hand: Hand) -> list[int]:
    """List each kind once."""
    found: list[int] = []
    last = -1
    for card in hand:
        if card != last:
            found.append(card)
            last = card
    return found


def chunks(cards: Hand, most: int = 4) -> list[Hand]:
    """Cut a list into pieces that can be read in one line."""
    return [cards[start : start + most] for start in range(0, len(cards), most)]
