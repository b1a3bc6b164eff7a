"""The example in a real browser: its own face at a live table, drawn from its wheel, played to the end by touch."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from caravane.bots.levels import OFFERED
from caravane.stage.checks import CHECKS
from tests.browser.built_client import FLAGS, built_pages, chromium_path
from tests.browser.random_touch import sit_down, sit_down_together
from tests.browser.table_page import TablePage
from tests.browser.visitor import DESK, TALL_PHONE, WAIT_MS, Visitor
from tests.clean_environment import CleanEnvironment
from tests.server.run_processes import Serve

NAME = "two-mules"
# The open shadow root of the face: Playwright's selectors look into it.
BOARD = "main .mules"
TOUCHABLE = f"{BOARD} [data-moves]"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Yield the installed Chromium."""
    built_pages()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS, timeout=WAIT_MS)
        yield browser
        browser.close()


@pytest.fixture
def people(browser: Browser, serve: Serve) -> Iterator[list[Visitor]]:
    """Yield two visitors, one at a desk in English and one on a phone in French; no window may log an error."""
    home = f"http://{serve.address}"
    visitors = [
        Visitor.open_window(browser, home, size=DESK),
        Visitor.open_window(browser, home, size=TALL_PHONE, lang="fr"),
    ]
    yield visitors
    errors = [error for visitor in visitors for error in visitor.errors]
    for visitor in visitors:
        visitor.close()
    assert errors == []


def pictures() -> Path | None:
    """Return the folder for pictures, if somebody wants to see them."""
    folder = os.environ.get("PICTURES")
    return Path(folder) if folder else None


def picture(table: TablePage, name: str) -> None:
    """Take a picture of the page, to be looked at, and check that it shows something."""
    folder = pictures()
    image = table.page.screenshot(path=folder / f"{name}.png" if folder else None)
    assert len(image) > 10_000


def touch(table: TablePage) -> None:
    """Plan the first move that the board offers, and send it by a second touch on the same thing."""
    table.close_first_steps()
    table.wait_for_board()
    target = table.page.locator(TOUCHABLE).first
    move = target.get_attribute("data-moves")
    target.click()
    chosen = table.page.locator(f'{BOARD} [data-moves="{move}"][aria-pressed="true"]')
    expect(chosen).to_be_visible()
    table.confirm.click()
    expect(table.confirm).to_have_count(0)


def play_by_touch(*tables: TablePage) -> None:
    """Touch the board of everybody who must decide, until the game is over."""
    while not tables[0].is_over:
        deciding = [table for table in tables if table.must_decide]
        for table in deciding:
            touch(table)
        if not deciding:
            tables[0].page.wait_for_timeout(30)


def test_two_people_play_on_the_drawn_board_to_the_end_page(people: list[Visitor]) -> None:
    ana, karim = sit_down_together(people[0], people[1], NAME)
    for table in (ana, karim):
        table.wait_for_decision()
        assert table.page.evaluate("() => !!document.querySelector('main .board')?.shadowRoot")
        expect(table.page.locator(TOUCHABLE)).to_have_count(4)
    picture(ana, "two-mules-desk")
    picture(karim, "two-mules-phone")
    play_by_touch(ana, karim)
    for table in (ana, karim):
        expect(table.page.get_by_role("table")).to_be_visible()
    picture(ana, "two-mules-end")


def test_its_face_passes_every_check(environment: CleanEnvironment, tmp_path: Path) -> None:
    built_pages()
    output = environment.run("caravane", "face", "test", NAME, cwd=tmp_path)
    rows = [words for line in output.splitlines() if (words := line.split())[:1] and words[0].isdigit()]
    assert [(name, result) for _, name, result, *_ in rows] == [(name, "holds") for name in CHECKS]


def test_the_cover_stands_on_the_shelf(people: list[Visitor]) -> None:
    visitor = people[0]
    visitor.open()
    cover = visitor.page.locator(f'img[src^="/faces/{NAME}/"]').first
    expect(cover).to_be_visible()
    assert cover.evaluate("(image) => image.decode().then(() => image.naturalWidth)") > 0


@pytest.mark.parametrize(
    "level",
    [OFFERED[0].name, *[pytest.param(level.name, marks=pytest.mark.nightly) for level in OFFERED[1:]]],
)
def test_one_person_plays_against_each_level(people: list[Visitor], level: str) -> None:
    table = sit_down(people[1], NAME, level=level)
    play_by_touch(table)
    assert people[1].api("GET", "/tables/mine")[0]["status"] == "ended"
