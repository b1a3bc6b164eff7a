"""Tests of the table of touches; `scripts/fit --touches` makes the turns in a browser."""

import pytest

from tests.fit.touches import HEAD, TURNS, Count, Turn, line_of


@pytest.mark.parametrize("turn", TURNS, ids=lambda turn: turn.name)
def test_a_turn_fails_above_its_most_touches_or_if_it_is_not_made(turn: Turn) -> None:
    touches = (1, turn.most, turn.most + 1, None)
    assert [Count(turn, each).fails() for each in touches] == [False, False, True, True]


def test_the_touches_stand_beside_the_earlier_ones() -> None:
    count = Count(TURNS[0], 2)
    assert HEAD.split() == ["turn", "before", "now", "most"]
    assert line_of(count).removeprefix(TURNS[0].name).split() == ["7", "2", "3"]
    assert "too many" in line_of(count._replace(touches=12))
