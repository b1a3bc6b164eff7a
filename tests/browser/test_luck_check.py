"""The browser checks the luck of a finished game from its export file and detects a changed file."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.ui_texts import ui_text
from tests.browser.visitor import PHONE, Visitor
from tests.cli.run_cli import run
from tests.vectors.generate import FILE as VECTORS


def choose(person: Visitor, file: dict[str, Any]) -> None:
    chosen = {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(file).encode()}
    person.page.get_by_label(ui_text("en", "verify-choose")).set_input_files(chosen)  # type: ignore[arg-type]


def verdict_on(person: Visitor, file: dict[str, Any], key: str) -> Locator:
    """Choose a file on the page and wait for its verdict."""
    person.open("verify")
    choose(person, file)
    verdict = person.page.get_by_role("heading", name=ui_text("en", key))
    expect(verdict).to_be_visible()
    return verdict


def test_the_luck_of_a_game_is_checked_from_its_file(visit: Visit, finished: str) -> None:
    person = visit(size=PHONE)
    verdict_on(person, person.api("GET", f"/tables/{finished}/export"), "luck-no-part")
    expect(person.page.get_by_text(ui_text("en", "verify-commitment-holds"))).to_be_visible()


def test_a_file_with_one_changed_die_is_detected(visit: Visit, finished: str) -> None:
    person = visit(size=PHONE)
    file = person.api("GET", f"/tables/{finished}/export")
    rolled = next(chance["line"] for chance in file["chance_events"] if chance["kind"] == "roll")
    turned = rolled[:-1] + str((int(rolled[-1]) + 1) % 10)
    file = json.loads(json.dumps(file).replace(rolled, turned, 2))
    verdict_on(person, file, "luck-differs")
    expect(person.page.get_by_text(ui_text("en", "verify-digest-wrong"))).to_be_visible()
    expect(person.page.get_by_text(ui_text("en", "verify-draws-wrong", count=1))).to_be_visible()


def test_a_game_saved_in_the_terminal_is_checked(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "_template", "--seats", "bot:greedy,bot:random", "--save", str(file))
    verdict_on(visit(size=PHONE), json.loads(file.read_text(encoding="utf-8")), "luck-no-part")


def test_a_game_that_began_without_a_secret_is_not_called_wrong(visit: Visit) -> None:
    person = visit(size=PHONE)
    verdict_on(person, json.loads(VECTORS.read_text(encoding="utf-8"))["unproved_file"], "verify-unproved")
    expect(person.page.get_by_text(ui_text("en", "verify-unproved-wrong"))).to_be_visible()
    expect(person.page.get_by_text(ui_text("en", "verify-draws-hold", count=16))).to_be_visible()


@pytest.mark.parametrize(
    ("file", "key"),
    [
        ({"caravane": "table", "format": 4}, "error-newer-file"),
        ({"format": 1, "game": "lost-cities", "moves": []}, "error-journal-file"),
        ({}, "error-bad-file"),
    ],
)
def test_a_file_that_cannot_be_checked_is_explained(visit: Visit, file: dict[str, Any], key: str) -> None:
    person = visit(size=PHONE)
    person.open("verify")
    choose(person, file)
    expect(person.page.get_by_role("alert")).to_have_text(ui_text("en", key))
