"""The made-up editions of `tests/editions`, read as every edition is: other lengths and figures for each game."""

from functools import cache
from pathlib import Path
from typing import Any, Final

from caravane.kernel.edition import Edition
from caravane.kernel.game import AnyGame
from caravane.tables.editions.file import EditionFile, read_edition

FOLDER: Final = Path(__file__).parent / "editions"
FILES: Final = sorted(FOLDER.glob("*.toml"))


@cache
def read_file(file: Path) -> EditionFile:
    """Read a file."""
    return read_edition(file.read_text(encoding="utf-8"))


def edition_of(name: str) -> Edition:
    """Return an edition by the name of its file."""
    found = read_file(FOLDER / f"{name}.toml")
    assert found.edition is not None, [problem.code for problem in found.problems]
    return found.edition


def values_of(name: str) -> dict[str, Any]:
    """Return all values of an edition by path, with those built in where the file leaves them."""
    return edition_of(name).values


def game_of(name: str) -> AnyGame:
    """Return the game of a file with its values."""
    game = read_file(FOLDER / f"{name}.toml").game
    assert game is not None
    return game.with_edition(edition_of(name))
