"""The game has every property that Caravane asks of a game, with every number of seats."""

import pytest
from caravane.conformance.properties import PROPERTIES, Property
from caravane.conformance.run import runs

from two_mules import GAME

SEEDS = range(3)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("prop", PROPERTIES, ids=lambda prop: prop.name)
def test_conformance(prop: Property, seats: int) -> None:
    for run in runs(GAME, seats, SEEDS):
        prop.check(run)
