"""Haggle (11)."""

from typing import Any

from tests.games.excavation_earth.scenario import A, Table
from tests.rule_marker import rule


def haggling(queue: str = "", **more: Any) -> Table:
    """Return a table where A has played a card to haggle at market 1."""
    table = Table("red-crescent green-star", queues={1: queue}, **more)
    return table.act(A, "haggle", "red-crescent")


@rule("EE-HAGGLE-01")
def test_the_symbol_names_the_market_and_an_explorer_stands_there() -> None:
    table = Table("red-crescent green-star", at={A: "M1 R1 R2"}).play(A, "choose:haggle")
    assert table.legal(A) == ["play:red-crescent"]
    assert table.why_not(A, "play:green-star") == "not-at-market:3 EE-HAGGLE-01"


@rule("EE-HAGGLE-02", "EE-HAGGLE-05")
def test_the_steps_come_in_order_and_once_each() -> None:
    table = haggling()
    assert table.legal(A) == ["send-trader", "skip-trader"]
    assert table.play(A, "send-trader").legal(A) == ["add-white", "skip-white"]
    assert table.play(A, "add-white").legal(A)[-1] == "skip-buyer"
    assert table.play(A, "add-buyer:green").decision(A) == "action"
    assert (table.traders(A), table.queue(1)) == ("1", "white green")


@rule("EE-HAGGLE-03", "C-07")
def test_without_a_white_buyer_none_is_offered() -> None:
    table = Table("red-crescent", queues={1: "white red red green", 2: "white white white white", 3: "white"})
    table.act(A, "haggle", "red-crescent", "send-trader")
    assert (table.white(), table.decision(A)) == (0, "haggle-colour")
    table.play(A, "add-buyer:orange")
    assert (table.queue(1), table.white(), table.decision(A)) == ("red red green orange", 1, "action")


@rule("EE-HAGGLE-04")
def test_any_colour_in_stock_may_be_added() -> None:
    table = haggling().play(A, "send-trader skip-white")
    assert table.legal(A) == [
        *[f"add-buyer:{colour}" for colour in ("yellow", "green", "red", "violet", "orange")],
        "skip-buyer",
    ]


@rule("EE-HAGGLE-06")
def test_each_step_may_be_declined_and_all_of_them() -> None:
    table = haggling("red").play(A, "skip-trader skip-white skip-buyer")
    assert (table.decision(A), table.traders(A), table.queue(1)) == ("action", "", "red")


@rule("EE-HAGGLE-06")
def test_on_older_tables_something_must_be_done() -> None:
    older: dict[str, Any] = {"options": {"haggle-steps": "at-least-one"}}
    table = haggling(**older).play(A, "skip-trader skip-white")
    assert "skip-buyer" not in table.legal(A)
    assert table.why_not(A, "skip-buyer") == "do-something EE-HAGGLE-06"
    assert "skip-buyer" in haggling(**older).play(A, "skip-trader add-white").legal(A)


@rule("EE-HAGGLE-07")
def test_two_buyers_push_out_as_many_as_do_not_fit() -> None:
    ends = {
        "red green violet orange": "violet orange white yellow",
        "red green violet": "green violet white yellow",
        "red green": "red green white yellow",
    }
    for queue, end in ends.items():
        assert haggling(queue).play(A, "skip-trader add-white add-buyer:yellow").queue(1) == end


@rule("X-05")
def test_example_a() -> None:
    table = haggling("violet yellow red green")
    levels = table.levels()
    table.play(A, "send-trader add-white add-buyer:orange")
    assert table.queue(1) == "red green white orange"
    changed = {"violet": levels["violet"] - 1, "yellow": levels["yellow"] - 1, "orange": levels["orange"] + 1}
    assert table.levels() == levels | changed
    assert table.reserve(A) == 21


@rule("X-06")
def test_example_b() -> None:
    table = haggling("green red yellow")
    level = table.level("green")
    table.play(A, "send-trader skip-white add-buyer:green")
    assert (table.queue(1), table.level("green")) == ("green red yellow green", level + 1)
    table = haggling("green red yellow").play(A, "send-trader add-white add-buyer:green")
    assert (table.queue(1), table.level("green")) == ("red yellow white green", level)
