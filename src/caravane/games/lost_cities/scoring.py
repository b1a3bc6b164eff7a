"""Scores, standings and the nine boxes of a sheet."""

from caravane.kernel.words import Phrase

from .components import (
    ARTEFACT_POINTS,
    BRIDGE_POINTS,
    CIRCLE_FACTOR,
    COLOURS,
    DICE_POINTS,
    EMPTY_POINTS,
    EXPEDITION_POINTS,
)
from .state import LostCitiesState, Sheet
from .words import ARTEFACTS_LINE, BRIDGES_LINE, COLUMN_LINE, DICE_LINE


def column_points(sheet: Sheet, colour: int) -> int:
    """Return the points of a column by its count of numbers, doubled by a ticked circle (LC-SCORE-01 to 04)."""
    filled = len(sheet.columns[colour])
    if sheet.circles >> colour & 1:
        return CIRCLE_FACTOR * EXPEDITION_POINTS[filled]
    return EXPEDITION_POINTS[filled] if filled else EMPTY_POINTS


def bridge_points(sheet: Sheet) -> int:
    """Return 20 points for each bridge with bonus (LC-SCORE-09)."""
    return BRIDGE_POINTS * sheet.bonuses.bit_count()


def boxes(sheet: Sheet) -> list[int]:
    """Return the points of the six columns, artefacts, dice symbols and bridges (LC-SCORE-10)."""
    columns = [column_points(sheet, colour) for colour in range(len(COLOURS))]
    return [*columns, ARTEFACT_POINTS[sheet.artefacts], DICE_POINTS[sheet.dice], bridge_points(sheet)]


def total(sheet: Sheet) -> int:
    """Return the sum of the boxes."""
    return sum(boxes(sheet))


def standings(state: LostCitiesState) -> list[tuple[int, ...]]:
    """Return the total of every seat, without tie-breaks (LC-SCORE-11)."""
    return [(total(sheet),) for sheet in state.sheets]


def breakdown(state: LostCitiesState, seat: int) -> list[tuple[Phrase, int]]:
    """Return the nine boxes of a seat with their points."""
    lines: list[Phrase] = [(COLUMN_LINE, colour) for colour in range(len(COLOURS))]
    lines += [(ARTEFACTS_LINE,), (DICE_LINE,), (BRIDGES_LINE,)]
    return list(zip(lines, boxes(state.sheets[seat]), strict=True))
