"""The browser of a player warns of every lie of an operator that a device without rules can know of."""

import random
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from tests.browser.built_client import built_pages
from tests.browser.table_page import TablePage
from tests.browser.ui_texts import ui_text
from tests.browser.visitor import LAPTOP, Visitor
from tests.dishonest.device import Device
from tests.dishonest.games import GAME, SEATS, DishonestServer
from tests.dishonest.test_lies import EXPECTED
from tests.wait_limit import WAIT_SECONDS

HONEST: Final = "nothing"
QUICK: Final = ("replace",)
CAUGHT: Final = tuple(lie for lie, caught in EXPECTED.items() if caught.victim or caught.remark)
NIGHTLY_GAMES: Final = 100
MOVES: Final = 3
TEXTS: Final = {"restarted": "restarted", "irregular": "irregular", "entropy-skipped": "share"}
"""Texts of the remarks that keep a device from verifying."""
NAME: Final = "Ana"
RESTARTS: Final = "(table) => JSON.parse(localStorage.getItem('caravane.notes.' + table)).restarts"
PAUSE_MS: Final = 20


class Victim:
    """A person in a browser, who plays with the devices of two others."""

    def __init__(self, person: Visitor, others: list[Device]) -> None:
        self.person = person
        self.page = TablePage(person)
        self.other, self.accomplice = others
        self.table = ""
        self._held: list[Route] = []
        person.api("POST", "/guest", {"name": NAME})
        person.know(GAME)
        person.page.route("**/entropy", self._hold_reveal)

    def _hold_reveal(self, route: Route) -> None:
        """Hold the entropy back until the others have revealed theirs: the operator needs to know them."""
        if "entropy" in (route.request.post_data_json or {}):
            self._held.append(route)
        else:
            route.continue_()

    def play_a_game(self) -> None:
        """Play a few moves of a game, from the waiting room to the end."""
        self._sit_down()
        self._begin()
        for _ in range(MOVES):
            self._play()
        for device in (self.other, self.accomplice):
            device.ask("resign")

    def _sit_down(self) -> None:
        plan = [{"kind": "me"}, *[{"kind": "free"}] * (SEATS - 1)]
        body = {"game": GAME, "seats": SEATS, "seat_plan": plan, "public": True, "options": {"first-roller": "1"}}
        self.table = self.person.api("POST", "/tables", body)["id"]
        self.person.open(f"table/{self.table}")
        code = self.person.api("POST", f"/tables/{self.table}/invitations", {})["code"]
        for device in (self.other, self.accomplice):
            device.join(code, GAME, SEATS)
        self._commit()

    def _commit(self) -> None:
        """Wait until the other device and the browser have committed to entropy."""
        self.other.commit()
        self._wait(lambda: self._shown()["entropy"][0])

    def _shown(self) -> dict[str, Any]:
        projection: dict[str, Any] = self.person.api("GET", f"/tables/{self.table}")["projection"]
        return projection

    def _begin(self) -> None:
        self.person.page.get_by_role("button", name=ui_text("en", "create-start")).click()
        if self.other.reveal():
            self._wait(lambda: self._held)
            self._held.pop().continue_()
        else:
            # Devices refuse what they are shown, so that the host begins without them.
            self.person.api("POST", f"/tables/{self.table}/start", {"status": "starting"})
        self._wait(lambda: self._shown()["status"] != "starting")
        if self._shown()["status"] == "waiting":
            # The accomplice stood up: all that was given is void.
            self.accomplice.sit()
            self.other.follow()
            self._commit()
            self._begin()
        expect(self.page.bar).to_be_visible()

    def _wait(self, happens: Callable[[], object]) -> None:
        """Look until something has happened."""
        end = time.monotonic() + WAIT_SECONDS
        while not happens():
            assert time.monotonic() < end, "nothing happens"
            self.person.page.wait_for_timeout(PAUSE_MS)

    def _play(self) -> None:
        """Play a move in the browser, then one of each device that has to decide."""

        def decides() -> bool:
            if not self.page.must_decide:
                self._play_others()
            return self.page.must_decide

        self._wait(decides)
        self.page.play()

    def _play_others(self) -> None:
        for device in (self.other, self.accomplice):
            device.follow()
            if device.update["legal"]:
                device.play(random.choice(device.update["legal"]))

    def says(self, verdict: str) -> None:
        """Wait for what the page says at the end."""
        expect(self._verdict(verdict)).to_be_visible()

    def _verdict(self, text: str) -> Locator:
        return self.person.page.get_by_role("heading", name=ui_text("en", text))

    def notices(self, lie: str) -> None:
        """Wait for what the page says about a lie."""
        no_part, differs = (self._verdict(text) for text in ("luck-no-part", "luck-differs"))
        expect(no_part.or_(differs)).to_be_visible()
        # A lie that only keeps the device from verifying may also change a move of its player: then the page warns.
        if EXPECTED[lie].remark and no_part.is_visible():
            restarts = self.person.page.evaluate(RESTARTS, self.table)
            text = ui_text("en", f"luck-no-part-{TEXTS[EXPECTED[lie].remark]}", count=restarts)
            expect(self.person.page.get_by_text(text)).to_be_visible()
        else:
            self.sees_differences(EXPECTED[lie].victim or {"move"})

    def sees_differences(self, codes: set[str]) -> None:
        """Wait for the warning, which names what differs."""
        self.says("luck-differs")
        warning = self.person.page.get_by_role("alert")
        for code in codes - {"file"}:
            expect(warning).to_contain_text(wording(code))


def wording(code: str) -> str:
    """Return the longest part of the text of a difference, without the name and the number in it."""
    text = ui_text("en", f"luck-differs-{code}", name="1", number=1)
    return max(text.split("1"), key=len).strip()


@contextmanager
def victim_of(lie: str, browser: Browser, folder: Path) -> Iterator[Victim]:
    """Yield a victim at a lying server."""
    built_pages()
    with DishonestServer(folder, lie) as server, ExitStack() as opened:
        others = [opened.enter_context(Device(server.address, name)) for name in ("Béa", "Eve")]
        person = Visitor.open_window(browser, f"http://{server.address}", size=LAPTOP)
        opened.callback(person.close)
        victim = Victim(person, others)
        if lie == "repeat":
            victim.play_a_game()
            victim.says("luck-verified")
        yield victim


@pytest.mark.parametrize("lie", QUICK)
def test_the_browser_warns_of_a_lie(lie: str, browser: Browser, tmp_path: Path) -> None:
    with victim_of(lie, browser, tmp_path) as victim:
        victim.play_a_game()
        victim.notices(lie)


def test_the_browser_verifies_an_honest_game_of_three_people(browser: Browser, tmp_path: Path) -> None:
    with victim_of(HONEST, browser, tmp_path) as victim:
        victim.play_a_game()
        victim.says("luck-verified")


@pytest.mark.nightly
@pytest.mark.parametrize("lie", CAUGHT)
def test_the_browser_warns_of_a_lie_every_time(lie: str, browser: Browser, tmp_path: Path) -> None:
    with victim_of(lie, browser, tmp_path) as victim:
        for _ in range(NIGHTLY_GAMES):
            victim.play_a_game()
            victim.notices(lie)
