"""Cards of components: asked for with a mouse, a long press, a touch and the keyboard, and closed again."""

from typing import Final

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from caravane import games
from caravane.text import GameTexts, component_card
from tests.browser.conftest import Visit
from tests.browser.random_touch import Projection, sit_down, sit_down_where
from tests.browser.table_page import TablePage
from tests.browser.visitor import LAPTOP, TALL_PHONE

ARCHEOS: Final = "archeos-society"
LOST_CITIES: Final = "lost-cities"
PANELS: Final = [("archeos-society", "en"), ("excavation-earth", "fr"), ("expeditions", "en"), (LOST_CITIES, "fr")]
BARE: Final = (
    "icons => icons.filter((each) => !each.closest('[data-part]') && !each.querySelector('[data-part]')).length"
)


def archeos(visit: Visit, size: tuple[int, int], **settings: object) -> TablePage:
    """Sit down at a table whose roles are known."""
    table = sit_down(visit(size=size, **settings), ARCHEOS, mode="first-game", first_player="1")
    table.wait_for_decision()
    return table


def card(table: TablePage) -> Locator:
    """Return the open card."""
    return table.page.locator(".part-card")


def part(table: TablePage, name: str) -> Locator:
    """Return the first visible piece that bears a part, or a part of this kind."""
    return table.page.locator(f"main [data-part='{name}']:visible, main [data-part^='{name}:']:visible").first


def box(locator: Locator) -> FloatRect:
    """Return where an element stands."""
    found = locator.bounding_box()
    assert found is not None
    return found


def overlaps(first: FloatRect, second: FloatRect) -> bool:
    """Return whether two boxes share more than an edge."""
    across = min(first["x"] + first["width"], second["x"] + second["width"]) - max(first["x"], second["x"])
    down = min(first["y"] + first["height"], second["y"] + second["height"]) - max(first["y"], second["y"])
    return across > 1 and down > 1


