"""Import of tables from other servers and from terminals, with all their acts."""

import secrets
from typing import Any, Final, final

from caravane.server.live.hub import ID_BYTES, Hub
from caravane.server.live.loading import table_row
from caravane.server.live.replay_queue import ReplayQueue
from caravane.server.store.protocol import AccountStore
from caravane.server.store.records import ActWrite, TableRow
from caravane.tables.acts import CREATE, Act, Refused
from caravane.tables.clocks.time_control import NEVER
from caravane.tables.files import count_entries
from caravane.tables.occupants import PERSON
from caravane.tables.table import ENDED, Table
from caravane.tables.verify import read

MAX_ACTS: Final = 5_000
"""Maximum number of acts in an imported file, so that its replay does not hold up other work."""


@final
class ImportedTable:
    """An imported table, and by seat the identities created for people who have not claimed their seats yet."""

    __slots__ = ("table", "table_id", "unclaimed")

    def __init__(self, table_id: str, table: Table, unclaimed: dict[int, str]) -> None:
        self.table_id: Final = table_id
        self.table: Final = table
        self.unclaimed: Final = unclaimed


@final
class TableImporter:
    """Reads files of tables and records these under new ids."""

    def __init__(self, hub: Hub, accounts: AccountStore, queue: ReplayQueue, *, allow_unfinished: bool) -> None:
        self._hub: Final = hub
        self._accounts: Final = accounts
        self._queue: Final = queue
        self._allow_unfinished: Final = allow_unfinished

    async def import_table(self, data: dict[str, Any], importer: str, own_seats: list[int]) -> ImportedTable:
        """Verify a file and record its table; the importer gets the seats that are theirs."""
        if count_entries(data) > MAX_ACTS:
            raise Refused("bad-file", "acts")
        table, acts = await self._read(data, {})
        if table.status != ENDED and (not self._allow_unfinished or table.settings.rated):
            raise Refused("not-finished")
        identities, unclaimed = await self._identities(table, dict.fromkeys(own_seats, importer))
        table, acts = await self._read(data, anonymous_names(acts) | identities)
        if not table.seats_of(importer):
            # An importer who never sat at the table becomes its host, and may view it.
            acts[0] = Act(CREATE, acts[0].at, **acts[0].data | {"host": importer})
        table_id = secrets.token_urlsafe(ID_BYTES)
        await _record(self._hub, table_id, table, acts)
        return ImportedTable(table_id, table, unclaimed)

    async def _read(self, data: dict[str, Any], identities: dict[str, str]) -> tuple[Table, list[Act]]:
        try:
            return await self._queue.run(lambda: read(data, identities))
        except ValueError as error:
            raise Refused("bad-file", str(error)[:200]) from error

    async def _identities(self, table: Table, own: dict[int, str]) -> tuple[dict[str, str], dict[int, str]]:
        """Return an identity on this server for each person in the file, and by seat those not claimed yet."""
        known: dict[str, str] = {}
        unclaimed: dict[int, str] = {}
        for seat, occupant in enumerate(table.occupants):
            if occupant is not None and occupant.kind == PERSON:
                if seat not in own:
                    unclaimed[seat] = await self._accounts.create_guest(occupant.name, self._hub.now())
                known[occupant.identity] = own.get(seat) or unclaimed[seat]
        return known, unclaimed


def anonymous_names(acts: list[Act]) -> dict[str, str]:
    """Return placeholders for all identities in a file, because its author may have used identities of this server."""
    occupants = [act.data.get("occupant", {}) for act in acts]
    identities = [part.get(key) for part in [*[act.data for act in acts], *occupants] for key in ("host", "identity")]
    return {name: f"elsewhere:{number}" for number, name in enumerate(dict.fromkeys(filter(None, identities)))}


async def _record(hub: Hub, table_id: str, table: Table, acts: list[Act]) -> None:
    """Record all acts. Until the last is stored, the row shows the final state and nothing is due."""
    last = len(acts) - 1
    # Games played on another server are not rated here.
    row = _with(table_row(table, acts[-1].at), rated=False)
    incomplete = _with(row, due_at=NEVER)
    await hub.store.create(table_id, acts[0].pack(), table.secret, incomplete)
    for number, act in enumerate(acts[1:], start=1):
        await hub.store.append(ActWrite(table_id, number, act.pack(), row if number == last else incomplete))


def _with(row: TableRow, **changes: Any) -> TableRow:
    return TableRow(**{part: getattr(row, part) for part in TableRow.__slots__} | changes)
