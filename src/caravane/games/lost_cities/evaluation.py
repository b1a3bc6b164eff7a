"""Evaluation: what a sheet may be worth in the end, and what a choice promises, for bots that look ahead."""

from typing import Final

from caravane.kernel.words import Move

from .components import (
    ARTEFACT_POINTS,
    BRIDGE_POINTS,
    COLOURS,
    DICE_POINTS,
    FAR_SIDE,
    HAS_ARROW,
    HAS_ARTEFACT,
    SQUARES,
    SYMBOLS,
)
from .future_value import LONGEST, SHARES, tables
from .scoring import bridge_points
from .sheet import written_as
from .state import ACCELERATE, LostCitiesState, Sheet
from .words import ACCELERATE_COLUMN, REFUSE, SKIP

TYPICAL_TURNS: Final = 37
"""Less one for each player: what hopes reach for, a little more than games between careful players last."""
LAST_TURNS: Final = 2
"""Nobody knows which turn is the last one: a game that lasts longer may always go on a little."""
ARTEFACTS_A_TURN: Final = 0.15
REFUSALS_A_TURN: Final = 0.09
ARROW_WORTH: Final = 6.0


def turns_left(state: LostCitiesState) -> int:
    """Guess how many turns are still to come."""
    return max(LAST_TURNS, min(LONGEST, TYPICAL_TURNS - state.seats - state.turn))


def evaluate(state: LostCitiesState, seat: int) -> float:
    """Guess the final total of a seat, with something for an acceleration that is due."""
    sheet = state.sheet(seat)
    left = turns_left(state)
    worth = float(bridge_points(sheet))
    for colour in range(len(COLOURS)):
        worth += _prospect(state, seat, sheet, colour, left)
    worth += _side(ARTEFACT_POINTS, sheet.artefacts, ARTEFACTS_A_TURN * left)
    worth += _side(DICE_POINTS, sheet.dice, REFUSALS_A_TURN * left)
    for frame in state.frames:
        if frame[0] == ACCELERATE and frame[1] == seat:
            worth += ARROW_WORTH
    return worth


def weigh(state: LostCitiesState, seat: int, moves: list[Move]) -> list[float]:
    """Say how many points each choice promises, without writing it down."""
    sheet = state.sheet(seat)
    left = turns_left(state)
    return [_promise(state, seat, sheet, move, left) for move in moves]


def _promise(state: LostCitiesState, seat: int, sheet: Sheet, move: Move, left: int) -> float:
    verb = move[0]
    if verb == SKIP:
        return 0.0
    if verb == REFUSE:
        return _refusal(sheet, left)
    colour = move[1]
    column = sheet.columns[colour]
    before = _prospect(state, seat, sheet, colour, left)
    if verb == ACCELERATE_COLUMN:
        number = column[-1] if column else 1
    elif not column and move[2] == 0 and not sheet.circles >> colour & 1:
        return tables()[_share(state, seat, colour, 0)][1][0][0][left] - before
    else:
        number = written_as(move[2])
    if len(column) == SQUARES:
        return _artefact(sheet, left)
    return _written(state, seat, colour, number, left) - before


def _written(state: LostCitiesState, seat: int, colour: int, number: int, left: int) -> float:
    """Give what a column is worth with one more number, and what its new square brings."""
    sheet = state.sheet(seat)
    filled = len(sheet.columns[colour]) + 1
    ticked = sheet.circles >> colour & 1
    worth = tables()[_share(state, seat, colour, filled)][ticked][filled][number][left]
    if filled == FAR_SIDE and not state.crossed >> colour & 1:
        worth += BRIDGE_POINTS
    if HAS_ARTEFACT[colour][filled]:
        worth += _artefact(sheet, left)
    if HAS_ARROW[colour][filled]:
        worth += ARROW_WORTH
    return worth


def _prospect(state: LostCitiesState, seat: int, sheet: Sheet, colour: int, left: int) -> float:
    column = sheet.columns[colour]
    filled = len(column)
    top = column[-1] if filled else 0
    return tables()[_share(state, seat, colour, filled)][sheet.circles >> colour & 1][filled][top][left]


def _share(state: LostCitiesState, seat: int, colour: int, filled: int) -> int:
    """Guess in quarters how likely a seat is to get the bonus of a bridge: who is ahead of all rivals, surely."""
    if filled >= FAR_SIDE or state.crossed >> colour & 1:
        return 0
    rival = 0
    for other, sheet in enumerate(state.sheets):
        if other != seat and len(sheet.columns[colour]) > rival:
            rival = len(sheet.columns[colour])
    return max(0, min(SHARES - 1, 2 + filled - rival))


def _artefact(sheet: Sheet, left: int) -> float:
    """Give what one more artefact is worth."""
    if sheet.artefacts == SYMBOLS:
        return 0.0
    growth = ARTEFACTS_A_TURN * left
    return _side(ARTEFACT_POINTS, sheet.artefacts + 1, growth) - _side(ARTEFACT_POINTS, sheet.artefacts, growth)


def _refusal(sheet: Sheet, left: int) -> float:
    if sheet.dice == SYMBOLS:
        return 0.0
    growth = REFUSALS_A_TURN * left
    return _side(DICE_POINTS, sheet.dice + 1, growth) - _side(DICE_POINTS, sheet.dice, growth)


def _side(points: tuple[int, ...], hatched: int, growth: float) -> float:
    if hatched == SYMBOLS:
        return float(points[SYMBOLS])
    place = min(float(SYMBOLS - 1), hatched + growth)
    low = int(place)
    if low >= SYMBOLS - 1:
        return float(points[SYMBOLS - 1])
    return points[low] + (points[low + 1] - points[low]) * (place - low)
