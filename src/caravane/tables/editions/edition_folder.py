"""The editions that a host offers: the files of a folder, each checked when it is read."""

import logging
from itertools import chain, count
from pathlib import Path
from typing import Final, final

from caravane import games
from caravane.kernel.edition import Edition
from caravane.kernel.game import AnyGame
from caravane.tables.editions.file import MAX_LETTERS, EditionFile, read_edition

LOG: Final = logging.getLogger(__name__)
ENDING: Final = ".toml"
MAX_FILES: Final = 200
MAX_WANTED: Final = 50
"""Maximum length of a name before its number."""


def known_game(name: str) -> AnyGame | None:
    """Return an installed game by its name."""
    return games.get(name) if name in games.names(hidden=True) else None


@final
class EditionFolder:
    """The editions of a folder by game and name; files that changed since are read again."""

    def __init__(self, folder: Path | None) -> None:
        self.folder: Final = folder
        self._read: dict[Path, tuple[int, EditionFile]] = {}

    def offered(self, game: str) -> list[Edition]:
        """Return the valid editions of a game by title; of two with one name, the file that comes first."""
        found: dict[str, Edition] = {}
        for file in self._files():
            edition = file.edition
            if edition is not None and file.game is not None and file.game.name == game:
                found.setdefault(edition.name, edition)
        return sorted(found.values(), key=lambda edition: edition.title)

    def find(self, game: str, name: str) -> Edition | None:
        """Return an edition of a game by its name."""
        return next((edition for edition in self.offered(game) if edition.name == name), None)

    def add(self, name: str, text: str) -> None:
        """Write a file into the folder, at once and never in part; raise FileExistsError if there is one of this name."""
        assert self.folder is not None
        self.folder.mkdir(parents=True, exist_ok=True)
        file, written = self.folder / f"{name}{ENDING}", self.folder / f".{name}{ENDING}.new"
        if file.exists():
            raise FileExistsError(file)
        written.write_text(text, encoding="utf-8")
        written.replace(file)

    def free_name(self, game: str, wanted: str) -> str:
        """Return a name that no edition of a game has yet: the wanted one, or with a number."""
        wanted = wanted[:MAX_WANTED].rstrip("-")
        taken = {edition.name for edition in self.offered(game)}
        numbered = (f"{wanted}-{number}" for number in count(2))
        return next(name for name in chain([wanted], numbered) if name not in taken and not self._has(game, name))

    def is_full(self) -> bool:
        """Return whether a further file would not be read."""
        return len(self._files()) >= MAX_FILES

    def _has(self, game: str, name: str) -> bool:
        return self.folder is not None and (self.folder / f"{file_name(game, name)}{ENDING}").exists()

    def _files(self) -> list[EditionFile]:
        if self.folder is None or not self.folder.is_dir():
            return []
        files = sorted(self.folder.glob(f"*{ENDING}"))[:MAX_FILES]
        self._read = {path: self._load(path) for path in files}
        return [file for _, file in self._read.values()]

    def _load(self, path: Path) -> tuple[int, EditionFile]:
        changed = _changed_at(path)
        if path in self._read and self._read[path][0] == changed:
            return self._read[path]
        try:
            found = read_edition(text_of(path), known_game)
            reason = "" if found.edition else f"{len(found.problems)} problems"
        except (OSError, ValueError) as error:
            found, reason = EditionFile(), str(error)
        if reason:
            LOG.warning("edition not offered", extra={"file": path.name, "reason": reason})
        return changed, found


def file_name(game: str, name: str) -> str:
    """Return the name, without its ending, of the file of an edition that is added to the folder."""
    return f"{game}-{name}"


def text_of(path: Path) -> str:
    """Return the text of a file, or so much of it that it is known to be too long; raise UnicodeDecodeError or OSError."""
    with path.open(encoding="utf-8") as file:
        return file.read(MAX_LETTERS + 2)


def _changed_at(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0
