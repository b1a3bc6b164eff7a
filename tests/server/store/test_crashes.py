"""Tests that no acknowledged act is lost when a process or the database is killed while it appends."""

import asyncio
import random
import subprocess
import sys
from pathlib import Path

import pytest

from caravane.server.store.connect import open_store
from caravane.server.store.protocol import Database, Unavailable
from tests.server.services import Postgres
from tests.server.store.rows import new_table, write

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[3]
ROUNDS = 4

Acknowledged = dict[str, int]
"""Last acknowledged number by table."""


def start_appender(url: str, round_number: int) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "tests.server.store.appender", url, str(round_number)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def read_some(process: "subprocess.Popen[str]", lines: int) -> list[str]:
    assert process.stdout is not None
    return [process.stdout.readline() for _ in range(lines)]


def kill(process: "subprocess.Popen[str]") -> list[str]:
    """Kill a process without warning; return its remaining complete lines of output."""
    process.kill()
    rest, _ = process.communicate()
    # The last line may be incomplete.
    return [line for line in rest.splitlines(keepends=True) if line.endswith("\n")]


def acknowledged(lines: list[str]) -> Acknowledged:
    last: Acknowledged = {}
    for line in lines:
        table, number = line.split()
        assert last.get(table, -1) == int(number) - 1
        last[table] = int(number)
    return last


async def check_stored(store: Database, last: Acknowledged) -> None:
    """Check that every acknowledged act is stored once and in order, with at most one more that was pending."""
    rows = dict(await store.tables_of("id-ada", 10_000))
    for table, number in last.items():
        acts = await store.acts(table)
        assert [act["label"] for act in acts[1:]] == [f"{table} {index}" for index in range(1, len(acts))]
        assert len(acts) - 1 in {number, number + 1}
        assert rows[table].due_at == (float(len(acts) - 1) if len(acts) > 1 else float("inf"))


async def test_a_killed_process_loses_no_acknowledged_act(durable_url: str) -> None:
    rng = random.Random(durable_url.partition(":")[0])
    everything: Acknowledged = {}
    for round_number in range(ROUNDS):
        process = start_appender(durable_url, round_number)
        lines = read_some(process, rng.randrange(20, 300))
        everything |= acknowledged(lines + kill(process))
    store = await open_store(durable_url)
    await check_stored(store, everything)
    for table in everything:
        assert await store.append(write(table, len(await store.acts(table))))
    await store.close()


async def test_a_database_crash_loses_no_acknowledged_act() -> None:
    postgres = Postgres(durable=True)
    try:
        process = start_appender(postgres.url(), 0)
        lines = read_some(process, 400)
        postgres.crash()
        lines += kill(process)
        postgres.start()
        store = await open_store(postgres.url())
        await check_stored(store, acknowledged(lines))
        await store.close()
    finally:
        postgres.stop()


async def test_a_store_works_again_when_its_database_is_back(durable_postgres: Postgres) -> None:
    store = await open_store(durable_postgres.url(durable_postgres.new_database()))
    await new_table(store, "well")
    assert await store.append(write("well", 1))
    durable_postgres.crash()
    with pytest.raises(Unavailable):
        await store.append(write("well", 2))
    durable_postgres.start()
    assert await store.append(write("well", 2))
    assert len(await store.acts("well")) == 3
    await store.close()


async def test_appends_pending_on_a_dead_database_fail(durable_postgres: Postgres) -> None:
    store = await open_store(durable_postgres.url(durable_postgres.new_database()))
    for index in range(10):
        await new_table(store, f"table {index}")
    durable_postgres.crash()
    appends = [store.append(write(f"table {index}", 1)) for index in range(10)]
    results = await asyncio.gather(*appends, return_exceptions=True)
    assert [type(result) for result in results] == [Unavailable] * 10
    durable_postgres.start()
    await store.close()
