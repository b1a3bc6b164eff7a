"""Typed tables from `components.toml`. Circles, cards and colours are small ints in the order of that file.

The start comes first, then the places: the card of a place has the number of its circle. Then the red and the blue
circles.
"""

from typing import Any, Final, final

from caravane.kernel.box import Box, Tables, load
from caravane.kernel.edition import Edition

TABLES: Final = load("caravane.games.expeditions")
_MAP: Final = TABLES["map"]
_CIRCLES: Final[list[dict[str, Any]]] = _MAP["circles"]

COLOURS: Final[tuple[str, ...]] = tuple(TABLES["arrows"]["colours"])
COLOUR_COUNT: Final[int] = len(COLOURS)
TOKEN_COLOURS: Final[tuple[str, ...]] = tuple(TABLES["tokens"]["colours"])
MIN_SEATS: Final = 2

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


@final
class ExpeditionsBox(Box):
    """Figures of the box; the map, with its circles and segments, is the same in all editions."""

    def __init__(self, tables: Tables, edition: Edition | None = None) -> None:
        super().__init__(tables, edition)
        self.arrows: Final[int] = tables["arrows"]["per_colour"]
        """Arrows of each colour."""
        self.tickets: Final[int] = tables["tickets"]["total"]
        self.start_tickets: Final[int] = tables["tickets"]["start"]
        self.tickets_per_turn: Final[int] = tables["tickets"]["per_turn"]
        self.tokens: Final[int] = tables["tokens"]["per_seat"]
        self.hand_sizes: Final[tuple[int, ...]] = (0,) * MIN_SEATS + tuple(tables["hand"]["by_seats"])
        """Cards of a hand, by number of seats."""
        self.display: Final[int] = tables["display"]["size"]
        self.drawn: Final[int] = tables["exchange"]["drawn"]
        """Cards that an exchange draws."""
        self.min_distance: Final[int] = tables["distance"]["least"]
        self.max_turns: Final[int] = tables["turns"]["most"]
