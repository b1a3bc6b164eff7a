"""The back button closes what a face has opened before it leaves the table."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.excavation_positions import zu_has_played
from tests.browser.random_touch import sit_down_where
from tests.browser.visitor import TALL_PHONE


def test_the_back_button_closes_zu_s_sheet_first(visit: Visit) -> None:
    person = visit(size=TALL_PHONE)
    table = sit_down_where(person, "excavation-earth", zu_has_played, bots=0, faction_1="gul")
    url = person.page.url
    sheet = person.page.get_by_role("region", name=table.text("ee-zu-turn"))
    expect(sheet).to_be_visible()
    person.page.wait_for_function("history.state?.overlays === 1")
    person.page.evaluate("history.back()")
    expect(sheet).to_have_count(0)
    assert person.page.url == url
    table.wait_for_decision()


def test_escape_closes_the_card_above_zu_s_sheet_first_and_then_the_sheet(visit: Visit) -> None:
    person = visit(size=TALL_PHONE)
    table = sit_down_where(person, "excavation-earth", zu_has_played, bots=0, faction_1="gul")
    sheet = person.page.get_by_role("region", name=table.text("ee-zu-turn"))
    card = person.page.locator(".part-card")
    sheet.locator("[data-part]").first.click()
    expect(card).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(sheet).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
