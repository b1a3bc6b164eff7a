"""Excavation Earth on its drawn board: whole games by touch, solo and with two people, and the highlighted cards."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.accessibility import assert_accessible, assert_fits, assert_touch_targets
from tests.browser.conftest import Visit
from tests.browser.looks import LOOKS
from tests.browser.random_touch import Toucher, begin_by_touch, play_by_touch, sit_down, sit_down_together
from tests.browser.table_page import TablePage
from tests.browser.visitor import DESK, PHONE, TALL_PHONE

GAME: Final = "excavation-earth"
TOUCHES: Final = 40
"""Enough for the drafts and several turns."""
# Elements that may be touched: highlighted ones and the possible actions.
LIT: Final = ".lit, .actions .able:not(.on)"


def toucher(table: TablePage, seed: int = 3) -> Toucher:
    """Return a toucher that knows the highlighted elements of this board."""
    return Toucher(table, LIT, "ee-sheet-close", seed)


@LOOKS
def test_the_board_is_accessible(visit: Visit, size: tuple[int, int], theme: str) -> None:
    person = visit(size=size, theme=theme)
    table = sit_down(person, GAME, bots=2)
    table.wait_for_decision()
    for _ in range(2):
        assert_fits(person.page)
        assert_touch_targets(person.page)
        assert_accessible(person.page)
        table.plan()


def test_an_action_plans_a_card_and_the_others_that_pay_are_highlighted(visit: Visit) -> None:
    table = sit_down(visit(size=TALL_PHONE), GAME, bots=0, faction_1="gul")
    lit = table.page.get_by_role("group", name=table.text("ee-map")).get_by_role("button")
    keep_hand(table, lit)
    lit.first.click()
    table.confirm.click()
    table.page.get_by_role("group", name=table.text("ee-actions")).get_by_role("button").first.click()
    hand = table.page.get_by_role("group", name=re.compile("^Hand: "))
    expect(hand.locator(".lit")).to_have_count(hand.get_by_role("button").count() - 1)
    hand.locator(".lit").first.click()
    explorer = lit.and_(table.page.get_by_role("button", name=re.compile("Ana$")))
    explorer.first.click()
    expect(explorer.first).to_have_attribute("aria-pressed", "true")


def keep_hand(table: TablePage, expected: Locator) -> None:
    """Keep the dealt cards: a player who was dealt a set first decides whether to exchange some of them."""
    keep = table.page.get_by_role("button", name="Finish exchanging").first
    expect(expected.or_(keep).first).to_be_visible()
    if keep.is_visible():
        keep.click()
        table.confirm.click()


def test_a_game_against_zu_is_played_on_a_phone(visit: Visit) -> None:
    begin_by_touch(toucher(sit_down(visit(size=TALL_PHONE), GAME, bots=0)), times=TOUCHES)


@pytest.mark.nightly
def test_a_whole_game_against_zu_is_played_on_a_phone(visit: Visit) -> None:
    play_by_touch(toucher(sit_down(visit(size=TALL_PHONE), GAME, bots=0)))


@pytest.mark.nightly
def test_two_people_play_with_drafts_on_a_desktop_and_a_phone(visit: Visit) -> None:
    ana, karim = visit(size=DESK, confirm=False), visit(size=PHONE, lang="fr", confirm=False)
    begin_by_touch(*map(toucher, sit_down_together(ana, karim, GAME, starting_draft="on")), times=TOUCHES)
    expect(karim.page.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.nightly
def test_two_people_play_a_whole_game_with_drafts_on_a_desktop_and_a_phone(visit: Visit) -> None:
    ana, karim = visit(size=DESK, confirm=False), visit(size=PHONE, lang="fr", confirm=False)
    play_by_touch(*map(toucher, sit_down_together(ana, karim, GAME, starting_draft="on")))
    expect(karim.page.get_by_role("heading", level=1)).to_be_visible()
