"""Tests that no acknowledged play is lost while the server is killed repeatedly, as by a power cut."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from caravane.server.store.connect import open_store
from tests.server.client import Client
from tests.server.faults.check_store import check_table
from tests.server.faults.players import FREE, ME, SEAT_PLANS, Player, ServerProbe, Tempo
from tests.server.run_processes import Serve

pytestmark = pytest.mark.anyio

KILLS, TABLES = 3, 8
NIGHTLY_KILLS, NIGHTLY_TABLES = 40, 16
SEED = 1
THINKING = 0.3
POLL_SECONDS = 0.001
"""Shorter than a play takes, so that one is seen before its answer arrives."""
MAX_UPTIME = 0.6
"""Maximum number of seconds between the first acknowledged play after a start and the next kill."""


@pytest.fixture(scope="module")
def quick_start(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Return an environment that caches bytecode, because starting the server takes most of the time of these tests."""
    return {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(tmp_path_factory.mktemp("compiled"))}


@pytest.mark.parametrize(
    ("kills", "count"), [(KILLS, TABLES), pytest.param(NIGHTLY_KILLS, NIGHTLY_TABLES, marks=pytest.mark.nightly)]
)
async def test_nothing_acknowledged_is_lost(
    durable_url: str, tmp_path: Path, quick_start: dict[str, str], kills: int, count: int
) -> None:
    luck, tempo = random.Random(SEED), Tempo(THINKING)
    with Serve(tmp_path / "data", durable_url, quick_start) as serve:
        probe = ServerProbe(serve.address)
        tables = await asyncio.gather(*[seat_players(probe, serve, number, tempo, luck) for number in range(count)])
        players = [player for table in tables for player in table]
        games = [asyncio.create_task(player.play_to_the_end()) for player in players]
        effective = await kill_repeatedly(serve, players, luck, kills)
        tempo.seconds = 0.0
        await asyncio.gather(*games)
        for player in players:
            await player.client.__aexit__(None, None, None)
        assert serve.stop() == 0
    assert effective == kills, "the games were over before the last kill"
    assert sum(player.resent for player in players) > 0, "no kill ever interrupted a play"
    await check_all(durable_url, players)


async def seat_players(
    probe: ServerProbe, serve: Serve, number: int, tempo: Tempo, luck: random.Random
) -> list[Player]:
    """Create a table for two people, with or without bots."""
    game, seat_plan = SEAT_PLANS[number % len(SEAT_PLANS)]
    host = await Client(serve.address).guest(f"host {number}")
    guest = await Client(serve.address).guest(f"guest {number}")
    table = await host.create_table(seat_plan, game=game)
    code = (await host.post(f"/tables/{table}/invitations"))["code"]
    await guest.post(f"/join/{code}")
    await host.post(f"/tables/{table}/start")
    seats = {host: seat_plan.index(ME), guest: seat_plan.index(FREE)}
    return [Player(client, probe, table, seat, tempo, random.Random(luck.random())) for client, seat in seats.items()]


async def kill_repeatedly(serve: Serve, players: list[Player], luck: random.Random, kills: int) -> int:
    """Kill the server at random times, every other time while a play is unanswered; return the kills during games."""
    effective = 0
    for number in range(kills):
        await until_served(players)
        await asyncio.sleep(luck.uniform(0, MAX_UPTIME))
        if number % 2:
            await until_over_or(players, lambda: any(player.pending for player in players))
        effective += not all(is_finished(player) for player in players)
        serve.kill()
        await asyncio.to_thread(serve.start)
    return effective


async def until_served(players: list[Player]) -> None:
    """Wait until another play is acknowledged, or all games are over."""
    before = acknowledged(players)
    await until_over_or(players, lambda: acknowledged(players) > before)


async def until_over_or(players: list[Player], condition: Callable[[], bool]) -> None:
    """Wait until a condition is met, or all games are over."""
    while not condition() and not all(is_finished(player) for player in players):  # noqa: ASYNC110 (no event is sent)
        await asyncio.sleep(POLL_SECONDS)


def acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


def is_finished(player: Player) -> bool:
    update = player.client.tables.get((player.table, player.seat))
    return update is not None and update["status"] == "ended"


async def check_all(url: str, players: list[Player]) -> None:
    store = await open_store(url)
    try:
        for table in {player.table for player in players}:
            await check_table(store, table, [player for player in players if player.table == table])
    finally:
        await store.close()
