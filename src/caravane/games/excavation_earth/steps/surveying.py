"""Steps of the survey action: a forecast card is replaced, one relic drawn for its site, perhaps one for the hold."""

from typing import ClassVar, final

from caravane.kernel.event import Events
from caravane.kernel.hand import kinds, without
from caravane.kernel.state import CHANCE, TABLE, Frame
from caravane.kernel.step import Shuffle, Step
from caravane.kernel.words import Move, Phrase, Word

from ..cards import colour_of
from ..components import ISSISINUI, SITE, EarthBox
from ..crew import can_place, free_markers, offer_sample, put_away, with_cube
from ..events import (
    FORECAST_REPLACED,
    MARKER_TAKEN,
    NONE_LEFT,
    RELIC_PLACED,
    RELIC_TAKEN,
    RELICS_LEFT,
    RELICS_RETURNED,
    RELICS_SHOWN,
)
from ..kinds import CARD, COLOUR, IN_HOLD
from ..rulings import SURVEY_SPARES_GUARDS
from ..state import NO_CARD, NOBODY, Cards, EarthState
from ..step_ids import (
    SUPPLY_RETURN,
    SURVEY_BACK,
    SURVEY_BUY,
    SURVEY_CUBE,
    SURVEY_DRAW,
    SURVEY_FREE,
    SURVEY_OFFER,
    SURVEY_SITE,
    SURVEY_SLOT,
)
from ..words import (
    BUY_RELIC,
    HOLD_IS_FULL,
    LEAVE_RELICS,
    NO_RELIC_THERE,
    PUT,
    REPLACE,
    RETURN_RELICS,
    SHUFFLE_RELICS,
    SLOT_TAKEN,
    TAKE,
    TOO_EXPENSIVE,
)
from .smuggling import pay


def begin(state: EarthState, seat: int, card: int) -> None:
    """EE-SURVEY-02, 08: begin the action; in the last round only relics are drawn."""
    state.push((SURVEY_DRAW, TABLE, seat, colour_of(card)))
    if state.round < state.box.rounds:
        state.push((SURVEY_SLOT, seat))


@final
class SurveySlot(Step[EarthState]):
    """SURVEY_SLOT: a forecast card without cube is replaced by the card played."""

    prompt: ClassVar[Word] = Word("survey-slot", card=CARD)

    def prompt_nouns(self, state: EarthState, frame: Frame) -> tuple[int, ...]:
        return (state.played,)

    def legal(self, state: EarthState, frame: Frame) -> list[Move]:
        return [(REPLACE, slot + 1) for slot in open_slots(state)]

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        card, seat, slot = state.played, frame[1], move[1] - 1
        state.played = NO_CARD
        replace_card(state, seat, slot, card, events)
        if can_protect(state, seat):
            with_cube(state, seat, (SURVEY_CUBE, TABLE, seat, slot), events)

    def tries(self, state: EarthState, frame: Frame) -> list[Move]:
        return [(REPLACE, slot + 1) for slot in range(len(state.forecast))]

    def why_not(self, state: EarthState, frame: Frame, move: Move) -> Phrase:
        return (SLOT_TAKEN,) if move[0] == REPLACE else ()


def can_protect(state: EarthState, seat: int) -> bool:
    """EE-CREW-05, EE-SURVEY-12: return whether a cube can protect the card; on older tables a guard may step in."""
    return state.reserve[seat] > 0 if state.switches & SURVEY_SPARES_GUARDS else can_place(state, seat)


def open_slots(state: EarthState) -> list[int]:
    """EE-SURVEY-01: list the forecast cards without cube, left to right."""
    return [slot for slot, owner in enumerate(state.survey_cubes) if owner == NOBODY]


def replace_card(state: EarthState, side: int, slot: int, card: int, events: Events) -> None:
    """EE-SURVEY-02: replace a forecast card; the old one goes to the discard."""
    old = state.forecast[slot]
    state.discard.append(old)
    state.forecast = (*state.forecast[:slot], card, *state.forecast[slot + 1 :])
    events.tell(side, (FORECAST_REPLACED, old, card))


