"""A real server with the built pages, a real browser, and people in it."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.built_client import FLAGS, built_pages, chromium
from tests.browser.http_players import Player, begin, ended, play_until
from tests.browser.visitor import Visitor
from tests.server.run_processes import Serve

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The machine's Chromium. One for a module, not for all: its event loop would be in the way of other tests."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def serve(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serve]:
    """A server of its own for each module of tests."""
    built_pages()
    folder = tmp_path_factory.mktemp("serve")
    with Serve(folder / "data", f"sqlite:///{folder}/caravane.db") as serve:
        yield serve


@pytest.fixture
def visit(browser: Browser, serve: Serve) -> Iterator[Visit]:
    """Let people come, each with a browser of their own; in the end nothing must have gone wrong in any."""
    visitors: list[Visitor] = []

    def arrive(**settings: Any) -> Visitor:
        visitors.append(Visitor.arrive(browser, f"http://{serve.address}", **settings))
        return visitors[-1]

    yield arrive
    troubles = [trouble for visitor in visitors for trouble in visitor.troubles]
    for visitor in visitors:
        visitor.leave()
    assert troubles == []


@pytest.fixture(scope="module")
def finished(serve: Serve) -> Iterator[str]:
    """A public game of two people and two bots that is over."""
    people = [Player(serve.address, name) for name in ("Ana", "Karim")]
    table = begin(people, "Sextant", "Boussole", public=True)
    play_until(table, people, ended)
    yield table
    for person in people:
        person.http.close()
