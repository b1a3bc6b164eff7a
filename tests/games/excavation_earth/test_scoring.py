"""Scoring phase and the end of the game (17, 18)."""

from typing import Any

import pytest

from caravane.games.excavation_earth import GAME
from caravane.games.excavation_earth.projected_points import projected
from caravane.games.excavation_earth.scoring import centre_prizes
from tests.games.excavation_earth.scenario import BOX, A, B, C, D, Table
from tests.rule_marker import rule

TILES = "relay scanner rumour"
EXAMPLE = (
    "yellow-spiral green-spiral red-spiral violet-spiral orange-spiral yellow-fork red-ladder red-wave "
    "orange-fork orange-ladder orange-wave"
)


def ended(number: int = 3, **more: Any) -> Table:
    """Make all seats pass, so that the round is scored."""
    table = Table(number=number, tiles=TILES if number > 1 else "", **more)
    for seat in table.state.order:
        table.play(seat, "choose:pass")
    return table


def gained(table: Table, seat: int, line: str) -> int:
    sheet = GAME.breakdown(table.state, seat)
    return sum(points for phrase, points in sheet if GAME.score_lines.word(phrase).name == line)


@rule("EE-SCORE-01", "EE-SCORE-03")
def test_each_centre_is_scored_by_itself() -> None:
    table = ended(1, emissaries={A: "left left middle", B: "left middle middle"})
    assert [gained(table, seat, "centres") for seat in (A, B)] == [5, 5]
    assert "A centre-scored:left:2:5" in table.visible_events()
    assert not [text for text in table.visible_events() if "right" in text and "scored" in text]


@rule("EE-SCORE-02")
def test_prizes_by_round() -> None:
    assert BOX.prizes == ((5,), (10, 5), (15, 10, 5))
    assert [centre_prizes(BOX, [3, 2, 1, 0], number) for number in (1, 2, 3)] == [
        [5, 0, 0, 0],
        [10, 5, 0, 0],
        [15, 10, 5, 0],
    ]


@rule("EE-SCORE-04", "EE-SCORE-05", "C-20")
@pytest.mark.parametrize(
    ("number", "emissaries", "prizes"),
    [
        (1, [2, 2, 1, 0], [2, 2, 0, 0]),
        (1, [2, 2, 2, 0], [1, 1, 1, 0]),
        (1, [1, 1, 1, 1], [1, 1, 1, 1]),
        (2, [3, 1, 1, 1], [10, 1, 1, 1]),
        (3, [1, 1, 1, 1], [7, 7, 7, 7]),
        (3, [4, 2, 2, 2], [15, 5, 5, 5]),
    ],
)
def test_tied_seats_share_the_prizes(number: int, emissaries: list[int], prizes: list[int]) -> None:
    assert centre_prizes(BOX, emissaries, number) == prizes


@rule("X-09")
def test_the_example_of_the_centres() -> None:
    # Black, pink, yellow, brown.
    assert centre_prizes(BOX, [4, 2, 2, 0], 3) == [15, 7, 7, 0]
    assert centre_prizes(BOX, [0, 1, 3, 2], 3) == [0, 5, 15, 10]
    assert centre_prizes(BOX, [1, 3, 0, 3], 3) == [5, 12, 0, 12]


@rule("EE-SCORE-06")
def test_everything_is_kept_for_the_next_round() -> None:
    table = ended(1, emissaries={A: "left"}, traders={B: "3"}, galleries={A: "red-wave"}, holds={B: "red-fork"})
    assert (table.emissaries(A), table.traders(B), table.gallery(A), table.hold(B)) == (
        [1, 0, 0],
        "3",
        "red-wave",
        "red-fork",
    )


@rule("EE-SCORE-07")
@pytest.mark.parametrize("number", [1, 2])
def test_another_round_follows(number: int) -> None:
    assert ended(number).state.round == number + 1


@rule("EE-END-01", "X-10")
def test_the_example_of_the_gallery() -> None:
    table = ended(galleries={A: EXAMPLE})
    assert (gained(table, A, "columns"), gained(table, A, "rows")) == (4 + 9 + 15, 13)
    scored = [text for text in table.visible_events() if "scored" in text]
    assert scored == [
        "A column-scored:yellow:2:4",
        "A column-scored:red:3:9",
        "A column-scored:orange:4:15",
        "A row-scored:spiral:5:13",
    ]
    assert Table(galleries={A: EXAMPLE}).view()["players"][A]["worth"] == 41


@rule("EE-END-02")
def test_columns_pay_by_their_guards() -> None:
    assert BOX.column_credits == (0, 0, 4, 9, 15)
    assert Table(galleries={A: "red-wave red-fork"}).view()["players"][A]["columns"] == [0, 0, 4, 0, 0]


@rule("EE-END-03")
def test_rows_pay_by_their_guards_and_value() -> None:
    assert [row[3:] for row in BOX.row_credits] == [(8, 11, 13), (5, 8, 12), (4, 7, 11), (3, 6, 10)]
    assert all(row[:3] == (0, 0, 0) for row in BOX.row_credits)
    three = "red-wave green-wave violet-wave"
    assert Table(galleries={A: three}).view()["players"][A]["rows"] == [0, 0, 0, 3]


@rule("EE-END-04")
def test_rows_may_pay_alike() -> None:
    three = "red-wave green-wave violet-wave"
    assert Table(galleries={A: three}, options={"row-table": "uniform"}).view()["players"][A]["rows"] == [0, 0, 0, 6]


@rule("EE-END-05", "EE-END-06")
def test_only_credits_count() -> None:
    table = ended(purse={A: 30, B: 31}, holds={A: "red-spiral*3"}, traders={A: "1 2 3"})
    assert (GAME.scores(table.state), GAME.ranks(table.state)) == ([30, 31], [2, 1])
    assert table.state.ended()


@rule("EE-END-07", "EE-END-08", "C-21")
def test_ties_go_to_more_relics_or_are_shared() -> None:
    settings: dict[str, Any] = {"purse": {A: 97, B: 97}, "holds": {A: "red-wave*2", B: "red-spiral"}}
    table = ended(**settings, containers={B: "green-spiral"})
    assert GAME.ranks(table.state) == [1, 1]
    more = ended(**settings, containers={B: "green-wave green-wave"})
    assert GAME.ranks(more.state) == [2, 1]
    four = ended(seats=4, purse={A: 50, B: 40, C: 40, D: 10}, holds={C: "red-wave"})
    assert GAME.ranks(four.state) == [1, 3, 2, 4]


def test_projected_credits_are_those_of_an_end_at_once() -> None:
    table = Table(number=3, tiles=TILES, emissaries={A: "left left middle", B: "left right"}, galleries={A: EXAMPLE})
    sheets = projected(GAME.view(table.state, None), GAME.box)
    for seat in table.state.order:
        table.play(seat, "choose:pass")
    assert [sum(points for _, points in sheet) for sheet in sheets] == GAME.scores(table.state)
