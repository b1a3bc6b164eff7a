"""Cards: sorted hands, and the common deck with its discard."""

from caravane.kernel.event import Events
from caravane.kernel.hand import kinds, with_card, without
from caravane.kernel.state import CHANCE, TABLE, Frame

from .components import MARKETS, TRAVEL
from .events import DECK_SHUFFLED
from .state import Cards, EarthState
from .step_ids import RESHUFFLE


def colour_of(card: int) -> int:
    """Give the colour of an action card."""
    return card // MARKETS


def symbol_of(card: int) -> int:
    """Give the symbol of an action card, which is the number of its market."""
    return card % MARKETS


def is_travel(card: int) -> bool:
    """Tell a travel card from an action card."""
    return card >= TRAVEL


def first_of_two(cards: Cards) -> list[int]:
    """List the kinds that may be named first of two, in ascending order: another one is left at or after it."""
    return kinds(cards[:-1])


def second_of_two(cards: Cards, first: int) -> list[int]:
    """List the kinds that may follow the first of two."""
    return [card for card in kinds(without(cards, first)) if card >= first]


def refill(state: EarthState, again: Frame, events: Events) -> bool:
    """EE-EXHAUST-03: see to it that the deck holds a card, if there is one.

    False means that luck has to shuffle first; the frame comes again after that.
    """
    if state.deck or not (state.discard or state.face_down):
        return True
    cards = discarded(state)
    if cards[0] == cards[-1]:
        # All are of one kind: there is nothing to leave to luck.
        new_deck(state, tuple(cards), events)
        return True
    state.push(again)
    state.push((RESHUFFLE, CHANCE))
    return False


def discarded(state: EarthState) -> list[int]:
    """List the whole discard, sorted: the list betrays neither an order nor what lies face down."""
    return sorted([*state.discard, *state.face_down])


def new_deck(state: EarthState, order: Cards, events: Events) -> None:
    """Make the discard the deck, first card on top; what lay face down cannot be told from the rest any more."""
    state.deck = list(reversed(order))
    state.discard = []
    state.face_down = ()
    state.unshuffled = 0
    events.tell(TABLE, (DECK_SHUFFLED, len(order)))


def reveal(state: EarthState, seat: int, card: int) -> None:
    """Remember that a card has left a hand for all to see: who knows the draft counts on it."""
    state.revealed[seat] = with_card(state.revealed[seat], card)
