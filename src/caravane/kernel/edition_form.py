"""What an edition of a game can change: the values that are printed on boards and tiles, by part of the box.

From this form come the file that `caravane edition new` writes, the reader that checks it, the editor of the pages, and
the count of what is reconstructed.
"""

from collections.abc import Callable, Sequence
from typing import Final, final

from caravane.kernel.box import Tables, value_at

NUMBER: Final = "number"
NUMBERS: Final = "numbers"
NAME: Final = "name"
NAMES: Final = "names"
PAIRS: Final = "pairs"
SORTS: Final = (NUMBER, NUMBERS, NAME, NAMES, PAIRS)


@final
class Field:
    """A value of the box that an edition can change: a number, a name, or a list of numbers, names or pairs of names."""

    __slots__ = ("distinct", "least", "lengths", "like", "most", "names", "path", "rising", "sort")

    def __init__(
        self,
        path: str,
        sort: str = NUMBERS,
        *,
        least: int = 0,
        most: int = 99,
        lengths: tuple[int, int] | None = None,
        like: tuple[str, int] | None = None,
        names: Sequence[str] = (),
        rising: bool = False,
        distinct: bool = False,
    ) -> None:
        if sort not in SORTS:
            raise ValueError(f"no such sort: {sort!r}")
        self.path: Final = path
        """Where it stands in `components.toml`: `sites/ur/points`."""
        self.sort: Final = sort
        self.least: Final = least
        self.most: Final = most
        self.lengths: Final = lengths
        """Shortest and longest list; None for a list as long as the one built in."""
        self.like: Final = like
        """Another list with the number of entries that this one has more, such as thresholds: one less than points."""
        self.names: Final = tuple(names)
        self.rising: Final = rising
        """Whether each entry must be greater than the one before."""
        self.distinct: Final = distinct
        """Whether no entry stands twice."""


@final
class Part:
    """A part of the box that people read together, such as a site: its fields, named by the text `edition-part-NAME`."""

    __slots__ = ("fields", "name")

    def __init__(self, name: str, fields: Sequence[Field]) -> None:
        self.name: Final = name
        self.fields: Final = tuple(fields)


@final
class Problem:
    """What is wrong with a value: its path, the entry (-1 for all), a code with a text, and its details."""

    __slots__ = ("code", "details", "entry", "path")

    def __init__(self, path: str, code: str, entry: int = -1, **details: str | int) -> None:
        self.path: Final = path
        self.code: Final = code
        self.entry: Final = entry
        self.details: Final = details


def no_problems(_tables: Tables) -> list[Problem]:
    """Return no problems: the fields say all that there is to check."""
    return []


@final
class EditionForm:
    """All that an edition of a game can change, and what its values must agree on."""

    __slots__ = ("by_path", "part_of", "parts", "problems")

    def __init__(self, parts: Sequence[Part] = (), problems: Callable[[Tables], list[Problem]] = no_problems) -> None:
        self.parts: Final = tuple(parts)
        self.by_path: Final = {field.path: field for part in self.parts for field in part.fields}
        """The fields of all parts."""
        self.part_of: Final = {field.path: part for part in self.parts for field in part.fields}
        """The part of each path."""
        self.problems: Final = problems
        """What is wrong with the values together, such as a map in two pieces; each field alone is right."""

    def fields(self) -> list[Field]:
        """Return the fields of all parts."""
        return list(self.by_path.values())


def rulebook_entries(tables: Tables, path: str) -> tuple[int, ...]:
    """Return the entries of a field that the rulebook gives, as numbers from 0; `(0,)` for a single value.

    A table says so by its `source`, or by its list `rulebook`: keys, or values that an example names.
    """
    where, _, key = path.rpartition("/")
    table, value = value_at(tables, where), value_at(tables, path)
    entries = value if isinstance(value, list) else [value]
    listed = table.get("rulebook", [])
    if key in listed or table.get("source") == "rulebook":
        return tuple(range(len(entries)))
    if key != "points":
        return ()
    return tuple([index for index, entry in enumerate(entries) if entry in listed])
