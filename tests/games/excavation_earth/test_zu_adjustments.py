"""Solo: adjustments that make Zu weaker or stronger (22)."""

from typing import Any

import pytest

from caravane.games.excavation_earth import GAME
from caravane.games.excavation_earth.components import ZU_CARDS
from caravane.games.excavation_earth.setup import OPTIONS
from tests.games.excavation_earth.scenario import ZU, A, Table, started
from tests.games.excavation_earth.test_zu_actions import POPULAR_RED
from tests.games.excavation_earth.test_zu_setup import solo
from tests.rule_marker import rule


def adjusted(key: str, value: str, **more: Any) -> Table:
    return solo(options={key: value}, **more)


@rule("EE-ZU-75")
def test_e1_zu_starts_with_nothing() -> None:
    assert started(1, zu_credits="none").credits == [8, 0]


@rule("EE-ZU-76")
def test_e2_a_failure_pays_nothing() -> None:
    assert adjusted("zu-failure", "nothing").zu("sale").visible_events() == ["Z zu-failed:nothing-stored:0"]


@rule("EE-ZU-77")
def test_e3_zu_brings_white_buyers_only() -> None:
    table = adjusted("zu-haggle", "white-only", traders={ZU: "1 2 3 4 5"}, holds={ZU: "red-wave"}).zu("haggle")
    assert table.queue(6) == "white"


@rule("EE-ZU-78", "C-29")
def test_e4_some_actions_cost_zu_a_card() -> None:
    table = Table("red-star", seats=1, factions="gul", zu="snipe command-1", options={"zu-deck": "shorter"})
    table.play(A, "choose:move play:travel-3 step:R3:BC stop-moving choose:move play:travel-4 step:BC:R3 stop-moving")
    assert "Z zu-card-dropped:command-1" in table.visible_events()
    assert [ZU_CARDS[card] for card in table.state.zu.discard] == ["snipe", "command-1"]
    assert "Z zu-passed" in table.visible_events()
    assert table.emissaries(ZU) == [0, 0, 0]
    for card, drops in (("survey", True), ("dig-most-popular", True), ("dig-red-yellow", False), ("sale", False)):
        other = adjusted("zu-deck", "shorter", zu="command-1").zu(card)
        while other.state.deciding() != [A]:
            other.chance()
        assert ("Z zu-card-dropped:command-1" in other.visible_events()) == drops


@rule("EE-ZU-79", "C-33")
def test_e5_without_a_cube_actions_fail() -> None:
    one = adjusted("zu-crew", "limited", reserve={ZU: 1}).zu("command-1")
    assert (one.traders(ZU)[0], one.emissaries(ZU)) == ("6", [0, 0, 0])
    assert one.visible_events() == ["Z zu-failed:no-cube:10"], "there is no cube for the emissary"
    enough = adjusted("zu-crew", "limited", reserve={ZU: 1}, traders={ZU: "1"}).zu("command-1")
    assert enough.emissaries(ZU) == [1, 0, 0]
    none = adjusted("zu-crew", "limited", reserve={ZU: 0}, traders={ZU: "1"}).zu("command-1")
    assert none.visible_events() == ["Z zu-failed:no-cube:10"]
    assert adjusted("zu-crew", "limited", reserve={ZU: 0}).zu("haggle").visible_events() == ["Z zu-failed:no-cube:10"]
    snipe = adjusted("zu-crew", "limited", reserve={ZU: 0}, holds={ZU: "red-wave"}, queues={1: "red red"}).zu("snipe")
    assert snipe.visible_events()[-1] == "Z zu-failed:no-cube:10"
    haggle = adjusted("zu-crew", "limited", reserve={ZU: 1}, holds={ZU: "red-wave"}, queues={1: "red"}).zu("haggle")
    assert haggle.traders(ZU).startswith("1")
    assert haggle.queue(1) == "red white red"


def test_e5_on_older_tables_one_cube_is_sent() -> None:
    options = {"zu-crew": "limited", "zu-short-crew": "sends"}
    one = solo(options=options, reserve={ZU: 1}).zu("command-1")
    assert (one.traders(ZU)[0], one.emissaries(ZU)) == ("1", [0, 0, 0])


