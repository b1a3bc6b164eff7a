"""Tests that every registered game has every property with every number of seats; a game missing here fails."""

from collections.abc import Iterator

import pytest

from caravane import games
from caravane.conformance.check import checked_properties
from caravane.conformance.properties import PROPERTIES, Property
from caravane.conformance.run import runs, seeds_of

# What compares a game with its rules page, tests and golden journals is checked where these are.
FROM_ELSEWHERE = 2


def cases() -> Iterator[tuple[str, int, Property]]:
    for name in games.names(hidden=True):
        for seats in games.get(name).seats:
            yield from ((name, seats, prop) for prop in checked_properties(games.get(name)))


CASES = list(cases())


def label(value: object) -> str:
    return f"{value.number}-{value.name}" if isinstance(value, Property) else str(value)


@pytest.mark.parametrize(("name", "seats", "prop"), CASES, ids=label)
def test_conformance(name: str, seats: int, prop: Property) -> None:
    for run in runs(games.get(name), seats, seeds_of(games.get(name), seats)):
        prop.check(run)


def test_no_game_no_number_of_seats_and_no_property_is_left_out() -> None:
    checked = {(name, seats, prop.number) for name, seats, prop in CASES}
    own = [(name, seats) for name in games.names(hidden=True, outside=False) for seats in games.get(name).seats]
    assert checked >= {(name, seats, number) for name, seats in own for number in range(1, 21)}
    counts = {name: len({number for other, _, number in checked if other == name}) for name in games.names()}
    assert all(count in (len(PROPERTIES), len(PROPERTIES) - FROM_ELSEWHERE) for count in counts.values())


@pytest.mark.parametrize("name", games.names(hidden=True))
def test_every_value_of_every_option_is_played(name: str) -> None:
    game = games.get(name)
    played = [run for seats in game.seats for run in runs(game, seats, seeds_of(game, seats))]
    for option in game.options:
        offered = [run.options[option.key] for run in played if option.offered(run.seats)]
        # Seats are alike: one named seat, and none, are enough. Rare seat counts cannot show more values than they have
        # games.
        assert len(set(offered)) >= (2 if option.names_seat else min(len(option.values), len(offered)))
