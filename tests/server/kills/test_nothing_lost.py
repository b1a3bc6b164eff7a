"""Nothing acknowledged is lost: tables are played while the server is killed again and again, as by a power cut."""

import asyncio
import random
from pathlib import Path

import pytest

from caravane.server.store.connect import open_store
from tests.server.client import Client
from tests.server.kills.check_store import check_table
from tests.server.kills.players import FREE, ME, SEATINGS, Door, Player, Tempo
from tests.server.run_processes import Serve

pytestmark = pytest.mark.anyio

KILLS = 20
TABLES = 16
SEED = 1
THINKING = 0.3
LONGEST_SERVICE = 0.6
"""Seconds between the first play that is acknowledged after a start and the next kill."""


@pytest.fixture(scope="module")
def quick_start(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Let the server keep what it has compiled, wherever these tests run: most of their time is its start."""
    return {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(tmp_path_factory.mktemp("compiled"))}


async def test_nothing_acknowledged_is_lost(durable_url: str, tmp_path: Path, quick_start: dict[str, str]) -> None:
    luck, tempo = random.Random(SEED), Tempo(THINKING)
    with Serve(tmp_path / "data", durable_url, quick_start) as serve:
        door = Door(serve.address)
        tables = await asyncio.gather(*[sit_down(door, serve, number, tempo, luck) for number in range(TABLES)])
        players = [player for table in tables for player in table]
        games = [asyncio.create_task(player.play_to_the_end()) for player in players]
        kept_on = await kill_again_and_again(serve, players, luck)
        tempo.seconds = 0.0
        await asyncio.gather(*games)
        for player in players:
            await player.client.__aexit__(None, None, None)
        assert serve.stop() == 0
    assert kept_on == KILLS, "the games were over before the last kill"
    assert sum(player.repeated for player in players) > 0, "no kill ever met a play on its way"
    await check_all(durable_url, players)


async def sit_down(door: Door, serve: Serve, number: int, tempo: Tempo, luck: random.Random) -> list[Player]:
    """Open a table for two people, with or without bots."""
    game, seating = SEATINGS[number % len(SEATINGS)]
    host = await Client(serve.address).guest(f"host {number}")
    guest = await Client(serve.address).guest(f"guest {number}")
    table = await host.open_table(seating, game=game)
    code = (await host.post(f"/tables/{table}/invitations"))["code"]
    await guest.post(f"/join/{code}")
    await host.post(f"/tables/{table}/start")
    seats = {host: seating.index(ME), guest: seating.index(FREE)}
    return [Player(client, door, table, seat, tempo, random.Random(luck.random())) for client, seat in seats.items()]


async def kill_again_and_again(serve: Serve, players: list[Player], luck: random.Random) -> int:
    """Kill the server at random moments, once it serves again; count the kills that met games that were going on."""
    kept_on = 0
    for _ in range(KILLS):
        before = acknowledged(players)
        while acknowledged(players) == before and not all(over(player) for player in players):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        await asyncio.sleep(luck.uniform(0, LONGEST_SERVICE))
        kept_on += not all(over(player) for player in players)
        serve.kill()
        await asyncio.to_thread(serve.start)
    return kept_on


def acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


def over(player: Player) -> bool:
    update = player.client.tables.get((player.table, player.seat))
    return update is not None and update["status"] == "ended"


async def check_all(url: str, players: list[Player]) -> None:
    store = await open_store(url)
    try:
        for table in {player.table for player in players}:
            await check_table(store, table, [player for player in players if player.table == table])
    finally:
        await store.close()
