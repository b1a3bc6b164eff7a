"""On a slow phone connection a table is playable soon."""

from typing import Final

import pytest

from tests.browser.conftest import Visit
from tests.browser.test_play_modes import seat_and_bot
from tests.browser.ui_texts import ui_text
from tests.browser.visitor import TALL_PHONE, WAIT_MS, Visitor

# Fast 3G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip.
LINE: Final = {"offline": False, "downloadThroughput": 200_000, "uploadThroughput": 93_750, "latency": 150}
MAX_SECONDS: Final = 1.5
TRIES: Final = 5
# Milliseconds from opening the address until something on the board can be played and the list of all moves is
# offered.
PLAYABLE: Final = """(board) => {
    const visible = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;
    // Faces stand in open shadow roots.
    const inside = (root) => [...(root?.querySelectorAll("*") ?? [])]
        .flatMap((element) => (element.shadowRoot ? inside(element.shadowRoot) : [element]));
    const buttons = inside(document.querySelector(`main[aria-label="${board}"]`))
        .filter((element) => element.matches("button") && visible(element));
    const names = buttons.map((button) => button.ariaLabel ?? button.textContent);
    return names.some((name) => /Possible|Refuse/.test(name)) && performance.now();
}"""


def first_view(person: Visitor, address: str) -> float:
    """Open a table in a browser without any files, on a slow line, and return the seconds until it is playable."""
    browser = person.context.browser
    assert browser
    viewport = person.page.viewport_size
    context = browser.new_context(storage_state=person.context.storage_state(), viewport=viewport, has_touch=True)
    context.set_default_timeout(WAIT_MS)
    window = context.new_page()
    devtools = context.new_cdp_session(window)
    devtools.send("Network.enable")
    devtools.send("Network.emulateNetworkConditions", LINE)
    window.goto(address, wait_until="commit")
    # Polled in every frame with the page's own clock, because polling from outside is up to a second late.
    there = window.wait_for_function(PLAYABLE, arg=ui_text("en", "table-board"), polling="raf", timeout=WAIT_MS)
    milliseconds = there.json_value()
    context.close()
    return float(milliseconds) / 1000


@pytest.mark.nightly
def test_a_table_is_playable_soon_on_a_slow_connection(visit: Visit) -> None:
    person = visit(size=TALL_PHONE)
    table = seat_and_bot(person, "lost-cities", {"kind": "bot"})
    table.wait_for_decision()
    seconds = [first_view(person, person.page.url) for _ in range(TRIES)]
    print("first view of a table:", ", ".join(f"{each:.2f} s" for each in seconds))  # noqa: T201
    # The best of several runs, because another program may have used the machine.
    assert min(seconds) < MAX_SECONDS
