"""Editions in the browser: values are read from a box by touch or by keyboard, kept on the device, checked and played."""

import json
import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from caravane.server.live.replays.replay_tasks import TRIAL_GAMES
from tests.browser.accessibility import assert_accessible, assert_fits, assert_touch_targets
from tests.browser.conftest import Visit
from tests.browser.table_page import TablePage
from tests.browser.ui_texts import ui_text
from tests.browser.visitor import LAPTOP, TALL_PHONE, Visitor

GAME: Final = "archeos-society"
SITE: Final = "Machu Picchu"
POINTS: Final = (0, 1, 2, 4, 7, 8, 10, 13)
"""A track with one space more than ours; its third space is given by the rulebook."""
THRESHOLDS: Final = (1, 2, 3, 3, 4, 5, 6)
STATED: Final = 2
# A value and the key for the next one, a second digit, one touch where the value is the same as here.
MOST_TOUCHES_PER_VALUE: Final = 2.2


class EditorPage:
    """The page on which an edition is filled in."""

    def __init__(self, person: Visitor) -> None:
        self.page: Final[Page] = person.page
        self.lang: Final = person.lang
        self.touches = 0

    def text(self, key: str, **args: str | float) -> str:
        return ui_text(self.lang, key, **args)

    def key(self, name: str) -> Locator:
        """Return a key of the pad."""
        return self.page.get_by_role("complementary").get_by_role("button", name=name, exact=True)

    def touch(self, target: Locator) -> None:
        self.touches += 1
        target.tap()

    def enter(self, part: str) -> None:
        """Go to a part of the box."""
        parts = self.page.get_by_role("navigation", name=self.text("editor-parts"))
        self.touch(parts.get_by_role("button", name=re.compile(part)))

    def cell(self, place: str) -> Locator:
        """Return a value by its place on the board."""
        return self.page.get_by_role("main").get_by_role("button", name=re.compile(f"^{place},"))

    def type(self, value: int, ours: int | None) -> None:
        """Read the chosen value, with as few touches as possible, and go on."""
        if value == ours:
            self.touch(self.key(self.text("editor-same")))
            return
        for digit in str(value):
            self.touch(self.key(digit))
        self.touch(self.key(self.text("editor-next")))


def open_editor(person: Visitor) -> EditorPage:
    """Open a fresh edition from the page for new tables."""
    person.open(f"create?game={GAME}")
    person.page.get_by_role("link", name=re.compile(ui_text(person.lang, "edition-have"))).click()
    expect(person.page.get_by_role("heading", name=ui_text(person.lang, "edition-new-title"))).to_be_visible()
    return EditorPage(person)


def drafts(page: Page) -> list[dict[str, object]]:
    """Return the drafts that the device keeps."""
    read = "() => Object.entries(localStorage).filter(([k]) => k.startsWith('caravane.edition.')).map(([, v]) => v)"
    return [json.loads(each) for each in page.evaluate(read)]


def read_track(editor: EditorPage) -> int:
    """Read a longer track space by space; return how many values were read."""
    ours_points, ours_thresholds = (0, 1, 2, 4, 6, 8, 10), (1, 2, 3, 3, 4, 5)
    editor.enter(SITE)
    editor.touch(editor.page.get_by_role("button", name=editor.text("editor-longer", part=SITE)))
    read = 0
    for space, points in enumerate(POINTS):
        if space != STATED:
            editor.type(points, ours_points[space] if space < len(ours_points) else None)
            read += 1
        if space < len(THRESHOLDS):
            editor.type(THRESHOLDS[space], ours_thresholds[space] if space < len(ours_thresholds) else None)
            read += 1
    return read


