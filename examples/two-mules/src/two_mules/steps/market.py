"""Steps of a day: the market calls a good, both traders load their mules, and the mules arrive."""

from typing import ClassVar, final

from caravane.kernel.event import Events
from caravane.kernel.state import CHANCE, TABLE, Frame
from caravane.kernel.step import Roll, Step
from caravane.kernel.words import Move, Phrase, Word

from ..components import GOODS, LOADS, good_of, weight_of
from ..state import ARRIVE, CALL_GOOD, DAY, LOAD_MULES, NOTHING, RESTOCK, TwoMulesState
from ..words import CALL, CALLED, GOOD, LOAD_MULE, LOADED, NOT_IN_HAND, READY, SHOWN, SOLD, TOO_LATE


@final
class Day(Step[TwoMulesState]):
    """Start of another day, or the end of the game (TM-END-01)."""

    prompt: ClassVar[Word] = Word("day")

    def apply(self, state: TwoMulesState, frame: Frame, move: Move, events: Events) -> None:
        if state.day < state.days:
            state.day += 1
            state.push((CALL_GOOD, CHANCE))


@final
class CallGood(Roll[TwoMulesState]):
    """Draw of the good that the market wants today (TM-CALL-01)."""

    prompt: ClassVar[Word] = Word("call-good")
    verb: ClassVar[int] = CALL

    def bounds(self, state: TwoMulesState, frame: Frame) -> list[int]:
        return [len(GOODS)]

    def apply(self, state: TwoMulesState, frame: Frame, move: Move, events: Events) -> None:
        state.demand = move[1]
        events.tell(TABLE, (CALLED, state.demand))
        state.gather((ARRIVE, TABLE))
        for seat in range(state.seats):
            state.push((LOAD_MULES, seat))


@final
class LoadMule(Step[TwoMulesState]):
    """Secret choice of a load by both traders together (TM-LOAD-01)."""

    prompt: ClassVar[Word] = Word("load-mule", good=GOOD)

    def obvious(self, state: TwoMulesState, frame: Frame) -> bool:
        return False

    def prompt_nouns(self, state: TwoMulesState, frame: Frame) -> tuple[int, ...]:
        return (state.demand,)

    def legal(self, state: TwoMulesState, frame: Frame) -> list[Move]:
        return [(LOAD_MULE, load) for load, _ in state.hands[frame[1]]]

    def apply(self, state: TwoMulesState, frame: Frame, move: Move, events: Events) -> None:
        # The load stays in the hand until the mules arrive; for the rival it is still one of the hidden loads.
        state.chosen[frame[1]] = move[1]
        events.keep(frame[1], (LOADED, move[1]), (READY,))

    def tries(self, state: TwoMulesState, frame: Frame) -> list[Move]:
        return [(LOAD_MULE, load) for load in range(LOADS)]

    def why_not(self, state: TwoMulesState, frame: Frame, move: Move) -> Phrase:
        return (NOT_IN_HAND, move[1]) if move[0] == LOAD_MULE else ()


@final
class Arrive(Step[TwoMulesState]):
    """Both loads are shown and sold, unless the pass was too narrow for one (TM-LOAD-02, TM-SALE-01, TM-SALE-02)."""

    prompt: ClassVar[Word] = Word("arrive")

    def apply(self, state: TwoMulesState, frame: Frame, move: Move, events: Events) -> None:
        for seat, load in enumerate(state.chosen):
            state.hands[seat] = tuple([held for held in state.hands[seat] if held[0] != load])
            events.show(seat, (SHOWN, load))
        for seat in range(state.seats):
            self._sell(state, seat, events)
        first = first_mule(state)
        state.used.extend(state.chosen)
        state.chosen = [NOTHING] * state.seats
        state.push((DAY, TABLE))
        if state.day < state.days:
            state.push((RESTOCK, 1 - first))
            state.push((RESTOCK, first))

    def _sell(self, state: TwoMulesState, seat: int, events: Events) -> None:
        own, other = state.chosen[seat], state.chosen[1 - seat]
        if good_of(own) == good_of(other) and weight_of(own) > weight_of(other):
            events.tell(seat, (TOO_LATE,))
            return
        coins = state.box.price_of(own, state.demand)
        state.sales[seat] += ((own, coins),)
        events.tell(seat, (SOLD, coins))


def first_mule(state: TwoMulesState) -> int:
    """Return the seat whose mule is lighter; equal weights favour the first seat on odd days (TM-DEPOT-01)."""
    weights = [weight_of(load) for load in state.chosen]
    if weights[0] != weights[1]:
        return weights.index(min(weights))
    return 1 - state.day % 2
