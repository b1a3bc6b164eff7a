"""Steps at the end of a turn: reveal sealed choices, count bridges, test the end of the game."""

from typing import ClassVar, final

from caravane.kernel.event import Events
from caravane.kernel.state import CHANCE, TABLE, Frame
from caravane.kernel.step import Step
from caravane.kernel.words import Move, Word

from ..components import ALL_BRIDGES, SYMBOLS
from ..pen import REVEALED, Pen
from ..state import END_TURN, ROLL, LostCitiesState
from ..words import ENDED_BY_BRIDGES, ENDED_BY_EXHAUSTION


@final
class Reveal(Step[LostCitiesState]):
    """Public entry of every sealed choice after the last seat has finished (LC-PICK-10)."""

    prompt: ClassVar[Word] = Word("reveal")

    def apply(self, state: LostCitiesState, frame: Frame, move: Move, events: Events) -> None:
        if events.silent:
            # No events are needed, and the drafts are exactly what would be written.
            state.sheets = state.drafts
        else:
            self._show(state, events)
        state.drafts = []
        state.choices = []
        state.push((END_TURN, TABLE))

    def _show(self, state: LostCitiesState, events: Events) -> None:
        for offset in range(1, state.seats):
            seat = (state.roller + offset) % state.seats
            pen = Pen(state, state.sheets[seat], seat, events, REVEALED)
            for choice in state.choices[seat]:
                pen.enter(choice)
            state.sheets[seat] = pen.sheet


@final
class EndTurn(Step[LostCitiesState]):
    """Test of the end of the game; otherwise the next seat rolls (LC-END-01, LC-ROLL-05)."""

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
