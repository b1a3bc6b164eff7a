"""Steps for the choices of a turn: the roller takes dice, the others use the dice left, arrows accelerate."""

from typing import ClassVar, final

from caravane.kernel.event import Events
from caravane.kernel.state import TABLE, Frame
from caravane.kernel.step import Step
from caravane.kernel.words import Move, Phrase, Word

from ..components import COLOURS
from ..dice import all_pairs, choices, left, why_no_pair
from ..pen import OPEN, SEALED, Pen
from ..sheet import columns_to_accelerate, why_no_summit
from ..state import ACCELERATE, END_TURN, ON_DEMAND, REVEAL, USE_DICE, LostCitiesState
from ..words import ACCELERATE_COLUMN, DEMAND_ORDER, FINISHED, ORDER_DEMANDED, SKIP, TAKE, USE


@final
class TakeDice(Step[LostCitiesState]):
    """Public choice of the roller to take a pair or to refuse (LC-PICK-01)."""

    prompt: ClassVar[Word] = Word("take-dice")

    def legal(self, state: LostCitiesState, frame: Frame) -> list[Move]:
        return choices(state, state.sheets[frame[1]], TAKE, state.colours, state.numbers)

    def apply(self, state: LostCitiesState, frame: Frame, move: Move, events: Events) -> None:
        state.taken = move[1:]
        enter(state, frame[1], move, events)

    def tries(self, state: LostCitiesState, frame: Frame) -> list[Move]:
        return all_pairs(TAKE)

    def why_not(self, state: LostCitiesState, frame: Frame, move: Move) -> Phrase:
        if move[0] != TAKE:
            return ()
        return why_no_pair(state, state.sheets[frame[1]], move, state.colours, state.numbers)


@final
class Offer(Step[LostCitiesState]):
    """Offer of the dice left to the other seats, sealed and together or in turn order (LC-PICK-09 to 11)."""

    prompt: ClassVar[Word] = Word("offer")

    def apply(self, state: LostCitiesState, frame: Frame, move: Move, events: Events) -> None:
        others = state.others()
        if state.simultaneous:
            state.drafts = state.sheets[:]
            state.choices = [()] * state.seats
            state.gather((REVEAL, TABLE))
        else:
            state.push((END_TURN, TABLE))
            others.reverse()
        for seat in others:
            state.push((USE_DICE, seat))


@final
class UseDice(Step[LostCitiesState]):
    """Choice of another seat to use a pair of the dice left, or to refuse; or its demand to do so in turn order."""

    prompt: ClassVar[Word] = Word("use-dice")

    def legal(self, state: LostCitiesState, frame: Frame) -> list[Move]:
        moves = self.considered(state, frame)
        if can_demand(state, frame[1], moves):
            moves.append((DEMAND_ORDER,))
        return moves

    def considered(self, state: LostCitiesState, frame: Frame) -> list[Move]:
        """Return the choices alone: a demand would often cost nothing, so bots would have people wait every turn."""
        colours, numbers = left(state)
        return choices(state, state.sheet(frame[1]), USE, colours, numbers)

    def apply(self, state: LostCitiesState, frame: Frame, move: Move, events: Events) -> None:
        if move[0] == DEMAND_ORDER:
            demand_order(state, frame[1], events)
        else:
            enter(state, frame[1], move, events)

    def tries(self, state: LostCitiesState, frame: Frame) -> list[Move]:
        return all_pairs(USE)

    def why_not(self, state: LostCitiesState, frame: Frame, move: Move) -> Phrase:
        if move[0] != USE:
            return ()
        colours, numbers = left(state)
        return why_no_pair(state, state.sheet(frame[1]), move, colours, numbers)


@final
class Accelerate(Step[LostCitiesState]):
    """Choice after a number in an arrow square to advance any column once more, or to skip (LC-ACCEL-01)."""

    prompt: ClassVar[Word] = Word("accelerate")

    def legal(self, state: LostCitiesState, frame: Frame) -> list[Move]:
        moves: list[Move] = [(ACCELERATE_COLUMN, colour) for colour in columns_to_accelerate(state.sheet(frame[1]))]
        moves.append((SKIP,))
        return moves

    def apply(self, state: LostCitiesState, frame: Frame, move: Move, events: Events) -> None:
        enter(state, frame[1], move, events)

    def tries(self, state: LostCitiesState, frame: Frame) -> list[Move]:
        return [(ACCELERATE_COLUMN, colour) for colour in range(len(COLOURS))]

    def why_not(self, state: LostCitiesState, frame: Frame, move: Move) -> Phrase:
        return why_no_summit(state.sheet(frame[1]), move[1]) if move[0] == ACCELERATE_COLUMN else ()


def can_demand(state: LostCitiesState, seat: int, moves: list[Move]) -> bool:
    """Return whether a seat may demand turn order: choices are sealed, and others choose before it (LC-PICK-14)."""
    gathered = state.simultaneous == ON_DEMAND and state.together != 0
    return gathered and len(moves) > 1 and (seat - state.roller) % state.seats > 1


def demand_order(state: LostCitiesState, seat: int, events: Events) -> None:
    """Finish without a choice: the seat makes it once those before it are revealed (LC-PICK-13)."""
    state.choices[seat] = ((DEMAND_ORDER,),)
    events.keep(seat, (ORDER_DEMANDED,))
    events.tell(seat, (FINISHED,))


def enter(state: LostCitiesState, seat: int, move: Move, events: Events) -> None:
    """Enter a choice on the seat's sheet; an arrow is followed by an acceleration, otherwise the seat has finished."""
    sealed = state.is_sealed(seat)
    pen = Pen(state, state.sheet(seat), seat, events, SEALED if sealed else OPEN)
    arrow = pen.enter(move)
    if sealed:
        state.choices[seat] += (move,)
    else:
        state.sheets[seat] = pen.sheet
    if state.drafts:
        state.drafts[seat] = pen.sheet
    # LC-ACCEL-13: the acceleration is lost if no column can be named.
    if arrow and columns_to_accelerate(pen.sheet):
        state.push((ACCELERATE, seat))
    elif sealed:
        events.tell(seat, (FINISHED,))
