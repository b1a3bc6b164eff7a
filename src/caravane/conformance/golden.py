"""Golden journals: games kept as examples, with what every seat sees on the way; reviewed as diffs (property 14).

The games depend on the rules and on a seed only. A diff that nobody meant is a bug; one that was meant is a change of
the rules, and their version goes up.
"""

import difflib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from caravane.conformance.failure import Fault
from caravane.conformance.run import Point, Run, recorded
from caravane.conformance.source_tree import find_checkout, golden_folder
from caravane.kernel.codec import digest, dump
from caravane.kernel.event import Event
from caravane.kernel.game import AnyGame, View
from caravane.kernel.journal import line_of
from caravane.kernel.state import CHANCE
from caravane.kernel.words import Vocabulary

LONGEST: Final = 120_000
"""So many characters can still be read as a diff; a longer game shows its views less often."""
FIRST_VIEWS: Final = 3
STRIDES: Final = (8, 16, 32, 64, 128, 256)
SHORT: Final = 8
LONG: Final = 400
"""A game of more moves than these is written down briefly: long lists of moves are counted, views seldom shown."""
LONGEST_BRIEF: Final = 180_000
FEW: Final = 3
DIFF_LINES: Final = 12
WATCHER: Final = "-"


def golden(run: Run) -> None:
    """Property 14: the golden journal for this number of seats exists and is what the game plays now."""
    with run.at(0):
        folder = golden_folder(find_checkout(), run.game.name)
        complaints = [*_compare(folder, run.game, run.seats), *_strays(folder, run.game)]
        if complaints:
            raise Fault("\n".join(complaints))


def check_golden(game: AnyGame, root: Path) -> list[str]:
    """Play the golden journals again and tell what is different."""
    folder = golden_folder(root, game.name)
    changed = [complaint for seats in game.seats for complaint in _compare(folder, game, seats)]
    return changed + _strays(folder, game)


def _strays(folder: Path, game: AnyGame) -> list[str]:
    names = {_file_name(seats) for seats in game.seats}
    return [f"{file.name}: nothing plays it" for file in sorted(folder.glob("*")) if file.name not in names]


def write_golden(game: AnyGame, root: Path) -> list[Path]:
    """Write the golden journals anew."""
    folder = golden_folder(root, game.name)
    folder.mkdir(parents=True, exist_ok=True)
    for stray in folder.glob("*.txt"):
        stray.unlink()
    written = {folder / _file_name(seats): golden_text(game, seats) for seats in game.seats}
    for file, text in written.items():
        file.write_text(text, encoding="utf-8")
    return list(written)


def _compare(folder: Path, game: AnyGame, seats: int) -> list[str]:
    file = folder / _file_name(seats)
    if not file.is_file():
        return [f"{file.name}: does not exist; `caravane golden {game.name}` writes it"]
    kept, text = file.read_text(encoding="utf-8"), golden_text(game, seats)
    if kept == text:
        return []
    lines = difflib.unified_diff(kept.splitlines(), text.splitlines(), "kept", "now", n=1, lineterm="")
    return ["\n".join([f"{file.name}: has changed", *list(lines)[:DIFF_LINES]])]


@lru_cache(maxsize=8)
def golden_text(game: AnyGame, seats: int) -> str:
    """Write the journal for a number of seats; each has a seed of its own, and so other options."""
    run = recorded(game, seats, game.seats.index(seats))
    brief = len(run.points) > LONG
    most = LONGEST_BRIEF if brief else LONGEST
    for stride in STRIDES[-1:] if brief else STRIDES:
        text = "\n".join(_lines(run, stride, brief=brief)) + "\n"
        if len(text) <= most:
            return text
    raise Fault(f"the golden journal for {seats} seats is longer than {most} characters")


def _file_name(seats: int) -> str:
    return f"{seats}-seats.txt"


def _lines(run: Run, stride: int, *, brief: bool) -> Iterator[str]:
    game = run.game
    yield f"# What happened, what could have been done, and what everybody saw. `caravane golden {game.name}` writes it."
    yield f"game {game.name}, rules {game.rules}, {run.seats} seats, seed {run.seed}"
    yield f"options {' '.join(f'{key}={value}' for key, value in run.options.items()) or 'none'}"
    for point in run.points:
        yield ""
        yield f"{point.number + 1}. {line_of(game, point.seat, point.move)}"
        yield from _legal(game, point, FEW if brief else None)
        yield from _events(game, point.events, run.seats)
        state = run.state(point.number + 1)
        if point.number < FIRST_VIEWS or point.number % stride == 0 or state.ended():
            yield from _views(game, state)
        else:
            yield f"   seen {_seen_together(game, state) if brief else ' '.join(_seen(game, state))}"
    yield ""
    yield f"scores {game.scores(run.final)}, places {game.places(run.final)}"


def _legal(game: AnyGame, point: Point, most: int | None) -> Iterator[str]:
    """List the decisions that were open: the question and the moves, or how many if they are more than wanted."""
    for seat in point.state.deciding():
        if seat != CHANCE:
            moves = [game.verbs.spell(move) for move in game.legal(point.state, seat)]
            listed = " ".join(moves) if most is None or len(moves) <= most else f"{len(moves)} moves {_short(moves)}"
            yield f"   {seat} {_question(game, point.state, seat)}? {listed}"


def _question(game: AnyGame, state: Any, seat: int) -> str:
    frame = state.frames[state.find(seat)]
    step = game.steps[frame[0]]
    return Vocabulary(step.prompt).spell((0, *step.asked(state, frame)))


def _events(game: AnyGame, events: list[Event], seats: int) -> Iterator[str]:
    for event in events:
        said = {_mark(watcher): event.seen_by(watcher) for watcher in (*range(seats), None)}
        heard = {mark: game.events.spell(words) if words else "" for mark, words in said.items()}
        yield from (f"   {marks}: ({event.seat}) {text}" for marks, text in _grouped(heard) if text)


def _mark(watcher: int | None) -> str:
    return WATCHER if watcher is None else str(watcher)


def _views(game: AnyGame, state: Any) -> Iterator[str]:
    """Write the views down part by part; what is the same for all stands there once."""
    views = {_mark(watcher): dict(_parts(game.view(state, watcher))) for watcher in (*range(state.seats), None)}
    for key in dict.fromkeys(key for view in views.values() for key in view):
        seen = {mark: view.get(key, "nothing") for mark, view in views.items()}
        for marks, text in _grouped(seen):
            yield f"   view {marks} {key} {text}"


def _parts(view: View) -> Iterator[tuple[str, str]]:
    """Take a view apart: a line for every field, and for each of several objects."""
    for key, part in view.items():
        if isinstance(part, list) and part and isinstance(part[0], dict):
            yield from ((f"{key}.{place}", dump(thing)) for place, thing in enumerate(part))
        else:
            yield key, dump(part)


def _seen(game: AnyGame, state: Any) -> Iterator[str]:
    views = {_mark(watcher): _short(game.view(state, watcher)) for watcher in (*range(state.seats), None)}
    return (f"{marks}={text}" for marks, text in _grouped(views))


def _seen_together(game: AnyGame, state: Any) -> str:
    return _short([game.view(state, watcher) for watcher in (*range(state.seats), None)])


def _short(data: object) -> str:
    return digest(data)[:SHORT]


def _grouped(texts: dict[str, str]) -> Iterator[tuple[str, str]]:
    """Put the marks of those together who have the same text; `all` when nobody has another."""
    for text in dict.fromkeys(texts.values()):
        marks = [mark for mark, other in texts.items() if other == text]
        yield "all" if len(marks) == len(texts) else "".join(marks), text
