"""Solo: Zu's actions (22)."""

from typing import Any

import pytest

from caravane.games.excavation_earth import GAME
from caravane.kernel.state import CHANCE
from tests.games.excavation_earth.scenario import ZU, A, Table
from tests.games.excavation_earth.test_zu_setup import solo
from tests.rule_marker import rule

POPULAR_RED: dict[str, Any] = {"queues": {1: "red red red red", 2: "green green"}}


def lot(table: Table) -> str:
    """Return the name of the pending chance step, if any."""
    return GAME.chance(table.state).name if table.state.deciding() == [CHANCE] else ""


@rule("EE-ZU-25")
def test_with_full_stores_zu_fences() -> None:
    full: dict[str, Any] = {
        "holds": {ZU: "red-spiral red-fork red-ladder red-wave"},
        "containers": {ZU: "green-spiral violet-wave"},
    }
    table = solo(**full, sites="yellow-wave").zu("dig-red-yellow")
    assert "Z zu-fences-instead:store-full" in table.visible_events()
    assert table.credits(ZU) == 8 + 6 + 6


@rule("EE-ZU-26")
def test_with_a_full_hold_zu_buys() -> None:
    table = solo(
        holds={ZU: "red-spiral red-fork red-ladder red-wave"},
        sites="yellow-wave",
        piles={"green": "wave"},
        **POPULAR_RED,
    )
    table.zu("dig-red-yellow")
    assert "Z zu-buys-instead:hold-full" in table.visible_events()
    assert (table.container(ZU), table.credits(ZU)) == ("green-wave", 4)


@rule("EE-ZU-27")
def test_a_card_of_two_colours_digs_the_more_popular_one() -> None:
    table = solo(sites="red-wave green-fork yellow-wave", **POPULAR_RED).zu("dig-violet-red")
    assert (table.hold(ZU), "Z zu-colour:red:level" in table.visible_events()) == ("red-wave", True)
    other = solo(sites="violet-wave", galleries={ZU: "red-wave"}, **POPULAR_RED).zu("dig-violet-red")
    assert other.hold(ZU) == "", "the other colour is never tried"


@rule("EE-ZU-28")
def test_the_most_popular_colour_on_the_sites() -> None:
    table = solo(sites="green-fork yellow-wave", **POPULAR_RED).zu("dig-most-popular")
    assert "Z zu-colour:green:level" in table.visible_events()
    empty = solo(piles={"red": "wave"}, **POPULAR_RED).zu("dig-most-popular")
    assert "Z zu-colour:red:level" in empty.visible_events()


@rule("EE-ZU-29", "EE-ZU-30")
def test_equal_levels_are_distinguished() -> None:
    more = solo(sites="red-wave red-fork yellow-wave").zu("dig-red-yellow")
    assert "Z zu-colour:red:could-dig" in more.visible_events()
    lacking = solo(sites="red-wave yellow-wave", holds={ZU: "red-fork"}).zu("dig-red-yellow")
    assert "Z zu-colour:yellow:not-stored" in lacking.visible_events()
    yours = solo(sites="red-wave yellow-wave", holds={A: "yellow-fork"}).zu("dig-red-yellow")
    assert "Z zu-colour:red:fewest-yours" in yours.visible_events()
    equal = solo(sites="red-wave yellow-wave").zu("dig-red-yellow")
    assert lot(equal) == "tie-colour"
    assert "Z zu-colour:yellow:lot" in equal.chance("lot-colour:yellow").visible_events()
    graded = solo(sites="red-wave red-fork yellow-wave", holds={ZU: "green-wave green-fork green-ladder"}).zu(
        "dig-red-yellow"
    )
    assert lot(graded) == "tie-colour", "with one free space both give one"
    one = solo(sites="red-wave yellow-wave*2", galleries={ZU: "red-wave"}, holds={ZU: "yellow-fork"})
    assert "Z zu-colour:red:not-stored" in one.zu("dig-red-yellow").visible_events(), "one is no better than none"
    near = solo(sites="red-spiral red-fork yellow-wave", holds={ZU: "red-ladder"}).zu("dig-red-yellow")
    assert "Z zu-colour:yellow:not-stored" in near.visible_events(), "both red ones lie at one site"


