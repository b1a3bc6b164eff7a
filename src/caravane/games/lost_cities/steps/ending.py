"""The end of a turn: sealed choices are shown, bridges count, the game may be over."""

from typing import ClassVar, final

from caravane.kernel.event import Events
from caravane.kernel.state import CHANCE, TABLE, Frame
from caravane.kernel.step import Step
from caravane.kernel.words import Move, Word

from ..components import ALL_BRIDGES, SYMBOLS
from ..pen import SHOWN, Pen
from ..state import END_TURN, ROLL, LostCitiesState
from ..words import ENDED_BY_BRIDGES, ENDED_BY_EXHAUSTION


@final
class Reveal(Step[LostCitiesState]):
    """LC-PICK-10: when the last seat has finished, every sealed choice is entered for all to see."""

    prompt: ClassVar[Word] = Word("reveal")

    def apply(self, state: LostCitiesState, frame: Frame, move: Move, events: Events) -> None:
        if events.deaf:
            # Nobody is shown anything: the drafts are what would be written.
            state.sheets = state.drafts
        else:
            self._show(state, events)
        state.drafts = []
        state.choices = []
        state.push((END_TURN, TABLE))

    def _show(self, state: LostCitiesState, events: Events) -> None:
        for turn in range(1, state.seats):
            seat = (state.roller + turn) % state.seats
            pen = Pen(state, state.sheets[seat], seat, events, SHOWN)
            for choice in state.choices[seat]:
                pen.enter(choice)
            state.sheets[seat] = pen.sheet


@final
class EndTurn(Step[LostCitiesState]):
    """LC-END-01, LC-ROLL-05: test the end when all have finished; else the next seat rolls."""

    prompt: ClassVar[Word] = Word("end-turn")

    def apply(self, state: LostCitiesState, frame: Frame, move: Move, events: Events) -> None:
        exhausted = True
        for sheet in state.sheets:
            state.crossed |= sheet.crossed
            exhausted = exhausted and sheet.dice == SYMBOLS
        if state.crossed == ALL_BRIDGES:
            events.tell(TABLE, (ENDED_BY_BRIDGES,))
        elif exhausted:
            events.tell(TABLE, (ENDED_BY_EXHAUSTION,))
        else:
            state.roller = (state.roller + 1) % state.seats
            state.push((ROLL, CHANCE))
