"""Section 7: artefacts and summits."""

import pytest

from caravane.games.lost_cities import GAME
from caravane.games.lost_cities.components import COLOURS, SQUARES, SYMBOLS
from tests.games.lost_cities.random_games import games
from tests.games.lost_cities.scenario import A, B, Table
from tests.games.lost_cities.spec import BOX, figures
from tests.rule_marker import rule

EIGHT = "yellow S[1x9]; green S[1x9]; blue S[1x9]; violet S[5x9]; artefacts 8"
NINE = "orange S[1x3]; yellow S[1x9]; green S[1x9]; blue S[1x9]; violet S[5x9]; artefacts 9"
SIX_SQUARES = "orange S[1x3]; yellow S[1x5]; green S[1x4]; blue S[1x5]; violet S[1x3]"


@rule("LC-ARTEFACT-01")
def test_a_number_in_an_artefact_square_hatches_the_next_artefact() -> None:
    table = Table("red S[1x3]; orange S[1x2]; blue S[1x4]")
    table.turn("red", "5", A="take:red:5")
    assert table.artefacts(A) == 1
    table.turn("orange", "5", A="use:orange:5")
    table.turn("blue", "5", A="take:blue:5")
    assert table.artefacts(A) == 3


@rule("LC-ARTEFACT-02")
def test_hatching_is_compulsory_even_if_it_lowers_the_score() -> None:
    table = Table("red S[1x3]")
    table.roll("red", "5")
    table.play(A, "take:red:5")
    assert table.decision(A) == "nothing"
    assert (table.artefacts(A), table.boxes(A)["artefact"]) == (1, -40)


@rule("LC-ARTEFACT-03")
def test_with_nine_artefacts_a_number_is_still_written_but_nothing_hatched() -> None:
    table = Table(f"red S[1x3]; {NINE}")
    table.roll("red", "5")
    table.play(A, "take:red:5")
    assert table.visible_events() == ["A took:red:5", "A wrote:red:5:4"]
    assert table.artefacts(A) == 9


@rule("LC-ARTEFACT-04")
@pytest.mark.parametrize(("ninth", "usable"), [(1, range(10)), (6, [0, 6, 7, 8, 9]), (9, [0, 9]), (10, [0])])
def test_a_number_not_lower_than_the_ninth_reaches_the_summit(ninth: int, usable: list[int]) -> None:
    for number in range(10):
        table = Table(f"green S[1x8,{ninth}]; artefacts 2")
        table.roll("green", str(number))
        assert (f"take:green:{number}" in table.legal(A)) == (number in usable)


@rule("LC-ARTEFACT-04")
def test_the_pair_ticks_the_summit_and_hatches_one_artefact() -> None:
    table = Table(EIGHT)
    table.roll("violet", "0")
    table.play(A, "take:violet:0")
    assert table.visible_events() == ["A took:violet:0", "A summit-ticked:violet", "A artefact-hatched:9"]
    assert table.column(A, "violet") == "S[5,5,5,5,5,5,5,5,5] summit"


@rule("LC-ARTEFACT-05")
def test_with_nine_artefacts_no_summit_can_be_ticked() -> None:
    table = Table(f"red S[1]; {NINE}")
    table.roll("violet red yellow", "9")
    assert table.legal(A) == ["take:red:9", "refuse"]
    table.play(A, "take:red:9")
    assert table.legal(A) == ["accelerate:red", "accelerate:orange", "skip"]


@rule("LC-ARTEFACT-06")
def test_each_summit_is_ticked_once_by_dice() -> None:
    table = Table("green S[1x9]; artefacts 2")
    table.turn("green", "9", A="take:green:9")
    assert table.artefacts(A) == 3
    table.roll("green", "9")
    table.play(B, "refuse")
    assert table.legal(A) == ["refuse"]


@rule("LC-ARTEFACT-06")
def test_a_summit_ticked_by_acceleration_is_ticked_for_dice_too() -> None:
    table = Table("red S[1]; green S[1x9]; artefacts 2")
    table.turn("red", "9", A="take:red:9 accelerate:green")
    assert table.artefacts(A) == 3
    table.roll("green", "9")
    table.play(B, "refuse")
    assert table.legal(A) == ["refuse"]


@rule("LC-ARTEFACT-06")
def test_a_summit_ticked_by_dice_is_ticked_for_accelerations_too() -> None:
    table = Table("red S[1]; green S[1x9] summit; artefacts 3")
    table.roll("red", "1")
    table.play(A, "take:red:1")
    assert "accelerate:green" not in table.legal(A)


@rule("LC-ARTEFACT-07")
def test_an_acceleration_reaches_the_summit_whatever_the_ninth_number_is() -> None:
    table = Table("red S[1]; green S[1x8,10]; artefacts 2")
    table.roll("red green green", "1")
    assert "take:green:1" not in table.legal(A)
    table.play(A, "take:red:1", "accelerate:green")
    assert table.column(A, "green").endswith("summit")


@rule("LC-ARTEFACT-08")
def test_a_summit_is_no_square() -> None:
    table = Table("green T[1x9]; artefacts 2")
    table.roll("green", "9")
    before = (table.boxes(A)["green"], table.sheet(A).columns, table.bridges(A))
    table.play(A, "take:green:9")
    assert (table.boxes(A)["green"], table.sheet(A).columns, table.bridges(A)) == before
    assert before[0] == 100


@rule("LC-ARTEFACT-09")
def test_the_seventh_artefact_crosses_the_bridge_by_a_number() -> None:
    table = Table(f"red S[1x6]; {SIX_SQUARES}; artefacts 6")
    table.roll("red", "1")
    table.play(A, "take:red:1")
    assert table.bridges(A)["artefact"] == "bonus"


@rule("LC-ARTEFACT-09")
@pytest.mark.parametrize(
    ("roll", "moves"),
    [
        ("violet", ["take:violet:9"]),
        ("red", ["take:red:9", "accelerate:violet"]),
        ("red", ["take:red:9", "accelerate:yellow"]),
    ],
)
def test_a_summit_or_an_accelerated_number_crosses_the_artefact_bridge(roll: str, moves: list[str]) -> None:
    table = Table("red S[1]; orange S[1x3]; yellow S[1x4]; green S[1x4]; blue S[1x8]; violet S[1x9]; artefacts 6")
    table.roll(roll, "9")
    table.play(A, *moves)
    assert (table.artefacts(A), table.bridges(A)["artefact"]) == (7, "bonus")
    assert table.visible_events()[-2:] == ["A artefact-hatched:7", "A bridge-bonus:artefact"]


@rule("LC-ARTEFACT-10")
def test_twelve_squares_and_six_summits_for_nine_symbols() -> None:
    assert figures("LC-ARTEFACT-10") == [12, 6, 9]
    assert sum(map(len, GAME.box.artefacts)) == 12
    assert len(COLOURS) * BOX["sheet"]["summit_artefact_per_expedition"] == 6
    assert SYMBOLS == SQUARES == 9


@rule("LC-ARTEFACT-05", "LC-ARTEFACT-10")
def test_with_these_squares_at_most_three_summits_are_ticked() -> None:
    ticked = [sheet.summits.bit_count() for game in games() for sheet in game.states[-1].sheets]
    assert 0 < max(ticked) <= 3
