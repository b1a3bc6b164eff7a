"""A phone on a slow line: the first view of a table is there soon, with all that may be played."""

from typing import Final

from tests.browser.conftest import Visit
from tests.browser.test_play_modes import seat_and_bot
from tests.browser.ui_texts import said
from tests.browser.visitor import PATIENCE, TALL_PHONE, Visitor

# Fast 3G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back.
LINE: Final = {"offline": False, "downloadThroughput": 200_000, "uploadThroughput": 93_750, "latency": 150}
MOST_SECONDS: Final = 1.5
TRIES: Final = 5
# When something on the board can be played, and the list of all moves is offered: milliseconds since the address was opened.
PLAYABLE: Final = """(board) => {
    const seen = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;
    const buttons = [...document.querySelectorAll(`main[aria-label="${board}"] button`)].filter(seen);
    const names = buttons.map((button) => button.ariaLabel ?? button.textContent);
    return names.some((name) => /Possible|Refuse/.test(name)) && performance.now();
}"""


def first_view(person: Visitor, address: str) -> float:
    """Open a table in a new window on a slow line and without a cache; count the seconds until it can be played."""
    window = person.context.new_page()
    devtools = person.context.new_cdp_session(window)
    devtools.send("Network.enable")
    devtools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    devtools.send("Network.emulateNetworkConditions", LINE)
    window.goto(address, wait_until="commit")
    # Asked in every frame, by the page's own clock: our own questions from outside come up to a second late.
    there = window.wait_for_function(PLAYABLE, arg=said("en", "table-board"), polling="raf", timeout=PATIENCE)
    milliseconds = there.json_value()
    window.close()
    return float(milliseconds) / 1000


def test_the_first_view_of_a_table_is_there_soon_on_a_slow_line(visit: Visit) -> None:
    person = visit(size=TALL_PHONE)
    table = seat_and_bot(person, "lost-cities", {"kind": "bot"})
    table.wait_until_asked()
    seconds = [first_view(person, person.page.url) for _ in range(TRIES)]
    print("first view of a table:", ", ".join(f"{each:.2f} s" for each in seconds))  # noqa: T201
    # The best of some: another program may have had the machine.
    assert min(seconds) < MOST_SECONDS
