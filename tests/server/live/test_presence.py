"""Tests of presence: players and spectators at a table, sent with a delay and apart from updates."""

import asyncio
from collections.abc import Iterator

import pytest

from caravane.server.live.presence import DEBOUNCE_SECONDS, Debouncer, Follower, TablePresence
from caravane.tables import acts
from tests.server.client import Client, Message
from tests.server.faults.cluster import Cluster
from tests.server.run_processes import Serve
from tests.tables.table_driver import bot, companion, drive_table, person

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module", params=["one process", "many processes"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serve | Cluster]:
    if request.param == "many processes":
        yield request.getfixturevalue("cluster")
        return
    folder = tmp_path_factory.mktemp("serve")
    with Serve(folder, f"sqlite:///{folder}/caravane.db") as serve:
        yield serve


def follower(name: str, seat: int | None) -> Follower:
    return Follower(seat, lambda _raw: None, lambda _table: None, f"id-{name}")


def test_players_are_present_if_they_follow_from_their_own_seats() -> None:
    table = drive_table(seats=4).begin(person("Ana"), companion("Zoé", of="Ana"), person("Béa"), bot()).table
    assert TablePresence(table, ()).seats == [False] * 4
    assert TablePresence(table, [follower("Ana", 0)]).seats == [True, False, False, False]
    both = [follower("Ana", 0), follower("Ana", 1), follower("Béa", None)]
    assert TablePresence(table, both).seats == [True, True, False, False]


def test_a_follower_with_a_grant_counts_as_a_spectator() -> None:
    table = drive_table().begin().do(acts.GRANT, seat=0, identity="id-Dov").table
    granted = TablePresence(table, [follower("Dov", 0), follower("Eve", None), follower("Béa", 1)])
    assert (granted.seats, granted.spectators) == ([False, True], 2)


def test_a_connection_counts_once() -> None:
    table = drive_table().begin().finish().table
    send = follower("Eve", 0).send
    twice = [Follower(seat, send, lambda _table: None, "id-Eve") for seat in (0, 1, None)]
    assert TablePresence(table, twice).spectators == 1


async def test_changes_are_debounced() -> None:
    sent: list[str] = []
    debouncer = Debouncer(sent.append, delay=0.05)
    for name in ("well", "well", "other", "well"):
        debouncer.schedule(name)
    assert sent == []
    await asyncio.sleep(0.2)
    assert sent == ["well", "other"]
    debouncer.schedule("well")
    await asyncio.sleep(0.2)
    assert sent == ["well", "other", "well"]


def presences(client: Client, table: str) -> list[Message]:
    return [message for message in client.messages if (message["type"], message.get("table")) == ("presence", table)]


def present(projection: Message) -> list[bool | None]:
    return [occupant.get("present") for occupant in projection["occupants"]]


async def until_present(client: Client, table: str, present: list[bool], spectators: int) -> None:
    def received() -> bool:
        latest = presences(client, table)[-1:]
        return [(message["present"], message["spectators"]) for message in latest] == [(present, spectators)]

    await client.wait_for(received)


async def test_presence_follows_connections(server: Serve | Cluster) -> None:
    async with Client(server.address) as ana, Client(server.address) as bob, Client(server.address) as eve:
        for client, name in ((ana, "Ana"), (bob, "Bob"), (eve, "Eve")):
            await client.guest(name)
        table = await ana.create_table([{"kind": "me"}, {"kind": "free"}, {"kind": "bot"}], public=True)
        await bob.post(f"/tables/{table}/sit")
        first = await ana.follow(table, 0)
        assert present(first) == [True, False, None]
        assert first["spectators"] == 0
        second = await bob.follow(table, 1)
        if isinstance(server, Serve):
            assert present(second) == [True, True, None]
        await eve.follow(table)
        await until_present(ana, table, [True, True, False], 1)
        number = ana.tables[table, 0]["n"]
        await bob.disconnect()
        await until_present(ana, table, [True, False, False], 1)
        await eve.send("unfollow", table)
        await until_present(ana, table, [True, False, False], 0)
        # A process without followers waits only briefly for what the others know.
        await eve.poll_until(f"/tables/{table}", lambda detail: present(detail["projection"]) == [True, False, None])
        assert ana.tables[table, 0]["n"] == number
        assert len(presences(eve, table)) <= 2


async def test_frequent_changes_send_few_presence_messages(server: Serve | Cluster) -> None:
    async with Client(server.address) as ana, Client(server.address) as eve:
        await ana.guest("Ana")
        await eve.guest("Eve")
        table = await ana.create_table([{"kind": "me"}, {"kind": "free"}], public=True)
        await ana.follow(table, 0)
        start = asyncio.get_running_loop().time()
        for _ in range(30):
            await eve.follow(table)
            await eve.send("unfollow", table)
        await until_present(ana, table, [True, False], 0)
        limit = (asyncio.get_running_loop().time() - start) / DEBOUNCE_SECONDS + 2
        assert len(presences(ana, table)) <= limit
