"""Tests that the waiting room offers everybody what they may do, and that chat lines show the seat of their writer."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.table_page import TablePage
from tests.browser.test_shell import FREE, ME, create_table, guest
from tests.browser.ui_texts import ui_text
from tests.browser.visitor import PHONE, Visitor


def button(visitor: Visitor, key: str, **values: str) -> Locator:
    """Return the button with a text."""
    return visitor.page.get_by_role("button", name=ui_text("en", key, **values))


def test_a_guest_invites_by_an_own_code_and_only_the_host_withdraws_codes_and_people(visit: Visit) -> None:
    ana, karim = guest(visit, "Ana"), guest(visit, "Karim", PHONE)
    table = create_table(ana, ME, FREE, FREE)
    code = ana.api("POST", f"/tables/{table}/invitations", {})["code"]
    karim.api("POST", f"/join/{code}", {})
    karim.open(f"table/{table}")
    button(karim, "waiting-invite").click()
    invitation = karim.page.get_by_role("region", name=ui_text("en", "waiting-invitation"))
    expect(invitation.get_by_text("/#/join/")).to_be_visible()
    expect(karim.page.get_by_text(code)).to_have_count(0)
    expect(button(karim, "waiting-code-renew")).to_have_count(0)
    karim.page.get_by_role("button", name=re.compile("^Seat 1: ")).click()
    expect(karim.page.get_by_text(ui_text("en", "waiting-host-frees"))).to_be_visible()

    [own] = [each["code"] for each in karim.api("GET", f"/tables/{table}/invitations")]
    TablePage(karim).send_chat("Hello")
    ana.open(f"table/{table}")
    TablePage(ana).expect_chat(ui_text("en", "table-chat-seat", seat="2"))
    expect(ana.page.get_by_text(ui_text("en", "waiting-code-by", name="Karim"))).to_be_visible()
    button(ana, "waiting-code-revoke-which", code=own).click()
    expect(ana.page.get_by_text(ui_text("en", "waiting-code-revoked", code=own))).to_be_visible()
    # The code stands in that sentence only.
    expect(ana.page.get_by_text(own)).to_have_count(1)
    expect(button(ana, "waiting-code-revoke-which", code=own)).to_have_count(0)
    expect(ana.page.get_by_role("heading", name=ui_text("en", "waiting-codes-others"))).to_be_focused()
    button(ana, "waiting-code-renew").click()
    expect(ana.page.get_by_text(code)).to_have_count(0)
    ana.page.get_by_role("button", name=re.compile("^Seat 2: ")).click()
    # The table is private to those who no longer sit there.
    karim.allow_errors("403")
    button(ana, "waiting-remove-person").click()
    expect(ana.page.get_by_text(ui_text("en", "waiting-went", name="Karim"))).to_be_visible()
