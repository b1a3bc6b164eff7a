"""State of the game as plain data, without rules: sheets, dice and turn."""

from typing import Final, cast, final

from caravane.kernel.edition import Edition
from caravane.kernel.state import Packed, State
from caravane.kernel.words import Move, Vocabulary

from .components import COLOURS, LostCitiesBox
from .words import DEMAND_ORDER

STEPS: Final = Vocabulary()
FIRST: Final = STEPS.add("first-roller")
ROLL: Final = STEPS.add("roll")
TAKE_DICE: Final = STEPS.add("take-dice")
OFFER: Final = STEPS.add("offer")
USE_DICE: Final = STEPS.add("use-dice")
ACCELERATE: Final = STEPS.add("accelerate")
REVEAL: Final = STEPS.add("reveal")
END_TURN: Final = STEPS.add("end-turn")
SHOW_CHOICE: Final = STEPS.add("show-choice")

NO_ROLLER: Final = -1

TURN_ORDER: Final = 0
SIMULTANEOUS: Final = 1
ON_DEMAND: Final = 2
"""Simultaneous, unless a seat demands turn order."""


@final
class Sheet:
    """A player's sheet, which is treated as immutable: states share it, and the pen writes on a copy that replaces it.

    A struck circle needs no mark: it is a column with numbers and no tick.
    """

    __slots__ = ("artefacts", "bonuses", "circles", "columns", "crossed", "dice", "summits")

    def __init__(self, columns: list[tuple[int, ...]]) -> None:
        self.columns: list[tuple[int, ...]] = columns
        self.circles: int = 0
        self.summits: int = 0
        self.artefacts: int = 0
        self.dice: int = 0
        self.crossed: int = 0
        self.bonuses: int = 0

    def clone(self) -> "Sheet":
        """Return a copy of the sheet, for the pen."""
        copy = Sheet(self.columns[:])
        copy.circles = self.circles
        copy.summits = self.summits
        copy.artefacts = self.artefacts
        copy.dice = self.dice
        copy.crossed = self.crossed
        copy.bonuses = self.bonuses
        return copy

    def pack(self) -> Packed:
        """Return the fields as JSON-serializable data."""
        return {
            "columns": [list(column) for column in self.columns],
            "circles": self.circles,
            "summits": self.summits,
            "artefacts": self.artefacts,
            "dice": self.dice,
            "crossed": self.crossed,
            "bonuses": self.bonuses,
        }


def blank_sheet() -> Sheet:
    """Return a blank sheet."""
    return Sheet([()] * len(COLOURS))


def unpack_sheet(packed: Packed) -> Sheet:
    """Deserialize a sheet."""
    sheet = Sheet([tuple(column) for column in cast("list[list[int]]", packed["columns"])])
    sheet.circles = cast(int, packed["circles"])
    sheet.summits = cast(int, packed["summits"])
    sheet.artefacts = cast(int, packed["artefacts"])
    sheet.dice = cast(int, packed["dice"])
    sheet.crossed = cast(int, packed["crossed"])
    sheet.bonuses = cast(int, packed["bonuses"])
    return sheet


@final
class LostCitiesState(State):
    """State with the public sheets and, while choices are sealed, a draft of each with the sealed marks."""

    __slots__ = ("box", "choices", "colours", "crossed", "drafts", "numbers", "roller", "sheets", "simultaneous", "taken", "turn", "zero_is_ten")  # fmt: skip

    def __init__(self, box: LostCitiesBox, seats: int, simultaneous: int, zero_is_ten: bool) -> None:
        super().__init__(seats)
        self.box: Final = box
        """The values of the components."""
        self.simultaneous: int = simultaneous
        """One of `TURN_ORDER`, `SIMULTANEOUS` and `ON_DEMAND`."""
        self.zero_is_ten: bool = zero_is_ten
        self.turn: int = 0
        self.roller: int = NO_ROLLER
        self.colours: tuple[int, ...] = ()
        self.numbers: tuple[int, ...] = ()
        self.taken: tuple[int, ...] = ()
        self.crossed: int = 0
        self.sheets: list[Sheet] = [blank_sheet()] * seats
        self.drafts: list[Sheet] = []
        self.choices: list[tuple[Move, ...]] = []
        """Sealed moves of every seat; a demand stays until the end of the turn, the others until they are revealed."""

    def sheet(self, seat: int) -> Sheet:
        """Return the current sheet of a seat: its draft while choices are sealed."""
        return self.drafts[seat] if self.drafts else self.sheets[seat]

    def has_demanded(self, seat: int) -> bool:
        """Return whether a seat demanded turn order, so that it chooses openly once those before it are revealed."""
        return bool(self.choices) and self.choices[seat] == ((DEMAND_ORDER,),)

    def is_sealed(self, seat: int) -> bool:
        """Return whether what a seat enters now stays hidden from the others."""
        return bool(self.drafts) and not self.has_demanded(seat)

    def others(self) -> list[int]:
        """Return the seats that use the dice left, clockwise from the roller's left."""
        return [(self.roller + offset) % self.seats for offset in range(1, self.seats)]

    def edition(self) -> Edition | None:
        """Return the edition of the box."""
        return self.box.edition

    def clone(self) -> "LostCitiesState":
        """Return a copy with new lists; the sheets in them are shared."""
        copy = LostCitiesState(self.box, 0, self.simultaneous, self.zero_is_ten)
        copy.seats = self.seats
        copy.copy_frames(self)
        copy.turn = self.turn
        copy.roller = self.roller
        copy.colours = self.colours
        copy.numbers = self.numbers
        copy.taken = self.taken
        copy.crossed = self.crossed
        copy.sheets = self.sheets[:]
        copy.drafts = self.drafts[:]
        copy.choices = self.choices[:]
        return copy

    def pack(self) -> Packed:
        """Return the fields as JSON-serializable data."""
        return {
            # A flag as long as there are no demands: the states of older tables keep their fingerprints.
            "simultaneous": _packed_order(self.simultaneous),
            "zero_is_ten": self.zero_is_ten,
            "turn": self.turn,
            "roller": self.roller,
            "colours": list(self.colours),
            "numbers": list(self.numbers),
            "taken": list(self.taken),
            "crossed": self.crossed,
            "sheets": [sheet.pack() for sheet in self.sheets],
            "drafts": [sheet.pack() for sheet in self.drafts],
            "choices": [[list(move) for move in moves] for moves in self.choices],
        }


def _packed_order(order: int) -> object:
    """Return the order of choices as it is stored: a flag for the two that there were first."""
    if order == ON_DEMAND:
        return order
    return order == SIMULTANEOUS


def unpack(packed: Packed, box: LostCitiesBox) -> LostCitiesState:
    """Deserialize a state."""
    state = LostCitiesState(
        box, cast(int, packed["seats"]), int(cast(int, packed["simultaneous"])), bool(packed["zero_is_ten"])
    )
    state.turn = cast(int, packed["turn"])
    state.roller = cast(int, packed["roller"])
    state.colours = tuple(cast("list[int]", packed["colours"]))
    state.numbers = tuple(cast("list[int]", packed["numbers"]))
    state.taken = tuple(cast("list[int]", packed["taken"]))
    state.crossed = cast(int, packed["crossed"])
    state.sheets = [unpack_sheet(sheet) for sheet in cast("list[Packed]", packed["sheets"])]
    state.drafts = [unpack_sheet(sheet) for sheet in cast("list[Packed]", packed["drafts"])]
    choices = cast("list[list[list[int]]]", packed["choices"])
    state.choices = [tuple([tuple(move) for move in moves]) for moves in choices]
    return state
