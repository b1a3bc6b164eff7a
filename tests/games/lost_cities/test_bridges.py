"""Section 9: bridges and their bonus."""

from itertools import pairwise

import pytest

from caravane.games.lost_cities import GAME
from caravane.games.lost_cities.components import BRIDGES
from tests.games.lost_cities.random_games import games
from tests.games.lost_cities.scenario import A, B, C, Table
from tests.games.lost_cities.spec import BOX, figures
from tests.rule_marker import rule

ORDERS = pytest.mark.parametrize("order", ["simultaneous", "turn-order"])
SIX_ARTEFACTS = "red S[1x6]; orange S[1x3]; yellow S[1x5]; green S[1x4]; blue S[1x5]; violet S[1x3]; artefacts 6"


@rule("LC-BRIDGE-01")
def test_there_are_eight_bridges() -> None:
    assert BRIDGES == ("red", "orange", "yellow", "green", "blue", "violet", "artefact", "dice")
    assert BOX["sheet"]["bridges"] == 8
    assert len(Table().view()["crossed"]) == 8


@rule("LC-BRIDGE-02")
@pytest.mark.parametrize("colour", BRIDGES[:6])
def test_filling_square_7_crosses_the_bridge_of_the_column(colour: str) -> None:
    table = Table(f"{colour} S[2x6]")
    table.roll(colour, "2")
    table.play(A, f"take:{colour}:2")
    assert table.bridges(A) == {colour: "bonus"}


@rule("LC-BRIDGE-02")
def test_hatching_the_seventh_symbol_crosses_the_bridge_of_a_side_column() -> None:
    table = Table(SIX_ARTEFACTS, "dice 6")
    table.turn("red", "1", A="take:red:1", B="refuse")
    assert table.bridges(A) == {"red": "bonus", "artefact": "bonus"}
    assert table.bridges(B) == {"dice": "bonus"}


@rule("LC-BRIDGE-03")
def test_the_first_to_cross_gains_20() -> None:
    table = Table("orange S[2x6]")
    before = table.boxes(A)["bridges"]
    table.turn("orange", "2", A="take:orange:2")
    assert (table.bridges(A), table.boxes(A)["bridges"] - before) == ({"orange": "bonus"}, 20)
    assert figures("LC-BRIDGE-03") == [GAME.box.bridge_points]


@rule("LC-BRIDGE-04")
def test_crossing_a_turn_later_gains_nothing() -> None:
    table = Table("orange S[2x6]", "orange S[2x6]")
    table.turn("orange", "2", A="take:orange:2")
    table.turn("orange", "2", B="take:orange:2")
    assert (table.bridges(B), table.boxes(B)["bridges"]) == ({"orange": "struck"}, 0)
    assert table.bridges(A) == {"orange": "bonus"}


@rule("LC-BRIDGE-05")
@ORDERS
def test_all_seats_that_cross_in_the_same_turn_gain_20(order: str) -> None:
    table = Table("orange S[2x6]", "orange S[3x6]", "orange S[4x6]", choice_order=order)
    table.turn("orange", "5", A="take:orange:5", B="use:orange:5", C="use:orange:5")
    assert [table.boxes(seat)["bridges"] for seat in [A, B, C]] == [20, 20, 20]


@rule("LC-BRIDGE-05")
def test_the_order_of_answers_does_not_matter() -> None:
    table = Table("", "orange S[3x6]", "orange S[4x6]")
    table.roll("orange", "5")
    table.play(A, "refuse")
    table.play(C, "use:orange:5")
    table.play(B, "use:orange:5")
    assert (table.bridges(B), table.bridges(C)) == ({"orange": "bonus"}, {"orange": "bonus"})


@rule("LC-BRIDGE-06")
@ORDERS
def test_the_same_turn_counts_for_the_side_columns_too(order: str) -> None:
    table = Table(SIX_ARTEFACTS, SIX_ARTEFACTS, "dice 6", "dice 6", choice_order=order)
    table.turn("red", "5", A="take:red:5", B="use:red:5")
    assert table.bridges(A)["artefact"] == table.bridges(B)["artefact"] == "bonus"
    assert table.bridges(2) == table.bridges(3) == {"dice": "bonus"}


@rule("LC-BRIDGE-06")
def test_a_later_turn_is_too_late_for_the_side_columns_too() -> None:
    table = Table(SIX_ARTEFACTS + "; dice 7", SIX_ARTEFACTS + "; dice 6")
    table.turn("red", "5", A="take:red:5", B="refuse")
    table.turn("red", "5", B="take:red:5")
    assert table.bridges(B) == {"red": "struck", "artefact": "struck", "dice": "struck"}


