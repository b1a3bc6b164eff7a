"""The one file format: every command, the server's import and its export read and write it.

Files of earlier versions are converted when they are read. See `docs/files.md`.
"""

import json
from typing import Any, Final, NoReturn

from caravane.tables.act_schema import ALGORITHM, ALGORITHMS
from caravane.tables.export import DIGEST, FORMAT, Export
from caravane.tables.findings import InvalidFile
from caravane.tables.first_format import convert_export
from caravane.tables.saved_game import convert_journal

PARTS: Final = {"caravane", "format", "luck", "acts", "chance_events", "result", "seen", DIGEST}
LUCK_PARTS: Final = {"algorithm", "commitment", "secret", "entropies"}
FIRST_FORMAT: Final = 1
SEEN_FORMAT: Final = 3
"""The first format that records what every seat was shown."""


def parse_file(text: str | bytes) -> object:
    """Return the data of a file; raise InvalidFile unless it is JSON."""
    try:
        return json.loads(text, parse_constant=_refuse_constant)
    except (ValueError, RecursionError) as error:
        raise InvalidFile("not-json", reason=str(error)) from error


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(name)


def format_file(data: Export) -> str:
    """Return the text of a file, with one line per act, per chance event, and per seat that was shown the game."""
    parts = [f'"{name}": {_format_part(part)}' for name, part in data.items()]
    return "{" + ",\n".join(parts) + "}\n"


def _format_part(part: Any) -> str:
    if isinstance(part, list):
        return "[\n" + ",\n".join(json.dumps(item, ensure_ascii=False) for item in part) + "\n]"
    return json.dumps(part, ensure_ascii=False)


def is_journal(data: object) -> bool:
    """Return whether this is a game without a table: an older save of the terminal, or a record of the kernel."""
    return isinstance(data, dict) and "caravane" not in data and "moves" in data and "game" in data


def count_entries(data: object) -> int:
    """Return the number of acts or moves in a file of any format, before anything else is read; 0 if there is none."""
    entries = data.get("acts", data.get("moves")) if isinstance(data, dict) else None
    return len(entries) if isinstance(entries, list) else 0


def convert_file(data: object) -> Export:
    """Return a file of any version in the current format; raise InvalidFile if that is not possible.

    The digest of an exported table remains that of the file as it was written.
    """
    if is_journal(data):
        assert isinstance(data, dict)
        return convert_journal(data)
    if not isinstance(data, dict) or data.get("caravane") != "table" or type(data.get("format")) is not int:
        raise InvalidFile("not-an-export")
    if data["format"] > FORMAT:
        raise InvalidFile("newer-format", format=data["format"], known=FORMAT)
    current = _convert_first(data) if data["format"] == FIRST_FORMAT else data
    if not records_seen(data):
        _check_parts({"seen"} & set(current))
        current = {**current, "format": FORMAT, "seen": None}
    _check_parts(set(current) ^ PARTS)
    _check_luck(current["luck"])
    return current


def records_seen(data: object) -> bool:
    """Return whether a file of this format says what every seat was shown, once its game has ended."""
    return isinstance(data, dict) and not is_journal(data) and data["format"] >= SEEN_FORMAT


def _convert_first(data: Export) -> Export:
    try:
        return convert_export(data)
    except (AttributeError, LookupError, TypeError) as error:
        raise InvalidFile("unreadable", reason=f"{type(error).__name__}: {error}") from error


def _check_parts(wrong: set[str]) -> None:
    if wrong:
        raise InvalidFile("parts", names=", ".join(sorted(wrong)))


def _check_luck(luck: object) -> None:
    if not isinstance(luck, dict):
        raise InvalidFile("parts", names="luck")
    _check_parts({f"luck.{name}" for name in set(luck) ^ LUCK_PARTS})
    if luck["algorithm"] not in ALGORITHMS:
        raise InvalidFile("newer-format", format=f"luck {luck['algorithm']}", known=f"luck {ALGORITHM}")
