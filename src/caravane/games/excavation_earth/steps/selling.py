"""Steps of the sell action: a colour, the markets, the relics; then the sale. Gul may buy a relic first."""

from typing import ClassVar, Final, final

from caravane.kernel.event import Events
from caravane.kernel.state import TABLE, Frame
from caravane.kernel.step import Step
from caravane.kernel.words import NUMBER, Move, Phrase, Word

from ..components import COLOURS, MARKETS, ROWS
from ..crew import stored, take_out, traders_at
from ..events import (
    PROMOTION_DECLINED,
    PURCHASE_SKIPPED,
    RELICS_GONE,
    SALE_COLOUR,
    SALE_MARKET,
    SALE_MARKETS_CHOSEN,
    SALE_RELIC,
    SALE_SKIPPED,
)
from ..kinds import COLOUR, IN_CONTAINER, IN_HOLD, MARKET
from ..payable_actions import free_market, gul_purchases, markets_for, owned_colours, sale_colours
from ..rulings import CARD_BEFORE_BUYERS, PROMOTION_OPTIONAL
from ..sale import earn, leave_game, market_list, move_buyers, promote
from ..state import NONE, EarthState
from ..step_ids import BOARD_BUYERS, DRAW, GUL_BUY, PROMOTE, SELL_COLOUR, SELL_MARKET, SELL_RELIC, SOLD_OUT
from ..words import (
    BUY,
    LEAVE,
    MARKET_ORDER,
    NO_MARKET_FOR,
    NO_SALE_AFTER,
    NO_TILE_OF_COLOUR,
    NO_TRADER_THERE,
    NOBODY_INTERESTED,
    NOT_STORED_THERE,
    PICK_COLOUR,
    PICK_MARKET,
    PILE_EMPTY,
    RELIC_ORDER,
    SKIP_PURCHASE,
    SKIP_SALE,
    STOP_MARKETS,
)
from ..words import PROMOTE as PROMOTE_TRADER
from ..words import SELL_RELIC as SELL_ONE
from .common import draw_and_keep
from .smuggling import buy_top, why_no_purchase

BY_CARD: Final = 0
BY_TILE: Final = 1


def begin(state: EarthState, seat: int, card: int) -> None:
    """EE-SELL-01: begin the action: up to three markets; Gul may buy first."""
    state.push((SELL_COLOUR, seat, state.box.sale_markets, free_market(state, seat, card), BY_CARD))
    if gul_purchases(state, seat):
        state.push((GUL_BUY, seat))


@final
class GulBuy(Step[EarthState]):
    """GUL_BUY: Gul buys the top of a pile at its value, before the sale."""

    prompt: ClassVar[Word] = Word("gul-buy")

    def legal(self, state: EarthState, frame: Frame) -> list[Move]:
        tops = gul_purchases(state, frame[1])
        moves: list[Move] = [(BUY, colour) for colour in range(len(COLOURS)) if tops >> colour & 1]
        if sale_colours(state, frame[1], NONE):
            moves.append((SKIP_PURCHASE,))
        return moves

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        if move[0] == BUY:
            buy_top(state, frame[1], move[1], state.box.gul_surcharge, events)
        else:
            events.tell(frame[1], (PURCHASE_SKIPPED,))

    def tries(self, state: EarthState, frame: Frame) -> list[Move]:
        return [(BUY, colour) for colour in range(len(COLOURS))]

    def why_not(self, state: EarthState, frame: Frame, move: Move) -> Phrase:
        if move[0] != BUY:
            return ()
        if not state.piles[move[1]]:
            return (PILE_EMPTY, move[1])
        top = state.piles[move[1]][-1]
        return why_no_purchase(state, frame[1], top, state.box.gul_surcharge) or (NO_SALE_AFTER, top)


