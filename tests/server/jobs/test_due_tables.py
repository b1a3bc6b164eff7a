"""Tests of due tables on real stores: bots play and clocks run out despite failing processes and leases."""

import asyncio
import os
import signal
from typing import Any, cast

import pytest

from caravane import games
from caravane.server.bots.pool import BUDGET, GRACE, BotPool
from caravane.server.jobs.due_tables import POLL_SECONDS, DueTablesJob
from caravane.server.live.hub import Hub
from caravane.server.live.loading import table_row
from caravane.server.store.protocol import Database
from caravane.server.store.records import ActWrite
from caravane.tables.acts import AWAY, BACK, ENTROPY, PLAY, SIT, STAND, START, Act, Refused
from caravane.tables.clocks.time_control import NEVER, REAL_TIME
from caravane.tables.settings import Settings
from caravane.tables.table import START_DELAY, STARTING, WAITING
from tests.server.bots.processes import is_alive
from tests.server.jobs.run_job import (
    HeldMoves,
    ManualClock,
    act_kinds,
    check_stored_table,
    ended,
    is_human_deciding,
    opened_store,
    play_humans,
    running_job,
    timed,
    until,
    until_true,
)
from tests.server.table_setup import NO_CLOCK, bot, person, play_first, start_table
from tests.wait_limit import WAIT_SECONDS

pytestmark = pytest.mark.anyio

SLACK_SECONDS = 5.0
"""Tolerance for the time that the machine needs besides."""


@pytest.mark.parametrize(("game", "seats"), [("_template", 2), ("_template", 4), ("lost-cities", 3)])
async def test_bots_play_a_game_to_its_end(store: Database, game: str, seats: int) -> None:
    hub = Hub(store)
    async with running_job(hub):
        name = await start_table(hub, *[bot("greedy" if seat else "random") for seat in range(seats)], game=game)
        assert (await until(hub, name, ended)).journal.state.ended()
    await check_stored_table(hub, name)


async def test_two_people_and_two_bots(store: Database) -> None:
    hub = Hub(store)
    async with running_job(hub):
        name = await start_table(hub, person("anna"), bot(), person("bela"), bot("greedy"))
        await play_humans(hub, name)
    await check_stored_table(hub, name)


async def test_many_tables_at_once(store: Database) -> None:
    hub = Hub(store)
    async with running_job(hub):
        names = [await start_table(hub, bot(), bot()) for _ in range(10)]
        await asyncio.gather(*[until(hub, name, ended) for name in names])
    for name in names:
        await check_stored_table(hub, name)


async def test_a_table_that_was_due_before_the_server_started_is_played(store: Database) -> None:
    name = await start_table(Hub(store), bot(), bot())
    hub = Hub(store)
    async with running_job(hub):
        await until(hub, name, ended)


async def full_table(hub: Hub, committed: str = "") -> str:
    """Create a table that starts when it is full, and fill it."""
    settings = Settings("_template", games.get("_template").rules, 2, {}, NO_CLOCK, starts_when_full=True)
    name = await hub.create_table("id-anna", settings)
    for seat, occupant in enumerate([person("anna"), person("bela")]):
        await hub.act(name, Act(SIT, hub.now(), seat=seat, occupant=occupant.pack()))
    if committed:
        await hub.act(name, Act(ENTROPY, hub.now(), seat=1, commitment=committed))
    return name


async def test_a_full_table_starts_by_itself_although_its_server_stopped_meanwhile(store: Database) -> None:
    clock = ManualClock()
    name = await full_table(Hub(store, clock.now))
    clock.advance(START_DELAY)
    hub = Hub(store, clock.now)
    async with running_job(hub):
        await until(hub, name, is_human_deciding)
    assert (await act_kinds(hub, name)).count(START) == 1


async def test_a_full_table_does_not_wait_for_ever_for_entropy(store: Database) -> None:
    clock = ManualClock()
    hub = Hub(store, clock.now)
    name = await full_table(hub, committed="ab" * 32)
    async with running_job(hub):
        clock.advance(START_DELAY)
        await until(hub, name, lambda table: table.status == STARTING)
        clock.advance(START_DELAY)
        await until(hub, name, is_human_deciding)
    assert (await act_kinds(hub, name)).count(START) == 2


