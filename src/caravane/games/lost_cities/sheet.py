"""Rules of a sheet: the pairs that can be used and the columns that can be accelerated."""

from caravane.kernel.words import Phrase

from .components import COLOURS, SQUARES, SYMBOLS, TEN
from .state import Sheet
from .words import NO_ARTEFACT_LEFT, NO_TEN_AFTER_CIRCLE, SUMMIT_DONE, SUMMIT_TOO_LOW, TOO_LOW


def written_as(number: int) -> int:
    """Return the number to write: a 0 counts as a 10 (LC-FILL-04)."""
    return number or TEN


def usable(sheet: Sheet, colour: int, number: int, zero_is_ten: bool) -> bool:
    """Return whether a pair ticks a circle, writes a number or ticks a summit artefact (LC-PICK-06)."""
    column = sheet.columns[colour]
    filled = len(column)
    if filled == 0:
        return number != 0 or zero_is_ten or not sheet.circles >> colour & 1
    if written_as(number) < column[-1]:
        return False
    return filled < SQUARES or summit_free(sheet, colour)


def summit_free(sheet: Sheet, colour: int) -> bool:
    """Return whether a summit can be ticked: once, while artefacts are left (LC-ARTEFACT-05, LC-ARTEFACT-06)."""
    return sheet.artefacts < SYMBOLS and not sheet.summits >> colour & 1


def can_accelerate(sheet: Sheet, colour: int) -> bool:
    """Return whether a column is not full or its summit can be ticked (LC-ACCEL-04 to LC-ACCEL-08)."""
    return len(sheet.columns[colour]) < SQUARES or summit_free(sheet, colour)


def columns_to_accelerate(sheet: Sheet) -> list[int]:
    """Return the columns that an acceleration may name, in sheet order."""
    return [colour for colour in range(len(COLOURS)) if can_accelerate(sheet, colour)]


def why_unusable(sheet: Sheet, colour: int, number: int) -> Phrase:
    """Return why a pair that was rolled cannot be used on this sheet."""
    column = sheet.columns[colour]
    if not column:
        return (NO_TEN_AFTER_CIRCLE, colour)
    if len(column) == SQUARES and not summit_free(sheet, colour):
        return why_no_summit(sheet, colour)
    reason = TOO_LOW if len(column) < SQUARES else SUMMIT_TOO_LOW
    return (reason, colour, written_as(number), column[-1])


def why_no_summit(sheet: Sheet, colour: int) -> Phrase:
    """Return why the summit of a full column cannot be ticked."""
    return (SUMMIT_DONE if sheet.summits >> colour & 1 else NO_ARTEFACT_LEFT, colour)
