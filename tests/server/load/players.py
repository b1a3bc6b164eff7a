"""Many players at many tables in one fast program.

Run as `python -m tests.server.load.players ADDRESS GAME TABLES THINK SECONDS`. Every player has a seat at a table of
four and a socket, and decides immediately or after thinking. The output is JSON: the time at which each play was
acknowledged, and how long that took.
"""

import asyncio
import json
import random
import sys
import time
from dataclasses import dataclass, field
from typing import Any

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection

from tests.server.client import Client
from tests.server.sockets import connect

SEATS = 4
MAX_CONCURRENT = 8


class ServerMessage(msgspec.Struct):
    """The fields of a server message that a player needs."""

    type: str
    n: int = 0
    status: str = ""
    legal: list[str] = []


decode = msgspec.json.Decoder(ServerMessage).decode


@dataclass
class Player:
    """A player with a seat and a socket."""

    socket: ClientConnection
    table: str
    seat: int
    think: float
    waits: list[tuple[float, float]] = field(default_factory=list)
    latest: ServerMessage = field(default_factory=lambda: ServerMessage("none"))
    sent_at: float = 0.0
    """Time at which the pending play was sent; 0 if there is none."""

    async def play(self) -> None:
        """Play until the game is over."""
        await self._send("follow")
        async for raw in self.socket:
            message = decode(raw)
            if message.type == "update":
                self.latest = message
            elif self.sent_at and message.type in {"ack", "refused"}:
                self._settle(message.type)
            if self.latest.status == "ended" and not self.sent_at:
                return
            if self.latest.legal and not self.sent_at:
                await self._decide()

    def _settle(self, reply: str) -> None:
        now = time.perf_counter()
        if reply == "ack":
            self.waits.append((now, now - self.sent_at))
        self.sent_at = 0.0

    async def _decide(self) -> None:
        if self.think:
            await asyncio.sleep(random.expovariate(1 / self.think))
        self.sent_at = time.perf_counter()
        await self._send("play", n=self.latest.n, moves=[random.choice(self.latest.legal)])

    async def _send(self, kind: str, **more: Any) -> None:
        name = f"{random.getrandbits(64):x}"
        await self.socket.send(json.dumps({"type": kind, "id": name, "table": self.table, "seat": self.seat, **more}))


async def seat_players(address: str, game: str, think: float) -> list[Player]:
    """Seat four people at a new table and start the game."""
    people = [Client(address) for _ in range(SEATS)]
    for number, person in enumerate(people):
        await person.post("/guest", name=f"Player {number}")
    seat_plan = [{"kind": "me"}] + [{"kind": "free"}] * (SEATS - 1)
    table = await people[0].create_table(seat_plan, game=game)
    code = (await people[0].post(f"/tables/{table}/invitations"))["code"]
    for person in people[1:]:
        await person.post(f"/join/{code}")
    await people[0].post(f"/tables/{table}/start")
    return [Player(await open_socket(address, person), table, seat, think) for seat, person in enumerate(people)]


async def open_socket(address: str, person: Client) -> ClientConnection:
    """Open a socket with the session of a person and close the person's HTTP connections."""
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    await person.http.aclose()
    headers = {"Cookie": cookies}
    return await connect(f"ws://{address}/api/socket", additional_headers=headers, compression=None)


async def play_all(address: str, game: str, tables: int, think: float, seconds: float) -> list[tuple[float, float]]:
    """Play all tables to their end, but for at most `seconds`; return the acknowledgement times."""
    semaphore = asyncio.Semaphore(MAX_CONCURRENT)

    async def new_table() -> list[Player]:
        async with semaphore:
            return await seat_players(address, game, think)

    players = [player for table in await asyncio.gather(*[new_table() for _ in range(tables)]) for player in table]
    games = [asyncio.create_task(player.play()) for player in players]
    _, unfinished = await asyncio.wait(games, timeout=seconds)
    for unfinished_game in unfinished:
        unfinished_game.cancel()
    await asyncio.gather(*games, return_exceptions=bool(unfinished))
    await asyncio.gather(*[player.socket.close() for player in players])
    return sorted(wait for player in players for wait in player.waits)


if __name__ == "__main__":
    server, game_name, table_count, think_seconds, max_seconds = sys.argv[1:]
    result = uvloop.run(play_all(server, game_name, int(table_count), float(think_seconds), float(max_seconds)))
    json.dump(result, sys.stdout)
