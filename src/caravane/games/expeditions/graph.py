"""The graph of the board: neighbours, the segments to them, and the distances between all circles."""

from typing import Final

from .components import CIRCLE_COUNT, SEGMENTS, START, ExpeditionsBox

Neighbours = tuple[tuple[int, ...], ...]


def _neighbours() -> list[list[tuple[int, int]]]:
    """List the neighbours of each circle, in the order of the data, with the segments that lead there."""
    found: list[list[tuple[int, int]]] = [[] for _ in range(CIRCLE_COUNT)]
    for number, (one, other) in enumerate(SEGMENTS):
        found[one].append((other, number))
        found[other].append((one, number))
    return [sorted(pairs) for pairs in found]


_PAIRS: Final = _neighbours()
NEIGHBOURS: Final[Neighbours] = tuple([tuple([circle for circle, _ in pairs]) for pairs in _PAIRS])
ROADS: Final[Neighbours] = tuple([tuple([segment for _, segment in pairs]) for pairs in _PAIRS])
"""Segment to each neighbour, in the same order."""


def _distances(start: int) -> tuple[int, ...]:
    """EX-SETUP-12: return the minimum number of segments from a circle to every other one, crossings included."""
    found = [-1] * CIRCLE_COUNT
    found[start] = 0
    reached = [start]
    for circle in reached:
        for other in NEIGHBOURS[circle]:
            if found[other] < 0:
                found[other] = found[circle] + 1
                reached.append(other)
    return tuple(found)


DISTANCE: Final[Neighbours] = tuple([_distances(circle) for circle in range(CIRCLE_COUNT)])


def is_far(box: ExpeditionsBox, circle: int) -> bool:
    """EX-SETUP-12, 13: return whether a circle is at least the printed number of segments from the start."""
    return DISTANCE[START][circle] >= box.min_distance


def segment_between(one: int, other: int) -> int:
    """Return the segment that joins two circles, or -1."""
    for index, circle in enumerate(NEIGHBOURS[one]):
        if circle == other:
            return ROADS[one][index]
    return -1
