"""Gains: what an action, or a part of one, brings to a seat, in credits; less what it takes."""

from typing import Final

from caravane.kernel.state import Frame

from .buyers import interested
from .cards import colour_of, symbol_of
from .components import (
    BRIEFING_CREDITS,
    COLOURS,
    DIVIDENDS,
    FUEL,
    GUL_SURCHARGE,
    ISSISINUI,
    MARKETS,
    ROUNDS,
    SAFE_BUY,
    SAFE_FENCE,
    SURCHARGE,
    TILES,
    VALUES,
)
from .crew import free_hold, stored
from .future_value import Prospects
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

MARKER: Final = 1.2
FORECAST: Final = 0.8
BUYER: Final = 0.8
"""What the choice of a buyer is worth, before it is made."""


def best_card(now: Prospects, action: int) -> float:
    """Value an action with the card that suits it best, less the card."""
    best = -1000.0
    for card in cards_for(now.state, now.seat, action):
        cost = now.card if card < 30 else 0.5 * now.card
        best = max(best, gain_of(now, action, card) - cost)
    return best


def gain_of(now: Prospects, action: int, card: int) -> float:
    """Guess what an action with a card brings."""
    if action == MOVE:
        return now.move(FUEL[card])
    if action == SELL:
        return max(sale(now, free_market(now.state, now.seat, card), 3), gul(now))
    return _gain_by_colour(now, action, card) if action in (DIG, SURVEY) else _gain_by_symbol(now, action, card)


def _gain_by_colour(now: Prospects, action: int, card: int) -> float:
    if action == DIG:
        return dig(now, (DIG_RELIC, now.seat, colour_of(card), 2, NONE, 0))
    return survey(now, colour_of(card))


def _gain_by_symbol(now: Prospects, action: int, card: int) -> float:
    if action == HAGGLE:
        return max(0.0, now.trader(symbol_of(card))) + BUYER
    if action == COMMAND:
        return command(now, symbol_of(card), 0)
    return max(buy(now, SURCHARGE, 0), fence(now, 0))


def dig(now: Prospects, frame: Frame) -> float:
    """Value the best relics that a dig reaches, from different sites."""
    worths = sorted([now.relic(relic) for relic in diggable(now.state, frame)], reverse=True)
    most = min(frame[3], free_hold(now.state, now.seat), 2 if len(now.state.explorers[now.seat]) > 1 else 1)
    found = 0.0
    for number, worth in enumerate(worths[:most]):
        found += worth if number == 0 else 0.6 * worth
    return found


def sale(now: Prospects, free: int, most: int) -> float:
    """Value the best sale that is possible at once."""
    best = 0.0
    for colour in range(len(COLOURS)):
        if stored(now.state, now.seat, colour):
            best = max(best, sale_of(now, colour, 0, free, most))
    return best


def sale_of(now: Prospects, colour: int, chosen: int, free: int, most: int) -> float:
    """Value the best sale of a colour that uses the markets chosen so far, less the relics it takes."""
    state, seat = now.state, now.seat
    found = markets_for(state, seat, colour, free)
    count = stored(state, seat, colour)
    left = [market for market in market_list(found) if 1 << market > chosen]
    ranked = sorted([(interested(state.queues[market], colour), market) for market in left], reverse=True)
    used = market_list(chosen) + [market for _, market in ranked[: min(most, count) - chosen.bit_count()]]
    best = -1000.0
    for size in range(max(1, chosen.bit_count()), len(used) + 1):
        best = max(best, sale_at(now, colour, used[:size]))
    return best


def sale_at(now: Prospects, colour: int, markets: list[int]) -> float:
    """Value a sale on certain markets: what it pays, the emissaries it makes, less traders and relics."""
    state, seat = now.state, now.seat
    counts = [interested(state.queues[market], colour) for market in markets]
    gain = now.proceeds(colour, counts)
    for market in markets:
        if state.traders[seat * MARKETS + market]:
            gain += now.emissary(market) + now.cube() - now.trader(market) * 0.8
    count = stored(state, seat, colour)
    rest = now.sale(colour, count - len(markets)) if count > len(markets) else 0.0
    return gain - (max(0.0, now.sale(colour, count)) - max(0.0, rest)) * 0.9


def gul(now: Prospects) -> float:
    """Value the relic that Gul may buy before a sale."""
    state, seat = now.state, now.seat
    tops = gul_purchases(state, seat)
    best = 0.0
    for colour in range(len(COLOURS)):
        if tops >> colour & 1:
            top = state.piles[colour][-1]
            best = max(best, now.relic(top) - VALUES[top] - GUL_SURCHARGE)
    return best


def command(now: Prospects, symbol: int, done: int) -> float:
    """Value the parts of a command that are left."""
    state, seat = now.state, now.seat
    cube = state.reserve[seat] > 0
    worth = max(0.0, now.trader(symbol)) if cube and not done & 1 else 0.0
    if not done & 2:
        best = max(0.0, now.emissary(symbol)) if cube else 0.0
        centre = symbol // 2
        if can_recall(state, seat, centre):
            mine = state.emissaries[seat * 3 + centre]
            lost = now.centre(centre, mine) - now.centre(centre, mine - 1) - now.cube()
            best = max(best, tile_worth(now, state.tiles[centre]) - lost)
        worth += best
    return worth


def tile_worth(now: Prospects, tile: int) -> float:
    """Value what a command tile does."""
    side = now.state.round - 2
    if tile in (BRIEFING, DIVIDEND):
        return _payment(now, tile, side)
    if tile == RELAY:
        return now.move(4)
    if tile == SCANNER:
        return dig(now, (DIG_RELIC, now.seat, -1, 1 + side, NONE, 1))
    if tile == PRIVATE_SALE:
        return sale(now, NONE, 1 + side)
    deals = max(buy(now, SAFE_BUY, 0), fence(now, SAFE_FENCE)) * (1.0 + 0.5 * side)
    return deals if tile == SAFE_CONDUCT else 2.0 + side


def _payment(now: Prospects, tile: int, side: int) -> float:
    if tile == BRIEFING:
        return BRIEFING_CREDITS[side] + 1.4 * now.card
    mine = now.state.traders[now.seat * MARKETS : (now.seat + 1) * MARKETS]
    return float(DIVIDENDS[side] * len([count for count in mine if count]))


def buy(now: Prospects, surcharge: int, taken: int) -> float:
    """Value the best relic on the black market."""
    state, seat = now.state, now.seat
    best = 0.0
    for colour in range(len(COLOURS)):
        pile = state.piles[colour]
        if pile and not taken >> colour & 1 and VALUES[pile[-1]] + surcharge <= state.credits[seat]:
            best = max(best, now.relic(pile[-1]) - VALUES[pile[-1]] - surcharge)
    return best


def fence(now: Prospects, more: int) -> float:
    """Value the best relic to fence."""
    best = 0.0
    for relic in (*now.state.holds[now.seat], *now.state.containers[now.seat]):
        best = max(best, VALUES[relic] + more - now.kept(relic))
    return best


def survey(now: Prospects, colour: int) -> float:
    """Value a survey: a marker, a better forecast, and relics."""
    state, seat = now.state, now.seat
    worth = 0.6
    if state.round < ROUNDS:
        worth += FORECAST + (0.0 if state.markers[seat] else MARKER)
    if state.factions[seat] == ISSISINUI and free_hold(state, seat) and state.supply[colour]:
        worth += max(now.relic(colour * 4 + 2), now.relic(colour * 4 + 3))
    return worth
