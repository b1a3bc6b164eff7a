"""Expéditions on its drawn map: labels without overlaps, and whole games by touch and by mouse."""

import random
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import assert_accessible, assert_fits, assert_touch_targets
from tests.browser.conftest import Visit
from tests.browser.expeditions_positions import begins_a_turn
from tests.browser.looks import LOOKS
from tests.browser.random_touch import Projection, begin_by_touch, play_by_touch, sit_down, sit_down_together
from tests.browser.table_page import TablePage
from tests.browser.ui_texts import ui_text
from tests.browser.visitor import DESK, PHONE, TALL_PHONE

GAME: Final = "expeditions"
TOUCHES: Final = 30
"""Enough for several turns of both."""
BUYS: Final = 0.12

# All touch targets by kind: centres of the elements in the window that are not covered.
IN_SIGHT: Final = """() => {
    const bar = document.querySelector(".action");
    if (!bar) return { over: true };
    // The map is mounted after its styles.
    if (!document.querySelector(".chart")) return { over: false, waits: true };
    const map = document.querySelector(".chart").getBoundingClientRect();
    const middle = (element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
    };
    const all = (selector) => [...document.querySelectorAll(selector)].map(middle);
    // A finger is thick and also hits buttons nearby.
    const finger = [[0, 0], [-14, 0], [14, 0], [0, -14], [0, 14]];
    const bare = (x, y) => !document.elementFromPoint(x, y)?.closest(".over, button:not(.target)");
    const free = ([x, y]) => x > map.left + 4 && x < map.right - 4 && y > map.top + 4 && y < map.bottom - 4
        && finger.every(([dx, dy]) => bare(x + dx, y + dy));
    const card_in = (cards, state) => document.querySelector(`${cards} .objective.${state}`);
    const open = (cards) => card_in(cards, "chosen") ? null : card_in(cards, "lit");
    const card = open(".mine") ?? open(".exchange");
    const ways = document.querySelector('.target[data-verb="lay"]');
    card?.scrollIntoView({ block: "nearest", inline: "nearest" });
    return {
        over: false,
        waits: !!bar.querySelector(".say.waiting, .btn:disabled:not(.primary)"),
        chosen: !!document.querySelector('.target.chosen:not([data-verb="base"])'),
        loop: !!document.querySelector('.target[data-verb="base"]'),
        close: all(".ex-board [role=dialog] .close"),
        confirm: all(".action .primary.wide:not(:disabled)"),
        ambiguous: all(".ambiguous .pick"),
        card: card ? [middle(card)] : [],
        tickets: all(".tickets.lit"),
        uses: all(".use.lit"),
        targets: all(ways ? '.target[data-verb="lay"]' : ".target").filter(free),
        edges: all("button.edge"),
        buttons: all(".action .wide:not(.primary):not(:disabled)"),
        middle: middle(document.querySelector(".chart")),
    };
}"""

# The ink box of every line of every label, and every circle, in map units.
OVERLAPS: Final = """() => {
    const number = /translate\\(([-\\d.]+) ([-\\d.]+)\\) scale\\(([\\d.]+)\\)/;
    const placed = (element) => number.exec(element.getAttribute("transform")).slice(1).map(Number);
    const lines = [...document.querySelectorAll("text[data-place]")].flatMap((text) => {
        const [x, y, k] = placed(text);
        const size = 20;
        let at = 0;
        return [...text.querySelectorAll("tspan")].map(({ textContent: line }) => {
            const begin = text.getStartPositionOfChar(at);
            const wide = text.getSubStringLength(at, line.length);
            at += line.length;
            const below = /[gjpqyç,]/.test(line) ? 0.2 * size : 0;
            return { text, line, left: x + begin.x * k, right: x + (begin.x + wide) * k,
                top: y + (begin.y - 0.7 * size) * k, bottom: y + (begin.y + below) * k };
        });
    });
    const circles = [...document.querySelectorAll(".sheet circle.edge")].map((circle) => placed(circle.parentElement));
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const far = (low, high, at) => Math.max(low - at, 0, at - high);
    const near = (a, [x, y, k]) => Math.hypot(far(a.left, a.right, x), far(a.top, a.bottom, y)) < 14 * k;
    const names = lines.flatMap((a, index) =>
        lines.slice(index + 1).filter((b) => a.text !== b.text && meet(a, b)).map((b) => `${a.line} / ${b.line}`));
    const covered = lines.flatMap((a) => circles.filter((circle) => near(a, circle)).map(([x]) => `${a.line} on ${x}`));
    return { names: lines.length, circles: circles.length, overlaps: [...names, ...covered] };
}"""


