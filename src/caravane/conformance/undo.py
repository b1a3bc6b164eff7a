"""Undo: it restores exactly, and never crosses a barrier (property 10).

What may be taken back is worked out here from the events alone, not from what the journal remembers.
"""

from typing import Any, Final

from caravane.conformance.failure import Fault
from caravane.conformance.run import Point, Run
from caravane.kernel.codec import fingerprint
from caravane.kernel.event import Events
from caravane.kernel.journal import IllegalMove, Journal
from caravane.kernel.words import Move

SAMPLED: Final = 20

Line = tuple[int, Move]


def undo(run: Run) -> None:
    """Property 10: what may be taken back is restored exactly; luck, a reveal and another seat's act are barriers."""
    for point in run.points:
        with run.at(point.number):
            # The journal counts on it: else a seat could take back its answer when the others have gone on.
            if point.state.together and not point.reveals and _closes(run, point):
                raise Fault("the last answer of a gathering reveals nothing")
    for point in run.sample(SAMPLED):
        check_undo_at(run, point.number)
    check_undo_at(run, len(run.points))


def check_undo_at(run: Run, length: int) -> None:
    """Let every seat take back, after so many moves."""
    with run.at(length):
        for seat in range(run.seats):
            check_undo(run, length, run.journal(length), seat)


def check_undo(run: Run, length: int, journal: Journal[Any], seat: int) -> None:
    """Let a seat take back its last move from a journal with the first moves of a run."""
    before = _lines(journal)
    mark = fingerprint(run.game, journal.state)
    taken = journal.undo(seat)
    gone = sorted(set(range(length)) - _kept(before, _lines(journal)))
    if taken is None:
        if gone or fingerprint(run.game, journal.state) != mark:
            raise Fault(f"seat {seat} was refused to take back, and something has changed")
        if _may(run, length, seat):
            raise Fault(f"seat {seat} has learned nothing since its last move, and may not take it back")
        return
    if not gone or before[gone[0]] != (seat, taken):
        raise Fault(f"seat {seat} has taken back something else than it was told")
    if run.game.forced(journal.state, seat) is not None and journal.undoable(seat) >= 0:
        raise Fault(f"seat {seat} stands at a forced move after taking back, and would be where it was")
    _no_barrier(run, length, seat, gone)
    _restored(run, journal)


def _lines(journal: Journal[Any]) -> list[Line]:
    return [(entry.seat, entry.move) for entry in journal.entries]


def _kept(before: list[Line], after: list[Line]) -> set[int]:
    """Find which lines are left, as early as possible: what was taken back was the last of its kind."""
    kept: set[int] = set()
    place = -1
    for line in after:
        place = before.index(line, place + 1)
        kept.add(place)
    return kept


def _no_barrier(run: Run, length: int, seat: int, gone: list[int]) -> None:
    since = run.points[gone[0] : length]
    if any(point.reveals for point in since):
        raise Fault(f"seat {seat} has taken back a move from before something was learned")
    acts = [point for point in since if point.seat != seat]
    if any(not point.secret for point in acts) and not _one_gathering(run, gone[0], length):
        raise Fault(f"seat {seat} has taken back a move from before another seat's act")
    if any(not point.secret for point in acts if point.number in gone):
        raise Fault(f"seat {seat} has taken back another seat's move")


def _restored(run: Run, journal: Journal[Any]) -> None:
    """Play what is left from the start, every move checked: it must lead to the same state."""
    again: Journal[Any] = Journal(run.game, run.seats, run.options)
    try:
        for seat, move in _lines(journal):
            again.play(seat, move)
    except IllegalMove as illegal:
        raise Fault(f"after taking back, another move is not legal any more: {illegal}") from illegal
    if fingerprint(run.game, again.state) != fingerprint(run.game, journal.state):
        raise Fault("taking back has led to another state than the game without the move")


def _may(run: Run, length: int, seat: int) -> bool:
    """Tell whether nothing was learned since the seat acted, and nobody else has acted so that others noticed."""
    noticed = False
    for point in reversed(run.points[:length]):
        if point.reveals:
            return False
        if point.seat == seat:
            return not noticed or _one_gathering(run, point.number, length)
        noticed = noticed or not point.secret
    return False


def _one_gathering(run: Run, first: int, length: int) -> bool:
    """Tell whether all moves from the first on are answers of one gathering, which is open still."""
    since = run.points[first:length]
    return all(point.state.together for point in since) and not any(_closes(run, point) for point in since)


def _closes(run: Run, point: Point) -> bool:
    """Carry out the step alone, without what follows by itself, and see whether any frame is open still."""
    state = point.state.clone()
    frame = state.frames.pop(state.find(point.seat))
    run.game.steps[frame[0]].apply(state, frame, point.move, Events())
    return len(state.frames) <= int(state.together)
