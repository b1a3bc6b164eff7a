"""Quick estimates of the legal moves, without making them, for the playouts of the search."""

from typing import Final

from caravane.kernel.state import Frame
from caravane.kernel.words import Move

from .action_value import best_card, buy, fence, gain_of, sale_at, sale_of, tile_value
from .cards import colour_of, symbol_of
from .components import CENTRE_COUNT, LOCATIONS, MARKET_PLACE, MARKETS, ROWS, TRAVEL, WHITE
from .crew import stored
from .future_value import FutureValues
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
from .value_math import best_reachable
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

OWN_MARKET_VALUE: Final = 1.2
"""Value of a buyer of an own colour at a market with an own trader."""
OTHER_MARKET_VALUE: Final = 0.4
"""Value of such a buyer at another market, because the colour becomes more popular."""
IDLE_VALUE: Final = 0.05


def move_values(state: EarthState, seat: int, moves: list[Move]) -> list[float]:
    """Return the value of each move, in credits."""
    frame = state.frames[state.find(seat)]
    values = FutureValues(state, seat)
    step = frame[0]
    if step == CHOOSE_ACTION:
        return [_passing(values) if move[1] == PASS else best_card(values, move[1]) for move in moves]
    if step == CHOOSE_CARD:
        return [gain_of(values, frame[2], move[1]) - _cost(values, move[1]) for move in moves]
    if step in (MOVE_STEP, FREE_STEP):
        return _steps(values, frame, moves)
    if step in (SELL_COLOUR, SELL_MARKET):
        return [_selling(values, frame, move) for move in moves]
    return [_move(values, frame, move) for move in moves]


def _cost(values: FutureValues, card: int) -> float:
    return values.card if card < TRAVEL else 0.5 * values.card


def _passing(values: FutureValues) -> float:
    """Value passing, which gives away all cards but two, and all of them in the last round."""
    state, seat = values.state, values.seat
    count = len(state.hands[seat])
    kept_count = 0 if state.round == state.box.rounds else min(state.box.kept_on_pass, count)
    return -values.card * (count - kept_count) - 0.5 * values.card * state.travel[seat].bit_count()


def _steps(values: FutureValues, frame: Frame, moves: list[Move]) -> list[float]:
    """Value the locations of the explorers after each step, and those that the moved one may still reach."""
    location_values = [values.explorer_at(location) for location in range(len(LOCATIONS))]
    mine = values.state.explorers[values.seat]
    fuel = frame[2] - 1 if frame[0] == MOVE_STEP else 0
    found: list[float] = []
    for move in moves:
        if move[0] != STEP:
            found.append(IDLE_VALUE)
            continue
        found.append(
            best_reachable(values.box.neighbours, location_values, mine, move[2], fuel) - location_values[move[1]]
        )
    return found


def _selling(values: FutureValues, frame: Frame, move: Move) -> float:
    if frame[0] == SELL_COLOUR:
        return sale_of(values, move[1], 0, frame[3], frame[2]) if move[0] == PICK_COLOUR else 0.0
    _, _, colour, max_markets, free, chosen = frame
    if move[0] == PICK_MARKET:
        return sale_of(values, colour, chosen | 1 << move[1], free, max_markets)
    return sale_at(values, colour, market_list(chosen))


def _move(values: FutureValues, frame: Frame, move: Move) -> float:
    """Value a move by its verb; declining has the value 0."""
    verb = move[0]
    if verb in (DIG_UP, TAKE, SAMPLE, SAMPLE_RELIC, MOVE_GUARD, PUT, BUY_RELIC, SELL_RELIC, STORE_IN):
        return _relic(values, frame, move)
    if verb in (BUY, FENCE, BUY_RELICS, FENCE_RELICS):
        return _trade(values, frame, move)
    if verb in (SEND_TRADER, SEND_EMISSARY, RECALL, PROMOTE):
        return _cube(values, frame, move)
    if verb in (ADD_WHITE, ADD_BUYER, PICK_MARKET):
        return _buyer(values, frame, move)
    if verb in (KEEP, DISCARD):
        return card_use(values, move[1]) if verb == KEEP else 1.0 - card_use(values, move[1])
    return _landing(values, move)


