"""Golden journals: games kept as examples, with what every seat sees on the way; reviewed as diffs (property 14).

The games depend on the rules and on a seed only. A diff that nobody meant is a bug; one that was meant is a change of
the rules, and their version goes up.
"""

import difflib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from caravane.conformance.checkout import find_checkout, golden_folder
from caravane.conformance.failure import Fault
from caravane.conformance.run import Point, Run, line_of, recorded
from caravane.kernel.codec import digest, dump
from caravane.kernel.event import Event
from caravane.kernel.game import AnyGame
from caravane.kernel.state import CHANCE

LONGEST: Final = 120_000
"""So many characters can still be read as a diff; a longer game shows its views less often."""
FIRST_VIEWS: Final = 3
STRIDES: Final = (8, 16, 32, 64, 128, 256)
SHORT: Final = 8
WATCHER: Final = "-"


def golden(run: Run) -> None:
    """Property 14: the golden journal for this number of seats exists and is what the game plays now."""
    with run.at(0):
        complaints = check_golden(run.game, find_checkout())
        mine = [complaint for complaint in complaints if complaint.startswith(_file_name(run.seats))]
        strays = [complaint for complaint in complaints if "no such number of seats" in complaint]
        if mine or strays:
            raise Fault("\n".join([*mine, *strays]))


def check_golden(game: AnyGame, root: Path) -> list[str]:
    """Play the golden journals again and tell what is different."""
    folder = golden_folder(root, game.name)
    expected = golden_texts(game)
    strays = [file.name for file in sorted(folder.glob("*")) if file.name not in expected]
    compared = [_compare(name, folder / name, text) for name, text in expected.items()]
    return [complaint for complaint in compared if complaint] + [f"{name}: no such number of seats" for name in strays]


def write_golden(game: AnyGame, root: Path) -> list[Path]:
    """Write the golden journals anew."""
    folder = golden_folder(root, game.name)
    folder.mkdir(parents=True, exist_ok=True)
    for stray in folder.glob("*.txt"):
        stray.unlink()
    written = {folder / name: text for name, text in golden_texts(game).items()}
    for file, text in written.items():
        file.write_text(text, encoding="utf-8")
    return list(written)


def _compare(name: str, file: Path, text: str) -> str:
    if not file.is_file():
        return f"{name}: does not exist; `caravane golden` writes it"
    kept = file.read_text(encoding="utf-8")
    if kept == text:
        return ""
    lines = difflib.unified_diff(kept.splitlines(), text.splitlines(), "kept", "now", n=1, lineterm="")
    return "\n".join([f"{name}: has changed", *list(lines)[:12]])


def golden_texts(game: AnyGame) -> dict[str, str]:
    """Write one journal for every number of seats, with other options each."""
    return {_file_name(seats): _text(recorded(game, seats, place)) for place, seats in enumerate(game.seats)}


def _file_name(seats: int) -> str:
    return f"{seats}-seats.txt"


def _text(run: Run) -> str:
    for stride in STRIDES:
        text = "\n".join(_lines(run, stride)) + "\n"
        if len(text) <= LONGEST:
            return text
    raise Fault(f"the golden journal for {run.seats} seats is longer than {LONGEST} characters")


def _lines(run: Run, stride: int) -> Iterator[str]:
    game = run.game
    yield f"game {game.name}, rules {game.rules}, {run.seats} seats, seed {run.seed}"
    yield f"options {' '.join(f'{key}={value}' for key, value in run.options.items()) or 'none'}"
    for point in run.points:
        yield ""
        yield f"{point.number + 1}. {line_of(game, point.seat, point.move)}"
        yield from _legal(game, point)
        yield from _events(game, point.events, run.seats)
        state = run.state(point.number + 1)
        if point.number < FIRST_VIEWS or point.number % stride == 0 or state.ended():
            yield from _views(game, state)
        else:
            yield f"   seen {' '.join(_seen(game, state))}"
    yield ""
    yield f"scores {game.scores(run.final)}, places {game.places(run.final)}"


def _legal(game: AnyGame, point: Point) -> Iterator[str]:
    """List the decisions that were open, with their moves."""
    for seat in point.state.deciding():
        if seat != CHANCE:
            step = game.step_of(point.state, seat)
            moves = " ".join(game.verbs.spell(move) for move in game.legal(point.state, seat))
            yield f"   {seat} {step.name if step else ''}? {moves}"


def _events(game: AnyGame, events: list[Event], seats: int) -> Iterator[str]:
    for event in events:
        heard: dict[str, str] = {}
        for watcher in (*range(seats), None):
            said = event.seen_by(watcher)
            if said:
                text = f"({event.seat}) {game.events.spell(said)}"
                heard[text] = heard.get(text, "") + _mark(watcher)
        for text, watchers in heard.items():
            yield f"   {'all' if len(watchers) == seats + 1 else watchers}: {text}"


def _mark(watcher: int | None) -> str:
    return WATCHER if watcher is None else str(watcher)


def _views(game: AnyGame, state: Any) -> Iterator[str]:
    """Write the views down part by part; what is the same for all stands there once."""
    watchers = (*range(state.seats), None)
    views = {_mark(watcher): game.view(state, watcher) for watcher in watchers}
    for key in views[WATCHER]:
        parts: dict[str, str] = {}
        for mark, view in views.items():
            text = dump(view[key])
            parts[text] = parts.get(text, "") + mark
        for text, marks in parts.items():
            yield f"   view {'all' if len(marks) == state.seats + 1 else marks} {key} {text}"


def _seen(game: AnyGame, state: Any) -> Iterator[str]:
    for watcher in (*range(state.seats), None):
        yield f"{_mark(watcher)}={digest(game.view(state, watcher))[:SHORT]}"