def test_an_edition_is_read_by_touch_kept_on_the_device_checked_and_played(visit: Visit) -> None:
    person = visit(size=TALL_PHONE)
    person.know(GAME)
    editor = open_editor(person)
    read = read_track(editor)
    assert editor.touches <= MOST_TOUCHES_PER_VALUE * read
    expect(editor.page.get_by_text(editor.text("editor-read", count=read))).to_be_visible()
    [draft] = drafts(editor.page)
    assert draft["lengths"] == {"sites/machu_picchu/points": len(POINTS)}

    editor.page.reload()
    expect(editor.page.get_by_text(editor.text("editor-read", count=read))).to_be_visible()
    editor.page.get_by_role("button", name=editor.text("editor-check"), exact=True).tap()
    dialog = editor.page.get_by_role("dialog")
    # However many bots there was time for.
    played = editor.text("editor-ok-games", random=TRIAL_GAMES, bots=0).removesuffix(".")
    expect(dialog.get_by_text(re.compile(f"^{re.escape(played)}"))).to_be_visible()
    dialog.get_by_role("button", name=editor.text("editor-play"), exact=True).tap()

    chosen = editor.page.get_by_role("radio", name=re.compile(f"^{editor.text('edition-new-title')}"))
    expect(chosen).to_be_checked()
    editor.page.get_by_role("button", name=re.compile("^Seat 2: ")).tap()
    editor.page.get_by_text(editor.text("create-kind-bot"), exact=True).tap()
    editor.page.get_by_role("button", name=editor.text("create-start")).tap()
    table = TablePage(person)
    table.wait_for_board()
    strip = editor.page.locator("[data-part='site:machu-picchu']").first
    expect(strip.locator(".space")).to_have_count(len(POINTS))
    table.button("table-menu").tap()
    show = editor.text("edition-table-show", title=editor.text("edition-new-title"))
    editor.page.get_by_role("button", name=show).tap()
    expect(editor.page.get_by_role("dialog").last.get_by_text(SITE)).to_be_visible()


def test_a_value_of_the_rulebook_is_changed_only_on_request(visit: Visit) -> None:
    editor = open_editor(visit(size=TALL_PHONE))
    editor.enter(SITE)
    told = editor.cell(f"{SITE}, space 3")
    told.tap()
    question = editor.text("editor-rulebook-question", value="2")
    expect(editor.page.get_by_text(question)).to_be_visible()
    expect(editor.key(editor.text("editor-same"))).to_be_disabled()
    expect(editor.key("5")).to_be_disabled()
    editor.page.get_by_role("button", name=editor.text("editor-rulebook-change")).tap()
    editor.key("3").tap()
    expect(told).to_have_accessible_name(re.compile("read: 3$"))
    editor.key(editor.text("editor-clear")).tap()
    expect(told).to_have_accessible_name(re.compile("given by the rulebook: 2$"))


def test_doubtful_values_are_asked_about_and_new_spaces_must_be_read(visit: Visit) -> None:
    editor = open_editor(visit(size=TALL_PHONE))
    editor.enter(SITE)
    editor.type(0, None)
    editor.type(1, None)
    editor.key("9").tap()
    expect(
        editor.page.get_by_role("status").get_by_text(f"{SITE}, space 2: from 0 to 9 is a large step.")
    ).to_be_visible()
    editor.page.get_by_role("button", name=editor.text("editor-longer", part=SITE)).tap()
    editor.cell(f"{SITE}, space 8").tap()
    needed = editor.text("editor-needed", place=f"{SITE}, space 8")
    expect(editor.page.get_by_role("status").get_by_text(needed)).to_be_visible()
    expect(editor.key(editor.text("editor-same"))).to_be_disabled()
    editor.page.get_by_role("button", name=editor.text("editor-shorter", part=SITE)).tap()
    expect(editor.cell(f"{SITE}, space 8")).to_have_count(0)


def test_on_a_desk_the_keyboard_is_enough_also_after_a_click_and_the_file_follows(visit: Visit) -> None:
    person = visit(size=LAPTOP)
    editor = open_editor(person)
    editor.cell("Mesa Verde, space 1").click()
    for key in ("1", "Enter", "2", "Enter", "="):
        editor.page.keyboard.press(key)
    expect(editor.page.get_by_text(editor.text("editor-read", count=3))).to_be_visible()
    file = editor.page.get_by_label(editor.text("editor-file"), exact=True)
    expect(file).to_contain_text('points = [1, 1, "?"')
    expect(file).to_contain_text('thresholds = [2, "?"')
    threshold = editor.cell("Mesa Verde, threshold between spaces 2 and 3")
    expect(threshold).to_be_focused()
    editor.page.keyboard.press("ArrowLeft")
    expect(editor.cell("Mesa Verde, space 2")).to_be_focused()
    assert_fits(editor.page)


DROP: Final = """([text]) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "hers.toml"));
    dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
}"""
HERS: Final = f"""[edition]
game = "{GAME}"
name = "hers"
title = "Her box"
source = "read by her"

[curator]
points = [0, 2, "?", "?", "?", "?", "?"]
"""


