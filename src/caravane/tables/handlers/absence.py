"""Absence of players: substitutes and their end, resignation, timeouts and holidays."""

from caravane.tables import acts
from caravane.tables.acts import Act, Refused
from caravane.tables.clocks.holidays import MAX_HOLIDAY
from caravane.tables.clocks.time_control import END_GAME, SUBSTITUTE
from caravane.tables.handlers.takeback import rewind_if_accepted
from caravane.tables.occupants import BOT
from caravane.tables.table import ENDED, PLAYING, Effect, Table, handles


@handles(acts.AWAY)
def go_away(table: Table, act: Act) -> Effect:
    """Hand the seat to a substitute until its player returns."""
    table.require_status(PLAYING)
    if table.occupant(act.seat).substitute:
        raise Refused("away")
    _substitute(table, act.seat)
    return Effect(rewound=rewind_if_accepted(table, act))


@handles(acts.BACK)
def come_back(table: Table, act: Act) -> Effect:
    """Take the seat back from the substitute; after a timeout only once it has moved, and with a little time."""
    table.require_status(PLAYING)
    if act.seat in table.resigned:
        raise Refused("resigned")
    occupant = table.occupant(act.seat)
    if not occupant.substitute:
        raise Refused("not-away")
    clock, time_control = table.clocks[act.seat], table.settings.time_control
    if time_control.bank and clock.bank == 0:
        if act.seat in table.deciding():
            raise Refused("out-of-time")
        clock.bank = float(time_control.grace())
    table.occupants[act.seat] = occupant.with_substitute("")
    return Effect()


@handles(acts.RESIGN)
def resign(table: Table, act: Act) -> Effect:
    """Resign: a substitute plays on, unless only one seat has not resigned or no person is left."""
    table.require_status(PLAYING)
    if act.seat in table.resigned:
        raise Refused("resigned")
    _substitute(table, act.seat)
    table.resigned.append(act.seat)
    if len(table.resigned) >= table.settings.seats - 1 or not _players_left(table):
        _end(table)
    return Effect(rewound=rewind_if_accepted(table, act))


def _players_left(table: Table) -> list[int]:
    """Return the seats of people, present or away, who have not resigned."""
    persons = [seat for seat, occupant in enumerate(table.occupants) if occupant and occupant.kind != BOT]
    return [seat for seat in persons if seat not in table.resigned]


@handles(acts.TIMEOUT)
def time_out(table: Table, act: Act) -> Effect:
    """Apply the table's timeout rule to a seat whose time is up."""
    table.require_status(PLAYING)
    if act.seat not in table.human_seats() or act.seat not in table.deciding():
        raise Refused("not-now")
    if table.settings.on_timeout == SUBSTITUTE:
        # Rounding may leave a fraction of a millisecond, but an empty bank marks the timeout for a later return.
        table.clocks[act.seat].bank = 0.0
        _substitute(table, act.seat)
        return Effect(rewound=rewind_if_accepted(table, act))
    if table.settings.on_timeout != END_GAME:
        raise Refused("not-now")
    table.resigned.append(act.seat)
    _end(table)
    return Effect()


def _substitute(table: Table, seat: int) -> None:
    """Seat a substitute. The absent player need not accept takebacks, and their own request ends."""
    occupant = table.occupant(seat)
    if occupant.kind == BOT:
        raise Refused("not-a-person")
    table.occupants[seat] = occupant.with_substitute(table.settings.substitute)
    if table.takeback_seat == seat:
        table.clear_takeback()


def _end(table: Table) -> None:
    table.clear_takeback()
    table.status = ENDED


@handles(acts.HOLIDAY)
def holiday(table: Table, act: Act) -> Effect:
    """Pause the clocks of a person until a time, in correspondence games; a past time ends a holiday."""
    table.require_status(PLAYING)
    seats = table.seats_of(act.data["identity"])
    if not seats:
        raise Refused("not-your-seat")
    # Fresh acts have been checked for the whole year; this holds for recorded ones of every version.
    if not table.settings.time_control.is_correspondence() or act.data["until"] > act.at + MAX_HOLIDAY:
        raise Refused("holiday-not-allowed")
    for seat in seats:
        table.clocks[seat].pause(table.settings.time_control, act.at, act.data["until"])
    return Effect()
