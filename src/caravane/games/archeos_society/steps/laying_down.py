"""Steps after the effects: the rest of the hand is laid down, then a Patron and Chichén Itzá allow draws."""

from typing import ClassVar, final

from caravane.kernel.event import Events
from caravane.kernel.hand import kinds, less
from caravane.kernel.state import TABLE, Frame
from caravane.kernel.step import Step
from caravane.kernel.words import NUMBER, Move, Phrase, Word

from ..cards import role_of
from ..components import PATRON, PHYSICIAN
from ..drawing import draw
from ..rulings import CHICHEN_AT_ONCE, PATRON_UP_TO, PHYSICIAN_EXACTLY
from ..state import CHICHEN, CHICHEN_DRAW, KEEP_CARDS, PATRON_DRAW, ArcheosState
from ..words import (
    DECLINE_DRAW,
    DRAW,
    DRAW_CARDS,
    DRAW_DECLINED,
    DRAWING_STOPPED,
    KEEP,
    KEEP_EXACTLY,
    KEPT,
    KEPT_COUNT,
    KEPT_ENOUGH,
    LAY_REST,
    NOT_IN_HAND,
    OUT_OF_ORDER,
    STOP_DRAWING,
)
from .effects import sent
from .turn import lay_down


@final
class LayDown(Step[ArcheosState]):
    """AS-EXP-21, 22: the rest of the hand goes to the area; a Physician who led last allows its seat to keep some."""

    prompt: ClassVar[Word] = Word("lay-down")

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        seat = frame[2]
        if state.hands[seat] and role_of(sent(state, seat)[0]) == PHYSICIAN:
            state.push((KEEP_CARDS, seat))
        else:
            lay_down(state, seat, state.hands[seat], events)


@final
class KeepCards(Step[ArcheosState]):
    """AS-ROLE-PHYSICIAN-01: the seat marks as many cards as the expedition has, ascending, or none; the rest is laid.

    By the host's option fewer may be marked, too.
    """

    prompt: ClassVar[Word] = Word("keep", most=NUMBER, exactly=NUMBER, marked=NUMBER)

    def obvious(self, state: ArcheosState, frame: Frame) -> bool:
        return False

    def prompt_nouns(self, state: ArcheosState, frame: Frame) -> tuple[int, ...]:
        return (_due(state, frame), int(state.rulings & PHYSICIAN_EXACTLY != 0), len(frame[2:]))

    def legal(self, state: ArcheosState, frame: Frame) -> list[Move]:
        moves: list[Move] = []
        marked, due = frame[2:], _due(state, frame)
        if due > 0:
            lowest = marked[-1] if marked else 0
            left = less(state.hands[frame[1]], marked)
            last = left[-due] if state.rulings & PHYSICIAN_EXACTLY else left[-1]
            moves += [(KEEP, card) for card in kinds(left) if lowest <= card <= last]
        if not (marked and due > 0 and state.rulings & PHYSICIAN_EXACTLY):
            moves.append((LAY_REST,))
        return moves

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        seat, marked = frame[1], frame[2:]
        if move[0] == KEEP:
            events.keep(seat, (KEPT, move[1]))
            state.push((*frame, move[1]))
            return
        events.show(seat, (KEPT_COUNT, len(marked)), known_to=seat)
        lay_down(state, seat, less(state.hands[seat], marked), events)

    def tries(self, state: ArcheosState, frame: Frame) -> list[Move]:
        return [(KEEP, card) for card in kinds(state.hands[frame[1]])]

    def why_not(self, state: ArcheosState, frame: Frame, move: Move) -> Phrase:
        size, due = len(sent(state, frame[1])), _due(state, frame)
        if move[0] == LAY_REST:
            return (KEEP_EXACTLY, len(frame[2:]) + due)
        if move[0] != KEEP:
            return ()
        if due == 0:
            return (KEPT_ENOUGH, size)
        left = less(state.hands[frame[1]], frame[2:])
        if move[1] not in left:
            return (NOT_IN_HAND, move[1])
        if frame[2:] and move[1] < frame[-1]:
            return (OUT_OF_ORDER, move[1])
        return (KEEP_EXACTLY, len(frame[2:]) + due)


def _due(state: ArcheosState, frame: Frame) -> int:
    """Return the number of cards that a Physician still lets the seat mark."""
    return min(len(sent(state, frame[1])), len(state.hands[frame[1]])) - len(frame[2:])


@final
class Patron(Step[ArcheosState]):
    """AS-ROLE-PATRON-01: a Patron who led last allows its seat to draw."""

    prompt: ClassVar[Word] = Word("patron")

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        expedition = sent(state, frame[2])
        if role_of(expedition[0]) == PATRON:
            state.push((PATRON_DRAW, frame[2], len(expedition)))


@final
class DrawPatron(Step[ArcheosState]):
    """AS-ROLE-PATRON-02: the seat draws as many cards as the expedition has, or none; by the host's option singly."""

    prompt: ClassVar[Word] = Word("draw-patron", count=NUMBER, singly=NUMBER)

    def prompt_nouns(self, state: ArcheosState, frame: Frame) -> tuple[int, ...]:
        room = state.box.hand_limit - len(state.hands[frame[1]])
        return (min(frame[2], room), int(state.rulings & PATRON_UP_TO != 0))

    def legal(self, state: ArcheosState, frame: Frame) -> list[Move]:
        return [(DRAW,) if state.rulings & PATRON_UP_TO else (DRAW_CARDS,), (DECLINE_DRAW,)]

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        if move[0] == DECLINE_DRAW:
            events.tell(frame[1], (DRAW_DECLINED,))
        elif move[0] == DRAW_CARDS:
            draw(state, frame[1], frame[2], events, more=True)
        else:
            if frame[2] > 1:
                state.push((PATRON_DRAW, frame[1], frame[2] - 1))
            draw(state, frame[1], 1, events, more=True)


@final
class Chichen(Step[ArcheosState]):
    """AS-SITE-CHICHENITZA-04, 05: draws come last in a turn, as long as the hand is not full."""

    prompt: ClassVar[Word] = Word("chichen")

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        if state.draws and len(state.hands[frame[2]]) < state.box.hand_limit:
            state.push((CHICHEN_DRAW, frame[2]))


@final
class DrawChichen(Step[ArcheosState]):
    """AS-SITE-CHICHENITZA-03: the seat draws one more card, or stops; by the host's option, all at once."""

    prompt: ClassVar[Word] = Word("draw-chichen", count=NUMBER)

    def prompt_nouns(self, state: ArcheosState, frame: Frame) -> tuple[int, ...]:
        return (min(state.draws, state.box.hand_limit - len(state.hands[frame[1]])),)

    def legal(self, state: ArcheosState, frame: Frame) -> list[Move]:
        return [(DRAW_CARDS,) if state.rulings & CHICHEN_AT_ONCE else (DRAW,), (STOP_DRAWING,)]

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        seat = frame[1]
        if move[0] == STOP_DRAWING:
            events.tell(seat, (DRAWING_STOPPED,))
            return
        count = 1 if move[0] == DRAW else state.draws
        state.draws -= count
        state.push((CHICHEN, TABLE, seat))
        draw(state, seat, count, events, more=True)
