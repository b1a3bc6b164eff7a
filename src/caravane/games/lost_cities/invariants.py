"""What must hold after every move. Invariants that speak of the course of the game are left to the tests."""

from .components import (
    ALL_BRIDGES,
    ARTEFACT_BRIDGE,
    COLOUR_DICE,
    COLOURS,
    DICE_BRIDGE,
    FAR_SIDE,
    HAS_ARTEFACT,
    NUMBER_DICE,
    SQUARES,
    SYMBOLS,
    TEN,
)
from .dice import left
from .scoring import total
from .state import LostCitiesState, Sheet

LOWEST_TOTAL = -640
HIGHEST_TOTAL = 930


def census(state: LostCitiesState) -> dict[str, int]:
    """Count the dice, on the table or taken, and the squares of all sheets."""
    colours, numbers = left(state)
    taken = 1 if state.taken else 0
    sheets = state.sheets + state.drafts
    return {
        "colour dice": len(colours) + taken if state.turn else COLOUR_DICE,
        "number dice": len(numbers) + taken if state.turn else NUMBER_DICE,
        "sheets": len(state.sheets),
        "columns": min(len(sheet.columns) for sheet in sheets),
    }


def broken(state: LostCitiesState) -> list[str]:
    """List the invariants that do not hold."""
    found = [rule for sheet in state.sheets + state.drafts for rule in _broken_sheet(sheet)]
    anybody = 0
    bonuses = 0
    for sheet in state.sheets:
        anybody |= sheet.crossed
        bonuses |= sheet.bonuses
    if bonuses != anybody:
        found.append("I-06")
    exhausted = all(sheet.dice == SYMBOLS for sheet in state.sheets)
    between_turns = not state.drafts and not any(frame[1] >= 0 for frame in state.frames)
    if between_turns and (state.crossed == ALL_BRIDGES or exhausted) != state.ended():
        found.append("I-10")
    return found


def _broken_sheet(sheet: Sheet) -> list[str]:
    holds = {
        "I-01": all(_ascending(column) for column in sheet.columns),
        "I-03": all(not sheet.summits >> c & 1 or len(sheet.columns[c]) == SQUARES for c in range(len(COLOURS))),
        "I-04": sheet.artefacts == min(SYMBOLS, _artefacts_reached(sheet)),
        "I-05": sheet.crossed == _bridges_reached(sheet) and sheet.bonuses & ~sheet.crossed == 0,
        "I-07": 0 <= sheet.dice <= SYMBOLS,
        "I-11": LOWEST_TOTAL <= total(sheet) <= HIGHEST_TOTAL,
    }
    return [rule for rule, kept in holds.items() if not kept]


def _ascending(column: tuple[int, ...]) -> bool:
    return list(column) == sorted(column) and len(column) <= SQUARES and all(1 <= n <= TEN for n in column)


def _artefacts_reached(sheet: Sheet) -> int:
    squares = [HAS_ARTEFACT[c][k + 1] for c in range(len(COLOURS)) for k in range(len(sheet.columns[c]))]
    return sum(squares) + sheet.summits.bit_count()


def _bridges_reached(sheet: Sheet) -> int:
    reached = sum([1 << c for c in range(len(COLOURS)) if len(sheet.columns[c]) >= FAR_SIDE])
    reached |= 1 << ARTEFACT_BRIDGE if sheet.artefacts >= FAR_SIDE else 0
    return reached | (1 << DICE_BRIDGE if sheet.dice >= FAR_SIDE else 0)
