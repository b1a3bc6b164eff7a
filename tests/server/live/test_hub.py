"""Tests of the hub: acts are stored before they are sent, despite concurrent acts and failures."""

import asyncio
import json
from typing import Any

import pytest

from caravane.server.live.cache import TableCache
from caravane.server.live.hub import Hub
from caravane.server.live.presence import Follower
from caravane.server.store.protocol import Database, TableStore, Unavailable
from caravane.server.store.records import ActWrite
from caravane.tables.acts import AWAY, BACK, PLAY, Act, Refused
from caravane.tables.clocks.time_control import DAY
from caravane.tables.table import ENDED, Table
from tests.server.table_setup import first_move, person, play_first, start_table

pytestmark = pytest.mark.anyio


class RecordingFollower:
    """A follower that stores the messages it is sent."""

    def __init__(self, seat: int | None) -> None:
        self.messages: list[dict[str, Any]] = []
        self.follower = Follower(seat, self._send, lambda _table: None)

    def _send(self, raw: bytes) -> None:
        self.messages.append(json.loads(raw))

    def numbers(self) -> list[int]:
        return [message["n"] for message in self.messages]


class Unreliable:
    """A store whose appends fail on request, before or after they are written."""

    def __init__(self, store: TableStore) -> None:
        self._store = store
        self.fail = ""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(self, write: ActWrite) -> bool:
        fail, self.fail = self.fail, ""
        if fail == "before":
            raise Unavailable
        written = await self._store.append(write)
        if fail == "after":
            raise Unavailable
        return written


def unreliable(store: TableStore) -> tuple[Any, Unreliable]:
    broken = Unreliable(store)
    return broken, broken


async def test_two_processes_at_one_table(store: Database) -> None:
    """Check that both accept acts and that of two simultaneous acts the second is retried on the current table."""
    one, other = Hub(store), Hub(store)
    name = await start_table(one, person("anna"), person("bela"), person("cleo"))
    follower = RecordingFollower(None)
    await one.follow(name, follower.follower)
    await asyncio.gather(play_first(one, name, 0), play_first(other, name, 1))
    table = await one.reload_table(name)
    assert table.deciding() == [2]
    assert follower.numbers() == sorted(set(follower.numbers()))
    assert follower.messages[-1]["n"] == table.visible_counts[-1]
    events = [event["event"] for message in follower.messages[1:] for event in message["events"]]
    assert events == ["answered", "answered"]
    assert len(await store.acts(name)) == table.act_count


async def test_a_play_that_lost_the_race_is_refused_if_it_is_no_longer_legal(store: Database) -> None:
    one, other = Hub(store), Hub(store)
    name = await start_table(one, person("anna"), person("bela"))
    move = first_move(await other.get_table(name), 0)
    await play_first(one, name, 0)
    with pytest.raises(Refused) as refused:
        await other.act(name, Act(PLAY, other.now(), seat=0, moves=[move]))
    assert refused.value.code == "illegal"
    assert (await other.get_table(name)).act_count == (await one.get_table(name)).act_count


@pytest.mark.parametrize("when", ["before", "after"])
async def test_after_a_store_failure_the_table_is_reloaded(store: Database, when: str) -> None:
    """Check that an act that may not be stored is not sent, and that after recovery the stored acts are."""
    broken, control = unreliable(store)
    hub = Hub(broken)
    name = await start_table(hub, person("anna"), person("bela"))
    follower = RecordingFollower(1)
    await hub.follow(name, follower.follower)
    control.fail = when
    with pytest.raises(Unavailable):
        await play_first(hub, name, 0)
    assert len(follower.messages) == 1
    table = await hub.get_table(name)
    assert table.deciding() == ([1] if when == "after" else [0, 1])
    assert len(follower.messages) == (2 if when == "after" else 1)
    assert follower.messages[-1]["n"] == table.visible_counts[1]
    await play_first(hub, name, 1)
    assert len(await store.acts(name)) == (await hub.get_table(name)).act_count


