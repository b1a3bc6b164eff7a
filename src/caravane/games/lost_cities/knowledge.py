"""View and redeal: what a seat knows, and how the rest is drawn again.

The only secrets are choices that are still sealed.
"""

from typing import Final, TypedDict

from caravane.kernel.event import Events
from caravane.kernel.game import View
from caravane.kernel.luck import Luck
from caravane.kernel.view_schema import FLAG, by, each, maybe, parts, row, word
from caravane.kernel.words import NUMBER, SEAT

from .components import BRIDGES, COLOURS, LostCitiesBox
from .dice import left
from .scoring import boxes
from .state import NO_ROLLER, OFFER, ON_DEMAND, TURN_ORDER, USE_DICE, LostCitiesState, Sheet
from .steps.choosing import Accelerate, UseDice
from .words import BOX, BRIDGE, CHOICE_ORDER, COLOUR, CROSSING


class DiceView(TypedDict):
    """Colours and numbers that some dice show."""

    colours: list[int]
    numbers: list[int]


class SheetView(TypedDict):
    """View of a sheet with its points."""

    columns: list[list[int]]
    circles: list[bool]
    summits: list[bool]
    artefacts: int
    dice: int
    bridges: list[str]
    boxes: list[int]
    total: int


class LostCitiesView(TypedDict):
    """View of a seat or a spectator."""

    turn: int
    roller: int | None
    order_of_choices: str
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

VIEW_SCHEMA: Final = parts(
    turn=NUMBER,
    roller=maybe(SEAT),
    order_of_choices=word(CHOICE_ORDER),
    dice=_DICE,
    left=_DICE,
    taken=maybe(row(COLOUR, NUMBER)),
    sheets=by(SEAT, _SHEET),
    crossed=by(BRIDGE, FLAG),
    finished=by(SEAT, FLAG),
)
"""Schema of a view, for interfaces that show it without code for this game."""


def view(state: LostCitiesState, seat: int | None) -> View:
    """Return what a seat or a spectator may see: all public sheets, and the seat's own with its sealed marks."""
    on_table = left(state)
    visible: LostCitiesView = {
        "turn": state.turn,
        "roller": None if state.roller == NO_ROLLER else state.roller,
        "order_of_choices": _choice_order(state),
        "dice": {"colours": list(state.colours), "numbers": list(state.numbers)},
        "left": {"colours": list(on_table[0]), "numbers": list(on_table[1])},
        "taken": list(state.taken) or None,
        "sheets": [_sheet(state.box, _visible_sheet(state, owner, seat)) for owner in range(state.seats)],
        "crossed": _flags(state.crossed, len(BRIDGES)),
        "finished": _finished(state),
    }
    return visible


def _choice_order(state: LostCitiesState) -> str:
    """Return the order in force; a demand counts from when it is shown, with the first choices."""
    demanded = any(state.has_demanded(seat) for seat in range(state.seats))
    if state.simultaneous == TURN_ORDER or (demanded and not state.together):
        return "turn_order"
    return "on_demand" if state.simultaneous == ON_DEMAND else "simultaneous"


def _visible_sheet(state: LostCitiesState, owner: int, seat: int | None) -> Sheet:
    return state.sheet(owner) if owner == seat else state.sheets[owner]


def _sheet(box: LostCitiesBox, sheet: Sheet) -> SheetView:
    points = boxes(box, sheet)
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
    return [bool(bits >> index & 1) for index in range(count)]


def _finished(state: LostCitiesState) -> list[bool]:
    """Return which seats have made their choice of this turn; others learn no more of a sealed choice."""
    if state.turn == 0 or any(frame[0] == OFFER for frame in state.frames):
        return [False] * state.seats
    waiting = {frame[1] for frame in state.frames}
    return [seat not in waiting for seat in range(state.seats)]


def redeal(state: LostCitiesState, seat: int, luck: Luck) -> None:
    """Redeal the sealed choices of the other seats: finished seats choose or demand at random, others start again."""
    if not state.drafts:
        return
    for other in range(state.seats):
        if other not in (seat, state.roller) and _hides_choice(state, other):
            _redeal_choices(state, other, luck)


def _hides_choice(state: LostCitiesState, seat: int) -> bool:
    """Return whether a seat may have sealed something that is not revealed yet."""
    return state.together != 0 or (len(state.choices[seat]) > 0 and not state.has_demanded(seat))


def _redeal_choices(state: LostCitiesState, seat: int, luck: Luck) -> None:
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
