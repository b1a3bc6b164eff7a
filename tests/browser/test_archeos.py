"""Archeos Society on its drawn board: whole turns in few touches, the draft, and whole games by touch."""

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from caravane.games.archeos_society.components import COLOURS, ROLES
from tests.browser.conftest import Visit
from tests.browser.random_touch import (
    Projection,
    Toucher,
    begin_by_touch,
    play_by_touch,
    sit_down,
    sit_down_together,
    sit_down_where,
)
from tests.browser.table_page import TablePage
from tests.browser.visitor import DESK, PHONE, TALL_PHONE

GAME: Final = "archeos-society"
MAX_RECRUITS: Final = 7
TOUCHES: Final = 20
"""Enough for the draft and several turns."""
# Elements that may be touched: highlighted ones, sizes of the ruler, and the other trait.
LIT: Final = ".lit, .able, .joinable, .trait:not(.on)"


def toucher(table: TablePage) -> Toucher:
    """Return a toucher that knows the highlighted elements of this board."""
    return Toucher(table, LIT, "as-sheet-close")


def hand(table: TablePage) -> Locator:
    """Return the cards in hand."""
    return table.page.get_by_role("group", name="Hand").get_by_role("button")


def test_an_expedition_is_chosen_by_two_touches_and_shows_what_it_reaches(visit: Visit) -> None:
    table = sit_down(visit(size=TALL_PHONE), GAME, mode="first-game", first_player="1")
    recruit_followers(table)
    table.page.get_by_role("button", name="Add ").first.click()
    expect(table.bar).to_contain_text("Expedition of 2")
    sizes = table.page.get_by_role("group", name=table.text("as-sizes")).get_by_role("button")
    expect(sizes.nth(1)).to_have_attribute("aria-pressed", "true")
    sizes.first.click()
    expect(table.bar).to_contain_text("alone")
    sizes.nth(1).click()
    expect(table.bar).to_contain_text("Expedition of 2")
    table.confirm.click()
    mine = table.page.get_by_role("region", name=table.text("table-players")).get_by_role("button").first
    expect(mine.get_by_role("img", name="1 expedition")).to_be_visible()


def recruit_followers(table: TablePage) -> None:
    """Take cards until one in the hand can lead another one, and plan it as leader.

    Of seven cards two have the same colour.
    """
    for _ in range(MAX_RECRUITS):
        table.wait_for_decision()
        if has_followers(table):
            return
        recruits = table.page.get_by_role("button", name="Take ")
        (recruits.first if recruits.count() else table.bar.get_by_role("button", name="Draw ")).click()
        table.confirm.click()
        expect(table.confirm).to_have_count(0)
    raise AssertionError("no card in the hand can lead another")


def has_followers(table: TablePage) -> bool:
    """Plan one card after the other as leader until others may join it, and return whether one was found."""
    for card in range(hand(table).count()):
        hand(table).nth(card).click()
        expect(table.confirm).to_be_visible()
        if table.page.get_by_role("button", name="Add ").count():
            return True
        table.undo.click()
    return False


def at_scenario(visit: Visit, until: Callable[[Projection], bool]) -> tuple[TablePage, str]:
    """Sit down with Curators, Physicians and Professors, and play through HTTP until a condition holds."""
    person = visit(size=TALL_PHONE)
    table = sit_down_where(person, GAME, until, mode="scenario", scenario="tantallon-castle", first_player="1")
    table.wait_for_decision()
    return table, person.page.url.rpartition("/")[2]


def me(table: TablePage, number: str) -> dict[str, Any]:
    """Return what the visitor has on the table."""
    player: dict[str, Any] = table.person.api("GET", f"/tables/{number}?seat=0")["projection"]["view"]["players"][0]
    return player


def new_relic(projection: Projection) -> list[str]:
    """Return the Curators in the hand whose relic is not in the museum yet, if an expedition may be sent."""
    if "play" not in projection.get("legal", []):
        return []
    player = projection["view"]["players"][0]
    curators = [card for card in player["hand"] if ROLES[card // len(COLOURS)] == "curator"]
    colours = [COLOURS[card % len(COLOURS)] for card in curators if card % len(COLOURS) not in player["relics"]]
    return [f"{colour}-curator" for colour in colours]


def lead_curator(table: TablePage, number: str) -> None:
    """Touch a Curator whose relic is missing: the whole turn is planned."""
    name = new_relic(table.person.api("GET", f"/tables/{number}?seat=0")["projection"])[0]
    hand(table).locator(f"xpath=self::*[@data-part='card:{name}']").first.click()
    expect(table.confirm).to_be_visible()


def ticket(table: TablePage, effect: str) -> Locator:
    """Return the ticket of an effect."""
    return table.page.get_by_role("checkbox", name=re.compile(effect))


def test_a_single_curator_brings_its_relic_in_two_touches(visit: Visit) -> None:
    table, number = at_scenario(visit, lambda projection: bool(new_relic(projection)))
    before = me(table, number)["relics"]
    lead_curator(table, number)
    expect(ticket(table, "relic to the museum")).to_be_checked()
    expect(table.confirm).to_have_text("Send")
    table.confirm.click()
    expect(table.confirm).to_have_count(0)
    assert len(me(table, number)["relics"]) == len(before) + 1


def test_an_effect_that_is_given_up_is_named_on_the_button(visit: Visit) -> None:
    table, number = at_scenario(visit, lambda projection: bool(new_relic(projection)))
    before = me(table, number)["relics"]
    lead_curator(table, number)
    ticket(table, "relic to the museum").click()
    expect(table.confirm).to_have_text("Send without the relic")
    expect(ticket(table, "relic to the museum")).not_to_be_checked()
    table.confirm.click()
    expect(table.confirm).to_have_count(0)
    assert me(table, number)["relics"] == before


def test_undo_removes_the_leader_from_the_plan(visit: Visit) -> None:
    table = sit_down(visit(size=PHONE), GAME, mode="first-game", first_player="1")
    table.wait_for_decision()
    hand(table).first.click()
    expect(table.confirm).to_be_visible()
    table.undo.click()
    expect(hand(table).first).to_have_attribute("aria-pressed", "false")
    expect(table.list_button).to_be_visible()


@pytest.mark.nightly
def test_a_game_with_a_draft_is_played_by_touch(visit: Visit) -> None:
    begin_by_touch(toucher(sit_down(visit(size=TALL_PHONE), GAME, mode="custom")), times=TOUCHES)


@pytest.mark.nightly
def test_a_whole_game_with_a_draft_is_played_by_touch(visit: Visit) -> None:
    play_by_touch(toucher(sit_down(visit(size=TALL_PHONE), GAME, mode="custom")))


@pytest.mark.nightly
def test_a_whole_game_against_three_bots_is_played_at_a_desk(visit: Visit) -> None:
    play_by_touch(toucher(sit_down(visit(size=DESK), GAME, bots=3, mode="custom")))


@pytest.mark.nightly
def test_two_people_play_a_whole_game_on_a_desktop_and_a_phone(visit: Visit) -> None:
    ana, karim = visit(size=DESK), visit(size=PHONE, lang="fr")
    play_by_touch(*map(toucher, sit_down_together(ana, karim, GAME, mode="first-game")))
    end = karim.page.get_by_role("heading", level=1)
    expect(end).to_be_visible()
