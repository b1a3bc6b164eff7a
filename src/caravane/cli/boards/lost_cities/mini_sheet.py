"""Small sheets of the other players, with every number visible, in eight lines."""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from caravane.cli.boards.lost_cities.marks import (
    ARTEFACT_FOUND,
    CROSSED_FIRST,
    CROSSED_LATE,
    DICE_HATCHED,
    DOUBLE,
    Marks,
    points,
)
from caravane.cli.boards.scene import Scene
from caravane.games.lost_cities.components import COLOURS, FAR_SIDE, SQUARES

SMALL_HEIGHT: Final = 9
_MIN_WIDTH: Final = 26
_POINTS: Final = 5
_STRUCK: Final = "/"


def small_width(scene: Scene, seats: Sequence[int]) -> int:
    """Return the width of the longest line of some sheets."""
    sheets = [scene.view["sheets"][seat] for seat in seats]
    columns = [len(_column(sheet, colour)) + 4 + _POINTS for sheet in sheets for colour in range(len(COLOURS))]
    return max([_MIN_WIDTH, *columns, *[len(_sides(scene, sheet)) for sheet in sheets]])


def draw_small(scene: Scene, marks: Marks, seat: int, width: int) -> RenderableType:
    """Draw a sheet with its columns lying on their side."""
    sheet: dict[str, Any] = scene.view["sheets"][seat]
    columns = [_column_line(marks, sheet, colour, width) for colour in range(len(COLOURS))]
    return Group(_head(scene, seat, sheet, width), *columns, _sides(scene, sheet), Text(""))


def _head(scene: Scene, seat: int, sheet: dict[str, Any], width: int) -> Text:
    total = points(sheet["total"])
    name = scene.names[seat][: width - len(total) - 3]
    check = " ✓" if scene.view["finished"][seat] else ""
    return Text(f"{name + check:<{width - len(total)}}{total}", "bold underline")


def _column_line(marks: Marks, sheet: dict[str, Any], colour: int, width: int) -> Text:
    numbers = _column(sheet, colour)
    circle = DOUBLE if sheet["circles"][colour] else _STRUCK if sheet["columns"][colour] else ""
    line = Text.assemble((f"{marks.signs[colour]}{circle:<2} {numbers}", marks.plain(colour)))
    return line.append(f"{points(sheet['boxes'][colour]):>{width - len(line)}}")


def _column(sheet: dict[str, Any], colour: int) -> str:
    """Return the numbers from the bottom up, with the bridge between the sixth and the seventh."""
    numbers = [str(number) for number in sheet["columns"][colour]]
    if len(numbers) >= FAR_SIDE:
        mark = CROSSED_FIRST if sheet["bridges"][colour] == "bonus" else CROSSED_LATE
        numbers[FAR_SIDE - 1] = f"{mark}{numbers[FAR_SIDE - 1]}"
    summit = ARTEFACT_FOUND if len(numbers) == SQUARES and sheet["summits"][colour] else ""
    return " ".join(numbers) + summit


def _sides(scene: Scene, sheet: dict[str, Any]) -> Text:
    return Text(
        scene.texts.ui(
            "lost-cities-sides",
            artefacts=f"{ARTEFACT_FOUND} {sheet['artefacts']}",
            artefact_points=points(sheet["boxes"][6]),
            dice=f"{DICE_HATCHED} {sheet['dice']}",
            dice_points=points(sheet["boxes"][7]),
            bridges=points(sheet["boxes"][8]),
        ),
        "dim",
    )
