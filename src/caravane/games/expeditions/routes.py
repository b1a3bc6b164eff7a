"""Routes: the arrows of the three expeditions, what they have visited and where they may go."""

from caravane.kernel.words import Move

from .components import ARROWS, CIRCLE_COUNT, COLOUR_COUNT, START
from .graph import NEIGHBOURS, ROADS
from .state import Arrow, ExpeditionsState, index_arrow
from .words import LAY


def stock(state: ExpeditionsState, colour: int) -> int:
    """Count the arrows of a colour that are not on the board."""
    return ARROWS - len(state.routes[colour])


def any_stock(state: ExpeditionsState) -> bool:
    """Tell whether any arrow is left at all."""
    return any(len(route) < ARROWS for route in state.routes)


def tip(state: ExpeditionsState, colour: int) -> int:
    """EX-ARROW-02, 03: where the next arrow leaves: the tip of the last one, or the start."""
    route = state.routes[colour]
    return route[len(route) - 1][1] if route else START


def visited(state: ExpeditionsState, colour: int, circle: int) -> bool:
    """EX-LOOP-02: tell whether an arrow of this colour, now on the board, touches a circle."""
    return state.touched[colour * CIRCLE_COUNT + circle] > 0


def closes_loop(state: ExpeditionsState, colour: int) -> bool:
    """EX-LOOP-01: tell whether the last arrow points to a circle that an earlier one touches."""
    route = state.routes[colour]
    return bool(route) and state.touched[colour * CIRCLE_COUNT + route[len(route) - 1][1]] > 1


def ways(state: ExpeditionsState, colour: int, circle: int) -> list[int]:
    """EX-ARROW-05: list the neighbours of a circle over segments that this colour has not used."""
    roads = ROADS[circle]
    used = state.used
    return [other for place, other in enumerate(NEIGHBOURS[circle]) if not used[roads[place]] >> colour & 1]


def extensions(state: ExpeditionsState) -> list[Move]:
    """EX-ARROW-01: list every arrow that may be laid, of any colour."""
    moves: list[Move] = []
    for colour in range(COLOUR_COUNT):
        if len(state.routes[colour]) < ARROWS:
            for circle in ways(state, colour, tip(state, colour)):
                moves.append((LAY, colour, circle))
    return moves


def bases(state: ExpeditionsState, colour: int) -> list[int]:
    """EX-LOOP-05: list the visited circles of a colour that have a free segment."""
    offset = colour * CIRCLE_COUNT
    touched = state.touched
    found: list[int] = []
    for circle in range(CIRCLE_COUNT):
        # Each arrow touches a circle by one segment: as many touches as segments leave none free.
        if 0 < touched[offset + circle] < len(NEIGHBOURS[circle]):
            found.append(circle)
    return found


def put(state: ExpeditionsState, colour: int, arrow: Arrow) -> None:
    """EX-ARROW-04: take an arrow from its stock and lay it."""
    state.routes[colour] = (*state.routes[colour], arrow)
    index_arrow(state, colour, arrow, 1)


def take_last(state: ExpeditionsState, colour: int) -> Arrow:
    """EX-TICKET-09: return the last arrow of a colour to its stock."""
    route = state.routes[colour]
    arrow = route[len(route) - 1]
    state.routes[colour] = route[: len(route) - 1]
    index_arrow(state, colour, arrow, -1)
    return arrow
