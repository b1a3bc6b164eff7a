"""Step of a common objective that an expedition has reached: the seat may take it."""

from typing import ClassVar, final

from caravane.kernel.event import Events
from caravane.kernel.state import Frame
from caravane.kernel.step import Step
from caravane.kernel.words import Move, Phrase, Word

from ..arrow_refusals import tries_to_lay
from ..objectives import take_common
from ..state import ExpeditionsState
from ..words import CARD_FIRST, CIRCLE, COMMON_LEFT, LEAVE, TAKE
from .tickets import tries_too_soon


@final
class TakeCommon(Step[ExpeditionsState]):
    """EX-COMMON-01, 09: the seat takes the common objective that its arrow has reached, or leaves it."""

    prompt: ClassVar[Word] = Word("take-common", card=CIRCLE)

    def prompt_nouns(self, state: ExpeditionsState, frame: Frame) -> tuple[int, ...]:
        return (frame[2],)

    def legal(self, state: ExpeditionsState, frame: Frame) -> list[Move]:
        return [(TAKE,), (LEAVE,)]

    def apply(self, state: ExpeditionsState, frame: Frame, move: Move, events: Events) -> None:
        if move[0] == TAKE:
            take_common(state, frame[1], frame[2], events)
        else:
            events.tell(frame[1], (COMMON_LEFT, frame[2]))

    def tries(self, state: ExpeditionsState, frame: Frame) -> list[Move]:
        return tries_to_lay(state) + tries_too_soon()

    def why_not(self, state: ExpeditionsState, frame: Frame, move: Move) -> Phrase:
        return (CARD_FIRST, frame[2])
