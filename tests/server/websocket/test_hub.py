"""The hub: acts are recorded before they are shown, whoever else acts at the same table, and whatever goes wrong."""

import asyncio
import json
from typing import Any

import pytest

from caravane.server.live.cache import Cache
from caravane.server.live.hub import Hub
from caravane.server.live.presence import Watcher
from caravane.server.store.protocol import Database, Store, Unavailable, Write
from caravane.tables.acts import LEAVE, PLAY, RETURN, Act, Refused
from caravane.tables.table import Table
from tests.server.table_setup import first_move, person, play_first, start_table

pytestmark = pytest.mark.anyio


class Listening:
    """A connection that keeps what it is sent."""

    def __init__(self, seat: int | None) -> None:
        self.messages: list[dict[str, Any]] = []
        self.watcher = Watcher(seat, self._send, lambda _table: None)

    def _send(self, raw: bytes) -> None:
        self.messages.append(json.loads(raw))

    def numbers(self) -> list[int]:
        return [message["n"] for message in self.messages]


class Unreliable:
    """A store whose appends fail when told to, before or after they are written."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.trouble = ""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(self, write: Write) -> bool:
        trouble, self.trouble = self.trouble, ""
        if trouble == "before":
            raise Unavailable
        written = await self._store.append(write)
        if trouble == "after":
            raise Unavailable
        return written


def unreliable(store: Store) -> tuple[Any, Unreliable]:
    broken = Unreliable(store)
    return broken, broken


async def test_two_processes_at_one_table(store: Database) -> None:
    """Both accept acts; of two at the same moment the second is tried again on the table as it stands."""
    one, other = Hub(store), Hub(store)
    name = await start_table(one, person("anna"), person("bela"), person("cleo"))
    ears = Listening(None)
    await one.follow(name, ears.watcher)
    await asyncio.gather(play_first(one, name, 0), play_first(other, name, 1))
    table = await one.refresh(name)
    assert table.deciding() == [2]
    assert ears.numbers() == sorted(set(ears.numbers()))
    assert ears.messages[-1]["n"] == table.seen[-1]
    told = [event["said"] for message in ears.messages[1:] for event in message["events"]]
    assert told == ["answered", "answered"]
    assert len(await store.acts(name)) == table.number


async def test_an_answer_that_lost_the_race_is_stale_when_it_no_longer_fits(store: Database) -> None:
    one, other = Hub(store), Hub(store)
    name = await start_table(one, person("anna"), person("bela"))
    move = first_move(await other.look(name), 0)
    await play_first(one, name, 0)
    with pytest.raises(Refused) as refused:
        await other.act(name, Act(PLAY, other.now(), seat=0, moves=[move]))
    assert refused.value.code == "illegal"
    assert (await other.look(name)).number == (await one.look(name)).number


@pytest.mark.parametrize("when", ["before", "after"])
async def test_when_the_store_fails_the_record_tells(store: Database, when: str) -> None:
    """Nobody is told of an act that may not be written; once the store is back, everyone is told what is."""
    broken, trouble = unreliable(store)
    hub = Hub(broken)
    name = await start_table(hub, person("anna"), person("bela"))
    ears = Listening(1)
    await hub.follow(name, ears.watcher)
    trouble.trouble = when
    with pytest.raises(Unavailable):
        await play_first(hub, name, 0)
    assert len(ears.messages) == 1
    table = await hub.look(name)
    assert table.deciding() == ([1] if when == "after" else [0, 1])
    assert len(ears.messages) == (2 if when == "after" else 1)
    assert ears.messages[-1]["n"] == table.seen[1]
    await play_first(hub, name, 1)
    assert len(await store.acts(name)) == (await hub.look(name)).number


async def test_what_has_begun_is_finished_when_who_asked_goes_away(store: Database) -> None:
    hub = Hub(store)
    name = await start_table(hub, person("anna"), person("bela"))
    ears = Listening(None)
    await hub.follow(name, ears.watcher)
    asking = asyncio.create_task(play_first(hub, name, 0))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    await hub.drain()
    assert len(await store.acts(name)) == (await hub.look(name)).number
    assert ears.messages[-1]["n"] == (await hub.look(name)).seen[-1]


async def test_a_listener_that_fails_harms_nobody(store: Database) -> None:
    hub = Hub(store)
    heard: list[str] = []

    def failing(_name: str, _table: Table, _act: Act) -> None:
        raise RuntimeError("this is a test")

    hub.listeners.append(failing)
    hub.listeners.append(lambda _name, _table, act: heard.append(act.kind))
    name = await start_table(hub, person("anna"), person("bela"))
    await play_first(hub, name, 0)
    assert heard[-1] == PLAY


async def test_tables_that_nobody_needs_leave_the_memory(store: Database) -> None:
    hub = Hub(store, cache=Cache(3))
    followed = await start_table(hub, person("anna"), person("bela"))
    await hub.follow(followed, Listening(0).watcher)
    for _ in range(5):
        await start_table(hub, person("anna"), person("bela"))
    assert len(hub.cache) == 3
    assert followed in hub.cache
    with pytest.raises(Refused):
        await hub.look("no-such-table")
    assert "no-such-table" not in hub.cache


async def test_who_was_away_gets_the_events_or_only_the_view(store: Database) -> None:
    hub = Hub(store)
    name = await start_table(hub, person("anna"), person("bela"))
    start = (await hub.look(name)).seen[1]
    for _ in range(40):
        await hub.act(name, Act(LEAVE, hub.now(), seat=0))
        await hub.act(name, Act(RETURN, hub.now(), seat=0))
    for process in (hub, Hub(store)):
        few, many, none = Listening(1), Listening(1), Listening(1)
        now = (await process.look(name)).seen[1]
        await process.follow(name, few.watcher, since=now - 4)
        await process.follow(name, many.watcher, since=start)
        await process.follow(name, none.watcher, since=now)
        assert few.messages[0]["after"] == now - 4
        assert [event["act"] for event in few.messages[0]["events"]] == [LEAVE, RETURN] * 2
        assert "after" not in many.messages[0]
        assert many.messages[0]["events"] == []
        assert (none.messages[0]["after"], none.messages[0]["events"]) == (now, [])
        assert few.messages[0]["view"] == many.messages[0]["view"]
