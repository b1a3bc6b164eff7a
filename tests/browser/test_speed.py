"""A phone on a slow line: the first view of a table is there soon, with all that may be played."""

import re
import time
from typing import Final

from playwright.sync_api import expect

from tests.browser.at_table import PATIENCE, AtTable
from tests.browser.conftest import Visit
from tests.browser.test_playing import seat_and_bot
from tests.browser.visitor import TALL_PHONE, Visitor
from tests.browser.words import said

# Fast 3G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back.
LINE: Final = {"offline": False, "downloadThroughput": 200_000, "uploadThroughput": 93_750, "latency": 150}
MOST_SECONDS: Final = 1.5
TRIES: Final = 5


def first_view(person: Visitor, address: str) -> float:
    """Open a table in a new window on a slow line and without a cache; count the seconds until it can be played."""
    window = person.context.new_page()
    devtools = person.context.new_cdp_session(window)
    devtools.send("Network.enable")
    devtools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    devtools.send("Network.emulateNetworkConditions", LINE)
    there = AtTable(Visitor(window, person.context, person.home, person.lang))
    board = window.get_by_role("main", name=said("en", "table-board"))
    start = time.monotonic()
    window.goto(address, wait_until="commit")
    expect(there.list_button).to_be_visible(timeout=PATIENCE)
    expect(board.get_by_role("button", name=re.compile("Possible|Refuse")).first).to_be_visible(timeout=PATIENCE)
    seconds = time.monotonic() - start
    window.close()
    return seconds


def test_the_first_view_of_a_table_is_there_soon_on_a_slow_line(visit: Visit) -> None:
    person = visit(size=TALL_PHONE)
    table = seat_and_bot(person, "lost-cities", {"kind": "bot"})
    table.wait_until_asked()
    seconds = [first_view(person, person.page.url) for _ in range(TRIES)]
    print("first view of a table:", ", ".join(f"{each:.2f} s" for each in seconds))  # noqa: T201
    # The best of some: another program may have had the machine.
    assert min(seconds) < MOST_SECONDS
