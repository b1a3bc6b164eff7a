"""Tests of the faces of the project by `caravane face test`, in all windows."""

from collections.abc import Iterator
from functools import cache

import pytest
from playwright.sync_api import Browser

from caravane import games
from caravane.stage.browser import open_browser
from caravane.stage.checks import CHECKS, FaceTest, run_checks
from caravane.stage.loopback import LoopbackServer
from caravane.stage.pages import add_stage
from caravane.stage.recorder import record
from caravane.stage.recording import Recording
from caravane.stage.targets import find_target
from caravane.stage.windows import ALL, Window
from tests.browser.built_client import built_pages

FACES = ("words:lost-cities", *games.names(outside=False))


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    built_pages()
    with open_browser() as browser:
        yield browser


@cache
def recorded(game: str) -> Recording:
    """Return the scenes of a game, played once for all its faces."""
    return record(games.get(game))


def run_all(browser: Browser, face: str, windows: tuple[Window, ...]) -> dict[str, list[str]]:
    """Return the findings of each check that does not hold."""
    target = find_target(face)
    server = LoopbackServer()
    add_stage(server.app, target, recorded(target.game.name))
    with server:
        test = FaceTest(browser, server.address, target, windows)
        results = run_checks(test, list(CHECKS))
        test.page.close()
    return {result.name: result.findings for result in results if result.findings}


@pytest.mark.nightly
@pytest.mark.parametrize("face", FACES)
def test_every_check_holds_in_all_windows(browser: Browser, face: str) -> None:
    assert run_all(browser, face, ALL) == {}
