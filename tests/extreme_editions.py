"""Editions at the limits of a game's form: least and greatest numbers, shortest and longest lists, as far as they agree."""

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from caravane.kernel.edition import Edition
from caravane.kernel.edition_form import NAME, NAMES, NUMBER, NUMBERS, PAIRS, Field
from caravane.kernel.game import AnyGame
from caravane.kernel.luck import Luck, Sfc32
from caravane.tables.editions.file import make_edition
from caravane.tables.editions.values import MAX_LENGTH, built_in, entries_of, fields_of, problems_of

T = TypeVar("T")

LEAST: Final = 0
GREATEST: Final = 1
MIXED: Final = 2
"""The least or the most of each field by luck, and whole lists or entries."""
HEAD: Final = {"name": "extreme", "title": "Extreme", "source": "made up for the tests"}


def extreme_edition(game: AnyGame, side: int, seed: int = 0) -> tuple[Edition, list[str]]:
    """Return an edition at the limits; and the fields that keep the values built in, since others are refused with them."""
    luck, values, kept = Sfc32(seed), dict(built_in(game)), []
    fields = fields_of(game)
    leaders = [field for field in fields.values() if field.like is None]
    for field in _shuffled(leaders, luck, shuffle=side == MIXED):
        followers = [each for each in fields.values() if each.like is not None and each.like[0] == field.path]
        tried = values | {field.path: _extreme(field, values, side, luck)}
        for follower in followers:
            tried[follower.path] = _extreme(follower, tried, side, luck)
        own = values[field.path]
        if problems_of(game, tried) and isinstance(own, list):
            tried[field.path] = [*own[:1], *tried[field.path][1:]]
        if problems_of(game, tried):
            kept.append(field.path)
        else:
            values = tried
    return make_edition(game, HEAD, values, []), kept


def _shuffled(fields: list[Field], luck: Luck, *, shuffle: bool) -> list[Field]:
    return _drawn(fields, len(fields), luck) if shuffle else fields


def _drawn(things: Sequence[T], count: int, luck: Luck) -> list[T]:
    order = list(range(len(things)))
    luck.shuffle(order)
    return [things[index] for index in order[:count]]


def _extreme(field: Field, values: dict[str, Any], side: int, luck: Luck) -> Any:
    entries = entries_of(values[field.path])
    if field.sort == NUMBER:
        return _number(field, side, luck)
    if field.sort == NAME:
        return field.names[luck.below(len(field.names))]
    count = _length(field, values, len(entries), side, luck)
    if field.sort == NUMBERS and field.rising:
        first = field.least if luck.below(2) or side == LEAST else field.most - count + 1
        return [first + index for index in range(count)]
    if field.sort == NUMBERS:
        return [_number(field, side, luck) for _ in range(count)]
    if field.sort == NAMES:
        return _drawn(field.names, count, luck)
    assert field.sort == PAIRS
    every = [[one, other] for number, one in enumerate(field.names) for other in field.names[:number]]
    return _drawn(every, count, luck)


def _number(field: Field, side: int, luck: Luck) -> int:
    return field.most if side == GREATEST or (side == MIXED and luck.below(2)) else field.least


def _length(field: Field, values: dict[str, Any], own: int, side: int, luck: Luck) -> int:
    if field.like is not None:
        return len(entries_of(values[field.like[0]])) + field.like[1]
    least, most = field.lengths or ((0, MAX_LENGTH) if field.sort == PAIRS else (own, own))
    return most if side == GREATEST or (side == MIXED and luck.below(2)) else least
