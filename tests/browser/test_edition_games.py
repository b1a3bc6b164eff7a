"""Tables with made-up editions in the browser: each is played for some moves, drawn and in words, without an error."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.table_page import TablePage, play_on
from tests.browser.visitor import DESK, TALL_PHONE, Visitor
from tests.edition_files import FILES, read_file

MOVES = 2
TO_WORDS = """() => {
    const settings = JSON.parse(localStorage.getItem("caravane.settings"));
    localStorage.setItem("caravane.settings", JSON.stringify({ ...settings, plain: true }));
}"""


def sit_down_with(person: Visitor, file: Path) -> TablePage:
    """Open a table of one person and a bot with the values of a file."""
    read = read_file(file)
    assert read.edition is not None
    edition = {"title": read.edition.title, "source": read.edition.source, "values": read.given}
    person.api("POST", "/guest", {"name": "Ana"})
    plan = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    request = {"game": read.head["game"], "seats": 2, "seat_plan": plan, "edition": edition, "start": True}
    person.open(f"table/{person.api('POST', '/tables', request)['id']}")
    return TablePage(person)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_edition_is_shown_and_played_drawn_and_in_words(visit: Visit, file: Path) -> None:
    person = visit(size=TALL_PHONE if FILES.index(file) % 2 else DESK)
    person.know(read_file(file).head["game"])
    table = sit_down_with(person, file)
    table.wait_for_board()
    play_on(table, times=MOVES)
    person.page.evaluate(TO_WORDS)
    person.page.reload()
    table.wait_for_board()
    expect(person.page.locator("main .board > .card").first).to_be_visible()
    play_on(table, times=MOVES)
