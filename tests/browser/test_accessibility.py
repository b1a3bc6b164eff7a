"""Every page is open to everybody: it fits a small phone, fingers hit, and screen readers find their way, in both lights."""

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import assert_accessible, assert_fingers_hit, assert_fits, assert_words_whole
from tests.browser.conftest import Visit
from tests.browser.random_touch import sit_down
from tests.browser.table_page import AtTable
from tests.browser.test_play_modes import seat_and_bot
from tests.browser.visitor import DESK, PHONE, TALL_PHONE, Visitor

THEMES = pytest.mark.parametrize("theme", ["day", "lamp"])
SIZES = pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
PAGES = ["", "create", "account", "profile", "ladder", "settings", "verify", "about", "learn", "learn/lost-cities"]


def arrived(person: Visitor) -> None:
    """Wait until a page is there."""
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    person.page.evaluate("() => document.fonts.ready")


@pytest.mark.parametrize("path", PAGES)
def test_a_page_fits_a_small_phone_and_is_open_to_everybody(visit: Visit, path: str) -> None:
    person = visit(size=PHONE)
    person.open(path)
    arrived(person)
    assert_fits(person.page)
    assert_accessible(person.page)


@THEMES
@SIZES
@pytest.mark.parametrize("path", ["", "create"])
def test_home_and_create_in_both_lights(visit: Visit, path: str, theme: str, size: tuple[int, int]) -> None:
    person = visit(size=size, theme=theme)
    person.open(path)
    arrived(person)
    assert_accessible(person.page)


@THEMES
@SIZES
@pytest.mark.parametrize("plain", [False, True], ids=["drawn", "plain"])
def test_a_table_as_it_lies_and_with_a_plan(visit: Visit, theme: str, size: tuple[int, int], plain: bool) -> None:
    person = visit(size=size, theme=theme, plain=plain)
    table = seat_and_bot(person, "lost-cities", {"kind": "bot"}, {"kind": "bot"})
    table.wait_until_asked()
    assert_fits(person.page)
    assert_fingers_hit(person.page)
    assert_accessible(person.page)
    table.plan()
    assert_fits(person.page)
    assert_fingers_hit(person.page)
    assert_accessible(person.page)


@pytest.mark.parametrize("size", [PHONE, TALL_PHONE], ids=["phone", "tall-phone"])
def test_six_at_a_table_are_read_on_a_phone(visit: Visit, size: tuple[int, int]) -> None:
    person = visit(size=size, lang="fr")
    table = sit_down(person, "expeditions", bots=5)
    table.wait_until_asked()
    table.put_away_first_steps()
    panels = person.page.get_by_label(table.say("table-players")).get_by_role("button")
    expect(panels).to_have_count(6)
    # From the start everybody has less than nothing: two figures and a sign.
    assert_words_whole(panels.locator(".score"))
    if size == TALL_PHONE:
        assert_words_whole(panels.locator(".name"))
    assert_fits(person.page)
    assert_fingers_hit(person.page)


@THEMES
@SIZES
def test_the_end_of_a_game(visit: Visit, finished: str, theme: str, size: tuple[int, int]) -> None:
    person = visit(size=size, theme=theme)
    person.open(f"table/{finished}")
    arrived(person)
    assert AtTable(person).over
    assert_fits(person.page)
    assert_words_whole(person.page.locator("tbody th .line > span:last-child"))
    assert_accessible(person.page)


def test_a_game_seen_again_on_a_small_phone(visit: Visit, finished: str) -> None:
    person = visit(size=PHONE)
    person.open(f"table/{finished}/replay")
    arrived(person)
    assert_fits(person.page)
    assert_fingers_hit(person.page)
    assert_accessible(person.page)
