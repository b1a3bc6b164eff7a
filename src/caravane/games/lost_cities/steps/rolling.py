"""Steps for the roll: the first roller, and six dice for all seats."""

from typing import ClassVar, final

from caravane.kernel.event import Events
from caravane.kernel.state import CHANCE, TABLE, Frame
from caravane.kernel.step import Lot, Roll
from caravane.kernel.words import Move, Word

from ..components import COLOUR_DICE, COLOURS, NUMBER_DICE, NUMBERS
from ..state import OFFER, ROLL, TAKE_DICE, LostCitiesState
from ..words import DRAW_ROLLER, FIRST_ROLLER, ROLL_DICE, ROLLED


@final
class FirstRoller(Lot[LostCitiesState]):
    """Draw of the first roller among all seats if the host names none (LC-SETUP-10)."""

    prompt: ClassVar[Word] = Word("first-roller")
    verb: ClassVar[int] = DRAW_ROLLER

    def candidates(self, state: LostCitiesState, frame: Frame) -> list[int]:
        return list(range(state.seats))

    def apply(self, state: LostCitiesState, frame: Frame, move: Move, events: Events) -> None:
        state.roller = move[1]
        events.tell(state.roller, (FIRST_ROLLER,))
        state.push((ROLL, CHANCE))


@final
class RollDice(Roll[LostCitiesState]):
    """Public roll of three colour dice, then three number dice (LC-ROLL-01)."""

    prompt: ClassVar[Word] = Word("roll")
    verb: ClassVar[int] = ROLL_DICE

    def bounds(self, state: LostCitiesState, frame: Frame) -> list[int]:
        return [len(COLOURS)] * COLOUR_DICE + [NUMBERS] * NUMBER_DICE

    def apply(self, state: LostCitiesState, frame: Frame, move: Move, events: Events) -> None:
        state.turn += 1
        state.colours = move[1 : 1 + COLOUR_DICE]
        state.numbers = move[1 + COLOUR_DICE :]
        state.taken = ()
        events.tell(state.roller, (ROLLED, *move[1:]))
        state.push((OFFER, TABLE))
        state.push((TAKE_DICE, state.roller))
