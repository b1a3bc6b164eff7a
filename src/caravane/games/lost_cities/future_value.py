"""Expected final value of a column, for bots.

A column is considered alone, as if its owner could use it in some turns and then wrote the lowest number that fits
whenever that is better than waiting. The tables are computed backwards from the last turn, once for each box, on first use.
"""

import math
from typing import Final

from .components import FAR_SIDE, SQUARES, TEN, LostCitiesBox

MAX_TURNS: Final = 40
"""Maximum number of turns to look ahead."""
COLUMN_USE_RATE: Final = 0.31
"""Probability that a turn can be used for a given column; six columns share a choice per turn and accelerations."""
MEAN_NUMBER_DICE: Final = 2.5
"""Mean number of number dice to choose from: three for the roller, two for the others."""
BONUS_LEVELS: Final = 5
"""Number of levels for the probability of the bridge bonus, in quarters from 0 to 1."""

Table = list[list[list[float]]]
"""Values by squares filled, top number and turns left."""


def _no_lower_number(lowest: int, top: int) -> float:
    """Return the probability that no die shows a number from `top` up to just below `lowest`."""
    return math.pow((TEN - (lowest - top)) / TEN, MEAN_NUMBER_DICE)


def _lowest_fitting(top: int) -> list[tuple[int, float]]:
    """Return each number with the probability that it is the lowest that fits."""
    return [
        (number, _no_lower_number(number, top) - _no_lower_number(number + 1, top)) for number in range(top, TEN + 1)
    ]


def _column_table(box: LostCitiesBox, bonus_level: int, ticked: bool) -> Table:
    factor = box.circle_factor if ticked else 1
    bonus = box.bridge_points * bonus_level / (BONUS_LEVELS - 1)
    fits = [_lowest_fitting(max(1, top)) for top in range(TEN + 1)]
    values: Table = [[[] for _ in range(TEN + 1)] for _ in range(SQUARES + 1)]
    for filled in range(SQUARES, -1, -1):
        points = float(box.empty_points if not filled and not ticked else factor * box.expedition_points[filled])
        crossing = bonus if filled + 1 == FAR_SIDE else 0.0
        for top in range(TEN + 1):
            line = [points] * (MAX_TURNS + 1)
            if filled < SQUARES:
                above = values[filled + 1]
                for left in range(1, MAX_TURNS + 1):
                    waiting = line[left - 1]
                    gain = 0.0
                    for number, probability in fits[top]:
                        gain += probability * max(0.0, above[number][left - 1] + crossing - waiting)
                    line[left] = waiting + COLUMN_USE_RATE * gain
            values[filled][top] = line
    return values


def column_values(box: LostCitiesBox) -> list[list[Table]]:
    """Return the tables, by the level of the bridge bonus and by whether the circle is ticked."""
    if not box.column_values:
        # All at once, so that a reader in another thread finds either nothing or everything.
        box.column_values[:] = [
            [_column_table(box, level, False), _column_table(box, level, True)] for level in range(BONUS_LEVELS)
        ]
    return box.column_values
