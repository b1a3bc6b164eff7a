"""A deploy in the middle of live games: new processes start, the door leads to them, the old ones are told to stop.

Nobody's connection ends more than once, everyone is told when to come back, and no move is lost.
"""

import asyncio
import random
from pathlib import Path

import pytest

from caravane.server.store.connect import open_store
from tests.server.faults.proxy import Proxy
from tests.server.faults.reconnecting_players import Wanderer, go_home, sit_down
from tests.server.faults.service import Service
from tests.server.kills.check_store import check_table
from tests.server.kills.players import Tempo

pytestmark = pytest.mark.anyio

TABLES = 6
THINKING = 0.2
PATIENT = 20.0
"""Seconds until a player takes a server for gone that does not answer: here it must say so itself."""
GOING_ON = 10
"""So many plays are acknowledged before the deploy, and again after it."""


async def test_nobody_comes_back_twice_and_no_move_is_lost(tmp_path: Path) -> None:
    luck, tempo = random.Random(2), Tempo(THINKING)
    service = Service(tmp_path)
    await service.start()
    door = Proxy(*[serve.address for serve in service.serves])
    await door.start()
    try:
        seated = [sit_down([door], number, tempo, luck, PATIENT) for number in range(TABLES)]
        players = [player for table in await asyncio.gather(*seated) for player in table]
        games = [asyncio.create_task(player.play_to_the_end()) for player in players]
        await more_plays(players)
        assert await deploy(service, door) == [0, 0, 0, 0]
        await more_plays(players)
        assert any(not player.over() for player in players), "the games were over before the deploy was"
        tempo.seconds = 0.0
        await asyncio.gather(*games)
        await go_home(players)
        await check(service, players)
    finally:
        await door.stop()
        await service.stop()


async def deploy(service: Service, door: Proxy) -> list[int]:
    """Put new processes in the place of the old ones, as docs/server.md tells; give what the old ones ended with."""
    old = [*service.serves, *service.workers]
    service.serves = [service.new_serve(f"new-serve-{number}") for number in range(2)]
    service.workers = [service.new_worker(f"new-bots-{number}") for number in range(2)]
    await asyncio.gather(*[asyncio.to_thread(each.start) for each in (*service.serves, *service.workers)])
    door.point_to(*[serve.address for serve in service.serves])
    return await asyncio.gather(*[asyncio.to_thread(each.stop) for each in old])


async def more_plays(players: list[Wanderer]) -> None:
    """Wait until the games have gone on for a while."""
    before = sum(len(player.acknowledged) for player in players)
    async with asyncio.timeout(90):
        while sum(len(player.acknowledged) for player in players) < before + GOING_ON:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def check(service: Service, players: list[Wanderer]) -> None:
    for player in players:
        byes = [message for message in player.client.heard if message["type"] == "bye"]
        # The first time it came to the table is no return; whose game was over had no reason to come back.
        assert player.returns - 1 <= len(byes) <= 1
    assert sum(player.returns - 1 for player in players) > 0
    store = await open_store(service.record)
    try:
        for table in {player.table for player in players}:
            await check_table(store, table, [player for player in players if player.table == table])
    finally:
        await store.close()
