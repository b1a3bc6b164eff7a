"""Archeos Society on its drawn board: an expedition by two touches, the draft, and a whole game by touch alone."""

from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.random_touch import Toucher, play_by_touch, sit_down, sit_down_together
from tests.browser.table_page import AtTable
from tests.browser.visitor import DESK, PHONE, TALL_PHONE

GAME: Final = "archeos-society"
MOST_RECRUITS: Final = 7
# What glows may be touched; the sizes of the ruler and the other trait too.
LIT: Final = ".lit, .able, .joinable, .trait:not(.on)"


def toucher(table: AtTable) -> Toucher:
    """Somebody who knows what glows here."""
    return Toucher(table, LIT, "as-sheet-close")


def hand(table: AtTable) -> Locator:
    """Find the cards in hand."""
    return table.page.get_by_role("group", name="Hand").get_by_role("button")


def test_an_expedition_is_chosen_by_two_touches_and_shows_what_it_reaches(visit: Visit) -> None:
    table = sit_down(visit(size=TALL_PHONE), GAME, mode="first-game", first_player="1")
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
    expect(mine.get_by_role("img", name="1 expedition")).to_be_visible()


def recruit_company(table: AtTable) -> None:
    """Take cards until somebody in the hand has company, and let that one lead: of seven cards two have the same colour."""
    for _ in range(MOST_RECRUITS):
        table.wait_until_asked()
        if leads_company(table):
            return
        recruits = table.page.get_by_role("button", name="Take ")
        (recruits.first if recruits.count() else table.bar.get_by_role("button", name="Draw a card")).click()
        table.confirm.click()
        expect(table.confirm).to_have_count(0)
    raise AssertionError("nobody goes with anybody")


def leads_company(table: AtTable) -> bool:
    """Let one card after the other lead, until others may join it."""
    for card in range(hand(table).count()):
        hand(table).nth(card).click()
        expect(table.confirm).to_be_visible()
        if table.page.get_by_role("button", name="Add ").count():
            return True
        table.undo.click()
    return False


def test_undoing_takes_back_the_leader(visit: Visit) -> None:
    table = sit_down(visit(size=PHONE), GAME, mode="first-game", first_player="1")
    table.wait_until_asked()
    hand(table).first.click()
    expect(table.confirm).to_be_visible()
    table.undo.click()
    expect(hand(table).first).to_have_attribute("aria-pressed", "false")
    expect(table.list_button).to_be_visible()


def test_a_whole_game_with_a_draft_is_played_by_touching_what_glows(visit: Visit) -> None:
    play_by_touch(toucher(sit_down(visit(size=TALL_PHONE), GAME, mode="custom")))


def test_a_whole_game_against_three_bots_is_played_at_a_desk(visit: Visit) -> None:
    play_by_touch(toucher(sit_down(visit(size=DESK), GAME, bots=3, mode="custom")))


def test_two_people_play_a_whole_game_one_at_a_desk_and_one_on_a_phone(visit: Visit) -> None:
    ana, karim = visit(size=DESK), visit(size=PHONE, lang="fr")
    play_by_touch(*map(toucher, sit_down_together(ana, karim, GAME, mode="first-game")))
    end = karim.page.get_by_role("heading", level=1)
    expect(end).to_be_visible()
