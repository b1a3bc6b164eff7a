"""Section 5: filling squares."""

from itertools import pairwise

import pytest

from tests.games.lost_cities.random_games import games
from tests.games.lost_cities.scenario import A, Table
from tests.rule_marker import rule


def usable(column: str, colour: str = "red") -> list[int]:
    """List the number dice that can be written in a column."""
    numbers = []
    for number in range(10):
        table = Table(f"{colour} {column}")
        table.roll(colour, str(number))
        numbers += [number] * (f"take:{colour}:{number}" in table.legal(A))
    return numbers


@rule("LC-FILL-01")
def test_a_number_goes_to_the_lowest_free_square_of_its_colour() -> None:
    table = Table("red S[2,5]; blue S[3]")
    table.roll("red", "7")
    table.play(A, "take:red:7")
    assert table.visible_events()[1] == "A wrote:red:7:3"
    assert table.columns(A) == {"red": "S[2,5,7]", "blue": "S[3]"}


@rule("LC-FILL-02")
@pytest.mark.parametrize("column", ["F[]", "T[]"])
def test_any_number_from_1_to_9_may_be_the_first(column: str) -> None:
    for number in range(1, 10):
        table = Table(f"red {column}")
        table.roll("red", str(number))
        table.play(A, f"take:red:{number}")
        assert table.sheet(A).columns[0] == (number,)


@rule("LC-FILL-03")
@pytest.mark.parametrize("top", range(1, 10))
def test_a_number_must_not_be_lower_than_the_one_below(top: int) -> None:
    assert usable(f"S[1,{top}]") == [0, *range(top, 10)]
    assert usable(f"T[{top}x2]") == [0, *range(top, 10)]


@rule("LC-FILL-03")
def test_any_gap_is_allowed() -> None:
    table = Table("red S[1x2]")
    table.roll("red", "9")
    table.play(A, "take:red:9")
    assert table.column(A, "red") == "S[1,1,9]"


@rule("LC-FILL-04")
@pytest.mark.parametrize("before", ["S[1]", "S[9]", "T[4]", "S[10]"])
def test_a_0_is_written_as_10_above_a_number(before: str) -> None:
    table = Table(f"orange {before}")
    table.roll("orange", "0")
    table.play(A, "take:orange:0")
    assert table.column(A, "orange") == before.replace("]", ",10]")


@rule("LC-FILL-05")
def test_only_a_0_continues_above_a_10() -> None:
    assert usable("S[3,10]") == [0]
    assert usable("T[10]") == [0]


@rule("LC-FILL-06")
def test_no_square_is_skipped_and_no_entry_changes() -> None:
    for game in games():
        for earlier, later in pairwise(game.states):
            for before, after in zip(earlier.sheets, later.sheets, strict=True):
                grown = zip(before.columns, after.columns, strict=True)
                assert all(new[: len(old)] == old for old, new in grown)
                assert before.circles & ~after.circles == 0
                assert before.summits & ~after.summits == 0
                assert (before.artefacts, before.dice) <= (after.artefacts, after.dice)


@rule("LC-FILL-07")
def test_a_full_column_takes_no_number() -> None:
    table = Table("red S[1x9]")
    table.roll("red", "5")
    table.play(A, "take:red:5")
    assert table.column(A, "red") == "S[1,1,1,1,1,1,1,1,1] summit"


@rule("LC-FILL-07")
def test_a_full_column_with_its_summit_takes_nothing() -> None:
    assert usable("S[1x9] summit") == []


@rule("LC-FILL-08")
@pytest.mark.parametrize(
    ("before", "follows"),
    [
        ("red S[1x3]", ["A wrote:red:1:4", "A artefact-hatched:1"]),
        ("orange S[1x6]; red S[1]", ["A wrote:orange:1:7", "A bridge-bonus:orange"]),
        ("blue S[1x6]", ["A wrote:blue:1:7", "A artefact-hatched:2", "A bridge-bonus:blue"]),
    ],
)
def test_the_symbol_and_the_bridge_of_a_square_take_effect_at_once(before: str, follows: list[str]) -> None:
    colour = before.partition(" ")[0]
    table = Table(before)
    table.roll(colour, "1")
    table.play(A, f"take:{colour}:1")
    assert table.visible_events()[1:] == follows


@rule("LC-FILL-08")
def test_an_arrow_takes_effect_at_once() -> None:
    table = Table("green S[1]")
    table.roll("green", "1")
    table.play(A, "take:green:1")
    assert table.decision(A) == "accelerate"


@rule("LC-FILL-08")
def test_a_square_filled_by_acceleration_takes_effect_as_well() -> None:
    table = Table("green S[1]; blue S[2x6]; artefacts 1")
    table.roll("green", "1")
    table.play(A, "take:green:1", "accelerate:blue")
    assert table.visible_events()[-3:] == ["A wrote:blue:2:7", "A artefact-hatched:2", "A bridge-bonus:blue"]


@rule("LC-FILL-09")
def test_first_hatch_then_cross_then_accelerate() -> None:
    table = Table("yellow S[1x6]; green S[1x6]; artefacts 2")
    table.roll("green", "1")
    table.play(A, "take:green:1")
    assert table.visible_events() == ["A took:green:1", "A wrote:green:1:7", "A bridge-bonus:green"]
    table.play(A, "accelerate:yellow")
    assert table.visible_events() == ["A accelerated:yellow", "A wrote:yellow:1:7", "A bridge-bonus:yellow"]
    assert table.decision(A) == "accelerate"
    table.play(A, "accelerate:yellow")
    assert table.visible_events()[-1] == "A artefact-hatched:3"


@rule("LC-FILL-09")
def test_one_mark_hatches_before_it_crosses() -> None:
    table = Table("red S[1x6]; orange S[1x3]; yellow S[1x5]; green S[1x4]; blue S[1x5]; violet S[1x3]; artefacts 6")
    table.roll("red", "1")
    table.play(A, "take:red:1")
    assert table.visible_events()[2:] == ["A artefact-hatched:7", "A bridge-bonus:artefact", "A bridge-bonus:red"]


@rule("LC-FILL-10")
def test_columns_may_be_started_and_continued_in_any_order() -> None:
    table = Table()
    table.turn("red", "3", A="take:red:3")
    table.turn("blue", "2", A="use:blue:2")
    table.turn("violet", "5", A="take:violet:5")
    table.turn("red blue violet", "5", B="take:red:5", A="use:blue:5")
    table.turn("red", "4", A="take:red:4 skip")
    assert table.columns(A) == {"red": "S[3,4]", "blue": "S[2,5]", "violet": "S[5]"}
