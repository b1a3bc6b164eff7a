"""Hints: pins on the components of the best moves, in every room and window; the list of all moves; texts."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.table_page import DRAWN, TablePage
from tests.browser.test_play_modes import seat_and_bot
from tests.browser.ui_texts import ui_text
from tests.browser.visitor import LAPTOP, PHONE, TALL_PHONE, Visitor

# Boxes of the visible pins, and of the smallest visible element that bears the move of each.
PINS = """() => [...document.querySelectorAll("[data-pins] button")].filter((pin) => pin.checkVisibility({
    visibilityProperty: true })).map((pin) => { const { left, top, right, bottom } = pin.getBoundingClientRect();
    return { left, top, right, bottom }; })"""
# Maps are panned by transforms, of which no event tells.
MOVE_BOARD = """() => { document.querySelector("main .board").style.transform = "translateY(-24px)"; }"""
OUTSIDE = """() => { const list = document.querySelector("dialog[open] .groups");
    const { right } = list.getBoundingClientRect();
    return [...list.querySelectorAll("*")].filter((each) => each.checkVisibility() && !each.closest(".unseen")
        && each.getBoundingClientRect().right > right + 1).map((each) => each.outerHTML.slice(0, 120)); }"""


def ask(table: TablePage) -> None:
    """Ask for a hint, again if the server is too busy for one."""
    table.person.allow_errors(r"\b429\b")
    # French has narrow spaces before colons.
    words = table.text("table-hint-best", move="…", why="…").partition("…")[0].split()
    explained = table.bar.get_by_text(re.compile(r"\s".join(map(re.escape, words))))
    while not explained.is_visible():
        table.button("table-hint").click()
        expect(explained.or_(table.bar.get_by_role("alert")).first).to_be_visible()


def pins(table: TablePage) -> Locator:
    """Return the visible pins."""
    return table.page.locator("[data-pins] button:visible")


def boxes(table: TablePage) -> list[dict[str, float]]:
    table.page.evaluate(DRAWN)
    found: list[dict[str, float]] = table.page.evaluate(PINS)
    return found


def assert_in_order(found: list[dict[str, float]], size: tuple[int, int]) -> None:
    """Check that pins are inside of the window, large enough for a finger, and none lies over another."""
    for index, pin in enumerate(found):
        assert pin["left"] >= 0, pin
        assert pin["top"] >= 0, pin
        assert pin["right"] <= size[0], pin
        assert pin["bottom"] <= size[1], pin
        assert min(pin["right"] - pin["left"], pin["bottom"] - pin["top"]) >= 40
        for other in found[index + 1 :]:
            apart = pin["right"] <= other["left"] or other["right"] <= pin["left"]
            assert apart or pin["bottom"] <= other["top"] or other["bottom"] <= pin["top"], (pin, other)


def opened(person: Visitor, game: str, *others: dict[str, str]) -> TablePage:
    table = seat_and_bot(person, game, *others)
    table.wait_for_board()
    table.close_first_steps()
    return table


@pytest.mark.parametrize(
    ("game", "others", "size"),
    [
        ("lost-cities", 1, PHONE),
        ("archeos-society", 1, LAPTOP),
        ("expeditions", 1, PHONE),
        ("excavation-earth", 0, LAPTOP),
        pytest.param("lost-cities", 1, LAPTOP, marks=pytest.mark.nightly),
        pytest.param("archeos-society", 1, PHONE, marks=pytest.mark.nightly),
        pytest.param("expeditions", 1, LAPTOP, marks=pytest.mark.nightly),
        pytest.param("excavation-earth", 0, PHONE, marks=pytest.mark.nightly),
    ],
)
def test_the_best_moves_are_pinned_to_their_components(
    visit: Visit, game: str, others: int, size: tuple[int, int]
) -> None:
    person = visit(size=size)
    table = opened(person, game, *[{"kind": "bot"}] * others)
    ask(table)
    found = boxes(table)
    labelled = table.bar.locator(".chance").count()
    assert len(found) + labelled >= 1
    assert len(found) <= 3
    assert_in_order(found, size)


def test_a_touch_on_a_pin_plans_its_move_and_sends_nothing(visit: Visit) -> None:
    person = visit(size=TALL_PHONE)
    table = opened(person, "lost-cities", {"kind": "bot"})
    ask(table)
    before = person.api("GET", "/tables/mine")
    expect(pins(table).first).to_be_visible()
    name = pins(table).first.get_attribute("aria-label") or ""
    assert name.startswith(table.text("table-hint-plan", rank=1, move="…", text="").partition("…")[0])
    pins(table).first.click()
    expect(table.confirm.or_(table.undo).first).to_be_visible()
    expect(pins(table)).to_have_count(0)
    assert person.api("GET", "/tables/mine") == before
    table.undo.click()
    expect(pins(table).first).to_be_visible()


def test_pins_stay_in_windows_of_every_size(visit: Visit) -> None:
    person = visit(size=TALL_PHONE)
    table = opened(person, "lost-cities", {"kind": "bot"})
    ask(table)
    expect(pins(table).first).to_be_visible()
    for size in (LAPTOP, PHONE, TALL_PHONE):
        person.page.set_viewport_size({"width": size[0], "height": size[1]})
        found = boxes(table)
        assert found
        assert_in_order(found, size)


def test_pins_follow_a_board_that_is_moved(visit: Visit) -> None:
    person = visit(size=LAPTOP)
    table = opened(person, "lost-cities", {"kind": "bot"})
    ask(table)
    expect(pins(table).first).to_be_visible()
    before = boxes(table)
    person.page.evaluate(MOVE_BOARD)
    after = boxes(table)
    assert [round(pin["top"]) for pin in after] == [round(pin["top"]) - 24 for pin in before]


@pytest.mark.parametrize("lang", ["fr", pytest.param("en", marks=pytest.mark.nightly)])
def test_all_moves_show_their_values_on_the_smallest_phone(visit: Visit, lang: str) -> None:
    person = visit(size=PHONE, lang=lang)
    table = opened(person, "excavation-earth")
    ask(table)
    table.list_button.click()
    values = person.page.get_by_role("dialog", name=table.text("table-moves")).locator(".chance")
    expect(values.first).to_be_visible()
    assert person.page.evaluate(OUTSIDE) == []
    zu = "Zu"
    assert re.search(rf"{zu}|pts|points", values.first.inner_text())


def test_alone_the_figures_are_about_the_automaton(visit: Visit) -> None:
    person = visit(size=LAPTOP)
    table = opened(person, "excavation-earth")
    ask(table)
    meanings = (table.text("table-hints-beat", rival="Zu"), table.text("table-hints-are-points"))
    expect(table.bar.get_by_text(re.compile("|".join(re.escape(each) for each in meanings)))).to_be_visible()
    figures = pins(table).or_(table.bar.locator(".chance"))
    expect(figures.first).to_be_visible()
    texts = figures.all_inner_texts()
    assert all(re.search(r"\d", text) for text in texts), texts
    assert not any("100%" in text for text in texts), texts


def test_in_words_the_best_move_is_named(visit: Visit) -> None:
    person = visit(size=TALL_PHONE, plain=True)
    table = opened(person, "lost-cities", {"kind": "bot"})
    ask(table)
    table.list_button.click()
    listed: Any = person.page.get_by_role("dialog", name=table.text("table-moves"))
    expect(listed.get_by_text(ui_text("en", "table-win-probability-best"))).to_be_visible()
