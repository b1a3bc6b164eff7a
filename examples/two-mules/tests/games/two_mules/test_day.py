"""A day: both mules are loaded in secret, shown at once, and sold."""

import pytest
from caravane.kernel.journal import IllegalMove

from tests.games.two_mules.scenario import Table, load
from tests.rule_marker import rule
from two_mules import GAME


@rule("TM-LOAD-01")
def test_both_traders_choose_at_the_same_time() -> None:
    table = Table()
    table.play("* call:tea", "1 load:salt-2")
    assert table.state.deciding() == [0]
    assert table.legal(0) == ["load:salt-1", "load:salt-6", "load:cloth-3", "load:tea-5"]


@rule("TM-LOAD-01")
def test_a_trader_loads_what_is_in_the_hand() -> None:
    table = Table()
    table.play("* call:tea")
    with pytest.raises(IllegalMove) as refused:
        table.play("0 load:salt-2")
    assert refused.value.refusal.word.name == "not-in-hand"


@rule("TM-LOAD-01", "TM-INV-03")
def test_the_choice_is_secret() -> None:
    table = Table()
    table.play("* call:tea", "0 load:tea-5")
    assert table.visible_events(0) == ["loaded:tea-5"]
    assert table.visible_events(1) == table.visible_events(None) == ["ready"]
    assert GAME.view(table.state, 0)["chosen"] == load("tea-5")
    assert GAME.view(table.state, 1)["chosen"] is None
    assert len(table.hand(0, viewpoint=1)) == 4


@rule("TM-LOAD-02")
def test_both_loads_are_shown_at_once() -> None:
    table = Table()
    table.day("tea", "tea-5", "salt-2")
    assert table.visible_events(None)[1:3] == ["shown:tea-5", "shown:salt-2"]
    assert GAME.view(table.state, None)["used"] == [load("tea-5"), load("salt-2")]
    assert "tea-5" not in table.hand(0, viewpoint=0)


@rule("TM-SALE-01", "X-02")
def test_the_good_that_is_called_sells_for_twice_its_weight() -> None:
    table = Table(bob=("salt-5", "cloth-4", "cloth-6", "tea-2"))
    table.day("tea", "tea-5", "cloth-6")
    assert GAME.scores(table.state) == [10, 6]


@rule("TM-SALE-02", "X-01")
def test_of_the_same_good_only_the_lighter_load_sells() -> None:
    table = Table()
    table.day("tea", "tea-5", "tea-2")
    assert GAME.scores(table.state) == [0, 4]
    assert {"too-late", "sold:4"} <= set(table.visible_events(None))


@rule("TM-INV-01")
def test_a_lost_load_is_detected() -> None:
    state = Table().state
    state.deck.pop()
    assert GAME.violations(state) == ["TM-INV-01"]


@rule("TM-INV-02")
def test_a_hand_unknown_to_its_trader_is_detected() -> None:
    state = Table().state
    state.hands[0] = tuple((held, 0) for held, _ in state.hands[0])
    assert GAME.violations(state) == ["TM-INV-02"]


@rule("TM-INV-03")
def test_a_load_from_nowhere_is_detected() -> None:
    state = Table().state
    state.chosen[0] = load("tea-6")
    assert GAME.violations(state) == ["TM-INV-03"]
