"""Credits, centres, galleries, ranking, and the lines of the score sheet."""

from caravane.kernel.words import Phrase

from .components import CENTRE_COUNT, COLOURS, ROWS, EarthBox
from .crew import relics_of
from .rulings import H4_UNSOLD_LOST, UNIFORM_ROWS
from .state import LINE_COUNT, EarthState
from .words import (
    CENTRE_LINE,
    COLUMN_LINE,
    FAILURE_LINE,
    FENCE_LINE,
    PURCHASE_LINE,
    ROW_LINE,
    SALES_LINE,
    START_LINE,
    TILE_LINE,
    UNSOLD_LINE,
)


def gain(state: EarthState, side: int, line: int, paid: int) -> None:
    """Add or subtract credits, and record their line of the score sheet."""
    state.credits[side] += paid
    state.lines[side * LINE_COUNT + line] += paid


def column_guards(gallery: int, colour: int) -> int:
    """Count the guards of a column."""
    return (gallery >> colour * ROWS & 15).bit_count()


def row_guards(gallery: int, row: int) -> int:
    """Count the guards of a row."""
    count = 0
    for colour in range(len(COLOURS)):
        count += gallery >> colour * ROWS + row & 1
    return count


def column_credits(box: EarthBox, gallery: int, colour: int) -> int:
    """EE-END-02: return the credits of a column at the end."""
    return box.column_credits[column_guards(gallery, colour)]


def row_credits(state: EarthState, gallery: int, row: int) -> int:
    """EE-END-03, 04: return the credits of a row at the end."""
    table = state.box.uniform_credits if state.switches & UNIFORM_ROWS else state.box.row_credits[row]
    return table[row_guards(gallery, row)]


def gallery_credits(state: EarthState, gallery: int) -> int:
    """EE-END-01: return the credits of a gallery at the end; a guard counts in its column and in its row."""
    total = 0
    for colour in range(len(COLOURS)):
        total += column_credits(state.box, gallery, colour)
    for row in range(ROWS):
        total += row_credits(state, gallery, row)
    return total


def centre_prizes(box: EarthBox, emissaries: list[int], of_round: int) -> list[int]:
    """EE-SCORE-01 to 05: return the prizes of all sides in a centre; ties share those of their ranks, rounded down."""
    prizes = box.prizes[of_round - 1]
    won: list[int] = []
    for mine in emissaries:
        better = 0
        tied = 0
        for other in emissaries:
            if other > mine:
                better += 1
            elif other == mine:
                tied += 1
        won.append(sum(prizes[better : better + tied]) // tied if mine else 0)
    return won


def centre_emissaries(state: EarthState, centre: int) -> list[int]:
    """List the emissaries of all sides in a centre."""
    return [state.emissaries[side * CENTRE_COUNT + centre] for side in range(state.sides())]


def standings(state: EarthState) -> list[tuple[int, ...]]:
    """EE-END-06 to 08, EE-ZU-74: rank by credits, then by relics in the stores; Zu wins ties."""
    if state.solo():
        return [(state.credits[0], 0), (state.credits[1], 1)]
    return [(state.credits[seat], relics_of(state, seat)) for seat in range(state.seats)]


def breakdown(state: EarthState, seat: int) -> list[tuple[Phrase, int]]:
    """List the sources and uses of the credits of a seat, or of Zu."""
    return [((line,), state.lines[seat * LINE_COUNT + line]) for line in _lines(state, seat)]


def _lines(state: EarthState, side: int) -> list[int]:
    lines = [START_LINE, SALES_LINE, FENCE_LINE, TILE_LINE, PURCHASE_LINE, CENTRE_LINE, COLUMN_LINE, ROW_LINE]
    if side == state.seats:
        lines.append(FAILURE_LINE)
    if side == state.seats or state.switches & H4_UNSOLD_LOST:
        lines.append(UNSOLD_LINE)
    return lines
