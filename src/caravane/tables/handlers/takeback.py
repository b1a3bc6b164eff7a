"""Consent: a choice is taken back although something was revealed, when everyone agrees."""

from typing import Any, Final

from caravane.kernel.journal import Journal
from caravane.tables import acts
from caravane.tables.acts import Act, Refused
from caravane.tables.handlers.moves import carry_on
from caravane.tables.table import NOBODY, PLAYING, Effect, Table, handles

NOWHERE: Final = -1


@handles(acts.ASK)
def ask(table: Table, act: Act) -> Effect:
    """Ask everyone to take the last choice back although something was revealed; never at a rated table."""
    _expect_person(table, act.seat)
    if table.settings.rated:
        raise Refused("rated")
    if table.asking != NOBODY:
        raise Refused("already-asked")
    if table.journal.can_undo(act.seat):
        raise Refused("undo-is-free")
    place = last_choice(table, act.seat)
    if place == NOWHERE:
        raise Refused("nothing-to-take-back")
    table.asking, table.asking_place = act.seat, place
    return _agree(table, act)


@handles(acts.AGREE)
def agree(table: Table, act: Act) -> Effect:
    """Agree that a choice is taken back."""
    _expect_question(table, act.seat)
    if act.seat in table.agreed:
        raise Refused("already-agreed")
    return _agree(table, act)


def _agree(table: Table, act: Act) -> Effect:
    """Count the agreement of a person, and of the companions beside it."""
    table.agreed |= set(table.seats_of(table.occupant(act.seat).identity))
    return Effect(rewound=take_back_if_agreed(table, act))


@handles(acts.DECLINE)
def decline(table: Table, act: Act) -> Effect:
    """Do not agree, or ask no longer: the question is over."""
    _expect_question(table, act.seat)
    table.forget_question()
    return Effect()


def _expect_question(table: Table, seat: int) -> None:
    _expect_person(table, seat)
    if table.asking == NOBODY:
        raise Refused("nothing-asked")


def _expect_person(table: Table, seat: int) -> None:
    table.expect(PLAYING)
    if seat not in table.people():
        raise Refused("not-a-person")


def take_back_if_agreed(table: Table, act: Act) -> bool:
    """Go back to before the asker's choice when every person who is here agrees; bots do not mind."""
    if table.asking == NOBODY or not set(table.people()) <= table.agreed:
        return False
    lines = table.journal.lines()[: table.asking_place]
    table.journal = Journal(table.game, table.settings.seats, table.settings.options)
    for line in lines:
        table.journal.read_line(line)
    table.forget_question()
    carry_on(table, act)
    return True


def last_choice(table: Table, seat: int) -> int:
    """Find the line with the last real choice of a seat: what the program played for it goes with that."""
    mark = f"{seat} "
    lines = table.journal.lines()
    journal: Journal[Any] = Journal(table.game, table.settings.seats, table.settings.options)
    found = NOWHERE
    for place, line in enumerate(lines):
        if line.startswith(mark) and table.game.forced(journal.state, seat) is None:
            found = place
        journal.read_line(line)
    return found
