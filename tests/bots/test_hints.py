"""Tests of hints: alone they are the chance to beat the automaton, and points rank moves whose chances do not differ."""

from typing import Any

import pytest

from caravane import games
from caravane.bots.hint import Estimate, hints, ranked
from caravane.bots.perspective import Perspective
from caravane.bots.search.tree import Branch
from caravane.kernel.codec import pack
from caravane.kernel.drive import random_move
from caravane.kernel.luck import Sfc32
from caravane.kernel.state import CHANCE

EARTH = games.get("excavation-earth")
ZU = 1
GAMES = 6


def alone(round_number: int, seed: int = 4) -> Any:
    """Play alone against Zu until a decision between several moves in a round."""
    state, luck = EARTH.start(1), Sfc32(seed)
    while state.round < round_number or state.next_seat() == CHANCE or len(EARTH.legal(state, 0)) < 3:
        EARTH.apply(state, *random_move(EARTH, state, luck))
    return state


def chances(state: Any) -> list[float]:
    return [each.win_probability for each in hints(Perspective(EARTH, state, 0, Sfc32(7)), GAMES)]


@pytest.mark.parametrize("round_number", [1, 2, 3])
def test_alone_the_chance_is_that_of_beating_the_automaton(round_number: int) -> None:
    ahead, behind = alone(round_number), alone(round_number)
    ahead.credits[0] += 300
    behind.credits[ZU] += 300
    assert min(chances(ahead)) > 0.9
    assert max(chances(behind)) < 0.1
    assert chances(alone(round_number)) != [1.0] * len(chances(alone(round_number)))


def test_alone_a_hint_depends_on_nothing_hidden() -> None:
    state = alone(2)
    redealt = EARTH.redealt(state, 0, Sfc32(99))
    assert pack(EARTH, state) != pack(EARTH, redealt)
    assert chances(state) == chances(redealt)


def estimate(move: int, chance: float, points: float, error: float = 0.02) -> Estimate:
    """Return an estimate of a hundred games with this error of its chance."""
    branch = Branch((move,), 0.0)
    for sign in (-1, 1):
        for _ in range(50):
            branch.add_result(0.0, chance + sign * error * 99**0.5, points + sign)
    return Estimate(branch)


def order(*estimates: Estimate) -> tuple[list[int], bool]:
    found, by_points = ranked(list(estimates))
    return [each.move[0] for each in found], by_points


def test_the_best_chance_comes_first() -> None:
    assert order(estimate(1, 0.4, 90), estimate(2, 0.6, 80), estimate(3, 0.5, 85)) == ([2, 3, 1], False)


def test_chances_that_do_not_differ_are_ranked_by_points() -> None:
    flat = [estimate(1, 0.52, 80), estimate(2, 0.51, 86), estimate(3, 0.5, 82), estimate(4, 0.2, 120)]
    assert order(*flat) == ([2, 3, 1, 4], True)


@pytest.mark.parametrize("chance", [0.01, 0.97])
def test_where_all_is_lost_or_won_points_decide(chance: float) -> None:
    assert order(estimate(1, chance + 0.02, 80, 0.001), estimate(2, chance, 90, 0.001)) == ([2, 1], True)


def test_a_single_move_keeps_its_chance() -> None:
    assert order(estimate(1, 0.5, 80)) == ([1], False)
    assert order() == ([], False)
