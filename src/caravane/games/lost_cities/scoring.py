"""Scores, ranking and the nine boxes of a sheet."""

from caravane.kernel.words import Said

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
    """LC-SCORE-01 to 04: by the count of numbers, doubled by a ticked circle."""
    filled = len(sheet.columns[colour])
    if sheet.circles >> colour & 1:
        return CIRCLE_FACTOR * EXPEDITION_POINTS[filled]
    return EXPEDITION_POINTS[filled] if filled else EMPTY_POINTS


def bridge_points(sheet: Sheet) -> int:
    """LC-SCORE-09: 20 for each bridge with bonus."""
    return BRIDGE_POINTS * sheet.bonuses.bit_count()


def boxes(sheet: Sheet) -> list[int]:
    """LC-SCORE-10: six columns, artefacts, dice symbols, bridges."""
    columns = [column_points(sheet, colour) for colour in range(len(COLOURS))]
    return [*columns, ARTEFACT_POINTS[sheet.artefacts], DICE_POINTS[sheet.dice], bridge_points(sheet)]


def total(sheet: Sheet) -> int:
    """Add the boxes up."""
    return sum(boxes(sheet))


def standings(state: LostCitiesState) -> list[tuple[int, ...]]:
    """LC-SCORE-11: the total and nothing else."""
    return [(total(sheet),) for sheet in state.sheets]


def breakdown(state: LostCitiesState, seat: int) -> list[tuple[Said, int]]:
    """List the nine boxes with their points."""
    lines: list[Said] = [(COLUMN_LINE, colour) for colour in range(len(COLOURS))]
    lines += [(ARTEFACTS_LINE,), (DICE_LINE,), (BRIDGES_LINE,)]
    return list(zip(lines, boxes(state.sheets[seat]), strict=True))
