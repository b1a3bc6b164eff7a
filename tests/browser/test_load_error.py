"""A piece of the program does not come: a host has renewed Caravane, or the line is cut."""

import re

from playwright.sync_api import Locator, Request, expect

from tests.browser.conftest import Visit
from tests.browser.random_touch import sit_down
from tests.browser.table_page import AtTable
from tests.browser.ui_texts import said
from tests.browser.visitor import PHONE, Visitor

END = re.compile(r"/assets/End-[^/]*\.js$")
LOBBY = re.compile(r"/api/(tables|games)")


def foresee_missing(person: Visitor) -> None:
    """What a browser writes down when something does not come."""
    person.foresee(r"Failed to load resource.*(ERR_FAILED|ERR_INTERNET_DISCONNECTED)")


def missing(person: Visitor) -> Locator:
    """The sentence in place of what did not come."""
    return person.page.get_by_role("alert").filter(has_text=said(person.lang, "missing"))


def try_again(person: Visitor) -> None:
    """Touch what loads the page anew."""
    person.page.get_by_role("button", name=said(person.lang, "try-again")).click()


def loads(person: Visitor) -> list[str]:
    """Keep how often the whole page is asked for."""
    asked: list[str] = []
    person.page.on("request", lambda request: asked.extend([request.url] if request.is_navigation_request() else []))
    return asked


def test_a_piece_that_is_gone_once_is_looked_for_anew_without_a_word(visit: Visit, finished: str) -> None:
    person = visit(size=PHONE)
    foresee_missing(person)
    asked = loads(person)
    person.page.route(END, lambda route: route.abort() if len(asked) == 1 else route.continue_())
    person.open(f"table/{finished}")
    expect(person.page.get_by_text(said("en", "end-chart")).first).to_be_visible()
    assert len(asked) == 2


def test_an_end_that_does_not_come_is_told_and_comes_when_tried_again(visit: Visit, finished: str) -> None:
    person = visit(size=PHONE)
    foresee_missing(person)
    asked = loads(person)
    person.page.route(END, lambda route: route.abort())

    def once_more(request: Request) -> bool:
        return len(asked) == 2 and END.search(request.url) is not None

    # The first time it is looked for anew without a word.
    with person.page.expect_event("requestfailed", once_more):
        person.open(f"table/{finished}")
    expect(missing(person)).to_be_visible()
    person.page.unroute(END)
    try_again(person)
    expect(person.page.get_by_text(said("en", "end-chart")).first).to_be_visible()


def test_rules_that_do_not_come_off_the_line_leave_the_table_open(visit: Visit) -> None:
    person = visit(size=PHONE)
    foresee_missing(person)
    table = sit_down(person, "lost-cities")
    table.wait_until_asked()
    table.put_away_first_steps()
    person.context.set_offline(True)
    open_rules(table)
    rules = person.page.get_by_role("dialog", name=said("en", "table-rules"))
    expect(rules.get_by_role("alert")).to_have_text(said("en", "missing"))
    person.context.set_offline(False)
    try_again(person)
    table.wait_until_asked()
    open_rules(table)
    expect(rules.get_by_role("searchbox")).to_be_visible()


def open_rules(table: AtTable) -> None:
    """Open the rules from the menu."""
    table.button("table-menu").click()
    table.page.get_by_role("dialog").get_by_role("button", name=table.say("table-rules"), exact=True).click()


def test_home_says_that_the_server_is_not_reached_and_goes_on_when_it_is(visit: Visit) -> None:
    person = visit(size=PHONE)
    foresee_missing(person)
    person.page.route(LOBBY, lambda route: route.abort())
    person.open()
    trouble = person.page.get_by_role("alert").filter(has_text=said("en", "problem-offline"))
    expect(trouble).to_be_visible()
    person.page.unroute(LOBBY)
    expect(person.page.get_by_text(said("en", "home-mine-none"))).to_be_visible()
    expect(trouble).to_have_count(0)
