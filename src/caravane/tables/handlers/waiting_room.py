"""Before the game: people sit down, add their entropy, and the game starts."""

from caravane.tables import acts
from caravane.tables.acts import Act, Refused
from caravane.tables.handlers.moves import carry_on
from caravane.tables.luck.committed_luck import commitment
from caravane.tables.occupants import BOT, COMPANION, PERSON, newcomer
from caravane.tables.table import GATHERING, MIXING, PLAYING, Effect, Table, handles


@handles(acts.SIT)
def sit(table: Table, act: Act) -> Effect:
    """Take a free seat. A person sits once; others at the same device sit as companions beside that person."""
    table.expect(GATHERING)
    if table.places[act.seat] is not None:
        raise Refused("seat-taken")
    occupant = newcomer(act.data["occupant"])
    if occupant.kind == PERSON and table.seats_of(occupant.identity):
        raise Refused("already-seated")
    if occupant.kind == COMPANION and not table.seats_of(occupant.identity):
        raise Refused("no-companion-alone")
    if occupant.kind == COMPANION and table.settings.rated:
        raise Refused("rated")
    table.places[act.seat] = occupant
    return Effect()


@handles(acts.STAND)
def stand(table: Table, act: Act) -> Effect:
    """Leave a seat before the game; companions go with their person."""
    table.expect(GATHERING, MIXING)
    occupant = table.occupant(act.seat)
    together = table.seats_of(occupant.identity) if occupant.kind == PERSON else [act.seat]
    if table.status == MIXING:
        _begin_mixing_anew(table)
    for seat in together:
        table.places[seat] = None
        table.entropies[seat] = table.promises[seat] = ""
        _let_nobody_watch_from(table, seat)
    return Effect()


def _let_nobody_watch_from(table: Table, seat: int) -> None:
    """Take back what a player has granted: whoever sits down next has granted nothing."""
    for identity, watched in tuple(table.grants.items()):
        table.grants[identity] = [other for other in watched if other != seat]
        if not table.grants[identity]:
            del table.grants[identity]


def _begin_mixing_anew(table: Table) -> None:
    """Forget what was promised or shown: whoever sits down next must not be able to choose in its light."""
    for seat, promise in enumerate(table.promises):
        if promise:
            table.entropies[seat] = table.promises[seat] = ""
    table.status = GATHERING


@handles(acts.ENTROPY)
def entropy(table: Table, act: Act) -> Effect:
    """Add a seat's own entropy to the luck of the table: at once, or promised now and shown when all are fixed."""
    if table.occupant(act.seat).kind == BOT:
        raise Refused("not-a-person")
    if ("promise" in act.data) == ("entropy" in act.data):
        raise Refused("bad-act", "entropy")
    return _promise(table, act) if "promise" in act.data else _give(table, act)


def _promise(table: Table, act: Act) -> Effect:
    table.expect(GATHERING)
    if table.promises[act.seat] or table.entropies[act.seat]:
        raise Refused("entropy-given")
    table.promises[act.seat] = act.data["promise"]
    return Effect()


def _give(table: Table, act: Act) -> Effect:
    promise = table.promises[act.seat]
    table.expect(MIXING if promise else GATHERING)
    if table.entropies[act.seat]:
        raise Refused("entropy-given")
    if promise and commitment(bytes.fromhex(act.data["entropy"])) != promise:
        raise Refused("bad-entropy")
    table.entropies[act.seat] = act.data["entropy"]
    if table.status == MIXING and not still_promised(table):
        return _begin(table, act)
    return Effect()


@handles(acts.START)
def start(table: Table, act: Act) -> Effect:
    """Begin, when every seat is taken and shows what it promised; said again, begin without what is still missing."""
    table.expect(GATHERING, MIXING)
    if any(place is None for place in table.places):
        raise Refused("empty-seat")
    if table.status == GATHERING and still_promised(table):
        table.status = MIXING
        return Effect()
    return _begin(table, act)


def still_promised(table: Table) -> list[int]:
    """List the seats that have promised entropy and not shown it yet."""
    return [seat for seat, promise in enumerate(table.promises) if promise and not table.entropies[seat]]


def _begin(table: Table, act: Act) -> Effect:
    table.status = PLAYING
    return Effect(carry_on(table, act))
