"""A real server on loopback whose games are the same in every run."""

import hashlib
import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

from playwright.sync_api import Browser

from caravane.stage.loopback import LoopbackServer
from tests.browser.http_players import Player
from tests.browser.visitor import PHONE, Visitor

NAMES: Final = ("Louise", "Karim", "Mathilde", "Jean-Baptiste", "Ana", "Théophile")


def digest(*words: object) -> bytes:
    """Return bytes that depend on some words only."""
    return hashlib.sha256(" ".join(map(str, words)).encode()).digest()


@dataclass
class SeededServer:
    """A server, and people who play over HTTP; the first of them has a browser too."""

    address: str
    people: list[Player] = field(init=False)

    def __post_init__(self) -> None:
        self.people = [Player(self.address, name) for name in NAMES]

    @property
    def home(self) -> str:
        """Return the address for browsers."""
        return f"http://{self.address}"

    def visitor(self, browser: Browser, lang: str, theme: str, *, known: bool = True) -> Visitor:
        """Open a window for the first person, or for somebody whom nobody knows."""
        visitor = Visitor.open_window(browser, self.home, size=PHONE, lang=lang, theme=theme)
        cookies = self.people[0].http.cookies.items() if known else ()
        visitor.context.add_cookies([{"name": name, "value": value, "url": self.home} for name, value in cookies])
        return visitor


@contextmanager
def seeded_server() -> Iterator[SeededServer]:
    """Yield a server whose secrets follow each other in a fixed order."""
    server = LoopbackServer(hidden_games=False)
    numbers = itertools.count()
    with server:
        server.services.hub.new_secret = lambda size: digest("secret", next(numbers))[:size]
        seeded = SeededServer(server.address)
        yield seeded
        for person in seeded.people:
            person.http.close()