def put_cube(state: EarthState, side: int, slot: int) -> None:
    """Put a cube on a forecast card to protect it."""
    state.reserve[side] -= 1
    state.survey_cubes = (*state.survey_cubes[:slot], side, *state.survey_cubes[slot + 1 :])


@final
class SurveyCube(Step[EarthState]):
    """EE-SURVEY-02: an own cube protects the new card."""

    prompt: ClassVar[Word] = Word("survey-cube")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        put_cube(state, frame[2], frame[3])


def take_marker(state: EarthState, side: int, events: Events) -> None:
    """EE-SURVEY-03, 11: take the best marker that is left, unless the side has one."""
    left = free_markers(state)
    if state.markers[side] == 0 and left:
        state.markers[side] = left[0]
        events.tell(side, (MARKER_TAKEN, left[0]))


def draw_relics(state: EarthState, side: int, colour: int, count: int, events: Events) -> Cards:
    """EE-SURVEY-04, EE-EXHAUST-05: draw relics of a colour in public, as many as there are up to `count`."""
    supply = state.supply[colour]
    drawn = tuple(sorted(supply[max(0, len(supply) - count) :]))
    state.supply[colour] = supply[: len(supply) - len(drawn)]
    state.unearthed = drawn
    if drawn:
        events.show(side, (RELICS_SHOWN, *drawn))
    else:
        events.tell(side, (NONE_LEFT, colour))
    return drawn


def place_on_site(state: EarthState, side: int, relic: int, events: Events) -> None:
    """EE-MAT-09: put a drawn relic on its site."""
    state.unearthed = without(state.unearthed, relic)
    state.sites[relic] += 1
    events.tell(side, (RELIC_PLACED, relic, SITE[relic]))


@final
class SurveyDraw(Step[EarthState]):
    """EE-SURVEY-03, 04, 09: a marker, then relics; a single one goes straight to its site."""

    prompt: ClassVar[Word] = Word("survey-draw")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        _, _, seat, colour = frame
        if state.round < state.box.rounds:
            take_marker(state, seat, events)
        count = state.box.issisinui_relics if state.factions[seat] == ISSISINUI else state.box.survey_relics
        drawn = draw_relics(state, seat, colour, count, events)
        if len(drawn) == 1:
            place_on_site(state, seat, drawn[0], events)
        elif drawn:
            state.push((SURVEY_SITE, seat, colour))


@final
class SurveySite(Step[EarthState]):
    """SURVEY_SITE: one of the relics goes to its site."""

    prompt: ClassVar[Word] = Word("survey-site", colour=COLOUR)

    def prompt_nouns(self, state: EarthState, frame: Frame) -> tuple[int, ...]:
        return (frame[2],)

    def legal(self, state: EarthState, frame: Frame) -> list[Move]:
        return [(PUT, relic) for relic in kinds(state.unearthed)]

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        seat = frame[1]
        place_on_site(state, seat, move[1], events)
        state.push((SURVEY_BACK, TABLE, frame[2]))
        state.push((SURVEY_OFFER, TABLE, seat))
        if state.factions[seat] == ISSISINUI and len(state.holds[seat]) < state.box.hold:
            state.push((SURVEY_FREE, seat))

    def why_not(self, state: EarthState, frame: Frame, move: Move) -> Phrase:
        return (NO_RELIC_THERE, move[1]) if move[0] == PUT else ()


@final
class SurveyFree(Step[EarthState]):
    """SURVEY_FREE: Is'sisinui may store one of the others free of charge."""

    prompt: ClassVar[Word] = Word("survey-free")

    def legal(self, state: EarthState, frame: Frame) -> list[Move]:
        moves: list[Move] = [(TAKE, relic) for relic in kinds(state.unearthed)]
        moves.append((LEAVE_RELICS,))
        return moves

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        if move[0] == LEAVE_RELICS:
            events.tell(frame[1], (RELICS_LEFT,))
            return
        events.tell(frame[1], (RELIC_TAKEN, move[1]))
        hold_relic(state, frame[1], move[1])
        offer_sample(state, frame[1], move[1])


