"""Playing a drawn board by touch: whatever glows is touched, by chance, until the game is over."""

import random
import time
from typing import Any, Final

from playwright.sync_api import expect

from tests.browser.table_page import AtTable
from tests.browser.ui_texts import said
from tests.browser.visitor import Visitor

GAME_SECONDS: Final = 400
PAUSE_MS: Final = 20
LONG_PAUSE_MS: Final = 60
SENDS: Final = 0.7
# One question to the page for each touch: a sheet is put away first, a plan is sent more often than changed.
TOUCH: Final = """([lit, closes, confirm, sends, chance]) => {
    const seen = (element) => element.checkVisibility() && !element.disabled;
    const called = (words) => (button) => (button.ariaLabel ?? button.textContent).trim().startsWith(words);
    const buttons = [...document.querySelectorAll("button")].filter(seen);
    const bar = [...document.querySelectorAll(".action .wide")].filter(seen);
    const inviting = [...[...document.querySelectorAll("main")].flatMap((main) => [...main.querySelectorAll(lit)]), ...bar];
    const sure = buttons.find(called(closes)) ?? (sends ? bar.find(called(confirm)) : undefined);
    const chosen = sure ?? inviting.filter(seen)[Math.floor(chance * inviting.filter(seen).length)];
    chosen?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return chosen !== undefined;
}"""


def sit_down(person: Visitor, game: str, bots: int = 1, **options: str) -> AtTable:
    """Open a table with bots by program, and sit down at it."""
    person.api("POST", "/guest", {"name": "Ana"})
    seating = [{"kind": "me"}, *({"kind": "bot", "level": "greedy"} for _ in range(bots))]
    return arrive(person, person.api("POST", "/tables", _wanted(game, seating, options, start=True))["id"])


def sit_down_together(host: Visitor, guest: Visitor, game: str, ahead: int = 0, **options: str) -> list[AtTable]:
    """Open a table for two people by program, who may have played some of it, and let both sit down at it."""
    host.api("POST", "/guest", {"name": "Ana"})
    guest.api("POST", "/guest", {"name": "Karim"})
    seating = [{"kind": "me"}, {"kind": "free"}]
    table = host.api("POST", "/tables", _wanted(game, seating, options, start=False))["id"]
    code = host.api("POST", f"/tables/{table}/invitations", {"seat": None})["code"]
    guest.api("POST", f"/join/{code}", {"entropy": "cd" * 32})
    host.api("POST", f"/tables/{table}/start")
    play_ahead([host, guest], table, ahead)
    return [arrive(person, table) for person in (host, guest)]


def play_ahead(people: list[Visitor], table: str, acts: int) -> None:
    """Let people play by program, whatever comes first to their minds: a long game is nearer to its end then."""
    chance = random.Random(acts)
    while acts > 0:
        for seat, person in enumerate(people):
            seen = person.api("GET", f"/tables/{table}?seat={seat}")["seen"]
            if seen.get("legal"):
                moves = [chance.choice(seen["legal"])]
                person.api("POST", f"/tables/{table}/acts", {"type": "play", "n": seen["n"], "moves": moves})
                acts -= 1


def _wanted(game: str, seating: list[dict[str, str]], options: dict[str, str], *, start: bool) -> dict[str, Any]:
    named = {key.replace("_", "-"): value for key, value in options.items()}
    wanted = {"game": game, "seats": len(seating), "seating": seating, "options": named}
    return {**wanted, "start": start, "entropy": "ab" * 32}


def arrive(person: Visitor, table: str) -> AtTable:
    """Open a table that has begun."""
    person.open(f"table/{table}")
    expect(person.page.get_by_role("region", name=said(person.lang, "table-action"))).to_be_visible()
    return AtTable(person)


class Toucher:
    """Somebody who touches at a table whatever glows there, puts sheets away, and sends what is planned."""

    def __init__(self, table: AtTable, lit: str, closes: str, seed: int = 3) -> None:
        self.table = table
        self.lit = lit
        self.words = [table.say(closes), table.say("table-confirm")]
        self.chance = random.Random(seed)

    def touch_something(self) -> bool:
        """Do one of all the things that can be done now; tell whether there was one."""
        wanted = [self.lit, *self.words, self.chance.random() < SENDS, self.chance.random()]
        return bool(self.table.page.evaluate(TOUCH, wanted))


def play_by_touch(*touchers: Toucher) -> None:
    """Play to the end of the game."""
    first = touchers[0].table
    end = time.monotonic() + GAME_SECONDS
    while not first.over and time.monotonic() < end:
        touched = [toucher.touch_something() for toucher in touchers]
        first.page.wait_for_timeout(PAUSE_MS if any(touched) else LONG_PAUSE_MS)
    assert first.person.api("GET", "/tables/mine")[0]["status"] == "ended"
