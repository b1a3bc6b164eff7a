"""Sections 2 and 3: the roll, and one choice for every seat."""

from itertools import pairwise

import pytest

from caravane.games.lost_cities import GAME
from caravane.kernel.luck import Sfc32
from caravane.kernel.state import CHANCE
from tests.games.lost_cities.random_games import EVERY_SETTING, ORDERS, Game, games, games_of
from tests.games.lost_cities.scenario import BLANK, A, B, C, D, Table, pairs
from tests.rule_marker import rule

EXHAUSTED = "dice 9"


@rule("LC-ROLL-01")
def test_a_turn_starts_with_a_public_roll() -> None:
    table = Table(seats=3)
    assert table.deciding() == [CHANCE]
    table.roll("red blue green", "1 5 9")
    for seat in [A, B, C, None]:
        assert table.visible_events(seat) == ["A rolled:red:blue:green:1:5:9"]
        assert table.view(seat)["dice"] == {"colours": [0, 4, 3], "numbers": [1, 5, 9]}


@rule("LC-ROLL-01")
def test_all_six_dice_are_rolled_again_each_turn() -> None:
    table = Table()
    table.turn("red", "5", A="take:red:5")
    table.roll("blue green green", "1 2 3")
    for seat in [A, B, None]:
        assert table.view(seat)["taken"] is None
        assert table.view(seat)["left"] == table.view(seat)["dice"] == {"colours": [4, 3, 3], "numbers": [1, 2, 3]}


@rule("LC-ROLL-02")
def test_the_dice_are_drawn_one_by_one_from_all_their_faces() -> None:
    state = Table().state
    step, frame = GAME.chance(state), state.frames[-1]
    assert step.bounds(state, frame) == [6, 6, 6, 10, 10, 10]
    assert step.outcome(state, frame, [5, 0, 3, 9, 0, 7])[1:] == (5, 0, 3, 9, 0, 7)


@rule("LC-ROLL-02")
@pytest.mark.parametrize("die", range(6))
def test_each_face_comes_up_about_equally_often(die: int) -> None:
    state, luck = Table().state, Sfc32(die)
    faces = 6 if die < 3 else 10
    rolled = [GAME.sample(state, luck)[1 + die] for _ in range(3000)]
    assert all(0.8 < rolled.count(face) * faces / len(rolled) < 1.2 for face in range(faces))


@rule("LC-ROLL-03")
def test_faces_stay_as_rolled_until_the_next_roll() -> None:
    for game in games():
        for earlier, later in pairwise(game.states):
            same_turn = earlier.turn == later.turn
            assert not same_turn or (earlier.colours, earlier.numbers) == (later.colours, later.numbers)


@rule("LC-ROLL-04")
def test_every_seat_makes_exactly_one_choice_per_turn() -> None:
    for game in games():
        assert choices_per_turn(game) == {(turn, seat): 1 for turn in range(1, game.turns + 1) for seat in game.circle}


def choices_per_turn(game: Game) -> dict[tuple[int, int], int]:
    """Count the pairs and refusals of every seat in every turn."""
    chosen: dict[tuple[int, int], int] = {}
    for act in game.acts:
        if act.verb in {"take", "use", "refuse"}:
            chosen[act.turn, act.seat] = chosen.get((act.turn, act.seat), 0) + 1
    return dict(sorted(chosen.items()))


@rule("LC-ROLL-05")
def test_the_next_seat_clockwise_rolls_when_all_have_finished() -> None:
    table = Table(seats=3, roller=C)
    table.roll("red", "5")
    table.play(C, "take:red:5")
    table.play(B, "use:red:5")
    assert (table.deciding(), table.view()["roller"]) == ([A], C)
    table.play(A, "use:red:5")
    assert (table.rolling(), table.view()["roller"]) == (True, A)


@rule("LC-ROLL-06")
def test_an_exhausted_seat_still_rolls_and_chooses() -> None:
    table = Table(EXHAUSTED, BLANK)
    table.roll("red", "5")
    assert table.legal(A) == ["take:red:5", "refuse"]
    table.refuse_rest()
    table.roll("blue", "3")
    table.play(B, "refuse")
    assert table.legal(A) == ["use:blue:3", "refuse"]


