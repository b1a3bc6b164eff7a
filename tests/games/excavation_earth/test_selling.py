"""Sell and the Mothership (12)."""

from typing import Any

import pytest

from caravane.games.excavation_earth import GAME
from caravane.games.excavation_earth.components import MARKETS
from tests.games.excavation_earth.scenario import A, B, Table
from tests.games.excavation_earth.test_buyers import levelled
from tests.rule_marker import rule

EXAMPLE = {
    1: "violet violet white violet",
    2: "violet red white",
    3: "red green yellow",
    4: "violet red red",
    5: "green yellow red",
    6: "red orange yellow",
}


def example(**more: Any) -> Table:
    """Return the example of the rulebook, as completed by the specification."""
    settings: dict[str, Any] = {
        "seats": 4,
        "factions": "gul aquilla issisinui kutu-kuti",
        "holds": {A: "violet-wave violet-fork violet-ladder"},
        "traders": {A: "1 2 3"},
        "queues": EXAMPLE,
        "ship": "orange orange",
        "purse": {A: 0},
    }
    return Table("red-seal", **(settings | more))


def sell(table: Table, moves: str, card: str = "red-seal") -> Table:
    """Make A sell, with these moves after the card."""
    return table.act(A, "sell", card, moves)


SELL_TWO = "pick-colour:violet pick-market:1 pick-market:2 sell:violet-fork:hold sell:violet-wave:hold promote promote"


@rule("EE-SELL-01")
def test_any_card_pays_for_a_sale() -> None:
    table = example().play(A, "choose:sell")
    assert table.legal(A) == ["play:red-seal", "play:travel-2", "play:travel-3", "play:travel-4"]


@rule("EE-SELL-02", "EE-SELL-03")
def test_a_colour_needs_a_relic_and_a_market_that_qualifies() -> None:
    table = example(holds={A: "violet-wave orange-wave green-fork"}).play(A, "choose:sell play:red-seal")
    assert table.legal(A) == ["pick-colour:green", "pick-colour:violet", "pick-colour:orange"]
    assert table.why_not(A, "pick-colour:red") == "no-tile-of-colour:red EE-SELL-02"
    table.play(A, "pick-colour:violet")
    assert table.legal(A) == ["pick-market:1", "pick-market:2"]
    assert table.why_not(A, "pick-market:3") == "nobody-interested:3:violet EE-SELL-03"
    assert table.why_not(A, "pick-market:4") == "no-trader-there:4 EE-SELL-03"


@rule("EE-SELL-04")
def test_without_a_market_nothing_is_sold() -> None:
    assert "sell" not in example(traders={A: "3 5"}).actions(A)
    assert example(traders={A: "3 5"}).why_not(A, "choose:sell") == "no-sale EE-SELL-04"


@rule("EE-SELL-05")
def test_markets_are_chosen_in_ascending_order_one_per_relic() -> None:
    table = sell(example(), "pick-colour:violet pick-market:2")
    assert table.decision(A) == "sell-relic", "no market comes after the second"
    table = sell(example(), "pick-colour:violet pick-market:1")
    assert table.legal(A) == ["pick-market:2", "stop-markets"]
    one = sell(example(holds={A: "violet-wave"}), "pick-colour:violet pick-market:1")
    assert one.decision(A) != "sell-market"
    three = example(traders={A: "1 2 3 4 5 6"}, queues=dict.fromkeys(range(1, 7), "violet"), ship="")
    sell(three, "pick-colour:violet pick-market:1 pick-market:3 pick-market:6")
    assert three.decision(A) == "sell-relic"


@rule("EE-SELL-06")
def test_relics_of_both_stores_may_be_sold() -> None:
    table = example(holds={A: "violet-wave*2"}, containers={A: "violet-wave violet-fork"})
    sell(table, "pick-colour:violet pick-market:1 pick-market:2")
    assert table.legal(A) == ["sell:violet-fork:container", "sell:violet-wave:hold"]
    table.play(A, "sell:violet-wave:hold")
    assert table.legal(A) == ["sell:violet-wave:hold", "sell:violet-wave:container"]
    before = table.credits(A)
    table.play(A, "sell:violet-wave:container promote leave")
    assert (table.credits(A) - before, table.hold(A), table.container(A)) == (20, "violet-wave", "violet-fork")


