"""Steps of the smuggle action: fence relics to the black market, or buy from the tops of its piles."""

from typing import ClassVar, final

from caravane.kernel.event import Events
from caravane.kernel.hand import kinds, with_card
from caravane.kernel.state import TABLE, Frame
from caravane.kernel.step import Step
from caravane.kernel.words import NUMBER, Move, Phrase, Word

from ..components import COLOURS, ROWS
from ..crew import free_space, take_out
from ..events import BOUGHT, BUYING_BEGAN, BUYING_STOPPED, FENCED, FENCING_BEGAN, FENCING_STOPPED
from ..kinds import IN_CONTAINER, IN_HOLD
from ..payable_actions import affordable, can_fence
from ..scoring import gain
from ..state import EarthState
from ..step_ids import BUY_MORE, BUY_RELIC, FENCE_RELIC, SMUGGLE_MODE, STORE_PLACE
from ..words import (
    BUY,
    BUY_RELICS,
    FENCE,
    FENCE_LINE,
    FENCE_RELICS,
    NOT_STORED_THERE,
    PILE_EMPTY,
    PURCHASE_LINE,
    SAME_COLOUR,
    STOP_BUYING,
    STOP_FENCING,
    STORES_FULL,
    TOO_EXPENSIVE,
)


def begin(state: EarthState, seat: int) -> None:
    """EE-SMUGGLE-02: begin the action, to fence or to buy."""
    state.push((SMUGGLE_MODE, seat))


@final
class SmuggleMode(Step[EarthState]):
    """SMUGGLE_MODE: the seat chooses between fencing and buying, as far as each is possible."""

    prompt: ClassVar[Word] = Word("smuggle-mode")

    def legal(self, state: EarthState, frame: Frame) -> list[Move]:
        moves: list[Move] = []
        if can_fence(state, frame[1]):
            moves.append((FENCE_RELICS,))
        if affordable(state, frame[1], state.box.surcharge):
            moves.append((BUY_RELICS,))
        return moves

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        if move[0] == FENCE_RELICS:
            events.tell(frame[1], (FENCING_BEGAN,))
            state.push((FENCE_RELIC, frame[1], state.box.smuggle_relics))
        else:
            events.tell(frame[1], (BUYING_BEGAN,))
            state.push((BUY_RELIC, frame[1], state.box.smuggle_relics, 0))


@final
class FenceRelic(Step[EarthState]):
    """FENCE_RELIC: the seat fences one or two own relics for their value."""

    prompt: ClassVar[Word] = Word("fence", left=NUMBER)

    def prompt_nouns(self, state: EarthState, frame: Frame) -> tuple[int, ...]:
        return (frame[2],)

    def legal(self, state: EarthState, frame: Frame) -> list[Move]:
        moves = fences(state, frame[1])
        if frame[2] < state.box.smuggle_relics:
            moves.append((STOP_FENCING,))
        return moves

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        _, seat, left = frame
        if move[0] == STOP_FENCING:
            events.tell(seat, (FENCING_STOPPED,))
            return
        fence(state, seat, move, 0, events)
        if left > 1 and can_fence(state, seat):
            state.push((FENCE_RELIC, seat, left - 1))

    def tries(self, state: EarthState, frame: Frame) -> list[Move]:
        return fences(state, frame[1])

    def why_not(self, state: EarthState, frame: Frame, move: Move) -> Phrase:
        return (NOT_STORED_THERE, move[1], move[2]) if move[0] == FENCE else ()


def fences(state: EarthState, seat: int) -> list[Move]:
    """List the relics of a seat: by type, hold before container."""
    found = [(relic, IN_HOLD) for relic in kinds(state.holds[seat])]
    found += [(relic, IN_CONTAINER) for relic in kinds(state.containers[seat])]
    return [(FENCE, relic, where) for relic, where in sorted(found)]


def fence(state: EarthState, side: int, tile: Move, more: int, events: Events) -> None:
    """EE-SMUGGLE-03, 04: pay a relic's value plus `more`, and put it face up under its pile."""
    relic = tile[1]
    take_out(state, side, relic, tile[2])
    colour = relic // ROWS
    state.piles[colour] = (relic, *state.piles[colour])
    gain(state, side, FENCE_LINE, state.box.values[relic] + more)
    events.tell(side, (FENCED, relic, state.box.values[relic] + more))


@final
class BuyMore(Step[EarthState]):
    """EE-SMUGGLE-07: the next purchase is offered when the last one is paid, stored and sampled."""

    prompt: ClassVar[Word] = Word("buy-more")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        _, _, seat, left, taken = frame
        if affordable(state, seat, state.box.surcharge, taken):
            state.push((BUY_RELIC, seat, left, taken))


@final
class BuyRelic(Step[EarthState]):
    """BUY_RELIC: one or two tops of different colours; the frame holds how many are left and the colours taken."""

    prompt: ClassVar[Word] = Word("buy", left=NUMBER)

    def prompt_nouns(self, state: EarthState, frame: Frame) -> tuple[int, ...]:
        return (frame[2],)

    def legal(self, state: EarthState, frame: Frame) -> list[Move]:
        found = affordable(state, frame[1], state.box.surcharge, frame[3])
        moves: list[Move] = [(BUY, colour) for colour in range(len(COLOURS)) if found >> colour & 1]
        if frame[2] < state.box.smuggle_relics:
            moves.append((STOP_BUYING,))
        return moves

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        _, seat, left, taken = frame
        if move[0] == STOP_BUYING:
            events.tell(seat, (BUYING_STOPPED,))
            return
        if left > 1:
            state.push((BUY_MORE, TABLE, seat, left - 1, taken | 1 << move[1]))
        buy_top(state, seat, move[1], state.box.surcharge, events)

    def tries(self, state: EarthState, frame: Frame) -> list[Move]:
        return [(BUY, colour) for colour in range(len(COLOURS))]

    def why_not(self, state: EarthState, frame: Frame, move: Move) -> Phrase:
        if move[0] != BUY:
            return ()
        if frame[3] >> move[1] & 1:
            return (SAME_COLOUR, move[1])
        if not state.piles[move[1]]:
            return (PILE_EMPTY, move[1])
        return why_no_purchase(state, frame[1], state.piles[move[1]][-1], state.box.surcharge)


def buy_top(state: EarthState, seat: int, colour: int, surcharge: int, events: Events) -> None:
    """EE-SMUGGLE-05, 06, EE-STORE-02: pay for the top of a pile; the choices of store and sample follow."""
    relic = state.piles[colour][-1]
    state.piles[colour] = state.piles[colour][:-1]
    pay(state, seat, relic, state.box.values[relic] + surcharge, events)
    state.unearthed = with_card(state.unearthed, relic)
    state.push((STORE_PLACE, seat, relic))


def pay(state: EarthState, side: int, relic: int, paid: int, events: Events) -> None:
    """Pay for a relic."""
    gain(state, side, PURCHASE_LINE, -paid)
    events.tell(side, (BOUGHT, relic, paid))


def why_no_purchase(state: EarthState, seat: int, relic: int, surcharge: int) -> Phrase:
    """Return the reason why a relic on offer cannot be bought."""
    if free_space(state, seat) == 0:
        return (STORES_FULL,)
    cost = state.box.values[relic] + surcharge
    return (TOO_EXPENSIVE, relic, cost, state.credits[seat]) if cost > state.credits[seat] else ()