@rule("EE-ZU-31", "EE-ZU-32", "EE-ZU-36")
def test_zu_digs_two_of_different_types() -> None:
    table = solo(sites="red-spiral red-fork red-wave*2", **POPULAR_RED).zu("dig-violet-red")
    assert (table.hold(ZU), table.gallery(ZU)) == ("red-spiral red-wave", "red-spiral red-wave")
    near = solo(sites="red-spiral red-fork", **POPULAR_RED).zu("dig-violet-red")
    assert near.hold(ZU) == "red-spiral", "both lie at one site"
    one = solo(sites="red-wave*3", **POPULAR_RED).zu("dig-violet-red")
    assert one.hold(ZU) == "red-wave"
    space = solo(sites="red-spiral red-wave", holds={ZU: "green-wave green-fork violet-wave"}, **POPULAR_RED)
    assert space.zu("dig-violet-red").hold(ZU).count("red") == 1
    assert space.container(ZU) == ""


@rule("EE-ZU-33", "EE-ZU-34")
def test_the_order_of_relics() -> None:
    space = {ZU: "green-wave green-fork violet-wave"}
    yours = solo(sites="red-spiral red-wave", galleries={A: "red-spiral"}, holds=space, **POPULAR_RED).zu(
        "dig-violet-red"
    )
    assert "Z zu-relic:red-wave:not-sampled-by-you" in yours.visible_events()
    rare = solo(sites="red-spiral*2 red-wave", piles={"red": "wave wave"}, holds=space, **POPULAR_RED).zu(
        "dig-violet-red"
    )
    assert "Z zu-relic:red-wave:rarest" in rare.visible_events(), "the black market does not count"
    value = solo(sites="red-spiral red-wave", holds=space, **POPULAR_RED).zu("dig-violet-red")
    assert "Z zu-relic:red-spiral:value" in value.visible_events()


@rule("EE-ZU-35", "C-23")
def test_without_a_missing_type_zu_buys() -> None:
    table = solo(
        sites="red-wave green-fork",
        galleries={ZU: "red-wave"},
        piles={"red": "fork"},
        queues={1: "red red red red", 2: "green green"},
    )
    assert (table.level("red"), table.level("green")) == (6, 4)
    table.zu("dig-most-popular")
    assert "Z zu-buys-instead:nothing-to-dig" in table.visible_events()
    assert (table.container(ZU), table.credits(ZU), table.hold(ZU)) == ("red-fork", 2, "")
    assert table.gallery(ZU) == "red-fork red-wave"


@rule("EE-ZU-37", "EE-ZU-38", "EE-ZU-39", "C-24")
def test_zu_looks_for_an_eligible_top_to_the_right() -> None:
    table = solo(
        purse={ZU: 5},
        piles={"yellow": "spiral", "green": "fork", "violet": "wave", "orange": "ladder"},
        galleries={ZU: "green-fork orange-ladder"},
        queues={1: "orange"},
    )
    table.zu("dig-yellow-orange")
    assert (table.credits(ZU), table.container(ZU)) == (1, "violet-wave")


@rule("EE-ZU-40")
def test_a_bought_relic_goes_into_the_container_first() -> None:
    table = solo(piles={"red": "wave"}, containers={ZU: "green-wave green-fork"}, **POPULAR_RED).zu("dig-violet-red")
    assert (table.hold(ZU), table.gallery(ZU)) == ("red-wave", "red-wave")


@rule("EE-ZU-41", "EE-ZU-42")
def test_with_nothing_to_buy_zu_fences_or_fails() -> None:
    table = solo(holds={ZU: "green-wave violet-fork"}, **POPULAR_RED).zu("dig-violet-red")
    assert "Z zu-fences-instead:nothing-to-buy" in table.visible_events()
    assert (table.credits(ZU), table.pile("green"), table.pile("violet")) == (8 + 8, "wave", "fork")
    none = solo(**POPULAR_RED).zu("dig-violet-red")
    assert none.visible_events()[-1] == "Z zu-failed:nothing-stored:10"
    single = solo(holds={ZU: "green-wave"}, **POPULAR_RED).zu("dig-violet-red")
    assert single.credits(ZU) == 11


