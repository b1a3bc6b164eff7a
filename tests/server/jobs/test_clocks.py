"""Clocks that run out while nobody acts: a bot sits in, the game ends, or everyone waits."""

import asyncio
import time
from datetime import UTC, datetime, timedelta

import pytest

from caravane.server.jobs.due_tables import POLL
from caravane.server.live.hub import Hub
from caravane.server.store.protocol import Database
from caravane.tables.acts import EXPIRE, HOLIDAY, RETURN, Act
from caravane.tables.clocks.time_control import BOT_SITS_IN, DAY, GAME_ENDS, HOUR, WAIT, Pace
from tests.server.jobs.run_job import check_record, ended, kinds, play_people, until, working
from tests.server.table_setup import bot, person, play_first, start_table

pytestmark = pytest.mark.anyio

BRIEF = Pace(bank=1)
THREE_DAYS = Pace(bank=3 * DAY, quiet_from=23 * 60, quiet_until=8 * 60)
LONG_ENOUGH = 2 * POLL
"""Whatever is due has happened after this."""


class Days:
    """A clock that can be put forward."""

    def __init__(self, start: datetime) -> None:
        self._ahead = start.timestamp() - time.time()

    def now(self) -> float:
        return time.time() + self._ahead

    async def pass_by(self, span: timedelta) -> None:
        """Let days or hours pass, and a moment for what is due by then."""
        self._ahead += span.total_seconds()
        await asyncio.sleep(LONG_ENOUGH)


async def test_a_bot_sits_in_and_the_leaver_comes_back(store: Database) -> None:
    hub = Hub(store)
    async with working(hub, pause=0.1):
        name = await start_table(hub, person("anna"), bot(), pace=BRIEF, on_expiry=BOT_SITS_IN, stand_in="random")
        table = await until(hub, name, lambda table: not table.people())
        assert table.clocks[0].left(BRIEF, hub.now()) <= 0
        await until(hub, name, lambda table: len(table.journal.lines()) > 3)
        await come_back(hub, name, 0)
        assert (await hub.look(name)).people() == [0]
        await play_people(hub, name)
    assert (await kinds(hub, name)).count(EXPIRE) >= 1
    await check_record(hub, name)


async def come_back(hub: Hub, name: str, seat: int) -> None:
    """Take a seat back as soon as the bot has answered what its person had no time for."""
    await until(hub, name, lambda table: seat not in table.deciding())
    await hub.act(name, Act(RETURN, hub.now(), seat=seat))


async def test_time_is_up_at_the_very_moment_not_at_the_next_poll(
    store: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Far away, so that no machine is too busy to tell it from the moment.
    monkeypatch.setattr("caravane.server.jobs.due_tables.POLL", 20.0)
    hub = Hub(store)
    async with working(hub):
        name = await start_table(hub, person("anna"), person("bela"), pace=BRIEF, on_expiry=GAME_ENDS)
        due = (await hub.look(name)).due_at()
        await until(hub, name, ended)
    [expiry] = [act for act in await store.acts(name) if act["kind"] == EXPIRE]
    assert due <= expiry["at"] < due + 10.0


async def test_the_game_ends_when_time_is_up(store: Database) -> None:
    hub = Hub(store)
    async with working(hub):
        name = await start_table(hub, person("anna"), bot(), pace=BRIEF, on_expiry=GAME_ENDS)
        table = await until(hub, name, ended)
        assert table.resigned == [0]
        assert not table.journal.state.ended()
    await check_record(hub, name)


async def test_everyone_waits_when_the_table_wants_it_so(store: Database) -> None:
    hub = Hub(store)
    async with working(hub):
        name = await start_table(hub, person("anna"), bot(), pace=BRIEF, on_expiry=WAIT)
        await asyncio.sleep(1 + LONG_ENOUGH)
        table = await hub.look(name)
        assert table.people() == [0] == table.deciding()
        assert EXPIRE not in await kinds(hub, name)
        await play_people(hub, name)
    await check_record(hub, name)


async def test_quiet_hours_take_no_time_and_nothing_is_due_in_them(store: Database) -> None:
    days = Days(datetime(2026, 3, 2, 22, tzinfo=UTC))
    hub = Hub(store, days.now)
    async with working(hub):
        pace = Pace(bank=2 * HOUR, quiet_from=23 * 60, quiet_until=8 * 60)
        name = await start_table(hub, person("anna"), bot(), pace=pace, on_expiry=BOT_SITS_IN)
        # One hour until the quiet begins, one more after it: till nine in the morning.
        await days.pass_by(timedelta(hours=10, minutes=50))
        assert EXPIRE not in await kinds(hub, name)
        await days.pass_by(timedelta(minutes=15))
        assert EXPIRE in await kinds(hub, name)


async def test_a_holiday_puts_the_end_of_time_off(store: Database) -> None:
    days = Days(datetime(2026, 3, 2, 12, tzinfo=UTC))
    hub = Hub(store, days.now)
    async with working(hub):
        name = await start_table(hub, person("anna"), bot(), pace=THREE_DAYS, on_expiry=BOT_SITS_IN)
        back = int(days.now()) + 10 * DAY
        await hub.act(name, Act(HOLIDAY, days.now(), identity="id-anna", until=back))
        await days.pass_by(timedelta(days=10))
        assert EXPIRE not in await kinds(hub, name)
        await play_first(hub, name, 0)
        await until(hub, name, lambda table: table.deciding() == [0])
        await days.pass_by(timedelta(days=6))
        assert EXPIRE in await kinds(hub, name)
