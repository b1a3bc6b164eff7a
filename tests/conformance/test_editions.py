"""Made-up editions, with other lengths and figures, have every property of their game; each is tried out by bots too."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from caravane import games
from caravane.conformance.properties import PROPERTIES, Property
from caravane.conformance.run import record_run, seeds_of
from caravane.kernel.game import Bounds, Game
from caravane.tables.editions.trial import check_by_playing
from tests.edition_files import FILES, read_file

OF_THE_BUILT_IN_VALUES = ("golden", "speed", "rule-coverage", "sources", "texts", "determinism")
"""Properties of the sources and texts, which an edition cannot change, of recorded games, and of speed."""
LONGER = 4
"""Times that a game may be longer than with the values built in: a track of twelve spaces takes its time."""
GAMES = 4


@cache
def edited(file: Path) -> Game[Any]:
    """Return the game with the values of a file, and with room for longer games."""
    found = read_file(file)
    assert found.edition is not None
    assert found.game is not None
    limits = found.game.bounds
    longer = {seats: LONGER * moves for seats, moves in limits.moves.items()}
    bounds = Bounds(longer, LONGER * limits.options, limits.clone_us, limits.moves_per_second)
    return Game(**{**found.game.parts(), "bounds": bounds}).with_edition(found.edition)


def checked() -> list[Property]:
    return [prop for prop in PROPERTIES if prop.name not in OF_THE_BUILT_IN_VALUES]


def test_every_game_has_two_editions_that_are_valid() -> None:
    assert [problem.code for file in FILES for problem in read_file(file).problems] == []
    names = [read_file(file).head["game"] for file in FILES]
    assert {name: names.count(name) for name in games.names()} == dict.fromkeys(games.names(outside=False), 2)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_edition_has_every_property(file: Path) -> None:
    game = edited(file)
    for seats in (game.seats[0], game.seats[-1]):
        run = record_run(game, seats, seeds_of(game, seats)[0])
        for prop in checked():
            prop.check(run)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_bots_play_an_edition_to_its_end(file: Path) -> None:
    check_by_playing(edited(file), GAMES)
