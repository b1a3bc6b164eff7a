"""Section 15: corner cases."""

import pytest

from caravane.games.lost_cities import GAME
from tests.games.lost_cities.scenario import BLANK, A, B, C, D, E, Table
from tests.rule_marker import rule

ORDERS = pytest.mark.parametrize("order", ["simultaneous", "turn-order"])
SIX_BUT_RED = "orange S[1x3]; yellow S[1x5]; green S[1x4]; blue S[1x5]; violet S[1x3]"
OPEN_VIOLET = "green S[1x7]; blue S[1x7]; red S[1x7]; orange S[1x3]; violet S[1x6]; yellow S[1x6]; artefacts 8"


@rule("C-01")
def test_a_second_equal_die_stays_for_the_others() -> None:
    table = Table()
    table.roll("red red blue", "4 4 7")
    table.play(A, "take:red:4")
    assert table.legal(B) == ["use:red:4", "use:red:7", "use:blue:4", "use:blue:7", "refuse"]


FIVE_GREENS = (
    "green F[]",
    "green T[]",
    "green S[2x2]",
    "green S[1,2,3,4,5,6,7,8,10]; red S[1x4]; orange S[1x3]; violet S[1x3]; artefacts 5",
    "green S[1x9] summit",
)


@rule("C-02")
@ORDERS
def test_the_same_0_means_five_things_to_five_seats(order: str) -> None:
    table = Table(*FIVE_GREENS, choice_order=order)
    table.turn("green", "0", A="take:green:0", B="use:green:0", C="use:green:0", D="use:green:0")
    assert [table.column(seat, "green") for seat in [A, B, C]] == ["T[]", "T[10]", "S[2,2,10]"]
    assert (table.column(D, "green"), table.artefacts(D)) == ("S[1,2,3,4,5,6,7,8,10] summit", 6)
    assert (table.columns(E), table.dice(E)) == ({"green": "S[1,1,1,1,1,1,1,1,1] summit"}, 1)


@rule("C-02")
def test_the_seat_with_a_ticked_summit_can_only_refuse() -> None:
    table = Table(*FIVE_GREENS)
    table.roll("green", "0")
    table.play(A, "take:green:0")
    assert [table.legal(seat) for seat in [B, C, D]] == [["use:green:0", "refuse"]] * 3
    assert table.legal(E) == ["refuse"]


@rule("C-03")
def test_with_none_the_second_0_is_not_usable() -> None:
    table = Table(*FIVE_GREENS, zero_after_circle="none")
    table.roll("green", "0")
    table.play(A, "take:green:0")
    assert table.legal(B) == ["refuse"]
    assert table.legal(C) == table.legal(D) == ["use:green:0", "refuse"]


@rule("C-04")
def test_an_acceleration_rescues_a_lonely_circle() -> None:
    table = Table("red S[1]; blue T[]")
    assert table.boxes(A)["blue"] == -100
    table.roll("red", "1")
    table.play(A, "take:red:1", "accelerate:blue")
    assert (table.column(A, "blue"), table.boxes(A)["blue"]) == ("T[1]", -40)


@rule("C-05")
def test_a_column_started_by_acceleration_has_lost_its_circle() -> None:
    table = Table("red S[3]; blue F[]")
    table.turn("red", "4", A="take:red:4 accelerate:blue")
    assert table.columns(A) == {"red": "S[3,4]", "blue": "S[1]"}
    table.turn("blue", "0", A="use:blue:0")
    assert table.column(A, "blue") == "S[1,10]"


LONGEST_CHAIN = "red S[3]; green S[2]; yellow S[4x2]; blue S[5x2]; orange S[1x3]; violet S[6x3]; artefacts 2"


@rule("C-06")
def test_the_longest_chain() -> None:
    table = Table(LONGEST_CHAIN)
    table.roll("red", "3")
    table.play(A, "take:red:3")
    for colour in ["green", "yellow", "blue", "orange", "violet", "orange"]:
        assert table.decision(A) == "accelerate"
        table.play(A, f"accelerate:{colour}")
    assert table.decision(A) == "nothing"
    result = {"red": "S[3,3]", "green": "S[2,2]", "yellow": "S[4,4,4]", "blue": "S[5,5,5]"}
    assert table.columns(A) == result | {"violet": "S[6,6,6,6]", "orange": "S[1,1,1,1,1]"}
    assert table.artefacts(A) == 2


