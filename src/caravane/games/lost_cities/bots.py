"""Evaluation: what a sheet may be worth in the end, for bots that look ahead."""

from typing import Final

from .components import ARTEFACT_POINTS, CIRCLE_FACTOR, COLOURS, DICE_POINTS, EXPEDITION_POINTS, SQUARES, SYMBOLS, TEN
from .scoring import bridge_points
from .state import ACCELERATE, LostCitiesState, Sheet

TYPICAL_TURNS: Final = 34
"""Games between careful players last about so long."""
REACH: Final = 6.5
"""How many more squares an empty column may fill in a whole game that favours it."""
ARROW_WORTH: Final = 6.0


def evaluate(state: LostCitiesState, seat: int) -> float:
    """Guess the final total of a seat, with something for accelerations still to come."""
    sheet = state.sheet(seat)
    time_left = max(0.05, 1.0 - state.turn / TYPICAL_TURNS)
    worth = sum([_column(sheet, colour, time_left) for colour in range(len(COLOURS))])
    worth += _side(ARTEFACT_POINTS, sheet.artefacts, 5.0 * time_left)
    worth += _side(DICE_POINTS, sheet.dice, 3.0 * time_left)
    arrows = sum([frame[0] == ACCELERATE and frame[1] == seat for frame in state.frames])
    return worth + bridge_points(sheet) + ARROW_WORTH * arrows


def _column(sheet: Sheet, colour: int, time_left: float) -> float:
    column = sheet.columns[colour]
    ticked = bool(sheet.circles >> colour & 1)
    if not column and not ticked:
        return 0.0
    # The lower the top number, the more rolls still fit.
    room = (TEN + 1 - column[-1]) / TEN if column else 1.0
    expected = min(float(SQUARES), len(column) + REACH * room * time_left)
    points = _between(EXPEDITION_POINTS, expected)
    return CIRCLE_FACTOR * points if ticked else points


def _side(points: tuple[int, ...], hatched: int, growth: float) -> float:
    if hatched == SYMBOLS:
        return float(points[SYMBOLS])
    return _between(points, min(float(SYMBOLS - 1), hatched + growth))


def _between(points: tuple[int, ...], place: float) -> float:
    low = int(place)
    if low >= len(points) - 1:
        return float(points[-1])
    return points[low] + (points[low + 1] - points[low]) * (place - low)
