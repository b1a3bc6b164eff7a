"""Value of an action, or of a part of one, to a seat, in credits, less its cost."""

from typing import Final

from caravane.kernel.state import Frame

from .buyers import interested
from .cards import colour_of, symbol_of
from .components import CENTRE_COUNT, COLOURS, ISSISINUI, MARKETS, ROWS, TILES, TRAVEL
from .crew import free_hold, stored
from .future_value import FutureValues
from .kinds import COMMAND, DIG, HAGGLE, MOVE, SELL, SURVEY
from .payable_actions import can_recall, cards_for, free_market, gul_purchases, markets_for
from .sale import market_list
from .state import NONE
from .step_ids import DIG_RELIC
from .steps.digging import diggable

RELAY: Final[int] = TILES.index("relay")
SCANNER: Final[int] = TILES.index("scanner")
PRIVATE_SALE: Final[int] = TILES.index("private-sale")
SAFE_CONDUCT: Final[int] = TILES.index("safe-conduct")
BRIEFING: Final[int] = TILES.index("briefing")
DIVIDEND: Final[int] = TILES.index("dividends")

MARKER_VALUE: Final = 1.2
FORECAST_VALUE: Final = 0.8
BUYER_VALUE: Final = 0.8
"""Value of the choice of a buyer, before it is made."""


def best_card(values: FutureValues, action: int) -> float:
    """Value an action with the card that suits it best, less the card."""
    best = -1000.0
    for card in cards_for(values.state, values.seat, action):
        cost = values.card if card < TRAVEL else 0.5 * values.card
        best = max(best, gain_of(values, action, card) - cost)
    return best


def gain_of(values: FutureValues, action: int, card: int) -> float:
    """Estimate the gain of an action with a card."""
    if action == MOVE:
        return values.move(values.box.fuel[card])
    if action == SELL:
        return max(sale(values, free_market(values.state, values.seat, card), values.box.sale_markets), gul(values))
    return _gain_by_colour(values, action, card) if action in (DIG, SURVEY) else _gain_by_symbol(values, action, card)


def _gain_by_colour(values: FutureValues, action: int, card: int) -> float:
    if action == DIG:
        return dig(values, (DIG_RELIC, values.seat, colour_of(card), values.box.dig_relics, NONE, 0))
    return survey(values, colour_of(card))


def _gain_by_symbol(values: FutureValues, action: int, card: int) -> float:
    if action == HAGGLE:
        return max(0.0, values.trader(symbol_of(card))) + BUYER_VALUE
    if action == COMMAND:
        return command(values, symbol_of(card), 0)
    return max(buy(values, values.box.surcharge, 0), fence(values, 0))


def dig(values: FutureValues, frame: Frame) -> float:
    """Value the best relics that a dig reaches, from different sites."""
    relic_values = sorted([values.relic(relic) for relic in diggable(values.state, frame)], reverse=True)
    max_relics = min(frame[3], free_hold(values.state, values.seat), len(values.state.explorers[values.seat]))
    found = 0.0
    for number, value in enumerate(relic_values[:max_relics]):
        found += value if number == 0 else 0.6 * value
    return found


def sale(values: FutureValues, free: int, max_markets: int) -> float:
    """Value the best sale that is possible at once."""
    best = 0.0
    for colour in range(len(COLOURS)):
        if stored(values.state, values.seat, colour):
            best = max(best, sale_of(values, colour, 0, free, max_markets))
    return best


def sale_of(values: FutureValues, colour: int, chosen: int, free: int, max_markets: int) -> float:
    """Value the best sale of a colour that uses the markets chosen so far, less the relics it takes."""
    state, seat = values.state, values.seat
    found = markets_for(state, seat, colour, free)
    count = stored(state, seat, colour)
    left = [market for market in market_list(found) if 1 << market > chosen]
    ranked = sorted([(interested(state.queues[market], colour), market) for market in left], reverse=True)
    used = market_list(chosen) + [market for _, market in ranked[: min(max_markets, count) - chosen.bit_count()]]
    best = -1000.0
    for size in range(max(1, chosen.bit_count()), len(used) + 1):
        best = max(best, sale_at(values, colour, used[:size]))
    return best


