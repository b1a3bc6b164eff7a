"""Tests of clocks that run out while no player acts: a substitute plays, the game ends, or the table waits."""

import asyncio
import time
from contextlib import suppress
from datetime import UTC, datetime, timedelta

import pytest

from caravane.server.jobs.due_tables import POLL_SECONDS
from caravane.server.live.hub import Hub
from caravane.server.store.protocol import Database
from caravane.tables.acts import BACK, HOLIDAY, TIMEOUT, Act, Refused
from caravane.tables.clocks.time_control import DAY, END_GAME, HOUR, SUBSTITUTE, WAIT, TimeControl
from tests.server.jobs.run_job import (
    ManualClock,
    act_kinds,
    check_stored_table,
    ended,
    is_human_deciding,
    play_humans,
    running_job,
    until,
)
from tests.server.table_setup import bot, person, play_first, start_table
from tests.wait_limit import WAIT_SECONDS

pytestmark = pytest.mark.anyio

BRIEF = TimeControl(bank=1)
THREE_DAYS = TimeControl(bank=3 * DAY, quiet_from=23 * 60, quiet_until=8 * 60)
LONG_ENOUGH = 2 * POLL_SECONDS
"""Seconds after which all due work has usually been done."""


class AdjustableClock:
    """A clock that tests can set forward."""

    def __init__(self, start: datetime) -> None:
        self._offset = start.timestamp() - time.time()

    def now(self) -> float:
        return time.time() + self._offset

    def advance(self, span: timedelta) -> None:
        """Set the clock forward."""
        self._offset += span.total_seconds()


async def test_a_substitute_plays_and_the_player_comes_back(store: Database) -> None:
    clock = ManualClock()
    hub = Hub(store, clock.now)
    async with running_job(hub, pause=0.3):
        name = await start_table(
            hub, person("anna"), bot(), time_control=BRIEF, on_timeout=SUBSTITUTE, substitute="random"
        )
        await until(hub, name, is_human_deciding)
        clock.advance(BRIEF.bank)
        table = await until(hub, name, lambda table: not table.human_seats())
        assert table.clocks[0].seconds_left(BRIEF, hub.now()) <= 0
        await until(hub, name, lambda table: len(table.journal.lines()) > 3)
        await come_back(hub, name, 0)
        assert (await hub.get_table(name)).human_seats() == [0]
        await play_humans(hub, name)
    assert (await act_kinds(hub, name)).count(TIMEOUT) >= 1
    await check_stored_table(hub, name)


async def come_back(hub: Hub, name: str, seat: int) -> None:
    """Take a seat back once the substitute has made the decision that ran out of time."""
    while True:
        await until(hub, name, lambda table: seat not in table.deciding())
        # Refused if the others were faster, so that the seat decides again.
        with suppress(Refused):
            await hub.act(name, Act(BACK, hub.now(), seat=seat))
            return


async def test_a_timeout_happens_when_it_is_due_and_not_at_the_next_poll(
    store: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A long interval, so that even on a busy machine the due time differs clearly from the next poll.
    monkeypatch.setattr("caravane.server.jobs.due_tables.POLL_SECONDS", WAIT_SECONDS)
    hub = Hub(store)
    async with running_job(hub):
        name = await start_table(hub, person("anna"), person("bela"), time_control=BRIEF, on_timeout=END_GAME)
        due = (await hub.get_table(name)).due_at()
        await until(hub, name, ended)
    [timeout] = [act for act in await store.acts(name) if act["kind"] == TIMEOUT]
    assert due <= timeout["at"] < due + WAIT_SECONDS / 2


async def test_a_timeout_ends_the_game_if_the_table_wants_it(store: Database) -> None:
    hub = Hub(store)
    async with running_job(hub):
        name = await start_table(hub, person("anna"), bot(), time_control=BRIEF, on_timeout=END_GAME)
        table = await until(hub, name, ended)
        assert table.resigned == [0]
        assert not table.journal.state.ended()
    await check_stored_table(hub, name)


async def test_a_timeout_does_nothing_if_the_table_waits(store: Database) -> None:
    hub = Hub(store)
    async with running_job(hub):
        name = await start_table(hub, person("anna"), bot(), time_control=BRIEF, on_timeout=WAIT)
        await asyncio.sleep(1 + LONG_ENOUGH)
        table = await until(hub, name, lambda table: table.deciding() == [0])
        assert table.human_seats() == [0]
        assert TIMEOUT not in await act_kinds(hub, name)
        await play_humans(hub, name)
    await check_stored_table(hub, name)


async def test_quiet_hours_use_no_time_and_nothing_is_due_in_them(store: Database) -> None:
    clock = AdjustableClock(datetime(2026, 3, 2, 22, tzinfo=UTC))
    hub = Hub(store, clock.now)
    async with running_job(hub):
        time_control = TimeControl(bank=2 * HOUR, quiet_from=23 * 60, quiet_until=8 * 60)
        name = await start_table(hub, person("anna"), bot(), time_control=time_control, on_timeout=SUBSTITUTE)
        # One hour until the quiet hours begin, and one more after they end: until nine in the morning.
        clock.advance(timedelta(hours=10, minutes=50))
        await asyncio.sleep(LONG_ENOUGH)
        assert TIMEOUT not in await act_kinds(hub, name)
        clock.advance(timedelta(minutes=15))
        await until(hub, name, lambda table: not table.human_seats())
        assert TIMEOUT in await act_kinds(hub, name)


async def test_a_holiday_postpones_the_timeout(store: Database) -> None:
    clock = AdjustableClock(datetime(2026, 3, 2, 12, tzinfo=UTC))
    hub = Hub(store, clock.now)
    async with running_job(hub):
        name = await start_table(hub, person("anna"), bot(), time_control=THREE_DAYS, on_timeout=SUBSTITUTE)
        back = int(clock.now()) + 10 * DAY
        await hub.act(name, Act(HOLIDAY, clock.now(), identity="id-anna", until=back))
        clock.advance(timedelta(days=10))
        await asyncio.sleep(LONG_ENOUGH)
        assert TIMEOUT not in await act_kinds(hub, name)
        await play_first(hub, name, 0)
        await until(hub, name, lambda table: table.deciding() == [0])
        clock.advance(timedelta(days=6))
        await until(hub, name, lambda table: not table.human_seats())
        assert TIMEOUT in await act_kinds(hub, name)
