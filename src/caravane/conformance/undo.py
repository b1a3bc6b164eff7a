"""Checks that undo restores exactly, and never crosses a barrier (property 10).

The check derives what may be undone from the events alone, not from what the journal remembers.
"""

from typing import Any, Final

from caravane.conformance.failure import Fault
from caravane.conformance.run import Point, Run
from caravane.kernel.codec import fingerprint
from caravane.kernel.event import Events
from caravane.kernel.journal import IllegalMove, Journal
from caravane.kernel.words import Move

SAMPLE_SIZE: Final = 20

Line = tuple[int, Move]


def undo(run: Run) -> None:
    """Check property 10: undo restores exactly; luck, a reveal and another seat's move are barriers."""
    for point in run.points:
        with run.at(point.number):
            # The journal relies on this: otherwise a seat could undo its answer after the others have moved on.
            if point.state.together and not point.reveals and _closes(run, point):
                raise Fault("the last answer of a simultaneous decision reveals nothing")
    for point in run.sample(SAMPLE_SIZE):
        check_undo_at(run, point.number)
    check_undo_at(run, len(run.points))


def check_undo_at(run: Run, length: int) -> None:
    """Check undo by every seat after the first `length` moves."""
    with run.at(length):
        for seat in range(run.seats):
            check_undo(run, length, run.journal(length), seat)


def check_undo(run: Run, length: int, journal: Journal[Any], seat: int) -> None:
    """Undo a seat's last move in a journal with the first `length` moves of a run, and check the result."""
    before = _lines(journal)
    digest = fingerprint(run.game, journal.state)
    taken = journal.undo(seat)
    removed = sorted(set(range(length)) - _remaining(before, _lines(journal)))
    if taken is None:
        if removed or fingerprint(run.game, journal.state) != digest:
            raise Fault(f"seat {seat} was refused an undo, and something changed")
        if _may_undo(run, length, seat):
            raise Fault(f"seat {seat} has learned nothing since its last move, and may not undo it")
        return
    if not removed or before[removed[0]] != (seat, taken):
        raise Fault(f"seat {seat} undid a different move than was reported")
    if run.game.forced(journal.state, seat) is not None and journal.undoable(seat) >= 0:
        raise Fault(f"seat {seat} faces a forced move after undo, which leads back to where it was")
    _no_barrier(run, length, seat, removed)
    _restored(run, journal)


def _lines(journal: Journal[Any]) -> list[Line]:
    return [(entry.seat, entry.move) for entry in journal.entries]


def _remaining(before: list[Line], after: list[Line]) -> set[int]:
    """Return which lines are left, matched as early as possible: the undone move was the last of its kind."""
    remaining: set[int] = set()
    index = -1
    for line in after:
        index = before.index(line, index + 1)
        remaining.add(index)
    return remaining


def _no_barrier(run: Run, length: int, seat: int, removed: list[int]) -> None:
    since = run.points[removed[0] : length]
    if any(point.reveals for point in since):
        raise Fault(f"seat {seat} undid a move from before something was learned")
    others = [point for point in since if point.seat != seat]
    if any(not point.secret for point in others) and not _still_gathering(run, removed[0], length):
        raise Fault(f"seat {seat} undid a move from before another seat's move")
    if any(not point.secret for point in others if point.number in removed):
        raise Fault(f"seat {seat} undid another seat's move")


def _restored(run: Run, journal: Journal[Any]) -> None:
    """Replay the remaining moves from the start, each checked: they must lead to the same state."""
    again: Journal[Any] = Journal(run.game, run.seats, run.options)
    try:
        for seat, move in _lines(journal):
            again.play(seat, move)
    except IllegalMove as illegal:
        raise Fault(f"after undo, another move is no longer legal: {illegal}") from illegal
    if fingerprint(run.game, again.state) != fingerprint(run.game, journal.state):
        raise Fault("undo led to a different state than the game without the move")


def _may_undo(run: Run, length: int, seat: int) -> bool:
    """Return whether nothing was learned since the seat moved, and no other seat made a move that others noticed."""
    noticed = False
    for point in reversed(run.points[:length]):
        if point.reveals:
            return False
        if point.seat == seat:
            return not noticed or _still_gathering(run, point.number, length)
        noticed = noticed or not point.secret
    return False


def _still_gathering(run: Run, first: int, length: int) -> bool:
    """Return whether all moves from the first on are answers of one simultaneous decision that is still open."""
    since = run.points[first:length]
    return all(point.state.together for point in since) and not any(_closes(run, point) for point in since)


def _closes(run: Run, point: Point) -> bool:
    """Carry out the step alone, without the automatic steps after it, and return whether no other frame is open."""
    state = point.state.clone()
    frame = state.frames.pop(state.find(point.seat))
    run.game.steps[frame[0]].apply(state, frame, point.move, Events())
    return len(state.frames) <= int(state.together)
