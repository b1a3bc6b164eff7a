"""All properties of one game with every number of seats, for `caravane check`."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from caravane.conformance.failure import NonConforming
from caravane.conformance.fuzz import save
from caravane.conformance.properties import PROPERTIES, Property
from caravane.conformance.run import runs, seeds_of
from caravane.conformance.source_tree import NotInSourceTree, contains_package, find_checkout
from caravane.kernel.game import AnyGame

FIRST = ("sources", "determinism", "texts")
"""Properties that are checked first, because a game without them fails others too, with less helpful messages."""


@dataclass(frozen=True, slots=True)
class PropertyResult:
    """Result of a property: a problem and the saved game that leads to it, or neither."""

    name: str
    problem: str = ""
    file: Path | None = None


def checked_properties(game: AnyGame) -> list[Property]:
    """Return the properties that can be checked here: some compare the game with files of its source tree."""
    at_home = is_in_source_tree(game)
    usable = [prop for prop in PROPERTIES if at_home or not prop.reads_source_tree]
    return sorted(usable, key=lambda prop: (prop.name not in FIRST, prop.number))


def is_in_source_tree(game: AnyGame) -> bool:
    """Return whether the current folder belongs to the source tree of a game."""
    try:
        return contains_package(find_checkout(), game.package)
    except NotInSourceTree:
        return False


def check_game(game: AnyGame, seats: Sequence[int], out: Path) -> Iterator[PropertyResult]:
    """Check each property with the given numbers of seats; save the game that leads to a problem."""
    return (_check(game, prop, seats, out) for prop in checked_properties(game))


def _check(game: AnyGame, prop: Property, seats: Sequence[int], out: Path) -> PropertyResult:
    for count in seats:
        for run in runs(game, count, seeds_of(game, count)):
            try:
                prop.check(run)
            except NonConforming as failure:
                return PropertyResult(prop.name, str(failure), save(failure, out, f"{game.name}-{prop.name}"))
    return PropertyResult(prop.name)
