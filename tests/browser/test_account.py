"""Accounts: a guest creates one, logs in with a password, and chooses notifications."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.ui_texts import ui_text
from tests.browser.visitor import PHONE, Visitor

PASSWORD = "camels walk slowly"
HOOK = "https://chat.example/hook"


def form(person: Visitor, title: str) -> Locator:
    """Return a form by its heading."""
    heading = person.page.get_by_role("heading", name=ui_text(person.lang, title), exact=True)
    return person.page.locator("form").filter(has=heading)


def fill(person: Visitor, title: str, action: str, **fields: str) -> Locator:
    """Fill in a form and submit it."""
    here = form(person, title)
    for label, text in fields.items():
        here.get_by_label(ui_text(person.lang, label.replace("_", "-"))).fill(text)
    here.get_by_role("button", name=ui_text(person.lang, action)).click()
    return here


def made_account(person: Visitor, login: str) -> None:
    """Create a guest and turn it into an account."""
    person.api("POST", "/guest", {"name": "Ana"})
    person.open("account")
    fill(person, "account-sign-up", "account-sign-up-do", account_login=login, account_password=PASSWORD)
    expect(person.page.get_by_text(ui_text(person.lang, "account-known", login=login))).to_be_visible()


def test_a_guest_creates_an_account_logs_out_and_logs_in(visit: Visit) -> None:
    person = visit(size=PHONE)
    made_account(person, "ana")
    fill(person, "account-log-out", "account-log-out-do")
    expect(person.page.get_by_role("heading", name=ui_text("en", "home-mine"))).to_be_visible()
    person.open("account")
    expect(person.page.get_by_text(ui_text("en", "account-nobody"))).to_be_visible()
    person.allow_errors("403|401")
    here = fill(
        person, "account-log-in", "account-log-in-do", account_login_or_email="ana", account_password="wrong words"
    )
    expect(here.get_by_role("alert")).to_have_text(ui_text("en", "error-wrong-password"))
    fill(person, "account-log-in", "account-log-in-do", account_login_or_email="ana", account_password=PASSWORD)
    expect(person.page.get_by_text(ui_text("en", "account-known", login="ana"))).to_be_visible()


def test_notice_settings_are_saved_and_a_bad_webhook_is_explained(visit: Visit) -> None:
    person = visit(size=PHONE, lang="fr")
    made_account(person, "bea")
    person.allow_errors("422")
    here = fill(person, "account-notices", "account-notices-do", account_notices_webhook="http://127.0.0.1/hook")
    expect(here.get_by_role("alert")).to_have_text(ui_text("fr", "error-bad-webhook"))
    fill(person, "account-notices", "account-notices-do", account_notices_webhook=HOOK)
    expect(here.get_by_role("status")).to_have_text(ui_text("fr", "account-name-done"))
    person.page.reload()
    label = ui_text("fr", "account-notices-webhook")
    expect(form(person, "account-notices").get_by_label(label)).to_have_value(HOOK)
    assert person.api("GET", "/me/notices") == {"lang": "fr", "email": False, "webhook": HOOK}