@rule("LC-ROLL-07")
def test_equal_dice_make_one_pair() -> None:
    table = Table()
    table.roll("blue red blue", "7 4 7")
    assert table.legal(A) == ["take:red:4", "take:red:7", "take:blue:4", "take:blue:7", "refuse"]


@rule("LC-PICK-01")
def test_the_roller_takes_one_colour_and_one_number_or_refuses() -> None:
    table = Table(seats=3)
    table.roll("violet red green", "9 1 5")
    assert table.legal(A) == pairs("take", "red green violet", "1 5 9")
    assert (table.legal(B), table.legal(C)) == ([], [])


@rule("LC-PICK-01")
@pytest.mark.parametrize("order", ["simultaneous", "turn-order"])
def test_the_roller_s_choice_is_public_at_once(order: str) -> None:
    table = Table(seats=3, choice_order=order)
    table.roll("violet red green", "9 1 5")
    table.play(A, "take:green:5")
    assert table.visible_events() == table.visible_events(B) == ["A took:green:5", "A wrote:green:5:1"]
    assert table.visible_sheet(A)["columns"][3] == table.visible_sheet(A, C)["columns"][3] == [5]


@rule("LC-PICK-02")
def test_four_dice_stay_after_the_roller_took_a_pair() -> None:
    table = Table()
    table.roll("red blue green", "1 5 9")
    table.play(A, "take:blue:9")
    assert table.view()["left"] == {"colours": [0, 3], "numbers": [1, 5]}
    assert table.legal(B) == pairs("use", "red green", "1 5")


@rule("LC-PICK-02")
def test_only_one_of_two_equal_dice_is_taken() -> None:
    table = Table()
    table.roll("red red green", "5 5 5")
    table.play(A, "take:red:5")
    assert table.legal(B) == pairs("use", "red green", "5")


@rule("LC-PICK-03")
def test_six_dice_stay_after_the_roller_refused() -> None:
    table = Table()
    table.roll("red blue green", "1 5 9")
    table.play(A, "refuse")
    assert table.view()["left"] == table.view()["dice"]
    assert table.legal(B) == pairs("use", "red green blue", "1 5 9")


@rule("LC-PICK-04")
def test_every_other_seat_uses_a_pair_of_the_dice_left_or_refuses() -> None:
    table = Table(seats=4)
    table.roll("red blue green", "1 5 9")
    table.play(A, "take:blue:9")
    assert [table.decision(seat) for seat in range(4)] == ["nothing", "use-dice", "use-dice", "use-dice"]
    for seat in [B, C, D]:
        assert table.legal(seat) == pairs("use", "red green", "1 5")


@rule("LC-PICK-05")
@pytest.mark.parametrize("order", ["simultaneous", "turn-order"])
def test_any_number_of_seats_may_use_the_same_pair(order: str) -> None:
    table = Table(seats=4, choice_order=order)
    table.turn("red blue green", "1 5 9", A="take:blue:9", B="use:red:1", C="use:red:1", D="use:red:5")
    assert [table.columns(seat) for seat in [B, C, D]] == [{"red": "S[1]"}, {"red": "S[1]"}, {"red": "S[5]"}]


@rule("LC-PICK-06")
def test_a_pair_may_be_chosen_only_if_it_does_something() -> None:
    full = "red S[4x9]; orange S[4x9] summit; green S[7]; blue T[]; artefacts 5"
    table = Table(full, full, zero_after_circle="none")
    table.roll("red orange green", "0 4 6")
    assert table.legal(A) == ["take:red:0", "take:red:4", "take:red:6", "take:green:0", "refuse"]
    table.play(A, "take:green:0", "skip")
    assert table.legal(B) == ["use:red:4", "use:red:6", "refuse"]


@rule("LC-PICK-06")
def test_a_circle_makes_a_pair_usable_only_while_it_is_free() -> None:
    table = Table("blue T[]; violet S[3]", zero_after_circle="none")
    table.roll("red blue violet", "0 0 2")
    assert table.legal(A) == ["take:red:0", "take:red:2", "take:blue:2", "take:violet:0", "refuse"]


