"""Steps of the command action: a trader for the market, one effect at the centre, and the decisions of tiles."""

from typing import ClassVar, Final, final

from caravane.kernel.event import Events
from caravane.kernel.state import TABLE, Frame
from caravane.kernel.step import Step
from caravane.kernel.words import NUMBER, Move, Phrase, Word

from ..cards import symbol_of
from ..components import CENTRE_COUNT, COLOURS, MARKETS, RELICS
from ..crew import can_place, place_emissary, samples, with_cube
from ..events import (
    ARCHIVE_SKIPPED,
    COMMAND_FINISHED,
    DEALS_STOPPED,
    RECALLED,
    RUMOUR_AT,
    RUMOUR_SKIPPED,
)
from ..kinds import MARKET
from ..payable_actions import affordable, can_fence, can_recall
from ..state import NONE, EarthState
from ..step_ids import (
    COMMAND_MORE,
    COMMAND_STEP,
    PLACE_EMISSARY,
    PLACE_GUARD,
    PLACE_TRADER,
    RUMOUR_MARKET,
    SAFE_DEAL,
    SAFE_MORE,
)
from ..words import (
    ALREADY_DONE,
    BUY,
    FENCE,
    FINISH_COMMAND,
    NO_CUBE_LEFT,
    NO_EMISSARY,
    NO_RELIC_THERE,
    NO_TILE_IN_ROUND_1,
    NOT_STORED_THERE,
    NOTHING_DONE_YET,
    PICK_MARKET,
    PILE_EMPTY,
    RECALL,
    SAME_COLOUR,
    SAMPLE_RELIC,
    SAMPLED_ALREADY,
    SEND_EMISSARY,
    SEND_TRADER,
    SKIP_ARCHIVE,
    SKIP_RUMOUR,
    STOP_DEALS,
)
from .haggling import DONE, offer_colour, offer_white
from .smuggling import buy_top, fence, fences, why_no_purchase
from .tiles import UNITS, in_reach

TRADER_DONE: Final = 1
CENTRE_DONE: Final = 2


def begin(state: EarthState, seat: int, card: int) -> None:
    """EE-COMMAND-01: begin the action; the card's symbol names a market and its centre."""
    state.push((COMMAND_STEP, seat, symbol_of(card), 0))


def parts(state: EarthState, frame: Frame) -> list[Move]:
    """EE-COMMAND-02, 03, 06, 07: list the parts of the action that are left and possible."""
    _, seat, symbol, done = frame
    moves: list[Move] = []
    cube = can_place(state, seat)
    if not done & TRADER_DONE and cube:
        moves.append((SEND_TRADER,))
    if not done & CENTRE_DONE:
        if cube:
            moves.append((SEND_EMISSARY,))
        if can_recall(state, seat, state.box.centre[symbol]):
            moves.append((RECALL,))
    return moves


def offer_more(state: EarthState, frame: Frame) -> None:
    """Offer the part of the action that is left, if it is possible."""
    choice = (COMMAND_STEP, *frame[2:])
    if parts(state, choice):
        state.push(choice)


@final
class CommandMore(Step[EarthState]):
    """EE-COMMAND-04: the other part is offered when the first, with all its effects, is over."""

    prompt: ClassVar[Word] = Word("command-more")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        offer_more(state, frame)


@final
class CommandStep(Step[EarthState]):
    """COMMAND_STEP: the seat chooses a part of the action; the frame holds the symbol and the parts done."""

    prompt: ClassVar[Word] = Word("command", market=MARKET)

    def prompt_nouns(self, state: EarthState, frame: Frame) -> tuple[int, ...]:
        return (frame[2],)

    def legal(self, state: EarthState, frame: Frame) -> list[Move]:
        moves = parts(state, frame)
        if frame[3]:
            moves.append((FINISH_COMMAND,))
        return moves

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        _, seat, symbol, done = frame
        if move[0] == FINISH_COMMAND:
            events.tell(seat, (COMMAND_FINISHED,))
            return
        part = TRADER_DONE if move[0] == SEND_TRADER else CENTRE_DONE
        more = (COMMAND_MORE, TABLE, seat, symbol, done | part)
        if move[0] == RECALL:
            state.push(more)
            recall(state, seat, state.box.centre[symbol], events)
            return
        # A cube of the reserve is placed at once, and the other part is offered with it: a plan goes on.
        waits = state.reserve[seat] == 0
        if waits:
            state.push(more)
        if move[0] == SEND_TRADER:
            with_cube(state, seat, (PLACE_TRADER, TABLE, seat, symbol), events)
        else:
            with_cube(state, seat, (PLACE_EMISSARY, TABLE, seat, state.box.centre[symbol]), events)
        if not waits:
            offer_more(state, more)

    def tries(self, state: EarthState, frame: Frame) -> list[Move]:
        return [(SEND_TRADER,), (SEND_EMISSARY,), (RECALL,), (FINISH_COMMAND,)]

    def why_not(self, state: EarthState, frame: Frame, move: Move) -> Phrase:
        _, _, symbol, done = frame
        if move[0] == FINISH_COMMAND:
            return (NOTHING_DONE_YET,)
        if move[0] not in (SEND_TRADER, SEND_EMISSARY, RECALL):
            return ()
        if done & (TRADER_DONE if move[0] == SEND_TRADER else CENTRE_DONE):
            return (ALREADY_DONE,)
        if move[0] != RECALL:
            return (NO_CUBE_LEFT,)
        return (NO_EMISSARY, state.box.centre[symbol]) if state.tiles else (NO_TILE_IN_ROUND_1,)


