"""Evaluation: how many points a seat may have in the end.

What is sure counts in full: points, expeditions sent, and the sites for every season that is still to end. What is open
counts as it will probably turn out: a hand is worth the expedition that it may become, less the turns which that takes.
"""

from typing import Final

from caravane.kernel.state import Frame

from .cards import colour_of, is_mercenary, role_of
from .components import CARTOGRAPHER, IMMEDIATE_POINTS, MONKEYS, PATRON, PHYSICIAN, PINK, UR_SIZES, VIOLET
from .future_value import CARD_DRAWN, Prospects
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
    PLACES,
    SCORE_ULURU,
    TOKEN,
    TRAIT,
    UR_EXPEDITION,
    ArcheosState,
    Cards,
)
from .steps.building import BUILDING, BY_COLOUR, BY_ROLE
from .vehicles import FREE

TURN: Final = 1.7
"""What a turn brings on average: an expedition that could grow must grow by more than this."""
LAID_DOWN: Final = 0.15
"""What a card is worth to the others that is laid down for them."""
RESERVE: Final = 0.12
FURTHER: Final = 3
"""So many more cards may a group grow by."""


def evaluate(state: ArcheosState, seat: int) -> float:
    """Guess the final points of a seat."""
    worth = float(score(state, seat))
    if state.season == 0 or not state.frames:
        return worth
    now = Prospects(state, seat)
    worth += now.sites() + now.roles() + _plans(now)
    if not now.scored:
        worth += float(sum([expedition_points(each) for each in state.expeditions[seat]]))
    return worth


def _plans(now: Prospects) -> float:
    """Value what a seat has in hand, or is about to do with it."""
    frame = now.state.frames[-1]
    if frame[1] != now.seat:
        return _held(now)
    step = frame[0]
    if step in (LEADER, TRAIT, ADD_CARD):
        return _building(now, frame)
    pending = _pending(now, frame)
    if any(other[0] == LAY_DOWN for other in now.state.frames):
        return pending + _laying_down(now)
    if step == KEEP_CARDS:
        return pending + _keeping(now, frame)
    return pending + _held(now)


def _pending(now: Prospects, frame: Frame) -> float:
    """Value the effects that are still to be chosen."""
    step = frame[0]
    artefacts = len([other for other in now.state.frames if other[0] == FREE_ADVANCE])
    worth = 0.9 * artefacts * now.best_step(FREE)
    if step == EFFECT:
        expedition = now.state.expeditions[now.seat][-1]
        worth += now.effects(expedition[0], len(expedition), frame[2])
    elif step == CHOOSE_SITE:
        worth += now.best_step(len(now.state.expeditions[now.seat][-1]))
    elif step == CHOOSE_VEHICLE:
        worth += 1.5 * now.seasons
    elif step == SCORE_ULURU:
        space = now.state.spaces[now.seat * PLACES + VIOLET]
        here = now.uluru(space)
        worth += max(IMMEDIATE_POINTS[space] + now.uluru(0) - here, 0.0)
    elif step == TOKEN:
        worth += 0.4 * max(tokens_for(now.state, len(now.state.expeditions[now.seat][-1])), default=0) * now.seasons
    elif step == PATRON_DRAW:
        worth += CARD_DRAWN * frame[2] * now.survival(1)
    elif step == CHICHEN_DRAW:
        worth += CARD_DRAWN * now.state.draws * now.survival(1)
    return worth


def _laying_down(now: Prospects) -> float:
    """The rest of the hand is about to go, save for what a Physician keeps."""
    expedition = now.state.expeditions[now.seat][-1]
    hand = now.state.hands[now.seat]
    if role_of(expedition[0]) == PHYSICIAN:
        kept = min(len(hand), len(expedition))
        return 0.8 * _held(now) * kept / max(1, len(hand)) - LAID_DOWN * (len(hand) - kept)
    worth = -LAID_DOWN * len(hand)
    if role_of(expedition[0]) == PATRON:
        worth += CARD_DRAWN * len(expedition) * now.survival(1)
    return worth + CARD_DRAWN * now.state.draws * now.survival(1)


def _keeping(now: Prospects, frame: Frame) -> float:
    """What is marked stays; some more can be marked."""
    kept = frame[2:]
    room = min(len(now.state.expeditions[now.seat][-1]), len(now.state.hands[now.seat])) - len(kept)
    return _group_value(now, kept) + 0.3 * room


def _held(now: Prospects) -> float:
    """Value a hand by the best expedition that it may become; at Ur by what can still be sent."""
    if now.state.monkeys == MONKEYS:
        waits = any(frame[0] == UR_EXPEDITION and frame[1] == now.seat for frame in now.state.frames)
        limit = UR_SIZES[now.state.spaces[now.seat * PLACES + PINK]]
        return _best_now(now, now.state.hands[now.seat], limit) if waits else 0.0
    return _group_value(now, now.state.hands[now.seat])


def _group_value(now: Prospects, hand: Cards) -> float:
    """A stopping problem: each further card must bring more than a turn does, and the season may end before."""
    best = 0.0
    survival = [now.survival(turns + 1) for turns in range(FURTHER + 1)]
    seen = -1
    for leader in hand:
        if leader == seen or is_mercenary(leader):
            continue
        seen = leader
        size = max(_size(hand, leader, BY_COLOUR), _size(hand, leader, BY_ROLE))
        for more in range(FURTHER + 1):
            gain = now.gain(leader, size + more) * survival[more] - TURN * (more + 1)
            best = max(best, gain)
    # Other cards of the hand are a reserve: some of them will fit what comes.
    return best + RESERVE * len(hand) * survival[0]


def _building(now: Prospects, frame: Frame) -> float:
    """Value the best expedition that can still be sent from here, and what is left of the hand then."""
    hand, limit = now.state.hands[now.seat], frame[2]
    if frame[0] == LEADER:
        return _best_now(now, hand, limit)
    if frame[0] == TRAIT:
        sizes = [_size(hand, frame[3], trait) for trait in (BY_COLOUR, BY_ROLE)]
        return _sent(now, hand, frame[3], min(limit, max(sizes)))
    size = len(frame) - BUILDING + _addable(hand, frame)
    return _sent(now, hand, frame[BUILDING], min(limit, size))


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


def _best_now(now: Prospects, hand: Cards, limit: int) -> float:
    best = 0.0
    for leader in hand:
        if not is_mercenary(leader):
            size = max(_size(hand, leader, BY_COLOUR), _size(hand, leader, BY_ROLE))
            best = max(best, _sent(now, hand, leader, min(limit, size)))
    return best


def _sent(now: Prospects, hand: Cards, leader: int, size: int) -> float:
    """Value an expedition that is sent now, with what is laid down after it."""
    rest = len(hand) - size
    worth = now.gain(leader, size) - LAID_DOWN * rest
    if role_of(leader) == PHYSICIAN:
        worth += 0.5 * min(size, rest)
    elif role_of(leader) == CARTOGRAPHER and rest > 0:
        worth += 0.6 * rest
    return worth


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
