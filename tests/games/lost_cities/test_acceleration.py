"""Section 6: acceleration."""

import pytest

from caravane.games.lost_cities import GAME
from caravane.games.lost_cities.components import COLOURS
from caravane.games.lost_cities.sheet import columns_to_accelerate
from tests.games.lost_cities.random_games import Course, games
from tests.games.lost_cities.scenario import A, B, Table, read_sheet
from tests.rule_marker import rule

EVERY_COLUMN = [f"accelerate:{colour}" for colour in COLOURS]
FULL = "; ".join(f"{colour} S[1x9]" for colour in COLOURS)


def on_an_arrow(*sheet: str) -> Table:
    """Return a table where seat A, with these columns besides red, has just reached the arrow of red 2."""
    table = Table("; ".join(["red S[1]", *sheet]))
    table.roll("red", "4")
    table.play(A, "take:red:4")
    return table


@rule("LC-ACCEL-01")
def test_a_number_in_an_arrow_square_allows_naming_a_column_or_skipping() -> None:
    table = on_an_arrow()
    assert (table.deciding(), table.decision(A)) == ([A], "accelerate")
    assert table.legal(A) == [*EVERY_COLUMN, "skip"]


@rule("LC-ACCEL-01")
@pytest.mark.parametrize("colour", COLOURS)
def test_every_arrow_accelerates_and_no_other_square_does(colour: str) -> None:
    for square in range(1, 10):
        table = Table(f"{colour} S[1x{square - 1}]" if square > 1 else "")
        table.roll(colour, "1")
        table.play(A, f"take:{colour}:1")
        assert (table.decision(A) == "accelerate") == (square in GAME.box.arrows[COLOURS.index(colour)])


@rule("LC-ACCEL-02")
def test_skipping_is_always_legal_and_the_acceleration_is_lost() -> None:
    table = on_an_arrow("green S[1]")
    assert table.legal(A)[-1] == "skip"
    table.play(A, "accelerate:green")
    assert table.legal(A)[-1] == "skip"
    table.play(A, "skip")
    assert (table.columns(A), table.decision(A)) == ({"red": "S[1,4]", "green": "S[1,1]"}, "nothing")
    table.refuse_rest()
    assert table.rolling()


@rule("LC-ACCEL-02")
def test_skip_is_the_last_offer_of_every_acceleration() -> None:
    for game in games():
        for state, act in zip(game.states, game.acts, strict=False):
            if act.verb in {"accelerate", "skip"}:
                assert GAME.legal(state, act.seat)[-1] == GAME.verbs.read("skip")


@rule("LC-ACCEL-03")
@pytest.mark.parametrize("colour", COLOURS)
def test_any_column_may_be_named_whatever_the_dice_show(colour: str) -> None:
    table = on_an_arrow("orange S[9]; yellow S[9]; green S[9]; blue S[9]; violet S[9]")
    table.play(A, f"accelerate:{colour}")
    assert table.column(A, colour) == ("S[1,4,4]" if colour == "red" else "S[9,9]")


@rule("LC-ACCEL-04")
@pytest.mark.parametrize("filled", range(1, 9))
def test_the_top_number_is_repeated(filled: int) -> None:
    numbers = [3] * (filled - 1) + [7]
    table = on_an_arrow(f"violet S[{','.join(map(str, numbers))}]")
    table.play(A, "accelerate:violet")
    assert table.sheet(A).columns[5] == (*numbers, 7)


@rule("LC-ACCEL-04")
def test_a_10_is_repeated_too() -> None:
    table = on_an_arrow("violet S[10]")
    table.play(A, "accelerate:violet")
    assert table.column(A, "violet") == "S[10,10]"


@rule("LC-ACCEL-05")
def test_an_empty_column_starts_with_1() -> None:
    table = on_an_arrow()
    table.play(A, "accelerate:orange")
    assert table.sheet(A).columns[1] == (1,)


@rule("LC-ACCEL-06")
@pytest.mark.parametrize(("before", "after"), [("F[]", "S[1]"), ("T[]", "T[1]")])
def test_a_first_number_strikes_a_free_circle_and_leaves_a_ticked_one(before: str, after: str) -> None:
    table = on_an_arrow(f"orange {before}")
    table.play(A, "accelerate:orange")
    assert table.column(A, "orange") == after


