"""Bare: the engines below the server, each alone, on this machine, now. A figure means something only beside these."""

import asyncio
import secrets
import time
from itertools import count
from typing import Any, Final

from caravane.load.plan import Wait
from caravane.server.store.connect import open_store
from caravane.server.store.protocol import Database, Row, Write

HOST: Final = "load"
FOREVER: Final = float("inf")


def _row(seats: int, at: float) -> Row:
    """Give a row as a table with people in all seats has it."""
    return Row(
        game="bare",
        seats=seats,
        status="playing",
        public=False,
        rated=False,
        host=HOST,
        pace={},
        places=[{"kind": "person", "name": f"Player {seat}"} for seat in range(seats)],
        seating=[f"{HOST}-{seat}" for seat in range(seats)],
        deciding=[0],
        clocks=[FOREVER] * seats,
        due_at=FOREVER,
        created_at=at,
        told_at=at,
    )


async def inserts(url: str, tables: int, seats: int, seconds: float, size: int) -> list[Wait]:
    """Write acts of a size to a store alone: the same statement, the same batches, as many tables at once."""
    store = await open_store(url)
    waits: list[Wait] = []
    names = [secrets.token_urlsafe(9) for _ in range(tables)]
    for name in names:
        await store.create(name, {"kind": "open", "at": time.time(), "host": HOST}, b"bare", _row(seats, time.time()))
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
    if not await store.append(Write(name, number, act, _row(seats, at))):
        raise RuntimeError("somebody else writes to the bare tables")


async def news(url: str, tables: int, seconds: float, size: int) -> list[Wait]:
    """Carry messages of a size over NATS alone, from one connection to another, one after the other for each table."""
    import nats  # noqa: PLC0415 (a load test without NATS needs none)

    teller, hearer = await nats.connect(url), await nats.connect(url)
    waits: list[Wait] = []
    prefix = f"bare.{secrets.token_hex(4)}"
    heard = [asyncio.Queue[None]() for _ in range(tables)]

    async def hear(message: Any) -> None:
        heard[int(message.subject.rpartition(".")[2])].put_nowait(None)

    await hearer.subscribe(f"{prefix}.*", cb=hear)
    await hearer.flush()
    start = time.perf_counter()

    async def tell(place: int) -> None:
        while (before := time.perf_counter()) - start < seconds:
            await teller.publish(f"{prefix}.{place}", b"x" * size)
            await heard[place].get()
            now = time.perf_counter()
            waits.append((now - start, now - before))

    await asyncio.gather(*[tell(place) for place in range(tables)])
    await teller.close()
    await hearer.close()
    return waits
