"""The waiting room: sitting down and standing up, entropy, and the start of the game."""

from caravane.tables import acts
from caravane.tables.acts import Act, Refused
from caravane.tables.handlers.grants import revoke_grants
from caravane.tables.handlers.moves import apply_follow_ups
from caravane.tables.luck.committed_luck import commitment
from caravane.tables.occupants import BOT, COMPANION, PERSON, parse_occupant
from caravane.tables.table import PLAYING, STARTING, WAITING, Effect, Table, handles


@handles(acts.SIT)
def sit(table: Table, act: Act) -> Effect:
    """Take a free seat. A person sits once; other people at the same device sit as companions."""
    table.require_status(WAITING)
    if table.occupants[act.seat] is not None:
        raise Refused("seat-taken")
    occupant = parse_occupant(act.data["occupant"])
    if occupant.kind == PERSON and table.seats_of(occupant.identity):
        raise Refused("already-seated")
    if occupant.kind == COMPANION and not table.seats_of(occupant.identity):
        raise Refused("companion-needs-person")
    if occupant.kind == COMPANION and table.settings.rated:
        raise Refused("not-at-rated-table")
    table.occupants[act.seat] = occupant
    return Effect()


@handles(acts.STAND)
def stand(table: Table, act: Act) -> Effect:
    """Free a seat before the game; companions stand up together with their person."""
    table.require_status(WAITING, STARTING)
    occupant = table.occupant(act.seat)
    freed = table.seats_of(occupant.identity) if occupant.kind == PERSON else [act.seat]
    if table.status == STARTING:
        _restart_entropy(table)
    for seat in freed:
        table.occupants[seat] = None
        table.entropies[seat] = table.entropy_commitments[seat] = ""
        revoke_grants(table, seat)
    return Effect()


def _restart_entropy(table: Table) -> None:
    """Discard all commitments and revealed entropy, so that the next player cannot choose entropy knowing them."""
    for seat, committed in enumerate(table.entropy_commitments):
        if committed:
            table.entropies[seat] = table.entropy_commitments[seat] = ""
    table.status = WAITING


@handles(acts.ENTROPY)
def entropy(table: Table, act: Act) -> Effect:
    """Add a seat's entropy to the luck of the table: committed before the start, and revealed when all are fixed.

    In acts of earlier versions it was also given at once, before the start.
    """
    if table.occupant(act.seat).kind == BOT:
        raise Refused("not-a-person")
    if ("commitment" in act.data) == ("entropy" in act.data):
        raise Refused("bad-act", "entropy")
    return _commit(table, act) if "commitment" in act.data else _reveal(table, act)


def _commit(table: Table, act: Act) -> Effect:
    table.require_status(WAITING)
    if table.entropy_commitments[act.seat] or table.entropies[act.seat]:
        raise Refused("entropy-exists")
    table.entropy_commitments[act.seat] = act.data["commitment"]
    return Effect()


def _reveal(table: Table, act: Act) -> Effect:
    committed = table.entropy_commitments[act.seat]
    table.require_status(STARTING if committed else WAITING)
    if table.entropies[act.seat]:
        raise Refused("entropy-exists")
    if committed and commitment(bytes.fromhex(act.data["entropy"])) != committed:
        raise Refused("bad-entropy")
    table.entropies[act.seat] = act.data["entropy"]
    if table.status == STARTING and not missing_entropy(table):
        return _begin(table, act)
    return Effect()


@handles(acts.START)
def start(table: Table, act: Act) -> Effect:
    """Start the game when all seats are taken and entropy is revealed; a second start skips missing entropy."""
    table.require_status(WAITING, STARTING)
    if any(occupant is None for occupant in table.occupants):
        raise Refused("empty-seat")
    if table.status == WAITING and missing_entropy(table):
        table.status = STARTING
        return Effect()
    return _begin(table, act)


def missing_entropy(table: Table) -> list[int]:
    """Return the seats that have committed to entropy and not revealed it yet."""
    return [seat for seat, committed in enumerate(table.entropy_commitments) if committed and not table.entropies[seat]]


def _begin(table: Table, act: Act) -> Effect:
    table.status = PLAYING
    return Effect(apply_follow_ups(table, act))
