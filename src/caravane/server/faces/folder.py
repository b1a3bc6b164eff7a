"""The folder of a face: read once, checked, and identified by a hash of its paths and bytes."""

import hashlib
import re
from pathlib import Path
from typing import Final, final

import msgspec

from caravane.server.faces.manifest import Manifest
from caravane.text import LANGUAGES

MANIFEST: Final = "face.json"
ENDINGS: Final = ("js", "css", "json", "svg", "png", "webp", "woff2", "ftl")
MAX_BYTES: Final = 4 * 1024 * 1024
SEGMENT: Final = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]*")
"""Names that need no encoding in an address."""
OF_TOOLS: Final = re.compile(r"\..*|.*~")
"""Names of files that editors and file managers leave beside the others."""
HASH_LENGTH: Final = 16


class BadFace(ValueError):
    """Raised if a folder cannot be used as a face; `problems` has a sentence for each reason."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems: Final = problems


@final
class FaceFolder:
    """A checked face: its manifest and the bytes of all its files."""

    def __init__(self, manifest: Manifest, files: dict[str, bytes]) -> None:
        self.manifest: Final = manifest
        self.files: Final = files
        self.hash: Final = hash_of(files)


def read_folder(folder: Path) -> FaceFolder:
    """Read the face in a folder; raise BadFace if it cannot be used."""
    files = _read_files(folder)
    manifest = _decode(files[MANIFEST])
    problems = _manifest_problems(manifest, files)
    if problems:
        raise BadFace(problems)
    return FaceFolder(manifest, files)


def unknown_fields(folder: FaceFolder) -> list[str]:
    """Return the fields of the manifest that this version does not know: of a later version, or misspelt."""
    return sorted(set(msgspec.json.decode(folder.files[MANIFEST])) - set(Manifest.__struct_fields__))


def hash_of(files: dict[str, bytes]) -> str:
    """Return a hash of all paths and bytes; lengths keep two different folders from being joined into the same bytes."""
    total = hashlib.sha256()
    for path in sorted(files):
        total.update(f"{path}\n{len(files[path])}\n".encode())
        total.update(files[path])
    return total.hexdigest()[:HASH_LENGTH]


def _read_files(folder: Path) -> dict[str, bytes]:
    if folder.is_symlink() or not folder.is_dir():
        raise BadFace([f"{folder.name} is not a folder"])
    found = [path for path in sorted(folder.rglob("*")) if path.is_symlink() or not path.is_dir()]
    paths = [path for path in found if not OF_TOOLS.fullmatch(path.name)]
    problems = [problem for path in paths if (problem := _path_problem(folder, path))]
    if not (folder / MANIFEST).exists():
        problems.append(f"{MANIFEST} is missing")
    # Sizes are added before anything is read, so that a mistake does not fill the memory.
    elif not problems and sum(path.stat().st_size for path in paths) > MAX_BYTES:
        problems.append(f"the files have more than {MAX_BYTES // 1024 // 1024} MB together")
    if problems:
        raise BadFace(problems)
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def _path_problem(folder: Path, path: Path) -> str:
    name = path.relative_to(folder).as_posix()
    if path.is_symlink():
        return f"{name} is a link; put the file itself into the folder"
    if not path.is_file():
        return f"{name} is not a file"
    if not all(SEGMENT.fullmatch(segment) for segment in name.split("/")):
        return f"{name} is not a plain name; use letters, digits, dots, hyphens and underscores"
    if path.suffix[1:] not in ENDINGS:
        return f"{name} has a forbidden ending; allowed are {', '.join(ENDINGS)}"
    return ""


def _decode(text: bytes) -> Manifest:
    try:
        return msgspec.json.decode(text, type=Manifest)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadFace([f"{MANIFEST}: {error}"]) from error


def _manifest_problems(manifest: Manifest, files: dict[str, bytes]) -> list[str]:
    problems = [_file_problem(path, endings, files) for path, endings in manifest.files()]
    problems += [f"{MANIFEST}: there are no texts in {lang!r}" for lang in LANGUAGES if lang not in manifest.texts]
    if manifest.rules[0] > manifest.rules[1]:
        problems.append(f"{MANIFEST}: the first version in `rules` is higher than the last")
    return [problem for problem in problems if problem]


def _file_problem(path: str, endings: tuple[str, ...], files: dict[str, bytes]) -> str:
    if path not in files:
        return f"{MANIFEST} names {path!r}, which does not exist"
    if path.rpartition(".")[2] not in endings:
        return f"{MANIFEST}: {path!r} must end in .{' or .'.join(endings)}"
    return ""
