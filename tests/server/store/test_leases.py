"""Due work: whoever claims a table holds it for a while, and no longer."""

import asyncio

import pytest

from caravane.server.store.connect import open_store
from caravane.server.store.protocol import Database
from tests.server.store.rows import new_table, write

pytestmark = pytest.mark.anyio

LEASE = 30.0


async def test_what_is_due_is_claimed_the_longest_due_first(store: Database) -> None:
    for name, due_at in [("late", 50.0), ("bot", 0.0), ("early", 20.0), ("later", 60.0)]:
        await new_table(store, name, due_at=due_at)
    assert sorted(await store.claim_due(55.0, LEASE, 2)) == ["bot", "early"]
    assert await store.claim_due(55.0, LEASE, 2) == ["late"]


async def test_what_never_must_happen_is_never_due(store: Database) -> None:
    await new_table(store, "well")
    assert await store.claim_due(1e18, LEASE, 10) == []


async def test_an_act_settles_when_a_table_is_due(store: Database) -> None:
    await new_table(store, "well", due_at=10.0)
    assert await store.append(write("well", 1, due_at=20.0))
    assert await store.claim_due(15.0, LEASE, 10) == []
    assert await store.append(write("well", 2))
    assert await store.claim_due(25.0, LEASE, 10) == []


async def test_a_lease_ends_when_it_is_given_back(store: Database) -> None:
    await new_table(store, "well", due_at=0.0)
    assert await store.claim_due(10.0, LEASE, 10) == ["well"]
    assert await store.append(write("well", 1, due_at=0.0))
    assert await store.claim_due(11.0, LEASE, 10) == []
    await store.release("well")
    assert await store.claim_due(11.0, LEASE, 10) == ["well"]


async def test_a_lease_ends_by_itself(store: Database) -> None:
    await new_table(store, "well", due_at=0.0)
    assert await store.claim_due(10.0, LEASE, 10) == ["well"]
    assert await store.claim_due(39.9, LEASE, 10) == []
    assert await store.claim_due(40.0, LEASE, 10) == ["well"]


async def test_many_workers_never_hold_the_same_table(store: Database, store_url: str) -> None:
    names = [f"table {place}" for place in range(40)]
    await asyncio.gather(*[new_table(store, name, due_at=0.0) for name in names])
    other = await open_store(store_url)
    claims = [worker.claim_due(10.0, LEASE, 3) for worker in [store, other] * 10]
    claimed = [name for claim in await asyncio.gather(*claims) for name in claim]
    assert sorted(claimed) == sorted(set(claimed))
    claimed += await other.claim_due(10.0, LEASE, 100)
    assert sorted(claimed) == sorted(names)
    await other.close()
