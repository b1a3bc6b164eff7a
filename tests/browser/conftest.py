"""Fixtures: a real server with the built client, a real browser, and visitors."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.built_client import FLAGS, built_pages, chromium_path
from tests.browser.http_players import Player, begin, ended, play_until
from tests.browser.visitor import WAIT_MS, Visitor
from tests.server.run_processes import Serve

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Yield the installed Chromium, one per module because its event loop would disturb the other tests."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS, timeout=WAIT_MS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def serve(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serve]:
    """Yield a separate server for each test module."""
    built_pages()
    folder = tmp_path_factory.mktemp("serve")
    with Serve(folder / "data", f"sqlite:///{folder}/caravane.db") as serve:
        yield serve


@pytest.fixture
def visit(browser: Browser, serve: Serve) -> Iterator[Visit]:
    """Yield a function that opens a browser window per visitor; in the end no window may have logged an error."""
    visitors: list[Visitor] = []

    def open_window(**settings: Any) -> Visitor:
        visitors.append(Visitor.open_window(browser, f"http://{serve.address}", **settings))
        return visitors[-1]

    yield open_window
    errors = [error for visitor in visitors for error in visitor.errors]
    for visitor in visitors:
        visitor.close()
    assert errors == []


@pytest.fixture(scope="module")
def finished(serve: Serve) -> Iterator[str]:
    """Yield the id of a finished public game of two people and two bots."""
    people = [Player(serve.address, name) for name in ("Ana", "Karim")]
    table = begin(people, "Sextant", "Boussole", public=True)
    play_until(table, people, ended)
    yield table
    for person in people:
        person.http.close()
