"""Section 14: the examples of the rulebook."""

import pytest

from caravane.games.lost_cities.components import COLOURS
from tests.games.lost_cities.scenario import BLANK, A, B, C, D, Table, pairs
from tests.games.lost_cities.spec import BOX
from tests.rule_marker import rule

ORDERS = pytest.mark.parametrize("order", ["simultaneous", "turn-order"])


@rule("X-01")
def test_an_acceleration_repeats_a_2_and_then_again() -> None:
    table = Table("red S[2]; green S[3]")
    table.roll("green", "3")
    table.play(A, "take:green:3", "accelerate:red")
    assert (table.column(A, "red"), table.decision(A)) == ("S[2,2]", "accelerate")
    table.play(A, "accelerate:red")
    assert (table.column(A, "red"), table.decision(A)) == ("S[2,2,2]", "nothing")


@rule("X-02")
def test_an_acceleration_starts_an_expedition_with_1() -> None:
    table = Table("green S[3]; blue F[]")
    table.roll("green", "3")
    table.play(A, "take:green:3", "accelerate:blue")
    assert table.column(A, "blue") == "S[1]"


@rule("X-03")
@pytest.mark.parametrize(("circle", "points"), [("S", 35), ("T", 70)])
def test_eight_numbers_the_last_a_10(circle: str, points: int) -> None:
    assert Table(f"blue {circle}[1,2,3,5,7,8,9,10]").boxes(A)["blue"] == points


@rule("X-04")
@pytest.mark.parametrize(("column", "points"), [("S[2x3]", -10), ("T[2x3]", -20), ("S[2x4]", 5), ("T[2x4]", 10)])
def test_three_numbers_are_negative_and_four_are_positive(column: str, points: int) -> None:
    assert Table(f"blue {column}").boxes(A)["blue"] == points


@rule("X-05")
@pytest.mark.parametrize(("column", "points"), [("T[]", -100), ("F[]", 0)])
def test_a_lonely_circle_and_an_untouched_column(column: str, points: int) -> None:
    assert Table(f"blue {column}").boxes(A)["blue"] == points


@rule("X-06")
def test_eight_and_nine_dice_symbols_and_nine_artefacts() -> None:
    assert Table("dice 8").boxes(A)["dice"] == 70
    assert Table("dice 9").boxes(A)["dice"] == 0
    artefacts = "red S[1x9] summit; orange S[1x9] summit; yellow S[1x9] summit; artefacts 9"
    assert Table(artefacts).boxes(A)["artefact"] == 100


@rule("X-07")
@ORDERS
def test_the_roller_refuses_and_the_others_choose_among_nine_pairs(order: str) -> None:
    table = Table(BLANK, BLANK, "red S[5]", choice_order=order)
    table.roll("red blue green", "1 5 9")
    table.play(A, "refuse")
    assert table.dice(A) == 1
    nine = pairs("use", "red green blue", "1 5 9")
    assert (table.legal(B), len(nine)) == (nine, 9 + 1)
    table.play(B, "refuse")
    assert table.legal(C) == [move for move in nine if move != "use:red:1"]


@rule("X-08")
@ORDERS
def test_two_cross_in_the_same_turn_and_one_is_late(order: str) -> None:
    table = Table(*["yellow S[1x6]"] * 3, BLANK, choice_order=order)
    table.turn("yellow", "4", A="take:yellow:4 skip", C="use:yellow:4 skip")
    table.turn("yellow", "4", B="take:yellow:4 skip")
    bridges = [table.bridges(seat).get("yellow", "open") for seat in [A, B, C, D]]
    assert bridges == ["bonus", "struck", "bonus", "open"]
    assert [table.boxes(seat)["bridges"] for seat in [A, B, C, D]] == [20, 0, 20, 0]


EXAMPLE = (
    "orange S[1,1,4,5,5,5,8,10]; yellow T[2,3,3]; green T[1,2,3,4,6,6]; blue T[3,3,6,7,7,8,8,9]; "
    "violet T[4,4,5,5,9,9,9,10,10]; artefacts 7; dice 8; struck blue"
)


@rule("X-09")
def test_the_filled_sheet_of_the_manual_scores_425() -> None:
    table = Table(EXAMPLE, "blue S[1x7]")
    assert list(table.boxes(A).values()) == [0, 35, -20, 30, 70, 100, 60, 70, 80]
    assert table.total(A) == 425


@rule("X-09")
def test_the_example_s_columns_pass_seven_artefact_squares_and_cross_five_bridges() -> None:
    table = Table(EXAMPLE, "blue S[1x7]")
    assert table.artefacts(A) == 7
    assert list(table.bridges(A)) == ["orange", "blue", "violet", "artefact", "dice"]
    assert list(table.bridges(A).values()).count("bonus") == 4


@rule("X-09")
def test_with_8_artefacts_and_7_dice_symbols_the_total_is_the_same() -> None:
    table = Table(EXAMPLE, "blue S[1x7]")
    table.sheet(A).artefacts, table.sheet(A).dice = 8, 7
    assert table.total(A) == 425


@rule("X-09")
def test_the_data_has_the_same_example() -> None:
    example = BOX["example"]["english_manual_p4"]
    table = Table(EXAMPLE, "blue S[1x7]")
    for index, colour in enumerate(COLOURS):
        assert example[colour]["numbers"] == list(table.sheet(A).columns[index])
        assert example[colour]["circle"] == table.column(A, colour).startswith("T")
        assert example[colour]["points"] == table.boxes(A)[colour]
    assert (example["artefacts"]["hatched"], example["dice"]["hatched"]) == (table.artefacts(A), table.dice(A))
    assert example["bridges"]["crossed"] == list(table.bridges(A))
    assert (example["bridges"]["points"], example["total"]) == (80, 425)
