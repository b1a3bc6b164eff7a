"""Crowd: the people of one process. `python -m caravane.load.crowd` reads a plan and writes what came of it, as JSON.

A process of its own, so that the people do not share the server's core, nor each other's when there are many.
"""

import asyncio
import gc
import resource
import sys
import time
from contextlib import AsyncExitStack
from itertools import count
from typing import Any, Final, final

import httpx
import msgspec
from picows import ws_connect

from caravane.load.plan import Outcome, Plan
from caravane.load.player import Pace, Player

PATIENCE: Final = 60.0
AT_ONCE: Final = 8
READY: Final = "ready"
OVER: Final = "over"
OUTCOME: Final = "outcome "
SOCKETS_OF_ONE: Final = 20
"""So many sockets one person may have, by the limits of a server that was not told otherwise."""


@final
class Visitor:
    """A guest at one of the servers: a session, and the sockets that come with it."""

    def __init__(self, address: str, *, bare: bool) -> None:
        self.address: Final = address
        self._bare: Final = bare
        # Servers close what was idle for five seconds: nobody asks through a door that is just being closed.
        limits = httpx.Limits(keepalive_expiry=2.0)
        self._http: Final = httpx.AsyncClient(
            base_url=f"http://{address}", timeout=PATIENCE, trust_env=False, limits=limits
        )

    async def post(self, path: str, **body: Any) -> Any:
        """Ask the server to do something."""
        response = await self._http.post(f"/api{path}", json=body)
        response.raise_for_status()
        return response.json()

    async def enter(self, name: str) -> None:
        """Come in as a guest."""
        if not self._bare:
            await self.post("/guest", name=name)

    async def connect(self, player: Player) -> None:
        """Open a socket."""
        cookies = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        url = f"ws://{self.address}/api/socket"
        await ws_connect(lambda: player, url, extra_headers={"Cookie": cookies}, websocket_handshake_timeout=PATIENCE)

    async def close(self) -> None:
        """Close what was opened for requests."""
        await self._http.aclose()


@final
class Group:
    """The people of one table, who sit down at the next one when it is over."""

    def __init__(self, plan: Plan, number: int, pace: Pace, outcome: Outcome) -> None:
        self._plan: Final = plan
        self._number: Final = number
        self._outcome: Final = outcome
        addresses = plan.addresses
        # Beside each other on different servers, where there are several.
        self._people: Final = [
            Visitor(addresses[(number + seat) % len(addresses)], bare=plan.bare) for seat in range(plan.seats)
        ]
        self._players: Final = [Player(pace, outcome, self._ended) for _ in range(plan.seats)]
        self._table: str = ""
        self._ahead: Final[list[str]] = []
        """Tables to play at after this one, where everybody sits already."""
        self._over: Final = asyncio.Event()

    async def arrive(self) -> None:
        """Come in, connect."""
        for seat, person in enumerate(self._people):
            await person.enter(f"Player {self._number}.{seat}")
            await person.connect(self._players[seat])
        self._ahead.extend([await self._next() for _ in range(1 + self._plan.ahead)])
        await self._sit_down()

    async def _sit_down(self) -> None:
        self._table = self._ahead.pop() if self._ahead else await self._next()

    async def _next(self) -> str:
        return f"{self._number}" if self._plan.bare else await self._open()

    async def _open(self) -> str:
        host, *others = self._people
        seating = [{"kind": "me"}] + [{"kind": "free"}] * len(others)
        opened = await host.post("/tables", game=self._plan.game, seats=self._plan.seats, seating=seating)
        table: str = opened["id"]
        code = (await host.post(f"/tables/{table}/invitations"))["code"]
        for person in others:
            await person.post(f"/join/{code}")
        await host.post(f"/tables/{table}/start")
        return table

    async def play(self) -> None:
        """Play one game after the other."""
        while True:
            self._over.clear()
            for seat, player in enumerate(self._players):
                player.sit(self._table, seat)
            await self._over.wait()
            self._outcome.games += 1
            await self._sit_down()

    def _ended(self, table: str) -> None:
        if table == self._table:
            self._over.set()

    async def go(self) -> None:
        """Leave."""
        for player in self._players:
            player.close()
        for person in self._people:
            await person.close()


async def idlers(plan: Plan, outcome: Outcome) -> list[Player]:
    """Open sockets that only listen."""
    found: list[Player] = []
    pace = Pace(0, 0, 0)
    for number in count():
        if len(found) == plan.idle:
            return found
        person = Visitor(plan.addresses[number % len(plan.addresses)], bare=plan.bare)
        await person.enter(f"Idler {number}")
        for _ in range(min(SOCKETS_OF_ONE, plan.idle - len(found))):
            found.append(Player(pace, outcome, lambda _: None))
            await person.connect(found[-1])
        await person.close()
    return found


async def _each(groups: list[Group]) -> None:
    room = asyncio.Semaphore(AT_ONCE)

    async def arrive(group: Group) -> None:
        async with room:
            await group.arrive()

    await asyncio.gather(*[arrive(group) for group in groups])


async def crowd(plan: Plan) -> Outcome:
    """Let a crowd play for as long as planned."""
    outcome = Outcome()
    pace = Pace(plan.think, plan.rate, plan.seed)
    groups = [Group(plan, plan.seed * 1_000_000 + number, pace, outcome) for number in range(plan.tables)]
    async with AsyncExitStack() as leaving:
        for group in groups:
            leaving.push_async_callback(group.go)
        await _each(groups)
        waiting = await idlers(plan, outcome)
        await _say(READY)
        gc.freeze()
        outcome.began = time.time()
        start = time.perf_counter()
        playing = [asyncio.create_task(group.play()) for group in groups]
        # Whatever stops a group is the crowd's end: a run with fewer people would flatter.
        done, _ = (
            await asyncio.wait(playing, timeout=plan.seconds, return_when=asyncio.FIRST_EXCEPTION)
            if playing
            else (set(), 0)
        )
        outcome.seconds = time.perf_counter() - start
        await _say(OVER)
        for task in playing:
            task.cancel()
        for task in done:
            task.result()
        for idler in waiting:
            idler.close()
    outcome.waits = [(at - start, wait) for at, wait in outcome.waits]
    return outcome


async def _say(what: str) -> None:
    """Say how far we are, and wait until told to go on: before the run for the others, after it for the measuring."""
    sys.stdout.write(f"{what}\n")
    sys.stdout.flush()
    await asyncio.to_thread(sys.stdin.readline)


def main() -> None:
    """Read the plan, play, write the outcome."""
    import uvloop  # noqa: PLC0415 (the crowd of a test needs none)

    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    plan = msgspec.json.decode(sys.stdin.readline(), type=Plan)
    outcome = uvloop.run(crowd(plan))
    # Megabytes: where PYTHONUNBUFFERED is set, sys.stdout would lose what a pipe does not take at once.
    with open(sys.stdout.fileno(), "wb", closefd=False) as out:
        out.write(OUTCOME.encode() + msgspec.json.encode(outcome) + b"\n")


if __name__ == "__main__":
    main()