async def test_a_table_that_someone_left_in_the_last_second_does_not_start(store: Database) -> None:
    clock = ManualClock()
    hub = Hub(store, clock.now)
    name = await full_table(hub)
    clock.advance(START_DELAY)
    async with running_job(hub, polls=False) as (_, job):
        make = await job._due_act(name)
        assert make is not None
        await hub.act(name, Act(STAND, hub.now(), seat=1))
        with pytest.raises(Refused):
            await hub.act(name, make)
    assert (await hub.get_table(name)).status == WAITING


async def test_a_table_that_its_host_started_is_not_started_again(store: Database) -> None:
    clock = ManualClock()
    hub = Hub(store, clock.now)
    name = await full_table(hub, committed="ab" * 32)
    clock.advance(START_DELAY)
    async with running_job(hub, polls=False) as (_, job):
        make = await job._due_act(name)
        assert make is not None
        await hub.act(name, Act(START, hub.now()))
        with pytest.raises(Refused):
            await hub.act(name, make)
    assert (await hub.get_table(name)).status == STARTING


async def test_a_table_continues_when_its_bot_is_killed_or_hangs(store: Database) -> None:
    hub = Hub(store)
    async with running_job(hub) as (bots, _):
        name = await start_table(hub, person("anna"), bot())
        await play_through_failures(hub, bots, name)
        await play_humans(hub, name)
    await check_stored_table(hub, name)


@pytest.mark.nightly
async def test_a_bot_killed_while_it_thinks_delays_a_person_no_longer_than_its_budget(store: Database) -> None:
    hub = Hub(store)
    async with running_job(hub) as (bots, _):
        name = await start_table(hub, person("anna"), bot())
        assert max(await play_through_failures(hub, bots, name)) < BUDGET + GRACE + SLACK_SECONDS


async def play_through_failures(hub: Hub, bots: BotPool, name: str) -> list[float]:
    """Kill the bot's process, then stop one, and play on; return the seconds that each answer took."""
    waited: list[float] = []
    for stop in (signal.SIGKILL, signal.SIGSTOP):
        # One that has not started yet gets no request, and nobody notices that it is stopped.
        await until_true(lambda: any(is_alive(process.pid) for process in bots._idle._idle))
        [failing] = bots.pids()
        os.kill(failing, stop)
        while bots.pids() == [failing]:
            await until(hub, name, is_human_deciding)
            await play_first(hub, name, 0)
            waited.append(await timed(until(hub, name, lambda table: ended(table) or is_human_deciding(table))))
    return waited


