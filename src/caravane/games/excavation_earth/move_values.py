"""Weighing: how good each legal move looks at once, without trying it. What the search plays on with."""

from typing import Final

from caravane.kernel.state import Frame
from caravane.kernel.words import Move

from .action_value import best_card, buy, fence, gain_of, sale_at, sale_of, tile_worth
from .cards import colour_of, symbol_of
from .components import (
    GUL_SURCHARGE,
    KEPT_ON_PASS,
    LOCATIONS,
    MARKET_PLACE,
    MARKETS,
    QUEUE_MOST,
    ROUNDS,
    SAFE_BUY,
    SAFE_FENCE,
    SURCHARGE,
    TRAVEL,
    VALUES,
    WHITE,
)
from .crew import stored
from .future_value import Prospects
from .kinds import IN_CONTAINER, PASS
from .sale import market_list
from .state import EarthState
from .step_ids import (
    CHOOSE_ACTION,
    CHOOSE_CARD,
    COMMAND_STEP,
    FREE_STEP,
    GUL_BUY,
    MOVE_STEP,
    SAFE_DEAL,
    SELL_COLOUR,
    SELL_MARKET,
)
from .steps.surveying import survey_price
from .value_math import reached
from .words import (
    ADD_BUYER,
    ADD_WHITE,
    BUY,
    BUY_RELIC,
    BUY_RELICS,
    DIG_UP,
    DISCARD,
    FENCE,
    FENCE_RELICS,
    KEEP,
    LIFT,
    MOVE_GUARD,
    PICK_COLOUR,
    PICK_MARKET,
    PLACE,
    PROMOTE,
    PUT,
    RECALL,
    SAMPLE,
    SAMPLE_RELIC,
    SELL_RELIC,
    SEND_EMISSARY,
    SEND_TRADER,
    STEP,
    STORE_IN,
    TAKE,
)

WANTED: Final = 1.2
"""What a buyer of an own colour is worth at a market with an own trader."""
ELSEWHERE: Final = 0.4
"""What it is worth at another market: the colour gets more popular."""
IDLE: Final = 0.05


def weigh(state: EarthState, seat: int, moves: list[Move]) -> list[float]:
    """Say how good each move looks, in credits."""
    frame = state.frames[state.find(seat)]
    now = Prospects(state, seat)
    step = frame[0]
    if step == CHOOSE_ACTION:
        return [_passing(now) if move[1] == PASS else best_card(now, move[1]) for move in moves]
    if step == CHOOSE_CARD:
        return [gain_of(now, frame[2], move[1]) - _cost(now, move[1]) for move in moves]
    if step in (MOVE_STEP, FREE_STEP):
        return _steps(now, frame, moves)
    if step in (SELL_COLOUR, SELL_MARKET):
        return [_selling(now, frame, move) for move in moves]
    return [_move(now, frame, move) for move in moves]


def _cost(now: Prospects, card: int) -> float:
    return now.card if card < TRAVEL else 0.5 * now.card


def _passing(now: Prospects) -> float:
    """Passing gives away all cards but two, and all of them in the last round."""
    state, seat = now.state, now.seat
    count = len(state.hands[seat])
    kept = 0 if state.round == ROUNDS else min(KEPT_ON_PASS, count)
    return -now.card * (count - kept) - 0.5 * now.card * state.travel[seat].bit_count()


def _steps(now: Prospects, frame: Frame, moves: list[Move]) -> list[float]:
    """Value where the explorers stand then, and what the one that moved may still reach."""
    values = [now.place(location) for location in range(len(LOCATIONS))]
    mine = now.state.explorers[now.seat]
    fuel = frame[2] - 1 if frame[0] == MOVE_STEP else 0
    found: list[float] = []
    for move in moves:
        if move[0] != STEP:
            found.append(IDLE)
            continue
        found.append(reached(values, mine, move[2], fuel) - values[move[1]])
    return found


def _selling(now: Prospects, frame: Frame, move: Move) -> float:
    if frame[0] == SELL_COLOUR:
        return sale_of(now, move[1], 0, frame[3], frame[2]) if move[0] == PICK_COLOUR else 0.0
    _, _, colour, most, free, chosen = frame
    if move[0] == PICK_MARKET:
        return sale_of(now, colour, chosen | 1 << move[1], free, most)
    return sale_at(now, colour, market_list(chosen))


