"""Declaration of what is measured of a game: tables, their columns, and the bands within which a value is balanced."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, final

from caravane.lab.game_record import Facts, GameRecord

RATE: Final = "rate"
"""A share of trials, between 0 and 1."""
PART: Final = "part"
"""A ratio shown in percent, such as a part of the points; its amounts can be negative."""
MEAN: Final = "mean"

COLUMNS: Final[Mapping[str, str]] = {
    "wins": RATE,
    "points": MEAN,
    "part": PART,
    "actions": PART,
    "uses": MEAN,
    "led": MEAN,
    "used": RATE,
    "advances": MEAN,
    "per-advance": MEAN,
    "furthest": RATE,
    "most": RATE,
    "emissaries": MEAN,
    "recalls": MEAN,
    "sales": MEAN,
    "credits": MEAN,
    "paid": RATE,
    "filled": MEAN,
    "circle": RATE,
    "bridge": RATE,
    "arrows": MEAN,
    "accelerated": RATE,
    "artefacts": MEAN,
    "arrows-laid": MEAN,
    "loops": MEAN,
    "cards": MEAN,
    "laid": RATE,
    "reached": RATE,
}
"""All columns, each with the kind of its figures; a column has the same meaning in all tables."""

EXPECTATION: Final = "expectation"
"""A band relative to one victory divided by the seats."""
ROWS: Final = "rows"
"""A band relative to the mean of the rows of its table."""
ABSOLUTE: Final = "absolute"

SEAT: Final = "seat"
LINE: Final = "line"
TEXT: Final = "text"
NUMBER: Final = "number"


@final
class TableForm:
    """A table: its name, the kind of its rows, the rows by name, and its columns.

    The kind is one of the game, whose texts name the rows, or `seat`, `line`, `number`, or `text` for rows that have a
    text of their own.
    """

    __slots__ = ("columns", "kind", "name", "rows")

    def __init__(self, name: str, kind: str, rows: Sequence[str], columns: Sequence[str]) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.rows: Final = tuple(rows)
        self.columns: Final = tuple(columns)


@final
class Band:
    """Limits between which a figure of each row of a table should be, as multiples of a reference."""

    __slots__ = ("against", "column", "high", "low", "seats", "table")

    def __init__(  # noqa: PLR0917 (all of these define a band)
        self, table: str, column: str, low: float, high: float, against: str, seats: Sequence[int] = ()
    ) -> None:
        self.table: Final = table
        self.column: Final = column
        self.low: Final = low
        self.high: Final = high
        self.against: Final = against
        self.seats: Final = tuple(seats)
        """Numbers of seats to which it applies, empty for all."""


def _nothing(record: GameRecord, facts: Facts) -> None:
    """Add no figures."""


@final
class Measures:
    """What is measured of a game beyond seats and score lines: tables, bands, and the function that reads a record.

    `options` are those under which everything in the box occurs.
    """

    __slots__ = ("bands", "collect", "options", "tables")

    def __init__(
        self,
        tables: Sequence[TableForm] = (),
        bands: Sequence[Band] = (),
        collect: Callable[[GameRecord, Facts], None] = _nothing,
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.tables: Final = tuple(tables)
        self.bands: Final = tuple(bands)
        self.collect: Final = collect
        self.options: Final = dict(options or {})
