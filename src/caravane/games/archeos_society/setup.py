"""Options and set-up."""

from typing import Final

from caravane.kernel.options import RANDOM, Option, Options, seat_option
from caravane.kernel.state import CHANCE

from .components import ADVANCED, COLOURS, FIRST_GAME, SCENARIO_ADVANCED, SCENARIO_ROLES, SCENARIOS
from .rulings import RULINGS, bits
from .state import BOARD, DRAFT_SHUFFLE, FIRST, ROLES, SHUFFLE, ArcheosState
from .words import MODE

SEATS: Final = (2, 3, 4, 5, 6)
OPTIONS: Final = (
    Option("mode", MODE.names),
    Option("scenario", SCENARIOS, needs=("mode", "scenario")),
    seat_option("first-player", SEATS[-1]),
    *RULINGS,
)


def setup(seats: int, options: Options) -> ArcheosState:
    """AS-SETUP-29: create the state; chance or a draft decides first player, roles and sides, in this order."""
    mode = options["mode"]
    state = ArcheosState(seats, MODE.index[mode], bits(options))
    state.push((SHUFFLE, CHANCE))
    if mode == "custom":
        state.push((DRAFT_SHUFFLE, CHANCE))
    elif mode == "random":
        state.push((BOARD, CHANCE))
        state.push((ROLES, CHANCE))
    else:
        _scenario(state, FIRST_GAME if mode == "first-game" else SCENARIOS.index(options["scenario"]))
    if options["first-player"] == RANDOM:
        state.push((FIRST, CHANCE))
    else:
        state.first = state.active = int(options["first-player"]) - 1
    return state


def _scenario(state: ArcheosState, scenario: int) -> None:
    """AS-SETUP-09: set the six roles and the advanced side of a scenario."""
    state.roles = SCENARIO_ROLES[scenario]
    state.sites = with_advanced(SCENARIO_ADVANCED[scenario])


def with_advanced(colour: int) -> tuple[int, ...]:
    """AS-SETUP-17: return the sites with one board on its advanced side, the others on their compass side."""
    return tuple([site + ADVANCED if site == colour else site for site in range(len(COLOURS))])
