"""Registry of games: every package in this folder that defines `GAME`, without further registration.

Packages outside the project are found through the entry point group `caravane.games`. An entry has the name of its game
and leads to a `GAME`, or to a module with one. A package that cannot be used is left out and reported by `problems`.
"""

import importlib
import pkgutil
import re
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from caravane.kernel.game import AnyGame, Game

ENTRY_POINTS = "caravane.games"
VALID_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class OutsideGames:
    """The games of other packages, where they come from, and the packages that cannot be used."""

    def __init__(self) -> None:
        self.games: dict[str, AnyGame] = {}
        self.origins: dict[str, str] = {}
        self.problems: list[str] = []


def names(*, hidden: bool = False, outside: bool = True) -> list[str]:
    """Return the names of all games; `hidden` includes the template, `outside` the games of other packages."""
    found = {*_own(), *(_outside().games if outside else ())}
    return sorted(name for name in found if hidden or not name.startswith("_"))


def get(name: str) -> AnyGame:
    """Load a game by name; raise KeyError if it does not exist."""
    return _load_own(name) if name in _own() else _outside().games[name]


def origin(name: str) -> str:
    """Return the package and version that a game comes from, such as `my-game 0.1.0`; empty for the project's own."""
    return "" if name in _own() else _outside().origins[name]


def problems() -> list[str]:
    """Return why packages that offer a game cannot be used, one sentence each."""
    return list(_outside().problems)


def name_of(folder: str) -> str:
    """Return the name of the game in a folder: `lost-cities` for `lost_cities`."""
    return folder[:1] + folder[1:].replace("_", "-")


def folder_of(name: str) -> str:
    """Return the folder name of a game: `lost_cities` for `lost-cities`."""
    return name[:1] + name[1:].replace("-", "_")


@cache
def _own() -> frozenset[str]:
    return frozenset(name_of(module.name) for module in pkgutil.iter_modules(__path__) if module.ispkg)


@cache
def _load_own(name: str) -> AnyGame:
    module = importlib.import_module(f"{__name__}.{folder_of(name)}")
    game: AnyGame = module.GAME
    return game


@cache  # finding entry points reads the disk, and a server creates many tables
def _outside() -> OutsideGames:
    found = OutsideGames()
    # Sorted, so that the same game is left out every time when two packages use one name.
    for entry in sorted(entry_points(group=ENTRY_POINTS), key=lambda entry: (entry.name, _origin_of(entry))):
        _add(entry, found)
    return found


def _add(entry: EntryPoint, found: OutsideGames) -> None:
    try:
        game = _load_outside(entry, found)
    # A package may fail in any way while it is imported; the other games must stay playable.
    except Exception as error:  # noqa: BLE001
        reason = str(error) if type(error) is ValueError else f"{type(error).__name__}: {error}"
        found.problems.append(f"the game {entry.name!r} of {_origin_of(entry)} is left out: {reason}")
    else:
        found.games[entry.name] = game
        found.origins[entry.name] = _origin_of(entry)


def _load_outside(entry: EntryPoint, found: OutsideGames) -> AnyGame:
    """Load the game of an entry; raise ValueError if it cannot be registered."""
    if not VALID_NAME.fullmatch(entry.name):
        raise ValueError("a name consists of lower-case letters and digits, joined by hyphens")
    if entry.name in _own():
        raise ValueError("the name belongs to a game of the project; choose another")
    if entry.name in found.games:
        raise ValueError(f"{found.origins[entry.name]} has a game of the same name; uninstall one of them")
    loaded = entry.load()
    game: object = getattr(loaded, "GAME", loaded)
    if not isinstance(game, Game):
        raise ValueError(f"{entry.value} is neither a Game nor a module with one named GAME")  # noqa: TRY004
    if game.name != entry.name:
        raise ValueError(f"the game calls itself {game.name!r}; the entry point must have the same name")
    return game


def _origin_of(entry: EntryPoint) -> str:
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist else entry.value
