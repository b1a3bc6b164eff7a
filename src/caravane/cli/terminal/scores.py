"""The score sheet with lines, totals and ranks, and the sentence about the winners."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from caravane.kernel.game import AnyGame
from caravane.kernel.luck import Sfc32
from caravane.kernel.words import Phrase
from caravane.tables.table import Table
from caravane.text import GameTexts

Line = tuple[Phrase, int]
"""A line of the sheet, and the number of equal lines above it."""
Column = dict[Line, int]

_SAMPLES: Final = 6
_MINUS: Final = "\u2212"


def final_scores(texts: GameTexts, table: Table, names: Sequence[str]) -> Grid:
    """Return the sheet of a finished game, including automata."""
    state = table.journal.state
    standings = texts.game.standings(state)
    columns: list[Column | None] = [_column(texts.game, state, seat) for seat in range(len(standings))]
    grid = _sheet(texts, columns, [texts.seat(seat, names) for seat in range(len(standings))])
    totals = [signed(standing[0]) for standing in standings]
    grid.add_section()
    grid.add_row(texts.ui("score-total"), *totals, style="bold")
    grid.add_row(texts.ui("score-rank"), *map(str, table.all_ranks()))
    return grid


def known_scores(texts: GameTexts, state: Any, seat: int, names: Sequence[str]) -> Grid:
    """Return the sheet as far as a seat can know it.

    It is read off states that merely look the same to the seat: the seat cannot know what differs between them.
    """
    luck = Sfc32(0)
    samples = [texts.game.redealt(state, seat, luck) for _ in range(_SAMPLES)]
    columns = [
        _common_column([_column(texts.game, sample, other) for sample in samples]) for other in range(state.seats)
    ]
    grid = _sheet(texts, columns, names)
    grid.add_section()
    totals = ["?" if column is None else signed(sum(column.values())) for column in columns]
    grid.add_row(texts.ui("score-total"), *totals, style="bold")
    return grid


def winners(texts: GameTexts, table: Table, names: Sequence[str]) -> str:
    """Format who has won; the victory may be shared, or go to an automaton."""
    first = [seat for seat, rank in enumerate(table.all_ranks()) if rank == 1]
    points = texts.game.standings(table.journal.state)[first[0]][0]
    winner_names = texts.listing([texts.seat(seat, names) for seat in first])
    key = "won-by-one" if len(first) == 1 else "won-by-several"
    return texts.ui(key, names=winner_names, points=points, shown=signed(points))


def signed(points: int) -> str:
    """Format points with a real minus sign."""
    return str(points).replace("-", _MINUS)


def _column(game: AnyGame, state: Any, seat: int) -> Column:
    """Return the lines of a seat; equal ones, such as two like wells, are numbered."""
    column: Column = {}
    counts: Counter[Phrase] = Counter()
    for phrase, points in game.breakdown(state, seat):
        column[phrase, counts[phrase]] = points
        counts[phrase] += 1
    return column


def _common_column(columns: Sequence[Column]) -> Column | None:
    return columns[0] if all(column == columns[0] for column in columns) else None


def _sheet(texts: GameTexts, columns: Sequence[Column | None], names: Sequence[str]) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column("")
    for name in names:
        grid.add_column(Text(name), justify="right")
    for line in dict.fromkeys(line for column in columns if column for line in column):
        cells = ["?" if column is None else _points(column, line) for column in columns]
        grid.add_row(Text(texts.line(line[0], names)), *cells)
    return grid


def _points(column: Column, line: Line) -> str:
    return signed(column[line]) if line in column else "·"
