"""Options and set-up of the game."""

from typing import Final

from caravane.kernel.options import Option, Options
from caravane.kernel.state import CHANCE, TABLE

from .components import WellBox
from .state import ROUND, SHUFFLE, WellState

SEATS: Final = (2, 3, 4)
OPTIONS: Final = (Option("rounds", ("long", "short")),)


def setup(seats: int, options: Options, box: WellBox) -> WellState:
    """Return a state that waits for the shuffle, followed by the first round."""
    state = WellState(box, seats, box.rounds[options["rounds"]])
    state.push((ROUND, TABLE))
    state.push((SHUFFLE, CHANCE))
    return state
