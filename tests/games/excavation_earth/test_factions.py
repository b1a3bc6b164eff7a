"""Faction powers (19)."""

from typing import Any

from caravane.games.excavation_earth import GAME
from caravane.kernel.state import CHANCE
from tests.games.excavation_earth.scenario import A, B, Table
from tests.rule_marker import rule


def surveying(supply: str, faction: str = "issisinui", **more: Any) -> Table:
    """Return a table where a faction surveys red; the supply is written from the top."""
    other = "gul" if faction != "gul" else "aquilla"
    table = Table("red-star green-star", factions=f"{faction} {other}", supply={"red": supply}, **more)
    return table.act(A, "survey", "red-star", "replace:1")


@rule("EE-FACTION-ALL-01")
def test_powers_are_optional() -> None:
    assert "leave-relics" in surveying("wave fork spiral").play(A, "put:red-wave").legal(A)
    assert "skip-step" in free_step().legal(B)
    assert "skip-purchase" in gul().act(A, "sell", "red-star").legal(A)


@rule("EE-FACTION-ISSISINUI-01")
def test_issisinui_draws_three_relics() -> None:
    assert "relics-shown:red-spiral:red-fork:red-wave" in " ".join(
        surveying("wave fork spiral ladder").visible_events(B)
    )
    assert surveying("wave fork spiral ladder", "aquilla").legal(A) == ["put:red-fork", "put:red-wave"]


@rule("EE-FACTION-ISSISINUI-02")
def test_issisinui_takes_one_for_nothing() -> None:
    table = surveying("wave fork spiral", purse={A: 0}).play(A, "put:red-wave")
    assert table.legal(A) == ["take:red-spiral", "take:red-fork", "leave-relics"]
    table.play(A, "take:red-spiral")
    assert (table.hold(A), table.credits(A), table.decision(A)) == ("red-spiral", 0, "sample")


@rule("EE-FACTION-ISSISINUI-03")
def test_issisinui_may_still_buy_another() -> None:
    table = surveying("wave fork spiral", purse={A: 10}).play(A, "put:red-wave take:red-spiral skip-sample")
    assert table.legal(A) == ["buy-relic:red-fork", "return-relics"]
    assert table.play(A, "buy-relic:red-fork skip-sample").credits(A) == 0


@rule("EE-FACTION-ISSISINUI-04")
def test_one_relic_goes_to_its_site_and_the_rest_back() -> None:
    table = surveying("wave fork spiral", purse={A: 20}).play(A, "put:red-wave leave-relics return-relics")
    assert table.state.deciding() == [CHANCE]
    assert table.chance().site("red-wave") == 1
    assert len(table.state.supply[2]) == 2


@rule("EE-FACTION-ISSISINUI-05")
def test_the_site_comes_first() -> None:
    two = surveying("wave fork", purse={A: 0}).play(A, "put:red-fork")
    assert two.legal(A) == ["take:red-wave", "leave-relics"]
    one = surveying("wave")
    assert (one.site("red-wave"), one.decision(A)) == (1, "action")


def aquilla(**more: Any) -> Table:
    """Return a table where violet has rank 3, and market 3 wants it and has no trader of A."""
    queues = {1: "green green", 2: "red red red", 3: "violet violet red", 4: "white", 5: "green", 6: "red"}
    settings: dict[str, Any] = {
        "holds": {A: "violet-wave*2"},
        "traders": {A: "4"},
        "queues": queues,
        "purse": {A: 0},
    }
    return Table("red-star", factions="aquilla gul", **(settings | more))


@rule("EE-FACTION-AQUILLA-01", "EE-FACTION-AQUILLA-03", "C-12")
def test_aquilla_sells_without_a_trader_at_the_market_of_the_card() -> None:
    table = aquilla()
    assert table.view()["prices"][3] == 3
    moves = "pick-colour:violet pick-market:3 pick-market:4 sell:violet-wave:hold sell:violet-wave:hold promote"
    table.act(A, "sell", "red-star", moves)
    assert (table.credits(A), table.emissaries(A), len(table.state.hands[A])) == (12, [0, 1, 0], 1)
    travel = aquilla().play(A, "choose:sell play:travel-2 pick-colour:violet")
    assert travel.legal(A) == ["pick-market:4"]
    assert travel.play(A, "pick-market:4 sell:violet-wave:hold").credits(A) == 5
    with_trader = aquilla(traders={A: "3 4"}).act(A, "sell", "red-star", f"{moves} promote")
    assert with_trader.emissaries(A) == [0, 2, 0]


@rule("EE-FACTION-AQUILLA-02")
def test_aquilla_still_needs_a_buyer() -> None:
    table = Table(
        "red-star green-eye", factions="aquilla gul", holds={A: "violet-wave"}, queues={3: "red", 4: "violet"}
    )
    assert table.play(A, "choose:sell").legal(A) == ["play:green-eye"]


@rule("EE-FACTION-KUTUKUTI-01", "EE-FACTION-KUTUKUTI-02", "X-11")
def test_kutu_kuti_digs_a_second_relic_nearby() -> None:
    sites = "red-wave*2 red-ladder red-spiral"
    table = Table("red-star", factions="kutu-kuti gul", at={A: "R1 M1 M4"}, sites=sites)
    table.act(A, "dig", "red-star", "dig:red-wave skip-sample")
    assert table.legal(A) == ["dig:red-ladder", "dig:red-wave", "stop-digging"]
    assert table.why_not(A, "dig:red-spiral") == "nobody-at-site:R3 EE-DIG-02"
    other = Table("red-star", factions="gul aquilla", at={A: "R1 M1 M4"}, sites=sites)
    assert other.act(A, "dig", "red-star", "dig:red-wave skip-sample").decision(A) == "action"