@rule("C-07")
@pytest.mark.parametrize(("earlier", "gain"), [(BLANK, 40), ("red S[1x7]", 20)])
def test_one_mark_crosses_two_bridges(earlier: str, gain: int) -> None:
    table = Table(f"red S[1,1,2,2,3,3]; {SIX_BUT_RED}; artefacts 6", earlier)
    table.roll("red", "3")
    table.play(A, "take:red:3")
    assert (list(table.bridges(A)), table.boxes(A)["bridges"]) == (["red", "artefact"], gain)


@rule("C-08")
def test_a_bridge_is_crossed_before_the_arrow_beyond_it_is_used() -> None:
    table = Table("yellow S[1,1,2,2,3,3]; red S[1x4]; violet S[1x3]; artefacts 3")
    table.roll("yellow", "5")
    table.play(A, "take:yellow:5")
    assert (table.bridges(A), table.decision(A)) == ({"yellow": "bonus"}, "accelerate")
    table.play(A, "accelerate:yellow")
    assert table.column(A, "yellow") == "S[1,1,2,2,3,3,5,5]"
    assert (table.artefacts(A), table.decision(A)) == (4, "nothing")


@rule("C-09")
def test_a_tenth_artefact_square_only_takes_its_number() -> None:
    nine = "red S[1x3]; orange S[1x8]; yellow S[1x8]; green S[1x9]; blue S[1x7]; violet S[1x3]; artefacts 9"
    table = Table(nine)
    bridges = table.bridges(A)
    table.roll("red", "1")
    table.play(A, "take:red:1")
    assert (table.column(A, "red"), table.artefacts(A)) == ("S[1,1,1,1]", 9)
    assert table.visible_events() == ["A took:red:1", "A wrote:red:1:4"]
    assert table.bridges(A) == bridges


@rule("C-10")
def test_without_artefacts_left_a_full_column_is_closed() -> None:
    nine = "orange S[1x8]; yellow S[1x8]; green S[1x9]; blue S[1x8,6]; violet S[1x3]; artefacts 9"
    table = Table(f"red S[1]; {nine}")
    table.roll("blue red red", "8")
    assert table.legal(A) == ["take:red:8", "refuse"]
    table.play(A, "take:red:8")
    assert "accelerate:blue" not in table.legal(A)


@rule("C-11")
def test_above_a_10_only_a_0_reaches_the_summit_once() -> None:
    six = "orange S[1x3]; yellow S[1x5]; green S[1x4]; blue S[1x8,10]; violet S[1x3]; artefacts 6"
    for number in range(1, 10):
        table = Table(six)
        table.roll("blue", str(number))
        assert table.legal(A) == ["refuse"]
    table = Table(six)
    table.turn("blue", "0", A="take:blue:0")
    assert (table.artefacts(A), table.bridges(A)["artefact"]) == (7, "bonus")
    table.roll("blue", "0")
    table.play(B, "refuse")
    assert table.legal(A) == ["refuse"]


@rule("C-12")
def test_an_acceleration_may_fill_the_ninth_square_but_not_the_summit_with_it() -> None:
    table = Table("blue S[2,2,2,4,4,4,4]")
    table.roll("blue", "6")
    table.play(A, "take:blue:6", "accelerate:blue")
    assert (table.column(A, "blue"), table.boxes(A)["blue"]) == ("S[2,2,2,4,4,4,4,6,6]", 50)
    assert (table.decision(A), table.artefacts(A)) == ("nothing", 2)


@rule("C-13")
def test_on_an_almost_full_sheet_only_the_arrow_s_own_column_is_left() -> None:
    full = "; ".join(f"{colour} S[1x9]" for colour in ["orange", "yellow", "green", "blue", "violet"])
    table = Table(f"red S[1x7]; {full}; artefacts 9")
    table.roll("red", "1")
    table.play(A, "take:red:1")
    assert table.legal(A) == ["accelerate:red", "skip"]


@rule("C-14")
def test_dice_that_fit_nowhere_must_be_refused() -> None:
    table = Table(BLANK, "orange S[7x3]; red S[6]")
    table.roll("orange red violet", "3 5 9")
    table.play(A, "take:violet:9")
    assert table.legal(B) == ["refuse"]


@rule("C-15")
def test_dice_cannot_be_taken_without_using_them() -> None:
    table = Table("orange S[9]")
    table.roll("orange", "2 4 8")
    assert table.legal(A) == ["refuse"]
    table.play(A, "refuse")
    assert table.view()["left"] == {"colours": [1, 1, 1], "numbers": [2, 4, 8]}
    assert table.legal(B) == ["use:orange:2", "use:orange:4", "use:orange:8", "refuse"]


