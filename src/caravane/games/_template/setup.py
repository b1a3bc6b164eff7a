"""Options and set-up."""

from typing import Final

from caravane.kernel.options import Option, Options
from caravane.kernel.state import CHANCE, TABLE

from .components import ROUNDS
from .state import ROUND, SHUFFLE, WellState

SEATS: Final = (2, 3, 4)
OPTIONS: Final = (Option("rounds", ("long", "short")),)


def setup(seats: int, options: Options) -> WellState:
    """Leave the shuffle to chance; the first round follows."""
    state = WellState(seats, ROUNDS[options["rounds"]])
    state.push((ROUND, TABLE))
    state.push((SHUFFLE, CHANCE))
    return state