def sale_at(values: FutureValues, colour: int, markets: list[int]) -> float:
    """Value a sale on given markets: its income and the emissaries it makes, less traders and relics."""
    state, seat = values.state, values.seat
    counts = [interested(state.queues[market], colour) for market in markets]
    gain = values.proceeds(colour, counts)
    for market in markets:
        if state.traders[seat * MARKETS + market]:
            gain += values.emissary(market) + values.cube() - values.trader(market) * 0.8
    count = stored(state, seat, colour)
    rest = values.sale(colour, count - len(markets)) if count > len(markets) else 0.0
    return gain - (max(0.0, values.sale(colour, count)) - max(0.0, rest)) * 0.9


def gul(values: FutureValues) -> float:
    """Value the relic that Gul may buy before a sale."""
    state, seat = values.state, values.seat
    tops = gul_purchases(state, seat)
    best = 0.0
    for colour in range(len(COLOURS)):
        if tops >> colour & 1:
            top = state.piles[colour][-1]
            best = max(best, values.relic(top) - state.box.values[top] - state.box.gul_surcharge)
    return best


def command(values: FutureValues, symbol: int, done: int) -> float:
    """Value the parts of a command that are left."""
    state, seat = values.state, values.seat
    cube = state.reserve[seat] > 0
    value = max(0.0, values.trader(symbol)) if cube and not done & 1 else 0.0
    if not done & 2:
        best = max(0.0, values.emissary(symbol)) if cube else 0.0
        centre = values.box.centre[symbol]
        if can_recall(state, seat, centre):
            mine = state.emissaries[seat * CENTRE_COUNT + centre]
            lost = values.centre(centre, mine) - values.centre(centre, mine - 1) - values.cube()
            best = max(best, tile_value(values, state.tiles[centre]) - lost)
        value += best
    return value


def tile_value(values: FutureValues, tile: int) -> float:
    """Value the effect of a command tile."""
    box, side = values.box, values.state.round - 2
    if tile in (BRIEFING, DIVIDEND):
        return _payment(values, tile, side)
    if tile == RELAY:
        return values.move(box.tile.relay_steps[side] + box.tile.relay_teleports[side])
    if tile == SCANNER:
        return dig(values, (DIG_RELIC, values.seat, -1, box.tile.scanner_relics[side], NONE, 1))
    if tile == PRIVATE_SALE:
        return sale(values, NONE, box.tile.private_markets[side])
    deals = max(buy(values, box.tile.safe_buy, 0), fence(values, box.tile.safe_fence)) * (
        0.5 + 0.5 * box.tile.safe_deals[side]
    )
    return deals if tile == SAFE_CONDUCT else 2.0 + side


def _payment(values: FutureValues, tile: int, side: int) -> float:
    if tile == BRIEFING:
        return values.box.tile.briefing_credits[side] + 1.4 * values.card
    mine = values.state.traders[values.seat * MARKETS : (values.seat + 1) * MARKETS]
    return float(values.box.tile.dividends[side] * len([count for count in mine if count]))


def buy(values: FutureValues, surcharge: int, taken: int) -> float:
    """Value the best relic on the black market."""
    state, seat = values.state, values.seat
    best = 0.0
    for colour in range(len(COLOURS)):
        pile = state.piles[colour]
        if pile and not taken >> colour & 1 and state.box.values[pile[-1]] + surcharge <= state.credits[seat]:
            best = max(best, values.relic(pile[-1]) - state.box.values[pile[-1]] - surcharge)
    return best


def fence(values: FutureValues, more: int) -> float:
    """Value the best relic to fence."""
    best = 0.0
    for relic in (*values.state.holds[values.seat], *values.state.containers[values.seat]):
        best = max(best, values.box.values[relic] + more - values.stored_relic(relic))
    return best


def survey(values: FutureValues, colour: int) -> float:
    """Value a survey: a marker, a better forecast, and relics."""
    state, seat = values.state, values.seat
    value = 0.6
    if state.round < state.box.rounds:
        value += FORECAST_VALUE + (0.0 if state.markers[seat] else MARKER_VALUE)
    if state.factions[seat] == ISSISINUI and free_hold(state, seat) and state.supply[colour]:
        value += max(values.relic(colour * ROWS + 2), values.relic(colour * ROWS + 3))
    return value
