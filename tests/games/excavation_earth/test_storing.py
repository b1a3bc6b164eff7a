"""Storing, sampling and crew (4, 5)."""

from typing import Any

import pytest

from caravane.games.excavation_earth import GAME
from caravane.games.excavation_earth.components import RELICS
from tests.games.excavation_earth.scenario import A, B, Table
from tests.rule_marker import rule

ALL_BUT_RED_WAVE = " ".join(name for name in RELICS if name != "red-wave")
RED_LACKS_WAVE = "red-spiral red-fork red-ladder"


def digging(**more: Any) -> Table:
    """Return a table where A may dig a red wave and a red ladder."""
    return Table("red-star*2 red-eye", at={A: "R1 R2 M4"}, sites="red-wave*2 red-ladder", **more)


def buying(purse: int = 20, **more: Any) -> Table:
    """Return a table where A stands on the western black market."""
    return Table(
        "red-crescent green-eye",
        at={A: "BW M1 M4"},
        purse={A: purse},
        piles={"red": "fork wave", "green": "wave"},
        **more,
    )


@rule("EE-STORE-01", "EE-DIG-06")
def test_a_dug_relic_goes_into_the_hold() -> None:
    table = digging().act(A, "dig", "red-star", "dig:red-wave")
    assert (table.hold(A), table.container(A)) == ("red-wave", "")
    assert table.decision(A) == "sample"


@rule("EE-STORE-02")
def test_a_buyer_chooses_where_a_bought_relic_goes() -> None:
    table = buying().act(A, "smuggle", "red-crescent", "buy-relics buy:red")
    assert table.legal(A) == ["store:hold", "store:container"]
    assert table.play(A, "store:container").container(A) == "red-fork"
    full = buying(containers={A: "violet-wave violet-wave"}).act(A, "smuggle", "red-crescent", "buy-relics buy:red")
    assert full.legal(A) == ["store:hold"]
    assert full.why_not(A, "store:container") == "store-is-full:container EE-STORE-04"


@rule("EE-STORE-03")
def test_a_surveyed_relic_goes_into_the_hold() -> None:
    table = Table("red-star", purse={A: 20}, supply={"red": "wave fork spiral"})
    table.act(A, "survey", "red-star", "replace:1 put:red-wave buy-relic:red-fork")
    assert (table.hold(A), table.container(A)) == ("red-fork", "")


@rule("EE-STORE-04")
def test_without_space_nothing_is_dug_bought_or_taken() -> None:
    full = "violet-wave*4"
    assert "dig" not in digging(holds={A: full}).actions(A)
    table = buying(holds={A: full}, containers={A: "orange-wave*2"})
    table.act(A, "smuggle", "red-crescent")
    assert table.legal(A) == ["fence-relics"]
    survey = Table("red-star", purse={A: 30}, holds={A: full}, supply={"red": "wave fork spiral"})
    survey.act(A, "survey", "red-star", "replace:1 put:red-wave")
    assert survey.decision(A) == "nothing"


@rule("EE-STORE-05")
def test_stores_are_public_and_may_hold_equal_relics() -> None:
    table = digging(holds={A: "red-wave"}, containers={B: "green-fork green-fork"})
    table.act(A, "dig", "red-star", "dig:red-wave skip-sample")
    players = table.view(None)["players"]
    assert [RELICS[relic] for relic in players[A]["hold"]] == ["red-wave", "red-wave"]
    assert [RELICS[relic] for relic in players[B]["container"]] == ["green-fork", "green-fork"]


@rule("EE-STORE-06")
def test_a_sample_is_taken_when_storing_or_never() -> None:
    table = digging().act(A, "dig", "red-star", "dig:red-wave")
    assert table.legal(A) == ["sample", "skip-sample"]
    assert table.play(A, "sample").gallery(A) == "red-wave"
    assert table.reserve(A) == 21
    table.play(A, "stop-digging").act(A, "dig", "red-eye", "dig:red-wave")
    assert table.decision(A) == "dig", "the space of a second wave is taken"
    skipped = digging().act(A, "dig", "red-star", "dig:red-wave skip-sample stop-digging")
    assert "sample" not in " ".join(skipped.legal(A))


@rule("EE-STORE-07")
def test_a_guard_stays_when_the_relic_goes() -> None:
    table = Table("red-crescent", at={A: "BW M1 M4"}, holds={A: "red-fork"}, galleries={A: "red-fork"})
    table.act(A, "smuggle", "red-crescent", "fence-relics fence:red-fork:hold")
    assert (table.hold(A), table.gallery(A)) == ("", "red-fork")


@rule("EE-STORE-08")
def test_a_full_column_brings_a_secret_card() -> None:
    table = digging(galleries={A: RED_LACKS_WAVE}, deck="green-eye")
    table.act(A, "dig", "red-star", "dig:red-wave sample")
    assert "green-eye" in table.hand(A)
    assert "A drew:green-eye" in table.visible_events(A)
    assert {"A column-filled:red", "A drew-unseen:1"} <= set(table.visible_events(B))


