"""Zu's haggle, command, sale and snipe (EE-ZU-46 to 63)."""

from typing import ClassVar, final

from caravane.kernel.event import Events
from caravane.kernel.state import TABLE, Frame
from caravane.kernel.step import Step
from caravane.kernel.words import Move, Word

from ..buyers import add_buyer, interested, price
from ..components import BONUS, CENTRE, COLOURS, MARKETS, PER_BUYER, SALE_MARKETS, WHITE, ZU_SYMBOL
from ..crew import place_emissary, place_trader, stored, take_out, traders_at, zu_can_place
from ..events import RELICS_GONE
from ..kinds import (
    FEWEST_TILES,
    INCOME,
    LEVEL,
    NO_BUYER,
    NO_CUBE,
    NOTHING_STORED,
    REACH,
    TRADER_EVERYWHERE,
)
from ..payable_actions import markets_for, owned_colours
from ..rulings import E3_NO_COLOURED_BUYER
from ..sale import leave_game, market_list, promote, sell
from ..state import NONE, ZU, EarthState
from ..step_ids import ZU_ADD_BUYER, ZU_BUYERS, ZU_HAGGLE, ZU_SALE, ZU_SALE_MARKET, ZU_SNIPE, ZU_SNIPE_MARKET, ZU_TRADER
from ..zu import (
    choose_colour,
    choose_market,
    colours_in_stock,
    fail,
    free_markets,
    haggle_priorities,
    levels,
    profit_priorities,
    store_of,
    stored_types,
    with_lead,
)

ALL_COLOURS = list(range(len(COLOURS)))


def begin_haggle(state: EarthState, events: Events) -> None:
    """EE-ZU-46, 47, 79: begin the action: Zu sends traders to two markets where it has none."""
    if not free_markets(state):
        fail(state, TRADER_EVERYWHERE, events)
    elif not zu_can_place(state, ZU):
        fail(state, NO_CUBE, events)
    else:
        with_lead(state, ALL_COLOURS, (ZU_HAGGLE, TABLE, NONE), events)


@final
class ZuHaggle(Step[EarthState]):
    """EE-ZU-48: choose a market; the frame holds the first one, if there is one, and the lead colour."""

    prompt: ClassVar[Word] = Word("zu-haggle")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        _, _, first, lead = frame
        markets = free_markets(state)
        then = (ZU_TRADER, TABLE, first)
        choose_market(state, markets, haggle_priorities(state, markets, lead), then, events)


@final
class ZuTrader(Step[EarthState]):
    """EE-ZU-47, 49: a trader is sent there; after both, buyers are added."""

    prompt: ClassVar[Word] = Word("zu-trader")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        _, _, first, market = frame
        place_trader(state, ZU, market, events)
        if first == NONE and free_markets(state) and zu_can_place(state, ZU):
            with_lead(state, ALL_COLOURS, (ZU_HAGGLE, TABLE, market), events)
            return
        state.push((ZU_BUYERS, TABLE, market))
        if first != NONE:
            state.push((ZU_BUYERS, TABLE, first))


@final
class ZuBuyers(Step[EarthState]):
    """EE-ZU-50, 51, 77: a white buyer, then one of the lead colour, or of any if Zu has nothing to sell to it."""

    prompt: ClassVar[Word] = Word("zu-buyers")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        market = frame[2]
        if state.stock[WHITE]:
            add_buyer(state, ZU, market, WHITE, events)
        colours = colours_in_stock(state)
        if state.switches & E3_NO_COLOURED_BUYER or not colours:
            return
        then = (ZU_ADD_BUYER, TABLE, market)
        if any(stored(state, ZU, colour) for colour in colours):
            with_lead(state, colours, then, events)
        else:
            choose_colour(state, colours, [], then, events)


@final
class ZuAddBuyer(Step[EarthState]):
    """EE-ZU-50: the coloured buyer joins the queue."""

    prompt: ClassVar[Word] = Word("zu-add-buyer")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        add_buyer(state, ZU, frame[2], frame[3], events)


def command(state: EarthState, card: int, events: Events) -> None:
    """EE-ZU-52, 53, 79: send a trader where there is none, and always an emissary; traders first when cubes run out."""
    market = ZU_SYMBOL[card]
    if not zu_can_place(state, ZU):
        fail(state, NO_CUBE, events)
        return
    if not traders_at(state, ZU, market):
        place_trader(state, ZU, market, events)
    if zu_can_place(state, ZU):
        place_emissary(state, ZU, CENTRE[market], events)


