"""Queue for work that replays a whole table, so that players who are moving now come first."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, TypeVar, final

from caravane.server.store.protocol import TableStore
from caravane.tables.acts import Packed, Refused

MAX_CONCURRENT: Final = 2
"""Maximum number of tables that are replayed at the same time."""
MAX_PENDING: Final = 50
"""Maximum number of replays that wait: a few seconds' work."""

T = TypeVar("T")


@final
class ReplayQueue:
    """Runs replays in threads, a few at a time, and refuses more than can wait."""

    def __init__(self, store: TableStore) -> None:
        self._store: Final = store
        self._slots: Final = asyncio.Semaphore(MAX_CONCURRENT)
        self._pending: int = 0

    async def run(self, work: Callable[[], T]) -> T:
        """Run work in a thread when a slot is free; return its result."""
        async with self.slot():
            return await asyncio.to_thread(work)

    async def run_with_acts(self, table_id: str, work: Callable[[list[Packed]], T]) -> T:
        """Run work on all acts of a table; they are read only when a slot is free, since they may be many."""
        async with self.slot():
            acts = await self._store.acts(table_id)
            return await asyncio.to_thread(work, acts)

    @asynccontextmanager
    async def slot(self) -> AsyncIterator[None]:
        """Hold a slot; raise Refused when too many already wait for one."""
        if self._pending >= MAX_PENDING:
            raise Refused("rate-limited")
        self._pending += 1
        try:
            await self._slots.acquire()
        finally:
            self._pending -= 1
        try:
            yield
        finally:
            self._slots.release()
