"""Before the game: people sit down, add their entropy, and the game starts."""

from caravane.kernel.event import Event
from caravane.tables import acts
from caravane.tables.acts import Act, Refused
from caravane.tables.people import Occupant
from caravane.tables.playing import carry_on
from caravane.tables.table import GATHERING, PLAYING, Table, handles


@handles(acts.SIT)
def sit(table: Table, act: Act) -> tuple[list[Event], bool]:
    """Take a free seat."""
    table.expect(GATHERING)
    if not 0 <= act.seat < len(table.places):
        raise Refused("no-such-seat")
    if table.places[act.seat] is not None:
        raise Refused("seat-taken")
    table.places[act.seat] = Occupant.unpack(act.data["occupant"])
    return [], True


@handles(acts.STAND)
def stand(table: Table, act: Act) -> tuple[list[Event], bool]:
    """Leave a seat before the game."""
    table.expect(GATHERING)
    table.occupant(act.seat)
    table.places[act.seat] = None
    table.entropies[act.seat] = ""
    return [], True


@handles(acts.ENTROPY)
def entropy(table: Table, act: Act) -> tuple[list[Event], bool]:
    """Add a seat's own entropy to the luck of the table."""
    table.expect(GATHERING)
    table.occupant(act.seat)
    table.entropies[act.seat] = act.data["entropy"]
    return [], True


@handles(acts.START)
def start(table: Table, act: Act) -> tuple[list[Event], bool]:
    """Begin, when every seat is taken."""
    table.expect(GATHERING)
    if any(place is None for place in table.places):
        raise Refused("empty-seat")
    table.status = PLAYING
    return carry_on(table, act), True
