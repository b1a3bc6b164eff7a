"""Due work: bots play and time runs out at tables of the real stores, whatever happens to processes and leases."""

import asyncio
import os
import signal
from typing import Any, cast

import pytest

from caravane.server.bots.pool import BUDGET, GRACE, Bots
from caravane.server.jobs.due_tables import POLL, DueWork
from caravane.server.live.hub import Hub
from caravane.server.live.loading import row_of
from caravane.server.store.protocol import Database, Write
from caravane.tables.acts import LEAVE, PLAY, RETURN, Act
from caravane.tables.clocks.time_control import FOREVER, LIVE
from tests.server.bots.processes import alive
from tests.server.jobs.run_job import (
    LATE,
    check_record,
    ended,
    kinds,
    opened,
    play_people,
    timed,
    until,
    waits_for_people,
    working,
)
from tests.server.table_setup import bot, person, play_first, start_table

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(("game", "seats"), [("_template", 2), ("_template", 4), ("lost-cities", 3)])
async def test_bots_play_a_game_to_its_end(store: Database, game: str, seats: int) -> None:
    hub = Hub(store)
    async with working(hub):
        name = await start_table(hub, *[bot("greedy" if seat else "random") for seat in range(seats)], game=game)
        assert (await until(hub, name, ended)).journal.state.ended()
    await check_record(hub, name)


async def test_two_people_and_two_bots(store: Database) -> None:
    hub = Hub(store)
    async with working(hub):
        name = await start_table(hub, person("anna"), bot(), person("bela"), bot("greedy"))
        await play_people(hub, name)
    await check_record(hub, name)


async def test_many_tables_at_once(store: Database) -> None:
    hub = Hub(store)
    async with working(hub):
        names = [await start_table(hub, bot(), bot()) for _ in range(10)]
        await asyncio.gather(*[until(hub, name, ended) for name in names])
    for name in names:
        await check_record(hub, name)


async def test_a_table_that_was_due_before_the_server_started_is_played(store: Database) -> None:
    name = await start_table(Hub(store), bot(), bot())
    hub = Hub(store)
    async with working(hub):
        await until(hub, name, ended)


async def test_a_bot_killed_while_it_thinks_keeps_a_person_no_longer_than_its_budget(store: Database) -> None:
    hub = Hub(store)
    async with working(hub) as (bots, _):
        name = await start_table(hub, person("anna"), bot())
        for stop in (signal.SIGKILL, signal.SIGSTOP):
            await bots_live(bots)
            [struck] = bots.pids()
            os.kill(struck, stop)
            while bots.pids() == [struck]:
                await until(hub, name, waits_for_people)
                await play_first(hub, name, 0)
                waited = await timed(until(hub, name, lambda table: ended(table) or waits_for_people(table)))
                assert waited < BUDGET + GRACE + LATE
        await play_people(hub, name)
    await check_record(hub, name)


async def bots_live(bots: Bots) -> None:
    """Wait until a process that was killed is replaced."""
    async with asyncio.timeout(60):
        while not [pid for pid in bots.pids() if alive(pid)]:  # noqa: ASYNC110 (processes ring no bell)
            await asyncio.sleep(0.01)


async def test_who_comes_back_while_the_bot_thinks_plays_and_not_the_bot(store: Database) -> None:
    hub = Hub(store)
    async with working(hub, pause=1.0):
        name = await start_table(hub, person("anna"), person("bela"))
        seat = (await hub.look(name)).deciding()[0]
        await hub.act(name, Act(LEAVE, hub.now(), seat=seat))
        await asyncio.sleep(0.1)
        await hub.act(name, Act(RETURN, hub.now(), seat=seat))
        await asyncio.sleep(1.2)
        assert PLAY not in await kinds(hub, name)
        assert seat in (await hub.look(name)).deciding()


async def test_a_claim_whose_process_died_is_taken_over_when_its_lease_runs_out(store: Database) -> None:
    hub = Hub(store)
    name = await start_table(hub, bot(), bot())
    assert await store.claim_due(hub.now(), 1.5, 10) == [name]
    async with working(hub):
        await asyncio.sleep(0.5)
        assert PLAY not in await kinds(hub, name)
        await until(hub, name, ended, 1.0 + POLL + LATE + 5)
    await check_record(hub, name)


