"""The face that is shown or tested: a folder, the face of an installed game, or the words face."""

from pathlib import Path
from typing import Final, final

import msgspec

from caravane import games
from caravane.kernel.game import AnyGame
from caravane.server.faces.catalogue import ADDRESS, Face, FaceCatalogue, face_folder, find_faces
from caravane.server.faces.folder import BadFace, FaceFolder, read_folder
from caravane.server.http.app import STATIC_DIR
from caravane.server.http.faces import face_out
from caravane.stage.windows import ALL

WORDS: Final = "words:"


class NoTarget(ValueError):
    """Raised if there is no such face, with the reason."""


@final
class Target:
    """A face with the game it draws; `folder` is read again when its files change."""

    def __init__(self, game: AnyGame, catalogue: FaceCatalogue, folder: Path | None = None) -> None:
        self.game: Final = game
        self.catalogue: Final = catalogue
        self.folder: Final = folder
        self.problem: str = ""

    @property
    def words(self) -> bool:
        """Return whether the words face is meant."""
        return self.game.name not in self.catalogue.faces

    @property
    def light_allowed(self) -> bool:
        """Return whether the face can also be shown outside of a shadow root: those of the client are built for one root."""
        return self.folder is not None or self.game.name in self.catalogue.folders

    @property
    def base(self) -> str:
        """Return the address at which the files of the face begin; empty for the words face."""
        return "" if self.words else self.catalogue.faces[self.game.name].base

    def refresh(self) -> None:
        """Read the folder again; if it cannot be used, the last usable state stays."""
        if self.folder is None:
            return
        try:
            self.problem = self._use(read_folder(self.folder))
        except BadFace as error:
            self.problem = str(error)

    def to_json(self) -> dict[str, object]:
        """Return the face for the page of the stage."""
        face = None if self.words else face_out(self.catalogue, self.game.name, self.game.rules)
        body = None if face is None else face.model_dump(mode="json")
        sizes = [str(window) for window in ALL]
        return {"face": body, "version": f"{self.base} {self.problem}", "problem": self.problem, "sizes": sizes}

    def _use(self, found: FaceFolder) -> str:
        """Use the files if they are for this game, as a server does; return why not, or an empty text."""
        name = self.game.name
        self.catalogue.problems.pop(name, None)
        self.catalogue.add(self.game, Face(f"{ADDRESS}/{name}/{found.hash}/", found.manifest))
        if name not in self.catalogue.problems:
            self.catalogue.folders[name] = found
        return self.catalogue.problems.get(name, "")


def find_target(text: str, game_name: str = "") -> Target:
    """Return the face of a folder, a game, or `words:GAME`; raise NoTarget if there is none."""
    if text.startswith(WORDS):
        return Target(_game(text.removeprefix(WORDS)), FaceCatalogue())
    if Path(text).is_dir():
        return _folder_target(Path(text).absolute(), game_name)
    game, catalogue = _game(text), find_faces(STATIC_DIR)
    if game.name not in catalogue.faces:
        reason = catalogue.problems.get(game.name, "it has none, or the client has not been built (scripts/build-web)")
        raise NoTarget(f"the face of {game.name} cannot be used: {reason}")
    return Target(game, catalogue, face_folder(game))


def _folder_target(folder: Path, game_name: str) -> Target:
    try:
        found = read_folder(folder)
    except BadFace as error:
        raise NoTarget(str(error)) from error
    target = Target(_game_of_face(game_name or found.manifest.game), FaceCatalogue(), folder)
    target.refresh()
    if target.problem:
        raise NoTarget(f"the face cannot be used: {target.problem}")
    return target


def _game_of_face(name: str) -> AnyGame:
    """Return the game that face.json names; raise NoTarget with what to do."""
    try:
        return games.get(name)
    except KeyError as error:
        raise NoTarget(f"the face is for {name!r}, which is not installed: run `pip install --editable .`") from error


def _game(name: str) -> AnyGame:
    try:
        return games.get(name)
    except KeyError as error:
        known = ", ".join(games.names(hidden=True))
        raise NoTarget(f"there is neither a folder nor a game {name!r}; installed games: {known}") from error


def encode_target(target: Target) -> bytes:
    """Return the face as JSON."""
    return msgspec.json.encode(target.to_json())