@rule("EE-FACTION-KUTUKUTI-03")
def test_other_explorers_do_not_forbid_the_power() -> None:
    table = Table("red-star", factions="kutu-kuti gul", at={A: "R1 R3 M4"}, sites="red-wave*2 red-ladder red-spiral")
    table.act(A, "dig", "red-star", "dig:red-wave skip-sample")
    assert table.legal(A) == ["dig:red-spiral", "dig:red-ladder", "dig:red-wave", "stop-digging"]


@rule("EE-FACTION-KUTUKUTI-04")
def test_the_power_cannot_start_a_dig() -> None:
    assert "dig" not in Table("red-star", factions="kutu-kuti gul", at={A: "R1 M1 M4"}, sites="red-ladder").actions(A)


def gul(**more: Any) -> Table:
    """Return a table where Gul has relics to sell and stands on a black market."""
    settings: dict[str, Any] = {
        "at": {A: "BC M1 M4"},
        "holds": {A: "violet-wave"},
        "traders": {A: "1"},
        "queues": {1: "violet"},
        "piles": {"green": "wave", "violet": "fork"},
    }
    return Table("red-star", factions="gul aquilla", **(settings | more))


@rule("EE-FACTION-GUL-01")
def test_gul_buys_at_value_before_a_sale() -> None:
    table = gul().act(A, "sell", "red-star")
    assert table.legal(A) == ["buy:green", "buy:violet", "skip-purchase"]
    assert table.play(A, "buy:green").credits(A) == 5
    away = gul(at={A: "R1 M1 M4"}).act(A, "sell", "red-star")
    assert away.decision(A) == "sell-colour"


@rule("EE-FACTION-GUL-02")
def test_guls_purchase_is_stored_and_sampled() -> None:
    table = gul().act(A, "sell", "red-star", "buy:green")
    assert table.decision(A) == "store-place"
    assert table.play(A, "store:container sample").decision(A) == "sell-colour"
    full = gul(holds={A: "violet-wave*4"}, containers={A: "red-wave red-wave"}).act(A, "sell", "red-star")
    assert full.decision(A) == "sell-colour"
    poor = gul(purse={A: 2}).act(A, "sell", "red-star")
    assert poor.decision(A) == "sell-colour"


@rule("EE-FACTION-GUL-03")
def test_the_bought_relic_may_be_sold_or_kept() -> None:
    table = gul().act(A, "sell", "red-star", "buy:violet store:hold skip-sample pick-colour:violet pick-market:1")
    assert table.legal(A) == ["sell:violet-fork:hold", "sell:violet-wave:hold"]
    assert table.play(A, "sell:violet-wave:hold leave").hold(A) == "violet-fork"


@rule("EE-FACTION-GUL-04", "C-13")
def test_guls_purchase_must_lead_to_a_sale() -> None:
    settings: dict[str, Any] = {
        "holds": {},
        "purse": {A: 4},
        "traders": {A: "5"},
        "queues": {1: "green green green", 5: "orange red"},
        "piles": {"yellow": "spiral", "green": "fork", "violet": "ladder", "orange": "wave"},
    }
    table = gul(**settings)
    assert table.view()["prices"][4] == 5
    table.act(A, "sell", "red-star")
    assert table.legal(A) == ["buy:orange"]
    assert table.why_not(A, "buy:violet") == "no-sale-after:violet-ladder EE-FACTION-GUL-04"
    assert table.why_not(A, "buy:green") == "too-expensive:green-fork:5:4 EE-SMUGGLE-07"
    table.play(A, "buy:orange store:hold skip-sample pick-colour:orange pick-market:5 sell:orange-wave:hold")
    assert table.credits(A) == 8
    full = gul(**(settings | {"holds": {A: "red-fork*4"}, "containers": {A: "green-wave*2"}, "queues": {5: "orange"}}))
    assert "sell" not in full.actions(A)


def free_step() -> Table:
    """Return a table at the beginning of Dal-Harrai's turn."""
    table = Table("red-star", "green-star", factions="gul dal-harrai", at={B: "M1 Y2 R3"})
    return table.play(A, "choose:pass")


@rule("EE-FACTION-DALHARRAI-01")
def test_dal_harrai_moves_one_explorer_for_nothing() -> None:
    table = free_step()
    assert table.decision(B) == "free-step"
    assert "step:M1:Y2" not in table.legal(B)
    assert table.why_not(B, "step:M1:Y2") == "own-explorer-there:Y2 EE-SETUP-24"
    table.play(B, "step:M1:Y3")
    assert (table.at(B), table.decision(B)) == ("Y2 Y3 R3", "action")
    assert GAME.violations(table.state) == []


@rule("EE-FACTION-DALHARRAI-02")
def test_the_free_step_comes_also_before_a_pass() -> None:
    table = Table("red-star", factions="gul dal-harrai", at={B: "M1 Y2 R3"})
    table.state.travel[B] = 0
    table.play(A, "choose:pass")
    assert table.decision(B) == "free-step"
    table.play(B, "skip-step")
    assert "B no-card-left" in table.visible_events()
