"""Steps at the end of a round and of the game: centres, then galleries."""

from typing import ClassVar, final

from caravane.kernel.event import Events
from caravane.kernel.state import TABLE, Frame
from caravane.kernel.step import Step
from caravane.kernel.words import Move, Word

from ..components import CENTRE_COUNT, COLOURS, ROWS
from ..events import (
    CENTRE_SCORED,
    COLUMN_SCORED,
    ENDED_WITH,
    GAME_ENDED,
    ROUND_ENDED,
    ROW_SCORED,
    UNSOLD_COUNTED,
    UNSOLD_LOST,
)
from ..rulings import H4_UNSOLD_LOST
from ..scoring import (
    centre_emissaries,
    centre_prizes,
    column_credits,
    column_guards,
    gain,
    row_credits,
    row_guards,
)
from ..state import HUMAN, NOBODY, ZU, EarthState
from ..step_ids import END_ROUND, PREPARE
from ..words import CENTRE_LINE, COLUMN_LINE, ROW_LINE, UNSOLD_LINE


@final
class Score(Step[EarthState]):
    """EE-SCORE-01 to 06: each centre pays by ranks."""

    prompt: ClassVar[Word] = Word("score")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        state.active = NOBODY
        events.tell(TABLE, (ROUND_ENDED, state.round))
        for centre in range(CENTRE_COUNT):
            emissaries = centre_emissaries(state, centre)
            for side, paid in enumerate(centre_prizes(state.box, emissaries, state.round)):
                if emissaries[side]:
                    gain(state, side, CENTRE_LINE, paid)
                    events.tell(side, (CENTRE_SCORED, centre, emissaries[side], paid))
        state.push((END_ROUND, TABLE))


@final
class EndRound(Step[EarthState]):
    """EE-SCORE-07, EE-END-01: another round begins, or the galleries are scored and the game ends."""

    prompt: ClassVar[Word] = Word("end-round")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        if state.round < state.box.rounds:
            state.push((PREPARE, TABLE))
            return
        for side in range(state.sides()):
            self._gallery(state, side, events)
        if state.solo():
            self._unsold(state, events)
        for side in range(state.sides()):
            events.tell(side, (ENDED_WITH, state.credits[side]))
        events.tell(TABLE, (GAME_ENDED,))

    def _gallery(self, state: EarthState, side: int, events: Events) -> None:
        gallery = state.galleries[side]
        for colour in range(len(COLOURS)):
            paid = column_credits(state.box, gallery, colour)
            if paid:
                gain(state, side, COLUMN_LINE, paid)
                events.tell(side, (COLUMN_SCORED, colour, column_guards(gallery, colour), paid))
        for row in range(ROWS):
            paid = row_credits(state, gallery, row)
            if paid:
                gain(state, side, ROW_LINE, paid)
                events.tell(side, (ROW_SCORED, row, row_guards(gallery, row), paid))

    def _unsold(self, state: EarthState, events: Events) -> None:
        """EE-ZU-73, 85: add the values of Zu's relics to its credits; in the harder game subtract the human's."""
        value = unsold(state, ZU)
        gain(state, ZU, UNSOLD_LINE, value)
        events.tell(ZU, (UNSOLD_COUNTED, value))
        if state.switches & H4_UNSOLD_LOST:
            lost = unsold(state, HUMAN)
            gain(state, HUMAN, UNSOLD_LINE, -lost)
            events.tell(HUMAN, (UNSOLD_LOST, lost))


def unsold(state: EarthState, side: int) -> int:
    """Add up the values of the relics in both stores."""
    return sum([state.box.values[relic] for relic in (*state.holds[side], *state.containers[side])])
