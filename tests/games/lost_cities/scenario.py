"""A table described in the notation of the rule specification.

A sheet is a text such as `red S[2,2]; blue T[]; green S[1x9] summit; dice 7; struck dice`: T, S and F are a ticked, a
struck and a free circle, `1x9` is nine times a 1, and a side column or a bridge is named only if something is marked.
Artefacts and crossed bridges follow from the columns; `artefacts 6` only states them for the reader, and is checked. A
crossed bridge has its bonus unless the sheet says that it is struck.
"""

import re
from typing import Final, final

from caravane.games.lost_cities import GAME
from caravane.games.lost_cities.components import (
    ARTEFACT_BRIDGE,
    BRIDGES,
    COLOURS,
    DICE_BRIDGE,
    FAR_SIDE,
    SYMBOLS,
)
from caravane.games.lost_cities.knowledge import LostCitiesView, SheetView
from caravane.games.lost_cities.scoring import boxes, total
from caravane.games.lost_cities.state import LostCitiesState, Sheet, blank_sheet
from caravane.kernel.event import Event
from caravane.kernel.state import CHANCE
from tests.games.scenario_base import LETTERS, Situation

A, B, C, D, E = range(5)
BLANK: Final = ""

_COLUMN: Final = re.compile(r"(\w+) ([TSF])\[([\dx,]*)\]( summit)?")


def read_sheet(text: str) -> Sheet:
    """Parse a sheet; raise an error for one that cannot occur."""
    sheet = blank_sheet()
    notes: dict[str, str] = {}
    for part in filter(None, text.split("; ")):
        column = _COLUMN.fullmatch(part)
        if column is None:
            name, _, value = part.partition(" ")
            notes[name] = value
        else:
            _read_column(sheet, *column.groups(""))
    sheet.artefacts = min(SYMBOLS, _artefact_squares(sheet) + sheet.summits.bit_count())
    sheet.dice = int(notes.pop("dice", "0"))
    assert sheet.artefacts == int(notes.pop("artefacts", sheet.artefacts)), f"{sheet.artefacts} artefacts in {text!r}"
    _mark_bridges(sheet, notes.pop("struck", ""))
    assert not notes, notes
    return sheet


def _read_column(sheet: Sheet, colour: str, circle: str, numbers: str, summit: str) -> None:
    index = COLOURS.index(colour)
    sheet.columns[index] = read_numbers(numbers)
    assert circle == "T" or (circle == "F") == (not numbers), f"a circle that is {circle} above [{numbers}]"
    sheet.circles |= (circle == "T") << index
    sheet.summits |= bool(summit) << index


def read_numbers(text: str) -> tuple[int, ...]:
    """Parse `1,3x2,10` as 1, 3, 3, 10."""
    numbers: list[int] = []
    for part in filter(None, text.split(",")):
        number, _, times = part.partition("x")
        numbers += [int(number)] * int(times or 1)
    return tuple(numbers)


def _artefact_squares(sheet: Sheet) -> int:
    return sum(sum(GAME.box.has_artefact[colour][: len(column) + 1]) for colour, column in enumerate(sheet.columns))


def _mark_bridges(sheet: Sheet, struck: str) -> None:
    crossed = [len(column) >= FAR_SIDE for column in sheet.columns]
    crossed += [sheet.artefacts >= FAR_SIDE, sheet.dice >= FAR_SIDE]
    assert len(crossed) == len(BRIDGES) == DICE_BRIDGE + 1 == ARTEFACT_BRIDGE + 2
    sheet.crossed = sum(mark << bridge for bridge, mark in enumerate(crossed))
    sheet.bonuses = sheet.crossed & ~sum(1 << BRIDGES.index(name) for name in struck.split())


def write_column(sheet: Sheet, colour: str) -> str:
    """Format a column: `T[2,3]`."""
    index = COLOURS.index(colour)
    numbers = sheet.columns[index]
    circle = "T" if sheet.circles >> index & 1 else "S" if numbers else "F"
    summit = " summit" if sheet.summits >> index & 1 else ""
    return f"{circle}[{','.join(map(str, numbers))}]{summit}"


