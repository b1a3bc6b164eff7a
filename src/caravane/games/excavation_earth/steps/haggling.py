"""Steps of the haggle action: a trader, a white buyer, a coloured buyer, at a market where an explorer stands."""

from typing import ClassVar, Final, final

from caravane.kernel.event import Events
from caravane.kernel.state import TABLE, Frame
from caravane.kernel.step import Step
from caravane.kernel.words import Move, Phrase, Word

from ..buyers import add_buyer
from ..cards import symbol_of
from ..components import COLOURS, WHITE
from ..crew import can_place, with_cube
from ..events import BUYER_SKIPPED, TRADER_SKIPPED, WHITE_SKIPPED
from ..kinds import MARKET
from ..rulings import HAGGLE_STEPS_OPTIONAL
from ..state import EarthState
from ..step_ids import HAGGLE_COLOUR, HAGGLE_TRADER, HAGGLE_WHITE, PLACE_TRADER
from ..words import (
    ADD_BUYER,
    ADD_WHITE,
    DO_SOMETHING,
    NO_BUYER_IN_STOCK,
    SEND_TRADER,
    SKIP_BUYER,
    SKIP_TRADER,
    SKIP_WHITE,
)

NOTHING_DONE: Final = 0
DONE: Final = 1


def begin(state: EarthState, seat: int, card: int) -> None:
    """EE-HAGGLE-01, 02: begin the action; without any cube the choice of a trader is skipped."""
    market = symbol_of(card)
    if can_place(state, seat):
        state.push((HAGGLE_TRADER, seat, market))
    else:
        offer_white(state, seat, market, NOTHING_DONE)


def offer_white(state: EarthState, seat: int, market: int, done: int) -> None:
    """EE-HAGGLE-03: offer a white buyer, if one is in stock."""
    if state.stock[WHITE]:
        state.push((HAGGLE_WHITE, seat, market, done))
    else:
        offer_colour(state, seat, market, done)


def offer_colour(state: EarthState, seat: int, market: int, done: int) -> None:
    """EE-HAGGLE-04: offer a coloured buyer, if one is in stock."""
    if any(state.stock[: len(COLOURS)]):
        state.push((HAGGLE_COLOUR, seat, market, done))


def may_end(state: EarthState, done: int) -> bool:
    """EE-HAGGLE-06: return whether nothing more need be done; on older tables something must be."""
    return done == DONE or bool(state.switches & HAGGLE_STEPS_OPTIONAL)


@final
class HaggleTrader(Step[EarthState]):
    """HAGGLE_TRADER: send a trader to the market, or not."""

    prompt: ClassVar[Word] = Word("haggle-trader", market=MARKET)

    def prompt_nouns(self, state: EarthState, frame: Frame) -> tuple[int, ...]:
        return (frame[2],)

    def legal(self, state: EarthState, frame: Frame) -> list[Move]:
        return [(SEND_TRADER,), (SKIP_TRADER,)]

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        _, seat, market = frame
        offer_white(state, seat, market, DONE if move[0] == SEND_TRADER else NOTHING_DONE)
        if move[0] == SEND_TRADER:
            with_cube(state, seat, (PLACE_TRADER, TABLE, seat, market), events)
        else:
            events.tell(seat, (TRADER_SKIPPED,))


@final
class HaggleWhite(Step[EarthState]):
    """HAGGLE_WHITE: add a white buyer, or not."""

    prompt: ClassVar[Word] = Word("haggle-white", market=MARKET)

    def prompt_nouns(self, state: EarthState, frame: Frame) -> tuple[int, ...]:
        return (frame[2],)

    def legal(self, state: EarthState, frame: Frame) -> list[Move]:
        moves: list[Move] = [(ADD_WHITE,)]
        if may_end(state, frame[3]) or any(state.stock[: len(COLOURS)]):
            moves.append((SKIP_WHITE,))
        return moves

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        _, seat, market, done = frame
        if move[0] == ADD_WHITE:
            add_buyer(state, seat, market, WHITE, events)
            offer_colour(state, seat, market, DONE)
        else:
            events.tell(seat, (WHITE_SKIPPED,))
            offer_colour(state, seat, market, done)


@final
class HaggleColour(Step[EarthState]):
    """HAGGLE_COLOUR: add a buyer of any colour in stock, or not."""

    prompt: ClassVar[Word] = Word("haggle-colour", market=MARKET)

    def prompt_nouns(self, state: EarthState, frame: Frame) -> tuple[int, ...]:
        return (frame[2],)

    def legal(self, state: EarthState, frame: Frame) -> list[Move]:
        moves: list[Move] = [(ADD_BUYER, colour) for colour in range(len(COLOURS)) if state.stock[colour]]
        if may_end(state, frame[3]):
            moves.append((SKIP_BUYER,))
        return moves

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        if move[0] == ADD_BUYER:
            add_buyer(state, frame[1], frame[2], move[1], events)
        else:
            events.tell(frame[1], (BUYER_SKIPPED,))

    def tries(self, state: EarthState, frame: Frame) -> list[Move]:
        moves: list[Move] = [(ADD_BUYER, colour) for colour in range(len(COLOURS))]
        return [*moves, (SKIP_BUYER,)]

    def why_not(self, state: EarthState, frame: Frame, move: Move) -> Phrase:
        if move[0] == ADD_BUYER:
            return (NO_BUYER_IN_STOCK, move[1])
        return (DO_SOMETHING,) if move[0] == SKIP_BUYER else ()
