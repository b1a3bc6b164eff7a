"""Evaluation of sheets and choices for bots: estimated points at the end of the game."""

from typing import Final

from caravane.kernel.words import Move

from .components import COLOURS, FAR_SIDE, SQUARES, SYMBOLS, LostCitiesBox
from .future_value import BONUS_LEVELS, MAX_TURNS, column_values
from .scoring import bridge_points
from .sheet import written_as
from .state import ACCELERATE, LostCitiesState, Sheet
from .words import ACCELERATE_COLUMN, REFUSE, SKIP

TYPICAL_TURNS: Final = 37
"""Turns of a game, less one per player, a little more than games between careful players last."""
MIN_TURNS_LEFT: Final = 2
"""Minimum number of turns expected, because it is unknown which turn is the last, however long the game is."""
ARTEFACTS_PER_TURN: Final = 0.15
"""Artefacts found in a turn on a sheet with `USUAL_ARTEFACT_SQUARES`."""
USUAL_ARTEFACT_SQUARES: Final = 12
REFUSALS_PER_TURN: Final = 0.09
ARROW_VALUE: Final = 6.0


def turns_left(state: LostCitiesState) -> int:
    """Return the estimated number of turns left."""
    return max(MIN_TURNS_LEFT, min(MAX_TURNS, TYPICAL_TURNS - state.seats - state.turn))


def evaluate(state: LostCitiesState, seat: int) -> float:
    """Return the estimated final total of a seat, including pending accelerations."""
    sheet = state.sheet(seat)
    left = turns_left(state)
    box = state.box
    value = float(bridge_points(box, sheet))
    for colour in range(len(COLOURS)):
        value += _column_value(state, seat, sheet, colour, left)
    value += _side_value(box.artefact_points, sheet.artefacts, _artefacts_per_turn(box) * left)
    value += _side_value(box.dice_points, sheet.dice, REFUSALS_PER_TURN * left)
    for frame in state.frames:
        if frame[0] == ACCELERATE and frame[1] == seat:
            value += ARROW_VALUE
    return value


def move_values(state: LostCitiesState, seat: int, moves: list[Move]) -> list[float]:
    """Return the points expected from each choice, without applying it."""
    sheet = state.sheet(seat)
    left = turns_left(state)
    return [_move_value(state, seat, sheet, move, left) for move in moves]


def _move_value(state: LostCitiesState, seat: int, sheet: Sheet, move: Move, left: int) -> float:
    verb = move[0]
    if verb == SKIP:
        return 0.0
    if verb == REFUSE:
        return _refusal_value(state.box, sheet, left)
    colour = move[1]
    column = sheet.columns[colour]
    before = _column_value(state, seat, sheet, colour, left)
    if verb == ACCELERATE_COLUMN:
        number = column[-1] if column else 1
    elif not column and move[2] == 0 and not sheet.circles >> colour & 1:
        return column_values(state.box)[_bonus_level(state, seat, colour, 0)][1][0][0][left] - before
    else:
        number = written_as(move[2])
    if len(column) == SQUARES:
        return _artefact_value(state.box, sheet, left)
    return _column_value_after(state, seat, colour, number, left) - before


def _column_value_after(state: LostCitiesState, seat: int, colour: int, number: int, left: int) -> float:
    """Return the value of a column with one more number, including the bonuses of its new square."""
    sheet = state.sheet(seat)
    filled = len(sheet.columns[colour]) + 1
    ticked = sheet.circles >> colour & 1
    value = column_values(state.box)[_bonus_level(state, seat, colour, filled)][ticked][filled][number][left]
    if filled == FAR_SIDE and not state.crossed >> colour & 1:
        value += state.box.bridge_points
    if state.box.has_artefact[colour][filled]:
        value += _artefact_value(state.box, sheet, left)
    if state.box.has_arrow[colour][filled]:
        value += ARROW_VALUE
    return value


def _column_value(state: LostCitiesState, seat: int, sheet: Sheet, colour: int, left: int) -> float:
    column = sheet.columns[colour]
    filled = len(column)
    top = column[-1] if filled else 0
    return column_values(state.box)[_bonus_level(state, seat, colour, filled)][sheet.circles >> colour & 1][filled][
        top
    ][left]


def _bonus_level(state: LostCitiesState, seat: int, colour: int, filled: int) -> int:
    """Return the estimated probability, in quarters, that a seat gets a bridge bonus; it is 1 if far enough ahead."""
    if filled >= FAR_SIDE or state.crossed >> colour & 1:
        return 0
    rival = 0
    for other, sheet in enumerate(state.sheets):
        if other != seat and len(sheet.columns[colour]) > rival:
            rival = len(sheet.columns[colour])
    return max(0, min(BONUS_LEVELS - 1, 2 + filled - rival))


def _artefact_value(box: LostCitiesBox, sheet: Sheet, left: int) -> float:
    """Return the value of one more artefact."""
    if sheet.artefacts == SYMBOLS:
        return 0.0
    points, growth = box.artefact_points, _artefacts_per_turn(box) * left
    return _side_value(points, sheet.artefacts + 1, growth) - _side_value(points, sheet.artefacts, growth)


def _artefacts_per_turn(box: LostCitiesBox) -> float:
    return ARTEFACTS_PER_TURN * (box.artefact_squares / USUAL_ARTEFACT_SQUARES)


def _refusal_value(box: LostCitiesBox, sheet: Sheet, left: int) -> float:
    if sheet.dice == SYMBOLS:
        return 0.0
    points, growth = box.dice_points, REFUSALS_PER_TURN * left
    return _side_value(points, sheet.dice + 1, growth) - _side_value(points, sheet.dice, growth)


def _side_value(points: tuple[int, ...], hatched: int, growth: float) -> float:
    if hatched == SYMBOLS:
        return float(points[SYMBOLS])
    expected = min(float(SYMBOLS - 1), hatched + growth)
    low = int(expected)
    if low >= SYMBOLS - 1:
        return float(points[SYMBOLS - 1])
    return points[low] + (points[low + 1] - points[low]) * (expected - low)
