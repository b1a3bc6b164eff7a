"""Prospects: what a column may be worth in the end, for bots.

A column is looked at alone, as if its owner came to it now and then and wrote the lowest number that fits whenever that
is better than waiting. Worked out backwards from the last turn, once, when the first bot asks.
"""

import math
from typing import Final

from .components import BRIDGE_POINTS, CIRCLE_FACTOR, EMPTY_POINTS, EXPEDITION_POINTS, FAR_SIDE, SQUARES, TEN

LONGEST: Final = 40
"""More turns than this are not looked ahead."""
ATTENTION: Final = 0.31
"""How often a turn serves a column that its owner wants: six of them share a choice a turn, and the accelerations."""
DICE: Final = 2.5
"""How many number dice there are to choose from: three for the roller, two for the others."""
SHARES: Final = 5
"""How likely the bonus of the bridge is, in quarters."""

Table = list[list[list[float]]]
"""By squares filled, top number and turns left."""


def _reaches(lowest: int, top: int) -> float:
    """How likely it is that no die shows a number from the top one up to just below another."""
    return math.pow((TEN - (lowest - top)) / TEN, DICE)


def _fits(top: int) -> list[tuple[int, float]]:
    """Say how likely each number is to be the lowest that fits."""
    return [(number, _reaches(number, top) - _reaches(number + 1, top)) for number in range(top, TEN + 1)]


def _column(share: int, ticked: bool) -> Table:
    factor = CIRCLE_FACTOR if ticked else 1
    bonus = BRIDGE_POINTS * share / (SHARES - 1)
    fits = [_fits(max(1, top)) for top in range(TEN + 1)]
    values: Table = [[[] for _ in range(TEN + 1)] for _ in range(SQUARES + 1)]
    for filled in range(SQUARES, -1, -1):
        points = float(EMPTY_POINTS if not filled and not ticked else factor * EXPEDITION_POINTS[filled])
        crossing = bonus if filled + 1 == FAR_SIDE else 0.0
        for top in range(TEN + 1):
            line = [points] * (LONGEST + 1)
            if filled < SQUARES:
                above = values[filled + 1]
                for left in range(1, LONGEST + 1):
                    waiting = line[left - 1]
                    gain = 0.0
                    for number, chance in fits[top]:
                        gain += chance * max(0.0, above[number][left - 1] + crossing - waiting)
                    line[left] = waiting + ATTENTION * gain
            values[filled][top] = line
    return values


_TABLES: Final[list[list[Table]]] = []


def tables() -> list[list[Table]]:
    """Give the tables: by the share of the bridge's bonus, and by whether the circle is ticked."""
    if not _TABLES:
        # All at once: whoever reads in another thread finds nothing, or everything.
        _TABLES.extend([[_column(share, False), _column(share, True)] for share in range(SHARES)])
    return _TABLES
