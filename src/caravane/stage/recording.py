"""The file of a recording: what a page gets at chosen decisions of played games.

Views are large and change little, so each of their fields is stored once, in `pool`.
"""

from pathlib import Path
from typing import Any, Final

import msgspec

from caravane.kernel.game import AnyGame
from caravane.stage.wire_player import JsonObject

FORMAT: Final = 1


class RecordedScene(msgspec.Struct, kw_only=True):
    """A table at one decision or end, from one viewpoint."""

    name: str
    """`play-card 2 at 3`: kind of the scene, its number, and the seats of the table."""
    kind: str
    """Word of the prompt, or `start`, `wait`, `watch`, `again`, `end`."""
    game: int
    """Index of the game in the recording."""
    my_seats: list[int]
    seat: int | None
    options: dict[str, str]
    update: JsonObject
    events: list[JsonObject]
    """Events since the seat's own last decision."""
    before: JsonObject | None
    """View before these events."""
    previews: dict[str, JsonObject]
    """Answers by the moves of the plan, joined by spaces."""


class Recording(msgspec.Struct, kw_only=True):
    """Scenes of one game with all that a page needs to show them."""

    format: int = FORMAT
    game: str
    rules: int
    vocabulary: JsonObject
    box: JsonObject
    texts: dict[str, str]
    scenes: list[RecordedScene]
    pool: list[Any] = []


class Pool:
    """Values that are stored once; equal ones have the same number."""

    def __init__(self) -> None:
        self.values: Final[list[Any]] = []
        self._numbers: Final[dict[bytes, int]] = {}

    def pack_view(self, view: JsonObject | None) -> JsonObject | None:
        """Return a view with the numbers of its fields' values."""
        return None if view is None else {field: self._number(value) for field, value in view.items()}

    def _number(self, value: Any) -> int:
        key = msgspec.json.encode(value)
        if key not in self._numbers:
            self._numbers[key] = len(self.values)
            self.values.append(value)
        return self._numbers[key]


def encode(recording: Recording) -> bytes:
    """Return the recording as JSON."""
    return msgspec.json.encode(recording)


class _Header(msgspec.Struct):
    """What is read first, whatever the version."""

    format: int
    game: str
    rules: int


def load_recording(file: Path, game: AnyGame) -> Recording:
    """Return the recording in a file; raise ValueError if it is none, or one of another version or game."""
    content = file.read_bytes()
    try:
        header = msgspec.json.decode(content, type=_Header)
        wanted = _Header(FORMAT, game.name, game.rules)
        if header != wanted:
            raise ValueError(f"{file.name} is for {_summary(header)}, not for {_summary(wanted)}; record it again")
        return msgspec.json.decode(content, type=Recording)
    except msgspec.DecodeError as error:
        raise ValueError(f"{file.name} is not a recording: {error}") from error


def _summary(header: _Header) -> str:
    return f"{header.game} with rules {header.rules} (format {header.format})"
