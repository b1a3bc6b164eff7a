"""Tests of the cluster: an act of one process reaches the others by NATS, or from the database if NATS fails."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from caravane.server.cluster.messages import ActRecorded, IdentityDeleted, ProcessMessage, SessionEnded
from caravane.server.cluster.nats_bus import NatsBus
from caravane.server.live import remote
from caravane.server.live.hub import Hub
from caravane.server.live.presence import Follower
from caravane.server.live.remote import RemoteUpdates
from caravane.server.store.protocol import Database
from caravane.server.store.sql_store import SqlStore
from caravane.tables.acts import AWAY, BACK, Act, Refused
from tests.server.client import Client, Disconnected
from tests.server.faults.cluster import Cluster
from tests.server.jobs.run_job import opened_store
from tests.server.services import Nats, Postgres
from tests.server.table_setup import bot, person, play_first, start_table
from tests.wait_limit import WAIT_SECONDS

pytestmark = pytest.mark.anyio


class Process:
    """A hub with its remote updates, and the process messages and wake-ups it has received."""

    def __init__(self, store: Database, nats: Nats, *, is_worker: bool = False) -> None:
        self.received: list[ProcessMessage] = []
        self.audits = 0
        self.wake_ups: list[float] = []
        self.hub = Hub(store, bus=NatsBus(nats.url))
        self.updates = RemoteUpdates(self.hub, self, self.wake_ups.append if is_worker else None)

    def on_message(self, message: ProcessMessage) -> None:
        self.received.append(message)

    async def audit(self) -> None:
        self.audits += 1
        if self.audits == 1:
            raise ConnectionError("the database is down too")


class RecordingFollower:
    """A follower that stores the messages it is sent."""

    def __init__(self, seat: int | None, identity: str = "") -> None:
        self.messages: list[dict[str, Any]] = []
        self.follower = Follower(seat, lambda raw: self.messages.append(json.loads(raw)), lambda _table: None, identity)

    def kind(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.messages if message["type"] == kind]

    def number(self) -> int:
        n: int = self.kind("update")[-1]["n"]
        return n

    def present(self) -> list[bool]:
        return [seat for message in self.kind("presence")[-1:] for seat in message["present"]]


@asynccontextmanager
async def processes(url: str, nats: Nats, count: int = 2) -> AsyncIterator[list[Process]]:
    async with opened_store(url) as store:
        running = [Process(store, nats, is_worker=number > 0) for number in range(count)]
        for process in running:
            await process.updates.start()
        try:
            if nats.is_running():
                # On a busy machine connecting may take longer than a start waits; earlier messages would be lost.
                await until(lambda: all(process.audits for process in running))
            yield running
        finally:
            for process in running:
                await process.updates.stop()


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(WAIT_SECONDS):
        while not condition():  # noqa: ASYNC110 (tests subscribe to no events)
            await asyncio.sleep(0.01)


@pytest.fixture
def own_nats() -> Iterator[Nats]:
    server = Nats()
    yield server
    server.kill()


@pytest.fixture
def url(postgres: Postgres, migrated_database: str) -> str:
    return postgres.url(postgres.new_database(migrated_database))


async def test_an_act_of_one_process_reaches_followers_of_the_other(url: str, nats: Nats) -> None:
    async with processes(url, nats) as (one, other):
        name = await start_table(one.hub, person("anna"), person("bela"))
        follower = RecordingFollower(1)
        await other.hub.follow(name, follower.follower)
        await play_first(one.hub, name, 0)
        last = (await one.hub.get_table(name)).visible_counts[1]
        await until(lambda: follower.number() == last)
        assert follower.kind("update")[-1]["events"]
        await one.hub.broadcast(name, b'{"type":"rematch"}')
        await until(lambda: follower.kind("rematch"))


async def test_a_gap_is_read_from_the_database(url: str, nats: Nats, monkeypatch: pytest.MonkeyPatch) -> None:
    # Otherwise the process reads what it missed by itself before the message comes.
    monkeypatch.setattr(remote, "AUDIT_SECONDS", WAIT_SECONDS)
    async with processes(url, nats) as (one, other):
        name = await start_table(one.hub, person("anna"), person("bela"))
        follower = RecordingFollower(1)
        await other.hub.follow(name, follower.follower)
        # These messages do not arrive, as if they got lost.
        other.hub.bus.unsubscribe(name)
        await asyncio.sleep(0.1)
        await one.hub.act(name, Act(AWAY, one.hub.now(), seat=0))
        await one.hub.act(name, Act(BACK, one.hub.now(), seat=0))
        table = await one.hub.get_table(name)
        assert follower.number() < table.visible_counts[1]
        await other.updates.on_table_message(name, ActRecorded(table.act_count - 1, None))
        assert follower.number() == table.visible_counts[1]
        assert [event["act"] for event in follower.messages[-1]["events"]] == [AWAY, BACK]
        # A repeated or late message changes nothing.
        count = len(follower.messages)
        await other.updates.on_table_message(name, ActRecorded(table.act_count - 2, None))
        assert len(follower.messages) == count


async def test_a_cached_table_that_is_behind_refuses_no_act(url: str, nats: Nats) -> None:
    async with processes(url, nats) as (one, other):
        name = await start_table(one.hub, person("anna"), person("bela"))
        await other.hub.get_table(name)
        await one.hub.act(name, Act(AWAY, one.hub.now(), seat=0))
        # The cached table of the other process is behind and would refuse this.
        await other.hub.act(name, Act(BACK, other.hub.now(), seat=0))
        with pytest.raises(Refused):
            await one.hub.act(name, Act(BACK, one.hub.now(), seat=0))
        assert (await one.hub.get_table(name)).act_count == (await other.hub.get_table(name)).act_count


async def test_updates_come_from_the_database_while_nats_is_down(url: str, own_nats: Nats) -> None:
    async with processes(url, own_nats) as (one, other):
        name = await start_table(one.hub, person("anna"), person("bela"))
        follower = RecordingFollower(1)
        await other.hub.follow(name, follower.follower)
        # What may be missed before a start is looked for too; here that goes wrong first, so it is tried again.
        await until(lambda: min(one.audits, other.audits) >= 2)
        before = one.audits, other.audits
        own_nats.kill()
        await until(lambda: not other.hub.bus.connected)
        await one.hub.act(name, Act(AWAY, one.hub.now(), seat=0))
        await until(lambda: follower.number() == one.hub.cache.get(name).table.visible_counts[1])  # type: ignore[union-attr]
        own_nats.start()
        await until(lambda: one.hub.bus.connected and other.hub.bus.connected)
        await until(lambda: one.audits > before[0] and other.audits > before[1])
        await one.hub.act(name, Act(BACK, one.hub.now(), seat=0))
        await until(lambda: follower.number() == one.hub.cache.get(name).table.visible_counts[1])  # type: ignore[union-attr]


async def test_a_process_starts_without_nats_and_connects_later(url: str, own_nats: Nats) -> None:
    own_nats.kill()
    async with processes(url, own_nats) as (one, other):
        name = await start_table(one.hub, person("anna"), person("bela"))
        follower = RecordingFollower(1)
        await other.hub.follow(name, follower.follower)
        await one.hub.act(name, Act(AWAY, one.hub.now(), seat=0))
        last = (await one.hub.get_table(name)).visible_counts[1]
        await until(lambda: follower.number() == last)
        own_nats.start()

        # Sent repeatedly, because a message without a number is lost until the other process is connected.
        async with asyncio.timeout(WAIT_SECONDS):
            while not follower.kind("rematch"):
                await one.hub.broadcast(name, b'{"type":"rematch"}')
                await asyncio.sleep(0.01)


async def test_presence_is_known_everywhere_until_a_process_stops(url: str, nats: Nats) -> None:
    async with processes(url, nats) as (one, other):
        name = await start_table(one.hub, person("anna"), person("bela"))
        anna, bela = RecordingFollower(0, "id-anna"), RecordingFollower(1, "id-bela")
        await one.hub.follow(name, anna.follower)
        await other.hub.follow(name, bela.follower)
        await until(lambda: anna.present() == bela.present() == [True, True])
        table = await one.hub.get_table(name)
        assert (await one.hub.presence.get(name, table)).seats == [True, True]
        await other.updates.stop()
        await until(lambda: anna.present() == [True, False])
        await other.updates.start()


async def test_a_deleted_identity_is_deleted_everywhere(url: str, nats: Nats) -> None:
    async with processes(url, nats) as (one, other):
        name = await start_table(one.hub, person("anna"), person("bela"))
        seated = (await other.hub.get_table(name)).occupant(0).identity
        store = one.hub.store
        assert isinstance(store, SqlStore)
        await store.delete_identity(seated)
        one.hub.bus.publish_all(IdentityDeleted(seated))
        await until(lambda: name not in other.hub.cache)
        assert (await other.hub.get_table(name)).names() == ["?", "bela"]


async def test_ended_sessions_and_deleted_identities_reach_all_processes(url: str, own_nats: Nats) -> None:
    async with processes(url, own_nats) as (one, other):
        sent: list[ProcessMessage] = [SessionEnded("ab", "", ""), IdentityDeleted("id-anna")]
        for message in sent:
            one.hub.bus.publish_all(message)
        await until(lambda: other.received == sent)


async def test_a_logout_while_nats_is_down_closes_sockets_when_it_is_back(
    url: str, own_nats: Nats, tmp_path: Path
) -> None:
    with Cluster(tmp_path, url, own_nats.url, workers=0) as cluster:
        one, other = cluster.serves
        async with Client(one.address) as ana, Client(other.address) as same, Client(other.address) as bob:
            await ana.guest("Ana")
            same.http.cookies.update(ana.http.cookies)
            await same.connect()
            await bob.guest("Bob")
            await bob.connect()
            own_nats.kill()
            await ana.post("/logout")
            await asyncio.sleep(0.5)
            assert not same.close_code
            own_nats.start()
            with pytest.raises(Disconnected):
                await same.wait_for(lambda: False)
            table = await bob.create_table([{"kind": "me"}, {"kind": "free"}])
            assert (await bob.follow(table, 0))["status"] == "waiting"


async def test_due_tables_wake_one_worker(url: str, own_nats: Nats) -> None:
    async with processes(url, own_nats, 3) as (one, *workers):
        await start_table(one.hub, person("anna"), bot())
        one.hub.bus.wake_worker(12.5)
        await until(lambda: [worker.wake_ups for worker in workers if worker.wake_ups])
        await asyncio.sleep(0.2)
        assert sorted(len(worker.wake_ups) for worker in workers) == [0, 1]
        assert one.wake_ups == []
