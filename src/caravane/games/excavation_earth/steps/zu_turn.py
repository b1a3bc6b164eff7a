"""Zu's turn: two cards, revealed and carried out one after the other, and the lots that break its ties."""

from typing import ClassVar, final

from caravane.kernel.event import Events
from caravane.kernel.state import TABLE, Frame
from caravane.kernel.step import Lot, Step
from caravane.kernel.words import Move, Word

from ..components import (
    COLOURS,
    MARKETS,
    MOST_POPULAR,
    RELICS,
    ZU_COMMAND,
    ZU_DIG,
    ZU_HAGGLE,
    ZU_KIND,
    ZU_SALE,
    ZU_SNIPE,
    ZU_SURVEY,
)
from ..events import ZU_CARD_DROPPED, ZU_COLOUR, ZU_LEAD, ZU_MARKET, ZU_PASSED, ZU_RELIC, ZU_REVEALED
from ..kinds import LOT
from ..rulings import E4_DROPS_CARDS
from ..state import NO_CARD, NONE, ZU, EarthState
from ..step_ids import NEXT_TURN, ZU_DONE, ZU_TURN
from ..step_ids import ZU_SURVEY as SURVEY_STEP
from ..words import LOT_COLOUR, LOT_MARKET, LOT_RELIC
from . import zu_digging, zu_trading


@final
class ZuTurn(Step[EarthState]):
    """EE-ZU-23, 24: reveal a card as long as there is one; else Zu has passed."""

    prompt: ClassVar[Word] = Word("zu-turn")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        left, zu = frame[2], state.zu
        state.actions = left
        if left == 0 or not zu.deck:
            if left:
                state.passed |= 1 << ZU
                events.tell(ZU, (ZU_PASSED,))
            state.push((NEXT_TURN, TABLE, ZU))
            return
        zu.card = zu.deck.pop()
        zu.lead = NONE
        events.show(ZU, (ZU_REVEALED, zu.card))
        state.push((ZU_TURN, TABLE, left - 1))
        state.push((ZU_DONE, TABLE))
        act(state, zu.card, events)


def act(state: EarthState, card: int, events: Events) -> None:
    """Begin the action of a card."""
    kind = ZU_KIND[card]
    if kind == ZU_DIG:
        zu_digging.begin(state, card, events)
    elif kind == ZU_HAGGLE:
        zu_trading.begin_haggle(state, events)
    elif kind == ZU_COMMAND:
        zu_trading.command(state, card, events)
    elif kind == ZU_SALE:
        zu_trading.begin_sale(state, events)
    elif kind == ZU_SNIPE:
        zu_trading.begin_snipe(state, events)
    else:
        state.push((SURVEY_STEP, TABLE))


@final
class ZuDone(Step[EarthState]):
    """EE-ZU-23, 78: the card goes to Zu's discard; in the easier game some cards drop the next one too."""

    prompt: ClassVar[Word] = Word("zu-done")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        zu = state.zu
        card = zu.card
        zu.discard = (*zu.discard, card)
        zu.card = NO_CARD
        drops = card == MOST_POPULAR or ZU_KIND[card] in (ZU_SNIPE, ZU_SURVEY)
        if state.switches & E4_DROPS_CARDS and drops and zu.deck:
            dropped = zu.deck.pop()
            zu.discard = (*zu.discard, dropped)
            events.show(ZU, (ZU_CARD_DROPPED, dropped))


@final
class TieColour(Lot[EarthState]):
    """EE-ZU-18: a lot among colours that are equal in all priorities."""

    prompt: ClassVar[Word] = Word("tie-colour")
    verb: ClassVar[int] = LOT_COLOUR

    def candidates(self, state: EarthState, frame: Frame) -> list[int]:
        return [colour for colour in range(len(COLOURS)) if frame[2] >> colour & 1]

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        events.tell(ZU, (ZU_COLOUR, move[1], LOT))
        state.push((*state.frames.pop(), move[1]))


@final
class TieLead(Lot[EarthState]):
    """EE-ZU-12, 18: a lead colour found by lot stays for the rest of the card."""

    prompt: ClassVar[Word] = Word("tie-lead")
    verb: ClassVar[int] = LOT_COLOUR

    def candidates(self, state: EarthState, frame: Frame) -> list[int]:
        return [colour for colour in range(len(COLOURS)) if frame[2] >> colour & 1]

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        state.zu.lead = move[1]
        events.tell(ZU, (ZU_LEAD, move[1], LOT))
        state.push((*state.frames.pop(), move[1]))


@final
class TieRelic(Lot[EarthState]):
    """EE-ZU-18: a lot among relics that are equal in all priorities."""

    prompt: ClassVar[Word] = Word("tie-relic")
    verb: ClassVar[int] = LOT_RELIC

    def candidates(self, state: EarthState, frame: Frame) -> list[int]:
        return [relic for relic in range(len(RELICS)) if frame[2] >> relic & 1]

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        events.tell(ZU, (ZU_RELIC, move[1], LOT))
        state.push((*state.frames.pop(), move[1]))


@final
class TieMarket(Lot[EarthState]):
    """EE-ZU-17, 18: a lot among markets that are equal in all priorities."""

    prompt: ClassVar[Word] = Word("tie-market")
    verb: ClassVar[int] = LOT_MARKET

    def candidates(self, state: EarthState, frame: Frame) -> list[int]:
        return [market for market in range(MARKETS) if frame[2] >> market & 1]

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        events.tell(ZU, (ZU_MARKET, move[1], LOT))
        state.push((*state.frames.pop(), move[1]))
