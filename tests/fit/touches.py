"""How many touches typical turns take, Confirm included: a finger follows the face by the shortest way that it offers.

Elements of the face bear in `data-moves` the moves that a touch leads towards. At every step the driver tries those that
lead towards the wanted turn, takes each try back, and keeps the one that plans most of it.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Locator

from tests.browser.ui_texts import ui_text
from tests.browser.visitor import Visitor
from tests.fit.live_page import LivePage
from tests.fit.played_table import Play, PlayedTable, Projection
from tests.fit.probe import live_script
from tests.fit.seeded_server import SeededServer, seeded_server
from tests.fit.windows import Window

WINDOW: Final = Window(390, 844)
MAX_TOUCHES: Final = 14
MAX_TRIES: Final = 4
"""Number of elements that are tried for one touch."""
MAX_DECISIONS: Final = 240
"""Number of decisions after which a turn is no longer looked for."""
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


class Turn(NamedTuple):
    """A typical turn: what it begins with, the moves that it wants, best first, and what the plan must have in the end."""

    name: str
    play: Play
    begins: str
    wants: tuple[str, ...]
    needs: tuple[str, ...]
    before: int | None
    """Touches before plans of whole turns; None if nobody counted them."""

    def is_done(self, plan: list[str]) -> bool:
        """Return whether a plan has everything that the turn needs."""
        rest = list(plan)
        for pattern in self.needs:
            found = next((move for move in rest if re.match(pattern, move)), None)
            if found is None:
                return False
            rest.remove(found)
        return True


ZU: Final = "Zu"
"""What begins a turn that is not chosen, but read and closed."""
ALONE: Final = Play("excavation-earth", 1, "en", "day")
TURNS: Final = (
    Turn(
        "Excavation Earth: command",
        ALONE,
        "choose:command",
        ("send-emissary", "finish-command", "choose:command", "play:(?!travel)"),
        ("choose:command", "send-"),
        7,
    ),
    Turn(
        "Excavation Earth: dig of two relics",
        ALONE,
        "choose:dig",
        ("dig:", "sample$", "stop-digging", "choose:dig", "play:"),
        ("choose:dig", "dig:", "dig:"),
        8,
    ),
    Turn(
        "Excavation Earth: sale",
        ALONE,
        "choose:sell",
        ("sell:", "pick-market:", "pick-colour:", "choose:sell", "play:", "keep:"),
        ("choose:sell", "sell:"),
        None,
    ),
    Turn(
        "Archeos Society: expedition of one card",
        Play("archeos-society", 2, "en", "day"),
        "play$",
        ("lead:.*curator", "send$", "role", "colour", "play$", "lead:", "end$", "advance", "lay-rest", "keep:", "stay"),
        ("lead:", "send"),
        6,
    ),
    Turn(
        "Expéditions: turn with a ticket",
        Play("expeditions", 2, "en", "day"),
        "spend:arrow",
        ("spend:arrow", "lay:", "end-turn"),
        ("spend:", "lay:"),
        4,
    ),
    Turn("Excavation Earth: Zu's turn", ALONE, ZU, (), (), 4),
    Turn("Lost Cities: turn", Play("lost-cities", 2, "en", "day"), "take:", ("take:",), ("take:",), None),
)


class Count(NamedTuple):
    """Touches that a turn took; None if there was no such turn, or it could not be made."""

    turn: Turn
    touches: int | None


@dataclass
class Finger:
    """A finger that follows the face at one decision."""

    page: LivePage
    turn: Turn
    touches: int = 0

    def make_turn(self) -> bool:
        """Touch until the plan is the wanted turn, and confirm; return whether it was made."""
        while self.touches < MAX_TOUCHES:
            state = self._state()
            if self.turn.is_done(state["plan"]) and state["planState"] == "complete":
                self._press(self.page.page.locator("section.action button.confirm:enabled"))
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
        self._touch(points[values.index(max(values))])
        self.touches += 1
        return True

    def _points(self) -> list[list[float]]:
        points: list[list[float]] = self.page.page.evaluate(BEARERS, list(self.turn.wants))
        return [point for index, point in enumerate(points) if point not in points[:index]]

    def _try(self, point: list[float], before: dict[str, Any]) -> int:
        """Return how many moves a touch plans, more if the turn is done then, and take it back."""
        self._touch(point)
        after = self._state()
        value = len(after["plan"]) - len(before["plan"])
        if self.turn.is_done(after["plan"]) and after["planState"] == "complete":
            value += MAX_TOUCHES
        if any(not self._fits(move) for move in after["plan"]):
            value = -1
        if len(after["plan"]) < len(before["plan"]):
            # It was planned already: the same touch plans it again.
            self._touch(point)
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
        self._touch(points[0])
        self.touches += 1
        return True

    def _touch(self, point: list[float]) -> None:
        with self.page.full_scale():
            self.page.page.touchscreen.tap(*point)
        self.page.settle()

    def _press(self, button: Locator) -> None:
        with self.page.full_scale():
            button.click()
        self.page.settle()

    def _back(self) -> None:
        undo = ui_text(self.page.person.lang, "table-undo")
        button = self.page.page.locator("section.action").get_by_role("button", name=undo)
        if button.is_enabled():
            self._press(button)


def count_touches(browser: Browser, games: list[str]) -> Iterator[Count]:
    """Make every typical turn of some games in a real browser."""
    for turn in TURNS:
        if turn.play.game in games:
            with seeded_server() as server:
                visitor = server.visitor(browser, turn.play.lang, turn.play.theme)
                yield Count(turn, _count(*_sit_down(server, visitor, turn), turn))
                visitor.close()


def _sit_down(server: SeededServer, visitor: Visitor, turn: Turn) -> tuple[LivePage, PlayedTable]:
    table = PlayedTable(server, turn.play)
    page = LivePage(visitor, live_script())
    page.resize(WINDOW)
    visitor.open(f"table/{table.id}")
    return page, table


def _count(page: LivePage, table: PlayedTable, turn: Turn) -> int | None:
    """Play over HTTP until the turn is possible, then by touch."""
    if turn.begins == ZU:
        return _count_of_zu(page, table)
    for _ in range(MAX_DECISIONS):
        projection = table.my_turn()
        if projection["status"] == "ended":
            return None
        if any(re.match(turn.begins, move) for move in projection["legal"]):
            touches = _by_touch(page, projection, turn)
            if touches is not None:
                return touches
        table.play_mine(table.my_turn())
    return None


def _count_of_zu(page: LivePage, table: PlayedTable) -> int | None:
    """Play over HTTP until Zu has had a turn, and touch its sheet until it is closed."""
    sheet = page.page.get_by_role("region", name=ui_text(page.person.lang, "ee-zu-turn"))
    for _ in range(MAX_DECISIONS):
        page.wait_for_question(table.my_turn()["legal"])
        if sheet.is_visible():
            return _closing_touches(page, sheet)
        table.play_mine(table.my_turn())
    return None


def _closing_touches(page: LivePage, sheet: Locator) -> int | None:
    button = sheet.get_by_role("button", name=ui_text(page.person.lang, "ee-zu-mine"))
    for touches in range(1, MAX_TOUCHES):
        with page.full_scale():
            button.click()
        page.settle()
        if not sheet.count():
            return touches
    return None


def _by_touch(page: LivePage, projection: Projection, turn: Turn) -> int | None:
    page.wait_for_question(projection["legal"])
    finger = Finger(page, turn)
    return finger.touches if finger.make_turn() else None


def table_of(counts: list[Count]) -> str:
    """Format the touches beside those before plans of whole turns."""
    rows = [f"{'turn':44}{'before':>8}{'now':>6}"]
    rows += [f"{turn.name:44}{turn.before or '-':>8}{touches or '-':>6}" for turn, touches in counts]
    return "\n".join(rows)
