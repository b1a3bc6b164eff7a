"""Section 8: refusing the dice."""

import pytest

from caravane.games.lost_cities import GAME
from tests.games.lost_cities.random_games import games
from tests.games.lost_cities.scenario import A, B, C, Table, pairs
from tests.rule_marker import rule


@rule("LC-REFUSE-01")
def test_every_seat_may_refuse_in_every_turn() -> None:
    refuse = GAME.verbs.read("refuse")
    for game in games():
        for state, act in zip(game.states, game.acts, strict=False):
            if act.verb in {"take", "use", "refuse"}:
                assert GAME.considered(state, act.seat)[-1] == refuse


@rule("LC-REFUSE-01")
def test_usable_pairs_may_be_refused() -> None:
    table = Table("red S[1x8]", "red S[1x8]")
    table.roll("red", "9")
    assert table.legal(A) == ["take:red:9", "refuse"]
    table.play(A, "refuse")
    assert table.legal(B) == ["use:red:9", "refuse"]
    table.play(B, "refuse")
    assert [table.column(seat, "red") for seat in [A, B]] == ["S[1,1,1,1,1,1,1,1]"] * 2


@rule("LC-REFUSE-02")
@pytest.mark.parametrize("hatched", range(9))
def test_a_refusal_hatches_one_dice_symbol(hatched: int) -> None:
    table = Table(f"dice {hatched}", f"dice {hatched}")
    table.roll("red", "5")
    table.play(A, "refuse")
    assert table.visible_events()[:2] == ["A refused", f"A dice-hatched:{hatched + 1}"]
    table.play(B, "use:red:5")
    assert (table.dice(A), table.dice(B)) == (hatched + 1, hatched)


@rule("LC-REFUSE-03")
def test_without_a_usable_pair_refusing_is_the_only_move_and_costs_the_same() -> None:
    table = Table("red S[8]")
    table.roll("red", "5")
    assert table.legal(A) == ["refuse"]
    table.play(A, "refuse")
    assert table.dice(A) == 1


@rule("LC-REFUSE-04")
def test_with_nine_symbols_refusing_is_legal_and_changes_nothing() -> None:
    table = Table("red S[3]; dice 9")
    before = table.sheet(A).pack()
    table.roll("red", "5")
    assert table.legal(A) == ["take:red:5", "refuse"]
    table.play(A, "refuse")
    assert table.visible_events() == ["A refused"]
    assert table.sheet(A).pack() == before


@rule("LC-REFUSE-05")
def test_the_seventh_symbol_crosses_the_dice_bridge() -> None:
    table = Table("dice 6")
    table.roll("red", "5")
    table.play(A, "refuse")
    assert table.visible_events() == ["A refused", "A dice-hatched:7", "A bridge-bonus:dice"]
    assert table.bridges(A) == {"dice": "bonus"}


@rule("LC-REFUSE-06")
def test_the_ninth_symbol_exhausts_for_the_rest_of_the_game() -> None:
    table = Table("dice 8")
    table.roll("red", "5")
    table.play(A, "refuse")
    assert table.visible_events() == ["A refused", "A dice-hatched:9", "A exhausted"]
    table.play(B, "use:red:5")
    for _ in range(3):
        table.turn("blue violet red", "5", A="refuse", B="refuse")
        assert (table.dice(A), table.boxes(A)["dice"]) == (9, 0)


@rule("LC-REFUSE-07")
def test_an_exhausted_seat_writes_accelerates_hatches_and_crosses_as_before() -> None:
    table = Table("red S[1]; blue S[4x6]; artefacts 1; dice 9")
    table.turn("red", "6", A="take:red:6 accelerate:blue")
    assert table.columns(A) == {"red": "S[1,6]", "blue": "S[4,4,4,4,4,4,4]"}
    assert (table.artefacts(A), table.bridges(A)) == (2, {"blue": "bonus", "dice": "bonus"})


@rule("LC-REFUSE-08")
def test_a_roller_s_refusal_changes_only_the_dice_on_offer() -> None:
    table = Table(seats=3)
    table.roll("red blue green", "1 5 9")
    table.play(A, "refuse")
    assert table.legal(B) == table.legal(C) == pairs("use", "red green blue", "1 5 9")
    table.play(B, "use:blue:5")
    table.play(C, "refuse")
    assert [table.dice(seat) for seat in [A, B, C]] == [1, 0, 1]
    assert [table.columns(seat) for seat in [A, B, C]] == [{}, {"blue": "S[5]"}, {}]
