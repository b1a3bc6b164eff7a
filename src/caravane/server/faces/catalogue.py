"""The faces that this server offers, found once at start.

A game brings its face in the folder `face` of its package. The client's own build brings those of the project's games.
"""

import logging
from importlib import resources
from pathlib import Path
from typing import Final, final

from caravane import games
from caravane.kernel.game import AnyGame
from caravane.server.faces.client_faces import read_client_faces
from caravane.server.faces.folder import BadFace, FaceFolder, read_folder
from caravane.server.faces.manifest import Manifest, contract_problem, rules_problem

log = logging.getLogger(__name__)

FOLDER: Final = "face"
ADDRESS: Final = "/faces"


@final
class Face:
    """A face that can be used: its manifest, and the address at which its files begin."""

    def __init__(self, base: str, manifest: Manifest) -> None:
        self.base: Final = base
        self.manifest: Final = manifest


@final
class FaceCatalogue:
    """The usable faces by game, the files of those from packages, and the reasons why others are not used."""

    def __init__(self) -> None:
        self.faces: Final[dict[str, Face]] = {}
        self.folders: Final[dict[str, FaceFolder]] = {}
        self.problems: Final[dict[str, str]] = {}

    def face_of(self, game: str, rules: int) -> Face | None:
        """Return the face that draws a game in a rules version, if there is one."""
        face = self.faces.get(game)
        return None if face is None or rules_problem(face.manifest, rules) else face

    def file(self, game: str, hash_: str, path: str) -> bytes | None:
        """Return a file of a face. All files are in memory, so that no path leads out of the folder."""
        folder = self.folders.get(game)
        return None if folder is None or folder.hash != hash_ else folder.files.get(path)

    def add(self, game: AnyGame, face: Face) -> None:
        """Add a face, or the reason why it cannot be used."""
        problem = _problem(game, face.manifest)
        if problem:
            self.problems[game.name] = problem
        else:
            self.faces[game.name] = face


def find_faces(static_dir: Path | None = None) -> FaceCatalogue:
    """Find the faces of the installed games, and those of the built client if its folder is given."""
    catalogue = FaceCatalogue()
    for name in games.names(hidden=True):
        _add_folder(catalogue, games.get(name))
    built_in = read_client_faces(static_dir) if static_dir else {}
    for name in sorted(set(built_in) & set(games.names(hidden=True)) - set(catalogue.folders)):
        catalogue.add(games.get(name), Face(built_in[name].base, built_in[name]))
    return catalogue


def log_problems(catalogue: FaceCatalogue) -> None:
    """Log each face that is not used, with the reason."""
    for name, reason in catalogue.problems.items():
        log.warning("face not used", extra={"game": name, "reason": reason})


def _add_folder(catalogue: FaceCatalogue, game: AnyGame) -> None:
    place = face_folder(game)
    if place is None:
        return
    try:
        folder = read_folder(place)
    except BadFace as error:
        catalogue.problems[game.name] = str(error)
        return
    catalogue.add(game, Face(f"{ADDRESS}/{game.name}/{folder.hash}/", folder.manifest))
    if game.name in catalogue.faces:
        catalogue.folders[game.name] = folder


def face_folder(game: AnyGame) -> Path | None:
    """Return the folder of the face in the package of a game, if there is one."""
    package = resources.files(game.package)
    place = Path(str(package)) / FOLDER
    return place if place.is_symlink() or place.exists() else None


def _problem(game: AnyGame, manifest: Manifest) -> str:
    if manifest.game != game.name:
        return f"it is made for {manifest.game!r}, not for {game.name!r}"
    return contract_problem(manifest) or rules_problem(manifest, game.rules)
