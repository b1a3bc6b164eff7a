"""Live: the tables that a process has in memory, each with its news and those who follow it. All of it is a cache."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, final

from caravane.server.live.presence import Elsewhere, Present, Watcher
from caravane.server.live.updates import News
from caravane.tables.table import Table

CACHED: Final = 2_000
"""So many tables stay in memory; the others are read again when somebody comes."""


@final
class Live:
    """A cached table with its news, the connections that follow it, and the lock that keeps its acts in order."""

    __slots__ = ("elsewhere", "lock", "news", "table", "users", "watchers")

    def __init__(self) -> None:
        self.lock: Final = asyncio.Lock()
        self.table: Table | None = None
        self.news: News = News(0)
        self.watchers: set[Watcher] = set()
        self.elsewhere: Final[dict[str, Elsewhere]] = {}
        """Who follows the table on other processes, as far as they have told; known while somebody follows it here."""
        self.users: int = 0
        """How many are inside or waiting for the lock."""

    def idle(self) -> bool:
        """Tell whether nobody needs this now."""
        return not self.watchers and self.users == 0

    def present(self, table: Table) -> Present:
        """Tell who is at the table, here and elsewhere."""
        return Present(table, self.watchers, self.elsewhere.values())


@final
class Cache:
    """The tables in memory: those that somebody follows or uses, and the latest of the others."""

    def __init__(self, most: int = CACHED) -> None:
        self._most: Final = most
        self._all: Final[OrderedDict[str, Live]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._all)

    def __contains__(self, name: str) -> bool:
        return name in self._all

    def get(self, name: str) -> Live | None:
        """Give a table that is in memory."""
        return self._all.get(name)

    def tables_of(self, identity: str) -> list[str]:
        """List the tables in memory at which an identity has a seat."""
        return [name for name, live in self._all.items() if live.table is not None and live.table.seats_of(identity)]

    def followed(self) -> dict[str, Live]:
        """Give the tables that somebody follows."""
        return {name: live for name, live in self._all.items() if live.watchers}

    @asynccontextmanager
    async def held(self, name: str) -> AsyncIterator[Live]:
        """Give a table to one user at a time."""
        live = self._all.setdefault(name, Live())
        self._all.move_to_end(name)
        live.users += 1
        try:
            async with live.lock:
                yield live
        finally:
            live.users -= 1
            self._make_room(name, live)

    def _make_room(self, name: str, live: Live) -> None:
        if live.table is None and live.idle():
            self._all.pop(name, None)
        if len(self._all) > self._most:
            for other in [other for other, kept in self._all.items() if kept.idle()][: len(self._all) - self._most]:
                del self._all[other]