def press_long(table: TablePage, piece: Locator) -> None:
    """Hold a finger on a piece until its card is there, then lift it."""
    place = box(piece)
    point = {"x": place["x"] + place["width"] / 2, "y": place["y"] + place["height"] / 2}
    session = table.page.context.new_cdp_session(table.page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(card(table)).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_resting_mouse_brings_the_card_beside_its_piece_until_it_leaves(visit: Visit) -> None:
    table = archeos(visit, LAPTOP)
    piece = part(table, "site")
    piece.hover()
    expect(card(table).get_by_role("heading")).to_be_visible()
    expect(card(table)).to_contain_text("scores")
    assert not overlaps(box(card(table)), box(piece))
    assert not overlaps(box(card(table)), box(table.bar))
    table.page.mouse.move(5, 5)
    table.page.mouse.move(8, 8)
    expect(card(table)).to_have_count(0)


def test_the_keyboard_opens_the_card_leads_to_its_rule_and_comes_back(visit: Visit) -> None:
    table = archeos(visit, LAPTOP)
    piece = table.page.get_by_role("group", name="Hand").get_by_role("button").first
    piece.focus()
    table.page.keyboard.press("i")
    expect(card(table)).to_contain_text("Leading:")
    expect(card(table).get_by_role("button", name=table.text("close"))).to_be_focused()
    table.page.keyboard.press("Escape")
    expect(card(table)).to_have_count(0)
    expect(piece).to_be_focused()
    table.page.keyboard.press("i")
    role = card(table).get_by_role("heading").inner_text().split()[-1]
    card(table).get_by_role("button", name=table.text("table-the-rule")).click()
    expect(card(table)).to_have_count(0)
    expect(table.page.locator("dialog[open] .marked").first).to_contain_text(role)


def test_a_long_press_explains_a_control_and_does_not_use_it(visit: Visit) -> None:
    table = archeos(visit, TALL_PHONE)
    piece = table.page.get_by_role("group", name="Hand").get_by_role("button").first
    press_long(table, piece)
    expect(card(table)).to_contain_text("Leading:")
    expect(piece).to_have_attribute("aria-pressed", "false")
    assert not overlaps(box(card(table)), box(table.bar))
    table.page.go_back()
    expect(card(table)).to_have_count(0)
    expect(table.bar).to_be_visible()


def test_a_column_of_a_sheet_is_explained_by_key_with_what_is_true_now(visit: Visit) -> None:
    table = sit_down(visit(size=LAPTOP), LOST_CITIES, first_roller="1")
    table.wait_for_decision()
    table.page.locator("button.column").first.focus()
    table.page.keyboard.press("i")
    expect(card(table)).to_contain_text("Yours now: 0 numbers, worth 0.")
    expect(card(table).locator(".picture svg")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(card(table)).to_have_count(0)


@pytest.mark.parametrize("size", [pytest.param(LAPTOP, marks=pytest.mark.nightly), TALL_PHONE])
def test_words_explain_their_components_too(visit: Visit, size: tuple[int, int]) -> None:
    table = archeos(visit, size, plain=True)
    role = part(table, "role")
    role.focus()
    table.page.keyboard.press("i")
    expect(card(table)).to_contain_text("Leading:")
    table.page.keyboard.press("Escape")
    role.click()
    expect(card(table)).to_contain_text("Leading:")
    assert not overlaps(box(card(table)), box(table.bar))
    table.page.get_by_role("banner").click(position={"x": 2, "y": 2})
    expect(card(table)).to_have_count(0)


def test_a_refusal_closes_by_escape(visit: Visit) -> None:
    table = sit_down(visit(size=LAPTOP), LOST_CITIES, first_roller="1")
    table.wait_for_decision()
    table.page.locator("button.column:not(.legal)").first.click()
    notice = table.bar.get_by_role("alert")
    expect(notice).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(notice).to_have_count(0)


def panel(table: TablePage, place: int = 0) -> Locator:
    """Return the panel of a seat."""
    return table.page.get_by_label(table.text("table-players")).get_by_role("button").nth(place)


@pytest.mark.parametrize(("game", "lang"), PANELS)
def test_every_icon_of_a_panel_has_a_card_and_those_of_the_seat_looked_at_closely_are_components(
    visit: Visit, game: str, lang: str
) -> None:
    table = sit_down(visit(size=LAPTOP, lang=lang), game)
    table.wait_for_board()
    table.close_first_steps()
    icons = panel(table, 1).locator("[data-part]:visible")
    expect(icons.nth(2)).to_be_visible()
    for icon in icons.all():
        icon.hover()
        expect(card(table).get_by_role("heading")).to_have_text(name_of(icon, game, lang))
        expect(card(table).get_by_role("button", name=table.text("table-the-rule"))).to_be_visible()
    table.page.mouse.move(0, 0)
    expect(card(table)).to_have_count(0)
    panel(table).click()
    dialog = table.page.get_by_role("dialog")
    expect(dialog.locator("[data-part]").first).to_be_visible()
    assert dialog.locator(".seat svg:visible").evaluate_all(BARE) == 0


def name_of(icon: Locator, game: str, lang: str) -> str:
    """Return the name of the component that an icon stands for."""
    part = games.get(game).presentation.parts.read(icon.get_attribute("data-part") or "")
    return component_card(GameTexts(games.get(game), lang), part).name


def has_ticked(projection: Projection) -> bool:
    """Return whether the bot has ticked a circle."""
    return any(projection["view"]["sheets"][1]["circles"]) and bool(projection.get("legal"))


def test_a_mouse_reaches_the_circle_around_a_shape(visit: Visit) -> None:
    table = sit_down_where(visit(size=LAPTOP), LOST_CITIES, has_ticked)
    table.wait_for_board()
    table.close_first_steps()
    circle = panel(table, 1).locator("[data-part^=circle]:visible").first
    circle.hover()
    expect(card(table).get_by_role("heading")).to_have_text(name_of(circle, LOST_CITIES, "en"))


def test_a_long_press_on_an_icon_explains_it_and_a_touch_opens_the_panel(visit: Visit) -> None:
    table = archeos(visit, TALL_PHONE)
    icon = panel(table).locator("[data-part=hand]")
    press_long(table, icon)
    expect(card(table)).to_contain_text("Secret, but its size is not.")
    expect(table.page.locator("dialog[open]")).to_have_count(0)
    table.page.go_back()
    expect(card(table)).to_have_count(0)
    icon.tap()
    expect(table.page.get_by_role("dialog", name="Ana")).to_be_visible()
    expect(card(table)).to_have_count(0)
