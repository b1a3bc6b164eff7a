"""Saves: a journal's record with the players, as a file that people can read."""

import json
import os
from pathlib import Path
from typing import Any, Final, final

from caravane import games
from caravane.cli.terminal.local_table import HUMAN, Happening, Table
from caravane.kernel.game import AnyGame
from caravane.kernel.journal import IllegalMove, Journal, replay

PLAYERS: Final = "players"
SITTERS: Final = "played_by"


class BadSave(Exception):
    """The file is no save, or not one that these rules can replay."""


def record(journal: Journal[Any], names: tuple[str, ...], sitters: tuple[str, ...]) -> dict[str, object]:
    """Return the save of a game: the players come before the moves."""
    saved = journal.record()
    moves = saved.pop("moves")
    return {**saved, PLAYERS: list(names), SITTERS: list(sitters), "moves": moves}


def written(saved: dict[str, object]) -> str:
    """Write a save as text, one move per line."""
    return json.dumps(saved, ensure_ascii=False, indent=2) + "\n"


def save(file: Path, table: Table) -> None:
    """Save a table; a crash in between leaves the former save."""
    beside = file.with_name(f"{file.name}.part")
    beside.write_text(written(record(table.journal, table.names, table.sitters)), encoding="utf-8")
    os.replace(beside, file)  # noqa: PTH105 (the same on both names)


@final
class Saved:
    """A save that has been read and replayed, move by move."""

    def __init__(self, file: Path) -> None:
        data = _read(file)
        self.game: Final = _game(data)
        self.journal: Final[Journal[Any]] = _begin(self.game, data)
        self.names: Final = _strings(data, PLAYERS)
        sitters = _strings(data, SITTERS)
        self.sitters: Final = sitters if len(sitters) == self.journal.seats else (HUMAN,) * self.journal.seats
        self.log: Final[list[Happening]] = []
        self.states: Final[list[Any]] = [self.journal.state.clone()]
        for number, line in enumerate(_strings(data, "moves"), start=1):
            self._replay(number, line)

    def _replay(self, number: int, line: str) -> None:
        try:
            events = self.journal.read_line(line)
        except (IllegalMove, ValueError, IndexError) as fault:
            raise BadSave(f"{number}: {line!r}: {fault}") from fault
        entry = self.journal.entries[-1]
        self.log.append(Happening(entry.seat, entry.move, events))
        self.states.append(self.journal.state.clone())

    def record(self) -> dict[str, object]:
        """Return the save as it should stand."""
        return record(self.journal, self.names, self.sitters)


def _read(file: Path) -> dict[str, Any]:
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as fault:
        raise BadSave(str(fault)) from fault
    if not isinstance(data, dict):
        raise BadSave("no JSON object")
    return data


def _game(data: dict[str, Any]) -> AnyGame:
    name = str(data.get("game"))
    if name not in games.names(hidden=True):
        raise BadSave(f"no such game: {name!r}")
    return games.get(name)


def _begin(game: AnyGame, data: dict[str, Any]) -> Journal[Any]:
    """Let the kernel check the head of the record, and set the game up."""
    try:
        return replay(game, {**data, "moves": []})
    except KeyError as fault:
        raise BadSave(f"{fault} is missing") from fault
    except (AttributeError, TypeError, ValueError) as fault:
        raise BadSave(str(fault)) from fault


def _strings(data: dict[str, Any], key: str) -> tuple[str, ...]:
    values = data.get(key, [])
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise BadSave(f"{key!r} is no list of texts")
    return tuple(values)
