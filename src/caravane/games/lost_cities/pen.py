"""The pen: how choices are entered on a sheet, with everything that follows from a mark."""

from typing import Final, final

from caravane.kernel.event import Events
from caravane.kernel.words import Move, Said

from .components import (
    ARTEFACT_BRIDGE,
    DICE_BRIDGE,
    FAR_SIDE,
    HAS_ARROW,
    HAS_ARTEFACT,
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
SHOWN: Final = 2


@final
class Pen:
    """One seat writing on a copy of a sheet: openly, sealed from the others, or to show them what was sealed."""

    __slots__ = ("crossed_earlier", "events", "manner", "seat", "sheet")

    def __init__(self, state: LostCitiesState, sheet: Sheet, seat: int, events: Events, manner: int) -> None:
        self.sheet: Final = sheet.clone()
        self.seat: Final = seat
        self.events: Final = events
        self.manner: Final = manner
        self.crossed_earlier: Final[int] = state.crossed

    def enter(self, move: Move) -> bool:
        """Enter a choice; tell whether it filled an arrow square."""
        verb = move[0]
        if verb == REFUSE:
            self._refuse()
            return False
        if verb == SKIP:
            self._say((SKIPPED,))
            return False
        if verb == ACCELERATE_COLUMN:
            return self._accelerate(move[1])
        self._say((TOOK if verb == TAKE else USED, move[1], move[2]))
        return self._use_pair(move[1], move[2])

    def _say(self, said: Said) -> None:
        if self.manner == OPEN:
            self.events.tell(self.seat, said)
        elif self.manner == SEALED:
            self.events.keep(self.seat, said)
        else:
            self.events.show(self.seat, said, but=self.seat)

    def _use_pair(self, colour: int, number: int) -> bool:
        """LC-PICK-07: a usable pair has exactly one effect."""
        column = self.sheet.columns[colour]
        if not column and number == 0 and not self.sheet.circles >> colour & 1:
            self._tick_circle(colour)
            return False
        if len(column) == SQUARES:
            self._tick_summit(colour)
            return False
        return self._write(colour, written_as(number))

    def _accelerate(self, colour: int) -> bool:
        """LC-ACCEL-04, 05, 07: repeat the top number, start with a 1, or tick the summit of a full column."""
        self._say((ACCELERATED, colour))
        column = self.sheet.columns[colour]
        if len(column) == SQUARES:
            self._tick_summit(colour)
            return False
        return self._write(colour, column[-1] if column else 1)

    def _tick_circle(self, colour: int) -> None:
        self.sheet.circles |= 1 << colour
        self._say((CIRCLE_TICKED, colour))

    def _tick_summit(self, colour: int) -> None:
        self.sheet.summits |= 1 << colour
        self._say((SUMMIT_TICKED, colour))
        self._hatch_artefact()

    def _write(self, colour: int, number: int) -> bool:
        """LC-FILL-08, LC-FILL-09: fill the lowest square; then hatch, bridge, acceleration."""
        sheet = self.sheet
        sheet.columns[colour] += (number,)
        square = len(sheet.columns[colour])
        self._say((WROTE, colour, number, square))
        if HAS_ARTEFACT[colour][square]:
            self._hatch_artefact()
        if square == FAR_SIDE:
            self._cross(colour)
        return HAS_ARROW[colour][square]

    def _hatch_artefact(self) -> None:
        """LC-ARTEFACT-01 to 03: compulsory, until nine are hatched."""
        sheet = self.sheet
        if sheet.artefacts == SYMBOLS:
            return
        sheet.artefacts += 1
        self._say((ARTEFACT_HATCHED, sheet.artefacts))
        if sheet.artefacts == FAR_SIDE:
            self._cross(ARTEFACT_BRIDGE)

    def _refuse(self) -> None:
        """LC-REFUSE-02 to 06: hatch a dice symbol; with nine of them nothing changes any more."""
        sheet = self.sheet
        self._say((REFUSED,))
        if sheet.dice == SYMBOLS:
            return
        sheet.dice += 1
        self._say((DICE_HATCHED, sheet.dice))
        if sheet.dice == FAR_SIDE:
            self._cross(DICE_BRIDGE)
        if sheet.dice == SYMBOLS:
            self._say((EXHAUSTED,))

    def _cross(self, bridge: int) -> None:
        """LC-BRIDGE-03 to 05: the bonus goes to all who cross before anybody's earlier turn."""
        first = not self.crossed_earlier >> bridge & 1
        self.sheet.crossed |= 1 << bridge
        if first:
            self.sheet.bonuses |= 1 << bridge
        self._say((BRIDGE_BONUS if first else BRIDGE_STRUCK, bridge))
