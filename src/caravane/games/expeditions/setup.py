"""Options and set-up."""

from typing import Final

from caravane.kernel.options import RANDOM, Option, Options, seat_option
from caravane.kernel.state import CHANCE

from .components import ExpeditionsBox
from .state import FIRST, SHUFFLE, ExpeditionsState
from .words import ANNOUNCE, COMMONS

SEATS: Final = (2, 3, 4, 5, 6)
OPTIONS: Final = (
    Option("announce", ANNOUNCE.names),
    seat_option("first-player", SEATS[-1]),
    Option("commons", COMMONS.names, earlier="automatic", needs=("announce", "automatic")),
    Option("loop-arrow", ("optional", "compulsory"), earlier="compulsory", past=True),
)


def setup(seats: int, options: Options, box: ExpeditionsBox) -> ExpeditionsState:
    """EX-SETUP-15: create the state; chance draws the first player, unless the host names one, and shuffles once."""
    state = ExpeditionsState(box, seats, options["announce"] == "vigilance")
    state.offers_commons = options["commons"] == "choice"
    state.may_leave_loops = options["loop-arrow"] == "optional"
    state.push((SHUFFLE, CHANCE))
    if options["first-player"] == RANDOM:
        state.push((FIRST, CHANCE))
    else:
        state.first = int(options["first-player"]) - 1
    return state
