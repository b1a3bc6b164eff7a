"""Players who come back through any door, and say again what was not acknowledged, until the game is over."""

import asyncio
import random
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field

import httpx

from tests.server.client import Client, Refusal
from tests.server.faults.proxy import Proxy
from tests.server.kills.players import BETWEEN_KNOCKS, FREE, LOST, ME, SEATINGS, SETTLED, Door, Player, Sent, Tempo

HEARTBEAT = 1.0
NOWHERE = Door("127.0.0.1:0")
"""Nobody waits at a door that is closed: there are others."""
TROUBLE = ("unavailable", "failed")
"""The server's fault: it may be said again."""


@dataclass
class Wanderer(Player):
    """A player who knows all doors; behind each is another server."""

    doors: list[Proxy] = field(default_factory=list)

    async def play_to_the_end(self) -> None:
        """Play until the game is over, through all that may happen."""
        while True:
            try:
                await self._come_back()
                await self._play_while_connected()
            except LOST:
                pass
            except Refusal as refusal:
                if refusal.code not in TROUBLE:
                    raise
            else:
                return
            await asyncio.sleep(self.luck.uniform(*self._pause()))

    def _pause(self) -> tuple[float, float]:
        """Give how long to stay away: as the server has said, if it said good-bye."""
        byes = [message for message in self.client.heard[-1:] if message["type"] == "bye"]
        return (byes[0]["least"], byes[0]["most"]) if byes else (0.0, BETWEEN_KNOCKS)

    async def _come_back(self) -> None:
        with suppress(*LOST):
            async with asyncio.timeout(1):
                await self.client.disconnect()
        self.client.address = self.luck.choice(self.doors).address
        async with asyncio.timeout(5):
            await self.client.connect()
        self.returns += 1
        known = self.client.tables.get((self.table, self.seat), {"n": 0})
        await self.client.follow(self.table, self.seat, n=known["n"])

    async def _send(self, sent: Sent) -> None:
        while self.open is not None:
            try:
                await self.client.say("play", self.table, id=sent.id, seat=self.seat, n=sent.n, moves=sent.moves)
                self.acknowledged.append(sent)
            except Refusal as refusal:
                if refusal.code in TROUBLE:
                    self.repeated += 1
                    await asyncio.sleep(BETWEEN_KNOCKS)
                    continue
                if refusal.code not in SETTLED:
                    raise
            self.open = None

    def number(self) -> int:
        """Give the number of the latest state that this player was shown."""
        update = self.client.tables.get((self.table, self.seat))
        return update["n"] if update else 0

    def over(self) -> bool:
        update = self.client.tables.get((self.table, self.seat))
        return update is not None and update["status"] == "ended"


async def sit_down(
    doors: list[Proxy], number: int, tempo: Tempo, luck: random.Random, heartbeat: float = HEARTBEAT
) -> list[Wanderer]:
    """Come to a table, and if something fails on the way, to another one."""
    while True:
        try:
            return await _sit_down(doors, number, tempo, luck, heartbeat)
        except LOST:
            pass
        except Refusal as refusal:
            if refusal.code not in TROUBLE:
                raise
        await asyncio.sleep(BETWEEN_KNOCKS)


async def _sit_down(
    doors: list[Proxy], number: int, tempo: Tempo, luck: random.Random, heartbeat: float
) -> list[Wanderer]:
    """Open a table for two people, with or without bots; the two come through different doors."""
    game, seating = SEATINGS[number % len(SEATINGS)]
    people = [Client(doors[(number + each) % len(doors)].address, heartbeat) for each in range(2)]
    host, guest = people
    async with AsyncExitStack() as failing:
        for client, name in zip(people, ("host", "guest"), strict=True):
            await failing.enter_async_context(client)
            await client.guest(f"{name} {number}")
        table = await host.open_table(seating, game=game)
        await guest.post(f"/join/{(await host.post(f'/tables/{table}/invitations'))['code']}")
        await host.post(f"/tables/{table}/start")
        failing.pop_all()
    seats = {host: seating.index(ME), guest: seating.index(FREE)}
    return [
        Wanderer(client, NOWHERE, table, seat, tempo, random.Random(luck.random()), doors=doors)
        for client, seat in seats.items()
    ]


async def go_home(players: list[Wanderer]) -> None:
    """Close all that players have open."""
    for player in players:
        with suppress(*LOST, httpx.HTTPError):
            await player.client.__aexit__(None, None, None)
