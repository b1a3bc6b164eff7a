"""The large sheet: six columns from the circle to the summit, a ravine with its bridges, and the side columns."""

from collections.abc import Callable
from typing import Any, Final, final

from rich.style import Style
from rich.text import Text

from caravane.cli.boards.lost_cities.legal_marks import LegalMarks
from caravane.cli.boards.lost_cities.marks import (
    ARROW,
    ARTEFACT,
    ARTEFACT_FOUND,
    BRASS,
    CROSSED_LATE,
    DICE,
    DICE_HATCHED,
    DOUBLE,
    ROOF,
    Marks,
    centred,
    points,
)
from caravane.cli.boards.scene import Scene
from caravane.games.lost_cities.components import (
    ARTEFACT_BRIDGE,
    COLOURS,
    DICE_BRIDGE,
    FAR_SIDE,
    SQUARES,
    LostCitiesBox,
)

HEIGHT: Final = 18
_LADDER: Final = 7
_SIDE: Final = 7
_WIDE: Final = 6
_NARROW: Final = 4
_DIM: Final = "dim"
_SIX: Final = range(len(COLOURS))

Cell = Callable[[int], Text]
"""Function that draws a row's cell for a column."""


def cell_width(width: int) -> int:
    """Return the width of a square: narrow squares on a narrow screen."""
    return _WIDE if _measure(_WIDE) <= width else _NARROW


def sheet_width(width: int) -> int:
    """Return the width of the sheet on a screen."""
    return _measure(cell_width(width))


def _measure(cell: int) -> int:
    return _LADDER + len(COLOURS) * (cell + 1) + 2 + 2 * (_SIDE + 1) + 1


