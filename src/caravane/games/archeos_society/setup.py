"""Options and set-up."""

from typing import Final

from caravane.kernel.options import RANDOM, Option, Options, seat_option
from caravane.kernel.state import CHANCE, TABLE

from .components import ADVANCED, COLOURS, FIRST_GAME, SCENARIOS, ArcheosBox
from .components import ROLES as ROLE_NAMES
from .rulings import RULINGS, bits
from .state import (
    BOARD,
    DRAFT_SHUFFLE,
    FIRST,
    NO_PAINT,
    PICK_PAINT,
    PICK_PAINTS,
    PICK_ROLE,
    PICK_ROLES,
    ROLES,
    SHUFFLE,
    ArcheosState,
)
from .words import MODE

SEATS: Final = (2, 3, 4, 5, 6)
OPTIONS: Final = (
    seat_option("first-player", SEATS[-1]),
    Option("mode", MODE.names),
    Option("scenario", SCENARIOS, needs=("mode", "scenario")),
    Option("colours", ("by-seat", "chosen")),
    *RULINGS,
)


def setup(seats: int, options: Options, box: ArcheosBox) -> ArcheosState:
    """AS-SETUP-29: create the state; chance or a draft decides first player, roles and sides, in this order."""
    mode = options["mode"]
    state = ArcheosState(box, seats, MODE.index[mode], bits(options))
    state.push((SHUFFLE, CHANCE))
    if options["colours"] == "chosen":
        for seat in range(seats):
            state.set_paint(seat, NO_PAINT)
        state.push((PICK_PAINTS, TABLE))
    if mode == "custom":
        state.push((DRAFT_SHUFFLE, CHANCE))
    elif mode == "random":
        state.push((BOARD, CHANCE))
        state.push((ROLES, CHANCE))
    elif mode == "chosen":
        state.push((PICK_ROLES, TABLE))
    else:
        _scenario(state, FIRST_GAME if mode == "first-game" else SCENARIOS.index(options["scenario"]))
    if options["first-player"] == RANDOM:
        state.push((FIRST, CHANCE))
    else:
        state.first = state.active = int(options["first-player"]) - 1
        if state.next_seat() == TABLE:
            # A game begins with a decision: no step comes before the first one.
            begin_choice(state, state.frames.pop()[0])
    return state


def begin_choice(state: ArcheosState, step: int) -> None:
    """Push the choices of a set-up by hand, once the first player is known."""
    if step == PICK_ROLES:
        state.held = [(role, (1 << state.seats) - 1) for role in range(len(ROLE_NAMES))]
        state.push((PICK_ROLE, state.first))
        return
    for offset in reversed(range(state.seats)):
        state.push((PICK_PAINT, (state.first + offset) % state.seats))


def _scenario(state: ArcheosState, scenario: int) -> None:
    """AS-SETUP-09: set the six roles and the advanced side of a scenario."""
    state.roles = state.box.scenario_roles[scenario]
    state.sites = with_advanced(state.box.scenario_advanced[scenario])


def with_advanced(colour: int) -> tuple[int, ...]:
    """AS-SETUP-17: return the sites with one board on its advanced side, the others on their compass side."""
    return tuple([site + ADVANCED if site == colour else site for site in range(len(COLOURS))])
