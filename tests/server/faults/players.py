"""Players that reconnect after a server stops, resend plays that were not acknowledged, and continue."""

import asyncio
import random
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.server.client import Client, Disconnected, Message, Refusal

RETRY_SECONDS = 0.05
CONNECTION_ERRORS = (Disconnected, OSError, TimeoutError, WebSocketException, httpx.HTTPError)
"""Errors that a player gets from a killed server."""
ME, FREE = {"kind": "me"}, {"kind": "free"}
RANDOM, GREEDY = {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "greedy"}
SEAT_PLANS = [
    ("lost-cities", [ME, FREE]),
    ("lost-cities", [ME, GREEDY, FREE]),
    ("_template", [ME, FREE, RANDOM, GREEDY]),
]
FINAL_REFUSALS = ("stale", "too-late")
"""Refusals after which a play is not stored and never will be, because the table has moved on."""


class ServerProbe:
    """Waits for a server on behalf of all players, because polling by each of them would be most of the work."""

    def __init__(self, address: str) -> None:
        host, _, port = address.rpartition(":")
        self._host, self._port = host, int(port)
        self._task: asyncio.Task[None] | None = None

    async def wait_until_up(self) -> None:
        """Wait until the server listens."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._probe())
        await asyncio.shield(self._task)

    async def _probe(self) -> None:
        while True:
            with suppress(OSError):
                _, writer = await asyncio.open_connection(self._host, self._port)
                writer.close()
                return
            await asyncio.sleep(RETRY_SECONDS)


@dataclass
class Tempo:
    """Average thinking time of players; it drops to 0 after the last fault."""

    seconds: float


@dataclass
class SentPlay:
    """A play as it was first sent; resending it sends the same message."""

    id: str
    n: int
    moves: list[str]


@dataclass
class Player:
    """A player at one table, with acknowledged plays and the pending one."""

    client: Client
    probe: ServerProbe
    table: str
    seat: int
    tempo: Tempo
    luck: random.Random
    acknowledged: list[SentPlay] = field(default_factory=list)
    pending: SentPlay | None = None
    reconnects: int = 0
    resent: int = 0
    """Number of plays that were sent again."""

    async def play_to_the_end(self) -> None:
        """Play until the game is over, despite all faults."""
        while True:
            with suppress(*CONNECTION_ERRORS):
                await self._reconnect()
                await self._play_while_connected()
                return
            await asyncio.sleep(self.luck.uniform(0, RETRY_SECONDS))

    async def _reconnect(self) -> None:
        await self.client.disconnect()
        await self.probe.wait_until_up()
        await self.client.connect()
        self.reconnects += 1
        known = self.client.tables.get((self.table, self.seat), {"n": 0})
        await self.client.follow(self.table, self.seat, n=known["n"])

    async def _play_while_connected(self) -> None:
        if self.pending is not None:
            self.resent += 1
            await self._send(self.pending)
        while (update := await self._decision_or_end())["status"] != "ended":
            await asyncio.sleep(self.luck.expovariate(1 / self.tempo.seconds) if self.tempo.seconds else 0)
            # The decision may have changed meanwhile; reply to the latest update.
            update = self.client.tables[self.table, self.seat]
            if update.get("legal"):
                self.pending = SentPlay(
                    f"p{self.luck.getrandbits(64):x}", update["n"], [self.luck.choice(update["legal"])]
                )
                await self._send(self.pending)

    async def _send(self, sent: SentPlay) -> None:
        try:
            await self.client.send("play", self.table, id=sent.id, seat=self.seat, n=sent.n, moves=sent.moves)
        except Refusal as refusal:
            if refusal.code not in FINAL_REFUSALS:
                raise
        else:
            self.acknowledged.append(sent)
        self.pending = None

    async def _decision_or_end(self) -> Message:
        return await self.client.until(
            self.table, self.seat, lambda update: update["status"] == "ended" or update.get("legal")
        )

    def updates(self) -> list[dict[str, Any]]:
        """Return every update of the table that this player received, in order."""
        keys = {"type": "update", "table": self.table, "seat": self.seat}
        return [message for message in self.client.messages if keys.items() <= message.items()]