def _landing(values: FutureValues, move: Move) -> float:
    if move[0] == PLACE:
        return values.explorer_at(move[1])
    if move[0] == LIFT:
        best = max([values.explorer_at(location) for location in range(len(LOCATIONS))])
        return best - values.explorer_at(move[1])
    return 0.0


def _relic(values: FutureValues, frame: Frame, move: Move) -> float:
    """Value relics that are dug, taken, sampled, bought, sold or stored."""
    verb = move[0]
    if verb == SAMPLE:
        return values.sample(frame[2])
    if verb == SAMPLE_RELIC:
        return values.sample(move[1])
    if verb == STORE_IN:
        return IDLE_VALUE if move[1] == IN_CONTAINER else 0.0
    if verb == BUY_RELIC:
        return values.relic(move[1]) - survey_price(values.box, move[1])
    if verb in (DIG_UP, TAKE):
        return values.relic(move[1])
    # A relic put on a site or sold, or a guard removed, should be the one needed least.
    return -0.1 * values.box.values[move[1]] if verb == SELL_RELIC else -values.relic(move[1]) - values.guard(move[1])


def _trade(values: FutureValues, frame: Frame, move: Move) -> float:
    """Value deals with the black market."""
    safe = frame[0] == SAFE_DEAL
    if move[0] == BUY_RELICS:
        return buy(values, values.box.surcharge, 0)
    if move[0] == FENCE_RELICS:
        return fence(values, 0)
    if move[0] == FENCE:
        return values.box.values[move[1]] + (values.box.tile.safe_fence if safe else 0) - values.stored_relic(move[1])
    surcharge = (
        values.box.gul_surcharge if frame[0] == GUL_BUY else values.box.tile.safe_buy if safe else values.box.surcharge
    )
    top = values.state.piles[move[1]][-1]
    return values.relic(top) - values.box.values[top] - surcharge


def _cube(values: FutureValues, frame: Frame, move: Move) -> float:
    """Value traders and emissaries."""
    market = frame[2]
    if move[0] == SEND_TRADER:
        return values.trader(market)
    if move[0] == SEND_EMISSARY:
        return values.emissary(market)
    if move[0] == PROMOTE:
        return values.emissary(market) - 0.8 * values.trader(market)
    assert frame[0] == COMMAND_STEP
    centre = values.box.centre[market]
    mine = values.state.emissaries[values.seat * CENTRE_COUNT + centre]
    lost = values.centre(centre, mine) - values.centre(centre, mine - 1) - values.cube()
    return tile_value(values, values.state.tiles[centre]) - lost


def _buyer(values: FutureValues, frame: Frame, move: Move) -> float:
    """Value a buyer for a market, or a market for rumours."""
    state, seat = values.state, values.seat
    if move[0] == PICK_MARKET:
        return 1.0 if state.traders[seat * MARKETS + move[1]] else 0.2
    market = frame[2]
    weight = OWN_MARKET_VALUE if state.traders[seat * MARKETS + market] else OTHER_MARKET_VALUE
    gain = weight * _owned(values, WHITE if move[0] == ADD_WHITE else move[1])
    queue = state.queues[market]
    loss = weight * _owned(values, queue[0]) if len(queue) == state.box.max_queue else 0.0
    return gain - loss


def _owned(values: FutureValues, buyer: int) -> float:
    """Return the value of a buyer to a seat, by the relics that the seat can sell to it."""
    if buyer == WHITE:
        return 0.9 if values.state.holds[values.seat] or values.state.containers[values.seat] else 0.1
    count = stored(values.state, values.seat, buyer)
    return min(1.0 + 0.3 * count, 2.0) if count else -0.1


def card_use(values: FutureValues, card: int) -> float:
    """Value a card to keep: for a dig near explorers or relics, or for a market with or without a trader."""
    if card >= TRAVEL:
        return 1.0
    state, seat = values.state, values.seat
    colour, symbol = colour_of(card), symbol_of(card)
    best = 0.0
    for relic in range(colour * ROWS, (colour + 1) * ROWS):
        if state.sites[relic]:
            best = max(best, values.relic(relic))
    use = 0.4 * best + 0.5 * max(0.0, values.emissary(symbol))
    if MARKET_PLACE[symbol] in state.explorers[seat]:
        use += 0.5 * max(0.0, values.trader(symbol))
    return use
