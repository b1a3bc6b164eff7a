"""Run the due-tables job on a hub and wait for its effects."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from caravane.kernel.codec import fingerprint
from caravane.server.bots.pool import BotPool
from caravane.server.jobs.due_tables import DueTablesJob
from caravane.server.live.hub import Hub
from caravane.server.store.connect import store_at
from caravane.server.store.protocol import Database
from caravane.tables.table import ENDED, Table
from tests.server.table_setup import play_first
from tests.wait_limit import WAIT_SECONDS


class ManualClock:
    """A clock that stands still until a test advances it, so that nothing depends on the speed of the machine."""

    def __init__(self, start: float = 1_772_000_000.0) -> None:
        self._time = start

    def now(self) -> float:
        return self._time

    def advance(self, seconds: float) -> None:
        """Set the clock forward."""
        self._time += seconds


class HeldMoves:
    """Holds back every move of a pool until it is released."""

    def __init__(self, bots: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reached = asyncio.Event()
        self._released = asyncio.Event()
        self._choose_move = bots.choose_move
        monkeypatch.setattr(bots, "choose_move", self._hold)

    async def _hold(self, table: Table, seat: int) -> str:
        move = await self._choose_move(table, seat)
        self.reached.set()
        await self._released.wait()
        return move

    def release(self) -> None:
        """Release the moves held back, and all later ones."""
        self._released.set()


@asynccontextmanager
async def running_job(
    hub: Hub, pause: float = 0.0, *, polls: bool = True
) -> AsyncIterator[tuple[BotPool, DueTablesJob]]:
    """Run bots for the tables of a hub; without `polls` only for the tables that the test names."""
    bots = BotPool(processes=1, min_seconds=pause)
    await bots.start()
    job = DueTablesJob(hub, bots)
    if polls:
        await job.start()
    try:
        yield bots, job
    finally:
        if polls:
            await job.stop()
        await bots.stop()


@asynccontextmanager
async def opened_store(url: str) -> AsyncIterator[Database]:
    """Open a store as another process would."""
    store = store_at(url, WAIT_SECONDS)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def until(hub: Hub, name: str, condition: Callable[[Table], bool], seconds: float = WAIT_SECONDS) -> Table:
    """Wait until a table meets a condition; return the table."""
    async with asyncio.timeout(seconds):
        while not condition(table := await hub.get_table(name)):  # noqa: ASYNC110 (tests subscribe to no events)
            await asyncio.sleep(0.01)
    return table


async def until_true(condition: Callable[[], bool]) -> None:
    """Wait until a condition is met that sends no event."""
    async with asyncio.timeout(WAIT_SECONDS):
        while not condition():  # noqa: ASYNC110 (there is no event to wait for)
            await asyncio.sleep(0.01)


def ended(table: Table) -> bool:
    return table.status == ENDED


async def play_humans(hub: Hub, name: str) -> None:
    """Play the first legal moves of all human seats until the game is over."""
    while not ended(table := await until(hub, name, lambda table: ended(table) or is_human_deciding(table))):
        await play_first(hub, name, next(seat for seat in table.deciding() if seat in table.human_seats()))


def is_human_deciding(table: Table) -> bool:
    return any(seat in table.human_seats() for seat in table.deciding())


async def act_kinds(hub: Hub, name: str) -> list[Any]:
    return [act["kind"] for act in await hub.store.acts(name)]


async def check_stored_table(hub: Hub, name: str) -> None:
    """Check that the stored acts replay to the live table, played to its end, without duplicates."""
    live, stored = await hub.get_table(name), await hub.load_fresh(name)
    assert stored.status == ENDED
    assert stored.journal.lines() == live.journal.lines()
    assert fingerprint(stored.game, stored.journal.state) == fingerprint(live.game, live.journal.state)
    assert stored.act_count == len(await hub.store.acts(name))


async def timed(awaited: Awaitable[object]) -> float:
    began = time.monotonic()
    await awaited
    return time.monotonic() - began
