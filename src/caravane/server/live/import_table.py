"""Import of tables from other servers and from terminals, with all their acts."""

import secrets
from typing import Any, Final, final

from caravane.server.live.hub import ID_BYTES, Hub
from caravane.server.live.replays.replay_pool import ReplayPool
from caravane.server.live.replays.replay_process import ReplayProcess, ReplayProcessDied
from caravane.server.security.office_names import accepted_name
from caravane.server.store.protocol import AccountStore
from caravane.server.store.records import ActWrite, TableRow
from caravane.tables.acts import Packed, Refused
from caravane.tables.clocks.time_control import NEVER
from caravane.tables.luck.committed_luck import commitment
from caravane.tables.table import ENDED


@final
class ImportedTable:
    """An imported table with the seats of its importer, and by seat the identities created for people who have not claimed theirs."""

    __slots__ = ("commitment", "my_seats", "table_id", "unclaimed")

    def __init__(self, table_id: str, file: "ReadFile") -> None:
        self.table_id: Final = table_id
        self.commitment: Final = commitment(file.secret)
        self.my_seats: Final = file.my_seats
        self.unclaimed: Final = file.unclaimed


@final
class ReadFile:
    """A verified file, under the identities of this server."""

    __slots__ = ("acts", "my_seats", "row", "secret", "unclaimed")

    def __init__(self, result: dict[str, Any], unclaimed: dict[int, str]) -> None:
        self.acts: Final[list[Packed]] = result["acts"]
        # Games played on another server are not rated here.
        self.row: Final = TableRow(**result["row"] | {"rated": False})
        self.secret: Final[bytes] = result["secret"]
        self.my_seats: Final[list[int]] = result["my_seats"]
        self.unclaimed: Final = unclaimed


@final
class TableImporter:
    """Reads files of tables in a replay process and records these under new ids."""

    def __init__(self, hub: Hub, accounts: AccountStore, replays: ReplayPool, *, allow_unfinished: bool) -> None:
        self._hub: Final = hub
        self._accounts: Final = accounts
        self._replays: Final = replays
        self._allow_unfinished: Final = allow_unfinished

    async def read_file(self, body: bytes, importer: str, address: str) -> ReadFile:
        """Verify the file in a request body; it may be cancelled, and then the process is killed."""
        async with self._replays.process(f"person {importer}", address) as process:
            try:
                return await self._read(process, body, importer)
            except ReplayProcessDied as error:
                raise Refused("bad-file", "too-slow") from error

    async def _read(self, process: ReplayProcess, body: bytes, importer: str) -> ReadFile:
        file = await process.request("open_file", body=body)
        if file["status"] != ENDED and (not self._allow_unfinished or file["rated"]):
            raise Refused("not-finished")
        identities, unclaimed = await self._identities(file["people"], dict.fromkeys(file["my_seats"], importer))
        return ReadFile(await process.request("read_file", identities=identities, importer=importer), unclaimed)

    async def _identities(
        self, people: dict[int, tuple[str, str]], own: dict[int, str]
    ) -> tuple[dict[str, str], dict[int, str]]:
        """Return an identity on this server for each person in the file, and by seat those not claimed yet."""
        known: dict[str, str] = {}
        unclaimed: dict[int, str] = {}
        for seat, (identity, name) in people.items():
            if seat not in own:
                unclaimed[seat] = await self._accounts.create_guest(accepted_name(name), self._hub.now())
            known[identity] = own.get(seat) or unclaimed[seat]
        return known, unclaimed

    async def record(self, file: ReadFile) -> ImportedTable:
        """Record the table of a file under a new id."""
        table_id = secrets.token_urlsafe(ID_BYTES)
        await _record(self._hub, table_id, file)
        return ImportedTable(table_id, file)


async def _record(hub: Hub, table_id: str, file: ReadFile) -> None:
    """Record all acts. Until the last is stored, the row shows the final state and nothing is due."""
    last = len(file.acts) - 1
    incomplete = _with(file.row, due_at=NEVER)
    await hub.store.create(table_id, file.acts[0], file.secret, incomplete)
    for number, act in enumerate(file.acts[1:], start=1):
        await hub.store.append(ActWrite(table_id, number, act, file.row if number == last else incomplete))


def _with(row: TableRow, **changes: Any) -> TableRow:
    return TableRow(**{part: getattr(row, part) for part in TableRow.__slots__} | changes)
