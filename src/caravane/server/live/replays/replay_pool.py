"""The replay processes: work on whole tables in turn, so that nobody's requests delay the moves or the files of others."""

import asyncio
import hashlib
import os
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, final

import msgspec

from caravane.server.live.fair_queue import TIMEOUT_SECONDS, FairQueue
from caravane.server.live.replays.replay_process import ReplayProcess, ReplayProcessDied, start_process
from caravane.server.security.pacing import AddressPacer
from caravane.server.store.protocol import TableStore
from caravane.tables.acts import Refused

QUICK: Final = "quick"
SLOW: Final = "slow"
"""Lanes of the queue: luck reports and imports, which take seconds, never delay histories and exports."""
LANES: Final = {"history": QUICK, "export": QUICK, "luck": SLOW}
SLOTS: Final = 2 if (os.cpu_count() or 1) > 4 else 1
"""Number of processes per lane."""
MAX_CACHED_BYTES: Final = 32_000_000
ACT_WORK: Final = 0.007
"""Milliseconds of processor time that the server itself, not the replay process, takes to read an act and hand it on."""


@final
class ReplayPool:
    """Runs tasks in child processes, which start with the first task of each."""

    def __init__(self, store: TableStore, pacer: AddressPacer) -> None:
        self._store: Final = store
        self._pacer: Final = pacer
        self._lanes: Final = {lane: FairQueue(SLOTS, timeout=TIMEOUT_SECONDS) for lane in (QUICK, SLOW)}
        self._idle: Final[list[ReplayProcess]] = []
        self._cache: Final = ResultCache()

    async def run_with_acts(self, sender: str, address: str, task: str, table_id: str, **args: Any) -> bytes:
        """Return the result of a task on all acts of a table; they are read only when a slot is free, and once."""
        async with self._lanes[LANES[task]].slot(sender, address):
            number, names = await self._store.acts_version(table_id)
            key = key_of(task, table_id, number, names, args)
            result = self._cache.get(key)
            if result is None:
                # Beforehand, because whoever disconnects has caused the work too.
                self._pacer.charge(address, number * ACT_WORK)
                result = await self._run(task, {"acts": await self._store.acts(table_id), **args})
                self._cache.add(key, result)
            return result

    async def _run(self, task: str, args: dict[str, Any]) -> bytes:
        async with self._process() as process:
            try:
                result: bytes = await process.request(task, **args)
            except ReplayProcessDied as error:
                # Not as unavailable: a proxy would send the same request to the next process, and so end another task.
                raise Refused("bad-request", "too-slow") from error
            return result

    @asynccontextmanager
    async def process(self, sender: str, address: str, work: float = 0.0) -> AsyncIterator[ReplayProcess]:
        """Hold a process for several slow requests, which count as some milliseconds of work of the address.

        It is killed if the last one is still running at the end.
        """
        async with self._lanes[SLOW].slot(sender, address), self._process() as process:
            self._pacer.charge(address, work)
            yield process

    @asynccontextmanager
    async def _process(self) -> AsyncIterator[ReplayProcess]:
        ready = [each for each in self._idle if each.ready()]
        self._idle[:] = ready[:-1]
        process = ready[-1] if ready else await start_process()
        try:
            yield process
        finally:
            if process.ready():
                self._idle.append(process)
            else:
                await asyncio.shield(process.end())

    async def stop(self) -> None:
        """End all idle processes; busy ones end with their requests."""
        while self._idle:
            await self._idle.pop().end()


def key_of(task: str, table_id: str, number: int, names: str, args: dict[str, Any]) -> bytes:
    """Return the key of a result: as many acts of a table have the same result until a name in them is deleted.

    If the acts change between the reading of their version and their own, the result is newer than its key.
    """
    return hashlib.sha256(msgspec.json.encode([task, table_id, number, names, args])).digest()


@final
class ResultCache:
    """The results used last, up to a number of bytes."""

    def __init__(self, max_bytes: int = MAX_CACHED_BYTES) -> None:
        self._max: Final = max_bytes
        self._results: Final[OrderedDict[bytes, bytes]] = OrderedDict()
        self._bytes: int = 0

    def get(self, key: bytes) -> bytes | None:
        """Return a result, if it is known."""
        if key in self._results:
            self._results.move_to_end(key)
        return self._results.get(key)

    def add(self, key: bytes, result: bytes) -> None:
        """Keep a result; the ones that were not used for the longest time make room."""
        self._bytes += len(result) - len(self._results.pop(key, b""))
        self._results[key] = result
        while self._bytes > self._max:
            self._bytes -= len(self._results.popitem(last=False)[1])
