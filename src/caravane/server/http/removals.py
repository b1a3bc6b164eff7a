"""Removal of people by the host: they sit down again only by a later invitation of the host."""

from caravane.server.security.permissions import Right, check
from caravane.server.services import Services
from caravane.server.store.records import Identity
from caravane.tables import acts
from caravane.tables.acts import Act, Refused
from caravane.tables.occupants import PERSON
from caravane.tables.table import STARTING, WAITING, Table


async def free_by_host(services: Services, table_id: str, me: Identity, seat: int) -> None:
    """Free a seat before the game, as the host. A person who sat there is removed, and their invitations are revoked."""
    removed = _person_at(await services.hub.get_table(table_id), me, seat)

    def make(table: Table) -> Act:
        if _person_at(table, me, seat) != removed:
            # Somebody else has sat down since, whom the host has not seen.
            raise Refused("stale")
        return Act(acts.STAND, services.hub.now(), seat=seat)

    # Recorded before the seat is free, so that the person finds no moment to sit down again.
    removed_at = await _remove(services, table_id, removed) if removed else 0.0
    try:
        await services.hub.act(table_id, make)
    except Refused:
        if removed:
            await services.store.forget_removal(table_id, removed, removed_at)
        raise


def _person_at(table: Table, me: Identity, seat: int) -> str:
    """Return the identity of the person whom freeing a seat removes; empty for bots, companions and free seats."""
    check(table, me.id, Right.FREE_SEAT)
    table.require_status(WAITING, STARTING)
    occupant = table.occupants[seat] if seat < len(table.occupants) else None
    return occupant.identity if occupant is not None and occupant.kind == PERSON else ""


async def _remove(services: Services, table_id: str, identity: str) -> float:
    removed_at = services.hub.now()
    for code in await services.store.remove_person(table_id, identity, removed_at):
        services.connections.drop_invitation(table_id, code)
    return removed_at


async def stand_if_removed(services: Services, table_id: str, me: Identity, seen: float | None) -> None:
    """After somebody sat down: stand them up if the host removed them meanwhile; else forget the removal seen before."""
    removed_at = await services.store.removed_at(table_id, me.id)
    if removed_at != seen:
        await _stand(services, table_id, me)
        raise Refused("removed")
    if removed_at is not None:
        await services.store.forget_removal(table_id, me.id, removed_at)


async def _stand(services: Services, table_id: str, me: Identity) -> None:
    def make(table: Table) -> Act:
        seats = table.seats_of(me.id)
        if not seats:
            raise Refused("removed")
        return Act(acts.STAND, services.hub.now(), seat=seats[0])

    while (await services.hub.get_table(table_id)).seats_of(me.id):
        await services.hub.act(table_id, make)
