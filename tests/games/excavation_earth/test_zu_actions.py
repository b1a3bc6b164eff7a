"""Solo: Zu's actions (22)."""

from typing import Any

import pytest

from caravane.games.excavation_earth import GAME
from caravane.games.excavation_earth.kinds import CARD
from caravane.kernel.state import CHANCE
from tests.games.excavation_earth.scenario import ZU, A, Table, write
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


@rule("EE-ZU-31", "EE-ZU-32", "EE-ZU-36")
def test_zu_digs_two_of_different_types() -> None:
    table = solo(sites="red-spiral red-fork red-wave*2", **POPULAR_RED).zu("dig-violet-red")
    assert (table.hold(ZU), table.gallery(ZU)) == ("red-spiral red-fork", "red-spiral red-fork")
    one = solo(sites="red-wave*3", **POPULAR_RED).zu("dig-violet-red")
    assert one.hold(ZU) == "red-wave"
    space = solo(sites="red-spiral red-fork", holds={ZU: "green-wave green-fork violet-wave"}, **POPULAR_RED)
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


@rule("EE-ZU-64", "EE-ZU-66")
def test_zu_surveys() -> None:
    table = solo(
        deck="red-star",
        supply={"red": "wave fork spiral"},
        purse={ZU: 30},
        forecast="green-eye violet-eye orange-eye",
    ).zu("survey")
    forecast = table.view()["forecast"]
    assert (write(CARD, [slot["card"] for slot in forecast]), [slot["zu"] for slot in forecast]) == (
        "red-star violet-eye orange-eye",
        [True, False, False],
    )
    assert (table.hold(ZU), table.credits(ZU), table.site("red-wave")) == ("red-fork", 20, 1)
    assert table.gallery(ZU) == "red-fork"


@rule("EE-ZU-65", "EE-ZU-67", "C-28")
def test_without_a_purchase_chance_chooses_the_site() -> None:
    table = solo(
        number=2,
        tiles="relay scanner rumour",
        deck="yellow-star",
        supply={"yellow": "wave fork spiral"},
        galleries={ZU: "yellow-wave"},
        purse={ZU: 9},
    )
    table.state.survey_cubes = (A, A, A)
    table.state.reserve[A] -= 3
    table.zu("survey")
    assert write(CARD, table.state.discard) == "yellow-star"
    assert lot(table) == "tie-relic"
    table.chance("lot-relic:yellow-fork")
    assert lot(table) == "return-supply"
    table.chance()
    assert (table.site("yellow-fork"), table.credits(ZU)) == (1, 9)


@rule("EE-ZU-68")
def test_a_single_relic_goes_to_its_site() -> None:
    table = solo(deck="red-star", supply={"red": "wave"}, purse={ZU: 30}).zu("survey")
    assert (table.site("red-wave"), table.hold(ZU)) == (1, "")


@rule("EE-ZU-69", "C-28")
@pytest.mark.parametrize(("failure", "paid"), [("usual", 10), ("more", 15), ("nothing", 0)])
def test_a_survey_fails_only_if_nothing_happens(failure: str, paid: int) -> None:
    late: dict[str, Any] = {
        "number": 3,
        "tiles": "relay scanner rumour",
        "deck": "yellow-star",
        "supply": {"yellow": ""},
    }
    table = solo(**late, options={"zu-failure": failure}).zu("survey")
    assert table.visible_events()[-1] == f"Z zu-failed:nothing-left:{paid}"
    early = solo(deck="yellow-star", supply={"yellow": ""}).zu("survey")
    assert not [text for text in early.visible_events() if "failed" in text]


@rule("EE-ZU-70")
def test_a_failure_pays_and_changes_nothing_else() -> None:
    table = solo()
    before = table.view()
    table.zu("sale")
    after = table.view()
    zu = before["zu"]
    assert zu is not None
    zu["credits"] += 10
    zu["discard"] = [*zu["discard"], *(after["zu"] or {"discard": []})["discard"]]
    before["actions"] = after["actions"]
    assert after == before


@rule("EE-ZU-71")
def test_dig_buy_fence_and_failure_are_tried_once_each() -> None:
    table = solo(
        holds={ZU: "green-wave green-fork green-ladder green-spiral"},
        purse={ZU: 0},
        piles={"red": "wave"},
        **POPULAR_RED,
    )
    table.zu("dig-violet-red")
    words = [text.removeprefix("Z ").partition(":")[0] for text in table.visible_events()]
    assert [word for word in words if "instead" in word or word == "zu-failed"] == ["zu-fences-instead"]


@rule("EE-ZU-72", "EE-ZU-73", "EE-ZU-74")
@pytest.mark.parametrize(("human", "rank"), [(35, 2), (36, 1), (34, 2)])
def test_the_end_of_a_solo_game(human: int, rank: int) -> None:
    table = solo(
        number=3,
        tiles="relay scanner rumour",
        holds={A: "red-spiral", ZU: "green-spiral green-wave"},
        emissaries={ZU: "left", A: "middle"},
        galleries={ZU: "red-spiral red-fork"},
        purse={A: human - 15, ZU: 7},
    )
    table.play(A, "choose:pass")
    assert table.state.ended()
    assert table.credits(ZU) == 7 + 15 + 4 + 9
    assert (GAME.scores(table.state), GAME.ranks(table.state)) == ([human], [rank])
