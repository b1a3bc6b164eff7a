"""Pictures of failures, one of each kind in each cell, with the place marked."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.fit.findings import Cell, Finding
from tests.fit.live_page import LivePage

MARK: Final = """(box) => {
    const mark = document.createElement("div");
    mark.id = "fit-mark";
    Object.assign(mark.style, { position: "fixed", zIndex: 2147483647, pointerEvents: "none",
        border: "3px solid #e0f", boxShadow: "0 0 0 2px #fff", left: `${box.left - 4}px`, top: `${box.top - 4}px`,
        width: `${box.right - box.left + 8}px`, height: `${box.bottom - box.top + 8}px`, boxSizing: "border-box" });
    (document.querySelector("dialog:modal") ?? document.body).append(mark);
}"""
UNMARK: Final = "() => document.getElementById('fit-mark')?.remove()"


@dataclass
class Pictures:
    """Pictures in a folder; none are taken without one."""

    folder: Path | None
    _taken: set[tuple[Cell, str]] = field(default_factory=set)

    def take(self, live: LivePage, cell: Cell, finding: Finding) -> None:
        """Take a picture if it is the first of its kind in its cell."""
        if self.folder is None or (cell, finding.kind) in self._taken:
            return
        self._taken.add((cell, finding.kind))
        self.folder.mkdir(parents=True, exist_ok=True)
        if finding.box:
            live.page.evaluate(MARK, finding.box)
        name = f"{cell.subject}-{cell.window}-{cell.lang}-{finding.kind}.png"
        (self.folder / name).write_bytes(live.screenshot())
        live.page.evaluate(UNMARK)
