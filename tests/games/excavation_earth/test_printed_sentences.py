"""Statements of the printed rules that no test of a rule id checks by itself; docs/fidelity/excavation-earth.md points here."""

from typing import Any

import pytest

from caravane.games.excavation_earth import GAME
from caravane.games.excavation_earth.kinds import CARD
from caravane.games.excavation_earth.state import EarthState
from caravane.kernel.event import Events
from caravane.kernel.state import TABLE
from tests.games.excavation_earth.scenario import ZU, A, B, Table, started, write
from tests.games.excavation_earth.test_zu_actions import POPULAR_RED, lot
from tests.games.excavation_earth.test_zu_setup import solo

LATE: dict[str, Any] = {"number": 3, "tiles": "relay scanner rumour"}
RED_LACKS_WAVE = "red-spiral red-fork red-ladder"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_first_round_begins_without_preparation(seats: int) -> None:
    state = started(seats)
    first = state.order[0]
    assert (state.round, state.packs, state.tiles) == (1, [], ())
    assert first >= seats or GAME.step_of(state, first).name == "place-third"  # type: ignore[union-attr]


def test_supplies_are_sorted_by_colour_and_secret() -> None:
    state = started(3)
    for colour, supply in enumerate(state.supply):
        assert {relic // 4 for relic in supply} <= {colour}
    assert GAME.view(state, A)["supply"] == [12] * 5, "only how many are left"


def test_a_third_card_alike_offers_no_exchange() -> None:
    state = GAME.start(2)
    state.hands = [(0, 0, 1, 8, 15, 22), (0, 0, 1, 8, 15, 22)]
    frame = ([step.name for step in GAME.steps].index("redraw-next"), TABLE, 0)
    state.order = (A, B)
    state.frames = []
    GAME.steps[frame[0]].apply(state, frame, (), Events())
    assert state.frames == []


@pytest.mark.parametrize("action", ["haggle", "command"])
def test_a_guard_becomes_a_trader_when_the_reserve_is_empty(action: str) -> None:
    table = Table("red-crescent", reserve={A: 0}, galleries={A: "green-fork red-wave"}, emissaries={A: "left"})
    table.act(A, action, "red-crescent", "send-trader")
    assert table.legal(A) == ["move-guard:green-fork", "move-guard:red-wave"], "neither traders nor emissaries"
    table.play(A, "move-guard:green-fork")
    assert (table.traders(A).split()[0], table.gallery(A), table.emissaries(A)) == ("1", "red-wave", [1, 0, 0])


def test_a_bought_relic_is_sampled_with_a_guard_of_the_gallery() -> None:
    table = Table(
        "red-crescent", at={A: "BW M1 M4"}, piles={"red": "wave"}, reserve={A: 0}, galleries={A: "green-fork"}
    )
    table.act(A, "smuggle", "red-crescent", "buy-relics buy:red store:hold sample move-guard:green-fork")
    assert table.gallery(A) == "red-wave"


def test_a_bought_relic_can_fill_a_column() -> None:
    table = Table(
        "red-crescent", at={A: "BW M1 M4"}, piles={"red": "wave"}, galleries={A: RED_LACKS_WAVE}, deck="green-eye"
    )
    table.act(A, "smuggle", "red-crescent", "buy-relics buy:red store:hold sample")
    assert table.hand(A) == "green-eye"


def test_a_surveyed_relic_is_sampled_with_a_guard_of_the_gallery() -> None:
    table = Table(
        "red-star",
        purse={A: 6},
        supply={"red": "wave fork"},
        reserve={A: 0},
        galleries={A: "green-fork violet-fork"},
        **LATE,
    )
    table.act(A, "survey", "red-star", "put:red-fork buy-relic:red-wave sample move-guard:green-fork")
    assert (table.gallery(A), table.credits(A)) == ("red-wave violet-fork", 0)


def three_markets(**more: Any) -> Table:
    """Return a table where A can sell violet on three markets, at one of which stand two traders."""
    settings: dict[str, Any] = {
        "holds": {A: "violet-wave*2 violet-fork"},
        "traders": {A: "1 1 2 3"},
        "queues": {1: "violet red", 2: "white", 3: "violet violet green"},
        "purse": {A: 0},
    }
    return Table("red-seal", factions="gul aquilla", deck="green-eye yellow-fist", **(settings | more))


SELL_THREE = (
    "pick-colour:violet pick-market:1 pick-market:2 pick-market:3 sell:violet-fork:hold "
    + "sell:violet-wave:hold " * 2
    + "keep:green-eye"
)


def test_three_markets_pay_eight_more_and_promote_one_trader_each() -> None:
    table = three_markets()
    assert table.view()["prices"][3] == 9
    table.act(A, "sell", "red-seal", SELL_THREE)
    while table.decision(A) == "promote":
        table.play(A, "promote")
    assert table.credits(A) == 9 + 2 * 4 + 8
    assert (table.traders(A), table.emissaries(A), table.hold(A)) == ("1", [2, 1, 0], "")


def test_buyers_who_do_not_want_the_colour_stay_in_their_queues() -> None:
    table = three_markets().act(A, "sell", "red-seal", SELL_THREE)
    assert [table.queue(market) for market in (1, 2, 3)] == ["red", "", "green"]
    assert table.ship() == "violet violet violet white"


def test_white_buyers_return_to_their_spot() -> None:
    table = three_markets(ship="white violet")
    assert table.white() == 4
    table.act(A, "sell", "red-seal", SELL_THREE)
    assert table.white() == 5


def test_a_player_with_travel_cards_only_is_not_made_to_pass() -> None:
    assert Table().actions(A) == ["move", "pass"]


def worked(table: Table, step: str) -> EarthState:
    """Carry out one step of preparation alone."""
    number = [each.name for each in GAME.steps].index(step)
    GAME.steps[number].apply(table.state, (number, TABLE), (), Events())
    return table.state


def test_cubes_of_both_sides_return_from_the_forecast_in_solo() -> None:
    table = solo()
    table.state.survey_cubes = (ZU, A, -1)
    for side in (A, ZU):
        table.state.reserve[side] -= 1
    assert worked(table, "work-forecast").reserve == [22, 22]


def test_zu_keeps_the_forecast_of_round_three_away() -> None:
    table = solo(deck="red-star", supply={"red": "wave fork spiral"}, purse={ZU: 30}, **LATE).zu("survey")
    assert (write(CARD, table.state.discard), table.state.forecast) == ("red-star", ())
    assert (table.hold(ZU), table.site("red-wave"), table.credits(ZU)) == ("red-fork", 1, 20)


@pytest.mark.parametrize(
    ("settings", "bought"),
    [
        ({"purse": {ZU: 9}}, "red-wave"),
        ({"purse": {ZU: 5}}, ""),
        ({"purse": {ZU: 30}, "galleries": {ZU: "red-fork"}}, "red-wave"),
        ({"purse": {ZU: 30}, "containers": {ZU: "red-fork"}}, "red-wave"),
        ({"purse": {ZU: 30}, "holds": {ZU: "green-wave green-fork violet-wave violet-fork"}}, ""),
    ],
)
def test_zu_buys_what_it_lacks_can_pay_and_can_store(settings: dict[str, Any], bought: str) -> None:
    table = solo(deck="red-star", supply={"red": "wave fork spiral"}, **settings)
    before = table.hold(ZU)
    table.zu("survey")
    assert table.hold(ZU).replace(before, "").strip() == bought
    assert (lot(table) == "tie-relic") == (bought == "")


def test_zu_sells_on_three_of_four_markets() -> None:
    table = solo(
        holds={ZU: "red-wave red-fork red-ladder red-spiral"},
        traders={ZU: "1 2 3 4"},
        queues={1: "red red", 2: "red", 3: "red white red white", 4: "red red white"},
        purse={ZU: 0},
    )
    table.zu("sale")
    assert (table.traders(ZU), table.hold(ZU)) == ("2", "red-spiral")
    assert table.credits(ZU) == 9 + 2 * 9 + 8


def test_human_traders_count_only_beside_a_trader_of_zu() -> None:
    table = solo(
        holds={ZU: "green-fork"}, traders={ZU: "5", A: "2 2 5"}, queues={2: "green green", 5: "green green"}
    ).zu("snipe")
    assert "Z zu-market:5:your-traders" in table.visible_events()


def test_zus_second_relic_follows_the_same_order() -> None:
    table = solo(sites="red-spiral red-ladder red-wave", galleries={A: "red-spiral"}, **POPULAR_RED)
    assert table.zu("dig-violet-red").hold(ZU) == "red-ladder red-wave"


def test_h5_ends_when_zu_has_every_top() -> None:
    table = solo(
        options={"zu-purchases": "two"},
        piles={"red": "wave", "green": "fork"},
        galleries={ZU: "green-fork"},
        purse={ZU: 20},
        **POPULAR_RED,
    ).zu("dig-violet-red")
    assert (table.container(ZU), table.credits(ZU)) == ("red-wave", 16)
    assert table.visible_events()[-1] == "Z zu-second-skipped"


def test_the_human_continues_alone_when_zu_has_passed() -> None:
    table = Table("red-star green-star", seats=1, factions="gul", zu="")
    table.play(A, "choose:command play:red-star send-trader finish-command")
    table.play(A, "choose:move play:travel-2 step:R3:BC stop-moving")
    assert ("Z zu-passed" in table.visible_events(), table.state.deciding()) == (True, [A])
