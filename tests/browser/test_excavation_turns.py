"""Excavation Earth: how many touches a turn takes, that nothing is paid before the last one, and Zu's turn."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from caravane.games.excavation_earth.components import MARKETS, TABLES, EarthBox
from caravane.games.excavation_earth.kinds import RELIC
from tests.browser.conftest import Visit
from tests.browser.excavation_positions import chooses, digs_two, two_of_a_colour, walk, zu_has_played
from tests.browser.random_touch import Projection, sit_down_where
from tests.browser.table_page import TablePage
from tests.browser.visitor import LAPTOP, TALL_PHONE, Visitor

GAME: Final = "excavation-earth"
BOX: Final = EarthBox(TABLES)
SMALL: Final = (375, 553)
SIZES: Final = [TALL_PHONE, pytest.param(LAPTOP, marks=pytest.mark.nightly)]

Ready = Callable[[Projection], bool]


def begin(person: Visitor, ready: Ready, among: Callable[[list[str]], list[str]] = list) -> TablePage:
    """Sit down against Zu, where a condition holds, without an introduction, and close what tells of Zu's last turn."""
    person.know(GAME)
    table = sit_down_where(person, GAME, ready, bots=0, among=among)
    table.wait_for_board()
    if has_zu_played(table):
        # The sheet comes with the log, which may arrive after the board.
        table.button("ee-zu-mine").click()
        expect(table.button("ee-zu-mine")).to_have_count(0)
    return table


def table_id(person: Visitor) -> str:
    """Return the id of the table on the page."""
    return person.page.url.rpartition("/")[2]


def projection(table: TablePage) -> Projection:
    """Return the table as the player sees it."""
    found: Projection = table.person.api("GET", f"/tables/{table_id(table.person)}?seat=0")["projection"]
    return found


def mine(table: TablePage) -> dict[str, Any]:
    """Return what the player has, as the server knows it."""
    player: dict[str, Any] = projection(table)["view"]["players"][0]
    return player


def has_zu_played(table: TablePage) -> bool:
    """Return whether Zu has turned cards over since the player's last decision."""
    history = table.person.api("GET", f"/tables/{table_id(table.person)}/history?seat=0")
    events = [event for entry in history for event in entry["events"] if event.get("event")]
    mine = max((index for index, event in enumerate(events) if event["seat"] == 0), default=-1)
    return any(event["event"].startswith("zu-revealed:") for event in events[mine + 1 :])


def sells(projection: Projection) -> bool:
    """Return whether a sale is possible and the round goes on after it: its end pays more."""
    me = projection["view"]["players"][0]
    return chooses(projection, "sell") and len(me["hand"]) + len(me["travel"]) > 1


def group(table: TablePage, key: str) -> Locator:
    """Return a group of the board by its name."""
    return table.page.get_by_role("group", name=table.text(key))


def touch(*elements: Locator) -> int:
    """Touch elements one after the other and return how many they were."""
    for element in elements:
        element.click()
    return len(elements)


def parts(table: TablePage, part: str) -> Locator:
    """Return the touchable elements of components whose names begin with some words."""
    return table.page.locator(f'button[data-part^="{part}"][data-moves]:visible')


def hand_of(table: TablePage) -> int:
    """Return the number of cards in the hand."""
    return len(mine(table)["hand"]) + len(mine(table)["travel"])


def expect_unpaid(table: TablePage, before: dict[str, Any]) -> None:
    """Check that the plan is complete and that the server knows nothing of it."""
    expect(table.confirm).to_be_visible()
    assert mine(table) == before


@pytest.mark.parametrize("size", SIZES)
def test_a_command_takes_two_touches(visit: Visit, size: tuple[int, int]) -> None:
    table = begin(visit(size=size), lambda found: chooses(found, "command"))
    before = mine(table)
    touches = touch(group(table, "ee-actions").locator('[data-part="action:command"]'))
    expect(table.page.get_by_role("region", name=table.text("ee-tab-plan"))).to_be_visible()
    expect_unpaid(table, before)
    touches += touch(table.confirm)
    expect(table.confirm).to_have_count(0)
    assert hand_of(table) < len(before["hand"]) + len(before["travel"])
    assert touches == 2


@pytest.mark.parametrize("size", SIZES)
def test_two_relics_are_dug_with_three_touches(visit: Visit, size: tuple[int, int]) -> None:
    table = begin(visit(size=size), digs_two, walk)
    before = mine(table)
    first, second = [parts(table, f"relic:{RELIC.spell(relic)}") for relic in two_of_a_colour(projection(table))]
    touches = touch(first)
    expect_unpaid(table, before)
    touches += touch(second)
    expect(table.page.locator("svg .number")).to_have_count(2)
    expect_unpaid(table, before)
    touches += touch(table.confirm)
    expect(table.confirm).to_have_count(0)
    assert len(mine(table)["hold"]) == len(before["hold"]) + 2
    assert touches == 3


@pytest.mark.parametrize("size", [LAPTOP, pytest.param(TALL_PHONE, marks=pytest.mark.nightly)])
def test_a_sale_shows_its_income_before_it_is_paid(visit: Visit, size: tuple[int, int]) -> None:
    table = begin(visit(size=size), sells)
    before = mine(table)
    touches = touch(group(table, "ee-actions").locator('[data-part="action:sell"]'))
    expect_unpaid(table, before)
    label = table.confirm.inner_text()
    assert str(before["credits"]) in label
    touches += touch(table.confirm)
    expect(table.confirm).to_have_count(0)
    assert str(mine(table)["credits"]) in label
    assert touches == 2


def test_the_raised_card_pays_and_another_touch_swaps_it(visit: Visit) -> None:
    table = begin(visit(size=TALL_PHONE), can_swap)
    before = mine(table)
    cards = table.page.locator('button[data-part^="card:"]')
    last, first = cards.nth(len(before["hand"]) - 1), cards.first
    last.click()
    expect(last).to_have_attribute("aria-pressed", "true")
    group(table, "ee-actions").locator('[data-part="action:command"]').click()
    expect(table.confirm).to_be_visible()
    expect(last).to_have_attribute("aria-pressed", "true")
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(last).to_have_attribute("aria-pressed", "false")
    expect_unpaid(table, before)


def can_swap(projection: Projection) -> bool:
    """Return whether each of several cards could pay for a command. Of cards of a kind, only the first one rises."""
    hand = projection["view"]["players"][0]["hand"]
    several = len({BOX.centre[card % MARKETS] for card in hand}) > 1
    return chooses(projection, "command") and several and len({*hand}) == len(hand)


@pytest.mark.parametrize("size", [pytest.param(TALL_PHONE, marks=pytest.mark.nightly), SMALL])
def test_zu_s_turn_is_one_sheet_and_one_touch_and_survives_a_reload(visit: Visit, size: tuple[int, int]) -> None:
    person = visit(size=size)
    table = sit_down_where(person, GAME, zu_has_played, bots=0, faction_1="gul")
    sheet = person.page.get_by_role("region", name=table.text("ee-zu-turn"))
    expect(sheet).to_be_visible()
    person.page.reload()
    expect(sheet.get_by_role("article")).to_have_count(2)
    expect(table.button("ee-zu-mine")).to_be_in_viewport(ratio=1)
    table.button("ee-zu-mine").click()
    expect(sheet).to_have_count(0)
