"""A game of another package in successive releases: its values built in and the form of its editions change."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from caravane import games
from caravane.kernel.edition import Edition
from caravane.kernel.edition_form import NUMBER, EditionForm, Field, Part
from caravane.kernel.game import Game
from caravane.tables.editions.file import make_edition
from caravane.tables.editions.values import resolve
from tests.games.outside_package import install, installed

NAME: Final = "wadi"
WELL: Final = games.get("_template")
HEAD: Final = {"name": "own", "title": "Own", "source": "a test"}
TWO_CARDS: Final[Mapping[str, Any]] = WELL.tables | {"cards": WELL.tables["cards"] | {"hand": 2}}
FEW_FIELDS: Final = EditionForm([Part("die", [Field("die/faces", NUMBER, least=2, most=6)])])
CLOSE_LIMITS: Final = EditionForm(
    [Part("cards", WELL.editions.parts[0].fields), Part("die", [Field("die/faces", NUMBER, least=5, most=6)])]
)


def edition_of(game: Game[Any], given: Mapping[str, Any]) -> Edition:
    """Return an edition of a game with some values read."""
    values, ours, problems = resolve(game, given)
    assert problems == []
    return make_edition(game, HEAD, values, ours)


def _release(**parts: Any) -> Game[Any]:
    return Game(**{**WELL.parts(), "name": NAME, **parts})


FIRST: Final = _release(tables=TWO_CARDS, editions=FEW_FIELDS)
"""Hands of two cards, which no edition can change."""
HANDS_OF_TWO: Final = edition_of(_release(tables=TWO_CARDS), {})
SECOND: Final = _release(earlier=[HANDS_OF_TWO])
"""Hands of three cards, which editions can change."""
CLOSER: Final = _release(earlier=[HANDS_OF_TWO], editions=CLOSE_LIMITS)
"""The same with closer limits."""
WITHOUT_DIE: Final = _release(
    tables={key: table for key, table in WELL.tables.items() if key != "die"} | {"dice": 1},
    editions=EditionForm(),
    box=lambda _tables, _edition: WELL.box,
)
"""A release that has forgotten a table of the box."""


@contextmanager
def release(folder: Path, name: str) -> Iterator[Game[Any]]:
    """Install a release by its name in this module."""
    (folder / name).mkdir(exist_ok=True)
    if not list((folder / name).iterdir()):
        install(folder / name, "dry-rivers", {NAME: f"{__name__}:{name}"})
    with installed(folder / name):
        yield games.get(NAME)
