"""Lost Cities: columns, what arrows and artefact squares bring, and the reconstructed groups of components."""

from typing import Final, final

from caravane.games.lost_cities.components import BRIDGES, COLOURS
from caravane.games.lost_cities.words import (
    ACCELERATED,
    ARTEFACT_HATCHED,
    BRIDGE_BONUS,
    BRIDGE_STRUCK,
    CIRCLE_TICKED,
    SKIPPED,
    SUMMIT_TICKED,
    WROTE,
)
from caravane.kernel.words import Phrase
from caravane.lab.balance_measures import ROWS, TEXT, Band, Measures, TableForm
from caravane.lab.game_record import Facts, GameRecord

BRIDGE_LINE: Final = "bridges"
ARTEFACT_LINE: Final = "artefacts"
NO_COLUMN: Final = -1


@final
class _SeatTally:
    """Counts of one seat by column."""

    __slots__ = (
        "accelerated",
        "arrows",
        "by_arrow",
        "circles",
        "column",
        "crossed",
        "filled",
        "free",
        "squares",
        "summits",
    )

    def __init__(self) -> None:
        self.filled: Final = [0] * len(COLOURS)
        self.by_arrow: Final = [0] * len(COLOURS)
        """Squares of the column that an arrow filled."""
        self.arrows: Final = [0] * len(COLOURS)
        """Arrow squares of the column that were filled."""
        self.accelerated: Final = [0] * len(COLOURS)
        """Arrow squares of the column that were used."""
        self.squares: Final = [0] * len(COLOURS)
        """Symbols from artefact squares of the column."""
        self.circles: Final = [0] * len(COLOURS)
        self.crossed: Final = [0] * len(BRIDGES)
        self.summits: int = 0
        """Symbols from summits."""
        self.column: int = NO_COLUMN
        """Column of the last square filled, or none if a summit came after it."""
        self.free: bool = False

    def note(self, phrase: Phrase) -> None:
        """Count an event."""
        word = phrase[0]
        if word == WROTE:
            self.column = phrase[1]
            self.filled[self.column] += 1
            self.by_arrow[self.column] += self.free
            self.free = False
        elif word in (ACCELERATED, SKIPPED):
            self.arrows[self.column] += 1
            self.accelerated[self.column] += word == ACCELERATED
            self.free = word == ACCELERATED
        elif word == CIRCLE_TICKED:
            self.circles[phrase[1]] = 1
        elif word in (BRIDGE_BONUS, BRIDGE_STRUCK):
            self.crossed[phrase[1]] = 1
        elif word == SUMMIT_TICKED:
            self.column = NO_COLUMN
            self.free = False
        elif word == ARTEFACT_HATCHED:
            self._symbol()

    def _symbol(self) -> None:
        if self.column == NO_COLUMN:
            self.summits += 1
        else:
            self.squares[self.column] += 1


def collect(record: GameRecord, facts: Facts) -> None:
    """Add the figures of a game."""
    tallies = [_SeatTally() for _ in record.seats]
    for seat, phrase in record.happened:
        if seat >= 0:
            tallies[seat].note(phrase)
    for seat in record.seats:
        _columns(record, seat, tallies[seat], facts)
        _symbols(tallies[seat], facts)
        _groups(record, seat, tallies[seat], facts)


def _columns(record: GameRecord, seat: int, tally: _SeatTally, facts: Facts) -> None:
    for column, colour in enumerate(COLOURS):
        facts.add("expeditions", colour, "points", record.lines[seat][f"column:{colour}"])
        facts.add("expeditions", colour, "filled", tally.filled[column])
        facts.add("expeditions", colour, "bridge", tally.crossed[column])
        facts.add("expeditions", colour, "circle", tally.circles[column])
        facts.add("expeditions", colour, "arrows", tally.arrows[column])
        facts.add("expeditions", colour, "accelerated", tally.accelerated[column], tally.arrows[column])
        facts.add("expeditions", colour, "artefacts", tally.squares[column])


def _symbols(tally: _SeatTally, facts: Facts) -> None:
    facts.add("symbols", "squares", "uses", sum(tally.squares))
    facts.add("symbols", "summits", "uses", tally.summits)
    facts.add("symbols", "accelerations", "uses", sum(tally.accelerated))


def _groups(record: GameRecord, seat: int, tally: _SeatTally, facts: Facts) -> None:
    lines = record.lines[seat]
    symbols = sum(tally.squares) + tally.summits
    squares = abs(lines[ARTEFACT_LINE]) * sum(tally.squares) / symbols if symbols else 0.0
    arrows = sum(
        abs(lines[f"column:{colour}"]) * tally.by_arrow[column] / tally.filled[column]
        for column, colour in enumerate(COLOURS)
        if tally.filled[column]
    )
    for name, points in (("squares", squares), ("arrows", arrows), ("all", squares + arrows)):
        facts.add("groups", name, "part", points, record.turnover / len(record.seats))
    facts.add("groups", "arrows", "actions", sum(tally.by_arrow), sum(tally.filled))


_COLUMNS: Final = ("points", "filled", "bridge", "circle", "arrows", "accelerated", "artefacts")
MEASURES: Final = Measures(
    tables=(
        TableForm("groups", TEXT, ("squares", "arrows", "all"), ("part", "actions")),
        TableForm("expeditions", "colour", COLOURS, _COLUMNS),
        TableForm("symbols", TEXT, ("squares", "summits", "accelerations"), ("uses",)),
    ),
    bands=(
        Band("expeditions", "filled", 0.8, 1.25, ROWS),
        Band("expeditions", "bridge", 0.75, 1.33, ROWS),
        Band("expeditions", "arrows", 0.6, 1.6, ROWS),
        Band("expeditions", "artefacts", 0.6, 1.6, ROWS),
    ),
    collect=collect,
)
