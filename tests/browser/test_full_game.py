"""Two people in two browsers play a whole game, with all that can happen on the way."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.table_page import AtTable, play_on
from tests.browser.ui_texts import said
from tests.browser.visitor import DESK, PHONE, Visitor
from tests.server.run_processes import Serve


def open_table_for_two(ana: Visitor) -> None:
    """Make a table with one free seat beside the own one."""
    ana.open("create")
    page = ana.page
    page.get_by_role("textbox", name=said("en", "create-name")).fill("Ana")
    seats = page.get_by_role("button", name=re.compile(r"^Seat \d: "))
    for place in range(1, seats.count()):
        seats.nth(place).click()
        kind = "create-kind-friend" if place == 1 else "create-kind-closed"
        page.get_by_role("radio", name=said("en", kind)).check(force=True)
    page.get_by_role("button", name=said("en", "create-open")).click()


def link_of(ana: Visitor) -> str:
    """Read the link from the invitation."""
    invitation = ana.page.get_by_role("region", name=said("en", "gathering-invitation"))
    shown = invitation.get_by_text("/#/join/").inner_text()
    return f"http://{shown}"


def test_two_people_play_a_whole_game_through_everything(visit: Visit, serve: Serve) -> None:
    ana, karim = visit(size=DESK), visit(size=PHONE)
    open_table_for_two(ana)

    # A guest comes by the link.
    karim.page.goto(link_of(ana))
    karim.page.get_by_role("textbox", name=said("en", "create-name")).fill("Karim")
    karim.page.get_by_role("button", name=said("en", "join-sit")).click()
    expect(ana.page.get_by_text(said("en", "gathering-came", name="Karim"))).to_be_visible()
    ana.page.get_by_role("button", name=said("en", "create-start")).click()
    at_ana, at_karim = AtTable(ana), AtTable(karim)
    expect(at_ana.bar).to_be_visible()
    expect(at_karim.bar).to_be_visible()

    # What is planned can be dropped; what was sent can be taken back until somebody has learned from it.
    while not (at_ana.asked or at_karim.asked):
        ana.page.wait_for_timeout(30)
    first = at_ana if at_ana.asked else at_karim
    first.plan()
    first.undo.click()
    expect(first.confirm).to_have_count(0)
    first.play()
    expect(first.undo).to_be_visible()
    first.undo.click()
    first.wait_until_asked()
    play_on(at_ana, at_karim, times=6)

    # They talk.
    at_ana.talk("Bonne route !")
    at_karim.open_notebook()
    at_karim.hears("Bonne route !")
    at_karim.talk("On se retrouve au pont bleu.")
    karim.page.keyboard.press("Escape")
    at_ana.hears("au pont bleu")

    # Somebody reloads, and then the server is killed and comes back; nothing is lost.
    karim.page.reload()
    expect(at_karim.bar).to_be_visible()
    play_on(at_ana, at_karim, times=6)
    for person in (ana, karim):
        person.foresee(r"WebSocket connection|Failed to load resource|ERR_CONNECTION_REFUSED")
    serve.kill()
    expect(ana.page.get_by_role("status").get_by_text(said("en", "table-line-lost"))).to_be_visible()
    serve.start()
    expect(ana.page.get_by_role("status").get_by_text(said("en", "table-line-online"))).to_be_visible()

    play_on(at_ana, at_karim)
    for person in (ana, karim):
        won = person.page.get_by_role("heading", name=re.compile(r"^(Ana|Karim) wins$|share the victory$"))
        expect(won).to_be_visible()
        expect(person.page.get_by_text(said("en", "end-luck-good"))).to_be_visible()
