"""Checks that every view matches the schema its game declares, so that clients can rely on it (property 18).

So is the headline that the game computes from it.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from caravane.conformance.failure import Fault
from caravane.conformance.run import Run
from caravane.kernel.game import AnyGame, View
from caravane.kernel.view_schema import BOOLEAN, LIST, NOUN, PARTS, ROW, WORD, ViewSchema
from caravane.kernel.words import SEAT, Kind

WHOLE: Final = "view"
SAMPLE_SIZE: Final = 260
"""Maximum number of views checked, because very long games have too many."""


def view_schemas(run: Run) -> None:
    """Check property 18: the views of every seat and of spectators match the declared schema exactly."""
    for number in [*[point.number for point in run.sample(SAMPLE_SIZE)], len(run.points)]:
        with run.at(number):
            for seat in [*range(run.seats), None]:
                view = run.game.view(run.state(number), seat)
                wrong = schema_mismatch(run.game.view_schema, view, run.seats)
                if wrong:
                    raise Fault(f"the view of seat {seat} is not as declared: {wrong}")
                _check_headline(run.game, view)
                _check_projected(run.game, view)


def _check_projected(game: AnyGame, view: View) -> None:
    """Check that projected points are given for every side, in phrases of the game."""
    project = game.presentation.projected
    sheets = project(view, game.box) if project is not None else []
    words = game.presentation.projected_lines
    if any(not words.word(line).fits(len(line) - 1) for sheet in sheets for line, _ in sheet):
        raise Fault(f"a line of projected points has the wrong nouns: {sheets}")
    if sheets and len(sheets) != len(game.presentation.scores(view)):
        raise Fault(f"{len(sheets)} sides have projected points")


def _check_headline(game: AnyGame, view: View) -> None:
    """Check that a headline is a phrase of the game."""
    phrase = game.presentation.headline(view)
    if phrase and not game.presentation.headlines.word(phrase).fits(len(phrase) - 1):
        raise Fault(f"a headline has the wrong nouns: {phrase}")


def schema_mismatch(schema: ViewSchema, value: Any, seats: int, where: str = WHOLE) -> str:
    """Return where a value does not match its schema, or an empty string."""
    if value is None:
        return "" if schema.optional else f"{where} is None"
    if schema.sort == PARTS:
        return _mismatch_in_parts(schema, value, seats, where)
    if schema.sort in (LIST, ROW):
        return _mismatch_in_list(schema, value, seats, where)
    return "" if _fits(schema, value, seats) else f"{where} is {value!r}"


def _mismatch_in_parts(schema: ViewSchema, value: Any, seats: int, where: str) -> str:
    if not isinstance(value, Mapping) or set(value) != set(schema.parts):
        return f"{where} has other keys than {list(schema.parts)}"
    return _first([schema_mismatch(part, value[key], seats, f"{where}.{key}") for key, part in schema.parts.items()])


def _mismatch_in_list(schema: ViewSchema, value: Any, seats: int, where: str) -> str:
    if not isinstance(value, list) or len(value) != _length(schema, len(value), seats):
        return f"{where} is not a list of the right length: {value!r}"
    members = schema.members if schema.sort == ROW else schema.members * len(value)
    numbered = enumerate(zip(members, value, strict=True))
    return _first([schema_mismatch(member, item, seats, f"{where}.{index}") for index, (member, item) in numbered])


def _length(schema: ViewSchema, length: int, seats: int) -> int:
    """Return the length that a list must have; any length is right if its indexes mean nothing but an order."""
    if schema.sort == ROW:
        return len(schema.members)
    return length if schema.kind is None else _count(schema.kind, seats, length)


def _count(kind: Kind, seats: int, otherwise: int) -> int:
    return seats if kind.name == SEAT.name else len(kind.names) or otherwise


def _fits(schema: ViewSchema, value: Any, seats: int) -> bool:
    if schema.sort == BOOLEAN:
        return type(value) is bool
    if schema.kind is None:
        return False
    if schema.sort == WORD:
        return type(value) is str and value in schema.kind.index
    assert schema.sort == NOUN
    numbered = bool(schema.kind.names) or schema.kind.name == SEAT.name
    return type(value) is int and (not numbered or 0 <= value < _count(schema.kind, seats, 0))


def _first(problems: Sequence[str]) -> str:
    return next((problem for problem in problems if problem), "")
