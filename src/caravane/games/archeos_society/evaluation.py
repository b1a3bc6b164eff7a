"""Estimate of the points that a seat will have at the end.

Secured points count in full: the score, expeditions sent, and the sites for every season that is still to end. Open
points count by their probable outcome: a hand has the value of the expedition that it may become, less the turns that
this takes.
"""

from typing import Final

from caravane.kernel.state import Frame

from .cards import colour_of, is_mercenary, role_of
from .components import CARTOGRAPHER, MONKEYS, PATRON, PHYSICIAN, PINK, VIOLET
from .future_value import CARD_DRAWN, FutureValues
from .roles import tokens_for
from .scoring import expedition_points, score
from .state import (
    ADD_CARD,
    CHICHEN_DRAW,
    CHOOSE_SITE,
    CHOOSE_VEHICLE,
    EFFECT,
    FREE_ADVANCE,
    KEEP_CARDS,
    LAY_DOWN,
    LEADER,
    PATRON_DRAW,
    SCORE_ULURU,
    TOKEN,
    TRAIT,
    UR_EXPEDITION,
    VEHICLES_PER_SEAT,
    ArcheosState,
    Cards,
)
from .steps.building import BUILDING, BY_COLOUR, BY_ROLE
from .steps.effects import acting

TURN_VALUE: Final = 1.7
"""Average value of a turn: an expedition is worth growing only if it gains more than this."""
LAID_DOWN_VALUE: Final = 0.15
"""Value that a card laid down has for the other players."""
RESERVE_VALUE: Final = 0.12
MAX_FURTHER_CARDS: Final = 3
"""Maximum number of further cards that a group is expected to grow by."""


def evaluate(state: ArcheosState, seat: int) -> float:
    """Estimate the final points of a seat."""
    value = float(score(state, seat))
    if state.season == 0 or not state.frames:
        return value
    values = FutureValues(state, seat)
    value += values.sites() + values.roles() + _plan_value(values)
    if not values.scored:
        value += float(sum([expedition_points(state.box, each) for each in state.expeditions[seat]]))
    return value


def _plan_value(values: FutureValues) -> float:
    """Value the hand of a seat, or the use that the seat is about to make of it."""
    frame = values.state.frames[-1]
    if frame[1] != values.seat:
        return _hand_value(values)
    step = frame[0]
    if step in (LEADER, TRAIT, ADD_CARD):
        return _building_value(values, frame)
    pending = _pending_value(values, frame)
    if any(other[0] == LAY_DOWN for other in values.state.frames):
        return pending + _laying_down_value(values)
    if step == KEEP_CARDS:
        return pending + _keeping_value(values, frame)
    return pending + _hand_value(values)


def _pending_value(values: FutureValues, frame: Frame) -> float:
    """Value the effects that are still to be chosen."""
    step = frame[0]
    artefacts = len([other for other in values.state.frames if other[0] == FREE_ADVANCE])
    value = 0.9 * values.free_steps(artefacts) if artefacts else 0.0
    if step == EFFECT:
        expedition = acting(values.state, frame)
        value += values.effects(expedition[0], len(expedition), frame[2])
    elif step == CHOOSE_SITE:
        value += values.best_step(len(values.state.expeditions[values.seat][-1]))
    elif step == CHOOSE_VEHICLE:
        value += 1.5 * values.seasons
    elif step == SCORE_ULURU:
        space = values.state.spaces[values.seat * VEHICLES_PER_SEAT + VIOLET]
        current = values.uluru(space)
        value += max(values.state.box.immediate_points[space] + values.uluru(0) - current, 0.0)
    elif step == TOKEN:
        value += (
            0.4
            * max(tokens_for(values.state, len(values.state.expeditions[values.seat][-1])), default=0)
            * values.seasons
        )
    elif step == PATRON_DRAW:
        value += CARD_DRAWN * frame[2] * values.survival(1)
    elif step == CHICHEN_DRAW:
        value += CARD_DRAWN * values.state.draws * values.survival(1)
    return value


def _laying_down_value(values: FutureValues) -> float:
    """Value a hand whose rest is about to be laid down, except for the cards that a Physician keeps."""
    expedition = values.state.expeditions[values.seat][-1]
    hand = values.state.hands[values.seat]
    if role_of(expedition[0]) == PHYSICIAN:
        kept_count = min(len(hand), len(expedition))
        return 0.8 * _hand_value(values) * kept_count / max(1, len(hand)) - LAID_DOWN_VALUE * (len(hand) - kept_count)
    value = -LAID_DOWN_VALUE * len(hand)
    if role_of(expedition[0]) == PATRON:
        value += CARD_DRAWN * len(expedition) * values.survival(1)
    return value + CARD_DRAWN * values.state.draws * values.survival(1)


