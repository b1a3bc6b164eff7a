"""A finger that finds the shortest way to a turn.

Elements of the face bear in `data-moves` the moves that a touch leads towards. At every step the finger tries those that
lead towards the wanted turn, takes each try back, and keeps the one that plans most of it.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from playwright.sync_api import Locator

from tests.browser.ui_texts import ui_text
from tests.fit.live_page import LivePage
from tests.fit.played_table import Play, Projection

MAX_TOUCHES: Final = 14
MAX_TRIES: Final = 4
"""Number of elements that are tried for one touch."""
# Visible elements of all rooms that lead towards one of the wanted moves, and buttons of the action bar.
BEARERS: Final = """(wanted) => {
    const inside = ({ left, top, width, height }) => width > 4 && height > 4 && left + width / 2 > 0 && top + height / 2 > 0
        && left + width / 2 < innerWidth && top + height / 2 < innerHeight;
    const deep = (root) => [...root.querySelectorAll("*")].flatMap((each) =>
        each.shadowRoot ? [each, ...deep(each.shadowRoot)] : [each]);
    const hit = (x, y) => { let found = document.elementFromPoint(x, y);
        for (;;) { const inner = found?.shadowRoot?.elementFromPoint(x, y);
            if (!inner || inner === found) return found; found = inner; } };
    const holds = (outer, inner) => { for (let at = inner; at; at = at.getRootNode().host) if (outer.contains(at)) return true;
        return false; };
    const found = [];
    for (const each of deep(document)) {
        const moves = (each.getAttribute("data-moves") ?? "").split(" ").filter(Boolean);
        const rank = wanted.findIndex((pattern) => moves.some((move) => new RegExp("^(?:" + pattern + ")").test(move)));
        const box = each.getBoundingClientRect();
        if (rank < 0 || !inside(box) || each.classList.contains("room")) continue;
        const point = [box.left + box.width / 2, box.top + box.height / 2];
        if (holds(each, hit(...point))) found.push({ point, rank, count: moves.length });
    }
    const bar = [...document.querySelectorAll("section.action button.choice:enabled")].map((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return { point: [left + width / 2, top + height / 2], rank: wanted.length, count: 99 };
    });
    return [...found.sort((a, b) => a.rank - b.rank || a.count - b.count), ...bar].map(({ point }) => point);
}"""


def touch(page: LivePage, point: list[float]) -> None:
    """Touch a point, and wait for what it leads to."""
    with page.full_scale():
        page.page.touchscreen.tap(*point)
    page.settle()


def press(page: LivePage, button: Locator) -> None:
    """Press a button, and wait for what it leads to."""
    with page.full_scale():
        button.click()
    page.settle()


def press_confirm(page: LivePage) -> None:
    """Press the button that sends the plan."""
    press(page, page.page.locator("section.action button.confirm:enabled"))


class SoughtTurn(NamedTuple):
    """A typical turn: what it begins with, the moves that it wants, best first, and what the plan must have in the end."""

    name: str
    play: Play
    begins: str
    wants: tuple[str, ...]
    needs: tuple[str, ...]
    before: int | None
    """Touches before plans of whole turns; None if nobody counted them."""
    most: int
    """Touches that the turn may take."""
    has_position: Callable[[Projection], bool] = bool
    """Whether the turn can be made where it can be begun."""

    def is_possible(self, projection: Projection) -> bool:
        """Return whether the turn can be made now."""
        return any(re.match(self.begins, move) for move in projection["legal"]) and self.has_position(projection)

    def touches_on(self, page: LivePage) -> int | None:
        """Make the turn by touch, and return the number of touches."""
        finger = Finger(page, self)
        return finger.touches if finger.make_turn() else None

    def is_done(self, plan: list[str]) -> bool:
        """Return whether a plan has everything that the turn needs."""
        rest = list(plan)
        for pattern in self.needs:
            found = next((move for move in rest if re.match(pattern, move)), None)
            if found is None:
                return False
            rest.remove(found)
        return True


@dataclass
class Finger:
    """A finger that follows the face at one decision."""

    page: LivePage
    turn: SoughtTurn
    touches: int = 0

    def make_turn(self) -> bool:
        """Touch until the plan is the wanted turn, and confirm; return whether it was made."""
        while self.touches < MAX_TOUCHES:
            state = self._state()
            if self.turn.is_done(state["plan"]) and state["planState"] == "complete":
                press_confirm(self.page)
                self.touches += 1
                return True
            if not self._best_touch(state):
                return False
        return False

    def _state(self) -> dict[str, Any]:
        state: dict[str, Any] = self.page.call("state") or {"plan": [], "planState": "none", "legal": []}
        return state

    def _best_touch(self, state: dict[str, Any]) -> bool:
        """Make the touch that plans most of the turn, or that opens something."""
        # A complete plan may still grow: elements bear what an earlier question of it allows.
        points = self._points()[:MAX_TRIES]
        values = [self._try(point, state) for point in points] if len(points) > 1 else [1 for _ in points]
        if not values or max(values) <= 0:
            return self._open(points)
        touch(self.page, points[values.index(max(values))])
        self.touches += 1
        return True

    def _points(self) -> list[list[float]]:
        points: list[list[float]] = self.page.page.evaluate(BEARERS, list(self.turn.wants))
        return [point for index, point in enumerate(points) if point not in points[:index]]

    def _try(self, point: list[float], before: dict[str, Any]) -> int:
        """Return how many moves a touch plans, more if the turn is done then, and take it back."""
        touch(self.page, point)
        after = self._state()
        value = len(after["plan"]) - len(before["plan"])
        if self.turn.is_done(after["plan"]) and after["planState"] == "complete":
            value += MAX_TOUCHES
        if any(not self._fits(move) for move in after["plan"]):
            value = -1
        if len(after["plan"]) < len(before["plan"]):
            # It was planned already: the same touch plans it again.
            touch(self.page, point)
        elif after["plan"] != before["plan"]:
            self._back()
        else:
            self.page.page.keyboard.press("Escape")
            self.page.settle()
        return value if self._state()["plan"] == before["plan"] else -1

    def _fits(self, move: str) -> bool:
        return any(re.match(pattern, move) for pattern in self.turn.wants)

    def _open(self, points: list[list[float]]) -> bool:
        """Touch what plans nothing but opens a further choice."""
        if not points:
            return False
        touch(self.page, points[0])
        self.touches += 1
        return True

    def _back(self) -> None:
        undo = ui_text(self.page.person.lang, "table-undo")
        button = self.page.page.locator("section.action").get_by_role("button", name=undo)
        if button.is_enabled():
            press(self.page, button)
