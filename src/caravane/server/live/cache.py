"""Cache of the tables that a process has in memory, each with its recent updates and its followers."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, final

from caravane.server.live.presence import Follower, RemotePresence, TablePresence
from caravane.server.live.updates import RecentUpdates
from caravane.tables.table import Table

MAX_CACHED: Final = 2_000
"""Maximum number of tables in memory; the others are loaded again when they are needed."""


@final
class LiveTable:
    """A cached table with its recent updates, its followers, and the lock that keeps its acts in order."""

    __slots__ = ("followers", "lock", "remote", "table", "updates", "users")

    def __init__(self) -> None:
        self.lock: Final = asyncio.Lock()
        self.table: Table | None = None
        self.updates: RecentUpdates = RecentUpdates(0)
        self.followers: set[Follower] = set()
        self.remote: Final[dict[str, RemotePresence]] = {}
        """Presence reported by other processes; known only while the table has followers on this process."""
        self.users: int = 0
        """Number of tasks that hold the lock or wait for it."""

    def idle(self) -> bool:
        """Return whether the entry may be evicted."""
        return not self.followers and self.users == 0

    def presence(self, table: Table) -> TablePresence:
        """Return the presence at the table over all processes."""
        return TablePresence(table, self.followers, self.remote.values())


@final
class TableCache:
    """The tables in memory: all that have followers or users, and the most recently used of the others."""

    def __init__(self, max_tables: int = MAX_CACHED) -> None:
        self._max_tables: Final = max_tables
        self._all: Final[OrderedDict[str, LiveTable]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._all)

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._all

    def get(self, table_id: str) -> LiveTable | None:
        """Return a table if it is in memory."""
        return self._all.get(table_id)

    def tables_of(self, identity: str) -> list[str]:
        """List the tables in memory at which an identity has a seat."""
        return [
            table_id for table_id, live in self._all.items() if live.table is not None and live.table.seats_of(identity)
        ]

    def followed(self) -> dict[str, LiveTable]:
        """Return the tables that have followers on this process."""
        return {table_id: live for table_id, live in self._all.items() if live.followers}

    @asynccontextmanager
    async def locked(self, table_id: str) -> AsyncIterator[LiveTable]:
        """Yield the entry of a table, to one user at a time."""
        live = self._all.setdefault(table_id, LiveTable())
        self._all.move_to_end(table_id)
        live.users += 1
        try:
            async with live.lock:
                yield live
        finally:
            live.users -= 1
            self._evict(table_id, live)

    def _evict(self, table_id: str, live: LiveTable) -> None:
        if live.table is None and live.idle():
            self._all.pop(table_id, None)
        if len(self._all) > self._max_tables:
            idle = [other for other, entry in self._all.items() if entry.idle()]
            for other in idle[: len(self._all) - self._max_tables]:
                del self._all[other]
