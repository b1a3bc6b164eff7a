"""View and redeal: the two faces of secrecy. Nothing is secret for long: only choices that are still sealed."""

from typing import Final, TypedDict

from caravane.kernel.event import Events
from caravane.kernel.game import View
from caravane.kernel.luck import Luck
from caravane.kernel.view_schema import FLAG, by, each, maybe, parts, row, word
from caravane.kernel.words import NUMBER, SEAT

from .components import BRIDGES, COLOURS
from .dice import left
from .scoring import boxes
from .state import NOBODY_YET, OFFER, USE_DICE, LostCitiesState, Sheet
from .steps.choosing import Accelerate, UseDice
from .words import BOX, BRIDGE, CHOICE_ORDER, COLOUR, CROSSING


class DiceView(TypedDict):
    """Some dice: the colours and the numbers they show."""

    colours: list[int]
    numbers: list[int]


class SheetView(TypedDict):
    """A sheet with its points."""

    columns: list[list[int]]
    circles: list[bool]
    summits: list[bool]
    artefacts: int
    dice: int
    bridges: list[str]
    boxes: list[int]
    total: int


class LostCitiesView(TypedDict):
    """What a seat, or a spectator, may see."""

    turn: int
    roller: int | None
    choice_order: str
    dice: DiceView
    left: DiceView
    taken: list[int] | None
    sheets: list[SheetView]
    crossed: list[bool]
    finished: list[bool]


_DICE: Final = parts(colours=each(COLOUR), numbers=each(NUMBER))

_SHEET: Final = parts(
    columns=by(COLOUR, each(NUMBER)),
    circles=by(COLOUR, FLAG),
    summits=by(COLOUR, FLAG),
    artefacts=NUMBER,
    dice=NUMBER,
    bridges=by(BRIDGE, word(CROSSING)),
    boxes=by(BOX, NUMBER),
    total=NUMBER,
)

SHAPE: Final = parts(
    turn=NUMBER,
    roller=maybe(SEAT),
    choice_order=word(CHOICE_ORDER),
    dice=_DICE,
    left=_DICE,
    taken=maybe(row(COLOUR, NUMBER)),
    sheets=by(SEAT, _SHEET),
    crossed=by(BRIDGE, FLAG),
    finished=by(SEAT, FLAG),
)
"""What the numbers in a view are, for every face that shows it."""


def view(state: LostCitiesState, seat: int | None) -> View:
    """Start from nothing: all sheets as shown, the own one as written."""
    on_table = left(state)
    seen: LostCitiesView = {
        "turn": state.turn,
        "roller": None if state.roller == NOBODY_YET else state.roller,
        "choice_order": "simultaneous" if state.simultaneous else "turn_order",
        "dice": {"colours": list(state.colours), "numbers": list(state.numbers)},
        "left": {"colours": list(on_table[0]), "numbers": list(on_table[1])},
        "taken": list(state.taken) or None,
        "sheets": [_sheet(_visible(state, owner, seat)) for owner in range(state.seats)],
        "crossed": _flags(state.crossed, len(BRIDGES)),
        "finished": _finished(state),
    }
    return seen


def _visible(state: LostCitiesState, owner: int, seat: int | None) -> Sheet:
    return state.sheet(owner) if owner == seat else state.sheets[owner]


def _sheet(sheet: Sheet) -> SheetView:
    points = boxes(sheet)
    return {
        "columns": [list(column) for column in sheet.columns],
        "circles": _flags(sheet.circles, len(COLOURS)),
        "summits": _flags(sheet.summits, len(COLOURS)),
        "artefacts": sheet.artefacts,
        "dice": sheet.dice,
        "bridges": [_bridge(sheet, bridge) for bridge in range(len(BRIDGES))],
        "boxes": points,
        "total": sum(points),
    }


def _bridge(sheet: Sheet, bridge: int) -> str:
    if not sheet.crossed >> bridge & 1:
        return "open"
    return "bonus" if sheet.bonuses >> bridge & 1 else "struck"


def _flags(bits: int, count: int) -> list[bool]:
    return [bool(bits >> place & 1) for place in range(count)]


def _finished(state: LostCitiesState) -> list[bool]:
    """Tell who has made the choice of this turn; of a sealed choice this is all that others learn."""
    if state.turn == 0 or any(frame[0] == OFFER for frame in state.frames):
        return [False] * state.seats
    waiting = {frame[1] for frame in state.frames}
    return [seat not in waiting for seat in range(state.seats)]


def redeal(state: LostCitiesState, seat: int, luck: Luck) -> None:
    """Draw the sealed choices of the others anew: a finished seat chooses at random, another is back at its start."""
    if not state.drafts:
        return
    for other in range(state.seats):
        if other not in (seat, state.roller):
            _choose_anew(state, other, luck)


def _choose_anew(state: LostCitiesState, seat: int, luck: Luck) -> None:
    finished = state.find(seat) < 0
    state.drafts[seat] = state.sheets[seat]
    state.choices[seat] = ()
    state.frames[:] = [frame for frame in state.frames if frame[1] != seat]
    state.push((USE_DICE, seat))
    while finished and state.find(seat) >= 0:
        frame = state.frames.pop(state.find(seat))
        step = UseDice() if frame[0] == USE_DICE else Accelerate()
        moves = step.legal(state, frame)
        step.apply(state, frame, moves[luck.below(len(moves))], Events())
