"""The score sheet: lines, totals and places, and the sentence about who has won."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from caravane.kernel.game import AnyGame
from caravane.kernel.luck import Sfc32
from caravane.kernel.words import Said
from caravane.text import Texts

Line = tuple[Said, int]
"""A line of the sheet, and how many equal lines stand above it."""
Column = dict[Line, int]

_IMAGINED: Final = 6
_MINUS: Final = "\u2212"


def final_scores(texts: Texts, state: Any, names: Sequence[str]) -> Grid:
    """Draw the sheet of a game that is over, with the opponents that the rules play."""
    standings = texts.game.standings(state)
    columns: list[Column | None] = [_column(texts.game, state, side) for side in range(len(standings))]
    grid = _sheet(texts, columns, [texts.seat(side, names) for side in range(len(standings))])
    places = [str(1 + sum(other > mine for other in standings)) for mine in standings]
    totals = [signed(standing[0]) for standing in standings]
    grid.add_section()
    grid.add_row(texts.ui("score-total"), *totals, style="bold")
    grid.add_row(texts.ui("score-place"), *places)
    return grid


def sure_scores(texts: Texts, state: Any, seat: int, names: Sequence[str]) -> Grid:
    """Draw the sheet as far as a seat can know it.

    It is read off states that only look the same to the seat: what differs between them, the seat cannot know.
    """
    luck = Sfc32(0)
    imagined = [texts.game.redealt(state, seat, luck) for _ in range(_IMAGINED)]
    columns = [_agreed([_column(texts.game, one, other) for one in imagined]) for other in range(state.seats)]
    grid = _sheet(texts, columns, names)
    grid.add_section()
    totals = ["?" if column is None else signed(sum(column.values())) for column in columns]
    grid.add_row(texts.ui("score-total"), *totals, style="bold")
    return grid


def winners(texts: Texts, state: Any, names: Sequence[str]) -> str:
    """Tell who has won; victory may be shared, or go to an opponent that the rules play."""
    standings = texts.game.standings(state)
    first = [side for side, standing in enumerate(standings) if standing == max(standings)]
    points = standings[first[0]][0]
    who = texts.listing([texts.seat(side, names) for side in first])
    key = "won-by-one" if len(first) == 1 else "won-by-several"
    return texts.ui(key, names=who, points=points, shown=signed(points))


def signed(points: int) -> str:
    """Write points with a real minus sign."""
    return str(points).replace("-", _MINUS)


def _column(game: AnyGame, state: Any, seat: int) -> Column:
    """Give the lines of a seat; equal ones, such as two like wells, are numbered."""
    column: Column = {}
    seen: Counter[Said] = Counter()
    for said, points in game.breakdown(state, seat):
        column[said, seen[said]] = points
        seen[said] += 1
    return column


def _agreed(columns: Sequence[Column]) -> Column | None:
    return columns[0] if all(column == columns[0] for column in columns) else None


def _sheet(texts: Texts, columns: Sequence[Column | None], names: Sequence[str]) -> Grid:
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
