"""Buyers and popularity (6)."""

from typing import Any

import pytest

from caravane.games.excavation_earth.components import COLOURS
from tests.games.excavation_earth.scenario import BOX, A, Table
from tests.rule_marker import rule


def levelled(levels: str, seats: int = 4) -> Table:
    """Return a table with these levels, set by moving buyers from their tracks to any queue: `yellow 5, red 7`."""
    table = Table(seats=seats)
    counts = {name: int(level) for name, level in (each.split() for each in levels.split(", "))}
    start = table.state.stock[0]
    buyers = [colour for colour, name in enumerate(COLOURS) for _ in range(counts.get(name, 10 - start) - (10 - start))]
    queues = [tuple(buyers[market * 4 : market * 4 + 4]) for market in range(6)]
    table.state.queues = queues
    table.state.mothership = tuple(sorted(buyers[24:]))
    for buyer in buyers:
        table.state.stock[buyer] -= 1
    return table


@rule("EE-BUYER-01", "EE-BUYER-02")
def test_a_full_queue_loses_its_front() -> None:
    table = haggled("red green", "skip-white add-buyer:yellow")
    assert table.queue(1) == "red green yellow"
    full = haggled("red green violet violet", "skip-white add-buyer:yellow")
    assert full.queue(1) == "green violet violet yellow"
    assert "buyer-left:1:red" in full.visible_events()


def haggled(queue: str, moves: str, **more: Any) -> Table:
    """Return a table where A has haggled at market 1."""
    table = Table("red-crescent", queues={1: queue}, **more)
    return table.act(A, "haggle", "red-crescent", f"send-trader {moves}")


@rule("EE-BUYER-03", "EE-BUYER-04", "EE-BUYER-05")
def test_the_level_is_the_number_of_free_spaces() -> None:
    table = haggled("red red red red", "skip-white add-buyer:yellow")
    assert table.levels() == {"yellow": 3, "green": 2, "red": 5, "violet": 2, "orange": 2}
    four = Table(seats=4)
    assert set(four.levels().values()) == {0}
    assert Table("red-crescent").white() == 6


@rule("EE-BUYER-06", "EE-BUYER-07", "X-07")
def test_equal_levels_share_the_better_rank() -> None:
    table = levelled("red 7, yellow 5, green 5, orange 5, violet 2")
    assert dict(zip(COLOURS, table.view()["prices"], strict=True)) == {
        "yellow": 5,
        "green": 5,
        "red": 9,
        "violet": 0,
        "orange": 5,
    }
    assert BOX.prices == (9, 5, 3, 1, 0)
    table = levelled("red 5, yellow 4, green 3, orange 2, violet 1")
    assert table.view()["prices"] == [5, 3, 9, 0, 1]


@rule("EE-BUYER-08")
@pytest.mark.parametrize("level", [0, 3])
def test_all_equal_all_pay_most(level: int) -> None:
    assert levelled(", ".join(f"{name} {level}" for name in COLOURS)).view()["prices"] == [9] * 5


@rule("EE-BUYER-09")
def test_a_buyer_out_of_stock_is_not_offered() -> None:
    table = levelled("red 10", seats=2)
    table.state.hands[A] = (0,)
    table.state.deck.remove(0)
    table.act(A, "haggle", "yellow-crescent", "skip-trader skip-white")
    assert "add-buyer:red" not in table.legal(A)
    assert table.why_not(A, "add-buyer:red") == "no-buyer-in-stock:red EE-BUYER-09"


@rule("EE-BUYER-10", "C-08")
def test_an_ejected_buyer_is_in_stock_for_the_next_step() -> None:
    table = Table(
        "red-crescent",
        queues={1: "orange red green yellow", 2: "orange orange orange orange", 3: "orange orange orange"},
        ship="white white white white white",
    )
    assert (table.level("orange"), table.white()) == (10, 1)
    table.act(A, "haggle", "red-crescent", "skip-trader")
    before = table.level("red")
    table.play(A, "add-white")
    assert "add-buyer:orange" in table.legal(A)
    table.play(A, "add-buyer:orange")
    assert table.queue(1) == "green yellow white orange"
    assert (table.level("orange"), table.level("red")) == (10, before - 1)


@rule("EE-BUYER-11")
def test_buyers_stay_on_the_mothership_until_the_next_sale() -> None:
    table = Table("red-crescent", ship="red white", queues={1: "red"})
    assert (table.level("red"), table.white()) == (4, 5)
    table.play(A, "choose:pass")
    assert table.ship() == "red white"
