"""Steps of the vigilance option: the holder of a place's card must claim it, without a reminder."""

from typing import ClassVar, Final, final

from caravane.kernel.event import Events
from caravane.kernel.state import Frame
from caravane.kernel.step import Step
from caravane.kernel.words import Move, Word

from ..objectives import holder, lay_card, take_common
from ..state import NOBODY, ExpeditionsState
from ..words import ANSWERED, CIRCLE, CLAIM, CLAIMED, NOTHING_LAID, STAY_SILENT, STAYED_SILENT

CLAIMS: Final = 1
SILENT: Final = 2


@final
class ClaimCard(Step[ExpeditionsState]):
    """EX-PLACE-09, 13, 14: both answers are open to every seat, whatever it holds, and sealed until all are given."""

    prompt: ClassVar[Word] = Word("claim-card", place=CIRCLE)

    def prompt_nouns(self, state: ExpeditionsState, frame: Frame) -> tuple[int, ...]:
        return (state.frames[state.together - 1][2],)

    def legal(self, state: ExpeditionsState, frame: Frame) -> list[Move]:
        return [(CLAIM,), (STAY_SILENT,)]

    def apply(self, state: ExpeditionsState, frame: Frame, move: Move, events: Events) -> None:
        seat = frame[1]
        answers = list(state.answers)
        answers[seat] = CLAIMS if move[0] == CLAIM else SILENT
        state.answers = tuple(answers)
        events.keep(seat, (CLAIMED if move[0] == CLAIM else STAYED_SILENT,))
        events.tell(seat, (ANSWERED,))


@final
class CloseWindow(Step[ExpeditionsState]):
    """EX-PLACE-10, 13, 15: the card of a rightful claim is laid; the other answers are not announced."""

    prompt: ClassVar[Word] = Word("close-window")

    def apply(self, state: ExpeditionsState, frame: Frame, move: Move, events: Events) -> None:
        card, active = frame[2], frame[3]
        answers = state.answers
        state.answers = ()
        common = card in state.display
        owner = active if common else holder(state, card)
        if owner == NOBODY or answers[owner] != CLAIMS:
            events.show(active, (NOTHING_LAID, card))
        elif common:
            take_common(state, owner, card, events)
        else:
            lay_card(state, owner, card, events)