@dataclass
class OnMap:
    """A player who touches highlighted elements with a finger or a mouse."""

    table: TablePage
    chance: random.Random
    loops: int = 0

    def press(self, points: list[list[float]]) -> None:
        """Touch one of some points, or click on it on a desktop."""
        page = self.table.page
        desk = (page.viewport_size or {"width": 0})["width"] >= DESK[0]
        (page.mouse.click if desk else page.touchscreen.tap)(*self.chance.choice(points))

    def touch_something(self) -> bool:
        """Do one thing if there is a decision, and return whether there was one."""
        page_state: dict[str, Any] = self.table.page.evaluate(IN_SIGHT)
        if page_state["over"] or page_state["waits"]:
            return False
        self.loops += page_state["loop"]
        points = self.choice(page_state)
        self.press(points) if points else self.pan(page_state["middle"])
        return True

    def pan(self, middle: list[float]) -> None:
        """Drag the map, because the touch targets are covered."""
        mouse, (x, y) = self.table.page.mouse, middle
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + self.chance.choice([-90, 90]), y + self.chance.choice([-90, 90]), steps=3)
        mouse.up()

    def choice(self, page_state: dict[str, list[list[float]]]) -> list[list[float]]:
        """Return the points of the most urgent kind.

        A card to close comes first, then a plan to send and an open choice; otherwise tickets now and then, or the map.
        """
        first = next(
            (page_state[kind] for kind in ("close", "confirm", "ambiguous", "uses", "card") if page_state[kind]), None
        )
        if first:
            return first
        if page_state["tickets"] and self.chance.random() < BUYS:
            return page_state["tickets"]
        kinds = ("buttons",) if page_state["chosen"] else ("targets", "buttons", "edges")
        return next((page_state[kind] for kind in kinds if page_state[kind]), [])


@pytest.mark.parametrize(
    ("size", "lang"),
    [
        pytest.param(DESK, "en", id="desk-en"),
        pytest.param(TALL_PHONE, "fr", id="phone-fr"),
        pytest.param(DESK, "fr", id="desk-fr", marks=pytest.mark.nightly),
        pytest.param(TALL_PHONE, "en", id="phone-en", marks=pytest.mark.nightly),
    ],
)
def test_no_name_covers_a_circle_or_another_name(visit: Visit, size: tuple[int, int], lang: str) -> None:
    table = sit_down(visit(size=size, lang=lang), GAME)
    expect(table.page.locator("text[data-place]")).to_have_count(80)
    table.page.evaluate("() => document.fonts.ready")
    found = table.page.evaluate(OVERLAPS)
    assert (found["circles"], found["overlaps"]) == (124, [])
    assert found["names"] >= 80


@LOOKS
def test_the_map_and_the_card_of_a_place_are_accessible(visit: Visit, size: tuple[int, int], theme: str) -> None:
    table = sit_down(visit(size=size, theme=theme), GAME)
    table.wait_for_decision()
    table.close_first_steps()
    assert_fits(table.page)
    assert_touch_targets(table.page)
    assert_accessible(table.page)
    card = table.page.get_by_role("region", name=table.text("ex-commons")).get_by_role("button").first
    card.click()
    expect(table.page.locator("path.way")).to_be_attached()
    assert_accessible(table.page)
    card.click()
    expect(table.page.get_by_role("heading", name=table.text("ex-distances"))).to_be_visible()
    assert_fits(table.page)
    assert_accessible(table.page)


def test_the_keyboard_moves_the_map_and_chooses_on_it(visit: Visit) -> None:
    table = sit_down(visit(size=DESK), GAME, first_player="1")
    table.wait_for_decision()
    table.close_first_steps()
    sheet = table.page.locator("div.sheet")
    table.page.get_by_role("group", name=table.text("ex-map")).focus()
    opened = sheet.get_attribute("style") or ""
    table.page.keyboard.press("0")
    expect(sheet).not_to_have_attribute("style", opened)
    whole = sheet.get_attribute("style") or ""
    table.page.keyboard.press("+")
    expect(sheet).not_to_have_attribute("style", whole)
    table.page.keyboard.press("0")
    expect(sheet).to_have_attribute("style", whole)
    table.page.get_by_role("button", name="Mark ").first.focus()
    table.page.keyboard.press("Enter")
    expect(table.confirm).to_be_visible()


def test_a_turn_with_a_ticket_takes_three_touches(visit: Visit) -> None:
    table = sit_down_together(visit(size=TALL_PHONE), visit(), GAME, begins_a_turn, first_player="1")[0]
    table.wait_for_board()
    before = view_of(table)
    touch_target(table, chosen=False)
    second = table.page.locator(f".target[aria-label*='{table.text('ex-paid-ticket')}']")
    expect(second.first).to_be_attached()
    expect(table.confirm).to_have_text(re.compile("^Place "))
    touch_target(table, chosen=False, name=table.text("ex-paid-ticket"))
    expect(table.confirm).to_have_text(table.text("ex-confirm-lay-end", count=2))
    assert view_of(table)["expeditions"] == before["expeditions"], "nothing is laid before the plan is confirmed"
    table.confirm.click()
    expect(table.confirm).to_have_count(0)
    table.page.wait_for_function(TURN_OF, arg=[table.person.api("GET", "/tables/mine")[0]["id"], 1])
    after = view_of(table)
    assert stock_of(after) == stock_of(before) - 2, "both arrows are laid, whatever the first has brought to light"


