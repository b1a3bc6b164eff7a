"""Registry of games: every package in this folder that defines `GAME`, without further registration.

Packages outside the project are found through the entry point group `caravane.games`.
"""

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points

from caravane.kernel.game import AnyGame

ENTRY_POINTS = "caravane.games"


def names(*, hidden: bool = False) -> list[str]:
    """Return the names of all games; `hidden` includes hidden ones, such as the template."""
    return [name for name in _all() if hidden or not name.startswith("_")]


@cache  # finding entry points reads the disk, and a server creates many tables
def _all() -> tuple[str, ...]:
    found = {name_of(module.name) for module in pkgutil.iter_modules(__path__) if module.ispkg}
    return tuple(sorted(found | {entry.name for entry in entry_points(group=ENTRY_POINTS)}))


def name_of(folder: str) -> str:
    """Return the name of the game in a folder: `lost-cities` for `lost_cities`."""
    return folder[:1] + folder[1:].replace("_", "-")


def folder_of(name: str) -> str:
    """Return the folder name of a game: `lost_cities` for `lost-cities`."""
    return name[:1] + name[1:].replace("-", "_")


@cache
def get(name: str) -> AnyGame:
    """Load a game by name; raise KeyError if it does not exist."""
    if name not in names(hidden=True):
        raise KeyError(name)
    for entry in entry_points(group=ENTRY_POINTS):
        if entry.name == name:
            external: AnyGame = entry.load()
            return external
    module = importlib.import_module(f"{__name__}.{folder_of(name)}")
    game: AnyGame = module.GAME
    return game