def _move(now: Prospects, frame: Frame, move: Move) -> float:
    """Value a move by its verb; what declines is worth nothing."""
    verb = move[0]
    if verb in (DIG_UP, TAKE, SAMPLE, SAMPLE_RELIC, MOVE_GUARD, PUT, BUY_RELIC, SELL_RELIC, STORE_IN):
        return _relic(now, frame, move)
    if verb in (BUY, FENCE, BUY_RELICS, FENCE_RELICS):
        return _trade(now, frame, move)
    if verb in (SEND_TRADER, SEND_EMISSARY, RECALL, PROMOTE):
        return _cube(now, frame, move)
    if verb in (ADD_WHITE, ADD_BUYER, PICK_MARKET):
        return _buyer(now, frame, move)
    if verb in (KEEP, DISCARD):
        return card_use(now, move[1]) if verb == KEEP else 1.0 - card_use(now, move[1])
    return _landing(now, move)


def _landing(now: Prospects, move: Move) -> float:
    if move[0] == PLACE:
        return now.place(move[1])
    if move[0] == LIFT:
        best = max([now.place(location) for location in range(len(LOCATIONS))])
        return best - now.place(move[1])
    return 0.0


def _relic(now: Prospects, frame: Frame, move: Move) -> float:
    """Value relics that are dug, taken, sampled, bought, sold or stored."""
    verb = move[0]
    if verb == SAMPLE:
        return now.sample(frame[2])
    if verb == SAMPLE_RELIC:
        return now.sample(move[1])
    if verb == STORE_IN:
        return IDLE if move[1] == IN_CONTAINER else 0.0
    if verb == BUY_RELIC:
        return now.relic(move[1]) - survey_price(move[1])
    if verb in (DIG_UP, TAKE):
        return now.relic(move[1])
    # What is put on a site, sold or unguarded should be what is needed least.
    return -0.1 * VALUES[move[1]] if verb == SELL_RELIC else -now.relic(move[1]) - now.guard(move[1])


def _trade(now: Prospects, frame: Frame, move: Move) -> float:
    """Value deals with the black market."""
    safe = frame[0] == SAFE_DEAL
    if move[0] == BUY_RELICS:
        return buy(now, SURCHARGE, 0)
    if move[0] == FENCE_RELICS:
        return fence(now, 0)
    if move[0] == FENCE:
        return VALUES[move[1]] + (SAFE_FENCE if safe else 0) - now.kept(move[1])
    surcharge = GUL_SURCHARGE if frame[0] == GUL_BUY else SAFE_BUY if safe else SURCHARGE
    top = now.state.piles[move[1]][-1]
    return now.relic(top) - VALUES[top] - surcharge


def _cube(now: Prospects, frame: Frame, move: Move) -> float:
    """Value traders and emissaries."""
    market = frame[2]
    if move[0] == SEND_TRADER:
        return now.trader(market)
    if move[0] == SEND_EMISSARY:
        return now.emissary(market)
    if move[0] == PROMOTE:
        return now.emissary(market) - 0.8 * now.trader(market)
    assert frame[0] == COMMAND_STEP
    centre = market // 2
    mine = now.state.emissaries[now.seat * 3 + centre]
    lost = now.centre(centre, mine) - now.centre(centre, mine - 1) - now.cube()
    return tile_worth(now, now.state.tiles[centre]) - lost


def _buyer(now: Prospects, frame: Frame, move: Move) -> float:
    """Value a buyer for a market, or a market for rumours."""
    state, seat = now.state, now.seat
    if move[0] == PICK_MARKET:
        return 1.0 if state.traders[seat * MARKETS + move[1]] else 0.2
    market = frame[2]
    here = WANTED if state.traders[seat * MARKETS + market] else ELSEWHERE
    wanted = here * _owned(now, WHITE if move[0] == ADD_WHITE else move[1])
    queue = state.queues[market]
    pushed = here * _owned(now, queue[0]) if len(queue) == QUEUE_MOST else 0.0
    return wanted - pushed


def _owned(now: Prospects, buyer: int) -> float:
    """Say how much a seat likes a buyer: by the relics it has for one."""
    if buyer == WHITE:
        return 0.9 if now.state.holds[now.seat] or now.state.containers[now.seat] else 0.1
    count = stored(now.state, now.seat, buyer)
    return min(1.0 + 0.3 * count, 2.0) if count else -0.1


def card_use(now: Prospects, card: int) -> float:
    """Value a card to keep: for a dig where explorers stand or relics wait, for a market with or without a trader."""
    if card >= TRAVEL:
        return 1.0
    state, seat = now.state, now.seat
    colour, symbol = colour_of(card), symbol_of(card)
    best = 0.0
    for relic in range(colour * 4, colour * 4 + 4):
        if state.sites[relic]:
            best = max(best, now.relic(relic))
    use = 0.4 * best + 0.5 * max(0.0, now.emissary(symbol))
    if MARKET_PLACE[symbol] in state.explorers[seat]:
        use += 0.5 * max(0.0, now.trader(symbol))
    return use
