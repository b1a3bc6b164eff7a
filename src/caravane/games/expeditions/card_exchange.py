"""Exchange of a card: draw, keep, put under the deck, and track which seats know where a card is."""

from caravane.kernel.event import Events

from .objectives import is_dead, know_dead, with_note
from .state import ALL, KEEP_CARD, NO_CARD, ExpeditionsState
from .words import DREW, DREW_UNSEEN


def draw(state: ExpeditionsState, seat: int, events: Events) -> None:
    """EX-TICKET-18, 24: draw the top two cards, or as many as there are, unseen by the other seats."""
    state.exchanges = (*state.exchanges, seat)
    state.drawn = tuple([state.deck.pop() for _ in range(min(state.box.drawn, len(state.deck)))])
    cards = [card for card, _ in state.drawn]
    for owner in range(state.seats):
        for card in cards:
            # A seat that sees a card during an exchange knows that its token is dead.
            know_dead(state, owner, card, 1 << seat)
    events.learn(seat, (DREW, *cards), (DREW_UNSEEN, len(cards)))
    state.push((KEEP_CARD, seat))


def put_back(state: ExpeditionsState, seat: int, kept_card: int, discarded: int) -> None:
    """EX-TICKET-19, 20: put the cards not kept under the deck in drawn order, then the discarded one."""
    _remember(state, seat)
    under = [card for card, _ in state.drawn if card != kept_card]
    if kept_card != NO_CARD:
        under.append(discarded)
        hand = [card for card in state.hands[seat] if card != discarded]
        state.hands[seat] = tuple(sorted([*hand, kept_card]))
        _kill_token(state, seat, discarded)
    for card in under:
        state.deck.insert(0, (card, 1 << seat))
    state.drawn = ()


def _remember(state: ExpeditionsState, seat: int) -> None:
    """Record for the seats that knew a top card that it was last in no hand just before this exchange."""
    time = len(state.exchanges) - 1
    for card, bits in state.drawn:
        for other in range(state.seats):
            if other != seat and bits & (ALL | 1 << other):
                state.memory[other] = with_note(state.memory[other], card, time)


def _kill_token(state: ExpeditionsState, seat: int, card: int) -> None:
    """EX-TICKET-22, 23: mark the token of an exchanged card as dead for good; it stays on the board."""
    if card in state.tokens[seat] and not is_dead(state, seat, card):
        state.dead[seat] = (*state.dead[seat], (card, 1 << seat))
