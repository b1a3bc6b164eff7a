"""Permissions of other people to see a seat's view."""

from typing import Final

from caravane.tables import acts
from caravane.tables.acts import Act, Refused
from caravane.tables.occupants import BOT
from caravane.tables.table import ENDED, Effect, Table, handles

MAX_GRANTS: Final = 64
"""Maximum number of identities with grants at a table."""


@handles(acts.GRANT)
def grant(table: Table, act: Act) -> Effect:
    """Allow an identity that does not play here to see a seat's view, by decision of the seat's player."""
    if table.status == ENDED:
        raise Refused("too-late")
    if table.occupant(act.seat).kind == BOT:
        raise Refused("not-a-person")
    identity = act.data["identity"]
    if table.seats_of(identity):
        raise Refused("already-seated")
    if len(table.grants) >= MAX_GRANTS and identity not in table.grants:
        raise Refused("too-many")
    granted = table.grants.setdefault(identity, [])
    if act.seat not in granted:
        granted.append(act.seat)
    return Effect(public=False)


def revoke_grants(table: Table, seat: int) -> None:
    """Revoke all grants of a seat, because its next player has granted nothing."""
    for identity, granted in tuple(table.grants.items()):
        table.grants[identity] = [other for other in granted if other != seat]
        if not table.grants[identity]:
            del table.grants[identity]
