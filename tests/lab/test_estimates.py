"""Tests of means and shares over games: their values, and how often the interval holds the truth."""

import pytest

from caravane.kernel.luck import Sfc32
from caravane.lab.elo import NORMAL_95, wilson
from caravane.lab.estimates import Sums, student_95

TRIES = 400


def test_quantiles_of_student_are_those_of_the_tables() -> None:
    assert [round(student_95(freedom), 2) for freedom in (5, 10, 30)] == [2.57, 2.23, 2.04]
    assert student_95(100_000) == pytest.approx(NORMAL_95, abs=0.001)


def test_a_figure_is_the_ratio_of_two_sums_over_games() -> None:
    sums = Sums()
    for amount, count in ((6.0, 2.0), (0.0, 0.0), (2.0, 2.0)):
        sums.add(amount, count)
    figure = sums.mean()
    # A game without a count says nothing.
    assert (figure.value, figure.games) == (2.0, 2)
    assert figure.interval is not None
    assert sum(figure.interval) == pytest.approx(4.0)


def test_one_game_has_no_interval() -> None:
    sums = Sums()
    sums.add(1.0, 4.0)
    assert (sums.mean().interval, sums.share().interval) == (None, None)


def test_a_share_of_independent_games_has_the_interval_of_wilson() -> None:
    sums = Sums()
    for game in range(400):
        sums.add(float(game % 4 == 0), 1.0)
    interval = sums.share().interval
    assert interval == pytest.approx(wilson(0.25, 400), abs=0.001)


def test_a_share_that_never_varies_is_as_sure_as_its_trials() -> None:
    sums = Sums()
    for _ in range(50):
        sums.add(2.0, 2.0)
    assert sums.share().interval == pytest.approx((wilson(1.0, 100)[0], 1.0))


def test_intervals_hold_the_truth_nineteen_times_of_twenty_though_the_seats_of_a_game_go_together() -> None:
    luck = Sfc32(7)
    found = 0
    for _ in range(TRIES):
        sums = Sums()
        for _ in range(60):
            # All four seats of a game succeed or fail alike: sixty trials, not 240.
            sums.add(4.0 * (luck.below(10) < 3), 4.0)
        low, high = sums.share().interval or (0.0, 0.0)
        found += low <= 0.3 <= high
    assert 0.92 <= found / TRIES <= 0.98
