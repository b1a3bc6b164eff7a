"""Floods of one address with many guests, each of whom does as much as a person may."""

import asyncio
import json
import random
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection

from tests.attack.flooding import CONNECTION_ERRORS, Flood, Request, requests
from tests.server.sockets import connect

GUESTS: Final = 10
MANY_GUESTS: Final = 40
SOCKETS: Final = 20
"""Sockets of each guest: as many as a person may have."""
SEATS: Final = [{"kind": "me"}, {"kind": "companion", "name": "Zoé"}]
GAME: Final = "excavation-earth"
PLANS: Final = 24
LARGE: Final = 6_700_000

Message = dict[str, Any]


class FloodingGuest:
    """A guest of the attacker, with a table of their own."""

    def __init__(self, flood: Flood, client: httpx.AsyncClient, number: int) -> None:
        self._flood = flood
        self._client = client
        self._name = f"Eve {number}"
        self.headers: dict[str, str] = {}
        self.table = ""
        self.decision: Message = {}
        """The update from the seat that has to move."""

    async def enter(self) -> None:
        """Become a guest."""
        response = await self._client.post("/api/guest", json={"name": self._name})
        self.headers = {"Cookie": f"caravane_session={response.cookies['caravane_session']}"}
        self._client.cookies.clear()

    async def start(self, seats: list[Message], game: str = GAME) -> None:
        """Start a game at a table of one's own."""
        body = {"game": game, "seats": len(seats), "seat_plan": seats, "start": True}
        response = await self._client.post("/api/tables", json=body, headers=self.headers)
        self.table = response.json().get("id", "")

    async def socket(self) -> ClientConnection:
        """Open a socket that follows the table from both seats."""
        scheme = "wss" if self._flood.secure else "ws"
        socket = await connect(
            f"{scheme}://{self._flood.address}/api/socket",
            ssl=self._flood.tls(),
            additional_headers=self.headers,
            local_addr=(self._flood.source, 0),
            compression=None,
            max_size=None,
        )
        for seat in (0, 1):
            await socket.send(self.message("follow", seat=seat))
        while not self.decision:
            update = json.loads(await socket.recv())
            if update.get("legal"):
                self.decision = update
        return socket

    def message(self, kind: str, **fields: object) -> str:
        """Return a message about the table."""
        return json.dumps({"type": kind, "id": "x", "table": self.table, **fields})


async def guests_at_tables(flood: Flood, client: httpx.AsyncClient, count: int) -> list[FloodingGuest]:
    """Return guests, each with a game that has started."""
    guests = [FloodingGuest(flood, client, number) for number in range(count)]
    for guest in guests:
        await guest.enter()
        await guest.start(SEATS)
    return guests


async def on_sockets(
    flood: Flood, make: Callable[[FloodingGuest, int], str], rate: float, *, read: bool = True
) -> None:
    """Send messages on all sockets of some guests, so many each second on each socket."""
    async with flood.client() as client, AsyncExitStack() as stack:
        sockets: list[tuple[FloodingGuest, ClientConnection]] = []
        for guest in await guests_at_tables(flood, client, GUESTS):
            sockets += [(guest, await stack.enter_async_context(await guest.socket())) for _ in range(SOCKETS)]
        flood.begin()
        async with asyncio.TaskGroup() as group:
            for guest, socket in sockets:
                group.create_task(_send_all(flood, guest, socket, make, rate))
                if read:
                    group.create_task(_read_all(flood, socket))


async def _send_all(
    flood: Flood, guest: FloodingGuest, socket: ClientConnection, make: Callable[[FloodingGuest, int], str], rate: float
) -> None:
    await asyncio.sleep(random.uniform(0, 1 / rate))
    try:
        while (left := flood.ends_at - time.monotonic()) > 0:
            async with asyncio.timeout(left):
                await socket.send(make(guest, next(flood.numbers)))
            await asyncio.sleep(1 / rate)
    except CONNECTION_ERRORS as error:
        flood.answers[type(error).__name__] += 1
    finally:
        socket.transport.abort()


async def _read_all(flood: Flood, socket: ClientConnection) -> None:
    try:
        async for raw in socket:
            flood.answers[str(raw)[9:].partition('"')[0]] += 1
    except CONNECTION_ERRORS:
        return


