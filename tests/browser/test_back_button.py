"""The back button closes what a face has opened before it leaves the table."""

from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.random_touch import Projection, sit_down_where
from tests.browser.visitor import TALL_PHONE

TWO_TURNS: Final = 4
"""Cards of Zu after its second turn."""


def zu_has_played(found: Projection) -> bool:
    """Return whether Zu has just had a turn."""
    return str(found.get("prompt", "")) == "action:2" and len(found["view"]["zu"]["discard"]) >= TWO_TURNS


def test_the_back_button_closes_zu_s_sheet_first(visit: Visit) -> None:
    person = visit(size=TALL_PHONE)
    table = sit_down_where(person, "excavation-earth", zu_has_played, bots=0, faction_1="gul")
    sheet = person.page.get_by_role("region", name=table.text("ee-zu-turn"))
    expect(sheet).to_be_visible()
    table.close_first_steps()
    url = person.page.url
    person.page.evaluate("history.back()")
    expect(sheet).to_have_count(0)
    assert person.page.url == url
    table.wait_for_decision()
