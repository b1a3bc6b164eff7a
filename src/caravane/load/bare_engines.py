"""The engines below the server, each measured alone on this machine, as a reference for all other figures."""

import asyncio
import secrets
import time
from itertools import count
from typing import Any, Final

from caravane.load.plan import Wait
from caravane.server.store.connect import open_store
from caravane.server.store.protocol import Database
from caravane.server.store.records import ActWrite, TableRow

HOST: Final = "load"
NEVER: Final = float("inf")


def _row(seats: int, at: float) -> TableRow:
    """Return a row like that of a table with people in all seats."""
    return TableRow(
        game="bare",
        seats=seats,
        status="playing",
        public=False,
        rated=False,
        host=HOST,
        time_control={},
        occupants=[{"kind": "person", "name": f"Player {seat}"} for seat in range(seats)],
        seat_identities=[f"{HOST}-{seat}" for seat in range(seats)],
        deciding=[0],
        clocks_expire_at=[NEVER] * seats,
        due_at=NEVER,
        created_at=at,
        updated_at=at,
    )


async def measure_inserts(url: str, tables: int, seats: int, seconds: float, size: int) -> list[Wait]:
    """Append acts of `size` bytes to a store alone: the same statement and batches, with as many tables at once."""
    store = await open_store(url)
    waits: list[Wait] = []
    names = [secrets.token_urlsafe(9) for _ in range(tables)]
    for name in names:
        await store.create(name, {"kind": "create", "at": time.time(), "host": HOST}, b"bare", _row(seats, time.time()))
    start = time.perf_counter()

    async def insert(name: str) -> None:
        for number in count(1):
            before = time.perf_counter()
            if before - start > seconds:
                return
            await _insert(store, name, number, seats, size)
            now = time.perf_counter()
            waits.append((now - start, now - before))

    await asyncio.gather(*[insert(name) for name in names])
    await store.close()
    return waits


async def _insert(store: Database, name: str, number: int, seats: int, size: int) -> None:
    at = time.time()
    act = {"kind": "play", "at": at, "seat": 0, "moves": ["x" * size]}
    if not await store.append(ActWrite(name, number, act, _row(seats, at))):
        raise RuntimeError("another process writes to the bare tables")


async def measure_bus(url: str, tables: int, seconds: float, size: int) -> list[Wait]:
    """Send messages of `size` bytes over NATS alone, from one connection to another, one after the other per table."""
    import nats  # noqa: PLC0415 (not needed without NATS)

    publisher, subscriber = await nats.connect(url), await nats.connect(url)
    waits: list[Wait] = []
    prefix = f"bare.{secrets.token_hex(4)}"
    received = [asyncio.Queue[None]() for _ in range(tables)]

    async def on_message(message: Any) -> None:
        received[int(message.subject.rpartition(".")[2])].put_nowait(None)

    await subscriber.subscribe(f"{prefix}.*", cb=on_message)
    await subscriber.flush()
    start = time.perf_counter()

    async def exchange(table: int) -> None:
        while (before := time.perf_counter()) - start < seconds:
            await publisher.publish(f"{prefix}.{table}", b"x" * size)
            await received[table].get()
            now = time.perf_counter()
            waits.append((now - start, now - before))

    await asyncio.gather(*[exchange(table) for table in range(tables)])
    await publisher.close()
    await subscriber.close()
    return waits