@rule("EE-ZU-43", "EE-ZU-44", "EE-ZU-45", "C-25")
def test_which_relics_zu_fences() -> None:
    one_colour = solo(holds={ZU: "red-spiral red-wave"}, **POPULAR_RED).zu("dig-green-violet")
    assert (one_colour.credits(ZU), one_colour.hold(ZU)) == (14, "red-wave")
    table = solo(
        holds={ZU: "green-fork violet-fork"},
        containers={ZU: "yellow-fork"},
        queues={1: "green green violet red", 2: "red red"},
    )
    table.zu("dig-red-yellow")
    assert (table.credits(ZU), table.container(ZU)) == (18, "yellow-fork")
    table = solo(holds={ZU: "green-fork violet-fork orange-fork"}, queues={1: "green green violet red", 2: "red red"})
    table.zu("dig-red-yellow")
    assert "Z zu-relic:orange-fork:least-popular" in table.visible_events()
    equal = solo(holds={ZU: "green-fork violet-fork orange-fork"}, queues={1: "red"}).zu("dig-red-yellow")
    assert lot(equal) == "tie-relic"


@rule("EE-ZU-46")
def test_with_traders_everywhere_haggling_fails() -> None:
    assert solo(traders={ZU: "1 2 3 4 5 6"}).zu("haggle").visible_events() == ["Z zu-failed:trader-everywhere:10"]


@rule("EE-ZU-47", "EE-ZU-49")
def test_zu_sends_two_traders_before_buyers_come() -> None:
    table = solo(traders={ZU: "1 2 3"}, holds={ZU: "red-wave"}, queues={4: "red red", 5: "red", 6: "green"}).zu(
        "haggle"
    )
    assert table.traders(ZU) == "1 2 3 4 5"
    words = [text.removeprefix("Z ").partition(":")[0] for text in table.visible_events()]
    assert [word for word in words if word in ("trader-sent", "buyer-added")] == ["trader-sent"] * 2 + [
        "buyer-added"
    ] * 4
    one = solo(traders={ZU: "1 2 3 4 5"}, holds={ZU: "red-wave"}).zu("haggle")
    assert one.traders(ZU) == "1 2 3 4 5 6"


@rule("EE-ZU-48")
def test_the_markets_of_a_haggle() -> None:
    table = solo(traders={ZU: "1 2 3"}, holds={ZU: "red-wave"}, queues={4: "red", 5: "red white", 6: "green"}).zu(
        "haggle"
    )
    assert [text for text in table.visible_events() if "zu-market" in text] == [
        "Z zu-market:5:interested",
        "Z zu-market:4:interested",
    ]
    centres = solo(traders={ZU: "1 2 3"}, emissaries={A: "middle", ZU: "right"}).zu("haggle")
    assert "Z zu-market:4:influence" in centres.visible_events()
    assert lot(solo().zu("haggle")) == "tie-market"


@rule("EE-ZU-50", "EE-ZU-51")
def test_zu_brings_white_and_lead_buyers() -> None:
    table = solo(traders={ZU: "1 2 3 4"}, holds={ZU: "red-wave red-fork green-wave"}, queues={5: "red red"}).zu(
        "haggle"
    )
    assert (table.queue(5), table.queue(6)) == ("red red white red", "white red")
    nothing = solo(traders={ZU: "1 2 3 4"}).zu("haggle")
    while lot(nothing) == "tie-market":
        nothing.chance()
    assert lot(nothing) == "tie-colour", "with nothing to sell, any colour"
    empty = solo(
        traders={ZU: "1 2 3 4 5"},
        holds={ZU: "red-wave green-wave"},
        queues={1: "red red red red", 2: "red red red red", 3: "white white white white", 4: "white white"},
    ).zu("haggle")
    assert empty.queue(6) == "green", "neither white nor red is in stock"


@rule("EE-ZU-52", "EE-ZU-53")
def test_zu_commands() -> None:
    table = solo().zu("command-5")
    assert (table.traders(ZU), table.emissaries(ZU)) == ("5", [0, 0, 1])
    assert solo(traders={ZU: "5"}).zu("command-5").traders(ZU) == "5"


