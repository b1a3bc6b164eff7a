"""Options and set-up of the game."""

from typing import Final

from caravane.kernel.options import RANDOM, Option, Options, seat_option
from caravane.kernel.state import CHANCE

from .components import LostCitiesBox
from .state import FIRST, ON_DEMAND, ROLL, SIMULTANEOUS, TURN_ORDER, LostCitiesState

SEATS: Final = (2, 3, 4, 5)
ORDERS: Final = {"on-demand": ON_DEMAND, "simultaneous": SIMULTANEOUS, "turn-order": TURN_ORDER}
OPTIONS: Final = (
    Option("choice-order", tuple(ORDERS), earlier="simultaneous"),
    Option("zero-after-circle", ("ten", "none")),
    seat_option("first-roller", SEATS[-1]),
)


def setup(seats: int, options: Options, box: LostCitiesBox) -> LostCitiesState:
    """Return a state with blank sheets; the first roller is the host's choice or drawn (LC-SETUP-02, LC-SETUP-10)."""
    order = ORDERS[options["choice-order"]]
    state = LostCitiesState(box, seats, order, options["zero-after-circle"] == "ten")
    if options["first-roller"] == RANDOM:
        state.push((FIRST, CHANCE))
    else:
        state.roller = int(options["first-roller"]) - 1
        state.push((ROLL, CHANCE))
    return state
