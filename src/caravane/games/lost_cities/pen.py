"""Pen that enters choices on a sheet, with all consequences of a mark."""

from typing import Final, final

from caravane.kernel.event import Events
from caravane.kernel.words import Move, Phrase

from .components import (
    ARTEFACT_BRIDGE,
    DICE_BRIDGE,
    FAR_SIDE,
    SQUARES,
    SYMBOLS,
)
from .sheet import written_as
from .state import LostCitiesState, Sheet
from .words import (
    ACCELERATE_COLUMN,
    ACCELERATED,
    ARTEFACT_HATCHED,
    BRIDGE_BONUS,
    BRIDGE_STRUCK,
    CIRCLE_TICKED,
    DICE_HATCHED,
    EXHAUSTED,
    REFUSE,
    REFUSED,
    SKIP,
    SKIPPED,
    SUMMIT_TICKED,
    TAKE,
    TOOK,
    USED,
    WROTE,
)

OPEN: Final = 0
SEALED: Final = 1
REVEALED: Final = 2


@final
class Pen:
    """Writer of a seat on a copy of its sheet: openly, sealed from the others, or to reveal what was sealed."""

    __slots__ = ("box", "crossed_earlier", "events", "mode", "seat", "sheet")

    def __init__(self, state: LostCitiesState, sheet: Sheet, seat: int, events: Events, mode: int) -> None:
        self.box: Final = state.box
        self.sheet: Final = sheet.clone()
        self.seat: Final = seat
        self.events: Final = events
        self.mode: Final = mode
        self.crossed_earlier: Final[int] = state.crossed

    def enter(self, move: Move) -> bool:
        """Enter a choice and return whether it filled an arrow square."""
        verb = move[0]
        if verb == REFUSE:
            self._refuse()
            return False
        if verb == SKIP:
            self._emit((SKIPPED,))
            return False
        if verb == ACCELERATE_COLUMN:
            return self._accelerate(move[1])
        self._emit((TOOK if verb == TAKE else USED, move[1], move[2]))
        return self._use_pair(move[1], move[2])

    def _emit(self, phrase: Phrase) -> None:
        if self.mode == OPEN:
            self.events.tell(self.seat, phrase)
        elif self.mode == SEALED:
            self.events.keep(self.seat, phrase)
        else:
            self.events.show(self.seat, phrase, but=self.seat)

    def _use_pair(self, colour: int, number: int) -> bool:
        """Apply the single effect of a usable pair (LC-PICK-07)."""
        column = self.sheet.columns[colour]
        if not column and number == 0 and not self.sheet.circles >> colour & 1:
            self._tick_circle(colour)
            return False
        if len(column) == SQUARES:
            self._tick_summit(colour)
            return False
        return self._write(colour, written_as(number))

    def _accelerate(self, colour: int) -> bool:
        """Repeat the top number, start with a 1, or tick the summit of a full column (LC-ACCEL-04, 05, 07)."""
        self._emit((ACCELERATED, colour))
        column = self.sheet.columns[colour]
        if len(column) == SQUARES:
            self._tick_summit(colour)
            return False
        return self._write(colour, column[-1] if column else 1)

    def _tick_circle(self, colour: int) -> None:
        self.sheet.circles |= 1 << colour
        self._emit((CIRCLE_TICKED, colour))

    def _tick_summit(self, colour: int) -> None:
        self.sheet.summits |= 1 << colour
        self._emit((SUMMIT_TICKED, colour))
        self._hatch_artefact()

    def _write(self, colour: int, number: int) -> bool:
        """Fill the lowest square, then hatch, cross the bridge, accelerate (LC-FILL-08, LC-FILL-09)."""
        sheet = self.sheet
        sheet.columns[colour] += (number,)
        square = len(sheet.columns[colour])
        self._emit((WROTE, colour, number, square))
        if self.box.has_artefact[colour][square]:
            self._hatch_artefact()
        if square == FAR_SIDE:
            self._cross(colour)
        return self.box.has_arrow[colour][square]

    def _hatch_artefact(self) -> None:
        """LC-ARTEFACT-01 to 03: compulsory, until nine are hatched."""
        sheet = self.sheet
        if sheet.artefacts == SYMBOLS:
            return
        sheet.artefacts += 1
        self._emit((ARTEFACT_HATCHED, sheet.artefacts))
        if sheet.artefacts == FAR_SIDE:
            self._cross(ARTEFACT_BRIDGE)

    def _refuse(self) -> None:
        """Hatch a dice symbol, unless all nine are hatched (LC-REFUSE-02 to 06)."""
        sheet = self.sheet
        self._emit((REFUSED,))
        if sheet.dice == SYMBOLS:
            return
        sheet.dice += 1
        self._emit((DICE_HATCHED, sheet.dice))
        if sheet.dice == FAR_SIDE:
            self._cross(DICE_BRIDGE)
        if sheet.dice == SYMBOLS:
            self._emit((EXHAUSTED,))

    def _cross(self, bridge: int) -> None:
        """Cross a bridge, with the bonus unless it was crossed in an earlier turn (LC-BRIDGE-03 to 05)."""
        first = not self.crossed_earlier >> bridge & 1
        self.sheet.crossed |= 1 << bridge
        if first:
            self.sheet.bonuses |= 1 << bridge
        self._emit((BRIDGE_BONUS if first else BRIDGE_STRUCK, bridge))
