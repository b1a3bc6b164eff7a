"""Evaluation: how many credits a seat may have in the end.

What is sure counts in full; what is open counts as it will probably turn out. In the middle of an action, what the seat is
about to decide counts as if it decided well.
"""

from typing import Final

from caravane.kernel.state import Frame

from .action_value import BUYER, MARKER, best_card, buy, command, dig, fence, gul, sale, sale_at, sale_of, survey
from .cards import colour_of
from .components import ISSISINUI, KEPT_ON_PASS, LOCATIONS, ROUNDS, SAFE_BUY, SAFE_FENCE, SURCHARGE
from .crew import free_hold
from .future_value import SURE, Prospects
from .kinds import MOVE
from .payable_actions import actions
from .sale import market_list
from .state import NO_CARD, NONE, EarthState
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

ARCHIVE: Final = 4.0
"""What the choice of an archive cast is worth, before it is made."""
EXTRA: Final = 0.7
"""Of a further action in the same turn, so much of its gain is counted already."""


def evaluate(state: EarthState, seat: int) -> float:
    """Guess the final credits of a seat."""
    worth = float(state.credits[seat])
    if not state.frames or not state.order:
        return worth
    now = Prospects(state, seat)
    worth += now.gallery() + now.centres() + now.traders() + now.relics() + now.places() + _hand(now)
    if state.round < ROUNDS and state.markers[seat]:
        worth += MARKER
    return worth + _pending(now)


def _hand(now: Prospects) -> float:
    """Value the cards; whoever has passed keeps two for the next round."""
    state, seat = now.state, now.seat
    count = len(state.hands[seat]) + len(state.picks[seat])
    if state.passed >> seat & 1:
        return 0.0 if state.round == ROUNDS else now.card * min(KEPT_ON_PASS, count)
    travel = state.travel[seat].bit_count()
    variety = 0.15 * ((now.colours).bit_count() + now.symbols.bit_count())
    return now.card * count + 0.5 * now.card * travel + variety


def _pending(now: Prospects) -> float:
    """Value what the seat is about to decide."""
    place = now.state.find(now.seat)
    if place < 0:
        return 0.0
    frame = now.state.frames[place]
    step = frame[0]
    if step == CHOOSE_ACTION:
        return EXTRA * _best_action(now)
    if step == CHOOSE_CARD:
        return best_card(now, frame[2])
    return _in_action(now, frame) + _later(now, place)


def _best_action(now: Prospects) -> float:
    best = 0.0
    for action in actions(now.state, now.seat):
        if action != MOVE:
            best = max(best, best_card(now, action))
    return best


def _in_action(now: Prospects, frame: Frame) -> float:
    """Value the decision that is due in the middle of an action."""
    step = frame[0]
    if step in (MOVE_STEP, DIG_RELIC, SAMPLE):
        return _exploring(now, frame)
    if step in (SELL_COLOUR, SELL_MARKET, SELL_RELIC, GUL_BUY):
        return _selling(now, frame)
    if step in (COMMAND_STEP, HAGGLE_TRADER, HAGGLE_WHITE, HAGGLE_COLOUR):
        return _sending(now, frame)
    if step in (SMUGGLE_MODE, BUY_RELIC, FENCE_RELIC, SAFE_DEAL):
        return _trading(now, frame)
    if step in (SURVEY_SLOT, SURVEY_SITE, SURVEY_FREE, SURVEY_BUY):
        return _surveying(now, frame)
    return _elsewhere(now, frame)


def _exploring(now: Prospects, frame: Frame) -> float:
    if frame[0] == MOVE_STEP:
        return now.move(frame[2])
    return dig(now, frame) if frame[0] == DIG_RELIC else max(0.0, now.sample(frame[2]))


def _selling(now: Prospects, frame: Frame) -> float:
    step = frame[0]
    if step == SELL_COLOUR:
        return sale(now, frame[3], frame[2])
    if step == SELL_MARKET:
        return sale_of(now, frame[2], frame[5], frame[4], frame[3])
    if step == SELL_RELIC:
        return sale_at(now, frame[2], market_list(frame[3]))
    return max(sale(now, NONE, 3), gul(now))


def _sending(now: Prospects, frame: Frame) -> float:
    step = frame[0]
    if step == COMMAND_STEP:
        return command(now, frame[2], frame[3])
    if step == HAGGLE_TRADER:
        return max(0.0, now.trader(frame[2])) + BUYER
    return BUYER if step == HAGGLE_WHITE else 0.6 * BUYER


def _trading(now: Prospects, frame: Frame) -> float:
    step = frame[0]
    if step == SMUGGLE_MODE:
        return max(buy(now, SURCHARGE, 0), fence(now, 0))
    if step == BUY_RELIC:
        return buy(now, SURCHARGE, frame[3])
    if step == FENCE_RELIC:
        return fence(now, 0)
    return max(buy(now, SAFE_BUY, frame[3]), fence(now, SAFE_FENCE))


def _surveying(now: Prospects, frame: Frame) -> float:
    """Value relics that have been drawn; before that, what a survey brings."""
    state, seat = now.state, now.seat
    if frame[0] == SURVEY_SLOT:
        return survey(now, colour_of(state.played)) if state.played != NO_CARD else 0.0
    best = 0.0
    for relic in state.unearthed:
        worth = now.relic(relic)
        free = state.factions[seat] == ISSISINUI and frame[0] != SURVEY_BUY
        paid = 0 if free else survey_price(relic)
        if free_hold(state, seat) and paid <= state.credits[seat]:
            best = max(best, worth - paid)
    return best


def _elsewhere(now: Prospects, frame: Frame) -> float:
    """Value cards to be kept, explorers to be placed, and relics to be stored."""
    state, seat, step = now.state, now.seat, frame[0]
    if step in (PLACE_THIRD, PUT_DOWN):
        return max([now.place(location) for location in range(len(LOCATIONS)) if location not in state.explorers[seat]])
    if step in (PICK, SOLO_PICK):
        return now.card * len(frame[2:])
    if step == STORE_PLACE:
        return SURE * now.relic(frame[2])
    if step == TELEPORT:
        return now.move(3)
    return {KEEP_CARD: now.card, ARCHIVE_RELIC: ARCHIVE}.get(step, 0.0)


def _later(now: Prospects, place: int) -> float:
    """Value what follows by itself, or is asked next in the same action."""
    worth = 0.0
    for frame in now.state.frames[:place]:
        step = frame[0]
        if step == PLACE_GUARD and frame[2] == now.seat:
            worth += now.sample(frame[3])
        elif step == PLACE_TRADER and frame[2] == now.seat:
            worth += now.trader(frame[3])
        elif step == COMMAND_MORE and frame[2] == now.seat:
            worth += command(now, frame[3], frame[4])
        elif step == DIG_RELIC and frame[1] == now.seat:
            worth += 0.8 * dig(now, frame)
        elif step == SELL_COLOUR and frame[1] == now.seat:
            worth += sale(now, frame[3], frame[2])
    return worth
