"""Excavation Earth: two purchases in one plan, the discard, and the introduction that waits for Zu's sheet."""

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import expect

from caravane.games.excavation_earth.components import ROWS
from caravane.games.excavation_earth.kinds import COLOUR
from tests.browser.conftest import Visit
from tests.browser.excavation_positions import PRIZED_COLUMN, ROOM_FOR_TWO, chooses, walk, zu_has_played
from tests.browser.random_touch import Projection, sit_down_where
from tests.browser.test_excavation_turns import (
    BOX,
    GAME,
    SIZES,
    begin,
    expect_unpaid,
    mine,
    parts,
    projection,
    touch,
)
from tests.browser.visitor import LAPTOP, TALL_PHONE


def buys_two(found: Projection) -> bool:
    """Return whether two relics can be bought at once, without a full column that draws a card."""
    me = found["view"]["players"][0]
    room = len(me["hold"]) <= ROOM_FOR_TWO and me["reserve"] > ROOM_FOR_TWO
    prices = [price for price, _ in purchases(found["view"])]
    return chooses(found, "smuggle") and room and len(prices) > 1 and sum(prices[:2]) <= me["credits"]


def purchases(view: dict[str, Any]) -> list[tuple[int, str]]:
    """List prices and colours of relics on top of the piles whose columns stay open, the cheapest first."""
    columns = Counter(relic // ROWS for relic in view["players"][0]["gallery"])
    tops = [pile[0] for pile in view["piles"] if pile and columns[pile[0] // ROWS] < PRIZED_COLUMN]
    return sorted((BOX.values[relic] + BOX.surcharge, COLOUR.spell(relic // ROWS)) for relic in tops)


@pytest.mark.parametrize("size", SIZES)
def test_two_relics_are_bought_in_one_plan(visit: Visit, size: tuple[int, int]) -> None:
    table = begin(visit(size=size), buys_two, walk)
    before = mine(table)
    (first, colour), (second, other) = purchases(projection(table)["view"])[:2]
    touches = touch(parts(table, f"pile:{colour}"))
    expect_unpaid(table, before)
    touches += touch(parts(table, f"pile:{other}"))
    expect(table.confirm).to_contain_text(str(first + second))
    expect_unpaid(table, before)
    touches += touch(table.confirm)
    expect(table.confirm).to_have_count(0)
    assert mine(table)["credits"] == before["credits"] - first - second
    assert touches == 3


@pytest.mark.parametrize("size", [LAPTOP, pytest.param(TALL_PHONE, marks=pytest.mark.nightly)])
def test_the_discarded_cards_can_be_looked_through(visit: Visit, size: tuple[int, int]) -> None:
    table = begin(visit(size=size), lambda found: bool(found["view"]["discard"]) and chooses(found, "pass"))
    discard = projection(table)["view"]["discard"]
    if size != LAPTOP:
        table.page.get_by_role("tab", name=table.text("ee-tab-ship")).click()
    name = table.text("ee-discard", count=len(discard))
    table.page.get_by_role("button", name=name).click()
    cards = table.page.get_by_role("dialog", name=name).locator("[data-part^='card:']")
    expect(cards).to_have_count(len(set(discard)))


@pytest.mark.parametrize("size", SIZES)
def test_the_introduction_waits_until_zu_s_sheet_is_read(visit: Visit, size: tuple[int, int]) -> None:
    table = sit_down_where(visit(size=size), GAME, zu_has_played, bots=0, faction_1="gul")
    expect(table.page.get_by_role("region", name=table.text("ee-zu-turn"))).to_be_visible()
    introduction = table.button("table-first-steps-go")
    expect(introduction).to_have_count(0)
    table.button("ee-zu-mine").click()
    expect(introduction).to_be_visible()
