"""Tests of the replay processes: they end with their task, are limited, and answer the same question once."""

import asyncio
import os
import signal
import subprocess
import sys
from typing import Any

import pytest

from caravane import games
from caravane.server.live.hub import Hub
from caravane.server.live.replays.replay_pool import ACT_WORK, ReplayPool, ResultCache
from caravane.server.live.replays.replay_process import ReplayProcessDied, start_process
from caravane.server.security.pacing import AddressPacer
from caravane.server.store.protocol import Database, TableStore
from caravane.tables.acts import RESIGN, SIT, STAND, START, Act, Packed, Refused
from caravane.tables.occupants import PERSON, Occupant
from caravane.tables.settings import Settings
from tests.server.table_setup import NO_CLOCK, person, start_table
from tests.wait_limit import WAIT_SECONDS

pytestmark = pytest.mark.anyio

ADDRESS = "192.0.2.1"
WORK = 250.0


class CountingStore:
    """A store that counts how often the acts of a table are read."""

    def __init__(self, store: TableStore) -> None:
        self._store = store
        self.reads = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def acts(self, table_id: str, since: int = 0) -> list[Packed]:
        self.reads += 1
        return await self._store.acts(table_id, since)


def counting(store: TableStore) -> tuple[Any, CountingStore]:
    counted = CountingStore(store)
    return counted, counted


async def export_of(pool: ReplayPool, hub: Hub, table_id: str) -> str:
    """Return the file of a table, requested from one address."""
    secret = (await hub.get_table(table_id)).secret
    return (await pool.run_with_acts("ana", ADDRESS, "export", table_id, secret=secret)).decode()


async def finished_table(hub: Hub, name: str, identity: str) -> str:
    """Finish a game at whose table somebody sat down and stood up again before it began."""
    settings = Settings("_template", games.get("_template").rules, 2, {}, NO_CLOCK)
    table = await hub.create_table("id-host", settings)
    await hub.act(table, Act(SIT, hub.now(), seat=0, occupant=Occupant(PERSON, name, identity).pack()))
    await hub.act(table, Act(STAND, hub.now(), seat=0))
    for seat, other in enumerate((person("Ada"), person("Bo"))):
        await hub.act(table, Act(SIT, hub.now(), seat=seat, occupant=other.pack()))
    await hub.act(table, Act(START, hub.now()))
    await hub.act(table, Act(RESIGN, hub.now(), seat=0))
    return table


async def test_the_acts_of_a_table_are_read_once_and_charged_to_the_address(store: Database) -> None:
    counted, reads = counting(store)
    hub, pacer = Hub(store), AddressPacer(WORK, now=lambda: 0.0)
    pool = ReplayPool(counted, pacer)
    table = await finished_table(hub, "Cy", "id-Cy")
    free = pacer.charge(ADDRESS, 1e6)
    first = await export_of(pool, hub, table)
    charged = (pacer.charge(ADDRESS, 0.0) - free) * WORK
    assert charged == pytest.approx((await hub.get_table(table)).act_count * ACT_WORK)
    assert await export_of(pool, hub, table) == first
    assert reads.reads == 1
    assert (pacer.charge(ADDRESS, 0.0) - free) * WORK == charged
    await pool.stop()


async def test_a_file_is_computed_again_after_an_act_and_after_the_deletion_of_an_account(store: Database) -> None:
    hub, pool = Hub(store), ReplayPool(store, AddressPacer(WORK))
    identity = await store.create_guest("Xanthippe", 0.0)
    table = await finished_table(hub, "Xanthippe", identity)
    other = await finished_table(hub, "Cy", "id-Cy")
    files = [await export_of(pool, hub, each) for each in (table, other)]
    assert ["Xanthippe" in file for file in files] == [True, False]
    await store.delete_identity(identity)
    files = [await export_of(pool, hub, each) for each in (table, other)]
    assert ["Xanthippe" in file for file in files] == [False, False]
    version = await store.acts_version(other)
    playing = await start_table(hub, person("Ada"), person("Bo"))
    history = {"seat": None, "after": 0, "limit": 100, "views": False}
    before = await pool.run_with_acts("ana", ADDRESS, "history", playing, **history)
    await hub.act(playing, Act(RESIGN, hub.now(), seat=0))
    assert await pool.run_with_acts("ana", ADDRESS, "history", playing, **history) != before
    assert await store.acts_version(other) == version
    assert await store.acts_version("no table") == (0, "")
    await pool.stop()


async def test_a_process_is_killed_when_nobody_waits_for_its_answer(store: Database) -> None:
    pool, found = ReplayPool(store, AddressPacer(WORK)), asyncio.get_running_loop().create_future()

    async def verify_file() -> None:
        async with pool.process("ana", "") as process:
            # A stopped process does not answer.
            os.kill(process.pid, signal.SIGSTOP)
            found.set_result(process.pid)
            await process.request("open_file", body=b"{}")

    task = asyncio.create_task(verify_file())
    async with asyncio.timeout(WAIT_SECONDS):
        pid = await found
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    # The next request gets another process.
    async with pool.process("ana", "") as process:
        with pytest.raises(Refused, match="bad-request"):
            await process.request("open_file", body=b"{}")
    await pool.stop()


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"{", "bad-request"),
        (b'{"file": 1}', "bad-request"),
        (b'{"file": {}}', "bad-file"),
        (b"[" * 500_000, "bad-request"),
    ],
)
async def test_bodies_that_are_no_files_are_refused(body: bytes, code: str) -> None:
    process = await start_process()
    with pytest.raises(Refused, match=code):
        await process.request("open_file", body=body)
    assert process.ready()
    await process.end()


async def test_a_task_whose_process_died_is_refused_as_a_bad_request(store: Database) -> None:
    pool = ReplayPool(store, AddressPacer(WORK))
    async with pool.process("ana", "") as process:
        # A stopped process takes requests, and answers none.
        os.kill(process.pid, signal.SIGSTOP)
    replay = asyncio.create_task(pool.run_with_acts("ana", "", "export", "table", secret=b""))
    async with asyncio.timeout(WAIT_SECONDS):
        while process.ready():  # noqa: ASYNC110 (a request sends no event)
            await asyncio.sleep(0.01)
        os.kill(process.pid, signal.SIGKILL)
        with pytest.raises(Refused, match="bad-request") as refusal:
            await replay
    assert refusal.value.reason == "too-slow"


async def test_a_process_that_ended_answers_nothing() -> None:
    process = await start_process()
    os.kill(process.pid, signal.SIGKILL)
    with pytest.raises(ReplayProcessDied):
        await process.request("open_file", body=b"{}")
    await process.end()


def test_results_are_kept_up_to_a_size() -> None:
    cache = ResultCache(max_bytes=10)
    for name in (b"a", b"b", b"c"):
        cache.add(name, b"12345")
    assert [cache.get(name) for name in (b"a", b"b", b"c")] == [None, b"12345", b"12345"]
    cache.add(b"d", b"too large to keep")
    assert cache.get(b"d") is None


def test_a_process_starts_without_the_web_server_and_the_database() -> None:
    """Each would take longer to load than most tasks take."""
    code = "import sys, caravane.server.live.replays.__main__; print(*{'fastapi', 'sqlalchemy', 'structlog'} & {*sys.modules})"
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == ""
