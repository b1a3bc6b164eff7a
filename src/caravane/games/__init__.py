"""The registry: a folder in this package that has a `GAME` is a game. There is no other place to register one.

A package outside the project joins through the entry point group `caravane.games`.
"""

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points

from caravane.kernel.game import AnyGame

ENTRY_POINTS = "caravane.games"


def names(*, hidden: bool = False) -> list[str]:
    """List the games by name; hidden ones, such as the template, only when asked for."""
    return [name for name in _all() if hidden or not name.startswith("_")]


@cache  # looking for entry points reads the disk: a server opens many tables
def _all() -> tuple[str, ...]:
    found = {name_of(module.name) for module in pkgutil.iter_modules(__path__) if module.ispkg}
    return tuple(sorted(found | {entry.name for entry in entry_points(group=ENTRY_POINTS)}))


def name_of(folder: str) -> str:
    """Turn the name of a folder into the name of its game: `lost_cities` is `lost-cities`."""
    return folder[:1] + folder[1:].replace("_", "-")


def folder_of(name: str) -> str:
    """Turn the name of a game into that of its folders: `lost-cities` is `lost_cities`."""
    return name[:1] + name[1:].replace("-", "_")


@cache
def get(name: str) -> AnyGame:
    """Load a game by its name; raise KeyError when there is none."""
    if name not in names(hidden=True):
        raise KeyError(name)
    for entry in entry_points(group=ENTRY_POINTS):
        if entry.name == name:
            outside: AnyGame = entry.load()
            return outside
    module = importlib.import_module(f"{__name__}.{folder_of(name)}")
    game: AnyGame = module.GAME
    return game
