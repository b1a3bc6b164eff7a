"""A writer that commits all pending acts of a process together.

There is one commit at a time. Acts that arrive meanwhile form the next batch: under load a commit carries hundreds of
acts, and without load an act is written at once. An act is acknowledged after the commit that holds it.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, final

from caravane.server.ops import metrics
from caravane.server.store.protocol import Unavailable
from caravane.server.store.serialization import Columns

MAX_BATCH: Final = 1_000
"""Maximum number of acts in a batch, so that no act waits long for others."""

Flush = Callable[[list[Columns]], Awaitable[set[str]]]
"""Writes acts of different tables durably; returns the tables whose act had a free number."""


@final
class PendingWrite:
    """An act that waits to be written."""

    __slots__ = ("columns", "result")

    def __init__(self, columns: Columns) -> None:
        self.columns: Final = columns
        self.result: Final[asyncio.Future[bool]] = asyncio.get_running_loop().create_future()


@final
class BatchWriter:
    """The only writer of acts in a process."""

    def __init__(self, flush: Flush, max_batch: int = MAX_BATCH) -> None:
        self._flush: Final = flush
        self._max_batch: Final = max_batch
        self._pending: deque[PendingWrite] = deque()
        self._work: Final = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    async def append(self, columns: Columns) -> bool:
        """Write an act durably; return False if its number is taken."""
        if self._closing:
            raise Unavailable("the store is closed")
        write = PendingWrite(columns)
        self._pending.append(write)
        metrics.ACTS_PENDING.inc()
        self._work.set()
        return await write.result

    async def close(self) -> None:
        """Write all pending acts and stop."""
        self._closing = True
        self._work.set()
        await self._task

    async def _run(self) -> None:
        while self._pending or not self._closing:
            if batch := self._take():
                await self._write(batch)
            else:
                self._work.clear()
                await self._work.wait()

    def _take(self) -> list[PendingWrite]:
        """Take the next batch: no two numbers of one table, and no act whose caller was cancelled."""
        numbers: dict[str, int] = {}
        taken: list[PendingWrite] = []
        later: list[PendingWrite] = []
        while self._pending and len(taken) < self._max_batch:
            write = self._pending.popleft()
            metrics.ACTS_PENDING.dec()
            if not write.result.done():
                number = write.columns.number
                first = numbers.setdefault(write.columns.table, number)
                (taken if first == number else later).append(write)
        self._pending.extendleft(reversed(later))
        metrics.ACTS_PENDING.inc(len(later))
        return taken

    async def _write(self, batch: list[PendingWrite]) -> None:
        # Of several acts with the same number the first is written; whatever its result, the others are too late.
        first: dict[str, PendingWrite] = {}
        for write in batch:
            first.setdefault(write.columns.table, write)
        metrics.BATCH_ACTS.observe(len(first))
        try:
            with metrics.COMMIT_SECONDS.time():
                written = await self._flush([write.columns for write in first.values()])
        except Exception as error:  # noqa: BLE001 every waiting caller must get the error
            metrics.COMMIT_FAILURES.inc()
            _fail(batch, error)
        else:
            for write in batch:
                table = write.columns.table
                _acknowledge(write, table in written and first[table] is write)


def _acknowledge(write: PendingWrite, written: bool) -> None:
    if not write.result.done():
        write.result.set_result(written)


def _fail(batch: list[PendingWrite], error: Exception) -> None:
    for write in batch:
        if not write.result.done():
            unavailable = Unavailable(type(error).__name__)
            unavailable.__cause__ = error
            write.result.set_exception(unavailable)
