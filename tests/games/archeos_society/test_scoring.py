"""Scoring and game end (I)."""

import pytest

from caravane.games.archeos_society import GAME
from caravane.games.archeos_society.projected_points import projected
from tests.games.archeos_society.scenario import A, B, C, Table, season_end
from tests.rule_marker import rule


def ended(*, seats: int = 2, **parts: object) -> Table:
    """Return a table after the end of the last season."""
    table = season_end(*[""] * seats, **parts)
    table.state.season = 2
    return table.play(A, "draw")


@rule("AS-SCORE-02")
def test_site_points_are_added_up_and_may_be_negative() -> None:
    table = season_end("", "", at={A: "mesa-verde 6, sigiriya 1", B: "mesa-verde 1"}).play(A, "draw")
    assert table.visible_events()[-4:-2] == ["A sites-scored:7:8:0:0:0:1:-2", "B sites-scored:-1:1:0:0:0:0:-2"]


@rule("AS-SCORE-03", "AS-SCORE-04")
@pytest.mark.parametrize(
    ("expedition", "points"),
    [
        ("red-guide", 0),
        ("red-guide*2", 1),
        ("red-guide*2 red-student", 3),
        ("red-guide*2 red-student*2", 5),
        ("red-guide*2 red-student*3", 8),
        ("red-guide*2 red-student*4", 12),
        ("red-guide*2 red-student*4 red-pilot*2", 12),
        ("red-guide red-mercenary*2", 0),
        ("red-photographer red-student*3", 8),
    ],
)
def test_an_expedition_scores_by_its_size(expedition: str, points: int) -> None:
    assert GAME.box.expedition_points == (0, 0, 1, 3, 5, 8, 12)
    table = season_end("", "", sent={A: [expedition]}).play(A, "draw")
    assert table.lines(A).get("expeditions", 0) == points


@rule("AS-SCORE-05", "AS-SCORE-06")
def test_a_score_has_no_bounds() -> None:
    table = season_end("", "")
    table.state.points[0] = 200
    assert table.play(A, "draw").scores() == [198, -2]


@rule("AS-END-01", "AS-END-03")
def test_the_game_ends_with_the_last_season_and_most_points_win() -> None:
    assert not season_end("", "").play(A, "draw").state.ended()
    table = ended(at={B: "mesa-verde 3"})
    assert table.state.ended()
    assert table.visible_events()[-1] == "game-ended"
    assert GAME.ranks(table.state) == [2, 1]


@rule("AS-END-04", "AS-END-05")
@pytest.mark.parametrize(
    ("mine", "theirs", "ranks"),
    [
        (["red-guide*2", "red-student"], ["blue-guide*2"], [1, 2]),
        (["red-guide red-mercenary*2"], ["blue-guide", "blue-student"], [2, 1]),
        (["red-photographer", "red-student"], ["blue-guide*2"], [2, 1]),
        (["red-guide*2 red-student*4 red-pilot"], ["blue-guide*2 blue-student*4"], [1, 2]),
    ],
)
def test_ties_compare_expeditions_from_the_largest_on(mine: list[str], theirs: list[str], ranks: list[int]) -> None:
    table = ended(sent={A: mine, B: theirs})
    assert table.score(A) == table.score(B)
    assert GAME.ranks(table.state) == ranks


@rule("AS-END-06")
def test_equal_lists_share_the_win() -> None:
    assert GAME.ranks(ended(sent={A: ["red-guide"], B: ["blue-student"]}).state) == [1, 1]


@rule("AS-END-07")
def test_lower_ranks_follow_the_same_order() -> None:
    table = ended(seats=3, at={A: "mesa-verde 1"}, sent={C: ["red-guide"]})
    assert GAME.ranks(table.state) == [1, 3, 2]


def totals(table: Table) -> list[int]:
    """Return what everybody would have now, as a spectator sees it."""
    return [sum(points for _, points in sheet) for sheet in projected(GAME.view(table.state, None), GAME.box)]


@pytest.mark.parametrize(
    "parts",
    [
        {"at": {A: "mesa-verde 3, sigiriya 2", B: "mesa-verde 1"}},
        {"sent": {A: ["blue-guide*2", "red-guide*2"], B: ["red-photographer red-student*3"]}},
    ],
)
def test_projected_points_are_those_of_an_end_at_once(parts: dict[str, object]) -> None:
    before = season_end("", "", **parts)
    before.state.season = 2
    expected = totals(before)
    assert before.play(A, "draw").state.ended()
    assert GAME.scores(before.state) == expected


def test_the_linguist_track_is_not_projected_again_while_professors_decide() -> None:
    table = season_end("", "", roles="linguist professor", at={B: "mesa-verde 1"})
    table.state.season = 2
    table.state.linguists = [0, 5]
    table.state.tokens = [0, 0b1000]
    expected = totals(table)
    table.play(A, "draw")
    assert table.decision(B) == "professor-advance"
    assert totals(table) == expected
    table.play(B, "decline-advance")
    assert table.state.ended()
    assert GAME.scores(table.state) == expected


def test_cards_in_hand_are_no_projected_points() -> None:
    assert totals(season_end("red-guide*2", "")) == totals(season_end("", ""))
