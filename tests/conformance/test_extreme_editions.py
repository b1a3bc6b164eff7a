"""Editions at the limits of what a game accepts come to their end: nobody makes a game endless by values."""

from itertools import product

import pytest

from caravane import games
from caravane.tables.editions.trial import check_by_playing
from tests.extreme_editions import GREATEST, LEAST, MIXED, extreme_edition

NAMES = games.names(hidden=True, outside=False)
SEEDS = range(8)


@pytest.mark.parametrize(("name", "side"), [*product(NAMES, (LEAST, GREATEST))])
def test_random_games_end_with_the_least_and_the_most(name: str, side: int) -> None:
    game, played = games.get(name), []
    edited = game.with_edition(extreme_edition(game, side)[0])
    check_by_playing(edited, len(game.seats), lambda: played.append(1), lambda: len(played) == len(game.seats))
    assert len(played) == len(game.seats)


@pytest.mark.nightly
@pytest.mark.parametrize(("name", "seed"), [*product(NAMES, SEEDS)])
def test_games_of_bots_end_with_values_at_the_limits(name: str, seed: int) -> None:
    game = games.get(name)
    check_by_playing(game.with_edition(extreme_edition(game, MIXED, seed)[0]))


@pytest.mark.parametrize("name", NAMES)
def test_most_fields_are_tried_at_a_limit(name: str) -> None:
    game = games.get(name)
    kept = [
        set(extreme_edition(game, side, seed)[1]) for side, seed in ((LEAST, 0), (GREATEST, 0), (MIXED, 1), (MIXED, 2))
    ]
    assert len(set.intersection(*kept)) <= len(game.editions.fields()) // 4
