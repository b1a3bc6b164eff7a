"""Options and set-up of the game."""

from typing import Final

from caravane.kernel.options import RANDOM, Option, Options, seat_option
from caravane.kernel.state import CHANCE

from .state import FIRST, ROLL, LostCitiesState

SEATS: Final = (2, 3, 4, 5)
OPTIONS: Final = (
    Option("choice-order", ("simultaneous", "turn-order")),
    Option("zero-after-circle", ("ten", "none")),
    seat_option("first-roller", SEATS[-1]),
)


def setup(seats: int, options: Options) -> LostCitiesState:
    """Return a state with blank sheets; the first roller is the host's choice or drawn (LC-SETUP-02, LC-SETUP-10)."""
    simultaneous = options["choice-order"] == "simultaneous"
    state = LostCitiesState(seats, simultaneous, options["zero-after-circle"] == "ten")
    if options["first-roller"] == RANDOM:
        state.push((FIRST, CHANCE))
    else:
        state.roller = int(options["first-roller"]) - 1
        state.push((ROLL, CHANCE))
    return state
