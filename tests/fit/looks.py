"""Looks at a page in all windows, and what each of them finds."""

from dataclasses import dataclass, field
from typing import Any, Final

from tests.fit.findings import Cell, Finding, Findings
from tests.fit.live_page import LivePage
from tests.fit.pictures import Pictures
from tests.fit.windows import Window, is_touched

Boxes = dict[str, dict[str, float]]

MAX_JUMP_PX: Final = 2
STEADY: Final = {
    "archeos-society": ["[data-part^='site:']"],
    "excavation-earth": ["[data-part^='place:']", "[data-part^='site:']"],
    "expeditions": [".chart"],
    "lost-cities": ["[data-part^='column:']"],
}
"""What must stay in its place during a turn, besides the rooms, by game."""


def jumps(before: Boxes, now: Boxes) -> list[Finding]:
    """Return what has moved or changed its size."""
    found: list[Finding] = []
    for name, box in now.items():
        if (old := before.get(name)) is None:
            continue
        by = max(abs(box[side] - old[side]) for side in box)
        if by > MAX_JUMP_PX:
            found.append(Finding("jump", name, f"{name} moves by {by:.0f} px", box))
    return found


@dataclass
class Looker:
    """Looks at one page, game and language, and remembers where things were in each window."""

    page: LivePage
    subject: str
    windows: tuple[Window, ...]
    findings: Findings
    pictures: Pictures
    _before: dict[Window, Boxes] = field(default_factory=dict)

    def new_turn(self) -> None:
        """Forget where things were."""
        self._before.clear()

    def look(self, where: str, *, moves: bool = True) -> None:
        """Look in all windows, last in the one that the page has now."""
        last = self.page.window
        for window in (*(window for window in self.windows if window != last), last):
            self.page.resize(window)
            self.look_here(where, moves=moves)

    def look_here(self, where: str, *, moves: bool = True, only: list[str] | None = None) -> None:
        """Look in the current window; `only` limits the moves that must be reachable."""
        window = self.page.window
        request = {
            "window": list(window),
            "touch": is_touched(window),
            "steady": STEADY.get(self.subject, []),
            "bar": self.page.bar() if moves else None,
            "moves": only,
        }
        seen: dict[str, Any] = self.page.call("look", request)
        found = [Finding.from_json(finding) for finding in seen["findings"]]
        found += jumps(self._before.get(window, {}), seen["boxes"]) if moves else []
        self._before[window] = seen["boxes"]
        self._add(found, where)

    def _add(self, found: list[Finding], where: str) -> None:
        cell = Cell(self.page.window, self.subject, self.page.person.lang)
        self.findings.looked(cell)
        for finding in found:
            if self.findings.add(cell, finding, where):
                self.pictures.take(self.page, cell, finding)

    def report(self, finding: Finding, where: str) -> None:
        """Add a finding of the current window that was not made by looking."""
        self._add([finding], where)
