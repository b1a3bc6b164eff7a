"""Values that are possible but unlikely to be printed: people are asked to look at them again."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any, Final

from caravane.kernel.edition_form import NUMBERS, Field, Problem
from caravane.kernel.game import AnyGame
from caravane.tables.editions.values import built_in, fields_of

JUMP: Final = 5
"""Largest usual step from one entry to the next, unless ours has a larger one."""
TIMES: Final = 2
"""Values more than this many times as large as the largest of ours are unusual."""


def doubts(game: AnyGame, values: Mapping[str, Any]) -> list[Problem]:
    """Return the entries that people should look at again."""
    own = built_in(game)
    fields = [
        field for field in fields_of(game).values() if field.sort == NUMBERS and values[field.path] != own[field.path]
    ]
    return [doubt for field in fields for doubt in _of_list(field, values[field.path], own[field.path])]


def _of_list(field: Field, value: list[int], own: list[int]) -> Iterator[Problem]:
    steps = [after - before for before, after in pairwise(own)]
    rises = all(step >= 0 for step in steps)
    for entry, item in enumerate(value):
        before = value[entry - 1] if entry else item
        if rises and item < before:
            yield Problem(field.path, "falls", entry, found=str(item), before=str(before))
        elif rises and steps and item - before > max(JUMP, *steps):
            yield Problem(field.path, "jumps", entry, found=str(item), before=str(before))
        elif own and item > TIMES * max(own) and item > JUMP:
            yield Problem(field.path, "large", entry, found=str(item), most=str(max(own)))
