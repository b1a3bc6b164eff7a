"""Simulated players of one process; `python -m caravane.load.crowd` reads a plan and writes the outcome as JSON.

They run in a separate process, so that they do not share the server's core, nor each other's when there are many.
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
from caravane.load.player import Pacing, Player

SEAT_TIMEOUT: Final = 60.0
MAX_CONCURRENT: Final = 8
READY: Final = "ready"
OVER: Final = "over"
OUTCOME: Final = "outcome "
SOCKETS_PER_PERSON: Final = 20
"""Maximum number of sockets per person, by a server's default limits."""


@final
class Visitor:
    """A guest at one of the servers: a session and its sockets."""

    def __init__(self, address: str, *, bare: bool) -> None:
        self.address: Final = address
        self._bare: Final = bare
        # Servers close connections that were idle for five seconds; expire earlier, so as not to use one being closed.
        limits = httpx.Limits(keepalive_expiry=2.0)
        self._http: Final = httpx.AsyncClient(
            base_url=f"http://{address}", timeout=SEAT_TIMEOUT, trust_env=False, limits=limits
        )

    async def post(self, path: str, **body: Any) -> Any:
        """Send a POST request and return the decoded response."""
        response = await self._http.post(f"/api{path}", json=body)
        response.raise_for_status()
        return response.json()

    async def enter(self, name: str) -> None:
        """Log in as a guest."""
        if not self._bare:
            await self.post("/guest", name=name)

    async def connect(self, player: Player) -> None:
        """Open a socket."""
        cookies = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        url = f"ws://{self.address}/api/socket"
        await ws_connect(
            lambda: player, url, extra_headers={"Cookie": cookies}, websocket_handshake_timeout=SEAT_TIMEOUT
        )

    async def close(self) -> None:
        """Close the HTTP client."""
        await self._http.aclose()


@final
class Group:
    """The players of one table, who start the next one when it is over."""

    def __init__(self, plan: Plan, number: int, pacing: Pacing, outcome: Outcome) -> None:
        self._plan: Final = plan
        self._number: Final = number
        self._outcome: Final = outcome
        addresses = plan.addresses
        # Neighbours are on different servers, if there are several.
        self._people: Final = [
            Visitor(addresses[(number + seat) % len(addresses)], bare=plan.bare) for seat in range(plan.seats)
        ]
        self._players: Final = [Player(pacing, outcome, self._ended) for _ in range(plan.seats)]
        self._table: str = ""
        self._ahead: Final[list[str]] = []
        """Tables to play at after this one, with all players seated already."""
        self._over: Final = asyncio.Event()

    async def connect_all(self) -> None:
        """Log in and connect."""
        for seat, person in enumerate(self._people):
            await person.enter(f"Player {self._number}.{seat}")
            await person.connect(self._players[seat])
        self._ahead.extend([await self._next_table() for _ in range(1 + self._plan.ahead)])
        await self._take_next_table()

    async def _take_next_table(self) -> None:
        self._table = self._ahead.pop() if self._ahead else await self._next_table()

    async def _next_table(self) -> str:
        return f"{self._number}" if self._plan.bare else await self._create_table()

    async def _create_table(self) -> str:
        host, *others = self._people
        seat_plan = [{"kind": "me"}] + [{"kind": "free"}] * len(others)
        created = await host.post("/tables", game=self._plan.game, seats=self._plan.seats, seat_plan=seat_plan)
        table: str = created["id"]
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
            await self._take_next_table()

    def _ended(self, table: str) -> None:
        if table == self._table:
            self._over.set()

    async def close(self) -> None:
        """Disconnect."""
        for player in self._players:
            player.close()
        for person in self._people:
            await person.close()


async def open_idle_sockets(plan: Plan, outcome: Outcome) -> list[Player]:
    """Open sockets that only receive."""
    players: list[Player] = []
    pacing = Pacing(0, 0, 0)
    for number in count():
        if len(players) == plan.idle:
            return players
        person = Visitor(plan.addresses[number % len(plan.addresses)], bare=plan.bare)
        await person.enter(f"Idler {number}")
        for _ in range(min(SOCKETS_PER_PERSON, plan.idle - len(players))):
            players.append(Player(pacing, outcome, lambda _: None))
            await person.connect(players[-1])
        await person.close()
    return players


async def _connect_all(groups: list[Group]) -> None:
    limit = asyncio.Semaphore(MAX_CONCURRENT)

    async def connect(group: Group) -> None:
        async with limit:
            await group.connect_all()

    await asyncio.gather(*[connect(group) for group in groups])


async def crowd(plan: Plan) -> Outcome:
    """Run a crowd for the planned time."""
    outcome = Outcome()
    pacing = Pacing(plan.think, plan.rate, plan.seed)
    groups = [Group(plan, plan.seed * 1_000_000 + number, pacing, outcome) for number in range(plan.tables)]
    async with AsyncExitStack() as cleanup:
        for group in groups:
            cleanup.push_async_callback(group.close)
        await _connect_all(groups)
        idle = await open_idle_sockets(plan, outcome)
        await _report_phase(READY)
        gc.freeze()
        outcome.began = time.time()
        start = time.perf_counter()
        playing = [asyncio.create_task(group.play()) for group in groups]
        # The failure of one group ends the crowd: a run with fewer players would look better than it is.
        done, _ = (
            await asyncio.wait(playing, timeout=plan.seconds, return_when=asyncio.FIRST_EXCEPTION)
            if playing
            else (set(), 0)
        )
        outcome.seconds = time.perf_counter() - start
        await _report_phase(OVER)
        for task in playing:
            task.cancel()
        for task in done:
            task.result()
        for idler in idle:
            idler.close()
    outcome.waits = [(at - start, wait) for at, wait in outcome.waits]
    return outcome


async def _report_phase(phase: str) -> None:
    """Report a phase, and wait to be released: before the run for other crowds, after it for the measurement."""
    sys.stdout.write(f"{phase}\n")
    sys.stdout.flush()
    await asyncio.to_thread(sys.stdin.readline)


def main() -> None:
    """Read the plan, play, and write the outcome."""
    import uvloop  # noqa: PLC0415 (tests do not need it)

    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    plan = msgspec.json.decode(sys.stdin.readline(), type=Plan)
    outcome = uvloop.run(crowd(plan))
    # Megabytes: with PYTHONUNBUFFERED set, sys.stdout would lose what a pipe does not accept at once.
    with open(sys.stdout.fileno(), "wb", closefd=False) as out:
        out.write(OUTCOME.encode() + msgspec.json.encode(outcome) + b"\n")


if __name__ == "__main__":
    main()
