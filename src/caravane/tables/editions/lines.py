"""Lines of a TOML file at which tables, keys and entries stand: the standard reader returns values only."""

import re
from typing import Final

_TABLE: Final = re.compile(r"\s*\[\[?(?P<name>[^\[\]]+)\]\]?\s*(#.*)?$")
_KEY: Final = re.compile(r"[A-Za-z0-9_\-\"'. ]+")
_PLACE: Final = re.compile(r"at line (?P<line>\d+), column \d+|at end of document")


class Lines:
    """The lines of a file by path: `sites/ur/points`, and `sites/ur/points:3` for an entry of a list."""

    def __init__(self, text: str) -> None:
        self._found: Final[dict[str, int]] = {}
        self._text: Final = lines_of(text)
        table, number = "", 0
        while number < len(self._text):
            number = self._read(table, number) if not (heading := _TABLE.match(self._text[number])) else number + 1
            if heading:
                table = _path(heading["name"])
                self._found.setdefault(table, number)

    def _read(self, table: str, number: int) -> int:
        """Note the key of a line and the entries of its value; return the number of the next line."""
        key, equals, rest = self._text[number].partition("=")
        if not equals or not _KEY.fullmatch(key.strip()):
            return number + 1
        path = "/".join(part for part in (table, _path(key)) if part)
        self._found.setdefault(path, number + 1)
        return self._read_entries(path, number, rest)

    def _read_entries(self, path: str, number: int, rest: str) -> int:
        depth, entry, quote = 0, 0, ""
        while True:
            for character in rest:
                if quote:
                    quote = "" if character == quote else quote
                elif character in "\"'":
                    quote = character
                elif character == "#":
                    break
                elif character in "[]":
                    depth += 1 if character == "[" else -1
                elif character == "," and depth == 1:
                    entry += 1
                if depth and not character.isspace():
                    self._found.setdefault(f"{path}:{entry}", number + 1)
            number += 1
            if depth <= 0 or number >= len(self._text):
                return number
            rest = self._text[number]

    def line(self, path: str, entry: int = -1) -> int:
        """Return the line of an entry, else of its key, else of its table; 0 if nothing of it is in the file."""
        if f"{path}:{entry}" in self._found:
            return self._found[f"{path}:{entry}"]
        while path:
            if path in self._found:
                return self._found[path]
            path = path.rpartition("/")[0]
        return 0


def _path(name: str) -> str:
    return "/".join(part.strip().strip("\"'") for part in name.split("."))


def line_of_error(message: str, text: str) -> int:
    """Return the line that an error of the TOML reader names."""
    place = _PLACE.search(message)
    if place is None:
        return 0
    return int(place["line"]) if place["line"] else len(lines_of(text))


def lines_of(text: str) -> list[str]:
    """Return the lines as the TOML reader counts them: other characters that end lines can stand inside a key."""
    return text.removesuffix("\n").split("\n")
