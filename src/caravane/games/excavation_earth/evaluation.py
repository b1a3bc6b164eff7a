"""Estimate of the credits that a seat will have at the end.

Secured credits count in full, open ones by their probable outcome. In the middle of an action, the seat's next decision
counts as if it were made well.
"""

from typing import Final

from caravane.kernel.state import Frame

from .action_value import (
    BUYER_VALUE,
    MARKER_VALUE,
    best_card,
    buy,
    command,
    dig,
    fence,
    gul,
    sale,
    sale_at,
    sale_of,
    survey,
)
from .cards import colour_of
from .components import ISSISINUI, LOCATIONS
from .crew import free_hold
from .future_value import IMMEDIATE_WEIGHT, FutureValues
from .kinds import MOVE
from .payable_actions import actions
from .sale import market_list
from .state import NO_CARD, NO_DRAFT, NONE, EarthState
from .step_ids import (
    ARCHIVE_RELIC,
    BUY_RELIC,
    CHOOSE_ACTION,
    CHOOSE_CARD,
    COMMAND_MORE,
    COMMAND_STEP,
    DIG_RELIC,
    FENCE_RELIC,
    GUL_BUY,
    HAGGLE_COLOUR,
    HAGGLE_TRADER,
    HAGGLE_WHITE,
    KEEP_CARD,
    MOVE_STEP,
    PICK,
    PLACE_GUARD,
    PLACE_THIRD,
    PLACE_TRADER,
    PUT_DOWN,
    SAFE_DEAL,
    SAMPLE,
    SELL_COLOUR,
    SELL_MARKET,
    SELL_RELIC,
    SMUGGLE_MODE,
    SOLO_PICK,
    STORE_PLACE,
    SURVEY_BUY,
    SURVEY_FREE,
    SURVEY_SITE,
    SURVEY_SLOT,
    TELEPORT,
)
from .steps.surveying import survey_price
from .zu_value import zu_value

ARCHIVE_VALUE: Final = 4.0
"""Value of the choice of an archive cast, before it is made."""
NEXT_ACTION_SHARE: Final = 0.7
"""Share of the gain of a further action in the same turn that is counted in advance."""


ROUNDS_TO_COME: Final[tuple[float, ...]] = (98.0, 47.0, -5.0)
"""Credits that a seat gains on average in later rounds, by the current one: the cards for them are not dealt yet.

In the last round the rest of the estimate is a little too high.
"""
DRAFT_VALUE: Final = 42.0
"""Credits that a seat gains on average with the cards that are being drafted."""


def evaluate(state: EarthState, seat: int) -> float:
    """Estimate the final credits of a seat, or of Zu after the last seat."""
    if not state.frames:
        return float(state.credits[seat])
    if seat == state.seats:
        return zu_value(state)
    value = state.credits[seat] + ROUNDS_TO_COME[state.round - 1]
    if state.draft != NO_DRAFT or not state.order:
        value += DRAFT_VALUE
    if not state.order:
        return value
    values = FutureValues(state, seat)
    value += (
        values.gallery() + values.centres() + values.traders() + values.relics() + values.explorers() + _hand(values)
    )
    if state.round < state.box.rounds and state.markers[seat]:
        value += MARKER_VALUE
    return value + _pending(values)


def _hand(values: FutureValues) -> float:
    """Value the cards; a seat that has passed keeps two for the next round."""
    state, seat = values.state, values.seat
    count = len(state.hands[seat]) + len(state.picks[seat])
    if state.passed >> seat & 1:
        return 0.0 if state.round == state.box.rounds else values.card * min(state.box.kept_on_pass, count)
    travel = state.travel[seat].bit_count()
    variety = 0.15 * ((values.colours).bit_count() + values.symbols.bit_count())
    return values.card * count + 0.5 * values.card * travel + variety


def _pending(values: FutureValues) -> float:
    """Value the decision that the seat is about to make."""
    index = values.state.find(values.seat)
    if index < 0:
        return 0.0
    frame = values.state.frames[index]
    step = frame[0]
    if step == CHOOSE_ACTION:
        return NEXT_ACTION_SHARE * _best_action(values)
    if step == CHOOSE_CARD:
        return best_card(values, frame[2])
    return _in_action(values, frame) + _later(values, index)


def _best_action(values: FutureValues) -> float:
    best = 0.0
    for action in actions(values.state, values.seat):
        if action != MOVE:
            best = max(best, best_card(values, action))
    return best