async def test_two_processes_that_hold_the_same_table_never_play_a_decision_twice(store_url: str) -> None:
    async with opened(store_url) as one, opened(store_url) as other:
        hub, also = Hub(one), Hub(other)
        names = [await start_table(hub, bot(), bot(), bot(), game="lost-cities") for _ in range(3)]
        async with working(hub, claims=False) as (_, work), working(also, claims=False) as (_, meddler):
            lost = [sum(await asyncio.gather(insist(hub, work, name), insist(also, meddler, name))) for name in names]
        assert sum(lost) > 0, "they never got into each other's way"
        for name in names:
            await also.refresh(name)
            await check_record(hub, name)
            await check_record(also, name)


async def insist(hub: Hub, work: DueWork, name: str) -> int:
    """Play a table to its end, whoever else does the same; count how often the other was faster again and again."""
    lost = 0
    while not ended(await hub.refresh(name)):
        lost += not await work._decide_while(name, FOREVER)
    return lost


async def test_tables_where_nobody_is_leave_room_for_the_others(store: Database) -> None:
    hub = Hub(store)
    async with working(hub, claims=False) as (_, work):
        among_bots, with_anna = await start_table(hub, bot(), bot()), await start_table(hub, person("anna"), bot())
        work._unattended = work._tables // 2
        assert not await work._decide_in_turn(among_bots, FOREVER)
        assert PLAY not in await kinds(hub, among_bots)
        assert await work._decide_in_turn(with_anna, FOREVER)
        assert PLAY in await kinds(hub, with_anna)
        work._unattended -= 1
        assert await work._decide_in_turn(among_bots, FOREVER)
        assert ended(await hub.look(among_bots))


async def test_two_processes_share_the_tables_of_one_record(store_url: str) -> None:
    async with opened(store_url) as one, opened(store_url) as other:
        hub = Hub(one)
        async with working(hub), working(Hub(other)):
            names = [await start_table(hub, bot(), bot(), bot()) for _ in range(10)]
            async with asyncio.timeout(60):
                while await one.unfinished():  # noqa: ASYNC110 (tests listen to nobody)
                    await asyncio.sleep(0.05)
        for name in names:
            await hub.refresh(name)
            await check_record(hub, name)


async def test_what_is_begun_is_finished_and_let_go_when_the_server_stops(store: Database) -> None:
    hub = Hub(store)
    async with working(hub, pause=0.3) as (_, work):
        name = await start_table(hub, person("anna"), bot(), bot(), bot())
        async with asyncio.timeout(60):
            while name not in work._working:  # noqa: ASYNC110 (tests listen to nobody)
                await asyncio.sleep(0.01)
    assert (await kinds(hub, name)).count(PLAY) == 1
    assert await store.claim_due(hub.now(), 1.0, 10) == [name]


async def test_a_table_that_cannot_be_read_holds_nobody_up(store: Database, caplog: pytest.LogCaptureFixture) -> None:
    hub = Hub(store)
    broken = await start_table(hub, bot(), bot())
    whole = await start_table(hub, bot(), bot())
    table = await hub.look(broken)
    nonsense = Write(broken, table.number, {"kind": "nonsense", "at": hub.now()}, row_of(table, hub.now()))
    assert await store.append(nonsense)
    again = Hub(store)
    async with working(again):
        took = await timed(until(again, whole, ended)) + await timed(asyncio.sleep(POLL))
    tried = [record for record in caplog.records if "its due work failed" in record.message]
    # Once per lease, which is longer than the longest answer.
    assert 1 <= len(tried) <= 1 + took / BUDGET
    assert PLAY not in await kinds(hub, broken)


class Counted:
    """A store that counts how often it is asked for what is due."""

    def __init__(self, store: Database) -> None:
        self._store = store
        self.asked = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def claim_due(self, now: float, lease: float, limit: int) -> list[str]:
        self.asked += 1
        return await self._store.claim_due(now, lease, limit)


async def test_without_work_the_record_is_left_alone(store: Database) -> None:
    counted = Counted(store)
    hub = Hub(cast(Database, counted))
    async with working(hub):
        name = await start_table(hub, person("anna"), bot(), pace=LIVE["quick"])
        await until(hub, name, lambda table: table.deciding() == [0])
        await asyncio.sleep(POLL)
        before = counted.asked
        took = await timed(asyncio.sleep(2 * POLL))
        assert counted.asked - before <= took / POLL + 1
