"""Checks that the same moves give the same game, twice in one process and once in another (property 20).

The other process has another seed for the hashes of strings, so it notices rules that follow the order of a set.
`python -m caravane.conformance.determinism [INDEX]` reads the moves of a game and prints the digest of each result, or the
text of one.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from caravane import games
from caravane.conformance.copies import event_data
from caravane.conformance.failure import Fault, describe
from caravane.conformance.run import Run
from caravane.conformance.secrecy import difference
from caravane.kernel.codec import digest, dump, pack
from caravane.kernel.event import Events
from caravane.kernel.game import AnyGame
from caravane.kernel.luck import Sfc32
from caravane.kernel.state import CHANCE, TABLE
from caravane.kernel.step import Step
from caravane.kernel.words import Move

SAMPLE_EVERY: Final = 7
"""Distance between the moves after which views, redeals and evaluations are compared, since these take longer."""
PROCESS_EVERY: Final = 3
"""Distance between the seeds that are also played in another process, since starting one takes long."""
HASH_SEED: Final = "PYTHONHASHSEED"

Moves = Sequence[tuple[int, Move]]


class TraceEntry(NamedTuple):
    """A result that must be the same each time: what it is, its text, and the move and the step that gave it."""

    number: int
    step: str
    what: str
    text: str


def determinism(run: Run) -> None:
    """Check property 20: the same moves give the same game, also in another process."""
    moves = [(point.seat, point.move) for point in run.points]
    again = trace_moves(run.game, run.seats, run.options, moves)
    for one, other in zip(trace_moves(run.game, run.seats, run.options, moves), again, strict=False):
        if one != other:
            with run.at(one.number):
                raise _fault(one, other.text, "when the same moves are made again")
    if run.seed % PROCESS_EVERY == 0 and _is_registered(run.game):
        _compare_with_process(run, moves)


def trace_moves(game: AnyGame, seats: int, options: dict[str, str], moves: Moves) -> Iterator[TraceEntry]:
    """Make moves and yield everything that must be the same each time."""
    state = game.start(seats, options)
    yield TraceEntry(0, "(set-up)", "state", dump(pack(game, state)))
    for number, (seat, move) in enumerate(moves):
        yield _choices(game, state, number, seat)
        for step, events in _carry_out(game, state, seat, move):
            yield TraceEntry(number, step.name, "state", dump(pack(game, state)))
            yield TraceEntry(number, step.name, "events", dump(event_data(events.happened)))
        if number % SAMPLE_EVERY == 0 or number == len(moves) - 1:
            yield from _sampled(game, state, number, _step_name(game, state))


def _choices(game: AnyGame, state: Any, number: int, seat: int) -> TraceEntry:
    name = _step_name(game, state, seat)
    if seat == CHANCE:
        return TraceEntry(number, name, "outcome of the same draws", _text(lambda: game.sample(state, Sfc32(number))))
    return TraceEntry(number, name, "list of legal moves", _text(lambda: game.legal(state, seat)))


def _carry_out(game: AnyGame, state: Any, seat: int, move: Move) -> Iterator[tuple[Step[Any], Events]]:
    """Make a move; yield its step and each automatic step after it, with the events so far."""
    step = game.step_of(state, seat)
    assert step is not None
    events = game.apply_alone(state, seat, move)
    yield step, events
    while _is_automatic(state):
        frame = state.frames.pop()
        game.steps[frame[0]].apply(state, frame, (), events)
        yield game.steps[frame[0]], events


def _is_automatic(state: Any) -> bool:
    """Return whether a frame of the table is next; close a gathering that has been answered."""
    if state.together and len(state.frames) <= state.together:
        state.together = 0
    return not state.together and bool(state.frames) and state.frames[-1][1] == TABLE


def _sampled(game: AnyGame, state: Any, number: int, step: str) -> Iterator[TraceEntry]:
    for seat in range(state.seats):
        yield TraceEntry(number, step, f"view of seat {seat}", _text(partial(game.view, state, seat)))
        redeal = partial(_redeal, game, state, seat, number)
        yield TraceEntry(number, step, f"redeal for seat {seat}", _text(redeal))
        yield TraceEntry(number, step, f"evaluation for seat {seat}", _text(partial(game.evaluate, state, seat)))


def _redeal(game: AnyGame, state: Any, seat: int, number: int) -> object:
    return pack(game, game.redealt(state, seat, Sfc32(number)))


def _text(compute: Callable[[], object]) -> str:
    """Return a result as text; an error is a result too, which other properties report."""
    try:
        return dump(compute())
    except Exception as error:  # noqa: BLE001
        return describe(error)


def _step_name(game: AnyGame, state: Any, seat: int | None = None) -> str:
    """Return the name of the step at which a seat, or the next one, decides."""
    if state.ended():
        return "(end)"
    step = game.step_of(state, state.next_seat() if seat is None else seat)
    return "" if step is None else step.name


def _fault(one: TraceEntry, text: str, occasion: str) -> Fault:
    change = difference(one.text, text)
    return Fault(f"not deterministic: step {one.step!r} gives another {one.what} {occasion}: {change}")


def _is_registered(game: AnyGame) -> bool:
    """Return whether another process can load this very game by its name."""
    return game.name in games.names(hidden=True) and games.get(game.name) is game


def _compare_with_process(run: Run, moves: Moves) -> None:
    request = dump({"game": run.game.name, "seats": run.seats, "options": run.options, "moves": moves})
    seed = "1" if os.environ.get(HASH_SEED) != "1" else "2"
    with run.at(0):
        digests = _run_process(request, seed).splitlines()
    mine = trace_moves(run.game, run.seats, run.options, moves)
    for index, (one, their) in enumerate(zip(mine, digests, strict=False)):
        if digest(one.text) != their:
            with run.at(one.number):
                text = _run_process(request, seed, str(index))
                raise _fault(one, text, f"in a process with {HASH_SEED}={seed}")


def _run_process(request: str, seed: str, *arguments: str) -> str:
    environment = {**os.environ, HASH_SEED: seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-m", __name__, *arguments]
    # The command is this module, and the moves come from a game that is played here.
    done = subprocess.run(  # noqa: S603
        command, input=request, env=environment, check=False, capture_output=True, text=True, encoding="utf-8"
    )
    if done.returncode:
        raise Fault(f"not deterministic: another process cannot make the same moves: {done.stderr.strip()[-500:]}")
    return done.stdout


def main(arguments: list[str]) -> None:
    """Print the digest of each result, or the text of one."""
    asked = json.loads(sys.stdin.read())
    moves = [(seat, tuple(move)) for seat, move in asked["moves"]]
    observed = trace_moves(games.get(asked["game"]), asked["seats"], asked["options"], moves)
    if arguments:
        sys.stdout.write(list(observed)[int(arguments[0])].text)
        return
    for each in observed:
        sys.stdout.write(f"{digest(each.text)}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
