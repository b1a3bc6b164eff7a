"""Who we are here: a guest becomes an account, comes back with a password, and says how to be told."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.ui_texts import said
from tests.browser.visitor import PHONE, Visitor

PASSWORD = "camels walk slowly"
HOOK = "https://chat.example/hook"


def form(person: Visitor, title: str) -> Locator:
    """Find a form by its heading."""
    heading = person.page.get_by_role("heading", name=said(person.lang, title), exact=True)
    return person.page.locator("form").filter(has=heading)


def fill(person: Visitor, title: str, action: str, **fields: str) -> Locator:
    """Fill in a form and send it."""
    here = form(person, title)
    for label, text in fields.items():
        here.get_by_label(said(person.lang, label.replace("_", "-"))).fill(text)
    here.get_by_role("button", name=said(person.lang, action)).click()
    return here


def made_account(person: Visitor, login: str) -> None:
    """Come as a guest, and make an account of that."""
    person.api("POST", "/guest", {"name": "Ana"})
    person.open("account")
    fill(person, "account-make", "account-make-do", account_login=login, account_password=PASSWORD)
    expect(person.page.get_by_text(said(person.lang, "account-known", login=login))).to_be_visible()


def test_a_guest_becomes_an_account_leaves_and_comes_back(visit: Visit) -> None:
    person = visit(size=PHONE)
    made_account(person, "ana")
    fill(person, "account-leave", "account-leave-do")
    expect(person.page.get_by_role("heading", name=said("en", "home-mine"))).to_be_visible()
    person.open("account")
    expect(person.page.get_by_text(said("en", "account-nobody"))).to_be_visible()
    person.foresee("403|401")
    here = fill(
        person, "account-enter", "account-enter-do", account_login_or_email="ana", account_password="wrong words"
    )
    expect(here.get_by_role("alert")).to_have_text(said("en", "problem-wrong-password"))
    fill(person, "account-enter", "account-enter-do", account_login_or_email="ana", account_password=PASSWORD)
    expect(person.page.get_by_text(said("en", "account-known", login="ana"))).to_be_visible()


def test_how_we_wish_to_be_told_is_kept_and_an_address_that_will_not_do_is_explained(visit: Visit) -> None:
    person = visit(size=PHONE, lang="fr")
    made_account(person, "bea")
    person.foresee("422")
    here = fill(person, "account-notices", "account-notices-do", account_notices_webhook="http://127.0.0.1/hook")
    expect(here.get_by_role("alert")).to_have_text(said("fr", "problem-bad-webhook"))
    fill(person, "account-notices", "account-notices-do", account_notices_webhook=HOOK)
    expect(here.get_by_role("status")).to_have_text(said("fr", "account-name-done"))
    person.page.reload()
    label = said("fr", "account-notices-webhook")
    expect(form(person, "account-notices").get_by_label(label)).to_have_value(HOOK)
    assert person.api("GET", "/me/notices") == {"lang": "fr", "email": False, "webhook": HOOK}
