"""Options and set-up of the game."""

from typing import Final

from caravane.kernel.options import Option, Options
from caravane.kernel.state import CHANCE, TABLE

from .components import TwoMulesBox
from .state import DAY, SHUFFLE_LOADS, TwoMulesState

SEATS: Final = (2,)
OPTIONS: Final = (Option("days", ("long", "short")),)


def setup(seats: int, options: Options, box: TwoMulesBox) -> TwoMulesState:
    """Return a state that waits for the shuffle, followed by the first day."""
    state = TwoMulesState(box, seats, box.days[options["days"]])
    state.push((DAY, TABLE))
    state.push((SHUFFLE_LOADS, CHANCE))
    return state
