"""Section 4: circles, which make a column count double."""

import pytest

from tests.games.lost_cities.scenario import A, B, Table
from tests.rule_marker import rule


@rule("LC-DOUBLE-01")
def test_a_0_in_an_empty_column_ticks_its_circle_and_nothing_else() -> None:
    table = Table()
    table.roll("green", "0")
    table.play(A, "take:green:0")
    assert table.visible_events() == ["A took:green:0", "A circle-ticked:green"]
    assert table.columns(A) == {"green": "T[]"}


@rule("LC-DOUBLE-02")
def test_this_0_is_no_10() -> None:
    table = Table()
    table.roll("green", "0")
    assert table.legal(A) == ["take:green:0", "refuse"]
    table.play(A, "take:green:0")
    assert table.column(A, "green") == "T[]"


@rule("LC-DOUBLE-03")
@pytest.mark.parametrize(
    ("before", "after"),
    [("S[1]", "S[1,10]"), ("S[1x7]", "S[1,1,1,1,1,1,1,10]"), ("S[1x9]", "S[1,1,1,1,1,1,1,1,1] summit")],
)
def test_a_circle_can_only_be_the_first_mark(before: str, after: str) -> None:
    table = Table(f"orange {before}")
    table.roll("orange", "0")
    table.play(A, "take:orange:0")
    assert table.column(A, "orange") == after


@rule("LC-DOUBLE-04")
def test_the_first_number_strikes_a_free_circle() -> None:
    table = Table()
    table.roll("blue", "6")
    assert table.column(A, "blue") == "F[]"
    table.play(A, "take:blue:6")
    assert table.column(A, "blue") == "S[6]"


@rule("LC-DOUBLE-04")
def test_a_first_number_by_acceleration_strikes_it_too() -> None:
    table = Table("red S[1]")
    table.roll("red", "1")
    table.play(A, "take:red:1", "accelerate:blue")
    assert table.column(A, "blue") == "S[1]"


@rule("LC-DOUBLE-05")
def test_a_struck_circle_is_never_ticked() -> None:
    table = Table("blue S[6]")
    table.turn("blue", "0", A="take:blue:0")
    table.turn("blue", "0", A="use:blue:0 skip")
    assert table.column(A, "blue") == "S[6,10,10]"
    assert table.boxes(A)["blue"] == -10


@rule("LC-DOUBLE-06")
def test_the_first_number_may_follow_a_ticked_circle_in_any_later_turn() -> None:
    table = Table()
    table.turn("violet", "0", A="take:violet:0")
    table.turn("red", "5")
    table.turn("red", "5")
    table.turn("violet", "4", A="use:violet:4")
    assert table.column(A, "violet") == "T[4]"
    table.turn("violet", "4", A="take:violet:4")
    assert table.column(A, "violet") == "T[4,4]"


@rule("LC-DOUBLE-07")
def test_with_ten_a_second_0_is_written_as_10() -> None:
    table = Table("red T[]", zero_after_circle="ten")
    table.roll("red", "0")
    table.play(A, "take:red:0")
    assert table.column(A, "red") == "T[10]"


@rule("LC-DOUBLE-07")
def test_with_none_a_second_0_is_not_usable() -> None:
    table = Table("red T[]", "red T[]", zero_after_circle="none")
    table.roll("red", "0")
    assert table.legal(A) == ["refuse"]
    table.play(A, "refuse")
    assert table.legal(B) == ["refuse"]


@rule("LC-DOUBLE-07")
@pytest.mark.parametrize("value", ["ten", "none"])
def test_the_option_changes_nothing_else_about_a_0(value: str) -> None:
    table = Table("red T[3]; green S[4]", zero_after_circle=value)
    table.roll("red green blue", "0")
    assert table.legal(A) == ["take:red:0", "take:green:0", "take:blue:0", "refuse"]


@rule("LC-DOUBLE-08")
def test_an_acceleration_writes_a_1_and_ticks_no_circle() -> None:
    table = Table("red S[1]")
    table.roll("red", "0")
    table.play(A, "take:red:0", "accelerate:green")
    assert table.column(A, "green") == "S[1]"
    assert "A circle-ticked:green" not in table.visible_events()


@rule("LC-DOUBLE-09")
def test_a_circle_is_no_square() -> None:
    before = "red S[1x3]; orange S[1x3]; yellow S[1x5]; green S[1x4]; blue F[]; violet S[1x6]; artefacts 4"
    table = Table(before)
    table.roll("blue", "0")
    table.play(A, "take:blue:0")
    assert (table.artefacts(A), table.dice(A), table.bridges(A)) == (4, 0, {})
    assert table.decision(A) == "nothing"
    assert table.sheet(A).columns[4] == ()