@rule("EE-SELL-07", "EE-SELL-08", "EE-SELL-09", "EE-SELL-10", "X-08")
def test_the_example_pays_twenty() -> None:
    table = example()
    assert table.levels() == {"red": 6, "violet": 5, "yellow": 3, "orange": 3, "green": 2}
    sell(table, SELL_TWO)
    assert [text for text in table.visible_events() if "sale-" in text or "sold" in text][-5:] == [
        "A sale-price:violet:2:5",
        "A sale-buyers:1:4:8",
        "A sale-buyers:2:2:4",
        "A sale-bonus:2:3",
        "A sold:violet:20",
    ]
    assert (table.credits(A), len(table.state.hands[A])) == (20, 1)
    assert [table.queue(market) for market in (1, 2)] == ["", "red"]
    assert table.ship() == "violet violet violet violet white white"
    assert (table.level("orange"), table.level("violet")) == (1, 5)
    assert (table.emissaries(A), table.hold(A)) == ([2, 0, 0], "violet-ladder")


@rule("C-09")
def test_all_levels_equal_pay_nine() -> None:
    table = levelled("yellow 3, green 3, red 3, violet 3, orange 3")
    state = table.state
    for buyer in state.queues[3]:
        state.stock[buyer] += 1
    state.queues[3] = (5, 2, 2)
    for buyer in state.queues[3]:
        state.stock[buyer] -= 1
    # The two red buyers of this queue count towards the level of red.
    others = [buyer for queue in state.queues[:3] + state.queues[4:] for buyer in queue]
    buyers = [3, 3, 1, 3, 3]
    state.queues = [(), (), (), state.queues[3], (), ()]
    for buyer in others:
        state.stock[buyer] += 1
    ship = [colour for colour, count in enumerate(buyers) for _ in range(count)]
    for buyer in ship:
        state.stock[buyer] -= 1
    for buyer in state.mothership:
        state.stock[buyer] += 1
    state.queues[4], state.queues[5], state.mothership = tuple(ship[:4]), tuple(ship[4:8]), tuple(sorted(ship[8:]))
    assert set(table.levels().values()) == {3}
    state.supply[0] = tuple(sorted(state.supply[0])[:-1])
    state.holds[A] = (3,)
    state.traders[3], state.reserve[A] = 1, 21
    assert GAME.violations(state) == []
    before = table.credits(A)
    table.play(A, "choose:sell play:travel-2 pick-colour:yellow pick-market:4 sell:yellow-wave:hold")
    assert (table.credits(A) - before, table.queue(4)) == (11, "red red")


@rule("EE-SELL-11", "C-11")
def test_buyers_on_the_mothership_leave_first() -> None:
    table = Table(
        "green-star",
        seats=4,
        factions="gul aquilla issisinui kutu-kuti",
        holds={A: "red-fork"},
        traders={A: "2"},
        queues={1: "red red", 2: "red white green", 3: "green green green"},
        ship="red red",
    )
    assert (table.level("red"), table.level("green")) == (5, 4)
    before = table.credits(A)
    sell(table, "pick-colour:red pick-market:2 sell:red-fork:hold", "green-star")
    assert table.credits(A) - before == 13
    assert (table.ship(), table.level("red"), table.queue(2)) == ("red white", 3, "green")
    assert table.view()["prices"][2] == 5


@rule("EE-SELL-12")
def test_no_interested_buyer_is_left_behind() -> None:
    table = sell(example(), "pick-colour:violet pick-market:1 stop-markets sell:violet-fork:hold")
    assert (table.queue(1), table.queue(2)) == ("", "violet red white")


@rule("EE-SELL-13")
def test_two_markets_bring_a_card() -> None:
    table = sell(example(deck="green-eye"), SELL_TWO)
    assert table.hand(A) == "green-eye"
    assert "A drew-unseen:1" in table.visible_events(B)


def three_markets(**more: Any) -> Table:
    """Return a table where A can sell violet on three markets."""
    queues = {1: "violet", 2: "violet", 3: "white"}
    return Table("red-seal", holds={A: "violet-wave*3"}, traders={A: "1 2 3"}, queues=queues, **more)


