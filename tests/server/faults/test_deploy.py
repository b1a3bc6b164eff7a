"""Test of a deploy during games: new processes start, the proxy points to them, the old ones are stopped.

No connection ends more than once, every client is told when to reconnect, and no move is lost.
"""

import asyncio
import random
from pathlib import Path

import pytest

from caravane.server.store.connect import open_store
from tests.server.faults.check_store import check_table
from tests.server.faults.players import Tempo
from tests.server.faults.proxy import Proxy
from tests.server.faults.reconnecting_players import ReconnectingPlayer, close_clients, seat_players
from tests.server.faults.service import Service
from tests.wait_limit import WAIT_SECONDS

pytestmark = pytest.mark.anyio

TABLES = 6
THINKING = 0.2
THINKING_DURING_DEPLOY = 3.0
"""Seconds that players think on average while processes start, so that no slow machine ends the games meanwhile."""
HEARTBEAT_SECONDS = 20.0
"""Seconds between pings; long, because here the server itself must ask clients to reconnect."""
MORE_PLAYS = 10
"""Number of plays acknowledged before the deploy, and again after it."""


@pytest.mark.nightly
async def test_no_client_reconnects_twice_and_no_move_is_lost(tmp_path: Path) -> None:
    luck, tempo = random.Random(2), Tempo(THINKING)
    service = Service(tmp_path)
    await service.start()
    proxy = Proxy(*[serve.address for serve in service.serves])
    await proxy.start()
    try:
        tables = [seat_players([proxy], number, tempo, luck, HEARTBEAT_SECONDS) for number in range(TABLES)]
        players = [player for table in await asyncio.gather(*tables) for player in table]
        games = [asyncio.create_task(player.play_to_the_end()) for player in players]
        await more_plays(players)
        tempo.seconds = THINKING_DURING_DEPLOY
        assert await deploy(service, proxy) == [0, 0, 0, 0]
        tempo.seconds = THINKING
        await more_plays(players)
        assert any(not player.is_finished() for player in players), "the games were over before the deploy was"
        tempo.seconds = 0.0
        await asyncio.gather(*games)
        await close_clients(players)
        await check(service, players)
    finally:
        await proxy.stop()
        await service.stop()


async def deploy(service: Service, proxy: Proxy) -> list[int]:
    """Replace the old processes by new ones, as described in docs/server.md; return the exit codes of the old ones."""
    old = [*service.serves, *service.workers]
    service.serves = [service.new_serve(f"new-serve-{number}") for number in range(2)]
    service.workers = [service.new_worker(f"new-worker-{number}") for number in range(2)]
    await asyncio.gather(*[asyncio.to_thread(each.start) for each in (*service.serves, *service.workers)])
    proxy.point_to(*[serve.address for serve in service.serves])
    return await asyncio.gather(*[asyncio.to_thread(each.stop) for each in old])


async def more_plays(players: list[ReconnectingPlayer]) -> None:
    """Wait until more plays have been acknowledged."""
    before = sum(len(player.acknowledged) for player in players)
    async with asyncio.timeout(WAIT_SECONDS):
        while sum(len(player.acknowledged) for player in players) < before + MORE_PLAYS:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def check(service: Service, players: list[ReconnectingPlayer]) -> None:
    for player in players:
        requests = [message for message in player.client.messages if message["type"] == "reconnect"]
        # The first connection is no reconnect, and a player whose game was over had no reason to reconnect.
        assert player.reconnects - 1 <= len(requests) <= 1
    assert sum(player.reconnects - 1 for player in players) > 0
    store = await open_store(service.database_url)
    try:
        for table in {player.table for player in players}:
            await check_table(store, table, [player for player in players if player.table == table])
    finally:
        await store.close()
