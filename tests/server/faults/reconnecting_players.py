"""Players that reconnect through any proxy and resend unacknowledged plays until the game is over."""

import asyncio
import random
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field

import httpx

from tests.server.client import Client, Refusal
from tests.server.faults.players import (
    CONNECTION_ERRORS,
    FINAL_REFUSALS,
    FREE,
    ME,
    RETRY_SECONDS,
    SEAT_PLANS,
    Player,
    SentPlay,
    ServerProbe,
    Tempo,
)
from tests.server.faults.proxy import Proxy

HEARTBEAT = 1.0
UNUSED_PROBE = ServerProbe("127.0.0.1:0")
"""Probe that is never used, because a player does not wait for one server but tries another."""
SERVER_ERRORS = ("unavailable", "failed")
"""Refusals caused by the server, after which a message may be sent again."""


@dataclass
class ReconnectingPlayer(Player):
    """A player that knows all proxies, each of which leads to another server."""

    proxies: list[Proxy] = field(default_factory=list)

    async def play_to_the_end(self) -> None:
        """Play until the game is over, despite all faults."""
        while True:
            try:
                await self._reconnect()
                await self._play_while_connected()
            except CONNECTION_ERRORS:
                pass
            except Refusal as refusal:
                if refusal.code not in SERVER_ERRORS:
                    raise
            else:
                return
            await asyncio.sleep(self.luck.uniform(*self._pause()))

    def _pause(self) -> tuple[float, float]:
        """Return the range of seconds before reconnecting, as the server asked for if it did."""
        requests = [message for message in self.client.messages[-1:] if message["type"] == "reconnect"]
        return (requests[0]["min_seconds"], requests[0]["max_seconds"]) if requests else (0.0, RETRY_SECONDS)

    async def _reconnect(self) -> None:
        with suppress(*CONNECTION_ERRORS):
            async with asyncio.timeout(1):
                await self.client.disconnect()
        self.client.address = self.luck.choice(self.proxies).address
        async with asyncio.timeout(5):
            await self.client.connect()
        self.reconnects += 1
        known = self.client.tables.get((self.table, self.seat), {"n": 0})
        await self.client.follow(self.table, self.seat, n=known["n"])

    async def _send(self, sent: SentPlay) -> None:
        while self.pending is not None:
            try:
                await self.client.send("play", self.table, id=sent.id, seat=self.seat, n=sent.n, moves=sent.moves)
                self.acknowledged.append(sent)
            except Refusal as refusal:
                if refusal.code in SERVER_ERRORS:
                    self.resent += 1
                    await asyncio.sleep(RETRY_SECONDS)
                    continue
                if refusal.code not in FINAL_REFUSALS:
                    raise
            self.pending = None

    def last_n(self) -> int:
        """Return the number of the latest update of this player."""
        update = self.client.tables.get((self.table, self.seat))
        return update["n"] if update else 0

    def is_finished(self) -> bool:
        update = self.client.tables.get((self.table, self.seat))
        return update is not None and update["status"] == "ended"


async def seat_players(
    proxies: list[Proxy], number: int, tempo: Tempo, luck: random.Random, heartbeat: float = HEARTBEAT
) -> list[ReconnectingPlayer]:
    """Seat two players at a new table; if something fails, try again with another one."""
    while True:
        try:
            return await _seat_players(proxies, number, tempo, luck, heartbeat)
        except CONNECTION_ERRORS:
            pass
        except Refusal as refusal:
            if refusal.code not in SERVER_ERRORS:
                raise
        await asyncio.sleep(RETRY_SECONDS)


async def _seat_players(
    proxies: list[Proxy], number: int, tempo: Tempo, luck: random.Random, heartbeat: float
) -> list[ReconnectingPlayer]:
    """Create a table for two people, with or without bots; the two connect through different proxies."""
    game, seat_plan = SEAT_PLANS[number % len(SEAT_PLANS)]
    clients = [Client(proxies[(number + each) % len(proxies)].address, heartbeat) for each in range(2)]
    host, guest = clients
    async with AsyncExitStack() as cleanup:
        for client, name in zip(clients, ("host", "guest"), strict=True):
            await cleanup.enter_async_context(client)
            await client.guest(f"{name} {number}")
        table = await host.create_table(seat_plan, game=game)
        await guest.post(f"/join/{(await host.post(f'/tables/{table}/invitations'))['code']}")
        await host.post(f"/tables/{table}/start")
        cleanup.pop_all()
    seats = {host: seat_plan.index(ME), guest: seat_plan.index(FREE)}
    return [
        ReconnectingPlayer(client, UNUSED_PROBE, table, seat, tempo, random.Random(luck.random()), proxies=proxies)
        for client, seat in seats.items()
    ]


async def close_clients(players: list[ReconnectingPlayer]) -> None:
    """Close all connections of the players."""
    for player in players:
        with suppress(*CONNECTION_ERRORS, httpx.HTTPError):
            await player.client.__aexit__(None, None, None)
