"""The simulation of many processes, where arithmetic knows the answer."""

import pytest

from caravane.load.simulation import Setup, Simulation

ONE = Setup(rate=100, serves=1, seats=4, shards=1, act=0.001, hear=0.000_4, commit=0.004, insert=20_000)


def test_a_process_with_little_to_do_answers_in_the_time_of_its_work_and_of_a_commit() -> None:
    found = Simulation(ONE).run(60)
    assert found.p50_ms == pytest.approx(5.0, abs=0.3)
    assert found.busy == pytest.approx(0.1, rel=0.1)


def test_a_core_that_is_asked_for_more_than_it_can_do_falls_behind() -> None:
    found = Simulation(ONE._replace(rate=1_100)).run(20)
    assert found.busy > 1
    assert found.p99_ms > 1_000


def test_what_others_hear_is_work_for_them() -> None:
    many = ONE._replace(rate=2_000, serves=8)
    expected = 2_000 * (many.act + 3 * many.hear) / 8
    assert Simulation(many).run(20).busy == pytest.approx(expected, rel=0.05)


def test_a_record_that_takes_in_too_little_holds_everybody_up_until_it_is_divided() -> None:
    full = ONE._replace(rate=1_500, serves=6, seats=2, insert=1_000)
    assert Simulation(full).run(10).p99_ms > 1_000
    assert Simulation(full._replace(shards=4)).run(10).p99_ms < 100


def test_the_same_seed_gives_the_same_waits() -> None:
    assert Simulation(ONE, seed=3).run(5) == Simulation(ONE, seed=3).run(5)