def test_a_dropped_file_replaces_what_was_read_once_that_is_wanted_and_can_be_undone(visit: Visit) -> None:
    person = visit(size=LAPTOP)
    editor = open_editor(person)
    editor.page.keyboard.press("5")
    editor.page.evaluate(DROP, [HERS])
    dialog = editor.page.get_by_role("dialog")
    dialog.get_by_role("button", name=editor.text("editor-file-replace")).click()
    expect(dialog.get_by_text(editor.text("editor-file-taken", count=2))).to_be_visible()
    expect(editor.page.get_by_role("heading", name="Her box")).to_be_attached()
    dialog.get_by_role("button", name=editor.text("editor-undo")).click()
    expect(editor.page.get_by_role("heading", name=editor.text("edition-new-title"))).to_be_attached()
    [draft] = drafts(editor.page)
    assert draft["slots"] == {"sites/mesa_verde/points": [5]}


def test_a_table_with_our_values_says_so_in_waiting_room_menu_and_cards(visit: Visit) -> None:
    person = visit(size=LAPTOP)
    person.know(GAME)
    person.api("POST", "/guest", {"name": "Ana"})
    request = {"game": GAME, "seats": 2, "options": {"mode": "first-game"}}
    waiting = person.api("POST", "/tables", request | {"seat_plan": [{"kind": "me"}, {"kind": "free"}]})
    person.open(f"table/{waiting['id']}")
    show = ui_text("en", "edition-table-show", title=ui_text("en", "edition-ours"))
    expect(person.page.get_by_role("button", name=show)).to_be_visible()

    plan = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    playing = person.api("POST", "/tables", request | {"seat_plan": plan, "start": True})
    person.open(f"table/{playing['id']}")
    table = TablePage(person)
    table.wait_for_board()
    person.page.locator("main [data-part^='site:']:visible").first.hover()
    reconstructed = re.compile(ui_text("en", "edition-origin-ours", count=0).replace("0", r"\d+"))
    expect(person.page.locator(".part-card").get_by_text(reconstructed)).to_be_visible()
    person.page.mouse.move(5, 5)
    table.button("table-menu").click()
    person.page.get_by_role("button", name=show).click()
    expect(person.page.get_by_role("dialog").last.get_by_text(SITE)).to_be_visible()


@pytest.mark.parametrize("game", ["archeos-society", "lost-cities", "excavation-earth"])
def test_the_editor_is_accessible_drawn_and_as_a_list(visit: Visit, game: str) -> None:
    person = visit(size=TALL_PHONE)
    person.open(f"edition/{game}/new")
    check = person.page.get_by_role("button", name=ui_text("en", "editor-check"), exact=True)
    expect(check).to_be_visible()
    expect(person.page.get_by_role("main")).to_be_visible()
    assert_accessible(person.page)
    assert_fits(person.page)
    check.tap()
    person.page.get_by_role("button", name=ui_text("en", "editor-words"), exact=True).tap()
    expect(person.page.get_by_text(ui_text("en", "editor-words-lead"))).to_be_visible()
    assert_accessible(person.page)


def test_a_part_of_the_list_is_filled_in_with_native_fields(visit: Visit) -> None:
    person = visit(size=TALL_PHONE, plain=True)
    editor = open_editor(person)
    field = editor.page.get_by_role("textbox", name=re.compile("^Mesa Verde, space 4, "))
    field.fill("5")
    field.press("Tab")
    expect(editor.page.get_by_text(editor.text("editor-read", count=1))).to_be_visible()
    [draft] = drafts(editor.page)
    assert draft["slots"] == {"sites/mesa_verde/points": [None, None, None, 5]}


def test_keys_of_the_pad_are_large_enough_on_a_small_phone(visit: Visit) -> None:
    person = visit(size=(340, 640))
    person.open(f"edition/{GAME}/new")
    expect(person.page.get_by_role("button", name=ui_text("en", "editor-next"))).to_be_visible()
    assert_fits(person.page)
    assert_touch_targets(person.page, min_px=40)


def test_leaving_by_the_address_leaves_nothing_behind(visit: Visit) -> None:
    person = visit(size=TALL_PHONE)
    editor = open_editor(person)
    editor.enter("Museum")
    person.open("about")
    person.open("learn")
    expect(editor.page.get_by_role("heading").first).to_be_visible()
    person.page.go_back()
    person.page.go_back()
    expect(editor.page.get_by_role("navigation", name=editor.text("editor-parts"))).to_be_visible()
