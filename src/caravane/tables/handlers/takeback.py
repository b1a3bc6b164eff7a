"""Takebacks: undoing a choice beyond a barrier when all people accept."""

from typing import Any, Final

from caravane.kernel.journal import Journal
from caravane.tables import acts
from caravane.tables.acts import Act, Refused
from caravane.tables.handlers.moves import apply_follow_ups
from caravane.tables.table import NO_SEAT, PLAYING, Effect, Table, handles

NOT_FOUND: Final = -1


@handles(acts.TAKEBACK)
def propose(table: Table, act: Act) -> Effect:
    """Ask all people for a takeback of the last choice beyond a barrier; never at a rated table."""
    _require_human_seat(table, act.seat)
    if table.settings.rated:
        raise Refused("not-at-rated-table")
    if table.takeback_seat != NO_SEAT:
        raise Refused("takeback-pending")
    if table.journal.can_undo(act.seat):
        raise Refused("undo-allowed")
    line = last_choice_line(table, act.seat, whole=act.data.get("whole", False))
    if line == NOT_FOUND:
        raise Refused("nothing-to-undo")
    table.takeback_seat, table.takeback_line = act.seat, line
    return _count_consent(table, act)


@handles(acts.ACCEPT)
def accept(table: Table, act: Act) -> Effect:
    """Accept the takeback."""
    _require_takeback(table, act.seat)
    if act.seat in table.takeback_accepted:
        raise Refused("takeback-accepted")
    return _count_consent(table, act)


def _count_consent(table: Table, act: Act) -> Effect:
    """Count the consent of a person and of their companions."""
    table.takeback_accepted |= set(table.seats_of(table.occupant(act.seat).identity))
    return Effect(rewound=rewind_if_accepted(table, act))


@handles(acts.DECLINE)
def decline(table: Table, act: Act) -> Effect:
    """End the request: decline it, or withdraw one's own."""
    _require_takeback(table, act.seat)
    table.clear_takeback()
    return Effect()


def _require_takeback(table: Table, seat: int) -> None:
    _require_human_seat(table, seat)
    if table.takeback_seat == NO_SEAT:
        raise Refused("no-takeback")


def _require_human_seat(table: Table, seat: int) -> None:
    table.require_status(PLAYING)
    if seat not in table.human_seats():
        raise Refused("not-a-person")


def rewind_if_accepted(table: Table, act: Act) -> bool:
    """Rewind to before the choice if all human seats accept; return whether that happened. Bots always accept."""
    if table.takeback_seat == NO_SEAT or not set(table.human_seats()) <= table.takeback_accepted:
        return False
    lines, joined = table.journal.lines()[: table.takeback_line], table.journal.joined()
    table.journal = Journal(table.game, table.settings.seats, table.settings.options)
    table.journal.read_lines(lines, joined)
    table.clear_takeback()
    apply_follow_ups(table, act)
    return True


def last_choice_line(table: Table, seat: int, *, whole: bool = False) -> int:
    """Return the index of the line with the last real choice of a seat; forced moves after it go with it.

    With `whole`, return the first line of the moves that were played together with it.
    """
    prefix = f"{seat} "
    lines = table.journal.lines()
    journal: Journal[Any] = Journal(table.game, table.settings.seats, table.settings.options)
    found = NOT_FOUND
    for index, line in enumerate(lines):
        if line.startswith(prefix) and table.game.forced(journal.state, seat) is None:
            found = index
        journal.read_line(line)
    joined = table.journal.joined()
    while whole and found in joined:
        found -= 1
    return found
