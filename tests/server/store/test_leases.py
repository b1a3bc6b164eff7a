"""Tests of leases on due tables, which are exclusive and end after a while."""

import asyncio

import pytest

from caravane.server.store.connect import open_store
from caravane.server.store.protocol import Database
from tests.server.store.rows import new_table, write

pytestmark = pytest.mark.anyio

LEASE = 30.0


async def test_due_tables_are_leased_in_order_of_due_time(store: Database) -> None:
    for name, due_at in [("late", 50.0), ("bot", 0.0), ("early", 20.0), ("later", 60.0)]:
        await new_table(store, name, due_at=due_at)
    assert sorted(await store.lease_due(55.0, LEASE, 2)) == ["bot", "early"]
    assert await store.lease_due(55.0, LEASE, 2) == ["late"]


async def test_a_table_without_due_time_is_never_leased(store: Database) -> None:
    await new_table(store, "well")
    assert await store.lease_due(1e18, LEASE, 10) == []


async def test_an_act_sets_the_due_time(store: Database) -> None:
    await new_table(store, "well", due_at=10.0)
    assert await store.append(write("well", 1, due_at=20.0))
    assert await store.lease_due(15.0, LEASE, 10) == []
    assert await store.append(write("well", 2))
    assert await store.lease_due(25.0, LEASE, 10) == []


async def test_a_lease_ends_when_it_is_released(store: Database) -> None:
    await new_table(store, "well", due_at=0.0)
    assert await store.lease_due(10.0, LEASE, 10) == ["well"]
    assert await store.append(write("well", 1, due_at=0.0))
    assert await store.lease_due(11.0, LEASE, 10) == []
    await store.release_lease("well")
    assert await store.lease_due(11.0, LEASE, 10) == ["well"]


async def test_a_lease_expires(store: Database) -> None:
    await new_table(store, "well", due_at=0.0)
    assert await store.lease_due(10.0, LEASE, 10) == ["well"]
    assert await store.lease_due(39.9, LEASE, 10) == []
    assert await store.lease_due(40.0, LEASE, 10) == ["well"]


async def test_concurrent_workers_never_lease_the_same_table(store: Database, store_url: str) -> None:
    names = [f"table {index}" for index in range(40)]
    await asyncio.gather(*[new_table(store, name, due_at=0.0) for name in names])
    other = await open_store(store_url)
    leases = [worker.lease_due(10.0, LEASE, 3) for worker in [store, other] * 10]
    leased = [name for lease in await asyncio.gather(*leases) for name in lease]
    assert sorted(leased) == sorted(set(leased))
    leased += await other.lease_due(10.0, LEASE, 100)
    assert sorted(leased) == sorted(names)
    await other.close()