@rule("C-16")
@ORDERS
def test_two_seventh_refusals_in_one_turn_both_gain_20(order: str) -> None:
    table = Table("dice 6", "dice 6", BLANK, choice_order=order)
    table.turn("red", "5")
    assert [table.boxes(seat)["bridges"] for seat in [A, B, C]] == [20, 20, 0]


@rule("C-17")
@ORDERS
def test_the_last_bridge_may_still_be_crossed_by_others_in_the_last_turn(order: str) -> None:
    four = "red S[1x7]; orange S[1x7]; yellow S[1x7]; violet S[1x6]; dice 7"
    table = Table(OPEN_VIOLET, four, choice_order=order)
    table.roll("violet", "5")
    table.play(A, "take:violet:5")
    assert (table.bridges(A)["violet"], table.ended()) == ("bonus", False)
    table.play(B, "use:violet:5")
    assert (table.bridges(B)["violet"], table.ended()) == ("bonus", True)


@rule("C-18")
def test_the_game_continues_until_the_last_seat_is_exhausted() -> None:
    table = Table("red S[1x7]; orange S[1x7]; dice 8", "dice 7")
    table.turn("green", "5", B="use:green:5")
    assert (table.dice(A), table.view()["crossed"].count(False), table.ended()) == (9, 5, False)
    before = table.sheet(A).pack()
    table.turn("green", "5")
    assert (table.sheet(A).pack(), table.ended()) == (before, False)
    table.turn("green", "5")
    assert (table.dice(B), table.ended()) == (9, True)


@rule("C-19")
def test_an_exhausted_seat_keeps_its_bonus_but_not_the_70() -> None:
    table = Table("dice 8")
    assert (table.boxes(A)["dice"], table.boxes(A)["bridges"]) == (70, 20)
    table.turn("red", "5")
    assert (table.boxes(A)["dice"], table.boxes(A)["bridges"]) == (0, 20)


@rule("C-20")
def test_a_full_double_column_with_its_bonus_is_worth_120() -> None:
    boxes = Table("violet T[1x9]").boxes(A)
    assert boxes["violet"] + boxes["bridges"] == 100 + 20


@rule("C-21")
def test_the_first_refusal_and_the_first_artefact_cost_40() -> None:
    table = Table(seats=2)
    totals = [table.total(A)]
    for _ in range(4):
        table.turn("red", "5")
        totals.append(table.total(A))
    assert (totals[0], totals[1], totals[4]) == (0, -40, 10)


@rule("C-21")
def test_the_first_artefact_square_costs_40() -> None:
    table = Table("red S[1x3]")
    before = table.total(A)
    table.roll("red", "1")
    table.play(A, "take:red:1")
    assert (table.artefacts(A), table.total(A) - before) == (1, 5 - (-10) - 40)


@rule("C-22")
def test_a_skipped_acceleration_does_not_come_back() -> None:
    table = Table("green S[2]")
    table.turn("green", "5", A="take:green:5 skip")
    assert table.column(A, "green") == "S[2,5]"
    table.turn("blue", "5", A="use:blue:5")
    assert table.rolling()
    assert table.columns(A) == {"green": "S[2,5]", "blue": "S[5]"}


@rule("C-23")
def test_two_sealed_choices_cross_the_same_bridge() -> None:
    table = Table(BLANK, "red S[1x6]", "red S[1x6]")
    table.roll("red", "5")
    table.play(A, "refuse")
    table.play(B, "use:red:5")
    view = table.view(C)
    assert view["finished"] == [True, True, False]
    assert (view["sheets"][B]["bridges"], view["crossed"]) == (["open"] * 8, [False] * 8)
    table.play(C, "use:red:5")
    assert table.bridges(B) == table.bridges(C) == {"red": "bonus"}


@rule("C-24")
def test_equal_totals_share_the_victory_whatever_they_are_made_of() -> None:
    table = Table(
        "violet S[1x9]; dice 7", "yellow T[1x4]; blue T[1x4]; violet T[1x9]; dice 4", "yellow S[1x4]; dice 8", roller=B
    )
    assert GAME.scores(table.state) == [120, 120, 95]
    assert [len(table.bridges(seat)) for seat in [A, B, C]] == [2, 1, 1]
    assert GAME.ranks(table.state) == [1, 1, 3]