def begin_sale(state: EarthState, events: Events) -> None:
    """EE-ZU-54 to 56: choose the colour that reaches most markets, then of higher income, then of higher level."""
    owned = owned_colours(state, ZU)
    colours = [colour for colour in ALL_COLOURS if owned >> colour & 1 and markets_for(state, ZU, colour, NONE)]
    if not colours:
        fail(state, NO_BUYER if owned else NOTHING_STORED, events)
        return
    priorities = [
        (REACH, [reach(state, colour) for colour in colours]),
        (INCOME, [best_income(state, colour) for colour in colours]),
        (LEVEL, levels(state, colours)),
    ]
    choose_colour(state, colours, priorities, (ZU_SALE, TABLE), events)


def reach(state: EarthState, colour: int) -> int:
    """EE-ZU-55: return the number of markets that a colour reaches."""
    return min(SALE_MARKETS, stored(state, ZU, colour), markets_for(state, ZU, colour, NONE).bit_count())


def best_income(state: EarthState, colour: int) -> int:
    """EE-ZU-56: return the income of the sale; profit order begins with the number of buyers, so ties do not matter."""
    markets = market_list(markets_for(state, ZU, colour, NONE))
    buyers = sorted([interested(state.queues[market], colour) for market in markets], reverse=True)
    count = reach(state, colour)
    return price(state, colour) + PER_BUYER * sum(buyers[:count]) + BONUS[count]


@final
class ZuSale(Step[EarthState]):
    """EE-ZU-57: the colour is chosen, the markets follow."""

    prompt: ClassVar[Word] = Word("zu-sale")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        next_market(state, frame[2], 0, events)


def next_market(state: EarthState, colour: int, chosen: int, events: Events) -> None:
    """EE-ZU-57: choose the first market in profit order, if there are more than can be used."""
    left = market_list(markets_for(state, ZU, colour, NONE) & ~chosen)
    needed = reach(state, colour) - chosen.bit_count()
    if needed == len(left):
        for market in left:
            chosen |= 1 << market
        needed = 0
    if needed == 0:
        close(state, colour, chosen, events)
        return
    priorities = profit_priorities(state, left, colour)
    choose_market(state, left, priorities, (ZU_SALE_MARKET, TABLE, colour, chosen), events)


@final
class ZuSaleMarket(Step[EarthState]):
    """EE-ZU-57: one more market is chosen."""

    prompt: ClassVar[Word] = Word("zu-sale-market")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        _, _, colour, chosen, market = frame
        next_market(state, colour, chosen | 1 << market, events)


def close(state: EarthState, colour: int, markets: int, events: Events) -> None:
    """EE-ZU-58, 59: sell like a seat, but without cards; relics of low value go first, and all traders are promoted."""
    sell(state, ZU, colour, markets, events)
    for market in market_list(markets):
        promote(state, ZU, market, events)
    relics = [relic for relic in stored_types(state) if relic // 4 == colour]
    # Within a colour, a type of lower value has a higher number.
    sold = tuple(sorted(relics, reverse=True)[: markets.bit_count()])
    for relic in sold:
        take_out(state, ZU, relic, store_of(state, relic))
    leave_game(state, sold)
    events.tell(ZU, (RELICS_GONE, *sold))


def begin_snipe(state: EarthState, events: Events) -> None:
    """EE-ZU-60, 61: choose the colour with an interested buyer of which Zu stores fewest, then of higher level."""
    owned = owned_colours(state, ZU)
    colours = [colour for colour in ALL_COLOURS if owned >> colour & 1 and interested_markets(state, colour)]
    if not colours:
        fail(state, NO_BUYER if owned else NOTHING_STORED, events)
        return
    fewest = [-stored(state, ZU, colour) for colour in colours]
    choose_colour(state, colours, [(FEWEST_TILES, fewest), (LEVEL, levels(state, colours))], (ZU_SNIPE, TABLE), events)


def interested_markets(state: EarthState, colour: int) -> list[int]:
    """List the markets with a buyer interested in a colour."""
    return [market for market in range(MARKETS) if interested(state.queues[market], colour)]


@final
class ZuSnipe(Step[EarthState]):
    """EE-ZU-62: the market with most interested buyers; then profit order."""

    prompt: ClassVar[Word] = Word("zu-snipe")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        markets = interested_markets(state, frame[2])
        priorities = profit_priorities(state, markets, frame[2])
        choose_market(state, markets, priorities, (ZU_SNIPE_MARKET, TABLE, frame[2]), events)


@final
class ZuSnipeMarket(Step[EarthState]):
    """EE-ZU-63, 79: a trader is sent first where there is none; then one relic is sold."""

    prompt: ClassVar[Word] = Word("zu-snipe-market")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        _, _, colour, market = frame
        if not traders_at(state, ZU, market):
            if not zu_can_place(state, ZU):
                fail(state, NO_CUBE, events)
                return
            place_trader(state, ZU, market, events)
        close(state, colour, 1 << market, events)
