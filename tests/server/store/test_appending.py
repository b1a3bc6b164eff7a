"""Acts: one per number, in order, whoever comes at the same time, and nobody hurts another's."""

import asyncio
import random
from collections import defaultdict

import pytest

from caravane.server.store.connect import open_store
from caravane.server.store.protocol import Database, Unavailable, Write
from caravane.server.store.sql_store import SqlDatabase
from tests.server.store.rows import names_of, new_table, row, write

pytestmark = pytest.mark.anyio

APPENDERS = 50
TABLES = [f"table {place}" for place in range(5)]
ENOUGH = 30

Kept = dict[tuple[str, int], list[str]]


async def append_until_enough(store: Database, me: str, kept: Kept) -> None:
    """Append to tables at random, each time the number that seems to be next."""
    rng = random.Random(me)
    numbers = dict.fromkeys(TABLES, 1)
    while min(numbers.values()) < ENOUGH:
        table = rng.choice([table for table in TABLES if numbers[table] < ENOUGH])
        if await store.append(write(table, numbers[table], said=me)):
            kept[table, numbers[table]].append(me)
            numbers[table] += 1
        else:
            numbers[table] = len(await store.acts(table))


async def test_of_many_appenders_one_wins_each_number(store: Database, store_url: str) -> None:
    """Two stores stand for two processes: between them only the database decides."""
    other = await open_store(store_url)
    for table in TABLES:
        await new_table(store, table)
    kept: Kept = defaultdict(list)
    appenders = [append_until_enough([store, other][me % 2], f"appender {me}", kept) for me in range(APPENDERS)]
    await asyncio.gather(*appenders)
    for table in TABLES:
        acts = await store.acts(table)
        assert len(acts) >= ENOUGH
        assert [[act["said"]] for act in acts[1:]] == [kept[table, number] for number in range(1, len(acts))]
    await other.close()


async def test_two_acts_with_one_number_in_one_batch_the_first_wins(store: Database) -> None:
    await new_table(store, "well")
    tries = [(1, "a"), (1, "b"), (2, "c"), (1, "d"), (2, "e"), (3, "f")]
    written = await asyncio.gather(*[store.append(write("well", number, said=said)) for number, said in tries])
    assert written == [True, False, True, False, False, True]
    assert [act["said"] for act in (await store.acts("well"))[1:]] == ["a", "c", "f"]


async def test_the_row_is_that_of_the_last_act(store: Database) -> None:
    await new_table(store, "well")
    writes = [write("well", number, due_at=float(number)) for number in range(1, 20)]
    assert all(await asyncio.gather(*[store.append(each) for each in writes]))
    [(_, kept)] = await store.tables_of("id-ada", 1)
    assert kept.due_at == 19.0


async def test_a_caller_who_goes_away_takes_nobody_along(store: Database) -> None:
    tables = [f"table {place}" for place in range(30)]
    for table in tables:
        await new_table(store, table)
    appends = [asyncio.create_task(store.append(write(table, 1, said="once"))) for table in tables]
    for place, append in enumerate(appends):
        await asyncio.sleep(0)
        if place % 3 == 0:
            append.cancel()
    answers = await asyncio.gather(*appends, return_exceptions=True)
    for place, (table, answer) in enumerate(zip(tables, answers, strict=True)):
        recorded = len(await store.acts(table)) - 1
        if place % 3:
            assert (answer, recorded) == (True, 1)
        else:
            assert recorded in {0, 1}
    assert await store.append(write(tables[1], 2))


async def test_what_cannot_be_written_hurts_its_caller_only(store: Database) -> None:
    await new_table(store, "well")
    await new_table(store, "spring")
    unwritable = Write("well", 1, {"kind": "play", "at": 2.0, "said": object()}, row())
    bad, good = await asyncio.gather(store.append(unwritable), store.append(write("spring", 1)), return_exceptions=True)
    assert isinstance(bad, TypeError)
    assert good is True
    assert await store.append(write("well", 1))


async def test_closing_finishes_what_waits(store_url: str) -> None:
    store = await open_store(store_url)
    tables = [f"table {place}" for place in range(20)]
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


async def test_reading_waits_for_no_writer_and_holds_none_up(store: Database) -> None:
    assert isinstance(store, SqlDatabase)
    await new_table(store, "well")
    async with asyncio.timeout(30):
        async with store.writing():
            assert len(await store.acts("well")) == 1
            assert names_of(await store.open_tables(10)) == ["well"]
        async with store.engine.connect() as reader:
            await reader.execution_options(isolation_level="AUTOCOMMIT")
            cursor = await reader.exec_driver_sql("SELECT act FROM journal")
            assert await store.append(write("well", 1))
            assert len(cursor.all()) == 1
