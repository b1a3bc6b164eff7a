"""A part of the client fails to load, because the host has upgraded Caravane or the network is down."""

import re

from playwright.sync_api import Locator, Route, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.random_touch import sit_down
from tests.browser.table_page import TablePage
from tests.browser.ui_texts import ui_text
from tests.browser.visitor import PHONE, Visitor

END = re.compile(r"/assets/End-[^/]*\.js$")
FACE = re.compile(r"/assets/face-lost_cities-[^/]*\.js$")
TABLE = re.compile(r"/api/tables/[\w-]+(\?|$)")
LOBBY = re.compile(r"/api/(tables|games)")


def allow_missing(person: Visitor) -> None:
    """Allow the console errors of failed requests, and of a socket that reconnects while the network is down."""
    person.allow_errors(r"Failed to load resource.*(ERR_FAILED|ERR_INTERNET_DISCONNECTED)")
    person.allow_errors(r"WebSocket connection to .* failed: .*ERR_INTERNET_DISCONNECTED")


def missing(person: Visitor) -> Locator:
    """Return the error message shown instead of the missing part."""
    return person.page.get_by_role("alert").filter(has_text=ui_text(person.lang, "load-error"))


def retry(person: Visitor) -> None:
    """Touch the button that reloads the page."""
    person.page.get_by_role("button", name=ui_text(person.lang, "try-again")).click()


def loads(person: Visitor) -> list[str]:
    """Return a list that collects the URLs of page loads."""
    navigations: list[str] = []
    person.page.on(
        "request", lambda request: navigations.extend([request.url] if request.is_navigation_request() else [])
    )
    return navigations


def test_a_chunk_missing_once_is_reloaded_silently(visit: Visit, finished: str) -> None:
    person = visit(size=PHONE)
    allow_missing(person)
    navigations = loads(person)
    person.page.route(END, lambda route: route.abort() if len(navigations) == 1 else route.continue_())
    person.number_loads()
    person.open(f"table/{finished}")
    person.wait_for_load(2)
    expect(person.page.get_by_text(ui_text("en", "end-chart")).first).to_be_visible()
    assert len(navigations) == 2


def test_a_missing_chunk_is_reported_and_loaded_on_retry(visit: Visit, finished: str) -> None:
    person = visit(size=PHONE)
    allow_missing(person)
    navigations = loads(person)
    person.number_loads()
    # Missing until the button is touched: otherwise an update of the table could load it before that.
    person.page.route(END, lambda route: route.abort() if len(navigations) <= 2 else route.continue_())
    person.open(f"table/{finished}")
    # The first failure reloads the page silently.
    person.wait_for_load(2)
    expect(missing(person)).to_be_visible()
    retry(person)
    expect(person.page.get_by_text(ui_text("en", "end-chart")).first).to_be_visible()


def test_a_page_that_was_open_during_an_upgrade_is_reloaded_once(visit: Visit, finished: str) -> None:
    person = visit(size=PHONE)
    person.api("POST", "/guest", {"name": "Ana"})
    navigations = loads(person)

    def upgrade(socket: WebSocketRoute) -> None:
        """Make the first message come from a server with other messages."""
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(re.sub(r'"version":"\w+"', '"version":"other"', str(text))))

    person.page.route_web_socket(re.compile("/api/socket$"), upgrade)
    with person.page.expect_event("framenavigated", lambda _frame: len(navigations) == 2):
        person.open(f"table/{finished}")
    expect(person.page.get_by_text(ui_text("en", "end-chart")).first).to_be_visible()
    assert len(navigations) == 2


def test_rules_that_fail_to_load_offline_leave_the_table_open(visit: Visit) -> None:
    person = visit(size=PHONE)
    allow_missing(person)
    table = sit_down(person, "lost-cities")
    table.wait_for_decision()
    table.close_first_steps()
    person.context.set_offline(True)
    open_rules(table)
    rules = person.page.get_by_role("dialog", name=ui_text("en", "table-rules"))
    expect(rules.get_by_role("alert")).to_have_text(ui_text("en", "load-error"))
    person.context.set_offline(False)
    retry(person)
    table.wait_for_decision()
    open_rules(table)
    expect(rules.get_by_role("searchbox")).to_be_visible()


def open_rules(table: TablePage) -> None:
    """Open the rules from the menu."""
    table.button("table-menu").click()
    table.page.get_by_role("dialog").get_by_role("button", name=table.text("table-rules"), exact=True).click()


def test_home_reports_that_the_server_is_unreachable_and_recovers(visit: Visit) -> None:
    person = visit(size=PHONE)
    allow_missing(person)
    person.page.route(LOBBY, lambda route: route.abort())
    person.open()
    trouble = person.page.get_by_role("alert").filter(has_text=ui_text("en", "error-offline"))
    expect(trouble).to_be_visible()
    person.page.unroute(LOBBY)
    expect(person.page.get_by_text(ui_text("en", "home-mine-none"))).to_be_visible()
    expect(trouble).to_have_count(0)


def plain_board(person: Visitor) -> Locator:
    """Return the heading of the plain face."""
    return person.page.get_by_role("heading", name=ui_text(person.lang, "plain-common"))


def test_a_face_that_cannot_be_loaded_is_replaced_by_the_plain_one_after_one_reload(visit: Visit) -> None:
    person = visit(size=PHONE)
    allow_missing(person)
    person.allow_errors("the face failed")
    table = sit_down(person, "lost-cities")
    table.wait_for_decision()
    expect(plain_board(person)).to_have_count(0)
    person.page.route(FACE, lambda route: route.abort())
    navigations = loads(person)
    person.number_loads()
    person.page.reload()
    person.wait_for_load(2)
    table.wait_for_decision()
    expect(plain_board(person)).to_be_visible()
    expect(table.button("table-face-retry")).to_be_visible()
    assert len(navigations) == 2


def test_a_face_of_a_newer_build_reloads_the_page(visit: Visit) -> None:
    person = visit(size=PHONE)
    person.allow_errors("the face failed")
    table = sit_down(person, "lost-cities")
    table.wait_for_decision()
    navigations = loads(person)
    detail = person.api("GET", f"/tables/{person.page.url.rpartition('/')[2]}?seat=0")
    detail["face"]["client"] = "/assets/main-newer123.js"

    def upgrade(route: Route) -> None:
        """Answer as a server does whose client has been built since the page was loaded."""
        if len(navigations) == 1:
            route.fulfill(json=detail)
        else:
            route.continue_()

    person.page.route(TABLE, upgrade)
    person.number_loads()
    person.page.reload()
    person.wait_for_load(2)
    table.wait_for_decision()
    expect(plain_board(person)).to_have_count(0)
    assert len(navigations) == 2