@rule("EE-STORE-09", "C-06")
def test_a_column_brings_its_card_once() -> None:
    yellow = "yellow-spiral yellow-fork yellow-ladder yellow-wave"
    table = Table(
        "red-star yellow-star",
        at={A: "R1 Y1 M4"},
        sites="red-wave yellow-fork",
        galleries={A: f"{yellow} {RED_LACKS_WAVE}"},
        reserve={A: 0},
        deck="green-eye violet-eye",
    )
    table.state.columns[A] = 1
    table.act(A, "dig", "red-star", "dig:red-wave sample move-guard:yellow-fork")
    assert "green-eye" in table.hand(A)
    table.act(A, "dig", "yellow-star", "dig:yellow-fork sample move-guard:red-wave")
    assert "violet-eye" not in table.hand(A)
    assert table.view()["players"][A]["rewarded"] == [0, 2]


@rule("EE-STORE-10")
def test_each_relic_is_stored_and_sampled_before_the_next() -> None:
    table = digging().act(A, "dig", "red-star", "dig:red-wave")
    assert table.decision(A) == "sample"
    table.play(A, "sample")
    assert table.legal(A) == ["dig:red-ladder", "stop-digging"]


@rule("EE-CREW-01")
def test_cubes_come_from_the_reserve() -> None:
    table = Table("red-crescent", at={A: "M1 M4 R3"}).act(A, "haggle", "red-crescent", "send-trader")
    assert (table.reserve(A), table.traders(A)) == (21, "1")
    table = Table("red-crescent").act(A, "command", "red-crescent", "send-emissary")
    assert (table.reserve(A), table.emissaries(A)) == (21, [1, 0, 0])


@rule("EE-CREW-02", "EE-COMMAND-07")
def test_with_an_empty_reserve_a_guard_may_go() -> None:
    table = Table("red-crescent", reserve={A: 0}, galleries={A: "green-fork red-wave"})
    table.act(A, "command", "red-crescent", "send-emissary")
    assert table.legal(A) == ["move-guard:green-fork", "move-guard:red-wave"]
    assert table.why_not(A, "move-guard:red-fork") == "no-guard:red-fork EE-CREW-02"
    table.play(A, "move-guard:red-wave")
    assert (table.gallery(A), table.emissaries(A), table.reserve(A)) == ("green-fork", [1, 0, 0], 0)


@rule("EE-CREW-03")
def test_with_a_cube_in_reserve_no_guard_moves() -> None:
    table = Table("red-crescent", reserve={A: 1}, galleries={A: "green-fork"})
    table.act(A, "command", "red-crescent", "send-emissary")
    assert table.gallery(A) == "green-fork"


@rule("EE-CREW-04", "EE-CREW-06")
def test_traders_emissaries_and_survey_cubes_are_never_reused() -> None:
    table = Table("red-crescent", at={A: "M1 R1 R2"}, sites="red-wave", reserve={A: 0}, emissaries={A: "left"})
    table.act(A, "haggle", "red-crescent")
    assert table.decision(A) == "haggle-white", "without a cube no trader is offered"
    assert "command" not in Table("red-crescent", reserve={A: 0}, emissaries={A: "left"}).actions(A)
    digs = digging(reserve={A: 0}).act(A, "dig", "red-star", "dig:red-wave")
    assert digs.decision(A) == "dig", "no sample without a cube, but the dig goes on"


@rule("EE-CREW-05")
def test_a_survey_takes_no_guard() -> None:
    table = surveying_without_reserve()
    assert table.decision(A) == "survey-site"
    assert (table.view()["forecast"][1]["cube"], table.gallery(A)) == (None, "green-fork red-wave")


def test_on_older_tables_a_survey_takes_a_guard_if_it_must() -> None:
    table = surveying_without_reserve({"survey-cube": "guard"})
    assert table.decision(A) == "pick-guard"
    table.play(A, "move-guard:red-wave")
    assert (table.view()["forecast"][1]["cube"], table.gallery(A)) == (A, "green-fork")


def surveying_without_reserve(options: dict[str, str] | None = None) -> Table:
    """Return a table where A has two guards but no cube for the forecast card."""
    galleries = {A: "green-fork red-wave"}
    table = Table("red-star", reserve={A: 0}, galleries=galleries, supply={"red": "wave fork"}, options=options)
    return table.act(A, "survey", "red-star", "replace:2")


@rule("EE-CREW-07")
def test_any_number_of_traders_and_emissaries_may_stand_together() -> None:
    table = Table("red-crescent*2", traders={A: "1 1 1", B: "1"}, emissaries={A: "left left", B: "left"})
    table.act(A, "command", "red-crescent", "send-trader send-emissary")
    assert (table.traders(A), table.emissaries(A)) == ("1 1 1 1", [3, 0, 0])


@pytest.mark.parametrize("relic", RELICS)
def test_every_relic_has_its_space_in_the_gallery(relic: str) -> None:
    others = " ".join(name for name in RELICS if name != relic)
    table = Table(galleries={A: others})
    assert len(table.view()["players"][A]["gallery"]) == 19
    assert GAME.violations(table.state) == []
    assert ALL_BUT_RED_WAVE.count(" ") == 18
