"""Zu's haggle, command, sale and snipe (EE-ZU-46 to 63)."""

from typing import ClassVar, final

from caravane.kernel.event import Events
from caravane.kernel.state import TABLE, Frame
from caravane.kernel.step import Step
from caravane.kernel.words import Move, Word

from ..buyers import add_buyer, interested, price
from ..components import COLOURS, MARKETS, ROWS, WHITE, ZU_SYMBOL
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
from ..rulings import E3_NO_COLOURED_BUYER, PROFIT_BY_LEAD_COLOUR, SHORT_CREW_FAILS
from ..sale import earn, leave_game, market_list, move_buyers, promote
from ..state import NONE, ZU, EarthState
from ..step_ids import (
    ZU_ADD_BUYER,
    ZU_BUYERS,
    ZU_HAGGLE,
    ZU_SALE,
    ZU_SALE_COLOUR,
    ZU_SALE_MARKET,
    ZU_SNIPE,
    ZU_SNIPE_MARKET,
    ZU_TRADER,
)
from ..zu import (
    choose_colour,
    choose_market,
    colours_in_stock,
    fail,
    free_markets,
    haggle_priorities,
    levels,
    profit_priorities,
    settled_lead,
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
    """EE-ZU-52, 53, 79: send a trader where there is none, and always an emissary; without the cubes for it, fail."""
    market = ZU_SYMBOL[card]
    needs_trader = not traders_at(state, ZU, market)
    needed = 1 + needs_trader if state.switches & SHORT_CREW_FAILS else 1
    if not zu_can_place(state, ZU, needed):
        fail(state, NO_CUBE, events)
        return
    if needs_trader:
        place_trader(state, ZU, market, events)
    if zu_can_place(state, ZU):
        place_emissary(state, ZU, state.box.centre[market], events)


def begin_sale(state: EarthState, events: Events) -> None:
    """EE-ZU-15, 54: begin the action; where markets must be chosen among more, a lead colour is needed first."""
    colours = salable(state)
    if not colours:
        fail(state, NO_BUYER if owned_colours(state, ZU) else NOTHING_STORED, events)
    elif state.switches & PROFIT_BY_LEAD_COLOUR and any(has_choice(state, colour) for colour in colours):
        with_lead(state, ALL_COLOURS, (ZU_SALE_COLOUR, TABLE), events)
    else:
        choose_sale_colour(state, events)


def salable(state: EarthState) -> list[int]:
    """EE-ZU-54: list the colours that Zu stores and can sell on a market."""
    owned = owned_colours(state, ZU)
    return [colour for colour in ALL_COLOURS if owned >> colour & 1 and markets_for(state, ZU, colour, NONE)]


def has_choice(state: EarthState, colour: int) -> bool:
    """EE-ZU-55, 57: return whether a colour reaches as many markets as any, of more that qualify."""
    farthest = max([reach(state, other) for other in salable(state)])
    return reach(state, colour) == farthest < markets_for(state, ZU, colour, NONE).bit_count()


@final
class ZuSaleColour(Step[EarthState]):
    """EE-ZU-15: the lead colour is settled, the colour of the sale follows."""

    prompt: ClassVar[Word] = Word("zu-sale-colour")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        choose_sale_colour(state, events)


def choose_sale_colour(state: EarthState, events: Events) -> None:
    """EE-ZU-55, 56: choose the colour that reaches most markets, then of higher income, then of higher level."""
    colours = salable(state)
    priorities = [
        (REACH, [reach(state, colour) for colour in colours]),
        (INCOME, [best_income(state, colour) for colour in colours]),
        (LEVEL, levels(state, colours)),
    ]
    choose_colour(state, colours, priorities, (ZU_SALE, TABLE), events)


def reach(state: EarthState, colour: int) -> int:
    """EE-ZU-55: return the number of markets that a colour reaches."""
    return min(state.box.sale_markets, stored(state, ZU, colour), markets_for(state, ZU, colour, NONE).bit_count())


def best_income(state: EarthState, colour: int) -> int:
    """EE-ZU-56: return the income of the sale on the first markets in profit order; of equal ones the best count."""
    markets = market_list(markets_for(state, ZU, colour, NONE))
    buyers = [interested(state.queues[market], colour) for market in markets]
    order = [marks for _, marks in profit_priorities(state, markets, judged_colour(state, colour))]
    ranked = sorted([(*[marks[index] for marks in order], count) for index, count in enumerate(buyers)], reverse=True)
    count = reach(state, colour)
    paying = sum([marks[-1] for marks in ranked[:count]])
    return price(state, colour) + state.box.per_buyer * paying + state.box.bonus[count]


def judged_colour(state: EarthState, colour: int) -> int:
    """EE-ZU-15: return the colour whose buyers make a market profitable; on older tables the one that is sold."""
    return settled_lead(state) if state.switches & PROFIT_BY_LEAD_COLOUR else colour


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
    priorities = profit_priorities(state, left, judged_colour(state, colour))
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
    earn(state, ZU, colour, markets, events)
    move_buyers(state, colour, markets, events)
    for market in market_list(markets):
        promote(state, ZU, market, events)
    relics = [relic for relic in stored_types(state) if relic // ROWS == colour]
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
    """EE-ZU-62: the market with most interested buyers; then profit order, for which a lead colour may be needed."""

    prompt: ClassVar[Word] = Word("zu-snipe")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        colour = frame[2]
        markets = interested_markets(state, colour)
        by_buyers = haggle_priorities(state, markets, colour)[0]
        if len(frame) == 3 and state.switches & PROFIT_BY_LEAD_COLOUR and by_buyers[1].count(max(by_buyers[1])) > 1:
            with_lead(state, ALL_COLOURS, frame, events)
            return
        lead = frame[3] if len(frame) > 3 else colour
        priorities = [by_buyers, *profit_priorities(state, markets, lead)]
        choose_market(state, markets, priorities, (ZU_SNIPE_MARKET, TABLE, colour), events)


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