def _in_action(values: FutureValues, frame: Frame) -> float:
    """Value the decision that is due in the middle of an action."""
    step = frame[0]
    if step in (MOVE_STEP, DIG_RELIC, SAMPLE):
        return _exploring(values, frame)
    if step in (SELL_COLOUR, SELL_MARKET, SELL_RELIC, GUL_BUY):
        return _selling(values, frame)
    if step in (COMMAND_STEP, HAGGLE_TRADER, HAGGLE_WHITE, HAGGLE_COLOUR):
        return _sending(values, frame)
    if step in (SMUGGLE_MODE, BUY_RELIC, FENCE_RELIC, SAFE_DEAL):
        return _trading(values, frame)
    if step in (SURVEY_SLOT, SURVEY_SITE, SURVEY_FREE, SURVEY_BUY):
        return _surveying(values, frame)
    return _elsewhere(values, frame)


def _exploring(values: FutureValues, frame: Frame) -> float:
    if frame[0] == MOVE_STEP:
        return values.move(frame[2])
    return dig(values, frame) if frame[0] == DIG_RELIC else max(0.0, values.sample(frame[2]))


def _selling(values: FutureValues, frame: Frame) -> float:
    step = frame[0]
    if step == SELL_COLOUR:
        return sale(values, frame[3], frame[2])
    if step == SELL_MARKET:
        return sale_of(values, frame[2], frame[5], frame[4], frame[3])
    if step == SELL_RELIC:
        return sale_at(values, frame[2], market_list(frame[3]))
    return max(sale(values, NONE, values.box.sale_markets), gul(values))


def _sending(values: FutureValues, frame: Frame) -> float:
    step = frame[0]
    if step == COMMAND_STEP:
        return command(values, frame[2], frame[3])
    if step == HAGGLE_TRADER:
        return max(0.0, values.trader(frame[2])) + BUYER_VALUE
    return BUYER_VALUE if step == HAGGLE_WHITE else 0.6 * BUYER_VALUE


def _trading(values: FutureValues, frame: Frame) -> float:
    step = frame[0]
    if step == SMUGGLE_MODE:
        return max(buy(values, values.box.surcharge, 0), fence(values, 0))
    if step == BUY_RELIC:
        return buy(values, values.box.surcharge, frame[3])
    if step == FENCE_RELIC:
        return fence(values, 0)
    return max(buy(values, values.box.tile.safe_buy, frame[3]), fence(values, values.box.tile.safe_fence))


def _surveying(values: FutureValues, frame: Frame) -> float:
    """Value relics that have been drawn; before the draw, the survey itself."""
    state, seat = values.state, values.seat
    if frame[0] == SURVEY_SLOT:
        return survey(values, colour_of(state.played)) if state.played != NO_CARD else 0.0
    best = 0.0
    for relic in state.unearthed:
        value = values.relic(relic)
        free = state.factions[seat] == ISSISINUI and frame[0] != SURVEY_BUY
        paid = 0 if free else survey_price(values.box, relic)
        if free_hold(state, seat) and paid <= state.credits[seat]:
            best = max(best, value - paid)
    return best


def _elsewhere(values: FutureValues, frame: Frame) -> float:
    """Value cards to be kept, explorers to be placed, and relics to be stored."""
    state, seat, step = values.state, values.seat, frame[0]
    if step in (PLACE_THIRD, PUT_DOWN):
        return max(
            [
                values.explorer_at(location)
                for location in range(len(LOCATIONS))
                if location not in state.explorers[seat]
            ]
        )
    if step in (PICK, SOLO_PICK):
        return values.card * len(frame[2:])
    if step == STORE_PLACE:
        return IMMEDIATE_WEIGHT * values.relic(frame[2])
    if step == TELEPORT:
        return values.move(values.box.tile.relay_steps[state.round - 2])
    return {KEEP_CARD: values.card, ARCHIVE_RELIC: ARCHIVE_VALUE}.get(step, 0.0)


def _later(values: FutureValues, index: int) -> float:
    """Value the frames that follow automatically or hold the next decision of the same action."""
    value = 0.0
    for frame in values.state.frames[:index]:
        step = frame[0]
        if step == PLACE_GUARD and frame[2] == values.seat:
            value += values.sample(frame[3])
        elif step == PLACE_TRADER and frame[2] == values.seat:
            value += values.trader(frame[3])
        elif step == COMMAND_MORE and frame[2] == values.seat:
            value += command(values, frame[3], frame[4])
        elif step == DIG_RELIC and frame[1] == values.seat:
            value += 0.8 * dig(values, frame)
        elif step == SELL_COLOUR and frame[1] == values.seat:
            value += sale(values, frame[3], frame[2])
    return value