def _keeping_value(values: FutureValues, frame: Frame) -> float:
    """Value the cards marked to be kept, and those that can still be marked."""
    marked = frame[2:]
    room = min(len(values.state.expeditions[values.seat][-1]), len(values.state.hands[values.seat])) - len(marked)
    return _group_value(values, marked) + 0.3 * room


def _hand_value(values: FutureValues) -> float:
    """Value a hand by the best expedition that it may become, or, at Ur, by the best one that can still be sent."""
    if values.state.monkeys == MONKEYS:
        may_send = any(frame[0] == UR_EXPEDITION and frame[1] == values.seat for frame in values.state.frames)
        if not may_send:  # and perhaps there is no Ur, but another site, whose track may be longer
            return 0.0
        limit = values.state.box.ur_sizes[values.state.spaces[values.seat * VEHICLES_PER_SEAT + PINK]]
        return _best_sent_value(values, values.state.hands[values.seat], limit)
    return _group_value(values, values.state.hands[values.seat])


def _group_value(values: FutureValues, hand: Cards) -> float:
    """Solve a stopping problem: each further card must gain more than a turn does, and the season may end first."""
    best = 0.0
    survival = [values.survival(turns + 1) for turns in range(MAX_FURTHER_CARDS + 1)]
    last_leader = -1
    for leader in hand:
        if leader == last_leader or is_mercenary(leader):
            continue
        last_leader = leader
        size = max(_size(hand, leader, BY_COLOUR), _size(hand, leader, BY_ROLE))
        for more in range(MAX_FURTHER_CARDS + 1):
            gain = values.gain(leader, size + more) * survival[more] - TURN_VALUE * (more + 1)
            best = max(best, gain)
    # The other cards of the hand are a reserve: some of them will fit later cards.
    return best + RESERVE_VALUE * len(hand) * survival[0]


def _building_value(values: FutureValues, frame: Frame) -> float:
    """Value the best expedition that can still be sent from here, and the rest of the hand after it."""
    hand, limit = values.state.hands[values.seat], frame[2]
    if frame[0] == LEADER:
        return _best_sent_value(values, hand, limit)
    if frame[0] == TRAIT:
        sizes = [_size(hand, frame[3], trait) for trait in (BY_COLOUR, BY_ROLE)]
        return _sent_value(values, hand, frame[3], min(limit, max(sizes)))
    size = len(frame) - BUILDING + _addable(hand, frame)
    return _sent_value(values, hand, frame[BUILDING], min(limit, size))


def _addable(hand: Cards, frame: Frame) -> int:
    """Count the cards that may still be added."""
    leader, built = frame[BUILDING], list(frame[BUILDING:])
    count = 0
    for card in hand:
        if card in built:
            built.remove(card)
        elif card >= frame[4] and _shares(card, leader, frame[3]):
            count += 1
    return count


def _best_sent_value(values: FutureValues, hand: Cards, limit: int) -> float:
    best = 0.0
    for leader in hand:
        if limit > 0 and not is_mercenary(leader):
            size = max(_size(hand, leader, BY_COLOUR), _size(hand, leader, BY_ROLE))
            best = max(best, _sent_value(values, hand, leader, min(limit, size)))
    return best


def _sent_value(values: FutureValues, hand: Cards, leader: int, size: int) -> float:
    """Value an expedition that is sent now, and the cards laid down after it."""
    rest = len(hand) - size
    value = values.gain(leader, size) - LAID_DOWN_VALUE * rest
    if role_of(leader) == PHYSICIAN:
        value += 0.5 * min(size, rest)
    elif role_of(leader) == CARTOGRAPHER and rest > 0:
        value += 0.6 * rest
    return value


def _shares(card: int, leader: int, trait: int) -> bool:
    if is_mercenary(card):
        return True
    return colour_of(card) == colour_of(leader) if trait == BY_COLOUR else role_of(card) == role_of(leader)


def _size(hand: Cards, leader: int, trait: int) -> int:
    count = 0
    for card in hand:
        if _shares(card, leader, trait):
            count += 1
    return count
