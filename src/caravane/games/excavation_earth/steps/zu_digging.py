"""Zu's dig with its substitutes, buying and fencing (EE-ZU-25 to 45), and Zu's survey (EE-ZU-64 to 69)."""

from typing import ClassVar, final

from caravane.kernel.event import Events
from caravane.kernel.hand import without
from caravane.kernel.state import TABLE, Frame
from caravane.kernel.step import Step
from caravane.kernel.words import Move, Word

from ..cards import colour_of, refill
from ..components import COLOURS, ROWS, SITE, ZU_COLOURS
from ..crew import free_space, zu_can_place
from ..events import (
    DUG,
    ZU_BUYS_INSTEAD,
    ZU_CARD_DISCARDED,
    ZU_DREW,
    ZU_FENCES_INSTEAD,
    ZU_SECOND_SKIPPED,
)
from ..kinds import (
    HOLD_FULL,
    IN_CONTAINER,
    IN_HOLD,
    NOTHING_LEFT,
    NOTHING_STORED,
    NOTHING_TO_BUY,
    NOTHING_TO_DIG,
    STORE_FULL,
)
from ..rulings import H1_ONE_OF_EACH, H5_BUYS_TWICE, ZU_TAKES_MARKERS
from ..state import NONE, ZU, EarthState
from ..step_ids import ZU_DIG, ZU_DIG_OTHER, ZU_DIG_RELIC, ZU_FENCE, ZU_SURVEY_SITE
from ..words import FENCE
from ..zu import (
    acquire,
    choose_colour,
    choose_relic,
    dig_space,
    fail,
    fence_priorities,
    missing,
    missing_on_sites,
    relic_priorities,
    store_of,
    stored_types,
    target_priorities,
)
from .smuggling import fence, pay
from .surveying import back, draw_relics, open_slots, place_on_site, put_cube, replace_card, survey_price, take_marker


def begin(state: EarthState, card: int, events: Events) -> None:
    """EE-ZU-25, 27, 28: begin the action: with full stores Zu fences, else a target colour is chosen."""
    if free_space(state, ZU) == 0:
        fence_instead(state, STORE_FULL, events)
        return
    colours = sorted(ZU_COLOURS[card]) or on_sites(state) or list(range(len(COLOURS)))
    choose_colour(state, colours, target_priorities(state, colours), (ZU_DIG, TABLE), events)


def on_sites(state: EarthState) -> list[int]:
    """List the colours of which any relic lies on the sites."""
    return [colour for colour in range(len(COLOURS)) if any(state.sites[colour * ROWS : (colour + 1) * ROWS])]


@final
class ZuDig(Step[EarthState]):
    """EE-ZU-26, 31, 35, 81, 82: dig the target colour, or one of each, or buy instead."""

    prompt: ClassVar[Word] = Word("zu-dig")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        target = frame[2]
        if dig_space(state) == 0:
            buy_instead(state, target, HOLD_FULL, events)
            return
        colours = ZU_COLOURS[state.zu.card]
        if colours and state.switches & H1_ONE_OF_EACH:
            other = colours[0] if colours[1] == target else colours[1]
            if missing_on_sites(state, target) or missing_on_sites(state, other):
                state.push((ZU_DIG_OTHER, TABLE, other))
                state.push((ZU_DIG_OTHER, TABLE, target))
                return
        elif missing_on_sites(state, target):
            dig_next(state, target, state.box.dig_relics, events)
            return
        buy_instead(state, target, NOTHING_TO_DIG, events)


@final
class ZuDigOther(Step[EarthState]):
    """EE-ZU-81, 82: one relic of a colour, if there is one to dig and space for it."""

    prompt: ClassVar[Word] = Word("zu-dig-other")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        dig_next(state, frame[2], 1, events)


def dig_next(state: EarthState, colour: int, left: int, events: Events, dug_at: int = NONE) -> None:
    """EE-ZU-31 to 33: choose the next relic of a colour, if one can be dug; `dug_at` is the site of the one before."""
    relics = missing_on_sites(state, colour, dug_at)
    if left and relics and dig_space(state):
        choose_relic(state, relics, relic_priorities(state, relics), (ZU_DIG_RELIC, TABLE, colour, left), events)


@final
class ZuDigRelic(Step[EarthState]):
    """EE-ZU-36: a chosen relic is dug, stored and sampled; another one may follow."""

    prompt: ClassVar[Word] = Word("zu-dig-relic")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        _, _, colour, left, relic = frame
        state.sites[relic] -= 1
        events.tell(ZU, (DUG, relic, SITE[relic]))
        acquire(state, relic, IN_HOLD, events)
        dig_next(state, colour, left - 1, events, SITE[relic])