async def test_a_player_who_comes_back_while_the_bot_thinks_decides_instead_of_the_bot(
    store: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub = Hub(store)
    async with running_job(hub) as (bots, job):
        held = HeldMoves(bots, monkeypatch)
        name = await start_table(hub, person("anna"), person("bela"))
        seat = (await hub.get_table(name)).deciding()[0]
        await hub.act(name, Act(AWAY, hub.now(), seat=seat))
        await held.reached.wait()
        await hub.act(name, Act(BACK, hub.now(), seat=seat))
        held.release()
        await until_true(lambda: name not in job._in_progress)
        assert PLAY not in await act_kinds(hub, name)
        assert seat in (await hub.get_table(name)).deciding()


async def test_a_table_of_a_dead_process_is_taken_over_when_its_lease_ends(store: Database) -> None:
    counting, clock = CountingStore(store), ManualClock()
    hub = Hub(cast(Database, counting), clock.now)
    name = await start_table(hub, bot(), bot())
    assert await store.lease_due(hub.now(), 60, 10) == [name]
    async with running_job(hub):
        await until_true(lambda: counting.queries > 1)
        assert PLAY not in await act_kinds(hub, name)
        clock.advance(61)
        await until(hub, name, ended)
    await check_stored_table(hub, name)


async def test_two_processes_at_the_same_table_never_play_a_decision_twice(store_url: str) -> None:
    async with opened_store(store_url) as one, opened_store(store_url) as other:
        first_hub, second_hub = Hub(one), Hub(other)
        names = [await start_table(first_hub, bot(), bot(), bot(), game="lost-cities") for _ in range(3)]
        async with (
            running_job(first_hub, polls=False) as (_, first),
            running_job(second_hub, polls=False) as (_, second),
        ):
            lost = [
                sum(await asyncio.gather(play_to_end(first_hub, first, name), play_to_end(second_hub, second, name)))
                for name in names
            ]
        assert sum(lost) > 0, "the two processes never conflicted"
        for name in names:
            await second_hub.reload_table(name)
            await check_stored_table(first_hub, name)
            await check_stored_table(second_hub, name)


async def play_to_end(hub: Hub, job: DueTablesJob, name: str) -> int:
    """Play a table to its end beside another process; return how often the job gave up because the other was faster."""
    lost = 0
    while not ended(await hub.reload_table(name)):
        lost += not await job._decide_until(name, NEVER)
    return lost


async def test_unattended_tables_leave_room_for_the_others(store: Database) -> None:
    hub = Hub(store)
    async with running_job(hub, polls=False) as (_, job):
        among_bots, with_anna = await start_table(hub, bot(), bot()), await start_table(hub, person("anna"), bot())
        job._unattended = job._max_tables // 2
        assert not await job._decide_by_priority(among_bots, NEVER)
        assert PLAY not in await act_kinds(hub, among_bots)
        assert await job._decide_by_priority(with_anna, NEVER)
        assert PLAY in await act_kinds(hub, with_anna)
        job._unattended -= 1
        assert await job._decide_by_priority(among_bots, NEVER)
        assert ended(await hub.get_table(among_bots))


async def test_two_processes_share_the_tables_of_one_store(store_url: str) -> None:
    async with opened_store(store_url) as one, opened_store(store_url) as other:
        hub = Hub(one)
        async with running_job(hub), running_job(Hub(other)):
            names = [await start_table(hub, bot(), bot(), bot()) for _ in range(10)]
            async with asyncio.timeout(WAIT_SECONDS):
                while await one.playing_tables():  # noqa: ASYNC110 (tests subscribe to no events)
                    await asyncio.sleep(0.05)
        for name in names:
            await hub.reload_table(name)
            await check_stored_table(hub, name)


async def test_work_in_progress_is_finished_and_released_when_the_server_stops(
    store: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub = Hub(store)
    async with asyncio.TaskGroup() as tasks, running_job(hub) as (bots, job):
        held = HeldMoves(bots, monkeypatch)
        name = await start_table(hub, person("anna"), bot(), bot(), bot())
        await held.reached.wait()
        tasks.create_task(release_when_stopping(held, job))
    assert (await act_kinds(hub, name)).count(PLAY) == 1
    assert await store.lease_due(hub.now(), 1.0, 10) == [name]


async def release_when_stopping(held: HeldMoves, job: DueTablesJob) -> None:
    await until_true(lambda: job._stopping)
    held.release()


async def test_a_table_that_cannot_be_loaded_does_not_delay_the_others(
    store: Database, caplog: pytest.LogCaptureFixture
) -> None:
    hub = Hub(store)
    broken = await start_table(hub, bot(), bot())
    whole = await start_table(hub, bot(), bot())
    table = await hub.get_table(broken)
    nonsense = ActWrite(broken, table.act_count, {"kind": "nonsense", "at": hub.now()}, table_row(table, hub.now()))
    assert await store.append(nonsense)
    fresh_hub = Hub(store)
    async with running_job(fresh_hub):
        took = await timed(until(fresh_hub, whole, ended)) + await timed(asyncio.sleep(POLL_SECONDS))
    failures = [record for record in caplog.records if "due job failed" in record.message]
    # Once per lease, which is longer than any decision of a bot.
    assert 1 <= len(failures) <= 1 + took / BUDGET
    assert PLAY not in await act_kinds(hub, broken)


class CountingStore:
    """A store that counts the queries for due tables."""

    def __init__(self, store: Database) -> None:
        self._store = store
        self.queries = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def lease_due(self, now: float, lease: float, limit: int) -> list[str]:
        self.queries += 1
        return await self._store.lease_due(now, lease, limit)


async def test_without_due_tables_the_store_is_polled_rarely(store: Database) -> None:
    counting = CountingStore(store)
    hub = Hub(cast(Database, counting))
    async with running_job(hub):
        name = await start_table(hub, person("anna"), bot(), time_control=REAL_TIME["quick"])
        await until(hub, name, lambda table: table.deciding() == [0])
        await asyncio.sleep(POLL_SECONDS)
        before = counting.queries
        took = await timed(asyncio.sleep(2 * POLL_SECONDS))
        assert counting.queries - before <= took / POLL_SECONDS + 1
