"""Tests of the checks: each planted fault is found as its kind, and what holds is not found."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from caravane.stage.browser import open_browser
from tests.fit.looks import jumps
from tests.fit.planted_pages import FAULTS, HOLDS, LEGAL, Planted
from tests.fit.probe import build_script, live_script

BAR: Final = {"list": ["All moves"]}
# A face that draws nothing: the page stands already.
OBSERVE: Final = """(legal) => window.fit.table.observe(() => ({ update() {}, destroy() {} }),
    document.querySelector(".room"),
    { room: { kind: "board" }, mode: "live", seat: 0, legal, prompt: "where", since: [], ended: false,
        plan: { moves: [], steps: [], events: [], state: "none" } },
    { words: { move: (move) => move[0].toUpperCase() + move.slice(1) } })"""
WIDTH: Final = 390
HEIGHT: Final = 640
LOOK: Final = "(request) => window.fit.look(request)"


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    build_script()
    with open_browser() as browser:
        page = new_page(browser)
        yield page
        page.close()


def new_page(browser: Browser) -> Page:
    return browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, reduced_motion="reduce")


def look(page: Page, planted: Planted) -> dict[str, Any]:
    """Return what is seen in a planted page."""
    page.set_content(planted.html)
    page.evaluate(live_script())
    page.evaluate(OBSERVE, LEGAL)
    request = {"window": [WIDTH, HEIGHT], "touch": True, "steady": ["[data-part^='site:']"], "bar": BAR, "moves": None}
    seen: dict[str, Any] = page.evaluate(LOOK, request)
    return seen


@pytest.mark.parametrize("planted", FAULTS, ids=lambda planted: planted.name)
def test_a_planted_fault_is_found(page: Page, planted: Planted) -> None:
    found = look(page, planted)["findings"]
    assert planted.kind in {finding["kind"] for finding in found}, found


@pytest.mark.parametrize("planted", HOLDS, ids=lambda planted: planted.name)
def test_what_holds_is_not_found(page: Page, planted: Planted) -> None:
    assert look(page, planted)["findings"] == []


def test_what_moves_during_a_turn_is_found(page: Page) -> None:
    before = look(page, Planted("steady", ""))["boxes"]
    assert jumps(before, look(page, Planted("steady", ""))["boxes"]) == []
    after = look(
        page,
        Planted(
            "higher",
            "",
            css=".people { padding-top: 9px } .table { grid-template-rows: 44px 60px minmax(0, 1fr) 90px }",
        ),
    )
    assert {finding.key for finding in jumps(before, after["boxes"])} >= {"room board", "frame action", "site:ur 0"}
