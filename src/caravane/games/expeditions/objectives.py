"""Objectives: the holder of a place's card, the laying of cards, and the public information when no seat has one."""

from caravane.kernel.event import Events
from caravane.kernel.state import TABLE

from .state import ALL, CLAIM_CARD, CLOSE_WINDOW, NOBODY, TAKE_COMMON, ExpeditionsState, Note
from .words import (
    CARD_LAID,
    COMMON_TAKEN,
    KEY_LAID,
    LAST_CARD,
    NOBODY_LAYS,
    TURNED_UP,
    WINDOW_OPENED,
)


def holder(state: ExpeditionsState, card: int) -> int:
    """Return the seat that has a card in hand, or NOBODY."""
    for seat in range(state.seats):
        if card in state.hands[seat]:
            return seat
    return NOBODY


def is_laid(state: ExpeditionsState, card: int) -> bool:
    """Return whether a card lies face up before a seat."""
    return any(card in cards for cards in state.laid) or any(card in cards for cards in state.common)


def reach_place(state: ExpeditionsState, seat: int, card: int, uncovered: bool, events: Events) -> None:
    """EX-PLACE-01, 08, 17: lay the card of its holder, or announce that no seat has it, which is a reveal as well."""
    if card in state.display:
        if not uncovered and not state.offers_commons:
            take_common(state, seat, card, events)
        return
    owner = holder(state, card)
    if owner != NOBODY:
        lay_card(state, owner, card, events)
    elif not is_laid(state, card):
        events.show(seat, (NOBODY_LAYS, card))
        state.absent = with_note(state.absent, card, len(state.exchanges))
        for other in range(state.seats):
            know_dead(state, other, card, ALL)


def lay_card(state: ExpeditionsState, owner: int, card: int, events: Events) -> None:
    """EX-PLACE-03: lay a card from the hand, with its token if that is live."""
    state.hands[owner] = tuple([other for other in state.hands[owner] if other != card])
    state.laid[owner] = (*state.laid[owner], card)
    if card in state.tokens[owner] and not is_dead(state, owner, card):
        state.tokens[owner] = tuple([token for token in state.tokens[owner] if token != card])
        state.regained[owner] = (*state.regained[owner], card)
        events.show(owner, (KEY_LAID, card))
    else:
        events.show(owner, (CARD_LAID, card))
    if not state.hands[owner] and not state.ending:
        # EX-END-01, 06: in any seat's turn, and irrevocably.
        state.ending = True
        events.tell(owner, (LAST_CARD,))


def take_common(state: ExpeditionsState, seat: int, card: int, events: Events) -> None:
    """EX-COMMON-01, 03, 08: move a card of the display to the active player; the deck fills its space."""
    index = state.display.index(card)
    state.common[seat] = (*state.common[seat], card)
    events.show(seat, (COMMON_TAKEN, card))
    if state.deck:
        state.display[index] = state.deck.pop()[0]
        events.show(TABLE, (TURNED_UP, state.display[index]))
    else:
        state.display.pop(index)


def open_window(state: ExpeditionsState, seat: int, card: int, uncovered: bool, events: Events) -> None:
    """EX-PLACE-09, 16: prompt all seats at once, unless there is nothing to win."""
    if is_laid(state, card) or (uncovered and card in state.display):
        return
    events.show(seat, (WINDOW_OPENED, card))
    state.answers = (0,) * state.seats
    state.gather((CLOSE_WINDOW, TABLE, card, seat))
    for other in range(state.seats):
        state.push((CLAIM_CARD, other))


def open_offer(state: ExpeditionsState, seat: int, card: int, uncovered: bool) -> None:
    """EX-COMMON-07, 09: offer a common objective to the active seat; nothing comes to light before it is taken."""
    if card in state.display and not uncovered:
        state.push((TAKE_COMMON, seat, card))


def is_dead(state: ExpeditionsState, owner: int, card: int) -> bool:
    """EX-TICKET-23: return whether the card of a token was exchanged by its owner."""
    return any(token == card for token, _ in state.dead[owner])


def know_dead(state: ExpeditionsState, owner: int, card: int, bits: int) -> None:
    """Record that some seats know a token to be dead, if it is."""
    if is_dead(state, owner, card):
        state.dead[owner] = tuple(
            [(token, known | bits if token == card else known) for token, known in state.dead[owner]]
        )


def with_note(notes: tuple[Note, ...], card: int, value: int) -> tuple[Note, ...]:
    """Return the notes with a new one about a card, which replaces an older one."""
    return (*[note for note in notes if note[0] != card], (card, value))
