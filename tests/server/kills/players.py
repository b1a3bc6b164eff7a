"""Players who do not give up: when the server is gone they come back, say again what was not acknowledged, and go on."""

import asyncio
import random
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.server.client import Client, Gone, Message, Refusal

BETWEEN_KNOCKS = 0.05
LOST = (Gone, OSError, TimeoutError, WebSocketException, httpx.HTTPError)
"""What a player notices of a server that is killed."""
ME, FREE = {"kind": "me"}, {"kind": "free"}
RANDOM, GREEDY = {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "greedy"}
SEATINGS = [("lost-cities", [ME, FREE]), ("lost-cities", [ME, GREEDY, FREE]), ("_template", [ME, FREE, RANDOM, GREEDY])]
SETTLED = ("stale", "too-late")
"""A play that is refused so is not in the record, and never will be: the table has gone on without it."""


class Door:
    """Tells players when the server is there again; each of them knocking all the time would be most of the work."""

    def __init__(self, address: str) -> None:
        host, _, port = address.rpartition(":")
        self._host, self._port = host, int(port)
        self._knocking: asyncio.Task[None] | None = None

    async def opened(self) -> None:
        """Wait until somebody listens."""
        if self._knocking is None or self._knocking.done():
            self._knocking = asyncio.create_task(self._knock())
        await asyncio.shield(self._knocking)

    async def _knock(self) -> None:
        while True:
            with suppress(OSError):
                _, writer = await asyncio.open_connection(self._host, self._port)
                writer.close()
                return
            await asyncio.sleep(BETWEEN_KNOCKS)


@dataclass
class Tempo:
    """How long players think, on average; they hurry when the storm is over."""

    seconds: float


@dataclass
class Sent:
    """A play, as it was first sent: said again, it is the same message."""

    id: str
    n: int
    moves: list[str]


@dataclass
class Player:
    """A person in a seat of one table, what was acknowledged, and what is still open."""

    client: Client
    door: Door
    table: str
    seat: int
    tempo: Tempo
    luck: random.Random
    acknowledged: list[Sent] = field(default_factory=list)
    open: Sent | None = None
    returns: int = 0
    repeated: int = 0
    """How many plays had to be said again."""

    async def play_to_the_end(self) -> None:
        """Play until the game is over, through all that may happen."""
        while True:
            with suppress(*LOST):
                await self._come_back()
                await self._play_while_connected()
                return
            await asyncio.sleep(self.luck.uniform(0, BETWEEN_KNOCKS))

    async def _come_back(self) -> None:
        await self.client.disconnect()
        await self.door.opened()
        await self.client.connect()
        self.returns += 1
        known = self.client.tables.get((self.table, self.seat), {"n": 0})
        await self.client.follow(self.table, self.seat, n=known["n"])

    async def _play_while_connected(self) -> None:
        if self.open is not None:
            self.repeated += 1
            await self._send(self.open)
        while (update := await self._asked_or_over())["status"] != "ended":
            await asyncio.sleep(self.luck.expovariate(1 / self.tempo.seconds) if self.tempo.seconds else 0)
            # What was asked may have changed meanwhile; a player answers what is shown.
            update = self.client.tables[self.table, self.seat]
            if update.get("legal"):
                self.open = Sent(f"p{self.luck.getrandbits(64):x}", update["n"], [self.luck.choice(update["legal"])])
                await self._send(self.open)

    async def _send(self, sent: Sent) -> None:
        try:
            await self.client.say("play", self.table, id=sent.id, seat=self.seat, n=sent.n, moves=sent.moves)
        except Refusal as refusal:
            if refusal.code not in SETTLED:
                raise
        else:
            self.acknowledged.append(sent)
        self.open = None

    async def _asked_or_over(self) -> Message:
        return await self.client.until(
            self.table, self.seat, lambda update: update["status"] == "ended" or update.get("legal")
        )

    def shown(self) -> list[dict[str, Any]]:
        """Give every state of the table that this player was shown, in order."""
        mine = {"type": "update", "table": self.table, "seat": self.seat}
        return [message for message in self.client.heard if mine.items() <= message.items()]
