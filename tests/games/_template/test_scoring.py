"""The end of the game and the scores."""

import pytest

from tests.games._template.scenario import GAME, Table
from tests.rule_marker import rule


def scores_and_ranks(*won: tuple[int, ...]) -> tuple[list[int], list[int]]:
    """Return the scores and ranks of seats that have won these wells."""
    state = GAME.start(len(won))
    state.won = list(won)
    return GAME.scores(state), GAME.ranks(state)


@rule("TW-END-01")
@pytest.mark.parametrize(("rounds", "count"), [("short", 3), ("long", 5)])
def test_the_game_ends_after_the_last_round(rounds: str, count: int) -> None:
    table = Table([(1, 2, 3), (4, 5, 6)], rounds=rounds)
    for _ in range(count):
        assert not table.state.ended()
        table.round(1, table.hand(0)[0], table.hand(1)[-1])
        table.play(f"{table.state.deciding()[0]} leave")
    assert table.state.ended()
    assert [len(table.hand(seat)) for seat in range(2)] == [3, 3]


@rule("TW-SCORE-01")
def test_a_seat_scores_the_depths_of_its_wells() -> None:
    scores, ranks = scores_and_ranks((6, 1), (5,))
    assert scores == [7, 5]
    assert ranks == [1, 2]


@rule("TW-SCORE-01")
def test_the_score_sheet_lists_every_well() -> None:
    state = GAME.start(2)
    state.won[0] = (6, 1)
    lines = [(GAME.score_lines.spell(phrase), points) for phrase, points in GAME.breakdown(state, 0)]
    assert lines == [("well:6", 6), ("well:1", 1)]


@rule("TW-SCORE-02", "X-04")
def test_more_wells_break_a_tie() -> None:
    assert scores_and_ranks((6,), (2, 4)) == ([6, 6], [2, 1])


@rule("TW-SCORE-02", "X-05")
def test_equal_points_and_wells_share_a_rank() -> None:
    assert scores_and_ranks((5,), (5,)) == ([5, 5], [1, 1])
