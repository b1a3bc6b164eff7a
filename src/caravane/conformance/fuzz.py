"""Random games sent through JSON and checked throughout; every failure is saved as a journal to load."""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from caravane.conformance.copies import check_components
from caravane.conformance.failure import Fault, NonConforming
from caravane.conformance.run import Point, Run, record_run
from caravane.conformance.secrecy import check_secrecy_at
from caravane.conformance.undo import check_undo_at
from caravane.kernel.codec import through_json
from caravane.kernel.game import AnyGame
from caravane.kernel.luck import Luck, Sfc32
from caravane.kernel.step import Chance, Step
from caravane.kernel.words import Vocabulary

PROBES: Final = 2
"""Number of points per game that are checked closely, for redeals, reveals and undo."""


@dataclass(frozen=True, slots=True)
class Failure:
    """A failure and the file to load it from."""

    what: str
    file: Path


@dataclass(slots=True)
class Report:
    """Counts of what was played and reached, and all failures."""

    game: AnyGame
    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    steps: Counter[str] = field(default_factory=Counter)
    verbs: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)

    def add(self, run: Run) -> None:
        """Count the steps, verbs and events of a run."""
        self.games += 1
        self.moves += len(run.points)
        for point in run.points:
            self.verbs[run.game.verbs.word(point.move).name] += 1
            self.steps.update(_open_steps(run.game, point.state))
            self.events.update(_kinds(run.game.events, point))

    def unreached(self) -> dict[str, list[str]]:
        """Return the decision points, verbs and events that no game has reached."""
        steps = [step.name for step in self.game.steps if decides(step)]
        known = {
            "steps": (steps, self.steps),
            "verbs": ([word.name for word in self.game.verbs.words], self.verbs),
            "events": ([word.name for word in self.game.events.words], self.events),
        }
        return {category: [name for name in names if not counts[name]] for category, (names, counts) in known.items()}


def decides(step: Step[Any]) -> bool:
    """Return whether a step is a decision point, and not one that is carried out by itself."""
    return isinstance(step, Chance) or type(step).legal is not Step.legal


def _open_steps(game: AnyGame, state: Any) -> Iterator[str]:
    for seat in state.deciding():
        step = game.step_of(state, seat)
        if step is not None:
            yield step.name


def _kinds(events: Vocabulary, point: Point) -> Iterator[str]:
    for event in point.events:
        yield from {events.word(phrase).name for phrase in (event.phrase, event.outline) if phrase}


def fuzz(
    game: AnyGame,
    *,
    games: int,
    seats: Sequence[int],
    seed: int,
    out: Path,
    on_game: Callable[[Report], None] = lambda _: None,
) -> Report:
    """Play games with each number of seats in turn; `on_game` is called after each."""
    report = Report(game)
    start = perf_counter()
    for number in range(games):
        count = seats[number % len(seats)]
        run = record_run(game, count, seed + number, lambda state: through_json(game, state))
        report.add(run)
        try:
            examine(run, Sfc32(seed + number))
        except NonConforming as failure:
            report.failures.append(Failure(str(failure), save(failure, out, f"{game.name}-{count}-{seed + number}")))
        report.seconds = perf_counter() - start
        on_game(report)
    return report


def examine(run: Run, luck: Luck) -> None:
    """Check that a run reached its end, its invariants after every move, and some points closely."""
    if run.stopped:
        with run.at(len(run.points) + 1):
            raise Fault(run.stopped)
    whole = run.game.census(run.state(0))
    for number in range(len(run.points) + 1):
        with run.at(number):
            check_components(run.game, run.state(number), whole)
    for _ in range(PROBES):
        point = run.points[luck.below(len(run.points))]
        check_secrecy_at(run, point, luck)
        check_undo_at(run, point.number + 1)


def save(failure: NonConforming, out: Path, name: str) -> Path:
    """Save a failure as a journal that includes the message."""
    out.mkdir(parents=True, exist_ok=True)
    file = out / f"{name}.json"
    text = json.dumps(failure.record | {"failure": str(failure)}, indent=1, ensure_ascii=False)
    file.write_text(text + "\n", encoding="utf-8")
    return file
