"""The pages around a game: shared links, the queue of own tables, the waiting room, and the back button."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.http_players import Player, begin, ended, play_until
from tests.browser.table_page import TablePage
from tests.browser.ui_texts import ui_text
from tests.browser.visitor import DESK, PHONE, Visitor
from tests.server.run_processes import Serve

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "novice"}
FREE = {"kind": "free"}


@pytest.fixture(scope="module")
def private_end(serve: Serve) -> Iterator[str]:
    """Yield the id of a finished private game, in which someone has chatted."""
    people = [Player(serve.address, name) for name in ("Ana", "Karim")]
    table = begin(people)
    play_until(table, people, ended)
    yield table
    for person in people:
        person.http.close()


def guest(visit: Visit, name: str, size: tuple[int, int] = DESK) -> Visitor:
    person = visit(size=size)
    person.api("POST", "/guest", {"name": name})
    return person


def create_table(person: Visitor, *seat_plan: dict[str, str], **more: object) -> str:
    start = FREE not in seat_plan
    body = {"game": "lost-cities", "seats": len(seat_plan), "seat_plan": seat_plan, "start": start, **more}
    table: str = person.api("POST", "/tables", body)["id"]
    return table


@pytest.mark.parametrize("known", [False, True])
def test_the_link_of_a_finished_private_game_opens_for_anybody(visit: Visit, private_end: str, known: bool) -> None:
    stranger = guest(visit, "Eve", PHONE) if known else visit(size=PHONE)
    stranger.open(f"table/{private_end}")
    expect(stranger.page.get_by_role("heading", name=re.compile("wins|share the victory"))).to_be_visible()
    expect(stranger.page.get_by_text(ui_text("en", "luck-no-part"))).to_be_visible()
    expect(stranger.page.get_by_role("button", name=ui_text("en", "end-chat"))).to_have_count(0)
    stranger.page.get_by_role("link", name=ui_text("en", "end-replay"), exact=True).click()
    expect(stranger.page).to_have_url(re.compile(rf"#/table/{private_end}/replay"))
    expect(stranger.page.get_by_role("slider")).to_be_visible()


def test_the_shared_text_names_the_game_and_the_result(visit: Visit, private_end: str) -> None:
    stranger = visit(size=DESK)
    stranger.context.grant_permissions(["clipboard-read", "clipboard-write"])
    stranger.open(f"table/{private_end}")
    stranger.page.get_by_role("button", name=ui_text("en", "end-share")).locator("visible=true").click()
    expect(stranger.page.get_by_role("button", name=ui_text("en", "end-copied"))).to_be_visible()
    shared = stranger.page.evaluate("navigator.clipboard.readText()")
    assert re.match(
        r".*(wins|victory) \(Lost Cities: Roll & Write\)\. (Ana|Karim) \u2212?\d+, (Ana|Karim) \u2212?\d+\. http",
        shared,
    )
    assert shared.endswith(f"#/table/{private_end}")


def test_a_private_game_says_so_and_asks_for_the_code(visit: Visit) -> None:
    ana, eve = guest(visit, "Ana"), visit(size=PHONE)
    eve.allow_errors("403")
    table = create_table(ana, ME, FREE)
    code = ana.api("POST", f"/tables/{table}/invitations", {})["code"]
    for path in (f"table/{table}", f"table/{table}/replay"):
        eve.open(path)
        expect(eve.page.get_by_role("heading", name=ui_text("en", "table-private"))).to_be_visible()
        expect(eve.page.get_by_text("Ana")).to_have_count(0)
    eve.page.get_by_role("textbox", name=ui_text("en", "home-code")).fill(code)
    eve.page.get_by_role("button", name=ui_text("en", "home-join")).click()
    expect(eve.page.get_by_text(ui_text("en", "join-from", name="Ana"))).to_be_visible()


def test_own_tables_are_a_queue_and_games_against_bots_can_be_given_up(visit: Visit) -> None:
    ana, karim = guest(visit, "Ana", PHONE), guest(visit, "Karim")
    bots = create_table(ana, ME, BOT, options={"first-roller": "1"})
    people = create_table(ana, ME, FREE, time_control="daily", public=True, options={"first-roller": "1"})
    full = create_table(ana, ME, FREE, public=True)
    for table in (people, full):
        karim.api("POST", f"/tables/{table}/sit", {})
    ana.api("POST", f"/tables/{people}/start")
    ana.open()
    section = ana.page.get_by_role("region", name=ui_text("en", "home-mine"))
    tickets = section.get_by_role("link").locator("visible=true")
    expect(tickets).to_have_count(2)
    assert [str(link.get_attribute("href")) for link in tickets.all()] == [f"#/table/{full}", f"#/table/{people}"]
    expect(tickets.nth(0)).to_contain_text(ui_text("en", "home-begin"))
    expect(tickets.nth(1)).to_contain_text(re.compile(r"\d+ d.* left"))
    section.get_by_text(ui_text("en", "home-own-pace", count=1)).click()
    expect(tickets).to_have_count(3)
    section.get_by_role("button", name=re.compile(ui_text("en", "home-resign"))).click()
    ana.page.get_by_role("dialog").get_by_role("button", name=ui_text("en", "home-resign-do")).click()
    expect(tickets).to_have_count(2)
    assert ana.api("GET", f"/tables/{bots}")["projection"]["status"] == "ended"


def test_play_now_returns_to_the_unfinished_game_and_offers_a_new_one(visit: Visit) -> None:
    person = visit(size=PHONE)
    person.open()
    person.page.get_by_role("button", name=ui_text("en", "home-play")).locator("visible=true").click()
    TablePage(person).wait_for_decision()
    first = person.page.url
    person.open()
    person.page.get_by_role("button", name=ui_text("en", "home-continue")).locator("visible=true").click()
    expect(person.page).to_have_url(first)
    TablePage(person).wait_for_decision()
    person.open()
    person.page.get_by_role("button", name=ui_text("en", "home-new-game")).locator("visible=true").click()
    person.page.get_by_role("dialog").get_by_role("button", name=re.compile(ui_text("en", "home-play"))).click()
    expect(TablePage(person).bar).to_be_visible()
    assert person.page.url != first


def test_the_waiting_room_shows_arrivals_and_counts_down(visit: Visit) -> None:
    ana, karim = guest(visit, "Ana", PHONE), guest(visit, "Karim")
    table = create_table(ana, ME, FREE, public=True, starts_when_full=True)
    ana.open(f"table/{table}")
    expect(ana.page).to_have_title(re.compile(r"^\(1/2\)"))
    karim.api("POST", f"/tables/{table}/sit", {})
    expect(ana.page).to_have_title(re.compile(r"^Karim is here · \(2/2\)"))
    start = ana.page.get_by_role("button", name=re.compile(r"^Start now · \d+ s$"))
    expect(start.or_(TablePage(ana).bar)).to_be_visible()
    if start.is_visible():
        start.click()
    expect(TablePage(ana).bar).to_be_visible()


def test_coming_back_to_the_waiting_room_is_not_followed_by_a_recap(visit: Visit) -> None:
    ana, karim = guest(visit, "Ana"), guest(visit, "Karim")
    table = create_table(ana, ME, FREE, BOT, BOT, public=True)
    ana.open(f"table/{table}")
    expect(ana.page.get_by_role("heading", name=ui_text("en", "create-seats"))).to_be_visible()
    ana.open()
    expect(ana.page.get_by_role("heading", name=ui_text("en", "home-mine"))).to_be_visible()
    karim.api("POST", f"/tables/{table}/sit", {})
    # As if an hour had passed.
    ana.page.evaluate("""() => { const all = JSON.parse(localStorage.getItem("caravane.tables"));
        for (const one of Object.values(all)) one.at -= 3600000;
        localStorage.setItem("caravane.tables", JSON.stringify(all)); }""")
    ana.open(f"table/{table}")
    ana.page.get_by_role("button", name=ui_text("en", "create-start")).click()
    expect(TablePage(ana).bar).to_be_visible()
    ana.page.wait_for_timeout(1000)
    expect(ana.page.get_by_role("heading", name=ui_text("en", "table-recap-title"))).to_have_count(0)


def test_the_back_button_closes_what_is_open_and_the_history_does_not_grow(visit: Visit) -> None:
    person = guest(visit, "Ana", PHONE)
    table = create_table(person, ME, BOT)
    person.open()
    expect(person.page.get_by_role("heading", name=ui_text("en", "home-mine"))).to_be_visible()
    person.open(f"table/{table}")
    at_table = TablePage(person)
    expect(at_table.bar).to_be_visible()
    url, dialog = person.page.url, person.page.get_by_role("dialog")
    menu = at_table.button("table-menu")

    menu.click()
    dialog.get_by_role("button", name=at_table.text("table-rules"), exact=True).click()
    expect(person.page.get_by_role("dialog", name=at_table.text("table-rules"))).to_be_visible()
    person.page.evaluate("history.back()")
    expect(dialog).to_have_count(0)
    expect(at_table.bar).to_be_visible()
    assert person.page.url == url

    length = person.page.evaluate("history.length")
    for closing in ("Escape", "close", "Escape"):
        menu.click()
        if closing == "close":
            dialog.get_by_role("button", name=ui_text("en", "close")).click()
        else:
            person.page.keyboard.press(closing)
        expect(dialog).to_have_count(0)
        person.page.wait_for_function("!history.state?.overlays")
    assert person.page.evaluate("history.length") == length

    person.page.evaluate("history.back()")
    expect(person.page.get_by_role("heading", name=ui_text("en", "home-mine"))).to_be_visible()


def test_a_link_in_the_menu_opens_its_page_and_back_leads_to_the_page_before(visit: Visit) -> None:
    person = guest(visit, "Ana", PHONE)
    person.open()
    heading = person.page.get_by_role("heading", name=ui_text("en", "home-mine"))
    expect(heading).to_be_visible()
    person.page.get_by_role("button", name=ui_text("en", "nav-menu")).click()
    person.page.get_by_role("dialog").get_by_role("link", name=ui_text("en", "nav-learn")).click()
    expect(person.page).to_have_url(re.compile("#/learn$"))
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    person.page.go_back()
    expect(heading).to_be_visible()
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    person.page.wait_for_function("!history.state?.overlays")
