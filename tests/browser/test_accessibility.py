"""Every page is accessible in both themes: it fits a small phone, with large touch targets and no axe violation."""

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import assert_accessible, assert_fits, assert_touch_targets, assert_words_unbroken
from tests.browser.conftest import Visit
from tests.browser.looks import LOOKS
from tests.browser.random_touch import sit_down
from tests.browser.table_page import TablePage
from tests.browser.test_play_modes import seat_and_bot
from tests.browser.visitor import PHONE, TALL_PHONE, Visitor

PAGES = ["", "create", "account", "profile", "leaderboard", "settings", "verify", "about", "learn", "learn/lost-cities"]


def arrived(person: Visitor) -> None:
    """Wait until a page is loaded."""
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    person.page.evaluate("() => document.fonts.ready")


@pytest.mark.parametrize("path", PAGES)
def test_a_page_fits_a_small_phone_and_is_accessible(visit: Visit, path: str) -> None:
    person = visit(size=PHONE)
    person.open(path)
    arrived(person)
    assert_fits(person.page)
    assert_accessible(person.page)


@LOOKS
@pytest.mark.parametrize("path", ["", "create"])
def test_home_and_create_are_accessible_in_both_themes(
    visit: Visit, path: str, theme: str, size: tuple[int, int]
) -> None:
    person = visit(size=size, theme=theme)
    person.open(path)
    arrived(person)
    assert_accessible(person.page)


@LOOKS
@pytest.mark.parametrize("plain", [False, True], ids=["drawn", "plain"])
def test_a_table_is_accessible_with_and_without_a_plan(
    visit: Visit, theme: str, size: tuple[int, int], plain: bool
) -> None:
    person = visit(size=size, theme=theme, plain=plain)
    table = seat_and_bot(person, "lost-cities", {"kind": "bot"}, {"kind": "bot"})
    table.wait_for_decision()
    assert_fits(person.page)
    assert_touch_targets(person.page)
    assert_accessible(person.page)
    table.plan()
    assert_fits(person.page)
    assert_touch_targets(person.page)
    assert_accessible(person.page)


@pytest.mark.parametrize(
    "size", [pytest.param(PHONE, marks=pytest.mark.nightly), TALL_PHONE], ids=["phone", "tall-phone"]
)
def test_six_players_are_readable_on_a_phone(visit: Visit, size: tuple[int, int]) -> None:
    person = visit(size=size, lang="fr")
    table = sit_down(person, "expeditions", bots=5)
    table.wait_for_decision()
    table.close_first_steps()
    panels = person.page.get_by_label(table.text("table-players")).get_by_role("button")
    expect(panels).to_have_count(6)
    # At the start all scores are negative: two digits and a sign.
    assert_words_unbroken(panels.locator(".score"))
    if size == TALL_PHONE:
        assert_words_unbroken(panels.locator(".name"))
    assert_fits(person.page)
    assert_touch_targets(person.page)


@LOOKS
def test_the_end_of_a_game_is_accessible(visit: Visit, finished: str, theme: str, size: tuple[int, int]) -> None:
    person = visit(size=size, theme=theme)
    person.open(f"table/{finished}")
    arrived(person)
    assert TablePage(person).is_over
    assert_fits(person.page)
    assert_words_unbroken(person.page.locator("tbody th .line > span:last-child"))
    assert_accessible(person.page)


def test_a_replay_is_accessible_on_a_small_phone(visit: Visit, finished: str) -> None:
    person = visit(size=PHONE)
    person.open(f"table/{finished}/replay")
    arrived(person)
    assert_fits(person.page)
    assert_touch_targets(person.page)
    assert_accessible(person.page)
