"""The browser checks the luck of a finished game from its export file and detects a changed file."""

import json
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.ui_texts import ui_text
from tests.browser.visitor import PHONE, Visitor


def verdict_on(person: Visitor, file: dict[str, Any], key: str) -> Locator:
    """Choose a file on the page and wait for its verdict."""
    person.open("verify")
    chosen = {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(file).encode()}
    person.page.get_by_label(ui_text("en", "verify-choose")).set_input_files(chosen)  # type: ignore[arg-type]
    verdict = person.page.get_by_role("heading", name=ui_text("en", key))
    expect(verdict).to_be_visible()
    return verdict


def test_the_luck_of_a_game_is_checked_from_its_file(visit: Visit, finished: str) -> None:
    person = visit(size=PHONE)
    verdict_on(person, person.api("GET", f"/tables/{finished}/export"), "verify-right")
    expect(person.page.get_by_text(ui_text("en", "verify-commitment-holds"))).to_be_visible()


def test_a_file_with_one_changed_die_is_detected(visit: Visit, finished: str) -> None:
    person = visit(size=PHONE)
    file = person.api("GET", f"/tables/{finished}/export")
    rolled = next(chance["line"] for chance in file["chance_events"] if chance["kind"] == "roll")
    turned = rolled[:-1] + str((int(rolled[-1]) + 1) % 10)
    file = json.loads(json.dumps(file).replace(rolled, turned, 2))
    verdict_on(person, file, "verify-wrong")
    expect(person.page.get_by_text(ui_text("en", "verify-digest-wrong"))).to_be_visible()
    expect(person.page.get_by_text(ui_text("en", "verify-draws-wrong", count=1))).to_be_visible()
