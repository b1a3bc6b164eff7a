"""State of the game as plain data, without rules: sheets, dice and turn."""

from typing import Final, cast, final

from caravane.kernel.state import Packed, State
from caravane.kernel.words import Move, Vocabulary

from .components import COLOURS

STEPS: Final = Vocabulary()
FIRST: Final = STEPS.add("first-roller")
ROLL: Final = STEPS.add("roll")
TAKE_DICE: Final = STEPS.add("take-dice")
OFFER: Final = STEPS.add("offer")
USE_DICE: Final = STEPS.add("use-dice")
ACCELERATE: Final = STEPS.add("accelerate")
REVEAL: Final = STEPS.add("reveal")
END_TURN: Final = STEPS.add("end-turn")

NO_ROLLER: Final = -1


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

    __slots__ = (
        "choices", "colours", "crossed", "drafts", "numbers", "roller", "sheets", "simultaneous", "taken", "turn",
        "zero_is_ten",
    )  # fmt: skip

    def __init__(self, seats: int, simultaneous: bool, zero_is_ten: bool) -> None:
        super().__init__(seats)
        self.simultaneous: bool = simultaneous
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

    def sheet(self, seat: int) -> Sheet:
        """Return the current sheet of a seat: its draft while choices are sealed."""
        return self.drafts[seat] if self.drafts else self.sheets[seat]

    def clone(self) -> "LostCitiesState":
        """Return a copy with new lists; the sheets in them are shared."""
        copy = LostCitiesState(0, self.simultaneous, self.zero_is_ten)
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
            "simultaneous": self.simultaneous,
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


def unpack(packed: Packed) -> LostCitiesState:
    """Deserialize a state."""
    state = LostCitiesState(cast(int, packed["seats"]), bool(packed["simultaneous"]), bool(packed["zero_is_ten"]))
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