@final
class Sheet:
    """Draws one seat's sheet, line by line from the top."""

    def __init__(self, scene: Scene, marks: Marks, seat: int) -> None:
        self._scene: Final = scene
        self._values: Final[LostCitiesBox] = scene.texts.game.box
        self._marks: Final = marks
        self._sheet: Final[dict[str, Any]] = scene.view["sheets"][seat]
        self._name: Final = scene.names[seat]
        self._width: Final = cell_width(scene.width)
        own = LegalMarks(scene.moves if seat == scene.seat else [], self._sheet)
        self._candidates: Final = own.numbers
        self._tickable: Final = own.circles

    def lines(self) -> list[Text]:
        """Return all lines."""
        squares = [self._square_row(square) for square in range(SQUARES, 0, -1)]
        ravine = SQUARES - FAR_SIDE + 1
        return [
            self._title(),
            self._row(self._ui("summit"), self._summit, (self._symbol("artefacts"), self._symbol("dice")), " "),
            self._rule("┌", "┬", "┐"),
            *squares[:ravine],
            self._bridge_row(),
            *squares[ravine:],
            self._rule("└", "┴", "┘"),
            self._row(DOUBLE, self._circle, (Text(" " * _SIDE), Text(" " * _SIDE)), " "),
            self._row(self._ui("points"), self._box, (self._side_box(6), self._side_box(7)), " "),
        ]

    def _ui(self, key: str) -> str:
        return self._scene.texts.ui(f"lost-cities-{key}")

    def _title(self) -> Text:
        """Return the owner, the points of the bridges and the total."""
        totals = self._scene.texts.ui(
            "lost-cities-totals",
            bridges=points(self._sheet["boxes"][-1]),
            total=points(self._sheet["total"]),
        )
        return Text(f"{self._name} · {totals}", "bold")

    def _row(self, label: str, cell: Cell, sides: tuple[Text, Text], bar: str = "│") -> Text:
        """Return a row: its label on the ladder, a cell per column, the two side columns."""
        line = Text(f"{label:>{_LADDER - 1}} ")
        for colour in _SIX:
            line.append(bar, _DIM).append_text(cell(colour))
        line.append(f"{bar} {bar}", _DIM).append_text(sides[0]).append(bar, _DIM).append_text(sides[1])
        return line.append(bar, _DIM)

    def _rule(self, left: str, middle: str, right: str) -> Text:
        columns = middle.join(["─" * self._width] * len(COLOURS))
        sides = middle.join(["─" * _SIDE] * 2)
        return Text(f"{'':>{_LADDER}}{left}{columns}{right} {left}{sides}{right}", _DIM)

    def _square_row(self, square: int) -> Text:
        label = f"{points(self._values.expedition_points[square])} {square}"
        sides = (self._hatched("artefacts", square), self._hatched("dice", square))
        return self._row(label, lambda colour: self._square(colour, square), sides)

    def _square(self, colour: int, square: int) -> Text:
        """Draw a number, the possible next ones, or an empty square, always with its symbol."""
        column = self._sheet["columns"][colour]
        filled = square <= len(column)
        symbol = _symbol_of(self._values, colour, square, filled)
        if filled:
            return centred(f"{column[square - 1]:>2}{symbol:>2}", self._width, self._marks.filled(colour))
        if square == len(column) + 1 and colour in self._candidates:
            style = self._marks.plain(colour) + Style(bold=True, underline=True)
            return centred(_fitted(self._candidates[colour], symbol, self._width), self._width, style)
        return centred(f" ·{symbol:>2}", self._width, self._marks.plain(colour) + Style(dim=True))

    def _hatched(self, column: str, symbol: int) -> Text:
        """Draw a symbol of a side column with its value; the highest shaded one counts."""
        count = self._sheet[column]
        values = self._values.artefact_points if column == "artefacts" else self._values.dice_points
        free, found = (ARTEFACT, ARTEFACT_FOUND) if column == "artefacts" else (DICE, DICE_HATCHED)
        style = "bold" if symbol == count else "" if symbol < count else _DIM
        return Text(f" {found if symbol <= count else free} {points(values[symbol]):>3} ", style)

    def _bridge_row(self) -> Text:
        """Draw the ravine from edge to edge, with a bridge for each of the eight columns."""
        sides = (self._bridge(ARTEFACT_BRIDGE, _SIDE), self._bridge(DICE_BRIDGE, _SIDE))
        return self._row(self._ui("bridge"), lambda colour: self._bridge(colour, self._width), sides, "~")

    def _bridge(self, bridge: int, width: int) -> Text:
        """Draw the bonus while it is available; in brackets if this seat has it, struck if others were first."""
        mine = self._sheet["bridges"][bridge]
        if mine == "bonus":
            return centred(f"({self._values.bridge_points})", width, Style(color=BRASS, bold=True, reverse=True))
        if mine == "struck":
            return centred(CROSSED_LATE, width, _DIM, "═")
        if self._scene.view["crossed"][bridge]:
            return centred("──", width, _DIM, "═" if width > _NARROW else "─")
        return centred(str(self._values.bridge_points), width, BRASS, "═")

    def _summit(self, colour: int) -> Text:
        reached = self._sheet["summits"][colour]
        filled = len(self._sheet["columns"][colour]) == SQUARES
        style = self._marks.plain(colour) + Style(bold=reached, dim=not reached)
        if filled and colour in self._candidates:
            return centred(
                _fitted(self._candidates[colour], ARTEFACT, self._width),
                self._width,
                style + Style(bold=True, dim=False),
            )
        return centred(f"{ROOF[0]}{ARTEFACT_FOUND if reached else ARTEFACT}{ROOF[1]}", self._width, style)

    def _circle(self, colour: int) -> Text:
        """Draw shape and letter of the column: ticked if it counts double, struck if it no longer can."""
        badge = f"{self._marks.signs[colour]}{self._marks.letters[colour]}"
        if self._sheet["circles"][colour]:
            return centred(f"✓{badge}", self._width, self._marks.filled(colour))
        if self._sheet["columns"][colour]:
            return centred(f"/{badge}/", self._width, self._marks.plain(colour))
        if colour in self._tickable:
            style = self._marks.plain(colour) + Style(bold=True, underline=True)
            return centred(f"({badge})?"[: self._width], self._width, style)
        return centred(f"({badge})", self._width, self._marks.plain(colour) + Style(bold=True))

    def _box(self, colour: int) -> Text:
        return centred(points(self._sheet["boxes"][colour]), self._width, "bold")

    def _side_box(self, index: int) -> Text:
        return Text(f"{points(self._sheet['boxes'][index]):>{_SIDE - 1}} ", "bold")

    def _symbol(self, column: str) -> Text:
        return centred(self._ui(column), _SIDE, "bold")


def _symbol_of(box: LostCitiesBox, colour: int, square: int, filled: bool) -> str:
    if box.has_artefact[colour][square]:
        return ARTEFACT_FOUND if filled else ARTEFACT
    return ARROW if box.has_arrow[colour][square] else ""


def _fitted(numbers: list[int], symbol: str, width: int) -> str:
    """Return `4·7?` and, if there is room, the symbol of the square."""
    text = "·".join(map(str, numbers)) + "?"
    if len(text) > width:
        text = f"{numbers[0]}…?"
    return f"{text}{symbol:>2}" if symbol and len(text) + 2 <= width else text