def test_the_way_to_an_objective_is_drawn_and_its_first_arrow_planned(visit: Visit) -> None:
    table = sit_down_together(visit(size=DESK), visit(), GAME, begins_a_turn, first_player="1")[0]
    table.wait_for_board()
    table.page.locator(".mine .objective").first.click()
    expect(table.page.locator("path.way")).to_be_attached()
    expect(table.bar).to_contain_text("arrow")
    table.bar.get_by_role("button", name=table.text("ex-first-arrow")).click()
    # After a blue circle, the places are those of the next arrow.
    expect(table.page.locator(".target.chosen").or_(table.confirm).first).to_be_attached()
    expect(table.page.locator("path.way")).to_have_count(0)


def test_a_loop_is_closed_and_restarted_by_touching_where_it_goes(visit: Visit) -> None:
    table = sit_down_together(visit(size=DESK), visit(), GAME, has_own_loop, first_player="1")[0]
    table.wait_for_board()
    touch_target(table, chosen=False)
    expect(table.page.locator(".target.chosen[data-verb=lay]")).to_have_count(1)
    planned = table.page.locator(".target[data-verb=base].chosen")
    assert planned.count() <= 1
    expect(table.bar.locator(".now")).to_contain_text(re.compile("to "))


@pytest.mark.nightly
def test_a_whole_game_against_bots_is_played_by_touch(visit: Visit) -> None:
    play_by_touch(OnMap(sit_down(visit(size=PHONE), GAME, bots=3), random.Random(4)))


@pytest.mark.nightly
def test_two_people_play_on_a_desktop_and_a_phone(visit: Visit) -> None:
    players = two_on_map(visit, begin=has_loop)
    begin_by_touch(*players, times=TOUCHES)
    assert any(player.loops for player in players)
    expect(players[1].table.page.get_by_text(ui_text("en", "end-chart")).first).to_be_visible()


@pytest.mark.nightly
def test_two_people_play_a_whole_game_on_a_desktop_and_a_phone(visit: Visit) -> None:
    play_by_touch(*two_on_map(visit))


TURN_OF: Final = """async ([table, seat]) => {
    const answer = await fetch(`/api/tables/${table}?seat=0`);
    return (await answer.json()).projection.view.active === seat;
}"""


def has_own_loop(projection: Projection) -> bool:
    """Return whether the first seat chooses where a loop leads, and nothing else is due."""
    view = projection.get("view") or {"active": None}
    return view["active"] == 0 and view["main_done"] and view["blue"] == 0 and has_loop(projection)


def view_of(table: TablePage) -> dict[str, Any]:
    """Return what the first seat sees."""
    tables = table.person.api("GET", "/tables/mine")
    view: dict[str, Any] = table.person.api("GET", f"/tables/{tables[0]['id']}?seat=0")["projection"]["view"]
    return view


def stock_of(view: dict[str, Any]) -> int:
    """Return how many arrows of all colours are left."""
    return sum(expedition["stock"] for expedition in view["expeditions"])


def touch_target(table: TablePage, *, chosen: bool, name: str = "") -> None:
    """Touch a segment on the map that neither closes a loop nor brings anything more, by the keys that stand for a finger."""
    wanted = table.page.locator(f".target{'.chosen' if chosen else ':not(.chosen)'}")
    labels = [label or "" for label in wanted.evaluate_all("(all) => all.map((each) => each.ariaLabel)")]
    plain = [
        index for index, label in enumerate(labels) if name in label and not re.search(r"loop|free|\+1 ticket", label)
    ]
    named = [index for index, label in enumerate(labels) if name in label]
    wanted.nth((plain or named)[0]).focus()
    table.page.keyboard.press("Enter")


def has_loop(projection: Projection) -> bool:
    """Return whether the viewer chooses where a loop leads; in every game, somebody does sooner or later."""
    return any(move.startswith("base:") for move in projection.get("legal", []))


def two_on_map(visit: Visit, begin: Callable[[Projection], bool] | None = None) -> list[OnMap]:
    """Return Ana at a desktop and Karim on a phone, at the start of a game or where `begin` holds."""
    ana, karim = visit(size=DESK, confirm=False), visit(size=TALL_PHONE, confirm=False)
    tables = sit_down_together(ana, karim, GAME, begin)
    return [OnMap(table, random.Random(seed)) for seed, table in enumerate(tables)]
