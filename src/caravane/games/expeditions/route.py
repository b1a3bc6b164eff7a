"""Routes: the arrows of one expedition, in the order of laying. A route is immutable and is replaced as a whole."""

from typing import Final, final

from .components import CIRCLE_COUNT, SEGMENT_COUNT, START
from .graph import segment_between

Arrow = tuple[int, int]
"""The circle that an arrow leaves, and the one that it points to."""


@final
class Route:
    """Arrows and two indices of them: the segments they lie on, and the number of arrow ends that touch each circle."""

    __slots__ = ("arrows", "stock", "tip", "touched", "used")

    def __init__(self, arrows: tuple[Arrow, ...], used: bytes, touched: bytes, stock: int) -> None:
        self.arrows: Final = arrows
        self.used: Final = used
        self.touched: Final = touched
        self.stock: Final = stock
        """Arrows of the colour that are not on the board."""
        self.tip: Final[int] = arrows[len(arrows) - 1][1] if arrows else START

    def longer(self, arrow: Arrow) -> "Route":
        """EX-ARROW-04: return the route with one more arrow."""
        return Route((*self.arrows, arrow), *self._indices(arrow, 1), self.stock - 1)

    def shorter(self) -> "Route":
        """EX-TICKET-09: return the route without its last arrow."""
        last = len(self.arrows) - 1
        return Route(self.arrows[:last], *self._indices(self.arrows[last], -1), self.stock + 1)

    def _indices(self, arrow: Arrow, change: int) -> tuple[bytes, bytes]:
        used, touched = bytearray(self.used), bytearray(self.touched)
        used[segment_between(arrow[0], arrow[1])] += change
        touched[arrow[0]] += change
        touched[arrow[1]] += change
        return bytes(used), bytes(touched)


def no_arrows(stock: int) -> Route:
    """Return the route of an expedition that has not started."""
    return Route((), bytes(SEGMENT_COUNT), bytes(CIRCLE_COUNT), stock)


def route_of(arrows: tuple[Arrow, ...], total: int) -> Route:
    """Return the route of arrows laid one after the other, out of all those of a colour."""
    route = no_arrows(total)
    for arrow in arrows:
        route = route.longer(arrow)
    return route