@rule("LC-ACCEL-07")
def test_the_summit_of_a_full_column_is_ticked_and_an_artefact_hatched() -> None:
    table = on_an_arrow("violet S[8x9]; artefacts 2")
    table.play(A, "accelerate:violet")
    assert table.column(A, "violet").endswith("summit")
    assert table.artefacts(A) == 3


@rule("LC-ACCEL-08")
def test_a_full_column_with_ticked_summit_cannot_be_named() -> None:
    table = on_an_arrow("violet S[8x9] summit; artefacts 3")
    assert table.legal(A) == [*EVERY_COLUMN[:-1], "skip"]


@rule("LC-ACCEL-08")
def test_no_full_column_can_be_named_when_nine_artefacts_are_hatched() -> None:
    nine = "orange S[1x9]; yellow S[1x8]; green S[1x9]; blue S[1x8]; violet S[1x3]; artefacts 9"
    table = on_an_arrow(nine)
    assert table.legal(A) == [f"accelerate:{colour}" for colour in ["red", "yellow", "blue", "violet"]] + ["skip"]


@rule("LC-ACCEL-09")
def test_an_arrow_reached_by_acceleration_accelerates_again_in_any_column() -> None:
    table = on_an_arrow("yellow S[2x2]")
    table.play(A, "accelerate:yellow")
    assert table.column(A, "yellow") == "S[2,2,2]"
    assert table.legal(A) == [*EVERY_COLUMN, "skip"]
    table.play(A, "accelerate:violet")
    assert (table.column(A, "violet"), table.decision(A)) == ("S[1]", "nothing")


@rule("LC-ACCEL-10")
def test_an_accelerated_number_hatches_and_crosses_like_any_other() -> None:
    table = on_an_arrow("blue S[5x6]; artefacts 1")
    table.play(A, "accelerate:blue")
    assert (table.artefacts(A), table.bridges(A)) == (2, {"blue": "bonus"})


@rule("LC-ACCEL-11")
def test_an_acceleration_is_used_before_anything_else_on_this_sheet() -> None:
    table = Table("", "red S[1]", "red S[1]")
    table.roll("red", "4")
    table.play(A, "refuse")
    table.play(B, "use:red:4")
    assert table.legal(B) == [*EVERY_COLUMN, "skip"]
    assert "refuse" not in table.legal(B)


@rule("LC-ACCEL-11")
def test_an_acceleration_cannot_be_saved() -> None:
    table = on_an_arrow()
    table.play(A, "skip")
    table.refuse_rest()
    table.roll("violet", "4")
    table.play(B, "refuse")
    assert table.legal(A) == ["use:violet:4", "refuse"]
    table.play(A, "use:violet:4")
    assert table.rolling()


@rule("LC-ACCEL-12")
def test_each_filled_arrow_square_gives_exactly_one_acceleration() -> None:
    for game in games():
        course = Course(game.seats)
        for act in game.acts:
            course.follow(act)
        for seat, sheet in enumerate(game.states[-1].sheets):
            arrows = sum(
                sum(GAME.box.has_arrow[colour][: len(column) + 1]) for colour, column in enumerate(sheet.columns)
            )
            assert course.ledgers[seat].arrows_answered == arrows


@rule("LC-ACCEL-12")
@pytest.mark.parametrize("choice", ["take:violet:9", "refuse"])
def test_a_summit_a_hatching_and_a_refusal_give_none(choice: str) -> None:
    table = Table("violet S[8x9]; artefacts 2")
    table.roll("violet", "9")
    table.play(A, choice)
    assert table.deciding() == [B]


@rule("LC-ACCEL-13")
def test_nothing_could_be_named_on_a_full_sheet() -> None:
    assert columns_to_accelerate(read_sheet(f"{FULL}; artefacts 9")) == []


@rule("LC-ACCEL-13")
@pytest.mark.parametrize("colour", range(6))
def test_an_arrow_s_own_column_can_always_be_named(colour: int) -> None:
    assert max(GAME.box.arrows[colour]) <= 8
    for square in GAME.box.arrows[colour]:
        sheet = read_sheet(FULL.replace(f"{COLOURS[colour]} S[1x9]", f"{COLOURS[colour]} S[1x{square}]"))
        assert columns_to_accelerate(sheet) == [colour]
