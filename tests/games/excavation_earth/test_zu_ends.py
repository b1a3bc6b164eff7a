"""Solo: Zu surveys, fails, and the game ends (22)."""

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
