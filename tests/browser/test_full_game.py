"""Two people in two browsers play a whole game with undo, chat, reload and a server restart.

After the restart they play by touch for a while and the rest through HTTP, which is faster.
"""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.random_touch import play_to_end
from tests.browser.table_page import TablePage, play_on
from tests.browser.ui_texts import ui_text
from tests.browser.visitor import DESK, PHONE, Visitor
from tests.server.run_processes import Serve


def create_table_for_two(ana: Visitor) -> None:
    """Create a table with one free seat besides Ana's."""
    ana.open("create")
    page = ana.page
    page.get_by_role("textbox", name=ui_text("en", "create-name")).fill("Ana")
    seats = page.get_by_role("button", name=re.compile(r"^Seat \d: "))
    for index in range(1, seats.count()):
        seats.nth(index).click()
        kind = "create-kind-friend" if index == 1 else "create-kind-closed"
        page.get_by_role("radio", name=ui_text("en", kind)).check(force=True)
    page.get_by_text(ui_text("en", "create-begin-host"), exact=True).click()
    page.get_by_role("button", name=ui_text("en", "create-open")).click()


def link_of(ana: Visitor) -> str:
    """Return the invitation link."""
    invitation = ana.page.get_by_role("region", name=ui_text("en", "waiting-invitation"))
    link = invitation.get_by_text("/#/join/").inner_text()
    return f"http://{link}"


def wait_for_shares(ana: Visitor) -> None:
    """Wait until the devices of both people have committed to their entropy, however slow they are."""
    table = ana.page.url.rpartition("/")[2]
    while not all(ana.api("GET", f"/tables/{table}")["projection"]["entropy"]):
        ana.page.wait_for_timeout(30)


def test_two_people_play_a_whole_game_with_interruptions(visit: Visit, serve: Serve) -> None:
    ana, karim = visit(size=DESK), visit(size=PHONE)
    create_table_for_two(ana)

    # A guest joins by the link.
    karim.page.goto(link_of(ana))
    karim.page.get_by_role("textbox", name=ui_text("en", "create-name")).fill("Karim")
    karim.page.get_by_role("button", name=ui_text("en", "join-sit")).click()
    expect(ana.page.get_by_text(ui_text("en", "waiting-came", name="Karim"))).to_be_visible()
    wait_for_shares(ana)
    ana.page.get_by_role("button", name=ui_text("en", "create-start")).click()
    at_ana, at_karim = TablePage(ana), TablePage(karim)
    expect(at_ana.bar).to_be_visible()
    expect(at_karim.bar).to_be_visible()

    # A plan can be dropped, and a sent move can be undone until it has revealed something to another player.
    while not (at_ana.must_decide or at_karim.must_decide):
        ana.page.wait_for_timeout(30)
    first = at_ana if at_ana.must_decide else at_karim
    first.plan()
    first.undo.click()
    expect(first.confirm).to_have_count(0)
    first.play()
    expect(first.undo).to_be_visible()
    first.undo.click()
    first.wait_for_decision()
    expect((at_karim if first is at_ana else at_ana).list_button).to_have_count(0)
    play_on(at_ana, at_karim, times=6)

    # The players chat.
    at_ana.turn_to_chat()
    at_ana.send_chat("Bonne route !")
    at_karim.open_log_and_chat()
    at_karim.expect_chat("Bonne route !")
    at_karim.send_chat("On se retrouve au pont bleu.")
    karim.page.keyboard.press("Escape")
    # The entry of the closed drawer leaves the history; a reload before would be aborted.
    karim.page.wait_for_function("() => !history.state?.overlays")
    at_ana.expect_chat("au pont bleu")

    # One page is reloaded, then the server is killed and restarted; nothing is lost.
    karim.page.reload()
    expect(at_karim.bar).to_be_visible()
    play_on(at_ana, at_karim, times=6)
    for person in (ana, karim):
        person.allow_errors(r"WebSocket connection|Failed to load resource|ERR_CONNECTION_REFUSED")
    serve.kill()
    expect(ana.page.get_by_role("status").get_by_text(ui_text("en", "table-connection-lost"))).to_be_visible()
    serve.start()
    expect(ana.page.get_by_role("status").get_by_text(ui_text("en", "table-connection-online"))).to_be_visible()

    play_on(at_ana, at_karim, times=6)
    play_to_end([ana, karim])
    for person in (ana, karim):
        won = person.page.get_by_role("heading", name=re.compile(r"^(Ana|Karim) wins$|^You win!$|share the victory"))
        expect(won).to_be_visible()
        expect(person.page.get_by_role("heading", name=ui_text("en", "luck-verified"))).to_be_visible()
