"""Typed tables from `components.toml`. Circles, cards and colours are small ints in the order of that file.

The start comes first, then the places: the card of a place has the number of its circle. Then the red and the blue
circles.
"""

from typing import Any, Final

from caravane.kernel.components import load

_BOX: Final = load("caravane.games.expeditions")
_MAP: Final = _BOX["map"]
_CIRCLES: Final[list[dict[str, Any]]] = _MAP["circles"]

COLOURS: Final[tuple[str, ...]] = tuple(_BOX["arrows"]["colours"])
COLOUR_COUNT: Final[int] = len(COLOURS)
ARROWS: Final[int] = _BOX["arrows"]["per_colour"]
TICKETS: Final[int] = _BOX["tickets"]["total"]
START_TICKETS: Final[int] = _BOX["tickets"]["start"]
TICKETS_PER_TURN: Final[int] = _BOX["tickets"]["per_turn"]
TOKENS: Final[int] = _BOX["tokens"]["per_seat"]
TOKEN_COLOURS: Final[tuple[str, ...]] = tuple(_BOX["tokens"]["colours"])
HAND_SIZES: Final[tuple[int, ...]] = tuple(_BOX["hand"]["by_seats"])
DISPLAY: Final[int] = _BOX["display"]["size"]
DRAWN: Final[int] = _BOX["exchange"]["drawn"]
MIN_DISTANCE: Final[int] = _BOX["distance"]["least"]
MAX_TURNS: Final[int] = _BOX["turns"]["most"]

CIRCLES: Final[tuple[str, ...]] = tuple([circle["id"] for circle in _CIRCLES])
CIRCLE_COUNT: Final[int] = len(CIRCLES)
START: Final = 0

PLACE: Final = 1
RED: Final = 2
BLUE: Final = 3
_SORTS: Final = {"start": 0, "place": PLACE, "red": RED, "blue": BLUE}
SORT: Final[tuple[int, ...]] = tuple([_SORTS[circle["kind"]] for circle in _CIRCLES])
"""Sort of each circle: the start, a place, a red or a blue circle."""
PLACES: Final[tuple[int, ...]] = tuple([circle for circle in range(CIRCLE_COUNT) if SORT[circle] == PLACE])
CROSSINGS: Final[tuple[int, ...]] = tuple([number for number, circle in enumerate(_CIRCLES) if "x_left" in circle])

_NUMBER: Final = {name: number for number, name in enumerate(CIRCLES)}
SEGMENTS: Final[tuple[tuple[int, int], ...]] = tuple(
    [(_NUMBER[segment[0]], _NUMBER[segment[1]]) for segment in _MAP["segments"]]
)
SEGMENT_COUNT: Final[int] = len(SEGMENTS)
