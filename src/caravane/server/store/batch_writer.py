"""Batches: acts that come while others are being written wait, and are then written together.

One commit at a time, with all that waits: under load a commit carries hundreds of acts, and without load an act waits for
nobody. An act is acknowledged after the commit that holds it.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, final

from caravane.server.ops import metrics
from caravane.server.store.protocol import Unavailable
from caravane.server.store.serialization import Columns

MOST: Final = 1_000
"""A batch is no longer than this, so that nobody waits long for others."""

Flush = Callable[[list[Columns]], Awaitable[set[str]]]
"""Writes acts of different tables durably; tells the tables whose act's number was free."""


@final
class Waiting:
    """An act that somebody waits for."""

    __slots__ = ("answer", "columns")

    def __init__(self, columns: Columns) -> None:
        self.columns: Final = columns
        self.answer: Final[asyncio.Future[bool]] = asyncio.get_running_loop().create_future()


@final
class Batches:
    """The one writer of a process."""

    def __init__(self, flush: Flush, most: int = MOST) -> None:
        self._flush: Final = flush
        self._most: Final = most
        self._waiting: deque[Waiting] = deque()
        self._work: Final = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    async def append(self, columns: Columns) -> bool:
        """Wait until an act is kept; False when its number is taken."""
        if self._closing:
            raise Unavailable("the store is closed")
        waiting = Waiting(columns)
        self._waiting.append(waiting)
        metrics.WAITING.inc()
        self._work.set()
        return await waiting.answer

    async def close(self) -> None:
        """Write what still waits, and end."""
        self._closing = True
        self._work.set()
        await self._task

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            if batch := self._take():
                await self._write(batch)
            else:
                self._work.clear()
                await self._work.wait()

    def _take(self) -> list[Waiting]:
        """Take what waits, except what stands on an act of the same batch; who went away meanwhile is left out."""
        numbers: dict[str, int] = {}
        taken: list[Waiting] = []
        later: list[Waiting] = []
        while self._waiting and len(taken) < self._most:
            waiting = self._waiting.popleft()
            metrics.WAITING.dec()
            if not waiting.answer.done():
                mine = waiting.columns.number
                first = numbers.setdefault(waiting.columns.table, mine)
                (taken if first == mine else later).append(waiting)
        self._waiting.extendleft(reversed(later))
        metrics.WAITING.inc(len(later))
        return taken

    async def _write(self, batch: list[Waiting]) -> None:
        # Of several with the same number the first is written; whatever becomes of it, the others are too late.
        first: dict[str, Waiting] = {}
        for waiting in batch:
            first.setdefault(waiting.columns.table, waiting)
        metrics.BATCH.observe(len(first))
        try:
            with metrics.COMMIT.time():
                won = await self._flush([waiting.columns for waiting in first.values()])
        except Exception as error:  # noqa: BLE001 whatever it was, those who wait must hear of it
            metrics.COMMIT_FAILURES.inc()
            _fail(batch, error)
        else:
            for waiting in batch:
                table = waiting.columns.table
                _answer(waiting, table in won and first[table] is waiting)


def _answer(waiting: Waiting, written: bool) -> None:
    if not waiting.answer.done():
        waiting.answer.set_result(written)


def _fail(batch: list[Waiting], error: Exception) -> None:
    for waiting in batch:
        if not waiting.answer.done():
            unavailable = Unavailable(str(error))
            unavailable.__cause__ = error
            waiting.answer.set_exception(unavailable)
