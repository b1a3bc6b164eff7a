"""The player's own device checks the luck: it notes what it gave and was shown, and compares that with the file."""

import json
from pathlib import Path

from playwright.sync_api import FilePayload, expect

from tests.browser.conftest import Visit
from tests.browser.table_page import TablePage, play_on
from tests.browser.ui_texts import ui_text
from tests.browser.visitor import LAPTOP, PHONE, Visitor

NOTES = "(table) => JSON.parse(localStorage.getItem('caravane.notes.' + table))"


def play_now(person: Visitor) -> str:
    """Begin a game against bots from the home page and return the table."""
    person.know("lost-cities", "expeditions", "archeos-society", "excavation-earth")
    person.open()
    person.page.get_by_role("button", name=ui_text("en", "home-play")).locator("visible=true").click()
    expect(TablePage(person).bar).to_be_visible()
    return person.page.url.split("/table/")[1].split("?")[0]


def play_to_the_end(person: Visitor, table: str) -> None:
    """Have a substitute play on, and wait for the end of the game."""
    seat = person.api("GET", f"/tables/{table}")["my_seats"][0]
    person.api("POST", f"/tables/{table}/acts", {"type": "away", "seat": seat})
    expect(person.page.get_by_role("button", name=ui_text("en", "end-rematch"))).to_be_visible()


def expect_verdict(person: Visitor, key: str) -> None:
    """Wait for what the device says about the luck."""
    expect(person.page.get_by_role("heading", name=ui_text(person.lang, key))).to_be_visible()


def as_file(data: object) -> FilePayload:
    """Return data as a file that is chosen on a page."""
    return {"name": "chosen.json", "mimeType": "application/json", "buffer": json.dumps(data).encode()}


def saved_notes(person: Visitor) -> Path:
    """Save the notes of the device from the page and return the file."""
    with person.page.expect_download() as download:
        person.page.get_by_role("button", name=ui_text("en", "luck-save-notes")).click()
    return Path(download.value.path())


def test_a_game_against_bots_is_verified_also_after_a_reload(visit: Visit) -> None:
    person = visit(size=LAPTOP)
    table = play_now(person)
    at = TablePage(person)
    play_on(at, times=2)
    # Moves are noted once they are acknowledged.
    person.page.wait_for_function(f"(table) => ({NOTES})(table).moves.length === 2", arg=table)
    person.page.reload()
    expect(at.bar).to_be_visible()
    play_on(at, times=2)
    play_to_the_end(person, table)
    expect_verdict(person, "luck-verified")
    notes = person.page.evaluate(NOTES, table)
    assert len(notes["moves"]) == 4
    assert len(notes["seen"]["0"]) > 4
    assert notes["entropies"][0]["revealed"] == "accepted"

    # The page that checks games says the same.
    person.page.get_by_role("link", name=ui_text("en", "end-luck-myself")).click()
    expect_verdict(person, "luck-verified")


def test_another_device_says_that_it_did_not_take_part(visit: Visit) -> None:
    person, other = visit(size=LAPTOP), visit(size=PHONE)
    table = play_now(person)
    play_to_the_end(person, table)
    expect_verdict(person, "luck-verified")
    notes = json.loads(saved_notes(person).read_text(encoding="utf-8"))
    file = person.api("GET", f"/tables/{table}/export")

    other.open(f"table/{table}")
    expect_verdict(other, "luck-no-part")
    expect(other.page.get_by_text(ui_text("en", "luck-no-part-no-notes"))).to_be_visible()
    other.open("verify")
    chosen = other.page.get_by_label(ui_text("en", "verify-choose"))
    chosen.set_input_files(as_file(file))
    expect_verdict(other, "luck-no-part")
    again = other.page.get_by_label(ui_text("en", "verify-another"))
    again.set_input_files(as_file(notes))
    expect_verdict(other, "luck-verified")


def test_notes_of_other_dice_give_a_warning(visit: Visit) -> None:
    person = visit(size=PHONE)
    table = play_now(person)
    play_to_the_end(person, table)
    expect_verdict(person, "luck-verified")
    change = """(table) => {
        const key = 'caravane.notes.' + table, notes = JSON.parse(localStorage.getItem(key));
        const [number, digest] = notes.seen[0][0];
        notes.seen[0][0] = [number, digest.replace(/(?<=^.{4})[^.]*/, '0'.repeat(16))];
        notes.commitment = '00'.repeat(32);
        localStorage.setItem(key, JSON.stringify(notes));
        return number;
    }"""
    number = person.page.evaluate(change, table)
    person.page.reload()
    expect_verdict(person, "luck-differs")
    warning = person.page.get_by_role("alert")
    expect(warning).to_contain_text(ui_text("en", "luck-differs-commitment"))
    expect(warning).to_contain_text(ui_text("en", "luck-differs-shown", name="You", number=number))


def test_two_devices_verify_a_game_that_one_of_them_joined_from_the_lobby(visit: Visit) -> None:
    ana, karim = visit(size=LAPTOP), visit(size=PHONE)
    for person, name in ((ana, "Ana"), (karim, "Karim")):
        person.api("POST", "/guest", {"name": name})
        person.know("lost-cities")
    created = ana.api(
        "POST",
        "/tables",
        {"game": "lost-cities", "seats": 2, "public": True, "time_control": "daily", "seat_plan": [{"kind": "me"}]},
    )
    table = created["id"]
    ana.open(f"table/{table}")
    karim.open()
    karim.page.get_by_role("button", name=ui_text("en", "home-sit")).first.click()
    start = ana.page.get_by_role("button", name=ui_text("en", "create-start"))
    start.click()
    at_ana, at_karim = TablePage(ana), TablePage(karim)
    expect(at_ana.bar).to_be_visible()
    expect(at_karim.bar).to_be_visible()
    play_on(at_ana, at_karim, times=4)
    ana.api("POST", f"/tables/{table}/acts", {"type": "resign", "seat": 0})
    for person in (ana, karim):
        expect_verdict(person, "luck-verified")
        others = person.page.evaluate(NOTES, table)["entropies"][0]["others"]
        assert all(other.startswith(("committed:", "revealed:")) for other in others)