@rule("EE-ZU-54")
@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({}, "nothing-stored"),
        ({"holds": {ZU: "red-wave"}, "traders": {ZU: "1"}, "queues": {2: "red", 1: "green"}}, "no-buyer"),
    ],
)
def test_a_sale_needs_relics_traders_and_buyers(settings: dict[str, Any], why: str) -> None:
    assert solo(**settings).zu("sale").visible_events() == [f"Z zu-failed:{why}:10"]


@rule("EE-ZU-55", "EE-ZU-58", "C-26")
def test_zu_sells_what_reaches_most_markets() -> None:
    table = solo(
        holds={ZU: "red-wave red-fork green-wave green-fork"},
        containers={ZU: "green-ladder"},
        traders={ZU: "1 2 4"},
        queues={1: "red green green", 2: "red green", 4: "green green", 3: "violet*4", 5: "red*4", 6: "violet violet"},
        purse={ZU: 0},
    )
    assert table.view()["prices"][1] == 3
    table.zu("sale")
    assert "Z zu-colour:green:reach" in table.visible_events()
    assert table.credits(ZU) == 3 + 10 + 8
    assert (table.emissaries(ZU), table.hold(ZU), table.container(ZU)) == ([2, 1, 0], "red-fork red-wave", "")
    assert not [text for text in table.visible_events() if "drew" in text]


@rule("EE-ZU-56", "C-26")
def test_equal_reach_goes_by_income() -> None:
    table = solo(
        holds={ZU: "red-wave red-fork green-wave green-fork"},
        traders={ZU: "1 2"},
        queues={1: "red green green", 2: "red green green green", 3: "red red red red"},
        purse={ZU: 0},
    )
    assert table.view()["prices"][1:3] == [5, 9]
    table.zu("sale")
    assert "Z zu-colour:green:income" in table.visible_events()
    assert table.credits(ZU) == 5 + 10 + 3


@rule("EE-ZU-57")
def test_zu_uses_the_most_profitable_markets() -> None:
    table = solo(
        holds={ZU: "red-wave red-fork"}, traders={ZU: "1 2 3"}, queues={1: "red", 2: "red red", 3: "red red red"}
    ).zu("sale")
    assert table.traders(ZU) == "1"
    assert (table.queue(1), table.emissaries(ZU)) == ("red", [1, 1, 0])


LEAD_IS_GREEN: dict[str, Any] = {
    "holds": {ZU: "red-wave red-fork green-wave"},
    "traders": {ZU: "1 3 5"},
    "queues": {1: "red red", 2: "green*4", 3: "red green green", 5: "red green"},
}


@rule("EE-ZU-15", "EE-ZU-57")
def test_the_markets_of_a_sale_are_ranked_by_the_lead_colour() -> None:
    table = solo(**LEAD_IS_GREEN).zu("sale")
    assert {"Z zu-lead:green:level", "Z zu-colour:red:reach"} <= set(table.visible_events())
    assert (table.traders(ZU), table.queue(1)) == ("1", "red red")
    older = solo(options={"zu-profit-order": "sold-colour"}, **LEAD_IS_GREEN).zu("sale")
    assert "Z zu-market:1:interested" in older.visible_events()


PAYS_WHERE_NOT_SOLD: dict[str, Any] = {
    "holds": {ZU: "red-wave green-wave"},
    "traders": {ZU: "1 3"},
    "queues": {1: "red*4", 2: "green*4", 3: "green red", 4: "green"},
    "purse": {ZU: 0},
}


@rule("EE-ZU-56")
def test_the_income_is_that_of_the_markets_that_zu_would_use() -> None:
    table = solo(**PAYS_WHERE_NOT_SOLD).zu("sale")
    assert ("Z zu-colour:green:income" in table.visible_events(), table.credits(ZU)) == (True, 9 + 2)
    older = solo(options={"zu-profit-order": "sold-colour"}, **PAYS_WHERE_NOT_SOLD).zu("sale")
    assert ("Z zu-colour:red:income" in older.visible_events(), older.credits(ZU)) == (True, 5 + 8)


