"""Steps of loops and blue circles, whose arrows are laid at once."""

from typing import ClassVar, final

from caravane.kernel.event import Events
from caravane.kernel.state import Frame
from caravane.kernel.step import Step
from caravane.kernel.words import Move, Phrase, Word

from ..arrivals import lay
from ..arrow_refusals import tries_to_lay, why_not_lay
from ..components import CIRCLE_COUNT
from ..extensions import bases, can_extend, extensions, visited, ways
from ..graph import NEIGHBOURS
from ..state import BLUE_ARROW, LOOP_ARROW, ExpeditionsState
from ..words import (
    ARROW_FIRST,
    BASE_CHOSEN,
    BLUE_LOST,
    BLUE_REACHED,
    CHOOSE_BASE,
    CIRCLE,
    COLOUR,
    DECLINE,
    DECLINED,
    END_TURN,
    LAY,
    LOOP_COLOUR,
    NO_FREE_SEGMENT,
    NOT_FROM_BASE,
    NOT_VISITED,
    SEGMENT_TAKEN,
    SPEND,
)
from .tickets import tries_too_soon


@final
class LoopBase(Step[ExpeditionsState]):
    """EX-LOOP-03 to 05: the seat chooses any visited circle with a free segment as the new base, or lays no arrow."""

    prompt: ClassVar[Word] = Word("loop-base", colour=COLOUR)

    def prompt_nouns(self, state: ExpeditionsState, frame: Frame) -> tuple[int, ...]:
        return (frame[2],)

    def legal(self, state: ExpeditionsState, frame: Frame) -> list[Move]:
        moves: list[Move] = [(CHOOSE_BASE, circle) for circle in bases(state.routes[frame[2]])]
        if state.may_leave_loops:
            moves.append((DECLINE,))
        return moves

    def apply(self, state: ExpeditionsState, frame: Frame, move: Move, events: Events) -> None:
        if move[0] == DECLINE:
            events.tell(frame[1], (DECLINED,))
            return
        events.tell(frame[1], (BASE_CHOSEN, frame[2], move[1]))
        state.push((LOOP_ARROW, frame[1], frame[2], move[1]))

    def tries(self, state: ExpeditionsState, frame: Frame) -> list[Move]:
        return [*[(CHOOSE_BASE, circle) for circle in range(CIRCLE_COUNT)], *tries_too_soon()]

    def why_not(self, state: ExpeditionsState, frame: Frame, move: Move) -> Phrase:
        if move[0] in (SPEND, END_TURN):
            return (ARROW_FIRST,)
        if move[0] != CHOOSE_BASE:
            return ()
        reason = NO_FREE_SEGMENT if visited(state, frame[2], move[1]) else NOT_VISITED
        return (reason, frame[2], move[1])


@final
class LoopArrow(Step[ExpeditionsState]):
    """EX-LOOP-03, 09: the seat lays one arrow of this colour from the base."""

    prompt: ClassVar[Word] = Word("loop-arrow", colour=COLOUR, base=CIRCLE)

    def prompt_nouns(self, state: ExpeditionsState, frame: Frame) -> tuple[int, ...]:
        return frame[2:]

    def legal(self, state: ExpeditionsState, frame: Frame) -> list[Move]:
        return [(LAY, frame[2], circle) for circle in ways(state.routes[frame[2]], frame[3])]

    def apply(self, state: ExpeditionsState, frame: Frame, move: Move, events: Events) -> None:
        lay(state, frame[1], move[1], (frame[3], move[2]), events)

    def tries(self, state: ExpeditionsState, frame: Frame) -> list[Move]:
        own: list[Move] = [(LAY, frame[2], circle) for circle in NEIGHBOURS[frame[3]]]
        return [*own, *[move for move in tries_to_lay(state) if move not in own], *tries_too_soon()]

    def why_not(self, state: ExpeditionsState, frame: Frame, move: Move) -> Phrase:
        if move[0] in (SPEND, END_TURN):
            return (ARROW_FIRST,)
        if move[0] != LAY:
            return ()
        if move[1] != frame[2]:
            return (LOOP_COLOUR, frame[2])
        taken = move[2] in NEIGHBOURS[frame[3]]
        return (SEGMENT_TAKEN, frame[2], move[2]) if taken else (NOT_FROM_BASE, frame[3], move[2])


@final
class BlueDue(Step[ExpeditionsState]):
    """EX-BLUE-06, 07: once the loops are settled, a blue arrow is offered, or lost if no arrow can be laid."""

    prompt: ClassVar[Word] = Word("blue-due")

    def apply(self, state: ExpeditionsState, frame: Frame, move: Move, events: Events) -> None:
        if can_extend(state):
            events.tell(frame[2], (BLUE_REACHED,))
            state.push((BLUE_ARROW, frame[2]))
        else:
            events.tell(frame[2], (BLUE_LOST,))


@final
class BlueArrow(Step[ExpeditionsState]):
    """EX-BLUE-01 to 04: the seat lays one more arrow of any colour, or none."""

    prompt: ClassVar[Word] = Word("blue-arrow")

    def legal(self, state: ExpeditionsState, frame: Frame) -> list[Move]:
        moves = extensions(state)
        moves.append((DECLINE,))
        return moves

    def apply(self, state: ExpeditionsState, frame: Frame, move: Move, events: Events) -> None:
        if move[0] == DECLINE:
            events.tell(frame[1], (DECLINED,))
        else:
            lay(state, frame[1], move[1], (state.routes[move[1]].tip, move[2]), events)

    def tries(self, state: ExpeditionsState, frame: Frame) -> list[Move]:
        return tries_to_lay(state) + tries_too_soon()

    def why_not(self, state: ExpeditionsState, frame: Frame, move: Move) -> Phrase:
        if move[0] in (SPEND, END_TURN):
            return (ARROW_FIRST,)
        return why_not_lay(state, move) if move[0] == LAY else ()
