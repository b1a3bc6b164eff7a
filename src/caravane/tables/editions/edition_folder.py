"""The editions that a host offers: the files of a folder, each checked when it is read."""

import logging
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain, count
from pathlib import Path
from typing import Final, final

from caravane.kernel.edition import Edition
from caravane.tables.editions.file import MAX_LETTERS, EditionFile, read_edition

Version = tuple[int, int, int]
"""What changes when a file does: its time, its length, and which one it is."""

LOG: Final = logging.getLogger(__name__)
ENDING: Final = ".toml"
MAX_FILES: Final = 200
MAX_WANTED: Final = 50
"""Maximum length of a name before its number."""
NANOSECONDS: Final = 1e9


@final
class EditionFolder:
    """The editions of a folder by game and name; files that changed since are read again."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self._read: dict[Path, tuple[Version, EditionFile]] = {}

    def offered(self, game: str) -> list[Edition]:
        """Return the valid editions of a game by title; of two with one name, the file that comes first."""
        return [edition for edition, _ in self.offers(game)]

    def offers(self, game: str) -> list[tuple[Edition, float]]:
        """Return the same, each with the time at which its file was changed last, in seconds."""
        found = [(edition, self._read[path][0][0] / NANOSECONDS) for path, edition in self._of_game(game).values()]
        return sorted(found, key=lambda offer: offer[0].title)

    def find(self, game: str, name: str) -> Edition | None:
        """Return an edition of a game by its name."""
        found = self._of_game(game).get(name)
        return None if found is None else found[1]

    def changed_at(self, game: str, name: str) -> float:
        """Return when the file of an edition was changed last, in seconds; 0 if there is none."""
        return next((changed_at for edition, changed_at in self.offers(game) if edition.name == name), 0.0)

    def add(self, name: str, text: str) -> None:
        """Write a file into the folder, at once and never in part; raise FileExistsError if there is one of this name."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with self._written(name, text) as written:
            _place(written, self.folder / f"{name}{ENDING}")

    def replace(self, game: str, name: str, text: str) -> None:
        """Write the file of an edition again, at once and never in part; raise FileNotFoundError if there is none."""
        found = self._of_game(game).get(name)
        if found is None:
            raise FileNotFoundError(name)
        with self._written(name, text) as written:
            written.replace(found[0])

    @contextmanager
    def _written(self, name: str, text: str) -> Iterator[Path]:
        """Write a file that the folder does not offer; it is gone in the end, unless it was renamed."""
        written = self.folder / f".{name}.{secrets.token_hex(8)}.new"
        try:
            with written.open("x", encoding="utf-8") as file:
                file.write(text)
            yield written
        finally:
            written.unlink(missing_ok=True)

    def _of_game(self, game: str) -> dict[str, tuple[Path, Edition]]:
        found: dict[str, tuple[Path, Edition]] = {}
        for path, file in self._files().items():
            if file.edition is not None and file.game is not None and file.game.name == game:
                found.setdefault(file.edition.name, (path, file.edition))
        return found

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
        return (self.folder / f"{file_name(game, name)}{ENDING}").exists()

    def _files(self) -> dict[Path, EditionFile]:
        files = sorted(self.folder.glob(f"*{ENDING}"))[:MAX_FILES]
        self._read = {path: self._load(path) for path in files}
        return {path: file for path, (_, file) in self._read.items()}

    def _load(self, path: Path) -> tuple[Version, EditionFile]:
        version = _version(path)
        if path in self._read and self._read[path][0] == version:
            return self._read[path]
        try:
            found = read_edition(text_of(path))
            reason = "" if found.edition else f"{len(found.problems)} problems"
        except (OSError, ValueError) as error:
            found, reason = EditionFile(), str(error)
        if reason:
            LOG.warning("edition not offered", extra={"file": path.name, "reason": reason})
        return version, found


def _place(written: Path, target: Path) -> None:
    """Offer a file under its name; raise FileExistsError if there is one, perhaps of another process."""
    try:
        os.link(written, target)
    except FileExistsError:
        raise
    except OSError:  # this file system has no links: for a moment the file may be there in part
        with target.open("x", encoding="utf-8") as file:
            file.write(written.read_text(encoding="utf-8"))


def file_name(game: str, name: str) -> str:
    """Return the name, without its ending, of the file of an edition that is added to the folder."""
    return f"{game}-{name}"


def text_of(path: Path) -> str:
    """Return the text of a file, or so much of it that it is known to be too long; raise UnicodeDecodeError or OSError."""
    with path.open(encoding="utf-8") as file:
        return file.read(MAX_LETTERS + 2)


def _version(path: Path) -> Version:
    try:
        found = path.stat()
    except OSError:
        return 0, 0, 0
    return found.st_mtime_ns, found.st_size, found.st_ino