@rule("EE-ZU-80")
def test_e5_without_a_cube_zu_takes_no_sample() -> None:
    table = adjusted("zu-crew", "limited", reserve={ZU: 0}, sites="red-wave", **POPULAR_RED).zu("dig-violet-red")
    assert (table.hold(ZU), table.gallery(ZU)) == ("red-wave", "")
    assert table.visible_events()[-1] == "Z zu-no-sample:red-wave"
    survey = adjusted("zu-crew", "limited", reserve={ZU: 0}, deck="red-star", supply={"red": "wave"}).zu("survey")
    assert survey.view()["forecast"][0]["zu"] is False


@rule("EE-ZU-81")
def test_h1_one_relic_of_each_colour() -> None:
    table = adjusted("zu-two-colours", "both", sites="red-wave red-fork violet-wave", **POPULAR_RED).zu(
        "dig-violet-red"
    )
    assert table.hold(ZU) == "red-fork violet-wave"
    dug = [text for text in table.visible_events() if "dug" in text]
    assert [text.split(":")[1] for text in dug] == ["red-fork", "violet-wave"]
    space = {ZU: "green-wave green-fork green-ladder"}
    tight = adjusted("zu-two-colours", "both", sites="red-wave violet-wave", holds=space, **POPULAR_RED)
    assert tight.zu("dig-violet-red").hold(ZU).split()[-1] == "red-wave"


@rule("EE-ZU-82")
def test_h1_a_colour_without_missing_type_is_skipped() -> None:
    skipped = adjusted("zu-two-colours", "both", sites="violet-wave", **POPULAR_RED).zu("dig-violet-red")
    assert skipped.hold(ZU) == "violet-wave"
    both = adjusted("zu-two-colours", "both", piles={"red": "wave", "violet": "wave"}, **POPULAR_RED).zu(
        "dig-violet-red"
    )
    assert both.container(ZU) == "red-wave"


@rule("EE-ZU-83")
def test_h2_a_failure_pays_more_and_excludes_e2() -> None:
    assert adjusted("zu-failure", "more").zu("sale").visible_events() == ["Z zu-failed:nothing-stored:15"]
    [option] = [option for option in OPTIONS if option.key == "zu-failure"]
    assert option.values == ("usual", "nothing", "more")


@rule("EE-ZU-84")
def test_h3_zu_stores_anywhere() -> None:
    full = {ZU: "green-spiral green-fork green-ladder green-wave"}
    table = adjusted("zu-store", "anywhere", sites="red-wave red-fork", holds=full, **POPULAR_RED).zu("dig-violet-red")
    assert table.container(ZU) == "red-fork red-wave"
    first = adjusted("zu-store", "anywhere", sites="red-wave red-fork", **POPULAR_RED).zu("dig-violet-red")
    assert (first.hold(ZU), first.container(ZU)) == ("red-fork red-wave", "")
    survey = adjusted("zu-store", "anywhere", deck="red-star", supply={"red": "wave fork"}, holds=full, purse={ZU: 30})
    assert survey.zu("survey").container(ZU) == "red-fork"


@rule("EE-ZU-85", "C-30")
@pytest.mark.parametrize(("value", "score", "rank"), [("cost", 91, 2), ("nothing", 101, 1)])
def test_h4_unsold_relics_cost_the_human(value: str, score: int, rank: int) -> None:
    table = adjusted(
        "your-unsold-relics",
        value,
        number=3,
        tiles="relay scanner rumour",
        purse={A: 101, ZU: 80},
        holds={A: "red-spiral red-ladder", ZU: "green-spiral green-fork"},
    )
    table.play(A, "choose:pass")
    assert (GAME.scores(table.state), table.credits(ZU), GAME.ranks(table.state)) == ([score], 91, [rank])


@rule("EE-ZU-86", "EE-ZU-87")
def test_h5_zu_buys_twice() -> None:
    piles = {"red": "wave wave", "violet": "wave"}
    table = adjusted("zu-purchases", "two", piles=piles, purse={ZU: 20}, **POPULAR_RED).zu("dig-violet-red")
    assert (table.container(ZU), table.credits(ZU)) == ("red-wave violet-wave", 12)
    one = adjusted("zu-purchases", "two", piles=piles, purse={ZU: 7}, **POPULAR_RED).zu("dig-violet-red")
    assert (one.container(ZU), one.visible_events()[-1]) == ("red-wave", "Z zu-second-skipped")
    assert not [text for text in one.visible_events() if "failed" in text]
    second = adjusted(
        "zu-purchases", "two", piles={"red": "wave fork", "orange": "wave"}, purse={ZU: 20}, **POPULAR_RED
    )
    assert second.zu("dig-violet-red").container(ZU) == "red-fork red-wave", "the search starts again at the target"