@final
class Table(Situation[LostCitiesState]):
    """Some seats with their sheets, before a roll; choices are simultaneous unless the options differ."""

    game = GAME

    def __init__(self, *sheets: str, seats: int = 2, roller: int = A, **options: str) -> None:
        blanks = [BLANK] * (seats - len(sheets))
        all_options = {"first-roller": str(roller + 1), "choice-order": "simultaneous"}
        all_options |= {key.replace("_", "-"): value for key, value in options.items()}
        self.state: LostCitiesState = GAME.start(len([*sheets, *blanks]), all_options)
        self.state.sheets = [read_sheet(text) for text in [*sheets, *blanks]]
        for sheet in self.state.sheets:
            self.state.crossed |= sheet.crossed
        self.events: list[Event] = []
        assert GAME.violations(self.state) == []

    def roll(self, colours: str, numbers: str) -> None:
        """Roll the given faces; a single face stands for three equal dice."""
        faces = _three(colours) + _three(numbers)
        self.events = []
        self._apply(CHANCE, ":".join(["roll", *faces]))

    def turn(self, colours: str, numbers: str, **choices: str) -> None:
        """Play a whole turn: `A="take:red:4 skip"`. Seats that are not named refuse."""
        self.roll(colours, numbers)
        events = self.events
        for seat in self.clockwise():
            self.play(seat, *choices.get(LETTERS[seat], "refuse").split())
            events += self.events
        self.events = events

    def refuse_rest(self) -> None:
        """Make every deciding seat refuse or skip until the turn is over."""
        self.events = []
        while self.deciding() and not self.rolling():
            seat = self.deciding()[0]
            self._apply(seat, self.legal(seat)[-1])

    def clockwise(self) -> list[int]:
        """List the seats from the roller on."""
        return [(self.state.roller + index) % self.state.seats for index in range(self.state.seats)]

    def rolling(self) -> bool:
        """Return whether the next roll is due, so that no turn is in progress."""
        return self.deciding() == [CHANCE]

    def sheet(self, seat: int) -> Sheet:
        """Return the sheet of a seat as it sees it itself."""
        return self.state.sheet(seat)

    def column(self, seat: int, colour: str) -> str:
        """Format a column of a seat as the seat sees it: `S[2,2]`."""
        return write_column(self.sheet(seat), colour)

    def columns(self, seat: int) -> dict[str, str]:
        """Format all columns of a seat that carry a mark."""
        written = {colour: self.column(seat, colour) for colour in COLOURS}
        return {colour: text for colour, text in written.items() if text != "F[]"}

    def artefacts(self, seat: int) -> int:
        """Count the hatched artefacts of a seat."""
        return self.sheet(seat).artefacts

    def dice(self, seat: int) -> int:
        """Count the hatched dice symbols of a seat."""
        return self.sheet(seat).dice

    def bridges(self, seat: int) -> dict[str, str]:
        """Return the marked bridges of a seat: `{"red": "bonus", "dice": "struck"}`."""
        marks = self.visible_sheet(seat, seat)["bridges"]
        return {bridge: mark for bridge, mark in zip(BRIDGES, marks, strict=True) if mark != "open"}

    def boxes(self, seat: int) -> dict[str, int]:
        """Return the nine boxes of a seat."""
        return dict(zip([*BRIDGES, "bridges"], boxes(self.state.box, self.sheet(seat)), strict=True))

    def total(self, seat: int) -> int:
        """Return the points of a seat."""
        return total(self.state.box, self.sheet(seat))

    def view(self, seat: int | None = None) -> LostCitiesView:
        """Return the view of a seat or spectator."""
        return GAME.view(self.state, seat)  # type: ignore[return-value]  # games type their own views

    def visible_sheet(self, owner: int, seat: int | None = None) -> SheetView:
        """Return the sheet of an owner as a seat or spectator sees it."""
        return self.view(seat)["sheets"][owner]


def _three(faces: str) -> list[str]:
    found = faces.split()
    return found * 3 if len(found) == 1 else found


def pairs(verb: str, colours: str, numbers: str) -> list[str]:
    """List the moves of a seat that may choose any of these faces or refuse."""
    return [f"{verb}:{colour}:{number}" for colour in colours.split() for number in numbers.split()] + ["refuse"]