@rule("LC-PICK-07")
@pytest.mark.parametrize(
    ("before", "pair", "after"),
    [
        ("red F[]", "red:0", "T[]"),
        ("red F[]", "red:7", "S[7]"),
        ("red T[]", "red:0", "T[10]"),
        ("red S[1x2]", "red:3", "S[1,1,3]"),
        ("red S[1x9]", "red:3", "S[1,1,1,1,1,1,1,1,1] summit"),
    ],
)
def test_a_usable_pair_has_one_effect_and_no_further_decision(before: str, pair: str, after: str) -> None:
    table = Table(before)
    colour, number = pair.split(":")
    table.roll(colour, number)
    assert table.legal(A) == [f"take:{pair}", "refuse"]
    table.play(A, f"take:{pair}")
    assert table.columns(A) == {"red": after}
    assert table.deciding() == [B]


@rule("LC-PICK-07")
def test_only_an_arrow_leads_to_a_further_decision() -> None:
    table = Table("red S[1]")
    table.roll("red", "3")
    table.play(A, "take:red:3")
    assert (table.deciding(), table.decision(A)) == ([A], "accelerate")


@rule("LC-PICK-08")
def test_a_pair_is_entered_on_the_chooser_s_own_sheet_only() -> None:
    table = Table(seats=3)
    table.turn("red blue green", "1 5 9", A="take:blue:9", B="use:red:1", C="use:green:5")
    assert [table.columns(seat) for seat in [A, B, C]] == [{"blue": "S[9]"}, {"red": "S[1]"}, {"green": "S[5]"}]


@rule("LC-PICK-09")
@pytest.mark.parametrize("order", ["simultaneous", "turn-order"])
def test_the_roller_accelerates_before_the_others_choose(order: str) -> None:
    table = Table("red S[1]; green S[1]", choice_order=order)
    table.roll("red", "3")
    table.play(A, "take:red:3")
    assert (table.decision(A), table.legal(B)) == ("accelerate", [])
    table.play(A, "accelerate:green")
    assert (table.decision(A), table.legal(B)) == ("accelerate", [])
    table.play(A, "skip")
    assert table.decision(B) == "use-dice"


@rule("LC-PICK-10")
def test_the_others_decide_simultaneously_and_are_revealed_together() -> None:
    table = Table(seats=4)
    table.roll("red", "5")
    table.play(A, "refuse")
    assert table.deciding() == [B, C, D]
    table.play(D, "use:red:5")
    table.play(B, "use:red:5")
    assert [table.visible_sheet(seat)["columns"][0] for seat in range(4)] == [[], [], [], []]
    table.play(C, "refuse")
    assert [table.visible_sheet(seat)["columns"][0] for seat in range(4)] == [[], [5], [], [5]]
    assert table.visible_events(A)[1:] == ["B used:red:5", "B wrote:red:5:1", "C refused", "C dice-hatched:1",
                                  "D used:red:5", "D wrote:red:5:1"]  # fmt: skip


@rule("LC-PICK-10")
def test_sealed_accelerations_are_revealed_with_the_pick() -> None:
    table = Table(BLANK, "red S[1]", BLANK)
    table.roll("red", "5")
    table.play(A, "refuse")
    table.play(B, "use:red:5", "accelerate:blue")
    assert table.visible_sheet(B, C)["columns"] == [[1], [], [], [], [], []]
    table.play(C, "refuse")
    assert table.visible_sheet(B, C)["columns"] == [[1, 5], [], [], [], [1], []]


@rule("LC-PICK-11")
def test_in_turn_order_each_finishes_openly_before_the_next() -> None:
    table = Table(BLANK, BLANK, "red S[1]", BLANK, roller=B, choice_order="turn-order")
    table.roll("red", "5")
    table.play(B, "refuse")
    assert table.deciding() == [C]
    table.play(C, "use:red:5")
    assert table.deciding() == [C]
    table.play(C, "accelerate:blue")
    assert table.visible_events() == ["C accelerated:blue", "C wrote:blue:1:1"]
    assert (table.visible_sheet(C, D)["columns"][4], table.deciding()) == ([1], [D])
    table.play(D, "refuse")
    assert table.deciding() == [A]
    table.play(A, "refuse")
    assert table.rolling()


@rule("LC-PICK-12")
@EVERY_SETTING
def test_the_same_choices_give_the_same_sheets_in_every_order(setting: int) -> None:
    others = dict(zip(ORDERS, [*ORDERS[1:], ORDERS[0]], strict=True))
    for game in games_of(setting):
        other = game.replay_with({**game.options, "choice-order": others[game.options["choice-order"]]})
        assert [sheet.pack() for sheet in other.sheets] == [sheet.pack() for sheet in game.states[-1].sheets]
