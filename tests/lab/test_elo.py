"""Tests of the ratings: known strengths are recovered, and intervals have their nominal coverage."""

import math

import pytest

from caravane.kernel.luck import Sfc32
from caravane.lab.elo import MEAN, Result, intervals, ratings, wilson

TRUE = [1300.0, 1450.0, 1500.0, 1750.0]


def played(count: int, seed: int) -> list[Result]:
    """Return the results of players of known strength."""
    luck = Sfc32(seed)
    results: list[Result] = []
    for one in range(len(TRUE)):
        for other in range(one):
            chance = 1 / (1 + math.pow(10, (TRUE[other] - TRUE[one]) / 400))
            results += [(one, other, float(luck.below(1000) < 1000 * chance)) for _ in range(count)]
    return results


def test_known_strengths_are_recovered() -> None:
    found = ratings(len(TRUE), played(3000, 1))
    assert found == pytest.approx(TRUE, abs=15)
    assert sum(found) / len(found) == pytest.approx(MEAN)


@pytest.mark.nightly
def test_intervals_contain_the_truth_and_shrink_with_games() -> None:
    few, many = intervals(len(TRUE), played(50, 2)), intervals(len(TRUE), played(800, 2))
    assert all(low < true < high for true, (low, high) in zip(TRUE, few, strict=True))
    for (low, high), (narrow, narrower) in zip(few, many, strict=True):
        assert narrower - narrow < (high - low) / 2


def test_the_winner_of_every_game_is_not_infinitely_strong() -> None:
    assert ratings(2, [(0, 1, 1.0)] * 10)[0] < MEAN + 400


def test_the_interval_of_a_share() -> None:
    assert wilson(0.8, 400) == pytest.approx((0.758, 0.836), abs=0.001)
    assert wilson(1.0, 20)[1] == pytest.approx(1.0)
