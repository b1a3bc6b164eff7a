"""What does not hold, counted once per window, game and language."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from tests.fit.windows import Window

KINDS: Final = {
    "reach": "legal moves that no touch reaches",
    "unmarked": "legal moves that only the whole room bears",
    "covered": "state or controls under something else",
    "cut": "state or controls cut off",
    "text": "text painted under 11 px",
    "overflow": "pages, rooms and boards that are too large for their place",
    "small": "touch targets under 40 px",
    "jump": "rooms and fixed parts that move during a turn",
    "error": "errors in the console",
}


class Cell(NamedTuple):
    """A window, a game or the shell, and a language."""

    window: Window
    subject: str
    lang: str


class Finding(NamedTuple):
    """A fault: its kind, what identifies it, a sentence, and its place on the screen."""

    kind: str
    key: str
    text: str
    box: dict[str, float] | None = None

    @classmethod
    def from_json(cls, found: dict[str, Any]) -> "Finding":
        """Return what a check in the page has found."""
        return cls(found["kind"], found["key"], found["text"], found["box"])


@dataclass
class Record:
    """A distinct finding: where it was found first, and how often."""

    finding: Finding
    where: str
    count: int = 1


@dataclass
class Findings:
    """All distinct findings of a run by cell, and how many looks there were."""

    records: dict[Cell, dict[tuple[str, str], Record]] = field(default_factory=dict)
    looks: Counter[Cell] = field(default_factory=Counter)

    def looked(self, cell: Cell) -> None:
        """Count a look at a cell, which may find nothing."""
        self.looks[cell] += 1
        self.records.setdefault(cell, {})

    def add(self, cell: Cell, finding: Finding, where: str) -> bool:
        """Add a finding; return whether it is new."""
        known = self.records.setdefault(cell, {})
        name = (finding.kind, finding.key)
        if name in known:
            known[name].count += 1
            return False
        known[name] = Record(finding, where)
        return True

    def merge(self, other: "Findings") -> None:
        """Add what another process has found."""
        self.looks.update(other.looks)
        for cell, records in other.records.items():
            known = self.records.setdefault(cell, {})
            for name, record in records.items():
                if name in known:
                    known[name].count += record.count
                else:
                    known[name] = record

    def counts(self, cell: Cell) -> Counter[str]:
        """Return the number of distinct findings of each kind."""
        return Counter(kind for kind, _ in self.records.get(cell, {}))

    @property
    def total(self) -> int:
        """Return the number of distinct findings."""
        return sum(map(len, self.records.values()))
