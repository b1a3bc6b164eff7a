"""Tests of the simulation of many processes, in cases with a known result."""

import pytest

from caravane.load.simulation import Setup, Simulation

ONE = Setup(rate=100, serves=1, seats=4, shards=1, act=0.001, receive=0.000_4, commit=0.004, insert=20_000)


def test_an_idle_process_answers_in_the_time_of_its_work_and_a_commit() -> None:
    found = Simulation(ONE).run(60)
    assert found.p50_ms == pytest.approx(5.0, abs=0.3)
    assert found.busy == pytest.approx(0.1, rel=0.1)


def test_an_overloaded_core_falls_behind() -> None:
    found = Simulation(ONE._replace(rate=1_100)).run(20)
    assert found.busy > 1
    assert found.p99_ms > 1_000


def test_remote_moves_are_work_for_other_processes() -> None:
    many = ONE._replace(rate=2_000, serves=8)
    expected = 2_000 * (many.act + 3 * many.receive) / 8
    assert Simulation(many).run(20).busy == pytest.approx(expected, rel=0.05)


def test_a_slow_database_delays_all_moves_until_it_is_sharded() -> None:
    full = ONE._replace(rate=1_500, serves=6, seats=2, insert=1_000)
    assert Simulation(full).run(10).p99_ms > 1_000
    assert Simulation(full._replace(shards=4)).run(10).p99_ms < 100


def test_the_same_seed_gives_the_same_waits() -> None:
    assert Simulation(ONE, seed=3).run(5) == Simulation(ONE, seed=3).run(5)