async def tries(flood: Flood) -> None:
    """Try as many plans as allowed, and ask for all views."""

    def make(guest: FloodingGuest, _number: int) -> str:
        legal, n, seat = (guest.decision[key] for key in ("legal", "n", "seat"))
        plans = [[legal[index % len(legal)]] for index in range(PLANS)]
        return guest.message("try", seat=seat, n=n, plans=plans, fill=True, views=True)

    await on_sockets(flood, make, 20 / (1 + PLANS / 4))


async def previews(flood: Flood) -> None:
    """Preview moves as often as allowed."""

    def make(guest: FloodingGuest, number: int) -> str:
        legal, n, seat = (guest.decision[key] for key in ("legal", "n", "seat"))
        return guest.message("preview", seat=seat, n=n, moves=[legal[number % len(legal)]], fill=True)

    await on_sockets(flood, make, 20)


async def whys(flood: Flood) -> None:
    """Ask why something is not legal, as often as allowed."""
    await on_sockets(flood, lambda guest, _: guest.message("why", seat=guest.decision["seat"], move="pass"), 20)


async def follows(flood: Flood) -> None:
    """Follow again and again, which sends the whole table each time."""
    await on_sockets(flood, lambda guest, number: guest.message("follow", seat=number % 2), 20)


async def slow_readers(flood: Flood) -> None:
    """Ask for whole tables, and read none of them."""
    await on_sockets(flood, lambda guest, number: guest.message("follow", seat=number % 2), 20, read=False)


async def acts(flood: Flood) -> None:
    """Play and undo at tables that twenty sockets follow from both seats."""

    def make(guest: FloodingGuest, number: int) -> str:
        legal, n, seat = (guest.decision[key] for key in ("legal", "n", "seat"))
        if number % 2:
            return guest.message("undo", seat=seat)
        return json.dumps(json.loads(guest.message("play", seat=seat, n=n, moves=legal[:1])) | {"id": f"m{number}"})

    await on_sockets(flood, make, 2)


async def chats(flood: Flood) -> None:
    """Write as many lines as allowed, which twenty sockets are sent."""
    await on_sockets(flood, lambda guest, _: guest.message("chat", text="x" * 500), 2)


async def as_guests(flood: Flood, count: int, make: Callable[[FloodingGuest, int], Request], workers: int = 16) -> None:
    """Send requests of some guests in turn."""
    async with flood.client() as client:
        guests = await guests_at_tables(flood, client, count)

        def make_with_session(number: int) -> Request:
            guest = guests[number % count]
            method, path, options = make(guest, number // count)
            return method, path, options | {"headers": guest.headers | options.get("headers", {})}

        await requests(flood, workers, make_with_session)


async def guests_reads(flood: Flood) -> None:
    """Read lists with many sessions."""
    paths = ("/api/tables/open", "/api/tables/mine", "/api/games")
    await as_guests(flood, MANY_GUESTS, lambda _, number: ("GET", paths[number % 3], {}))


async def guests_replays(flood: Flood) -> None:
    """Ask for luck reports, histories and files with many sessions."""
    parts = ("luck", "history?views=true", "export")
    await as_guests(flood, MANY_GUESTS, lambda _, number: ("GET", f"/api/tables/{flood.table}/{parts[number % 3]}", {}))


async def guests_imports(flood: Flood) -> None:
    """Send files of 6.7 MB with many sessions."""
    body = json.dumps({"file": {"acts": ["x" * 60] * (LARGE // 66)}}).encode()
    options = {"content": body, "headers": {"Content-Type": "application/json"}}
    await as_guests(flood, MANY_GUESTS, lambda *_: ("POST", "/api/import", options), 4)


async def hints(flood: Flood) -> None:
    """Ask for hints with many sessions."""
    await as_guests(
        flood,
        MANY_GUESTS,
        lambda guest, number: (
            "POST",
            f"/api/tables/{guest.table}/hints",
            {"json": {"seat": number % 2}},
        ),
    )


async def tables_of_bots(flood: Flood) -> None:
    """Start ever more games among bots, with many sessions."""
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    body = {"game": GAME, "seats": len(seats), "seat_plan": seats, "start": True}
    await as_guests(flood, MANY_GUESTS, lambda *_: ("POST", "/api/tables", {"json": body}))


GUEST_FLOODS: Final = {
    "tries": tries,
    "previews": previews,
    "whys": whys,
    "follows": follows,
    "slow readers": slow_readers,
    "acts": acts,
    "chats": chats,
    "guests' reads": guests_reads,
    "guests' replays": guests_replays,
    "guests' imports": guests_imports,
    "hints": hints,
    "tables of bots": tables_of_bots,
}
