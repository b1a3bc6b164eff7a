"""Archeos Society on its drawn board: an expedition by two touches, the draft, and a whole game by touch alone."""

import random
import time
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.at_table import PATIENCE, AtTable
from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE, TALL_PHONE, Visitor
from tests.browser.words import said

GAME_SECONDS: Final = 400
MOST_RECRUITS: Final = 9
# What glows may be touched; the sizes of the ruler and the other trait too.
LIT: Final = ".lit, .able, .joinable, .trait:not(.on)"
PAUSE_MS: Final = 40
SENDS: Final = 0.6


def sit_down(person: Visitor, **options: str) -> AtTable:
    """Open a table with a bot by program, and sit down at it."""
    person.api("POST", "/guest", {"name": "Ana"})
    seating = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    wanted = {"game": "archeos-society", "seats": 2, "seating": seating, "start": True, "entropy": "ab" * 32}
    table = person.api("POST", "/tables", {**wanted, "options": {"first-player": "1", **options}})
    person.open(f"table/{table['id']}")
    expect(person.page.get_by_role("region", name=said(person.lang, "table-action"))).to_be_visible(timeout=PATIENCE)
    return AtTable(person)


def hand(table: AtTable) -> Locator:
    """Find the cards in hand."""
    return table.page.get_by_role("group", name="Hand").get_by_role("button")


def test_an_expedition_is_chosen_by_two_touches_and_shows_what_it_reaches(visit: Visit) -> None:
    table = sit_down(visit(size=TALL_PHONE), mode="first-game")
    recruit_company(table)
    table.page.get_by_role("button", name="Add ").first.click()
    expect(table.bar).to_contain_text("Expedition of 2")
    sizes = table.page.get_by_role("group", name=table.say("as-sizes")).get_by_role("button")
    expect(sizes.nth(1)).to_have_attribute("aria-pressed", "true")
    sizes.first.click()
    expect(table.bar).to_contain_text("One card leaves alone")
    sizes.nth(1).click()
    expect(table.bar).to_contain_text("Expedition of 2")
    table.confirm.click()
    mine = table.page.get_by_role("region", name=table.say("table-players")).get_by_role("button").first
    expect(mine.get_by_role("img", name="1 expedition")).to_be_visible(timeout=PATIENCE)


def recruit_company(table: AtTable) -> None:
    """Take cards until the first card of the hand has company, and let it lead."""
    for _ in range(MOST_RECRUITS):
        table.wait_until_asked()
        hand(table).first.click()
        expect(table.confirm).to_be_visible()
        if table.page.get_by_role("button", name="Add ").count():
            return
        table.undo.click()
        recruits = table.page.get_by_role("button", name="Take ")
        (recruits.first if recruits.count() else table.bar.get_by_role("button", name="Draw a card")).click()
        table.confirm.click()
        expect(table.confirm).to_have_count(0, timeout=PATIENCE)
    raise AssertionError("nobody goes with anybody")


def test_undoing_takes_back_the_leader(visit: Visit) -> None:
    table = sit_down(visit(size=PHONE), mode="first-game")
    table.wait_until_asked()
    hand(table).first.click()
    expect(table.confirm).to_be_visible()
    table.undo.click()
    expect(hand(table).first).to_have_attribute("aria-pressed", "false")
    expect(table.list_button).to_be_visible()


def test_a_whole_game_with_a_draft_is_played_by_touching_what_glows(visit: Visit) -> None:
    person = visit(size=TALL_PHONE)
    table = sit_down(person, mode="custom")
    chance = random.Random(3)
    end = time.monotonic() + GAME_SECONDS
    while not table.over and time.monotonic() < end:
        touch_something(table, chance)
        person.page.wait_for_timeout(PAUSE_MS)
    assert person.api("GET", "/tables/mine")[0]["status"] == "ended"


def touch_something(table: AtTable, chance: random.Random) -> None:
    """Send what is planned, put a season's sheet away, or touch anything that glows or is a button of the bar."""
    sheet = table.page.get_by_role("button", name=table.say("as-sheet-close"), exact=True)
    if sheet.is_visible():
        touch(sheet)
        return
    if table.confirm.is_visible() and chance.random() < SENDS:
        touch(table.confirm)
        return
    glowing = table.page.get_by_role("main").locator(LIT).all()
    buttons = table.bar.locator(".wide:not(:disabled)").all()
    if glowing or buttons:
        touch(chance.choice([*glowing, *buttons]))


def touch(what: Locator) -> None:
    """Touch something that may be gone by now, because somebody else has moved."""
    if what.count():
        what.dispatch_event("click", timeout=PATIENCE)
