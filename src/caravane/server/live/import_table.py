"""Importing: a table from another server, with everything that happened at it."""

import secrets
from typing import Any, Final, final

from caravane.server.live.hub import ID_BYTES, Hub
from caravane.server.live.loading import row_of
from caravane.server.services import Server
from caravane.server.store.protocol import Row, Write
from caravane.tables.acts import OPEN, Act, Refused
from caravane.tables.clocks.time_control import FOREVER
from caravane.tables.occupants import PERSON
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


async def take_in(server: Server, data: dict[str, Any], me: str, mine: list[int]) -> Imported:
    """Check a file, and record its table under a new name, with the seats that belong to who brings it."""
    if not isinstance(data.get("acts"), list) or len(data["acts"]) > MOST_ACTS:
        raise Refused("bad-file", "acts")
    table, acts = await _read(server, data, {})
    if table.status != ENDED and (not server.configuration.import_running or table.settings.rated):
        raise Refused("not-over")
    identities, unclaimed = await _identities(server, table, dict.fromkeys(mine, me))
    table, acts = await _read(server, data, strangers(data) | identities)
    if not table.seats_of(me):
        # Who brings a table without having sat at it becomes its host, and may look at it.
        acts[0] = Act(OPEN, acts[0].at, **acts[0].data | {"host": me})
    name = secrets.token_urlsafe(ID_BYTES)
    await _record(server.hub, name, table, acts)
    return Imported(name, table, unclaimed)


async def _read(server: Server, data: dict[str, Any], identities: dict[str, str]) -> tuple[Table, list[Act]]:
    try:
        return await server.replay(lambda: read(data, identities))
    except ValueError as error:
        raise Refused("bad-file", str(error)[:200]) from error


def strangers(data: dict[str, Any]) -> dict[str, str]:
    """Give everyone in a file a name that nobody has here: whoever wrote it may have put in names of ours."""
    occupants = [act.get("occupant", {}) for act in data["acts"]]
    named = [part.get(key) for part in [*data["acts"], *occupants] for key in ("host", "identity")]
    return {name: f"elsewhere:{number}" for number, name in enumerate(dict.fromkeys(filter(None, named)))}


async def _identities(server: Server, table: Table, mine: dict[int, str]) -> tuple[dict[str, str], dict[int, str]]:
    """Give everyone at the table an identity here: the ones that are claimed, and new ones for the others."""
    known: dict[str, str] = {}
    unclaimed: dict[int, str] = {}
    for seat, place in enumerate(table.places):
        if place is not None and place.kind == PERSON:
            if seat not in mine:
                unclaimed[seat] = await server.store.create_guest(place.name, server.hub.now())
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
