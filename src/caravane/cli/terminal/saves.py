"""Saved games: a journal with its players, as a readable file."""

import json
import os
from pathlib import Path
from typing import Any, Final, final

from caravane import games
from caravane.cli.terminal.local_table import HUMAN, LocalTable, LogEntry
from caravane.kernel.game import AnyGame
from caravane.kernel.journal import IllegalMove, Journal, replay

PLAYERS: Final = "players"
OCCUPANTS: Final = "played_by"


class InvalidSave(Exception):
    """The file is not a saved game, or not one that these rules can replay."""


def record(journal: Journal[Any], names: tuple[str, ...], occupants: tuple[str, ...]) -> dict[str, object]:
    """Return the save of a game: the players come before the moves."""
    saved = journal.record()
    moves = saved.pop("moves")
    return {**saved, PLAYERS: list(names), OCCUPANTS: list(occupants), "moves": moves}


def to_json(saved: dict[str, object]) -> str:
    """Format a save as text, one move per line."""
    return json.dumps(saved, ensure_ascii=False, indent=2) + "\n"


def save(file: Path, table: LocalTable) -> None:
    """Save a table; a crash while writing leaves the previous save intact."""
    temporary = file.with_name(f"{file.name}.part")
    temporary.write_text(to_json(record(table.journal, table.names, table.occupants)), encoding="utf-8")
    os.replace(temporary, file)  # noqa: PTH105 (the same on both names)


@final
class LoadedSave:
    """A save that has been read and replayed, move by move."""

    def __init__(self, file: Path) -> None:
        data = _read(file)
        self.game: Final = _game(data)
        self.journal: Final[Journal[Any]] = _begin(self.game, data)
        self.names: Final = _strings(data, PLAYERS)
        occupants = _strings(data, OCCUPANTS)
        self.occupants: Final = occupants if len(occupants) == self.journal.seats else (HUMAN,) * self.journal.seats
        self.log: Final[list[LogEntry]] = []
        self.states: Final[list[Any]] = [self.journal.state.clone()]
        for number, line in enumerate(_strings(data, "moves"), start=1):
            self._replay(number, line)

    def _replay(self, number: int, line: str) -> None:
        try:
            events = self.journal.read_line(line)
        except (IllegalMove, ValueError, IndexError) as error:
            raise InvalidSave(f"{number}: {line!r}: {error}") from error
        entry = self.journal.entries[-1]
        self.log.append(LogEntry(entry.seat, entry.move, events))
        self.states.append(self.journal.state.clone())

    def record(self) -> dict[str, object]:
        """Return the save in its current format."""
        return record(self.journal, self.names, self.occupants)


def _read(file: Path) -> dict[str, Any]:
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise InvalidSave(str(error)) from error
    if not isinstance(data, dict):
        raise InvalidSave("not a JSON object")
    return data


def _game(data: dict[str, Any]) -> AnyGame:
    name = str(data.get("game"))
    if name not in games.names(hidden=True):
        raise InvalidSave(f"no such game: {name!r}")
    return games.get(name)


def _begin(game: AnyGame, data: dict[str, Any]) -> Journal[Any]:
    """Check the head of the save and set the game up."""
    try:
        return replay(game, {**data, "moves": []})
    except KeyError as error:
        raise InvalidSave(f"{error} is missing") from error
    except (AttributeError, TypeError, ValueError) as error:
        raise InvalidSave(str(error)) from error


def _strings(data: dict[str, Any], key: str) -> tuple[str, ...]:
    values = data.get(key, [])
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise InvalidSave(f"{key!r} is not a list of strings")
    return tuple(values)
