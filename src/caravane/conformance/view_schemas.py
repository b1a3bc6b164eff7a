"""Shapes: every view is made of what its game says it is made of, so that faces can trust it (property 18)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from caravane.conformance.failure import Fault
from caravane.conformance.run import Run
from caravane.kernel.view_schema import LIST, NOUN, PARTS, ROW, TRUTH, WORD, Shape
from caravane.kernel.words import SEAT, Kind

WHOLE: Final = "view"
SAMPLED: Final = 260
"""Of a very long game not every view is looked at."""


def shapes(run: Run) -> None:
    """Property 18: what every seat and every spectator sees fits the declared shape of the view exactly."""
    for number in [*[point.number for point in run.sample(SAMPLED)], len(run.points)]:
        with run.at(number):
            for seat in [*range(run.seats), None]:
                wrong = misfit(run.game.shape, run.game.view(run.state(number), seat), run.seats)
                if wrong:
                    raise Fault(f"what seat {seat} sees is not what was declared: {wrong}")


def misfit(shape: Shape, value: Any, seats: int, where: str = WHOLE) -> str:
    """Tell where a value is not what it is said to be, or nothing."""
    if value is None:
        return "" if shape.optional else f"{where} is None"
    if shape.sort == PARTS:
        return _misfit_parts(shape, value, seats, where)
    if shape.sort in (LIST, ROW):
        return _misfit_list(shape, value, seats, where)
    return "" if _fits(shape, value, seats) else f"{where} is {value!r}"


def _misfit_parts(shape: Shape, value: Any, seats: int, where: str) -> str:
    if not isinstance(value, Mapping) or set(value) != set(shape.parts):
        return f"{where} has other keys than {list(shape.parts)}"
    return _first([misfit(part, value[key], seats, f"{where}.{key}") for key, part in shape.parts.items()])


def _misfit_list(shape: Shape, value: Any, seats: int, where: str) -> str:
    if not isinstance(value, list) or len(value) != _length(shape, len(value), seats):
        return f"{where} is not a list of the right length: {value!r}"
    members = shape.members if shape.sort == ROW else shape.members * len(value)
    numbered = enumerate(zip(members, value, strict=True))
    return _first([misfit(member, item, seats, f"{where}.{place}") for place, (member, item) in numbered])


def _length(shape: Shape, length: int, seats: int) -> int:
    """Give the length that a list should have; where its places are only an order, any will do."""
    if shape.sort == ROW:
        return len(shape.members)
    return length if shape.kind is None else _count(shape.kind, seats, length)


def _count(kind: Kind, seats: int, otherwise: int) -> int:
    return seats if kind.name == SEAT.name else len(kind.names) or otherwise


def _fits(shape: Shape, value: Any, seats: int) -> bool:
    if shape.sort == TRUTH:
        return type(value) is bool
    if shape.kind is None:
        return False
    if shape.sort == WORD:
        return type(value) is str and value in shape.kind.index
    assert shape.sort == NOUN
    numbered = bool(shape.kind.names) or shape.kind.name == SEAT.name
    return type(value) is int and (not numbered or 0 <= value < _count(shape.kind, seats, 0))


def _first(complaints: Sequence[str]) -> str:
    return next((complaint for complaint in complaints if complaint), "")
