"""Sorted hands, and the common deck with its discard."""

from caravane.kernel.event import Events
from caravane.kernel.hand import kinds, with_card, without
from caravane.kernel.state import CHANCE, TABLE, Frame

from .components import MARKETS, TRAVEL
from .events import DECK_SHUFFLED
from .state import Cards, EarthState
from .step_ids import RESHUFFLE


def colour_of(card: int) -> int:
    """Return the colour of an action card."""
    return card // MARKETS


def symbol_of(card: int) -> int:
    """Return the symbol of an action card, which is the number of its market."""
    return card % MARKETS


def is_travel(card: int) -> bool:
    """Return whether a card is a travel card."""
    return card >= TRAVEL


def first_of_two(cards: Cards) -> list[int]:
    """List the kinds that may be named first of two, ascending: another card must be left at or after it."""
    return kinds(cards[:-1])


def second_of_two(cards: Cards, first: int) -> list[int]:
    """List the kinds that may follow the first of two."""
    return [card for card in kinds(without(cards, first)) if card >= first]


def refill(state: EarthState, again: Frame, events: Events) -> bool:
    """EE-EXHAUST-03: make the discard the deck if the deck is empty, and return whether the caller may go on.

    False means that a shuffle comes first; the frame `again` follows it.
    """
    if state.deck or not (state.discard or state.face_down):
        return True
    cards = discarded(state)
    if cards[0] == cards[-1]:
        # All are of one kind, so there is nothing to shuffle.
        new_deck(state, tuple(cards), events)
        return True
    state.push(again)
    state.push((RESHUFFLE, CHANCE))
    return False


def discarded(state: EarthState) -> list[int]:
    """List the whole discard, sorted, so that it reveals neither an order nor the face-down cards."""
    return sorted([*state.discard, *state.face_down])


def new_deck(state: EarthState, order: Cards, events: Events) -> None:
    """Make the discard the deck, first card on top; face-down cards can no longer be told from the others."""
    state.deck = list(reversed(order))
    state.discard = []
    state.face_down = ()
    state.unshuffled = 0
    events.tell(TABLE, (DECK_SHUFFLED, len(order)))


def reveal(state: EarthState, seat: int, card: int) -> None:
    """Record that a card has left a hand in public: seats that know the draft rely on it."""
    state.revealed[seat] = with_card(state.revealed[seat], card)