def hold_relic(state: EarthState, seat: int, relic: int) -> None:
    """EE-STORE-03: put a surveyed relic into the hold."""
    state.unearthed = without(state.unearthed, relic)
    put_away(state, seat, relic, IN_HOLD)


def survey_price(box: EarthBox, relic: int) -> int:
    """EE-SURVEY-06: return the price of a surveyed relic, twice its value."""
    return box.survey_times * box.values[relic]


def survey_offers(state: EarthState, seat: int) -> list[int]:
    """List the drawn relics that a seat can pay and store."""
    if len(state.holds[seat]) >= state.box.hold:
        return []
    return [relic for relic in kinds(state.unearthed) if survey_price(state.box, relic) <= state.credits[seat]]


@final
class SurveyOffer(Step[EarthState]):
    """EE-SURVEY-06, EE-STORE-04: a purchase is offered if it is possible."""

    prompt: ClassVar[Word] = Word("survey-offer")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        if survey_offers(state, frame[2]):
            state.push((SURVEY_BUY, frame[2]))


@final
class SurveyBuy(Step[EarthState]):
    """SURVEY_BUY: the seat buys one of the others at twice its value, or none."""

    prompt: ClassVar[Word] = Word("survey-buy")

    def legal(self, state: EarthState, frame: Frame) -> list[Move]:
        moves: list[Move] = [(BUY_RELIC, relic) for relic in survey_offers(state, frame[1])]
        moves.append((RETURN_RELICS,))
        return moves

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        if move[0] == RETURN_RELICS:
            events.tell(frame[1], (RELICS_LEFT,))
            return
        pay(state, frame[1], move[1], survey_price(state.box, move[1]), events)
        hold_relic(state, frame[1], move[1])
        offer_sample(state, frame[1], move[1])

    def tries(self, state: EarthState, frame: Frame) -> list[Move]:
        return [(BUY_RELIC, relic) for relic in kinds(state.unearthed)]

    def why_not(self, state: EarthState, frame: Frame, move: Move) -> Phrase:
        if move[0] != BUY_RELIC:
            return ()
        if move[1] not in state.unearthed:
            return (NO_RELIC_THERE, move[1])
        if len(state.holds[frame[1]]) >= state.box.hold:
            return (HOLD_IS_FULL,)
        return (TOO_EXPENSIVE, move[1], survey_price(state.box, move[1]), state.credits[frame[1]])


@final
class SurveyBack(Step[EarthState]):
    """EE-SURVEY-06: the remaining relics go back into the supply, which is shuffled."""

    prompt: ClassVar[Word] = Word("survey-back")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        back(state, frame[2], events)


def back(state: EarthState, colour: int, events: Events) -> None:
    """Put the drawn relics back; a shuffle follows if more than one order is possible."""
    if not state.unearthed:
        return
    events.tell(TABLE, (RELICS_RETURNED, *state.unearthed))
    together = (*state.supply[colour], *state.unearthed)
    if min(together) == max(together):
        state.supply[colour] = together
        state.unearthed = ()
    else:
        state.push((SUPPLY_RETURN, CHANCE, colour))


@final
class ReturnSupply(Shuffle[EarthState]):
    """EE-SURVEY-06: a supply is shuffled together with the relics put back."""

    prompt: ClassVar[Word] = Word("return-supply")
    verb: ClassVar[int] = SHUFFLE_RELICS

    def things(self, state: EarthState, frame: Frame) -> list[int]:
        return sorted([*state.supply[frame[2]], *state.unearthed])

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        state.supply[frame[2]] = tuple(reversed(move[1:]))
        state.unearthed = ()