@final
class SellColour(Step[EarthState]):
    """SELL_COLOUR: the frame holds the maximum of markets, the one that needs no trader, and the permission."""

    prompt: ClassVar[Word] = Word("sell-colour")

    def legal(self, state: EarthState, frame: Frame) -> list[Move]:
        found = sale_colours(state, frame[1], frame[3])
        moves: list[Move] = [(PICK_COLOUR, colour) for colour in range(len(COLOURS)) if found >> colour & 1]
        if frame[4] == BY_TILE:
            moves.append((SKIP_SALE,))
        return moves

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        seat = frame[1]
        if move[0] == SKIP_SALE:
            events.tell(seat, (SALE_SKIPPED,))
            return
        events.tell(seat, (SALE_COLOUR, move[1]))
        max_markets = min(frame[2], stored(state, seat, move[1]))
        state.push((SELL_MARKET, seat, move[1], max_markets, frame[3], 0))

    def tries(self, state: EarthState, frame: Frame) -> list[Move]:
        return [(PICK_COLOUR, colour) for colour in range(len(COLOURS))]

    def why_not(self, state: EarthState, frame: Frame, move: Move) -> Phrase:
        if move[0] != PICK_COLOUR:
            return ()
        owned = owned_colours(state, frame[1]) >> move[1] & 1
        return (NO_MARKET_FOR, move[1]) if owned else (NO_TILE_OF_COLOUR, move[1])


@final
class SellMarket(Step[EarthState]):
    """SELL_MARKET: the frame holds the colour, the maximum of markets, the one without trader, and those chosen."""

    prompt: ClassVar[Word] = Word("sell-market", colour=COLOUR)

    def prompt_nouns(self, state: EarthState, frame: Frame) -> tuple[int, ...]:
        return (frame[2],)

    def legal(self, state: EarthState, frame: Frame) -> list[Move]:
        moves: list[Move] = [(PICK_MARKET, market) for market in further(state, frame)]
        if frame[5]:
            moves.append((STOP_MARKETS,))
        return moves

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        _, seat, colour, max_markets, free, chosen = frame
        if move[0] == PICK_MARKET:
            events.tell(seat, (SALE_MARKET, move[1]))
            chosen |= 1 << move[1]
            again = (SELL_MARKET, seat, colour, max_markets, free, chosen)
            if chosen.bit_count() < max_markets and further(state, again):
                state.push(again)
                return
        else:
            events.tell(seat, (SALE_MARKETS_CHOSEN, chosen.bit_count()))
        state.push((SELL_RELIC, seat, colour, chosen))

    def tries(self, state: EarthState, frame: Frame) -> list[Move]:
        return [(PICK_MARKET, market) for market in range(MARKETS)]

    def why_not(self, state: EarthState, frame: Frame, move: Move) -> Phrase:
        if move[0] != PICK_MARKET:
            return ()
        _, seat, colour, _, free, _ = frame
        if markets_for(state, seat, colour, free) >> move[1] & 1:
            return (MARKET_ORDER, move[1])
        if move[1] != free and not traders_at(state, seat, move[1]):
            return (NO_TRADER_THERE, move[1])
        return (NOBODY_INTERESTED, move[1], colour)


def further(state: EarthState, frame: Frame) -> list[int]:
    """EE-SELL-05: list the markets after those chosen."""
    _, seat, colour, _, free, chosen = frame
    found = markets_for(state, seat, colour, free)
    return [market for market in market_list(found) if 1 << market > chosen]


