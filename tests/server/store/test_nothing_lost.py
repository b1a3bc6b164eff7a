"""Nothing acknowledged is lost: a real process is killed at random while it appends, and so is the database."""

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
"""The last number of each table that was acknowledged."""


def start_appender(url: str, turn: int) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "tests.server.store.appender", url, str(turn)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def read_some(process: "subprocess.Popen[str]", lines: int) -> list[str]:
    assert process.stdout is not None
    return [process.stdout.readline() for _ in range(lines)]


def kill(process: "subprocess.Popen[str]") -> list[str]:
    """Kill without warning; give what it had said before."""
    process.kill()
    rest, _ = process.communicate()
    # The last line may have been cut in two.
    return [line for line in rest.splitlines(keepends=True) if line.endswith("\n")]


def acknowledged(lines: list[str]) -> Acknowledged:
    last: Acknowledged = {}
    for line in lines:
        table, number = line.split()
        assert last.get(table, -1) == int(number) - 1
        last[table] = int(number)
    return last


async def assert_kept(store: Database, last: Acknowledged) -> None:
    """The record holds every acknowledged act once, in order, and at most the one that was on its way."""
    rows = dict(await store.tables_of("id-ada", 10_000))
    for table, number in last.items():
        acts = await store.acts(table)
        assert [act["said"] for act in acts[1:]] == [f"{table} {place}" for place in range(1, len(acts))]
        assert len(acts) - 1 in {number, number + 1}
        assert rows[table].due_at == (float(len(acts) - 1) if len(acts) > 1 else float("inf"))


async def test_a_killed_process_loses_nothing_that_it_acknowledged(durable_url: str) -> None:
    rng = random.Random(durable_url.partition(":")[0])
    everything: Acknowledged = {}
    for turn in range(ROUNDS):
        process = start_appender(durable_url, turn)
        lines = read_some(process, rng.randrange(20, 300))
        everything |= acknowledged(lines + kill(process))
    store = await open_store(durable_url)
    await assert_kept(store, everything)
    for table in everything:
        assert await store.append(write(table, len(await store.acts(table))))
    await store.close()


async def test_a_crash_of_the_database_loses_nothing_that_was_acknowledged() -> None:
    postgres = Postgres(durable=True)
    try:
        process = start_appender(postgres.url(), 0)
        lines = read_some(process, 400)
        postgres.crash()
        lines += kill(process)
        postgres.start()
        store = await open_store(postgres.url())
        await assert_kept(store, acknowledged(lines))
        await store.close()
    finally:
        postgres.stop()


async def test_a_store_goes_on_when_its_database_is_back(durable_postgres: Postgres) -> None:
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


async def test_appends_that_wait_for_a_dead_database_are_told(durable_postgres: Postgres) -> None:
    store = await open_store(durable_postgres.url(durable_postgres.new_database()))
    for place in range(10):
        await new_table(store, f"table {place}")
    durable_postgres.crash()
    appends = [store.append(write(f"table {place}", 1)) for place in range(10)]
    answers = await asyncio.gather(*appends, return_exceptions=True)
    assert [type(answer) for answer in answers] == [Unavailable] * 10
    durable_postgres.start()
    await store.close()
