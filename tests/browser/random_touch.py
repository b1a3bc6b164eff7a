"""Play a drawn board by touching highlighted elements at random until the game is over."""

import itertools
import random
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from playwright.sync_api import expect

from tests.browser.table_page import TablePage
from tests.browser.ui_texts import ui_text
from tests.browser.visitor import Visitor
from tests.wait_limit import WAIT_SECONDS

Projection = dict[str, Any]
"""A table as a seat sees it."""

# Twice as many as the longest game has taken: touches are counted, because a busy machine takes long for each.
MAX_TOUCHES: Final = 6_000
PAUSE_MS: Final = 20
LONG_PAUSE_MS: Final = 60
SENDS: Final = 0.7
MAX_GAMES: Final = 12
# One script call per touch: close an open sheet first, and send a plan more often than changing it.
TOUCH: Final = """([lit, closes, sends, chance]) => {
    const usable = (element) => element.checkVisibility() && !element.disabled;
    const called = (words) => (button) => (button.ariaLabel ?? button.textContent).trim().startsWith(words);
    const hosts = [...document.querySelectorAll("*")].filter(({ shadowRoot }) => shadowRoot);
    const rooms = [...document.querySelectorAll(".room"), ...hosts.map(({ shadowRoot }) => shadowRoot)];
    const find = (selector) => rooms.flatMap((room) => [...room.querySelectorAll(selector)]);
    const buttons = [...document.querySelectorAll("button"), ...find("button")].filter(usable);
    const bar = [...document.querySelectorAll(".action .wide")].filter(usable);
    const targets = [...find(lit), ...bar];
    const sure = buttons.find(called(closes)) ?? (sends ? bar.find((button) => button.matches(".confirm")) : undefined);
    const chosen = sure ?? targets.filter(usable)[Math.floor(chance * targets.filter(usable).length)];
    chosen?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return chosen !== undefined;
}"""


def sit_down(person: Visitor, game: str, bots: int = 1, level: str = "greedy", **options: str) -> TablePage:
    """Create a table with bots through HTTP and open its page."""
    return open_table_page(person, _create(person, game, bots, level, options))


def _create(person: Visitor, game: str, bots: int, level: str, options: dict[str, str]) -> str:
    person.api("POST", "/guest", {"name": "Ana"})
    seating = [{"kind": "me"}, *({"kind": "bot", "level": level} for _ in range(bots))]
    table: str = person.api("POST", "/tables", _table_request(game, seating, options, start=True))["id"]
    return table


def sit_down_together(
    host: Visitor, guest: Visitor, game: str, begin: Callable[[Projection], bool] | None = None, **options: str
) -> list[TablePage]:
    """Create a table for two people through HTTP, and open it in both browsers at its start, or where `begin` holds."""
    host.api("POST", "/guest", {"name": "Ana"})
    guest.api("POST", "/guest", {"name": "Karim"})
    seating = [{"kind": "me"}, {"kind": "free"}]
    table = host.api("POST", "/tables", _table_request(game, seating, options, start=False))["id"]
    code = host.api("POST", f"/tables/{table}/invitations", {"seat": None})["code"]
    guest.api("POST", f"/join/{code}", {})
    host.api("POST", f"/tables/{table}/start")
    if begin:
        play_through_http([host, guest], table, begin)
    return [open_table_page(person, table) for person in (host, guest)]


def sit_down_where(
    person: Visitor,
    game: str,
    until: Callable[[Projection], bool],
    bots: int = 1,
    among: Callable[[list[str]], list[str]] = list,
    **options: str,
) -> TablePage:
    """Sit down with bots at a table where a condition holds after some random moves; some games never get there.

    `among` narrows the legal moves to those that lead to rare positions.
    """
    for _ in range(MAX_GAMES):
        table = _create(person, game, bots, "random", options)
        if play_through_http([person], table, until, among):
            return open_table_page(person, table)
    raise AssertionError("no game gets there")


def play_through_http(
    people: list[Visitor],
    table: str,
    until: Callable[[Projection], bool],
    among: Callable[[list[str]], list[str]] = list,
) -> bool:
    """Play random moves until what somebody sees meets a condition, because a whole game by touch takes minutes.

    Return whether it was met before the end of the game.
    """
    chance = random.Random(1)
    for seat, person in itertools.cycle(enumerate(people)):
        projection: Projection = person.api("GET", f"/tables/{table}?seat={seat}")["projection"]
        if until(projection):
            return True
        if projection["status"] == "ended":
            return False
        if projection.get("legal"):
            play = {"type": "play", "n": projection["n"], "moves": [chance.choice(among(projection["legal"]))]}
            # Somebody else may have decided meanwhile; then the number is out of date.
            person.request("POST", f"/tables/{table}/acts", play)
    raise AssertionError("nobody plays")


def _table_request(game: str, seating: list[dict[str, str]], options: dict[str, str], *, start: bool) -> dict[str, Any]:
    named = {key.replace("_", "-"): value for key, value in options.items()}
    arguments = {"game": game, "seats": len(seating), "seat_plan": seating, "options": named}
    return {**arguments, "start": start}


def open_table_page(person: Visitor, table: str) -> TablePage:
    """Open the page of a table that has started."""
    person.open(f"table/{table}")
    expect(person.page.get_by_role("region", name=ui_text(person.lang, "table-action"))).to_be_visible()
    return TablePage(person)


class TouchPlayer(Protocol):
    """Somebody who plays a game by touching its board."""

    table: TablePage

    def touch_something(self) -> bool:
        """Do one of the possible things and return whether there was one."""
        ...


class Toucher:
    """A player who touches highlighted elements, closes sheets and sends plans."""

    def __init__(self, table: TablePage, lit: str, closes: str, seed: int = 3) -> None:
        self.table = table
        self.lit = lit
        self.closes = table.text(closes)
        self.chance = random.Random(seed)

    def touch_something(self) -> bool:
        """Do one of the possible things and return whether there was one."""
        arguments = [self.lit, self.closes, self.chance.random() < SENDS, self.chance.random()]
        return bool(self.table.page.evaluate(TOUCH, arguments))


def play_by_touch(*touchers: TouchPlayer) -> None:
    """Play to the end of the game."""
    touch(touchers, MAX_TOUCHES)
    assert touchers[0].table.person.api("GET", "/tables/mine")[0]["status"] == "ended"


def touch(touchers: Sequence[TouchPlayer], times: int) -> None:
    """Touch the boards so many times, or until the game is over."""
    first = touchers[0].table
    idle_until = time.monotonic() + WAIT_SECONDS
    while times > 0 and not first.is_over:
        touched = sum([toucher.touch_something() for toucher in touchers])
        times -= touched
        idle_until = time.monotonic() + WAIT_SECONDS if touched else idle_until
        assert time.monotonic() < idle_until, "nobody can touch anything, and the game is not over"
        first.page.wait_for_timeout(PAUSE_MS if touched else LONG_PAUSE_MS)


def begin_by_touch(*touchers: TouchPlayer, times: int) -> None:
    """Touch the boards so many times, play the rest through HTTP, and wait for the end page.

    A whole game by touch takes minutes: the nightly tests play some.
    """
    touch(touchers, times)
    play_to_end([toucher.table.person for toucher in touchers])
    for toucher in touchers:
        expect(toucher.table.bar).to_have_count(0)


def play_to_end(people: list[Visitor]) -> None:
    """Play the only table of these people to the end with random moves through HTTP."""
    table = people[0].api("GET", "/tables/mine")[0]["id"]
    play_through_http(people, table, lambda projection: projection["status"] == "ended")
