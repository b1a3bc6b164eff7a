"""Arrows of any colour that a player may try to lay, and the reasons why one cannot be laid."""

from caravane.kernel.words import Move, Phrase

from .components import COLOUR_COUNT, START
from .graph import NEIGHBOURS
from .state import ExpeditionsState
from .words import LAY, NOT_FROM_START, NOT_FROM_TIP, SEGMENT_TAKEN, STOCK_EMPTY


def tries_to_lay(state: ExpeditionsState) -> list[Move]:
    """List the arrows that a player may try to lay: from each tip, and from the start."""
    moves: list[Move] = []
    for colour in range(COLOUR_COUNT):
        circles = sorted({START, *NEIGHBOURS[START], *NEIGHBOURS[state.routes[colour].tip]})
        moves += [(LAY, colour, circle) for circle in circles]
    return moves


def why_not_lay(state: ExpeditionsState, move: Move) -> Phrase:
    """EX-ARROW-02, 03, 05, 10: return the reason why an arrow cannot be laid."""
    colour, circle = move[1], move[2]
    route = state.routes[colour]
    if route.stock == 0:
        return (STOCK_EMPTY, colour)
    here = route.tip
    if circle in NEIGHBOURS[here]:
        return (SEGMENT_TAKEN, colour, circle)
    return (NOT_FROM_TIP, colour, here, circle) if route.arrows else (NOT_FROM_START, colour, circle)
