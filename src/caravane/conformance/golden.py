"""Stored example games (golden journals) with what every seat sees on the way, reviewed as diffs (property 14).

The games depend only on the rules and a seed. An unintended diff is a bug; an intended one is a change of the rules,
and raises their version.
"""

import difflib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from caravane.conformance.failure import Fault
from caravane.conformance.run import Point, Run, cached_run
from caravane.conformance.source_tree import find_checkout, golden_folder
from caravane.kernel.codec import digest, dump
from caravane.kernel.event import Event
from caravane.kernel.game import AnyGame, View
from caravane.kernel.journal import line_of
from caravane.kernel.state import CHANCE
from caravane.kernel.words import Vocabulary

MAX_BYTES: Final = 120_000
"""Maximum number of characters that can still be read as a diff; a longer game shows its views less often."""
FIRST_VIEWS: Final = 3
STRIDES: Final = (8, 16, 32, 64, 128, 256)
DIGEST_LENGTH: Final = 8
LONG_GAME: Final = 400
"""Number of moves above which a game is written briefly: long lists of moves are only counted, views rarely shown."""
MAX_BYTES_BRIEF: Final = 180_000
MAX_LISTED_MOVES: Final = 3
DIFF_LINES: Final = 12
SPECTATOR_MARK: Final = "-"


def golden(run: Run) -> None:
    """Check property 14: the golden journal for this number of seats exists and is what the game plays now."""
    with run.at(0):
        folder = golden_folder(find_checkout(), run.game.name)
        problems = [*_compare(folder, run.game, run.seats), *_strays(folder, run.game)]
        if problems:
            raise Fault("\n".join(problems))


def check_golden(game: AnyGame, root: Path) -> list[str]:
    """Play the golden journals again and return the differences."""
    folder = golden_folder(root, game.name)
    changed = [problem for seats in game.seats for problem in _compare(folder, game, seats)]
    return changed + _strays(folder, game)


def _strays(folder: Path, game: AnyGame) -> list[str]:
    names = {_file_name(seats) for seats in game.seats}
    return [f"{file.name}: for no number of seats" for file in sorted(folder.glob("*")) if file.name not in names]


def write_golden(game: AnyGame, root: Path) -> list[Path]:
    """Rewrite the golden journals."""
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
    stored, text = file.read_text(encoding="utf-8"), golden_text(game, seats)
    if stored == text:
        return []
    lines = difflib.unified_diff(stored.splitlines(), text.splitlines(), "stored", "now", n=1, lineterm="")
    return ["\n".join([f"{file.name}: has changed", *list(lines)[:DIFF_LINES]])]


@lru_cache(maxsize=8)
def golden_text(game: AnyGame, seats: int) -> str:
    """Return the golden journal for a number of seats; each number has its own seed, and so different options."""
    run = cached_run(game, seats, game.seats.index(seats))
    brief = len(run.points) > LONG_GAME
    limit = MAX_BYTES_BRIEF if brief else MAX_BYTES
    for stride in STRIDES[-1:] if brief else STRIDES:
        text = "\n".join(_lines(run, stride, brief=brief)) + "\n"
        if len(text) <= limit:
            return text
    raise Fault(f"the golden journal for {seats} seats is longer than {limit} characters")


def _file_name(seats: int) -> str:
    return f"{seats}-seats.txt"


def _lines(run: Run, stride: int, *, brief: bool) -> Iterator[str]:
    game = run.game
    yield f"# Moves, legal moves, events and views of one game. Written by `caravane golden {game.name}`."
    yield f"game {game.name}, rules {game.rules}, {run.seats} seats, seed {run.seed}"
    yield f"options {' '.join(f'{key}={value}' for key, value in run.options.items()) or 'none'}"
    for point in run.points:
        yield ""
        yield f"{point.number + 1}. {line_of(game, point.seat, point.move)}"
        yield from _legal(game, point, MAX_LISTED_MOVES if brief else None)
        yield from _events(game, point.events, run.seats)
        state = run.state(point.number + 1)
        if point.number < FIRST_VIEWS or point.number % stride == 0 or state.ended():
            yield from _views(game, state)
        else:
            yield f"   digests {_digest_of_all(game, state) if brief else ' '.join(_digests(game, state))}"
    yield ""
    yield f"scores {game.scores(run.final)}, ranks {game.ranks(run.final)}"


def _legal(game: AnyGame, point: Point, limit: int | None) -> Iterator[str]:
    """Yield the open decisions: the prompt and the moves, or only their number if there are more than `limit`."""
    for seat in point.state.deciding():
        if seat != CHANCE:
            moves = [game.verbs.spell(move) for move in game.legal(point.state, seat)]
            listed = " ".join(moves) if limit is None or len(moves) <= limit else f"{len(moves)} moves {_short(moves)}"
            yield f"   {seat} {_prompt(game, point.state, seat)}? {listed}"


def _prompt(game: AnyGame, state: Any, seat: int) -> str:
    frame = state.frames[state.find(seat)]
    step = game.steps[frame[0]]
    return Vocabulary(step.prompt).spell((0, *step.prompt_nouns(state, frame)))


def _events(game: AnyGame, events: list[Event], seats: int) -> Iterator[str]:
    for event in events:
        phrases = {_mark(viewpoint): event.seen_by(viewpoint) for viewpoint in (*range(seats), None)}
        texts = {mark: game.events.spell(words) if words else "" for mark, words in phrases.items()}
        yield from (f"   {marks}: ({event.seat}) {text}" for marks, text in _grouped(texts) if text)


def _mark(viewpoint: int | None) -> str:
    return SPECTATOR_MARK if viewpoint is None else str(viewpoint)


def _views(game: AnyGame, state: Any) -> Iterator[str]:
    """Yield the views part by part; parts that are the same for all appear once."""
    views = {_mark(viewpoint): dict(_parts(game.view(state, viewpoint))) for viewpoint in (*range(state.seats), None)}
    for key in dict.fromkeys(key for view in views.values() for key in view):
        parts = {mark: view.get(key, "nothing") for mark, view in views.items()}
        for marks, text in _grouped(parts):
            yield f"   view {marks} {key} {text}"


def _parts(view: View) -> Iterator[tuple[str, str]]:
    """Split a view into lines: one for every field, and one for each of several objects."""
    for key, part in view.items():
        if isinstance(part, list) and part and isinstance(part[0], dict):
            yield from ((f"{key}.{index}", dump(item)) for index, item in enumerate(part))
        else:
            yield key, dump(part)


def _digests(game: AnyGame, state: Any) -> Iterator[str]:
    views = {_mark(viewpoint): _short(game.view(state, viewpoint)) for viewpoint in (*range(state.seats), None)}
    return (f"{marks}={text}" for marks, text in _grouped(views))


def _digest_of_all(game: AnyGame, state: Any) -> str:
    return _short([game.view(state, viewpoint) for viewpoint in (*range(state.seats), None)])


def _short(data: object) -> str:
    return digest(data)[:DIGEST_LENGTH]


def _grouped(texts: dict[str, str]) -> Iterator[tuple[str, str]]:
    """Group the marks that have the same text; `all` if there is only one text."""
    for text in dict.fromkeys(texts.values()):
        marks = [mark for mark, other in texts.items() if other == text]
        yield "all" if len(marks) == len(texts) else "".join(marks), text
