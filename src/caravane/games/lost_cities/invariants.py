"""Invariants that hold after every move; those about the course of the game are left to the tests."""

from .components import (
    ALL_BRIDGES,
    ARTEFACT_BRIDGE,
    COLOUR_DICE,
    COLOURS,
    DICE_BRIDGE,
    FAR_SIDE,
    NUMBER_DICE,
    SQUARES,
    SYMBOLS,
    TEN,
    LostCitiesBox,
)
from .dice import left
from .scoring import total
from .state import LostCitiesState, Sheet


def census(state: LostCitiesState) -> dict[str, int]:
    """Return the number of dice, on the table or taken, of sheets and of their columns."""
    colours, numbers = left(state)
    taken = 1 if state.taken else 0
    sheets = state.sheets + state.drafts
    return {
        "colour dice": len(colours) + taken if state.turn else COLOUR_DICE,
        "number dice": len(numbers) + taken if state.turn else NUMBER_DICE,
        "sheets": len(state.sheets),
        "columns": min(len(sheet.columns) for sheet in sheets),
    }


def violations(state: LostCitiesState) -> list[str]:
    """Return the ids of the invariants that do not hold."""
    found = [rule for sheet in state.sheets + state.drafts for rule in _sheet_violations(state.box, sheet)]
    crossed = 0
    bonuses = 0
    for sheet in state.sheets:
        crossed |= sheet.crossed
        bonuses |= sheet.bonuses
    if bonuses != crossed:
        found.append("I-06")
    exhausted = all(sheet.dice == SYMBOLS for sheet in state.sheets)
    between_turns = not state.drafts and not any(frame[1] >= 0 for frame in state.frames)
    if between_turns and (state.crossed == ALL_BRIDGES or exhausted) != state.ended():
        found.append("I-10")
    return found


def _sheet_violations(box: LostCitiesBox, sheet: Sheet) -> list[str]:
    checks = {
        "I-01": all(_ascending(column) for column in sheet.columns),
        "I-03": all(not sheet.summits >> c & 1 or len(sheet.columns[c]) == SQUARES for c in range(len(COLOURS))),
        "I-04": sheet.artefacts == min(SYMBOLS, _artefacts_reached(box, sheet)),
        "I-05": sheet.crossed == _bridges_reached(sheet) and sheet.bonuses & ~sheet.crossed == 0,
        "I-07": 0 <= sheet.dice <= SYMBOLS,
        "I-11": box.least_total() <= total(box, sheet) <= box.most_total(),
    }
    return [rule for rule, holds in checks.items() if not holds]


def _ascending(column: tuple[int, ...]) -> bool:
    return list(column) == sorted(column) and len(column) <= SQUARES and all(1 <= n <= TEN for n in column)


def _artefacts_reached(box: LostCitiesBox, sheet: Sheet) -> int:
    squares = [box.has_artefact[c][k + 1] for c in range(len(COLOURS)) for k in range(len(sheet.columns[c]))]
    return sum(squares) + sheet.summits.bit_count()


def _bridges_reached(sheet: Sheet) -> int:
    reached = sum([1 << c for c in range(len(COLOURS)) if len(sheet.columns[c]) >= FAR_SIDE])
    reached |= 1 << ARTEFACT_BRIDGE if sheet.artefacts >= FAR_SIDE else 0
    return reached | (1 << DICE_BRIDGE if sheet.dice >= FAR_SIDE else 0)
