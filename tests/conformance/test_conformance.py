"""Tests that every registered game has every property with every number of seats; a game missing here fails."""

from collections.abc import Iterator

import pytest

from caravane import games
from caravane.conformance.properties import PROPERTIES, Property
from caravane.conformance.run import runs

SEEDS = 3


def cases() -> Iterator[tuple[str, int, Property]]:
    for name in games.names(hidden=True):
        for seats in games.get(name).seats:
            yield from ((name, seats, prop) for prop in PROPERTIES)


CASES = list(cases())


def seeds_of(name: str, seats: int) -> range:
    """Return separate seeds for every number of seats, so that together they play every value of every option."""
    first = games.get(name).seats.index(seats) * SEEDS
    return range(first, first + SEEDS)


def label(value: object) -> str:
    return f"{value.number}-{value.name}" if isinstance(value, Property) else str(value)


@pytest.mark.parametrize(("name", "seats", "prop"), CASES, ids=label)
def test_conformance(name: str, seats: int, prop: Property) -> None:
    for run in runs(games.get(name), seats, seeds_of(name, seats)):
        prop.check(run)


def test_no_game_no_number_of_seats_and_no_property_is_left_out() -> None:
    checked = {(name, seats, prop.number) for name, seats, prop in CASES}
    registered = [(name, seats) for name in games.names(hidden=True) for seats in games.get(name).seats]
    assert checked == {(name, seats, number) for name, seats in registered for number in range(1, 21)}


@pytest.mark.parametrize("name", games.names(hidden=True))
def test_every_value_of_every_option_is_played(name: str) -> None:
    game = games.get(name)
    played = [run for seats in game.seats for run in runs(game, seats, seeds_of(name, seats))]
    for option in game.options:
        offered = [run.options[option.key] for run in played if option.offered(run.seats)]
        # Seats are alike: one named seat, and none, are enough. Rare seat counts cannot show more values than they have
        # games.
        assert len(set(offered)) >= (2 if option.names_seat else min(len(option.values), len(offered)))
