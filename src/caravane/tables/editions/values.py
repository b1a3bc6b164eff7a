"""Values of an edition against the form of their game: sorts, limits, lengths, and what must agree."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import islice
from types import MappingProxyType
from typing import Any, Final

from caravane.kernel.box import merged, value_at
from caravane.kernel.codec import digest
from caravane.kernel.edition_form import NAME, NUMBER, NUMBERS, PAIRS, Field, Problem, rulebook_entries
from caravane.kernel.game import AnyGame

OURS: Final = "?"
"""Stands for an entry that nobody has read yet: the value built in."""
NOT_THERE: Final = "-"
"""Stands, in a list of pairs, at the place of one of ours that the box does not have."""
MAX_SHOWN: Final = 60
"""Maximum number of characters of a wrong value that are shown."""
MAX_LENGTH: Final = 200
"""Maximum number of entries of any list; a longer one is not looked at."""
MAX_PROBLEMS: Final = 100
"""Maximum number of problems that are listed: whoever has more of them has not read them all."""
MAX_BITS: Final = 1_000
"""Maximum number of bits of a number that is written out."""
PAIR: Final = 2
SINGLE: Final = (NUMBER, NAME)
MAX_GAMES: Final = 64
"""Maximum number of games whose values are remembered."""


def fields_of(game: AnyGame) -> Mapping[str, Field]:
    """Return the fields that an edition of a game can change, by their path."""
    return game.editions.by_path


@lru_cache(maxsize=MAX_GAMES)
def built_in(game: AnyGame) -> Mapping[str, Any]:
    """Return all values that an edition can change, as they are built in."""
    return MappingProxyType({path: value_at(game.tables, path) for path in fields_of(game)})


@lru_cache(maxsize=MAX_GAMES)
def rulebook_values(game: AnyGame) -> Mapping[str, tuple[int, ...]]:
    """Return which entries of each value built in the rulebook gives."""
    return MappingProxyType({path: rulebook_entries(game.tables, path) for path in fields_of(game)})


def entries_of(value: Any) -> list[Any]:
    """Return the entries of a value; a single one is a list of one."""
    return value if isinstance(value, list) else [value]


def resolve(game: AnyGame, given: Mapping[str, Any]) -> tuple[dict[str, Any], list[str], list[Problem]]:
    """Return all values with what is ours filled in, the entries that are ours, and the problems of doing so."""
    values, ours, problems = dict(built_in(game)), [], []
    known = rulebook_values(game)
    for path, value in built_in(game).items():
        wanted = given.get(path, OURS)
        single = not isinstance(value, list)
        if wanted == OURS:
            wanted = OURS if single else [OURS] * len(value)
        found, own, wrong = _filled(path, wanted, value)
        if fields_of(game)[path].sort == PAIRS and isinstance(found, list):
            found, own = _present(found, own)
        values[path] = found
        problems += wrong
        ours += [f"{path}:{entry}" for entry in own if entry not in known[path]]
    return values, ours, problems


def _filled(path: str, wanted: Any, value: Any) -> tuple[Any, list[int], list[Problem]]:
    """Return a value with what is ours filled in, which entries these are, and those that have no value of ours."""
    if not isinstance(wanted, list) or len(wanted) > MAX_LENGTH:
        return (value, [0], []) if wanted == OURS else (wanted, [], [])
    known = entries_of(value)
    missing = [entry for entry, each in enumerate(wanted) if each == OURS]
    beyond = [entry for entry in missing if entry >= len(known)]
    found = [known[min(entry, len(known) - 1)] if each == OURS and known else each for entry, each in enumerate(wanted)]
    return found, missing, [Problem(path, "ours-too-short", entry, length=len(known)) for entry in beyond]


def _present(found: list[Any], own: list[int]) -> tuple[list[Any], list[int]]:
    """Return pairs without those that the box does not have, and where the ones that are ours stand then."""
    there = [entry for entry, each in enumerate(found) if each != NOT_THERE]
    return [found[entry] for entry in there], [place for place, entry in enumerate(there) if entry in own]


def reconstructed(game: AnyGame) -> int:
    """Return how many of the values built in are reconstructed."""
    return len(resolve(game, {})[1])


def count(game: AnyGame) -> int:
    """Return how many values an edition can change."""
    return sum(len(entries_of(value)) for value in built_in(game).values())


def problems_of(game: AnyGame, values: Mapping[str, Any]) -> list[Problem]:
    """Return what is wrong with complete values."""
    problems = list(islice(field_problems(game, values), MAX_PROBLEMS))
    return problems or game.editions.problems(merged(game.tables, values))


def field_problems(game: AnyGame, values: Mapping[str, Any]) -> Iterator[Problem]:
    """Yield what is wrong with each value alone."""
    own = built_in(game)
    for path, field in fields_of(game).items():
        yield from _field_problems(field, values, len(entries_of(own[path])))
    yield from (Problem(path, "unknown") for path in values if path not in own)


def _field_problems(field: Field, values: Mapping[str, Any], own_length: int) -> Iterator[Problem]:
    value = values.get(field.path)
    if isinstance(value, list) == (field.sort in SINGLE):
        yield Problem(
            field.path, "list-expected" if field.sort not in SINGLE else "single-expected", found=shown(value)
        )
        return
    if isinstance(value, list):
        yield from _length_problems(field, value, values, own_length)
    if len(entries_of(value)) > MAX_LENGTH:
        return
    wrong = [each for entry, item in enumerate(entries_of(value)) for each in _entry_problems(field, entry, item)]
    yield from wrong
    if isinstance(value, list) and not wrong:
        yield from _order_problems(field, value)


def _entry_problems(field: Field, entry: int, item: Any) -> Iterator[Problem]:
    if field.sort in {NUMBER, NUMBERS}:
        if type(item) is not int:
            yield Problem(field.path, "number-expected", entry, found=shown(item), least=field.least, most=field.most)
        elif not field.least <= item <= field.most:
            yield Problem(field.path, "out-of-range", entry, found=shown(item), least=field.least, most=field.most)
    elif field.sort == PAIRS:
        yield from _pair_problems(field, entry, item)
    elif item not in field.names:
        yield Problem(field.path, "name-expected", entry, found=shown(item), names=", ".join(field.names))


def _pair_problems(field: Field, entry: int, item: Any) -> Iterator[Problem]:
    if not isinstance(item, list) or len(item) != PAIR:
        yield Problem(field.path, "pair-expected", entry, found=shown(item))
        return
    for name in item:
        if name not in field.names:
            yield Problem(field.path, "name-expected", entry, found=shown(name), names=", ".join(field.names))


def _length_problems(field: Field, value: list[Any], values: Mapping[str, Any], own_length: int) -> Iterator[Problem]:
    if field.like is not None:
        other, less = field.like
        expected = len(entries_of(values.get(other, []))) + less
        if len(value) != expected:
            yield Problem(field.path, "length-like", found=len(value), expected=expected, other=other)
        return
    least, most = lengths_of(field, own_length)
    if not least <= len(value) <= most:
        code = "length" if least == most else "length-between"
        yield Problem(field.path, code, found=len(value), least=least, most=most)


def lengths_of(field: Field, own_length: int) -> tuple[int, int]:
    """Return the shortest and the longest list of a field; without limits of its own, the list is as long as ours."""
    return field.lengths or (own_length, own_length)


def _order_problems(field: Field, value: list[Any]) -> Iterator[Problem]:
    for entry, item in enumerate(value):
        if field.rising and entry and item <= value[entry - 1]:
            yield Problem(field.path, "not-rising", entry, found=shown(item), before=shown(value[entry - 1]))
        if field.distinct and item in value[:entry]:
            yield Problem(field.path, "twice", entry, found=shown(item))


def shown(item: Any) -> str:
    """Return a value as somebody has written it, shortened, with codes for characters that cannot be seen."""
    text = visible(_written(item))
    return text if len(text) <= MAX_SHOWN else f"{text[:MAX_SHOWN]}..."


def _written(item: Any) -> str:
    if isinstance(item, str):
        return f'"{item[:MAX_SHOWN]}"'
    if isinstance(item, bool):
        return str(item).lower()
    if isinstance(item, int) and item.bit_length() > MAX_BITS:
        return hex(item)[:MAX_SHOWN] + "..."
    try:
        return str(item)
    except (RecursionError, ValueError):  # deep lists, and lists of numbers that are too long to be written
        return "[...]"


def plain(entry: Any) -> str:
    """Return an entry as people read it; a pair of names with a hyphen."""
    return "-".join(map(str, entry)) if isinstance(entry, list) else str(entry)


def visible(text: str) -> str:
    """Return a text of others with codes for characters that hide others, or that a terminal obeys."""
    return "".join(char if char.isprintable() else f"\\u{ord(char):04x}" for char in text)


def fingerprint_of(game: AnyGame, values: Mapping[str, Any]) -> str:
    """Return the fingerprint of complete values: the same for everybody who has read the same box."""
    return digest({"game": game.name, "values": dict(values)})
