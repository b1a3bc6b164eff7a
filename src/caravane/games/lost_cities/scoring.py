"""Scores, standings and the nine boxes of a sheet."""

from caravane.kernel.words import Phrase

from .components import COLOURS, LostCitiesBox
from .state import LostCitiesState, Sheet
from .words import ARTEFACTS_LINE, BRIDGES_LINE, COLUMN_LINE, DICE_LINE


def column_points(box: LostCitiesBox, sheet: Sheet, colour: int) -> int:
    """Return the points of a column by its count of numbers, doubled by a ticked circle (LC-SCORE-01 to 04)."""
    filled = len(sheet.columns[colour])
    if sheet.circles >> colour & 1:
        return box.circle_factor * box.expedition_points[filled]
    return box.expedition_points[filled] if filled else box.empty_points


def bridge_points(box: LostCitiesBox, sheet: Sheet) -> int:
    """Return the points of the bridges with bonus (LC-SCORE-09)."""
    return box.bridge_points * sheet.bonuses.bit_count()


def boxes(box: LostCitiesBox, sheet: Sheet) -> list[int]:
    """Return the points of the six columns, artefacts, dice symbols and bridges (LC-SCORE-10)."""
    columns = [column_points(box, sheet, colour) for colour in range(len(COLOURS))]
    artefacts, dice = box.artefact_points[sheet.artefacts], box.dice_points[sheet.dice]
    return [*columns, artefacts, dice, bridge_points(box, sheet)]


def total(box: LostCitiesBox, sheet: Sheet) -> int:
    """Return the sum of the boxes."""
    return sum(boxes(box, sheet))


def standings(state: LostCitiesState) -> list[tuple[int, ...]]:
    """Return the total of every seat, without tie-breaks (LC-SCORE-11)."""
    return [(total(state.box, sheet),) for sheet in state.sheets]


def breakdown(state: LostCitiesState, seat: int) -> list[tuple[Phrase, int]]:
    """Return the nine boxes of a seat with their points."""
    lines: list[Phrase] = [(COLUMN_LINE, colour) for colour in range(len(COLOURS))]
    lines += [(ARTEFACTS_LINE,), (DICE_LINE,), (BRIDGES_LINE,)]
    return list(zip(lines, boxes(state.box, state.sheets[seat]), strict=True))
