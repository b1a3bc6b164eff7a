"""Presence: who is at a table, and who watches; told now and then, apart from what happens there."""

import asyncio
from collections.abc import Iterator

import pytest

from caravane.server.live.presence import PAUSE, Changes, Present, Watcher
from caravane.tables import acts
from tests.server.client import Client, Message
from tests.server.faults.cluster import Machines
from tests.server.run_processes import Serve
from tests.tables.table_driver import bot, companion, evening, person

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module", params=["one process", "many processes"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serve | Machines]:
    if request.param == "many processes":
        yield request.getfixturevalue("machines")
        return
    folder = tmp_path_factory.mktemp("serve")
    with Serve(folder, f"sqlite:///{folder}/caravane.db") as serve:
        yield serve


def watcher(name: str, seat: int | None) -> Watcher:
    return Watcher(seat, lambda _raw: None, lambda _table: None, f"id-{name}")


def test_people_are_here_who_follow_from_their_own_seats() -> None:
    table = evening(seats=4).begin(person("Ana"), companion("Zoé", of="Ana"), person("Béa"), bot()).table
    assert Present(table, ()).here == [False] * 4
    assert Present(table, [watcher("Ana", 0)]).here == [True, False, False, False]
    both = [watcher("Ana", 0), watcher("Ana", 1), watcher("Béa", None)]
    assert Present(table, both).here == [True, True, False, False]


def test_who_looks_through_anothers_eyes_watches() -> None:
    table = evening().begin().do(acts.GRANT, seat=0, identity="id-Dov").table
    granted = Present(table, [watcher("Dov", 0), watcher("Eve", None), watcher("Béa", 1)])
    assert (granted.here, granted.watchers) == ([False, True], 2)


def test_a_connection_watches_once() -> None:
    table = evening().begin().finish().table
    send = watcher("Eve", 0).send
    twice = [Watcher(seat, send, lambda _table: None, "id-Eve") for seat in (0, 1, None)]
    assert Present(table, twice).watchers == 1


async def test_changes_are_told_once_in_a_while() -> None:
    told: list[str] = []
    changes = Changes(told.append, pause=0.05)
    for name in ("well", "well", "other", "well"):
        changes.note(name)
    assert told == []
    await asyncio.sleep(0.2)
    assert told == ["well", "other"]
    changes.note("well")
    await asyncio.sleep(0.2)
    assert told == ["well", "other", "well"]


def presences(client: Client, table: str) -> list[Message]:
    return [message for message in client.heard if (message["type"], message.get("table")) == ("presence", table)]


async def until_here(client: Client, table: str, here: list[bool], watchers: int) -> None:
    def told() -> bool:
        latest = presences(client, table)[-1:]
        return [(message["here"], message["watchers"]) for message in latest] == [(here, watchers)]

    await client.wait_for(told)


async def test_people_come_and_go(server: Serve | Machines) -> None:
    async with Client(server.address) as ana, Client(server.address) as bob, Client(server.address) as eve:
        for client, name in ((ana, "Ana"), (bob, "Bob"), (eve, "Eve")):
            await client.guest(name)
        table = await ana.open_table([{"kind": "me"}, {"kind": "free"}, {"kind": "bot"}], public=True)
        await bob.post(f"/tables/{table}/sit")
        first = await ana.follow(table, 0)
        assert [place.get("here") for place in first["places"]] == [True, False, None]
        assert first["watchers"] == 0
        second = await bob.follow(table, 1)
        if isinstance(server, Serve):
            assert [place.get("here") for place in second["places"]] == [True, True, None]
        await eve.follow(table)
        await until_here(ana, table, [True, True, False], 1)
        number = ana.tables[table, 0]["n"]
        await bob.disconnect()
        await until_here(ana, table, [True, False, False], 1)
        await eve.say("unfollow", table)
        await until_here(ana, table, [True, False, False], 0)
        seen = (await eve.get(f"/tables/{table}"))["seen"]
        assert [place.get("here") for place in seen["places"]] == [True, False, None]
        assert ana.tables[table, 0]["n"] == number
        assert len(presences(eve, table)) <= 2


async def test_however_often_someone_comes_it_is_told_now_and_then(server: Serve | Machines) -> None:
    async with Client(server.address) as ana, Client(server.address) as eve:
        await ana.guest("Ana")
        await eve.guest("Eve")
        table = await ana.open_table([{"kind": "me"}, {"kind": "free"}], public=True)
        await ana.follow(table, 0)
        start = asyncio.get_running_loop().time()
        for _ in range(30):
            await eve.follow(table)
            await eve.say("unfollow", table)
        await until_here(ana, table, [True, False], 0)
        most = (asyncio.get_running_loop().time() - start) / PAUSE + 2
        assert len(presences(ana, table)) <= most