async def test_an_act_in_progress_is_finished_if_its_caller_is_cancelled(store: Database) -> None:
    hub = Hub(store)
    name = await start_table(hub, person("anna"), person("bela"))
    follower = RecordingFollower(None)
    await hub.follow(name, follower.follower)
    request = asyncio.create_task(play_first(hub, name, 0))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    request.cancel()
    with pytest.raises(asyncio.CancelledError):
        await request
    await hub.drain()
    assert len(await store.acts(name)) == (await hub.get_table(name)).act_count
    assert follower.messages[-1]["n"] == (await hub.get_table(name)).visible_counts[-1]


async def test_a_failing_listener_affects_no_other(store: Database) -> None:
    hub = Hub(store)
    kinds: list[str] = []

    def failing(_name: str, _table: Table, _act: Act) -> None:
        raise RuntimeError("this is a test")

    hub.listeners.append(failing)
    hub.listeners.append(lambda _name, _table, act: kinds.append(act.kind))
    name = await start_table(hub, person("anna"), person("bela"))
    await play_first(hub, name, 0)
    assert kinds[-1] == PLAY


async def test_unused_tables_are_evicted(store: Database) -> None:
    hub = Hub(store, cache=TableCache(3))
    followed = await start_table(hub, person("anna"), person("bela"))
    await hub.follow(followed, RecordingFollower(0).follower)
    for _ in range(5):
        await start_table(hub, person("anna"), person("bela"))
    assert len(hub.cache) == 3
    assert followed in hub.cache
    with pytest.raises(Refused):
        await hub.get_table("table-not-found")
    assert "table-not-found" not in hub.cache


async def test_a_follower_that_reconnects_gets_missed_events_or_only_the_view(store: Database) -> None:
    hub = Hub(store)
    name = await start_table(hub, person("anna"), person("bela"))
    start = (await hub.get_table(name)).visible_counts[1]
    for _ in range(40):
        await hub.act(name, Act(AWAY, hub.now(), seat=0))
        await hub.act(name, Act(BACK, hub.now(), seat=0))
    for process in (hub, Hub(store)):
        few, many, none = RecordingFollower(1), RecordingFollower(1), RecordingFollower(1)
        now = (await process.get_table(name)).visible_counts[1]
        await process.follow(name, few.follower, since=now - 4)
        await process.follow(name, many.follower, since=start)
        await process.follow(name, none.follower, since=now)
        assert few.messages[0]["after"] == now - 4
        assert [event["act"] for event in few.messages[0]["events"]] == [AWAY, BACK] * 2
        assert "after" not in many.messages[0]
        assert many.messages[0]["events"] == []
        assert (none.messages[0]["after"], none.messages[0]["events"]) == (now, [])
        assert few.messages[0]["view"] == many.messages[0]["view"]


async def test_acts_stay_in_order_when_the_clock_is_set_back(store: Database) -> None:
    """Check that the file of the game holds although the clock was set back two days in between."""
    times = [1_800_000_000.0]
    hub = Hub(store, lambda: times[-1])
    name = await start_table(hub, person("Ana"), person("Béa"), game="lost-cities")
    await play_first(hub, name, (await hub.get_table(name)).deciding()[0])
    times.append(times[0] - 2 * DAY)
    while (table := await hub.get_table(name)).status != ENDED:
        await play_first(hub, name, table.deciding()[0])
    dates = [act["at"] for act in await store.acts(name)]
    assert dates == sorted(dates)


async def test_followers_whose_time_is_over_get_no_messages_without_a_number(store: Database) -> None:
    hub = Hub(store)
    name = await start_table(hub, person("Ana"), person("Bo"))
    expired, valid = RecordingFollower(None), RecordingFollower(None)
    over = asyncio.Event()

    def check(_table: Table) -> None:
        if over.is_set():
            raise Refused("table-not-found")

    follower = Follower(None, expired.follower.send, check)
    await hub.follow(name, follower)
    await hub.follow(name, valid.follower)
    await hub.broadcast(name, b'{"type":"chat"}')
    over.set()
    # Also when the table is not in memory at this moment.
    await hub.invalidate_tables_of("id-Ana")
    await hub.broadcast(name, b'{"type":"chat"}')
    assert [message["type"] for message in expired.messages] == ["update", "chat", "unfollowed"]
    assert [message["type"] for message in valid.messages] == ["update", "chat", "chat"]
    assert follower.removed
