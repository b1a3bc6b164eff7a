"""The depot: who restocks first, what is open, and what stays known."""

import pytest
from caravane.kernel.luck import Sfc32

from tests.games.two_mules.scenario import Table, load
from tests.rule_marker import rule
from two_mules import GAME


def after_a_day(deck: tuple[str, ...] = ("tea-6", "cloth-1", "cloth-2", "salt-4")) -> Table:
    """Return a table where Bob, with the lighter mule, restocks first."""
    table = Table(deck=deck)
    table.day("tea", "tea-5", "salt-2")
    return table


@rule("TM-DEPOT-01")
def test_the_lighter_mule_is_back_first() -> None:
    table = after_a_day()
    assert table.state.deciding() == [1]
    table.play("1 draw")
    assert table.state.deciding() == [0]


@rule("TM-DEPOT-01")
@pytest.mark.parametrize(("day", "first"), [(1, 0), (2, 1)])
def test_equal_weights_favour_each_seat_in_turn(day: int, first: int) -> None:
    table = Table(ana=("salt-3", "salt-4", "salt-5", "salt-6"), bob=("tea-3", "tea-4", "tea-5", "tea-6"))
    table.day("cloth", "salt-3", "tea-3")
    if day == 2:
        table.play("0 draw", "1 draw")
        table.day("cloth", "salt-4", "tea-4")
    assert table.state.deciding() == [first]


@rule("TM-DEPOT-02")
def test_a_load_taken_from_the_depot_is_replaced() -> None:
    table = after_a_day()
    assert table.legal(1) == ["take", "draw"]
    table.play("1 take")
    assert table.visible_events(None) == ["took:tea-6", "opened:cloth-1"]
    assert GAME.view(table.state, None)["depot"] == load("cloth-1")


@rule("TM-DEPOT-03")
def test_only_the_trader_sees_a_load_that_is_drawn() -> None:
    table = after_a_day()
    table.play("1 draw")
    assert table.visible_events(1) == ["drew:cloth-1"]
    assert table.visible_events(0) == table.visible_events(None) == ["drew-unseen"]
    assert GAME.view(table.state, 0)["depot"] == load("tea-6")


@rule("TM-DEPOT-04")
def test_a_load_from_the_depot_stays_known() -> None:
    table = after_a_day()
    table.play("1 take", "0 draw")
    assert table.hand(1, viewpoint=0) == table.hand(1, viewpoint=None) == ["tea-6", None, None, None]
    luck = Sfc32(1)
    others = [GAME.redealt(table.state, 0, luck) for _ in range(20)]
    assert all(load("tea-6") in dict(other.hands[1]) for other in others)
    assert len({other.hands[1] for other in others}) > 1


@rule("TM-DEPOT-01", "TM-END-01")
def test_nobody_restocks_after_the_last_day() -> None:
    table = Table(days="short")
    for ana, bob in (("salt-1", "tea-2"), ("salt-6", "cloth-4"), ("cloth-3", "salt-2")):
        assert not table.state.ended()
        table.day("tea", ana, bob)
        while table.state.deciding() in ([0], [1]):
            table.play(f"{table.state.deciding()[0]} draw")
    assert table.state.ended()
    assert [len(hand) for hand in table.state.hands] == [3, 3]
