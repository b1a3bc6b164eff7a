"""Locations of a game's documents, tests and golden journals in the source tree."""

import tomllib
from importlib import resources
from pathlib import Path
from typing import Final

from caravane.games import ENTRY_POINTS, folder_of

PROJECT: Final = "caravane"


class NotInSourceTree(Exception):
    """A command that works on the sources was started outside a source tree."""


def find_checkout(start: Path | None = None) -> Path:
    """Search upwards for the sources of the project, or of one that provides its own game."""
    here = (start or Path.cwd()).resolve()
    for folder in (here, *here.parents):
        if _is_ours(folder / "pyproject.toml"):
            return folder
    raise NotInSourceTree(f"no source tree of {PROJECT} or of a game for it at {here} or above; change into one")


def _is_ours(settings: Path) -> bool:
    if not settings.is_file():
        return False
    project = tomllib.loads(settings.read_text(encoding="utf-8")).get("project", {})
    return project.get("name") == PROJECT or ENTRY_POINTS in project.get("entry-points", {})


def contains_package(root: Path, package: str) -> bool:
    """Return whether a package is part of a source tree, and not installed from elsewhere."""
    return Path(str(resources.files(package))).resolve().is_relative_to(root)


def rules_page(root: Path, name: str) -> Path:
    return root / "docs" / "rules" / f"{folder_of(name)}.md"


def tests_folder(root: Path, name: str) -> Path:
    return root / "tests" / "games" / folder_of(name)


def golden_folder(root: Path, name: str) -> Path:
    return root / "tests" / "golden" / folder_of(name)


def sources_folder(root: Path, name: str) -> Path:
    return root / "src" / "caravane" / "games" / folder_of(name)
