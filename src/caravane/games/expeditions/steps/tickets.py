"""Steps of spending a ticket: on an arrow, a removal or an exchange."""

from typing import ClassVar, final

from caravane.kernel.event import Events
from caravane.kernel.state import Frame
from caravane.kernel.step import Step
from caravane.kernel.words import Move, Phrase, Word

from ..arrivals import lay, remove
from ..arrow_refusals import tries_to_lay, why_not_lay
from ..card_exchange import put_back
from ..components import COLOUR_COUNT, PLACES
from ..extensions import extensions
from ..state import DISCARD_CARD, NO_CARD, ExpeditionsState
from ..words import (
    ARROW,
    ARROW_FIRST,
    DISCARD,
    DISCARD_NONE,
    DISCARDED,
    DISCARDED_NONE,
    END_TURN,
    EXCHANGE,
    KEEP,
    KEEP_NONE,
    KEPT,
    KEPT_NONE,
    LAY,
    NONE_KEPT,
    NOT_DRAWN,
    NOT_HELD,
    NOT_STARTED,
    ONE_KEPT,
    REMOVAL,
    REMOVE,
    SPEND,
)


def tries_too_soon() -> list[Move]:
    """List the moves that a player may try but that must wait for another decision."""
    return [(SPEND, ARROW), (SPEND, REMOVAL), (SPEND, EXCHANGE), (END_TURN,)]


@final
class TicketArrow(Step[ExpeditionsState]):
    """EX-TICKET-07: the seat lays one more arrow of any colour."""

    prompt: ClassVar[Word] = Word("ticket-arrow")

    def legal(self, state: ExpeditionsState, frame: Frame) -> list[Move]:
        return extensions(state)

    def apply(self, state: ExpeditionsState, frame: Frame, move: Move, events: Events) -> None:
        lay(state, frame[1], move[1], (state.routes[move[1]].tip, move[2]), events)

    def tries(self, state: ExpeditionsState, frame: Frame) -> list[Move]:
        return tries_to_lay(state) + tries_too_soon()

    def why_not(self, state: ExpeditionsState, frame: Frame, move: Move) -> Phrase:
        if move[0] in (SPEND, END_TURN):
            return (ARROW_FIRST,)
        return why_not_lay(state, move) if move[0] == LAY else ()


@final
class TicketRemove(Step[ExpeditionsState]):
    """EX-TICKET-09, 15: the seat removes the last arrow of a colour, whoever laid it."""

    prompt: ClassVar[Word] = Word("ticket-remove")

    def legal(self, state: ExpeditionsState, frame: Frame) -> list[Move]:
        return [(REMOVE, colour) for colour in range(COLOUR_COUNT) if state.routes[colour].arrows]

    def apply(self, state: ExpeditionsState, frame: Frame, move: Move, events: Events) -> None:
        remove(state, frame[1], move[1], events)

    def tries(self, state: ExpeditionsState, frame: Frame) -> list[Move]:
        return [(REMOVE, colour) for colour in range(COLOUR_COUNT)]

    def why_not(self, state: ExpeditionsState, frame: Frame, move: Move) -> Phrase:
        return (NOT_STARTED, move[1]) if move[0] == REMOVE else ()


@final
class KeepCard(Step[ExpeditionsState]):
    """EX-TICKET-18: the seat keeps one of the drawn cards, or none, in secret."""

    prompt: ClassVar[Word] = Word("keep-card")

    def obvious(self, state: ExpeditionsState, frame: Frame) -> bool:
        return False

    def legal(self, state: ExpeditionsState, frame: Frame) -> list[Move]:
        moves: list[Move] = [(KEEP, card) for card in sorted([card for card, _ in state.drawn])]
        moves.append((KEEP_NONE,))
        return moves

    def apply(self, state: ExpeditionsState, frame: Frame, move: Move, events: Events) -> None:
        kept_card = move[1] if move[0] == KEEP else NO_CARD
        events.keep(frame[1], (KEPT_NONE,) if kept_card == NO_CARD else (KEPT, kept_card))
        state.push((DISCARD_CARD, frame[1], kept_card))

    def tries(self, state: ExpeditionsState, frame: Frame) -> list[Move]:
        return [(KEEP, card) for card in sorted([*state.hands[frame[1]], *state.display])]

    def why_not(self, state: ExpeditionsState, frame: Frame, move: Move) -> Phrase:
        return (NOT_DRAWN, move[1]) if move[0] == KEEP else ()


@final
class DiscardCard(Step[ExpeditionsState]):
    """EX-TICKET-19, 21: the seat gives an older card for the kept one; if none was kept, it makes as many moves."""

    prompt: ClassVar[Word] = Word("discard-card")

    def obvious(self, state: ExpeditionsState, frame: Frame) -> bool:
        """Return False: an automatic move would reveal that no card was kept."""
        return False

    def legal(self, state: ExpeditionsState, frame: Frame) -> list[Move]:
        if frame[2] == NO_CARD:
            return [(DISCARD_NONE,)]
        return [(DISCARD, card) for card in state.hands[frame[1]]]

    def apply(self, state: ExpeditionsState, frame: Frame, move: Move, events: Events) -> None:
        seat, kept_card = frame[1], frame[2]
        if kept_card == NO_CARD:
            events.keep(seat, (DISCARDED_NONE,))
            put_back(state, seat, kept_card, NO_CARD)
        else:
            events.keep(seat, (DISCARDED, move[1]))
            put_back(state, seat, kept_card, move[1])

    def tries(self, state: ExpeditionsState, frame: Frame) -> list[Move]:
        return [*[(DISCARD, card) for card in PLACES], (DISCARD_NONE,)]

    def why_not(self, state: ExpeditionsState, frame: Frame, move: Move) -> Phrase:
        if move[0] == DISCARD_NONE:
            return (ONE_KEPT,)
        if move[0] == DISCARD:
            return (NONE_KEPT,) if frame[2] == NO_CARD else (NOT_HELD, move[1])
        return ()
