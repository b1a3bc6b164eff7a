"""Setup: loads, hands, depot and days."""

import pytest
from caravane.kernel.state import CHANCE

from tests.games.two_mules.scenario import ANA, BOB, Table
from tests.rule_marker import rule
from two_mules import GAME
from two_mules.components import GOODS, LOADS, good_of, weight_of


@rule("TM-SETUP-01")
def test_the_game_is_for_two() -> None:
    assert GAME.seats == (2,)
    with pytest.raises(ValueError, match="3"):
        GAME.start(3)


@rule("TM-SETUP-01", "TM-INV-01")
def test_every_good_has_every_weight_once() -> None:
    assert len({(good_of(load), weight_of(load)) for load in range(LOADS)}) == LOADS == 18
    assert {weight_of(load) for load in range(LOADS)} == set(range(1, 7))


@rule("TM-SETUP-02", "TM-INV-02")
def test_a_hand_is_dealt_in_secret() -> None:
    table = Table()
    assert table.hand(0, viewpoint=0) == list(ANA)
    assert table.hand(1, viewpoint=1) == list(BOB)
    assert table.hand(1, viewpoint=0) == table.hand(1, viewpoint=None) == [None] * 4


@rule("TM-SETUP-02")
def test_one_load_lies_open_and_the_others_are_the_deck() -> None:
    table = Table(deck=("tea-6",))
    assert table.visible_events(None) == ["opened:tea-6"]
    assert GAME.view(table.state, 0)["deck"] == 9


@rule("TM-SETUP-03")
@pytest.mark.parametrize(("days", "count"), [("long", 5), ("short", 3)])
def test_the_option_sets_the_number_of_days(days: str, count: int) -> None:
    assert GAME.start(2, {"days": days}).days == count


@rule("TM-CALL-01")
def test_the_market_calls_a_good_before_any_decision() -> None:
    table = Table()
    assert table.state.deciding() == [CHANCE]
    assert GAME.chance(table.state).bounds(table.state, table.state.frames[-1]) == [len(GOODS)]
    table.play("* call:tea")
    assert table.visible_events(None) == ["called:tea"]
    assert table.state.deciding() == [0, 1]
