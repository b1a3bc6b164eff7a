"""Whether an edition that was written down elsewhere, or long ago, can be played with.

A new one fits the form of its game. One that a table keeps did so when the table began. Since then the form may have
got more fields or closer limits, so of a recorded edition only that is checked without which no game can be played:
the sort of each value, a size that nothing chokes on, and what the values must agree on.
"""

from typing import Any, Final

from caravane.kernel.box import Tables, tables_with, value_at
from caravane.kernel.edition import Edition
from caravane.kernel.game import AnyGame
from caravane.tables.editions.titles import MAX_SOURCE_LENGTH, MAX_TITLE_LENGTH, is_name, shown_text
from caravane.tables.editions.values import (
    MAX_LENGTH,
    PAIR,
    entries_of,
    field_problems,
    fields_of,
    fingerprint_of,
    problems_of,
    rulebook_values,
)

LIMITS: Final = frozenset({"out-of-range", "length", "length-between", "not-rising", "twice"})
"""Problems of values that a form with other limits would accept."""
MAX_NUMBER: Final = 9_999
"""Greatest number of a recorded edition, whatever the limits of its day: no box prints a greater one."""


def is_valid(game: AnyGame, edition: Edition) -> bool:
    """Return whether an edition from elsewhere is one that could be made here."""
    titles = ((edition.title, MAX_TITLE_LENGTH), (edition.source, MAX_SOURCE_LENGTH))
    return (
        is_name(edition.name)
        and all(shown_text(text, most) == text for text, most in titles)
        and set(edition.values) <= set(fields_of(game))
        and 1 <= edition.built_in <= game.values
        and is_consistent(game, edition)
        and not problems_of(game, _complete(game, _tables(game, edition)))
    )


def with_recorded(game: AnyGame, edition: Edition) -> AnyGame:
    """Return the game with the edition of a record; raise ValueError if no game can be played with it.

    Values that the form had not yet when it was made are those that were built in then.
    """
    try:
        if is_consistent(game, edition) and _can_be_played(game, edition):
            return game.with_edition(edition)
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
        raise ValueError(f"{game.name} cannot be played with this edition: {error}") from error
    raise ValueError(f"{game.name} cannot be played with the values of this edition")


def completed(game: AnyGame, edition: Edition) -> tuple[dict[str, Any], list[str]]:
    """Return all values in force with a recorded edition, also those that the form had not yet, and which are ours."""
    values, known = _complete(game, _tables(game, edition)), rulebook_values(game)
    added = [path for path in values if path not in edition.values]
    entries = [(path, entry) for path in added for entry in range(len(entries_of(values[path])))]
    return values, [*edition.ours, *[f"{path}:{entry}" for path, entry in entries if entry not in known[path]]]


def is_consistent(game: AnyGame, edition: Edition) -> bool:
    """Return whether the fingerprint is that of the values, and each entry that is ours is one of them."""
    entries = {f"{path}:{entry}" for path, value in edition.values.items() for entry in range(len(entries_of(value)))}
    return (
        all(_is_small(value) for value in edition.values.values())
        and edition.fingerprint == fingerprint_of(game, edition.values)
        and len(set(edition.ours)) == len(edition.ours)
        and set(edition.ours) <= entries
    )


def _can_be_played(game: AnyGame, edition: Edition) -> bool:
    tables = _tables(game, edition)
    problems = field_problems(game, _complete(game, tables))
    return all(problem.code in LIMITS for problem in problems) and not game.editions.problems(tables)


def _tables(game: AnyGame, edition: Edition) -> Tables:
    return tables_with(game.tables, game.earlier, edition)


def _complete(game: AnyGame, tables: Tables) -> dict[str, Any]:
    return {path: value_at(tables, path) for path in fields_of(game)}


def _is_small(value: Any) -> bool:
    """Return whether a value is a number or text, or a list of them or of pairs of texts, and takes little room."""
    if not isinstance(value, list):
        return _is_small_entry(value)
    if len(value) > MAX_LENGTH:
        return False
    return all(_is_small_entry(each) or _is_small_pair(each) for each in value)


def _is_small_entry(entry: Any) -> bool:
    if isinstance(entry, str):
        return len(entry) <= MAX_TITLE_LENGTH
    return type(entry) is int and abs(entry) <= MAX_NUMBER


def _is_small_pair(entry: Any) -> bool:
    return (
        isinstance(entry, list)
        and len(entry) == PAIR
        and all(isinstance(each, str) and _is_small_entry(each) for each in entry)
    )
