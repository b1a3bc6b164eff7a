"""Steps at the depot: the deal at the start, and a new load for each trader after a day."""

from typing import ClassVar, final

from caravane.kernel.event import Events
from caravane.kernel.state import TABLE, Frame
from caravane.kernel.step import Shuffle, Step
from caravane.kernel.words import Move, Word

from ..components import LOADS
from ..state import TwoMulesState
from ..words import DEALT, DRAW, DREW, DREW_UNSEEN, LOAD, OPENED, SHUFFLE, TAKE, TOOK


@final
class ShuffleLoads(Shuffle[TwoMulesState]):
    """Shuffle of all loads, secret deal of both hands, and the first open load (TM-SETUP-02)."""

    prompt: ClassVar[Word] = Word("shuffle")
    verb: ClassVar[int] = SHUFFLE

    def things(self, state: TwoMulesState, frame: Frame) -> list[int]:
        return list(range(LOADS))

    def apply(self, state: TwoMulesState, frame: Frame, move: Move, events: Events) -> None:
        # The top of the deck is the end of the list, so that a draw is a pop.
        state.deck = list(reversed(move[1:]))
        for seat in range(state.seats):
            loads = sorted([state.deck.pop() for _ in range(state.box.hand)])
            state.hands[seat] = tuple([(load, 1 << seat) for load in loads])
            events.learn(seat, (DEALT, *loads))
        open_depot(state, events)


@final
class Restock(Step[TwoMulesState]):
    """Choice of a trader between the open load of the depot and the top of the deck (TM-DEPOT-02, TM-DEPOT-03)."""

    prompt: ClassVar[Word] = Word("restock", load=LOAD)

    def prompt_nouns(self, state: TwoMulesState, frame: Frame) -> tuple[int, ...]:
        return (state.depot,)

    def legal(self, state: TwoMulesState, frame: Frame) -> list[Move]:
        return [(TAKE,), (DRAW,)]

    def apply(self, state: TwoMulesState, frame: Frame, move: Move, events: Events) -> None:
        seat = frame[1]
        if move[0] == TAKE:
            everyone = (1 << state.seats) - 1
            events.tell(seat, (TOOK, state.depot))
            hold(state, seat, state.depot, everyone)
            open_depot(state, events)
        else:
            load = state.deck.pop()
            hold(state, seat, load, 1 << seat)
            events.learn(seat, (DREW, load), (DREW_UNSEEN,))


def hold(state: TwoMulesState, seat: int, load: int, knowers: int) -> None:
    """Add a load to a hand, which stays sorted."""
    state.hands[seat] = tuple(sorted([*state.hands[seat], (load, knowers)]))


def open_depot(state: TwoMulesState, events: Events) -> None:
    """Turn up the next load of the deck in the depot."""
    state.depot = state.deck.pop()
    events.show(TABLE, (OPENED, state.depot))
