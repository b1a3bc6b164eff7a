"""Steps at the end of a turn: reveal sealed choices, count bridges, test the end of the game."""

from typing import ClassVar, final

from caravane.kernel.event import Events
from caravane.kernel.state import CHANCE, TABLE, Frame
from caravane.kernel.step import Step
from caravane.kernel.words import Move, Word

from ..components import ALL_BRIDGES, SYMBOLS
from ..pen import REVEALED, Pen
from ..state import END_TURN, ROLL, SHOW_CHOICE, USE_DICE, LostCitiesState
from ..words import ENDED_BY_BRIDGES, ENDED_BY_EXHAUSTION, ORDER_DEMANDED


@final
class Reveal(Step[LostCitiesState]):
    """Public entry of the sealed choices, clockwise, after the last seat has finished (LC-PICK-10).

    A seat that demanded turn order makes its choice in between, openly (LC-PICK-13).
    """

    prompt: ClassVar[Word] = Word("reveal")

    def apply(self, state: LostCitiesState, frame: Frame, move: Move, events: Events) -> None:
        others = state.others()
        state.push((END_TURN, TABLE))
        if any(state.has_demanded(seat) for seat in others):
            self._in_turn_order(state, others, events)
        elif events.silent:
            # No events are needed, and the drafts are exactly what would be written.
            state.sheets = state.drafts[:]
        else:
            for seat in others:
                show_choice(state, seat, events)

    def _in_turn_order(self, state: LostCitiesState, others: list[int], events: Events) -> None:
        for seat in others:
            if state.has_demanded(seat):
                events.show(seat, (ORDER_DEMANDED,), but=seat)
        for seat in reversed(others):
            state.push((USE_DICE, seat) if state.has_demanded(seat) else (SHOW_CHOICE, TABLE, seat))


@final
class ShowChoice(Step[LostCitiesState]):
    """Public entry of one seat's sealed choice, between open ones (LC-PICK-13)."""

    prompt: ClassVar[Word] = Word("show-choice")

    def apply(self, state: LostCitiesState, frame: Frame, move: Move, events: Events) -> None:
        show_choice(state, frame[2], events)


def show_choice(state: LostCitiesState, seat: int, events: Events) -> None:
    """Enter what a seat had sealed on its public sheet."""
    pen = Pen(state, state.sheets[seat], seat, events, REVEALED)
    for choice in state.choices[seat]:
        pen.enter(choice)
    state.sheets[seat] = pen.sheet
    state.choices[seat] = ()


@final
class EndTurn(Step[LostCitiesState]):
    """Test of the end of the game; otherwise the next seat rolls (LC-END-01, LC-ROLL-05)."""

    prompt: ClassVar[Word] = Word("end-turn")

    def apply(self, state: LostCitiesState, frame: Frame, move: Move, events: Events) -> None:
        state.drafts = []
        state.choices = []
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
