"""Many people at many tables, as one quick program: `python -m tests.server.load.players ADDRESS GAME TABLES THINK MOST`.

Everyone sits in a seat of a table of four, with a socket, and answers what is asked: at once, or after thinking. Printed
at the end, as JSON: when each play was acknowledged, and how long that took.
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
from websockets.asyncio.client import ClientConnection, connect

from tests.server.client import Client

SEATS = 4
GROUPS_AT_ONCE = 8


class Down(msgspec.Struct):
    """What a player looks at in a message."""

    type: str
    n: int = 0
    status: str = ""
    legal: list[str] = []


decode = msgspec.json.Decoder(Down).decode


@dataclass
class Player:
    """A person in a seat, with a socket."""

    socket: ClientConnection
    table: str
    seat: int
    think: float
    waits: list[tuple[float, float]] = field(default_factory=list)
    latest: Down = field(default_factory=lambda: Down("none"))
    sent_at: float = 0.0
    """When the play was sent that is not settled yet; 0 when there is none."""

    async def play(self) -> None:
        """Answer until the game is over."""
        await self._send("follow")
        async for raw in self.socket:
            down = decode(raw)
            if down.type == "update":
                self.latest = down
            elif self.sent_at and down.type in {"ack", "refused"}:
                self._settle(down.type)
            if self.latest.status == "ended" and not self.sent_at:
                return
            if self.latest.legal and not self.sent_at:
                await self._answer()

    def _settle(self, how: str) -> None:
        now = time.perf_counter()
        if how == "ack":
            self.waits.append((now, now - self.sent_at))
        self.sent_at = 0.0

    async def _answer(self) -> None:
        if self.think:
            await asyncio.sleep(random.expovariate(1 / self.think))
        self.sent_at = time.perf_counter()
        await self._send("play", n=self.latest.n, moves=[random.choice(self.latest.legal)])

    async def _send(self, kind: str, **more: Any) -> None:
        name = f"{random.getrandbits(64):x}"
        await self.socket.send(json.dumps({"type": kind, "id": name, "table": self.table, "seat": self.seat, **more}))


async def sit_down(address: str, game: str, think: float) -> list[Player]:
    """Bring four people to a table of their own, and start."""
    people = [Client(address) for _ in range(SEATS)]
    for number, person in enumerate(people):
        await person.post("/guest", name=f"Player {number}")
    seating = [{"kind": "me"}] + [{"kind": "free"}] * (SEATS - 1)
    table = await people[0].open_table(seating, game=game)
    code = (await people[0].post(f"/tables/{table}/invitations"))["code"]
    for person in people[1:]:
        await person.post(f"/join/{code}")
    await people[0].post(f"/tables/{table}/start")
    return [Player(await open_socket(address, person), table, seat, think) for seat, person in enumerate(people)]


async def open_socket(address: str, person: Client) -> ClientConnection:
    """Open a socket with the session of a person, whose other connections are closed."""
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    await person.http.aclose()
    headers = {"Cookie": cookies}
    return await connect(f"ws://{address}/api/socket", additional_headers=headers, compression=None, proxy=None)


async def play_all(address: str, game: str, tables: int, think: float, most: float) -> list[tuple[float, float]]:
    """Let all tables be played, to their end or for so many seconds."""
    room = asyncio.Semaphore(GROUPS_AT_ONCE)

    async def seated() -> list[Player]:
        async with room:
            return await sit_down(address, game, think)

    players = [player for table in await asyncio.gather(*[seated() for _ in range(tables)]) for player in table]
    games = [asyncio.create_task(player.play()) for player in players]
    _, unfinished = await asyncio.wait(games, timeout=most)
    for unfinished_game in unfinished:
        unfinished_game.cancel()
    await asyncio.gather(*games, return_exceptions=bool(unfinished))
    await asyncio.gather(*[player.socket.close() for player in players])
    return sorted(wait for player in players for wait in player.waits)


if __name__ == "__main__":
    where, what, how_many, how_slowly, how_long = sys.argv[1:]
    result = uvloop.run(play_all(where, what, int(how_many), float(how_slowly), float(how_long)))
    json.dump(result, sys.stdout)