@final
class SellRelic(Step[EarthState]):
    """SELL_RELIC: one relic per market, in ascending order; the frame holds colour, markets and the relics so far.

    A relic is encoded as twice its type, plus one for the container.
    """

    prompt: ClassVar[Word] = Word("sell-relic", left=NUMBER)

    def prompt_nouns(self, state: EarthState, frame: Frame) -> tuple[int, ...]:
        return (frame[3].bit_count() - len(frame[4:]),)

    def legal(self, state: EarthState, frame: Frame) -> list[Move]:
        return [(SELL_ONE, code // 2, code % 2) for code in choices(state, frame)]

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        events.tell(frame[1], (SALE_RELIC, move[1], move[2]))
        again = (*frame, move[1] * 2 + move[2])
        if len(again) - 4 < frame[3].bit_count():
            state.push(again)
        else:
            close_sale(state, again, events)

    def tries(self, state: EarthState, frame: Frame) -> list[Move]:
        first = frame[2] * ROWS
        relics = range(first, first + ROWS)
        return [(SELL_ONE, relic, where) for relic in relics for where in (IN_HOLD, IN_CONTAINER)]

    def why_not(self, state: EarthState, frame: Frame, move: Move) -> Phrase:
        if move[0] != SELL_ONE:
            return ()
        there = state.holds[frame[1]] if move[2] == IN_HOLD else state.containers[frame[1]]
        return (RELIC_ORDER, move[1]) if move[1] in there else (NOT_STORED_THERE, move[1], move[2])


def codes(state: EarthState, seat: int, colour: int) -> list[int]:
    """List the relics of a colour in both stores as numbers, ascending."""
    hold = [relic * 2 for relic in state.holds[seat] if relic // ROWS == colour]
    container = [relic * 2 + 1 for relic in state.containers[seat] if relic // ROWS == colour]
    return sorted(hold + container)


def choices(state: EarthState, frame: Frame) -> list[int]:
    """List the relics that may be named next: at or after the last one, and so that enough are left."""
    left = codes(state, frame[1], frame[2])
    sold = frame[4:]
    for code in sold:
        left.remove(code)
    lowest = sold[-1] if sold else 0
    ahead = [code for code in left if code >= lowest]
    needed = frame[3].bit_count() - len(sold)
    found: list[int] = []
    for code in ahead[: len(ahead) - needed + 1]:
        if code not in found:
            found.append(code)
    return found


def close_sale(state: EarthState, frame: Frame, events: Events) -> None:
    """EE-SELL-07 to 18: carry out the sale: income, cards, buyers, promotion, relics; on older tables the cards last."""
    _, seat, colour, markets, *sold = frame
    earn(state, seat, colour, markets, events)
    draws = state.box.sale_draws[len(sold)]
    after = (BOARD_BUYERS, TABLE, seat, colour, markets, *sold)
    if draws and state.switches & CARD_BEFORE_BUYERS:
        state.push(after)
        draw_cards(state, seat, draws)
    else:
        draw_cards(state, seat, draws)
        board(state, after, events)


def draw_cards(state: EarthState, seat: int, count: int) -> None:
    """EE-SELL-13, 14: push the draw of the cards that a sale brings."""
    if count > 1:
        draw_and_keep(state, seat, count)
    elif count:
        state.push((DRAW, TABLE, seat, count, 0))


@final
class BoardBuyers(Step[EarthState]):
    """EE-SELL-18: the cards are drawn, the buyers move."""

    prompt: ClassVar[Word] = Word("board-buyers")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        board(state, frame, events)


def board(state: EarthState, frame: Frame, events: Events) -> None:
    """EE-SELL-11, 16 to 18: move the buyers, then the traders, and let the relics of a frame leave the game."""
    _, _, seat, colour, markets, *sold = frame
    move_buyers(state, colour, markets, events)
    state.push((SOLD_OUT, TABLE, seat, *sold))
    if state.switches & PROMOTION_OPTIONAL:
        for market in reversed(market_list(markets)):
            if traders_at(state, seat, market):
                state.push((PROMOTE, seat, market))
    else:
        for market in market_list(markets):
            promote(state, seat, market, events)


@final
class Promote(Step[EarthState]):
    """PROMOTE: the seller decides for each market, unless the host has made it compulsory."""

    prompt: ClassVar[Word] = Word("promote", market=MARKET)

    def prompt_nouns(self, state: EarthState, frame: Frame) -> tuple[int, ...]:
        return (frame[2],)

    def legal(self, state: EarthState, frame: Frame) -> list[Move]:
        return [(PROMOTE_TRADER,), (LEAVE,)]

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        if move[0] == PROMOTE_TRADER:
            promote(state, frame[1], frame[2], events)
        else:
            events.tell(frame[1], (PROMOTION_DECLINED, frame[2]))


@final
class SoldOut(Step[EarthState]):
    """EE-SELL-18: the sold relics leave the game."""

    prompt: ClassVar[Word] = Word("sold-out")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        sold = frame[3:]
        for code in sold:
            take_out(state, frame[2], code // 2, code % 2)
        relics = tuple([code // 2 for code in sold])
        leave_game(state, relics)
        events.tell(frame[2], (RELICS_GONE, *relics))