SELL_THREE = "pick-colour:violet pick-market:1 pick-market:2 pick-market:3 " + "sell:violet-wave:hold " * 3
TWO_CARDS = "green-eye yellow-fist"


@rule("EE-SELL-14")
def test_three_markets_offer_a_choice_between_two_cards() -> None:
    table = sell(three_markets(deck=TWO_CARDS), SELL_THREE)
    assert table.legal(A) == ["keep:yellow-fist", "keep:green-eye"]
    assert (table.view(A)["drawn"], table.view(B)["drawn"]) == ([1, 9], [])
    table.play(A, "keep:green-eye")
    assert table.hand(A) == "green-eye"
    assert table.visible_events(B)[:2] == ["A kept-one", "A cards-discarded:yellow-fist"]


@rule("EE-SELL-15", "C-10")
def test_a_single_card_is_kept_without_a_choice() -> None:
    table = three_markets()
    table.state.hands[B] = tuple(sorted(table.state.deck))
    table.state.deck = []
    sell(table, SELL_THREE)
    assert (table.hand(A), table.decision(A)) == ("red-seal", "promote")


@rule("EE-SELL-16")
def test_a_trader_of_each_market_may_become_an_emissary() -> None:
    table = sell(three_markets(deck=TWO_CARDS), f"{SELL_THREE} keep:green-eye promote promote promote")
    assert (table.traders(A), table.emissaries(A)) == ("", [2, 1, 0])
    assert "A promoted:3:middle" in table.visible_events()
    some = sell(three_markets(deck=TWO_CARDS), f"{SELL_THREE} keep:green-eye")
    assert (some.decision(A), some.legal(A)) == ("promote", ["promote", "leave"])
    some.play(A, "promote leave promote")
    assert (some.traders(A), some.emissaries(A)) == ("2", [1, 1, 0])


@rule("EE-SELL-17")
def test_the_host_may_make_the_promotion_compulsory() -> None:
    table = three_markets(options={"promotion": "mandatory"}, deck=TWO_CARDS)
    sell(table, f"{SELL_THREE} keep:green-eye")
    assert (table.traders(A), table.emissaries(A)) == ("", [2, 1, 0])
    assert next(option for option in GAME.options if option.key == "promotion").default() == "optional"


@rule("EE-SELL-18")
def test_the_order_of_a_sale() -> None:
    order = ["sold", "drew-unseen", "mothership-left", "boarded", "promoted", "relics-gone"]
    table = sell(example(), SELL_TWO)
    assert told(table, order) == order
    assert sum(table.state.sold) == 2
    three = sell(three_markets(deck=TWO_CARDS, ship="red"), SELL_THREE)
    assert (three.decision(A), three.credits(A), three.ship(), three.queue(1)) == ("keep-card", 31, "red", "violet")
    three.play(A, "keep:green-eye")
    assert (three.decision(A), three.ship(), three.queue(1)) == ("promote", "violet violet white", "")
    one = sell(example(), "pick-colour:violet pick-market:1 stop-markets sell:violet-fork:hold")
    assert (one.decision(A), one.queue(1)) == ("promote", ""), "without a card nothing lies between"


def test_on_older_tables_the_cards_come_last() -> None:
    order = ["sold", "mothership-left", "boarded", "promoted", "relics-gone", "drew-unseen"]
    table = sell(example(options={"sale-order": "card-last"}), SELL_TWO)
    assert told(table, order) == order
    three = sell(
        three_markets(deck=TWO_CARDS, options={"sale-order": "card-last"}), f"{SELL_THREE} promote leave promote"
    )
    assert (three.decision(A), three.hold(A)) == ("keep-card", "")


def told(table: Table, words: list[str]) -> list[str]:
    """List those words that events have, in the order of their first event."""
    said = [text.removeprefix("A ").partition(":")[0] for text in table.visible_events()]
    return list(dict.fromkeys(word for word in said if word in words))


@pytest.mark.parametrize("market", range(MARKETS))
def test_every_market_can_be_sold_on(market: int) -> None:
    table = Table("red-seal", holds={A: "violet-wave"}, traders={A: str(market + 1)}, queues={market + 1: "white"})
    sell(table, f"pick-colour:violet pick-market:{market + 1} sell:violet-wave:hold promote")
    assert table.emissaries(A)[market // 2] == 1