@rule("EE-ZU-56")
def test_where_the_lot_would_decide_the_better_market_counts() -> None:
    queues = {1: "red*4", 2: "red", 3: "green", 4: "green*4", 5: "green"}
    table = solo(holds={ZU: "red-wave green-wave"}, traders={ZU: "1 2 3"}, queues=queues).zu("sale")
    assert "Z zu-colour:red:income" in table.visible_events()
    assert lot(table) == "tie-market"


@rule("EE-ZU-59")
def test_zu_sells_its_cheapest_relics() -> None:
    table = solo(
        holds={ZU: "red-spiral red-wave"},
        containers={ZU: "red-ladder"},
        traders={ZU: "1 2"},
        queues={1: "red", 2: "red"},
        options={"promotion": "optional"},
    ).zu("sale")
    assert (table.hold(ZU), table.container(ZU)) == ("red-spiral", "")
    assert table.emissaries(ZU) == [2, 0, 0], "Zu always promotes"


@rule("EE-ZU-60")
def test_a_snipe_needs_a_buyer_anywhere() -> None:
    assert solo().zu("snipe").visible_events() == ["Z zu-failed:nothing-stored:10"]
    assert solo(holds={ZU: "red-wave"}, queues={1: "green"}).zu("snipe").visible_events() == ["Z zu-failed:no-buyer:10"]


@rule("EE-ZU-61", "EE-ZU-62", "EE-ZU-63", "C-27")
def test_zu_snipes() -> None:
    table = solo(
        holds={ZU: "red-wave green-fork violet-wave violet-fork"},
        traders={ZU: "5", A: "5"},
        queues={1: "violet", 2: "green green", 5: "green green", 3: "orange*4", 4: "yellow*4", 6: "violet*3"},
        ship="yellow orange violet violet",
        purse={ZU: 0},
    )
    assert table.view()["prices"][1] == 1
    table.zu("snipe")
    assert "Z zu-market:5:your-traders" in table.visible_events()
    assert (table.credits(ZU), table.emissaries(ZU), table.traders(ZU)) == (5, [0, 0, 1], "")
    sent = solo(holds={ZU: "red-wave red-fork"}, queues={3: "red red"}).zu("snipe")
    assert (sent.emissaries(ZU), sent.hold(ZU)) == ([0, 1, 0], "red-fork")
    level = solo(holds={ZU: "red-wave green-fork"}, queues={3: "red red", 4: "green"}).zu("snipe")
    assert "Z zu-colour:red:level" in level.visible_events()


SNIPE_TIE: dict[str, Any] = {
    "holds": {ZU: "red-wave green-wave green-fork"},
    "queues": {2: "red", 5: "red green", 3: "green green"},
    "emissaries": {ZU: "right"},
}


@rule("EE-ZU-15", "EE-ZU-62")
def test_equal_markets_of_a_snipe_are_ranked_by_the_lead_colour() -> None:
    table = solo(**SNIPE_TIE).zu("snipe")
    assert {"Z zu-colour:red:fewest-tiles", "Z zu-lead:green:level"} <= set(table.visible_events())
    assert "Z zu-market:5:interested" in table.visible_events()


def test_older_tables_look_at_the_sold_colour_only() -> None:
    table = solo(options={"zu-profit-order": "sold-colour"}, **SNIPE_TIE).zu("snipe")
    assert "Z zu-market:2:influence" in table.visible_events()


def test_on_older_tables_one_relic_to_dig_is_better_than_none() -> None:
    settings: dict[str, Any] = {"galleries": {ZU: "red-wave"}, "holds": {ZU: "yellow-fork"}}
    table = solo(sites="red-wave yellow-wave*2", options={"zu-dig": "any-site"}, **settings).zu("dig-red-yellow")
    assert "Z zu-colour:yellow:could-dig" in table.visible_events()
    near = solo(sites="red-spiral red-fork yellow-wave", holds={ZU: "red-ladder"}, options={"zu-dig": "any-site"})
    assert "Z zu-colour:red:could-dig" in near.zu("dig-red-yellow").visible_events()


def test_on_older_tables_zu_digs_twice_at_one_site() -> None:
    table = solo(sites="red-spiral red-fork red-wave*2", options={"zu-dig": "any-site"}, **POPULAR_RED)
    assert table.zu("dig-violet-red").hold(ZU) == "red-spiral red-fork"