def recall(state: EarthState, seat: int, centre: int, events: Events) -> None:
    """EE-COMMAND-05: return an emissary to the reserve, then use the tile of the centre."""
    state.emissaries[seat * CENTRE_COUNT + centre] -= 1
    state.reserve[seat] += 1
    tile = state.tiles[centre]
    events.tell(seat, (RECALLED, centre, tile))
    UNITS[tile].use(state, seat, state.round - 2, events)


@final
class PlaceEmissary(Step[EarthState]):
    """EE-CREW-01: a cube of the reserve becomes an emissary."""

    prompt: ClassVar[Word] = Word("place-emissary")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        place_emissary(state, frame[2], frame[3], events)


@final
class RumourMarket(Step[EarthState]):
    """RUMOUR_MARKET: the seat names any market, then others; the frame holds how many are left, and those so far or NONE."""

    prompt: ClassVar[Word] = Word("rumour-market", left=NUMBER)

    def prompt_nouns(self, state: EarthState, frame: Frame) -> tuple[int, ...]:
        return (frame[2],)

    def legal(self, state: EarthState, frame: Frame) -> list[Move]:
        moves: list[Move] = [(PICK_MARKET, market) for market in range(MARKETS) if market not in markets_so_far(frame)]
        moves.append((SKIP_RUMOUR,))
        return moves

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        _, seat, left, *_ = frame
        if move[0] == SKIP_RUMOUR:
            events.tell(seat, (RUMOUR_SKIPPED,))
            return
        events.tell(seat, (RUMOUR_AT, move[1]))
        if left > 1:
            state.push((RUMOUR_MARKET, seat, left - 1, *markets_so_far(frame), move[1]))
        if not markets_so_far(frame):
            offer_white(state, seat, move[1], DONE)
        else:
            offer_colour(state, seat, move[1], DONE)


def markets_so_far(frame: Frame) -> list[int]:
    """List the markets that a frame of rumours holds."""
    return [market for market in frame[3:] if market != NONE]


@final
class SafeMore(Step[EarthState]):
    """EE-TILE-SAFECONDUCT-01, 02: a deal is offered while one is possible."""

    prompt: ClassVar[Word] = Word("safe-more")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        _, _, seat, left, taken = frame
        if can_fence(state, seat) or affordable(state, seat, state.box.tile.safe_buy, taken):
            state.push((SAFE_DEAL, seat, left, taken))


@final
class SafeDeal(Step[EarthState]):
    """SAFE_DEAL: buy a top for less, or fence a relic for more; the frame holds the deals left and colours bought."""

    prompt: ClassVar[Word] = Word("safe-deal", left=NUMBER)

    def prompt_nouns(self, state: EarthState, frame: Frame) -> tuple[int, ...]:
        return (frame[2],)

    def legal(self, state: EarthState, frame: Frame) -> list[Move]:
        found = affordable(state, frame[1], state.box.tile.safe_buy, frame[3])
        moves: list[Move] = [(BUY, colour) for colour in range(len(COLOURS)) if found >> colour & 1]
        moves += fences(state, frame[1])
        moves.append((STOP_DEALS,))
        return moves

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        _, seat, left, taken = frame
        if move[0] == STOP_DEALS:
            events.tell(seat, (DEALS_STOPPED,))
            return
        bought = taken | 1 << move[1] if move[0] == BUY else taken
        if left > 1:
            state.push((SAFE_MORE, TABLE, seat, left - 1, bought))
        if move[0] == BUY:
            buy_top(state, seat, move[1], state.box.tile.safe_buy, events)
        else:
            fence(state, seat, move, state.box.tile.safe_fence, events)

    def tries(self, state: EarthState, frame: Frame) -> list[Move]:
        return [(BUY, colour) for colour in range(len(COLOURS))]

    def why_not(self, state: EarthState, frame: Frame, move: Move) -> Phrase:
        if move[0] == FENCE:
            return (NOT_STORED_THERE, move[1], move[2])
        if move[0] != BUY:
            return ()
        if frame[3] >> move[1] & 1:
            return (SAME_COLOUR, move[1])
        if not state.piles[move[1]]:
            return (PILE_EMPTY, move[1])
        return why_no_purchase(state, frame[1], state.piles[move[1]][-1], state.box.tile.safe_buy)


@final
class ArchiveRelic(Step[EarthState]):
    """ARCHIVE_RELIC: sample a relic that stays where it is; the frame holds whether it may be anywhere."""

    prompt: ClassVar[Word] = Word("archive")

    def legal(self, state: EarthState, frame: Frame) -> list[Move]:
        moves: list[Move] = [(SAMPLE_RELIC, relic) for relic in in_reach(state, frame[1], frame[2])]
        moves.append((SKIP_ARCHIVE,))
        return moves

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        if move[0] == SKIP_ARCHIVE:
            events.tell(frame[1], (ARCHIVE_SKIPPED,))
        else:
            with_cube(state, frame[1], (PLACE_GUARD, TABLE, frame[1], move[1]), events)

    def tries(self, state: EarthState, frame: Frame) -> list[Move]:
        return [(SAMPLE_RELIC, relic) for relic in range(len(RELICS))]

    def why_not(self, state: EarthState, frame: Frame, move: Move) -> Phrase:
        if move[0] != SAMPLE_RELIC:
            return ()
        return (SAMPLED_ALREADY, move[1]) if samples(state, frame[1], move[1]) else (NO_RELIC_THERE, move[1])
