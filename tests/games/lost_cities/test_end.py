"""Section 10: the end of the game."""

import pytest

from caravane.games.lost_cities import GAME
from tests.games.lost_cities.scenario import BLANK, A, B, C, Table
from tests.rule_marker import rule

ORDERS = pytest.mark.parametrize("order", ["simultaneous", "turn-order"])

# On these two sheets together all bridges but violet have been crossed.
FOUR = "red S[1x7]; orange S[1x7]; yellow S[1x7]; dice 7"
THREE = "green S[1x7]; blue S[1x7]; red S[1x7]; orange S[1x3]; violet S[1x6]; yellow S[1x6]; artefacts 8"


@rule("LC-END-01", "LC-END-06")
@ORDERS
def test_the_end_is_tested_when_every_seat_has_finished(order: str) -> None:
    table = Table(THREE, FOUR, BLANK, choice_order=order)
    table.roll("violet", "5")
    table.play(A, "take:violet:5")
    assert "A bridge-bonus:violet" in table.visible_events()
    assert not table.ended()
    table.play(B, "refuse")
    assert not table.ended()
    table.play(C, "use:violet:5")
    assert table.ended()


@rule("LC-END-01")
def test_the_end_waits_for_accelerations_too() -> None:
    table = Table("violet S[1x7]; dice 7", THREE, "orange S[1x7]")
    table.roll("yellow", "1")
    table.play(A, "refuse")
    table.play(C, "refuse")
    table.play(B, "use:yellow:1")
    assert (table.decision(B), table.ended()) == ("accelerate", False)
    table.play(B, "skip")
    assert table.ended()


@rule("LC-END-02")
def test_the_game_ends_when_all_are_exhausted() -> None:
    table = Table("dice 8", "dice 8", "dice 8")
    table.turn("red", "5")
    assert table.ended()
    assert table.visible_events()[-1] == "ended-by-exhaustion"


@rule("LC-END-03")
def test_the_game_ends_when_different_seats_have_crossed_all_bridges() -> None:
    table = Table(FOUR, THREE)
    table.turn("violet", "5", B="use:violet:5")
    assert table.ended()
    assert table.visible_events()[-1] == "ended-by-bridges"
    assert "violet" not in table.bridges(A)


@rule("LC-END-03")
def test_the_game_ends_when_one_seat_has_crossed_all_bridges() -> None:
    seven = "; ".join(f"{colour} S[1x7]" for colour in ["red", "orange", "yellow", "green", "blue"])
    table = Table(f"{seven}; violet S[1x6]; dice 7", BLANK)
    table.turn("violet", "5", A="take:violet:5")
    assert (table.ended(), len(table.bridges(A)), table.bridges(B)) == (True, 8, {})


@rule("LC-END-04")
def test_one_condition_is_enough() -> None:
    bridges, exhaustion = Table(FOUR, THREE), Table("dice 8", "dice 9")
    bridges.turn("violet", "5", B="use:violet:5")
    exhaustion.turn("violet", "5")
    assert (bridges.ended(), exhaustion.ended()) == (True, True)
    assert max(bridges.dice(seat) for seat in [A, B]) < 9
    assert exhaustion.view()["crossed"] == [False] * 7 + [True]


@rule("LC-END-05")
def test_some_exhausted_seats_do_not_end_the_game() -> None:
    table = Table("dice 9", "dice 8", "dice 7")
    table.turn("red", "5")
    assert [table.dice(seat) for seat in [A, B, C]] == [9, 9, 8]
    assert table.rolling()


@rule("LC-END-06")
@ORDERS
def test_the_others_still_choose_and_accelerate_when_the_roller_fulfils_a_condition(order: str) -> None:
    table = Table("dice 8", "dice 9", "red S[1]; dice 9", choice_order=order)
    table.roll("red", "5")
    table.play(A, "refuse")
    assert "A exhausted" in table.visible_events()
    table.play(B, "use:red:5")
    table.play(C, "use:red:5", "accelerate:blue")
    assert table.ended()
    assert (table.columns(B), table.columns(C)) == ({"red": "S[5]"}, {"red": "S[1,5]", "blue": "S[1]"})


@rule("LC-END-07")
def test_seats_need_not_have_rolled_equally_often() -> None:
    table = Table("dice 8", "dice 8", "dice 8", roller=B)
    table.turn("red", "5")
    assert (table.ended(), table.view()["roller"]) == (True, B)


def test_after_the_end_there_are_no_decisions() -> None:
    table = Table("dice 8", "dice 8")
    table.turn("red", "5")
    assert table.deciding() == []
    assert [table.legal(seat) for seat in [A, B]] == [[], []]
    assert not GAME.accepts(table.state, A, GAME.verbs.read("refuse"))
