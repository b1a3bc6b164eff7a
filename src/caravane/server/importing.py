"""Importing: a table from another server, with everything that happened at it."""

import asyncio
import secrets
from typing import Any, Final, final

from caravane.server.hub import ID_BYTES, Hub, row_of
from caravane.server.store.contract import People, Row, Write
from caravane.tables.acts import OPEN, Act, Refused
from caravane.tables.pace import FOREVER
from caravane.tables.people import PERSON
from caravane.tables.table import ENDED, Table
from caravane.tables.verify import read

MOST_ACTS: Final = 5_000
"""More are not replayed while others wait."""


@final
class Imported:
    """A table that has come, and the identities made for the people whose seats nobody has claimed yet, by seat."""

    __slots__ = ("name", "table", "unclaimed")

    def __init__(self, name: str, table: Table, unclaimed: dict[int, str]) -> None:
        self.name: Final = name
        self.table: Final = table
        self.unclaimed: Final = unclaimed


async def take_in(
    hub: Hub, people: People, data: dict[str, Any], me: str, mine: list[int], *, running: bool
) -> Imported:
    """Check a file, and record its table under a new name, with the seats that belong to who brings it."""
    if not isinstance(data.get("acts"), list) or len(data["acts"]) > MOST_ACTS:
        raise Refused("bad-file", "acts")
    table, acts = await _read(data, {})
    if table.status != ENDED and (not running or table.settings.rated):
        raise Refused("not-over")
    identities, unclaimed = await _identities(hub, people, table, dict.fromkeys(mine, me))
    table, acts = await _read(data, identities)
    if not table.seats_of(me):
        # Who brings a table without having sat at it becomes its host, and may look at it.
        acts[0] = Act(OPEN, acts[0].at, **acts[0].data | {"host": me})
    name = secrets.token_urlsafe(ID_BYTES)
    await _record(hub, name, table, acts)
    return Imported(name, table, unclaimed)


async def _read(data: dict[str, Any], identities: dict[str, str]) -> tuple[Table, list[Act]]:
    try:
        return await asyncio.to_thread(read, data, identities)
    except ValueError as error:
        raise Refused("bad-file", str(error)[:200]) from error


async def _identities(
    hub: Hub, people: People, table: Table, mine: dict[int, str]
) -> tuple[dict[str, str], dict[int, str]]:
    """Give everyone of the file an identity here: the ones that are claimed, and new ones for the others."""
    known: dict[str, str] = {}
    unclaimed: dict[int, str] = {}
    for seat, place in enumerate(table.places):
        if place is not None and place.kind == PERSON and place.identity not in known:
            if seat not in mine:
                unclaimed[seat] = await people.create_guest(place.name, hub.now())
            known[place.identity] = mine.get(seat) or unclaimed[seat]
    return known, unclaimed


async def _record(hub: Hub, name: str, table: Table, acts: list[Act]) -> None:
    """Record all acts; until the last is in, the table looks as in the end, and nothing is due at it."""
    last = len(acts) - 1
    # What was played elsewhere is rated nowhere else.
    row = _with(row_of(table, acts[-1].at), rated=False)
    waiting = _with(row, due_at=FOREVER)
    await hub.store.create(name, acts[0].pack(), table.secret, waiting)
    for number, act in enumerate(acts[1:], start=1):
        await hub.store.append(Write(name, number, act.pack(), row if number == last else waiting))


def _with(row: Row, **other: Any) -> Row:
    return Row(**{part: getattr(row, part) for part in Row.__slots__} | other)
