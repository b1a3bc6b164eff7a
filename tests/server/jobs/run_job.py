"""Due work that runs at the tables of a hub, and waiting for what it does."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from caravane.kernel.codec import fingerprint
from caravane.server.bots.pool import Bots
from caravane.server.jobs.due_tables import DueWork
from caravane.server.live.hub import Hub
from caravane.server.store.connect import open_store
from caravane.server.store.protocol import Database
from caravane.tables.table import ENDED, Table
from tests.server.table_setup import play_first

LATE = 5.0
"""A machine that is busy with other tests may be late by this."""


@asynccontextmanager
async def working(hub: Hub, pause: float = 0.0, *, claims: bool = True) -> AsyncIterator[tuple[Bots, DueWork]]:
    """Let bots play at the tables of a hub; without claims only where the test sends them."""
    bots = Bots(processes=1, pause=pause)
    await bots.start()
    work = DueWork(hub, bots)
    if claims:
        await work.start()
    try:
        yield bots, work
    finally:
        if claims:
            await work.stop()
        await bots.stop()


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    """Open a store as another process would."""
    store = await open_store(url)
    try:
        yield store
    finally:
        await store.close()


async def until(hub: Hub, name: str, happened: Callable[[Table], bool], seconds: float = 30) -> Table:
    """Wait for something to happen at a table."""
    async with asyncio.timeout(seconds):
        while not happened(table := await hub.look(name)):  # noqa: ASYNC110 (tests listen to nobody)
            await asyncio.sleep(0.01)
    return table


def ended(table: Table) -> bool:
    return table.status == ENDED


async def play_people(hub: Hub, name: str) -> None:
    """Let the people at a table play their first legal moves until the game is over."""
    while not ended(table := await until(hub, name, lambda table: ended(table) or waits_for_people(table))):
        await play_first(hub, name, next(seat for seat in table.deciding() if seat in table.people()))


def waits_for_people(table: Table) -> bool:
    return any(seat in table.people() for seat in table.deciding())


async def kinds(hub: Hub, name: str) -> list[Any]:
    return [act["kind"] for act in await hub.store.acts(name)]


async def check_record(hub: Hub, name: str) -> None:
    """The record gives the table that everybody saw, played to its end, with nothing twice."""
    shown, kept = await hub.look(name), await hub.load(name)
    assert kept.status == ENDED
    assert kept.journal.lines() == shown.journal.lines()
    assert fingerprint(kept.game, kept.journal.state) == fingerprint(shown.game, shown.journal.state)
    assert kept.number == len(await hub.store.acts(name))


async def timed(awaited: Awaitable[object]) -> float:
    began = time.monotonic()
    await awaited
    return time.monotonic() - began
