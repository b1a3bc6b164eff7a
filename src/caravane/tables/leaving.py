"""Going away: a bot sits in, people come back, resign, run out of time or take a holiday; and who may watch."""

from caravane.kernel.event import Event
from caravane.tables import acts
from caravane.tables.acts import Act, Refused
from caravane.tables.pace import BOT_SITS_IN, GAME_ENDS
from caravane.tables.people import BOT
from caravane.tables.playing import take_back_if_agreed
from caravane.tables.table import ENDED, NOBODY, PLAYING, Table, handles


@handles(acts.LEAVE)
def leave(table: Table, act: Act) -> tuple[list[Event], bool]:
    """Let a bot sit in for a while."""
    table.expect(PLAYING)
    _relieve(table, act.seat, table.settings.stand_in)
    return [], True


@handles(acts.RETURN)
def come_back(table: Table, act: Act) -> tuple[list[Event], bool]:
    """Take the seat back from the bot."""
    table.expect(PLAYING)
    if act.seat in table.resigned:
        raise Refused("resigned")
    _relieve(table, act.seat, "")
    return [], True


@handles(acts.RESIGN)
def resign(table: Table, act: Act) -> tuple[list[Event], bool]:
    """Give up: a bot plays on for the others, unless nobody is left to play for."""
    table.expect(PLAYING)
    if act.seat in table.resigned:
        raise Refused("resigned")
    _relieve(table, act.seat, table.settings.stand_in)
    table.resigned.append(act.seat)
    persons = [seat for seat, place in enumerate(table.places) if place is not None and place.kind != BOT]
    if len(table.resigned) >= table.settings.seats - 1 or all(seat in table.resigned for seat in persons):
        table.status = ENDED
    return [], True


@handles(acts.EXPIRE)
def expire(table: Table, act: Act) -> tuple[list[Event], bool]:
    """The time of a seat is up: the table's setting decides."""
    table.expect(PLAYING)
    if act.seat not in table.people() or act.seat not in table.deciding() or table.seat_due_at(act.seat) > act.at:
        raise Refused("not-now")
    if table.settings.on_expiry == BOT_SITS_IN:
        _relieve(table, act.seat, table.settings.stand_in)
    elif table.settings.on_expiry == GAME_ENDS:
        table.resigned.append(act.seat)
        table.status = ENDED
    return [], True


def _relieve(table: Table, seat: int, level: str) -> None:
    occupant = table.occupant(seat)
    if occupant.kind == BOT:
        raise Refused("not-a-person")
    table.places[seat] = occupant.relieved(level)
    if table.asking != NOBODY:
        take_back_if_agreed(table)


@handles(acts.HOLIDAY)
def holiday(table: Table, act: Act) -> tuple[list[Event], bool]:
    """Let the clocks of a person stand still until a moment."""
    for seat in table.seats_of(act.data["identity"]):
        table.clocks[seat].start_holiday(table.settings.pace, act.at, act.data["until"])
    return [], True


@handles(acts.GRANT)
def grant(table: Table, act: Act) -> tuple[list[Event], bool]:
    """Let an identity watch from a seat; the seat's own player decides that."""
    table.occupant(act.seat)
    watched = table.grants.setdefault(act.data["identity"], [])
    if act.seat not in watched:
        watched.append(act.seat)
    return [], True
