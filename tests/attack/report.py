"""What the probes found: one line for each probe and target, and the total."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

HELD: Final = "held"
BROKEN: Final = "BROKEN"
CRASHED: Final = "crashed"
MAX_DETAIL: Final = 160


@dataclass(frozen=True)
class Outcome:
    """What a probe found at a target."""

    result: str
    target: str
    name: str
    detail: str
    seconds: float

    def line(self) -> str:
        """Return the outcome as a line."""
        detail = " ".join(self.detail.split())[:MAX_DETAIL]
        return f"{self.result:<8}{self.target:<9}{self.name:<36}{self.seconds:6.1f} s  {detail}"


def total(outcomes: list[Outcome], seconds: float) -> str:
    """Return the last line: how many probes held, broke and crashed."""
    found = Counter(outcome.result for outcome in outcomes)
    counts = ", ".join(f"{found[result]} {result}" for result in (HELD, BROKEN, CRASHED))
    return f"{len(outcomes)} probes in {seconds:.0f} s: {counts}"


def exit_status(outcomes: list[Outcome]) -> int:
    """Return 1 unless all probes held, and there were some."""
    return 0 if outcomes and all(outcome.result == HELD for outcome in outcomes) else 1
