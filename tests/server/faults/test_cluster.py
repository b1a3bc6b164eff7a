"""Between processes: what one records the others show; what does not arrive is read from the record."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from caravane.server.cluster.messages import Acted, Forgotten, SessionOver, ToAll
from caravane.server.cluster.nats_bus import Nats as Exchange
from caravane.server.live.hub import Hub
from caravane.server.live.presence import Watcher
from caravane.server.live.remote import Hearing
from caravane.server.store.protocol import Database
from caravane.server.store.sql_store import SqlDatabase
from caravane.tables.acts import LEAVE, RETURN, Act, Refused
from tests.server.client import Client, Gone
from tests.server.faults.cluster import Machines
from tests.server.jobs.run_job import opened
from tests.server.services import Nats, Postgres
from tests.server.table_setup import bot, person, play_first, start_table

pytestmark = pytest.mark.anyio

SOON = 60.0


class Process:
    """The hub of a process with its ears, and what it was told about people and due work."""

    def __init__(self, store: Database, nats: Nats, *, works: bool = False) -> None:
        self.people: list[ToAll] = []
        self.audits = 0
        self.woken: list[float] = []
        self.hub = Hub(store, exchange=Exchange(nats.url))
        self.hearing = Hearing(self.hub, self, self.woken.append if works else None)

    def hear(self, message: ToAll) -> None:
        self.people.append(message)

    async def audit(self) -> None:
        self.audits += 1
        if self.audits == 1:
            raise ConnectionError("the record is away too")


class Ears:
    """A connection that keeps what it is sent."""

    def __init__(self, seat: int | None, identity: str = "") -> None:
        self.messages: list[dict[str, Any]] = []
        self.watcher = Watcher(seat, lambda raw: self.messages.append(json.loads(raw)), lambda _table: None, identity)

    def kind(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.messages if message["type"] == kind]

    def number(self) -> int:
        n: int = self.kind("update")[-1]["n"]
        return n

    def here(self) -> list[bool]:
        return [here for message in self.kind("presence")[-1:] for here in message["here"]]


@asynccontextmanager
async def processes(url: str, nats: Nats, count: int = 2) -> AsyncIterator[list[Process]]:
    async with opened(url) as store:
        running = [Process(store, nats, works=number > 0) for number in range(count)]
        for process in running:
            await process.hearing.start()
        try:
            if nats.running():
                # On a busy machine that may take longer than a start waits for it; what is said before goes past.
                await until(lambda: all(process.audits for process in running))
            yield running
        finally:
            for process in running:
                await process.hearing.stop()


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(SOON):
        while not true():  # noqa: ASYNC110 (tests listen to nobody)
            await asyncio.sleep(0.01)


@pytest.fixture
def own_nats() -> Iterator[Nats]:
    server = Nats()
    yield server
    server.kill()


@pytest.fixture
def url(postgres: Postgres, migrated: str) -> str:
    return postgres.url(postgres.new_database(migrated))


async def test_what_one_process_records_the_other_shows(url: str, nats: Nats) -> None:
    async with processes(url, nats) as (one, other):
        name = await start_table(one.hub, person("anna"), person("bela"))
        ears = Ears(1)
        await other.hub.follow(name, ears.watcher)
        await play_first(one.hub, name, 0)
        seen = (await one.hub.look(name)).seen[1]
        await until(lambda: ears.number() == seen)
        assert ears.messages[-1]["events"]
        one.hub.broadcast(name, b'{"type":"rematch"}')
        await until(lambda: ears.kind("rematch"))


async def test_a_gap_is_read_from_the_record(url: str, nats: Nats) -> None:
    async with processes(url, nats) as (one, other):
        name = await start_table(one.hub, person("anna"), person("bela"))
        ears = Ears(1)
        await other.hub.follow(name, ears.watcher)
        # Nobody hears these: as if the words got lost.
        other.hub.exchange.leave(name)
        await asyncio.sleep(0.1)
        await one.hub.act(name, Act(LEAVE, one.hub.now(), seat=0))
        await one.hub.act(name, Act(RETURN, one.hub.now(), seat=0))
        table = await one.hub.look(name)
        assert ears.number() < table.seen[1]
        await other.hearing.hear(name, Acted(table.number - 1, None))
        assert ears.number() == table.seen[1]
        assert [event["act"] for event in ears.messages[-1]["events"]] == [LEAVE, RETURN]
        # Said again, or late, it changes nothing.
        count = len(ears.messages)
        await other.hearing.hear(name, Acted(table.number - 2, None))
        assert len(ears.messages) == count


async def test_nobody_is_refused_by_a_table_that_is_behind(url: str, nats: Nats) -> None:
    async with processes(url, nats) as (one, other):
        name = await start_table(one.hub, person("anna"), person("bela"))
        await other.hub.look(name)
        await one.hub.act(name, Act(LEAVE, one.hub.now(), seat=0))
        # The cached table of the other process knows nothing of it, and would refuse this.
        await other.hub.act(name, Act(RETURN, other.hub.now(), seat=0))
        with pytest.raises(Refused):
            await one.hub.act(name, Act(RETURN, one.hub.now(), seat=0))
        assert (await one.hub.look(name)).number == (await other.hub.look(name)).number


async def test_without_nats_the_record_tells_and_with_it_again_the_others(url: str, own_nats: Nats) -> None:
    async with processes(url, own_nats) as (one, other):
        name = await start_table(one.hub, person("anna"), person("bela"))
        ears = Ears(1)
        await other.hub.follow(name, ears.watcher)
        # What may be missed before a start is looked for too; here that goes wrong first, so it is tried again.
        await until(lambda: one.audits == other.audits == 2)
        own_nats.kill()
        await until(lambda: not other.hub.exchange.connected)
        await one.hub.act(name, Act(LEAVE, one.hub.now(), seat=0))
        await until(lambda: ears.number() == one.hub.cache.get(name).table.seen[1])  # type: ignore[union-attr]
        own_nats.start()
        await until(lambda: one.hub.exchange.connected and other.hub.exchange.connected)
        await until(lambda: one.audits > 2 and other.audits > 2)
        await one.hub.act(name, Act(RETURN, one.hub.now(), seat=0))
        await until(lambda: ears.number() == one.hub.cache.get(name).table.seen[1])  # type: ignore[union-attr]


async def test_a_process_starts_without_nats_and_finds_it_later(url: str, own_nats: Nats) -> None:
    own_nats.kill()
    async with processes(url, own_nats) as (one, other):
        name = await start_table(one.hub, person("anna"), person("bela"))
        ears = Ears(1)
        await other.hub.follow(name, ears.watcher)
        await one.hub.act(name, Act(LEAVE, one.hub.now(), seat=0))
        seen = (await one.hub.look(name)).seen[1]
        await until(lambda: ears.number() == seen)
        own_nats.start()

        def heard() -> object:
            # Said again and again: what has no number is lost on who does not hear yet.
            one.hub.broadcast(name, b'{"type":"rematch"}')
            return ears.kind("rematch")

        await until(heard)


async def test_who_is_where_is_known_everywhere_until_a_process_goes(url: str, nats: Nats) -> None:
    async with processes(url, nats) as (one, other):
        name = await start_table(one.hub, person("anna"), person("bela"))
        anna, bela = Ears(0, "id-anna"), Ears(1, "id-bela")
        await one.hub.follow(name, anna.watcher)
        await other.hub.follow(name, bela.watcher)
        await until(lambda: anna.here() == bela.here() == [True, True])
        table = await one.hub.look(name)
        assert (await one.hub.present(name, table)).here == [True, True]
        await other.hearing.stop()
        await until(lambda: anna.here() == [True, False])
        await other.hearing.start()


async def test_who_is_forgotten_is_forgotten_everywhere(url: str, nats: Nats) -> None:
    async with processes(url, nats) as (one, other):
        name = await start_table(one.hub, person("anna"), person("bela"))
        seated = (await other.hub.look(name)).occupant(0).identity
        store = one.hub.store
        assert isinstance(store, SqlDatabase)
        await store.forget(seated)
        one.hub.exchange.tell_all(Forgotten(seated))
        await until(lambda: name not in other.hub.cache)
        assert (await other.hub.look(name)).names() == ["?", "bela"]


async def test_people_who_are_sent_away_are_sent_away_everywhere(url: str, nats: Nats) -> None:
    async with processes(url, nats) as (one, other):
        said: list[ToAll] = [SessionOver("ab", "", ""), Forgotten("id-anna")]
        for message in said:
            one.hub.exchange.tell_all(message)
        await until(lambda: other.people == said)


async def test_who_logs_out_while_nats_is_away_is_sent_away_when_it_is_back(
    url: str, own_nats: Nats, tmp_path: Path
) -> None:
    with Machines(tmp_path, url, own_nats.url, bots=0) as machines:
        one, other = machines.serves
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
            with pytest.raises(Gone):
                await same.wait_for(lambda: False)
            table = await bob.open_table([{"kind": "me"}, {"kind": "free"}])
            assert (await bob.follow(table, 0))["status"] == "gathering"


async def test_due_work_wakes_one_of_those_who_work(url: str, nats: Nats) -> None:
    async with processes(url, nats, 3) as (one, *workers):
        await start_table(one.hub, person("anna"), bot())
        one.hub.exchange.wake(12.5)
        await until(lambda: [worker.woken for worker in workers if worker.woken])
        await asyncio.sleep(0.2)
        assert sorted(len(worker.woken) for worker in workers) == [0, 1]
        assert one.woken == []
