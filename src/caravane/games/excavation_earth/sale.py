"""Effects of a sale, for seats and for Zu: income, buyers, promotion."""

from caravane.kernel.event import Events
from caravane.kernel.state import TABLE

from .buyers import interested, price, rank
from .components import CENTRE_COUNT, MARKETS, WHITE
from .crew import traders_at
from .events import BOARDED, MOTHERSHIP_LEFT, PROMOTED, SALE_BONUS, SALE_BUYERS, SALE_PRICE, SOLD
from .scoring import gain
from .state import Cards, EarthState
from .words import SALES_LINE


def market_list(markets: int) -> list[int]:
    """List the markets of a set."""
    return [market for market in range(MARKETS) if markets >> market & 1]


def income(state: EarthState, colour: int, markets: int) -> int:
    """EE-SELL-07 to 09: return the price of the colour, plus pay per interested buyer and a bonus for more markets."""
    total = price(state, colour) + state.box.bonus[markets.bit_count()]
    for market in market_list(markets):
        total += state.box.per_buyer * interested(state.queues[market], colour)
    return total


def earn(state: EarthState, side: int, colour: int, markets: int, events: Events) -> None:
    """EE-SELL-07 to 10: pay a side at the levels before any buyer moves."""
    paid = income(state, colour, markets)
    events.tell(side, (SALE_PRICE, colour, rank(state, colour), price(state, colour)))
    for market in market_list(markets):
        count = interested(state.queues[market], colour)
        events.tell(side, (SALE_BUYERS, market, count, state.box.per_buyer * count))
    if markets.bit_count() > 1:
        events.tell(side, (SALE_BONUS, markets.bit_count(), state.box.bonus[markets.bit_count()]))
    gain(state, side, SALES_LINE, paid)
    events.tell(side, (SOLD, colour, paid))


def move_buyers(state: EarthState, colour: int, markets: int, events: Events) -> None:
    """EE-SELL-11, 12: return the buyers on the Mothership to stock, then let all interested buyers board."""
    for buyer in state.mothership:
        state.stock[buyer] += 1
    if state.mothership:
        events.tell(TABLE, (MOTHERSHIP_LEFT, len(state.mothership)))
    boarding: list[int] = []
    for market in market_list(markets):
        queue = state.queues[market]
        boarding += [buyer for buyer in queue if buyer in (colour, WHITE)]
        state.queues[market] = tuple([buyer for buyer in queue if buyer not in (colour, WHITE)])
    state.mothership = tuple(sorted(boarding))
    events.tell(TABLE, (BOARDED, len(boarding)))


def promote(state: EarthState, side: int, market: int, events: Events) -> None:
    """EE-SELL-16, EE-FACTION-AQUILLA-03: promote a trader, if there is one, to an emissary in the market's centre."""
    if traders_at(state, side, market):
        state.traders[side * MARKETS + market] -= 1
        state.emissaries[side * CENTRE_COUNT + state.box.centre[market]] += 1
        events.tell(side, (PROMOTED, market, state.box.centre[market]))


def leave_game(state: EarthState, relics: Cards) -> None:
    """EE-EXHAUST-06: remove sold relics from the game."""
    for relic in relics:
        state.sold[relic] += 1