@rule("LC-BRIDGE-07")
@pytest.mark.parametrize(
    ("sheet", "roll", "moves", "bridges"),
    [
        ("orange S[1x6]", "orange", "take:orange:1", ["orange"]),
        ("red S[1]; orange S[1x6]", "red", "take:red:1 accelerate:orange", ["orange"]),
        ("dice 6", "red", "refuse", ["dice"]),
        (SIX_ARTEFACTS, "red", "take:red:1", ["red", "artefact"]),
    ],
)
def test_dice_accelerations_and_refusals_cross_alike(sheet: str, roll: str, moves: str, bridges: list[str]) -> None:
    table = Table(sheet)
    table.roll(roll, "1")
    table.play(A, *moves.split())
    assert table.bridges(A) == dict.fromkeys(bridges, "bonus")


@rule("LC-BRIDGE-07")
def test_a_summit_crosses_the_artefact_bridge_alike() -> None:
    table = Table("orange S[1x3]; yellow S[1x5]; green S[1x4]; blue S[1x5]; violet S[1x9]; artefacts 6")
    table.roll("violet", "1")
    table.play(A, "take:violet:1")
    assert table.bridges(A) == {"violet": "bonus", "artefact": "bonus"}


@rule("LC-BRIDGE-08")
def test_the_roller_s_crossing_is_announced_at_once() -> None:
    table = Table("orange S[1x6]")
    table.roll("orange", "1")
    table.play(A, "take:orange:1")
    assert "A bridge-bonus:orange" in table.visible_events(B)


@rule("LC-BRIDGE-08")
def test_sealed_crossings_are_announced_when_the_choices_are_revealed() -> None:
    table = Table("", "orange S[1x6]", "")
    table.roll("orange", "1")
    table.play(A, "refuse")
    table.play(B, "use:orange:1")
    assert table.visible_events(C) == ["B finished"]
    table.play(C, "refuse")
    assert "B bridge-bonus:orange" in table.visible_events(C)


@rule("LC-BRIDGE-08")
def test_in_turn_order_crossings_are_announced_at_once() -> None:
    table = Table("", "orange S[1x6]", "", choice_order="turn-order")
    table.roll("orange", "1")
    table.play(A, "refuse")
    table.play(B, "use:orange:1")
    assert "B bridge-bonus:orange" in table.visible_events(C)


@rule("LC-BRIDGE-09")
@pytest.mark.parametrize("circle", ["T", "S"])
def test_a_circle_does_not_double_a_bonus(circle: str) -> None:
    table = Table(f"orange {circle}[1x6]")
    table.turn("orange", "1", A="take:orange:1")
    assert table.boxes(A)["bridges"] == 20


@rule("LC-BRIDGE-10")
def test_a_seat_keeps_its_bonus_when_it_becomes_exhausted() -> None:
    table = Table("orange S[1x7]; dice 8")
    table.turn("orange", "1", A="refuse")
    assert table.bridges(A) == {"orange": "bonus", "dice": "bonus"}
    assert (table.boxes(A)["dice"], table.boxes(A)["bridges"]) == (0, 40)


@rule("LC-BRIDGE-10")
def test_an_exhausted_seat_gains_and_keeps_a_bonus() -> None:
    table = Table("orange S[1x6]; dice 9")
    table.turn("orange", "1", A="take:orange:1")
    assert table.boxes(A)["bridges"] == 40


@rule("LC-BRIDGE-11")
def test_a_seat_crosses_once_and_its_mark_never_changes() -> None:
    for game in games():
        for earlier, later in pairwise(game.states):
            for before, after in zip(earlier.sheets, later.sheets, strict=True):
                assert before.crossed & ~after.crossed == 0
                assert after.bonuses & before.crossed == before.bonuses


@rule("LC-BRIDGE-11")
def test_squares_beyond_the_bridge_do_not_cross_it_again() -> None:
    table = Table("orange S[1x7]; dice 7", "orange S[1x7]; dice 7; struck orange dice")
    table.turn("orange", "1", A="take:orange:1", B="use:orange:1")
    table.turn("red", "1", A="refuse", B="refuse")
    assert table.bridges(A) == {"orange": "bonus", "dice": "bonus"}
    assert table.bridges(B) == {"orange": "struck", "dice": "struck"}
