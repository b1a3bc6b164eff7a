"""Tests of appending acts: one per number, in order, under concurrency, and without affecting other callers."""

import asyncio
import random
from collections import defaultdict

import pytest

from caravane.server.store.connect import open_store
from caravane.server.store.protocol import Database, Unavailable
from caravane.server.store.records import ActWrite
from caravane.server.store.sql_store import SqlStore
from tests.server.store.rows import names_of, new_table, row, write
from tests.wait_limit import WAIT_SECONDS

pytestmark = pytest.mark.anyio

APPENDERS = 50
TABLES = [f"table {index}" for index in range(5)]
ACTS = 30

Winners = dict[tuple[str, int], list[str]]


async def append_acts(store: Database, me: str, winners: Winners) -> None:
    """Append to random tables, each time with the number that seems to be next."""
    rng = random.Random(me)
    numbers = dict.fromkeys(TABLES, 1)
    while min(numbers.values()) < ACTS:
        table = rng.choice([table for table in TABLES if numbers[table] < ACTS])
        if await store.append(write(table, numbers[table], label=me)):
            winners[table, numbers[table]].append(me)
            numbers[table] += 1
        else:
            numbers[table] = len(await store.acts(table))


async def test_exactly_one_of_many_appenders_wins_each_number(store: Database, store_url: str) -> None:
    """Use two stores in place of two processes, between which only the database decides."""
    other = await open_store(store_url)
    for table in TABLES:
        await new_table(store, table)
    winners: Winners = defaultdict(list)
    appenders = [append_acts([store, other][me % 2], f"appender {me}", winners) for me in range(APPENDERS)]
    await asyncio.gather(*appenders)
    for table in TABLES:
        acts = await store.acts(table)
        assert len(acts) >= ACTS
        assert [[act["label"]] for act in acts[1:]] == [winners[table, number] for number in range(1, len(acts))]
    await other.close()


async def test_two_acts_with_one_number_in_one_batch_the_first_wins(store: Database) -> None:
    await new_table(store, "well")
    attempts = [(1, "a"), (1, "b"), (2, "c"), (1, "d"), (2, "e"), (3, "f")]
    written = await asyncio.gather(*[store.append(write("well", number, label=label)) for number, label in attempts])
    assert written == [True, False, True, False, False, True]
    assert [act["label"] for act in (await store.acts("well"))[1:]] == ["a", "c", "f"]


async def test_the_row_is_that_of_the_last_act(store: Database) -> None:
    await new_table(store, "well")
    writes = [write("well", number, due_at=float(number)) for number in range(1, 20)]
    assert all(await asyncio.gather(*[store.append(each) for each in writes]))
    [(_, stored)] = await store.tables_of("id-ada", 1)
    assert stored.due_at == 19.0


async def test_a_cancelled_append_affects_no_other(store: Database) -> None:
    tables = [f"table {index}" for index in range(30)]
    for table in tables:
        await new_table(store, table)
    appends = [asyncio.create_task(store.append(write(table, 1, label="once"))) for table in tables]
    for index, append in enumerate(appends):
        await asyncio.sleep(0)
        if index % 3 == 0:
            append.cancel()
    results = await asyncio.gather(*appends, return_exceptions=True)
    for index, (table, result) in enumerate(zip(tables, results, strict=True)):
        recorded = len(await store.acts(table)) - 1
        if index % 3:
            assert (result, recorded) == (True, 1)
        else:
            assert recorded in {0, 1}
    assert await store.append(write(tables[1], 2))


async def test_an_act_that_cannot_be_serialized_fails_only_its_caller(store: Database) -> None:
    await new_table(store, "well")
    await new_table(store, "spring")
    unwritable = ActWrite("well", 1, {"kind": "play", "at": 2.0, "label": object()}, row())
    bad, good = await asyncio.gather(store.append(unwritable), store.append(write("spring", 1)), return_exceptions=True)
    assert isinstance(bad, TypeError)
    assert good is True
    assert await store.append(write("well", 1))


async def test_closing_finishes_pending_appends(store_url: str) -> None:
    store = await open_store(store_url)
    tables = [f"table {index}" for index in range(20)]
    for table in tables:
        await new_table(store, table)
    appends = [asyncio.create_task(store.append(write(table, 1))) for table in tables]
    await asyncio.sleep(0)
    await store.close()
    assert all(await asyncio.gather(*appends))
    with pytest.raises(Unavailable):
        await store.append(write(tables[0], 2))
    again = await open_store(store_url)
    assert [len(await again.acts(table)) for table in tables] == [2] * 20
    await again.close()


async def test_readers_and_writers_do_not_block_each_other(store: Database) -> None:
    assert isinstance(store, SqlStore)
    await new_table(store, "well")
    async with asyncio.timeout(WAIT_SECONDS):
        async with store.write_transaction():
            assert len(await store.acts("well")) == 1
            assert names_of(await store.open_tables(10)) == ["well"]
        async with store.engine.connect() as reader:
            await reader.execution_options(isolation_level="AUTOCOMMIT")
            cursor = await reader.exec_driver_sql("SELECT act FROM acts")
            assert await store.append(write("well", 1))
            assert len(cursor.all()) == 1