def buy_instead(state: EarthState, target: int, reason: int, events: Events) -> None:
    """EE-ZU-37, 41, 86, 87: buy once, or twice in the harder game; if nothing can be bought, fence."""
    first = eligible(state, target)
    if first == NONE:
        fence_instead(state, NOTHING_TO_BUY, events)
        return
    events.tell(ZU, (ZU_BUYS_INSTEAD, reason))
    buy(state, first, events)
    if state.switches & H5_BUYS_TWICE:
        second = eligible(state, target)
        if second == NONE:
            events.tell(ZU, (ZU_SECOND_SKIPPED,))
        else:
            buy(state, second, events)


def eligible(state: EarthState, target: int) -> int:
    """EE-ZU-38, 39: return the first colour from the target to the right with a missing, affordable top, or NONE."""
    if free_space(state, ZU) == 0:
        return NONE
    for turn in range(len(COLOURS)):
        colour = (target + turn) % len(COLOURS)
        pile = state.piles[colour]
        if pile and missing(state, pile[-1]) and state.box.values[pile[-1]] + state.box.surcharge <= state.credits[ZU]:
            return colour
    return NONE


def buy(state: EarthState, colour: int, events: Events) -> None:
    """EE-ZU-37, 40: buy the top of a colour; the container is filled before the hold."""
    relic = state.piles[colour][-1]
    state.piles[colour] = state.piles[colour][:-1]
    pay(state, ZU, relic, state.box.values[relic] + state.box.surcharge, events)
    acquire(state, relic, IN_CONTAINER, events)


def fence_instead(state: EarthState, reason: int, events: Events) -> None:
    """EE-ZU-42, 71: fence two relics of different colours; without any the action fails."""
    if not stored_types(state):
        fail(state, NOTHING_STORED, events)
        return
    events.tell(ZU, (ZU_FENCES_INSTEAD, reason))
    fence_next(state, NONE, events)


def fence_next(state: EarthState, first: int, events: Events) -> None:
    """EE-ZU-43 to 45: choose the best relic, then the best of another colour, if there is one."""
    relics = [relic for relic in stored_types(state) if first == NONE or relic // ROWS != first]
    if relics:
        choose_relic(state, relics, fence_priorities(state, relics), (ZU_FENCE, TABLE, first), events)


@final
class ZuFence(Step[EarthState]):
    """EE-ZU-45: a chosen relic pays its value and goes under its pile."""

    prompt: ClassVar[Word] = Word("zu-fence")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        _, _, first, relic = frame
        fence(state, ZU, (FENCE, relic, store_of(state, relic)), 0, events)
        if first == NONE:
            fence_next(state, relic // ROWS, events)


@final
class ZuSurvey(Step[EarthState]):
    """EE-ZU-64 to 66, 69: an action card for the forecast, then two relics of its colour."""

    prompt: ClassVar[Word] = Word("zu-survey")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        if not refill(state, frame, events):
            return
        if not state.deck:
            fail(state, NOTHING_LEFT, events)
            return
        card = state.deck.pop()
        events.show(ZU, (ZU_DREW, card))
        replaced = self._replace(state, card, events)
        drawn = draw_relics(state, ZU, colour_of(card), state.box.survey_relics, events)
        if not drawn and not replaced:
            fail(state, NOTHING_LEFT, events)
        elif len(drawn) == 1:
            place_on_site(state, ZU, drawn[0], events)
        elif drawn:
            take_one(state, colour_of(card), events)

    def _replace(self, state: EarthState, card: int, events: Events) -> bool:
        """EE-ZU-64, 65, 80: replace the leftmost card without cube; if there is none, discard the drawn card."""
        slots = open_slots(state)
        if state.round == state.box.rounds or not slots:
            state.discard.append(card)
            events.tell(ZU, (ZU_CARD_DISCARDED, card))
            return False
        replace_card(state, ZU, slots[0], card, events)
        if zu_can_place(state, ZU):
            put_cube(state, ZU, slots[0])
        if state.switches & ZU_TAKES_MARKERS:
            take_marker(state, ZU, events)
        return True


def take_one(state: EarthState, colour: int, events: Events) -> None:
    """EE-ZU-66, 67: buy the better of the missing types it can pay; the other, or any, goes to its site."""
    affordable = [
        relic
        for relic in state.unearthed
        if missing(state, relic) and survey_price(state.box, relic) <= state.credits[ZU]
    ]
    if not affordable or dig_space(state) == 0:
        first, second = state.unearthed
        relics = [first] if first == second else [first, second]
        choose_relic(state, relics, [], (ZU_SURVEY_SITE, TABLE, colour), events)
        return
    # Within a colour, a type of higher value has a lower number.
    relic = min(affordable)
    pay(state, ZU, relic, survey_price(state.box, relic), events)
    state.unearthed = without(state.unearthed, relic)
    acquire(state, relic, IN_HOLD, events)
    place_on_site(state, ZU, state.unearthed[0], events)


@final
class ZuSurveySite(Step[EarthState]):
    """EE-ZU-67: without a purchase one relic goes to its site, the other back into the supply."""

    prompt: ClassVar[Word] = Word("zu-survey-site")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        _, _, colour, relic = frame
        place_on_site(state, ZU, relic, events)
        back(state, colour, events)
