"""A test client that acts as one person, with HTTP for the API and a real WebSocket for the game."""

import asyncio
import json
import ssl
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from types import TracebackType
from typing import Any, Final, Self

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.server.published_schema import check_server_message
from tests.server.sockets import connect
from tests.wait_limit import WAIT_SECONDS

Message = dict[str, Any]

BUSY: Final = "rate-limited"
"""Refusal of hints that a busy server gives."""


class Refusal(Exception):
    """Refusal of a request or a message by the server."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.code: str = message["code"]
        self.message = message


class Disconnected(Exception):
    """End of the connection."""


class Client:
    """A visitor with a session, one socket, and the latest update of every table it follows."""

    def __init__(
        self, address: str, heartbeat: float = WAIT_SECONDS, *, secure: bool = False, source: str | None = None
    ) -> None:
        self.address = address
        self._heartbeat = heartbeat
        """Seconds between pings, and seconds within which the other side must reply to one."""
        self.source = source
        """Address of this machine that the visitor comes from, for limits per address."""
        self._s = "s" if secure else ""
        base = f"http{self._s}://{address}"
        transport = httpx.AsyncHTTPTransport(verify=False, local_address=source)
        self.http = httpx.AsyncClient(base_url=base, timeout=WAIT_SECONDS, trust_env=False, transport=transport)
        self.messages: list[Message] = []
        """All messages received over the socket, in order."""
        self.raw: list[str] = []
        self.tables: dict[tuple[str, int | None], Message] = {}
        """Latest update by table and by the seat from which the table is followed."""
        self.close_code = 0
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._changed = asyncio.Condition()
        self._ids = count(1)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            await self.disconnect()
        finally:
            await self.http.aclose()

    # HTTP.

    async def call(self, method: str, path: str, body: object = None, **more: Any) -> Any:
        """Send a request; raise Refusal if it is refused."""
        response = await self.http.request(method, f"/api{path}", json=body, **more)
        if response.status_code >= 400:
            raise Refusal(response.json() | {"status": response.status_code})
        return response.json() if response.content else None

    async def post(self, path: str, **body: Any) -> Any:
        """Send a POST request."""
        return await self.call("POST", path, body)

    async def get(self, path: str, **params: Any) -> Any:
        """Send a GET request."""
        return await self.call("GET", path, params=params)

    async def guest(self, name: str) -> Self:
        """Become a guest with a name and open the socket."""
        await self.post("/guest", name=name)
        await self.connect()
        return self

    async def create_table(self, seat_plan: list[Message], game: str = "_template", **more: Any) -> str:
        """Create a table; return its id."""
        table = await self.post("/tables", game=game, seats=len(seat_plan), seat_plan=seat_plan, **more)
        name: str = table["id"]
        return name

    async def hints(self, table: str, **body: Any) -> Message:
        """Request hints, repeatedly if the machine is so busy that there is no answer in time."""
        while True:
            try:
                reply: Message = await self.post(f"/tables/{table}/hints", **body)
            except Refusal as refusal:
                if refusal.code != BUSY:
                    raise
                await asyncio.sleep(1)
            else:
                return reply

    # WebSocket.

    async def connect(self) -> None:
        """Open the socket with the session cookie."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        self._socket = await connect(
            f"ws{self._s}://{self.address}/api/socket",
            ssl=ssl._create_unverified_context() if self._s else None,
            local_addr=(self.source, 0) if self.source else None,
            additional_headers={"Cookie": cookies},
            compression=None,
            max_size=None,
            ping_interval=self._heartbeat,
            ping_timeout=self._heartbeat,
            close_timeout=min(10.0, self._heartbeat / 2),
        )
        self._reader = asyncio.create_task(self._read(self._socket))

    async def disconnect(self) -> None:
        """Close the socket properly, or abort it if that takes longer than the caller waits."""
        socket, reader = self._socket, self._reader
        self._socket = self._reader = None
        if socket is not None and reader is not None:
            try:
                await socket.close()
                await reader
            finally:
                socket.transport.abort()

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for raw in socket:
                assert isinstance(raw, str)
                self.raw.append(raw)
                await self._receive(json.loads(raw))
        self.close_code = socket.close_code or 0
        async with self._changed:
            self._changed.notify_all()

    async def _receive(self, message: Message) -> None:
        check_server_message(message)
        async with self._changed:
            self.messages.append(message)
            if message["type"] == "update":
                self.tables[message["table"], message["seat"]] = message
            self._changed.notify_all()

    async def wait_for(self, found: Callable[[], Any]) -> Any:
        """Wait until `found` returns something true; return it."""
        async with asyncio.timeout(WAIT_SECONDS), self._changed:
            while not (result := found()):
                if self._reader is None or self._reader.done():
                    raise Disconnected
                await self._changed.wait()
        return result

    async def send_raw(self, message: Message | str | bytes) -> None:
        """Send a message unchanged."""
        if self._socket is None:
            raise Disconnected
        try:
            await self._socket.send(json.dumps(message) if isinstance(message, dict) else message)
        except ConnectionClosed as error:
            raise Disconnected from error

    async def send(self, kind: str, table: str, **more: Any) -> Message:
        """Send a message and return its reply; raise Refusal if it is refused."""
        name = more.pop("id", None) or f"m{next(self._ids)}"
        since = len(self.messages)
        await self.send_raw({"type": kind, "id": name, "table": table, **more})

        def replies() -> list[Message]:
            return [message for message in self.messages[since:] if message.get("id") == name]

        reply: Message = (await self.wait_for(replies))[0]
        if reply["type"] == "refused":
            raise Refusal(reply)
        return reply

    async def follow(self, table: str, seat: int | None = None, n: int = 0, **more: Any) -> Message:
        """Follow a table from a seat or as a spectator; return its update."""
        await self.send("follow", table, seat=seat, n=n, **more)
        return self.tables[table, seat]

    async def until(self, table: str, seat: int | None, condition: Callable[[Message], object]) -> Message:
        """Wait until the latest update of a table meets the condition; return it."""

        def found() -> Message | None:
            update = self.tables.get((table, seat))
            return update if update is not None and condition(update) else None

        update: Message = await self.wait_for(found)
        return update

    async def poll_until(self, path: str, condition: Callable[[Any], object]) -> Any:
        """Poll a path until its response meets the condition, for effects that follow an act with a delay."""
        async with asyncio.timeout(WAIT_SECONDS):
            while True:
                response = await self.get(path)
                if condition(response):
                    return response
                await asyncio.sleep(0.05)

    async def until_number(self, table: str, seat: int | None, n: int) -> Message:
        """Wait until the number of a table has reached `n`."""
        return await self.until(table, seat, lambda update: update["n"] >= n)

    async def play(self, table: str, seat: int, *moves: str, **more: Any) -> Message:
        """Play moves in reply to the latest update; without moves play the first legal one."""
        update = await self.until(table, seat, lambda update: update.get("legal"))
        chosen = list(moves) or [update["legal"][0]]
        return await self.send("play", table, seat=seat, **{"n": update["n"], "moves": chosen} | more)

    async def play_on(self, table: str, *seats: int) -> Message:
        """Make every decision of these seats until the end of the game; return the last update."""
        while True:
            update = await self.decision_or_end(table, seats)
            if update["status"] == "ended":
                return update
            with suppress(Refusal):
                await self.send("play", table, seat=update["seat"], n=update["n"], moves=[update["legal"][0]])

    async def decision_or_end(self, table: str, seats: tuple[int, ...]) -> Message:
        """Wait until one of the seats decides or the game is over; return the update."""

        def found() -> Message | None:
            updates = [self.tables[table, seat] for seat in seats]
            found = [update for update in updates if update["status"] == "ended" or update.get("legal")]
            return found[0] if found else None

        update: Message = await self.wait_for(found)
        return update
