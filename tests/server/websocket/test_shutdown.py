"""Tests of shutdown: pending acts are finished, clients are asked to reconnect, and games continue."""

import asyncio
import signal
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.client import Client, Disconnected
from tests.server.run_processes import Serve
from tests.server.services import free_port
from tests.wait_limit import WAIT_SECONDS

pytestmark = pytest.mark.anyio


async def test_all_clients_are_asked_to_reconnect(tmp_path: Path) -> None:
    serve = Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db", port=free_port())
    serve.start()
    ana, bob = Client(serve.address), Client(serve.address)
    await ana.guest("Ana")
    await bob.guest("Bob")
    table = await ana.create_table([{"kind": "me"}, {"kind": "free"}, {"kind": "bot"}], public=True)
    await bob.post(f"/tables/{table}/sit")
    await ana.post(f"/tables/{table}/start")
    await ana.follow(table, 0)
    await bob.follow(table, 1)
    await ana.play(table, 0)
    assert await asyncio.to_thread(serve.stop) == 0
    for client in (ana, bob):
        with pytest.raises(Disconnected):
            await client.wait_for(lambda: False)
        message = client.messages[-1]
        assert message["type"] == "reconnect"
        assert 0 < message["min_seconds"] < message["max_seconds"]
        assert client.close_code == 1012
    assert "Traceback" not in serve.output
    with serve:
        await continue_game(ana, bob, table)


async def continue_game(ana: Client, bob: Client, table: str) -> None:
    """Reconnect with the last numbers and play to the end; neither moves nor events are lost."""
    last = ana.tables[table, 0]["n"]
    await ana.connect()
    await bob.connect()
    await bob.follow(table, 1, n=bob.tables[table, 1]["n"])
    assert ana.tables[table, 0]["n"] == last
    update = await ana.follow(table, 0, n=last - 1)
    assert update["after"] == last - 1
    ends = await asyncio.gather(ana.play_on(table, 0), bob.play_on(table, 1))
    assert ends[0]["result"] == ends[1]["result"]
    for client in (ana, bob):
        await client.disconnect()
        await client.http.aclose()


async def test_pending_moves_are_finished(tmp_path: Path) -> None:
    """Check that every move acknowledged before a shutdown is stored."""
    serve = Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db", port=free_port())
    serve.start()
    people = [Client(serve.address) for _ in range(8)]
    tables: list[str] = []
    for number, client in enumerate(people):
        await client.guest(f"Player {number}")
        tables.append(await client.create_table([{"kind": "me"}, {"kind": "bot"}], game="lost-cities", start=True))
        await client.follow(tables[-1], 0)
    acknowledged = [0] * len(people)
    playing = [
        asyncio.create_task(play_until_disconnected(client, table, acknowledged, number))
        for number, (client, table) in enumerate(zip(people, tables, strict=True))
    ]
    while sum(acknowledged) <= len(people):  # noqa: ASYNC110 (tests subscribe to no events)
        await asyncio.sleep(0.01)
    serve.process.send_signal(signal.SIGTERM)
    await asyncio.gather(*playing)
    assert await asyncio.to_thread(serve.process.wait, WAIT_SECONDS) == 0
    with serve:
        for client, table, count in zip(people, tables, acknowledged, strict=True):
            history = await client.get(f"/tables/{table}/history", seat=0)
            plays = [
                each for each in history if any(event.get("seat") == 0 and "event" in event for event in each["events"])
            ]
            assert len(plays) >= count
            await client.disconnect()
            await client.http.aclose()


async def play_until_disconnected(client: Client, table: str, acknowledged: list[int], number: int) -> None:
    """Play until the connection ends; count the acknowledged plays."""
    with suppress(Disconnected):
        while client.tables[table, 0]["status"] != "ended":
            await client.play(table, 0)
            acknowledged[number] += 1
