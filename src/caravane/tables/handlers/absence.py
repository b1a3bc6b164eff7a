"""Going away: a bot sits in, people come back, resign, run out of time or take a holiday; and who may watch."""

from typing import Final

from caravane.tables import acts
from caravane.tables.acts import Act, Refused
from caravane.tables.clocks.time_control import BOT_SITS_IN, DAY, GAME_ENDS
from caravane.tables.handlers.takeback import take_back_if_agreed
from caravane.tables.occupants import BOT
from caravane.tables.table import ENDED, PLAYING, Effect, Table, handles

LONGEST_HOLIDAY: Final = 60 * DAY
MOST_GRANTS: Final = 64


@handles(acts.LEAVE)
def leave(table: Table, act: Act) -> Effect:
    """Let a bot sit in for a while."""
    table.expect(PLAYING)
    if table.occupant(act.seat).stand_in:
        raise Refused("away")
    _relieve(table, act.seat)
    return Effect(rewound=take_back_if_agreed(table, act))


@handles(acts.RETURN)
def come_back(table: Table, act: Act) -> Effect:
    """Take the seat back from the bot; whose time had run out, when the bot has answered, and with a little time."""
    table.expect(PLAYING)
    if act.seat in table.resigned:
        raise Refused("resigned")
    occupant = table.occupant(act.seat)
    if not occupant.stand_in:
        raise Refused("not-away")
    clock, pace = table.clocks[act.seat], table.settings.pace
    if pace.bank and clock.bank == 0:
        if act.seat in table.deciding():
            raise Refused("time-is-up")
        clock.bank = float(pace.grace())
    table.places[act.seat] = occupant.relieved("")
    return Effect()


@handles(acts.RESIGN)
def resign(table: Table, act: Act) -> Effect:
    """Give up: a bot plays on for the others, unless nobody is left to play for."""
    table.expect(PLAYING)
    if act.seat in table.resigned:
        raise Refused("resigned")
    _relieve(table, act.seat)
    table.resigned.append(act.seat)
    if len(table.resigned) >= table.settings.seats - 1 or not _players_left(table):
        _end(table)
    return Effect(rewound=take_back_if_agreed(table, act))


def _players_left(table: Table) -> list[int]:
    """List the seats of people, here or away, who have not resigned."""
    persons = [seat for seat, place in enumerate(table.places) if place is not None and place.kind != BOT]
    return [seat for seat in persons if seat not in table.resigned]


@handles(acts.EXPIRE)
def expire(table: Table, act: Act) -> Effect:
    """The time of a seat is up: the table's setting decides."""
    table.expect(PLAYING)
    if act.seat not in table.people() or act.seat not in table.deciding():
        raise Refused("not-now")
    if table.settings.on_expiry == BOT_SITS_IN:
        # What is left of the last millisecond goes with the rest: who comes back is known by an empty bank.
        table.clocks[act.seat].bank = 0.0
        _relieve(table, act.seat)
        return Effect(rewound=take_back_if_agreed(table, act))
    if table.settings.on_expiry != GAME_ENDS:
        raise Refused("not-now")
    table.resigned.append(act.seat)
    _end(table)
    return Effect()


def _relieve(table: Table, seat: int) -> None:
    """Let a bot sit in. Nobody waits for the consent of who is gone, and what such a person asked is forgotten."""
    occupant = table.occupant(seat)
    if occupant.kind == BOT:
        raise Refused("not-a-person")
    table.places[seat] = occupant.relieved(table.settings.stand_in)
    if table.asking == seat:
        table.forget_question()


def _end(table: Table) -> None:
    table.forget_question()
    table.status = ENDED


@handles(acts.HOLIDAY)
def holiday(table: Table, act: Act) -> Effect:
    """Let the clocks of a person stand still until a moment; one that is past ends a holiday. For games over days."""
    table.expect(PLAYING)
    seats = table.seats_of(act.data["identity"])
    if not seats:
        raise Refused("not-your-seat")
    if not table.settings.pace.over_days() or act.data["until"] > act.at + LONGEST_HOLIDAY:
        raise Refused("no-holiday")
    for seat in seats:
        table.clocks[seat].rest(table.settings.pace, act.at, act.data["until"])
    return Effect()


@handles(acts.GRANT)
def grant(table: Table, act: Act) -> Effect:
    """Let an identity watch from a seat; the seat's own player decides that, and only for who does not play here."""
    if table.status == ENDED:
        raise Refused("too-late")
    if table.occupant(act.seat).kind == BOT:
        raise Refused("not-a-person")
    identity = act.data["identity"]
    if table.seats_of(identity):
        raise Refused("already-seated")
    if len(table.grants) >= MOST_GRANTS and identity not in table.grants:
        raise Refused("too-many")
    watched = table.grants.setdefault(identity, [])
    if act.seat not in watched:
        watched.append(act.seat)
    return Effect(everyone=False)
