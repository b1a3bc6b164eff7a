"""Circles that expeditions have visited, and arrows by which they may continue."""

from caravane.kernel.words import Move

from .components import CIRCLE_COUNT, COLOUR_COUNT
from .graph import NEIGHBOURS, ROADS
from .route import Route
from .state import ExpeditionsState
from .words import LAY


def any_stock(state: ExpeditionsState) -> bool:
    """Return whether any arrow is left in stock."""
    return any(route.stock > 0 for route in state.routes)


def can_extend(state: ExpeditionsState) -> bool:
    """Return whether any expedition can go on from its tip, or from the start."""
    return any(route.stock > 0 and bool(ways(route, route.tip)) for route in state.routes)


def visited(state: ExpeditionsState, colour: int, circle: int) -> bool:
    """EX-LOOP-02: return whether an arrow of this colour, now on the board, touches a circle."""
    return state.routes[colour].touched[circle] > 0


def closes_loop(route: Route) -> bool:
    """EX-LOOP-01: return whether the last arrow points to a circle that an earlier one touches."""
    return route.touched[route.tip] > 1 and bool(route.arrows)


def ways(route: Route, circle: int) -> list[int]:
    """EX-ARROW-05: list the neighbours of a circle over segments that this route has not used."""
    roads = ROADS[circle]
    used = route.used
    return [other for index, other in enumerate(NEIGHBOURS[circle]) if used[roads[index]] == 0]


def extensions(state: ExpeditionsState) -> list[Move]:
    """EX-ARROW-01 to 03: list every arrow that may be laid, of any colour, from its tip or from the start."""
    moves: list[Move] = []
    for colour in range(COLOUR_COUNT):
        route = state.routes[colour]
        if route.stock > 0:
            for circle in ways(route, route.tip):
                moves.append((LAY, colour, circle))
    return moves


def bases(route: Route) -> list[int]:
    """EX-LOOP-05: list the visited circles of a route that have a free segment."""
    touched = route.touched
    found: list[int] = []
    for circle in range(CIRCLE_COUNT):
        # Each arrow touches a circle by one segment: as many touches as segments leave none free.
        if 0 < touched[circle] < len(NEIGHBOURS[circle]):
            found.append(circle)
    return found
