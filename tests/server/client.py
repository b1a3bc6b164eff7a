"""A person at a table, as a program: HTTP for the door, a real WebSocket for the game."""

import asyncio
import json
import ssl
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from caravane.server.wire import messages

PATIENCE = 20.0

Message = dict[str, Any]


class Refusal(Exception):
    """The server has refused something."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.code: str = message["code"]
        self.message = message


def check_described(message: Message) -> None:
    """Whatever comes over a socket is what its description says, no more and no less."""
    described = msgspec.json.encode(msgspec.convert(message, messages.AnyDown))
    assert json.loads(described) == message, message


class Gone(Exception):
    """The connection has ended."""


class Client:
    """A visitor with a session, one socket, and what it was told last about every table it follows."""

    def __init__(self, address: str, heartbeat: float = 20.0, *, secure: bool = False) -> None:
        self.address = address
        self._heartbeat = heartbeat
        """Seconds after which the other side is asked whether it is still there, and within which it must answer."""
        self._s = "s" if secure else ""
        base = f"http{self._s}://{address}"
        self.http = httpx.AsyncClient(base_url=base, timeout=PATIENCE, trust_env=False, verify=False)
        self.heard: list[Message] = []
        """All that came over the socket, in order."""
        self.raw: list[str] = []
        self.tables: dict[tuple[str, int | None], Message] = {}
        """The latest update of each table, by the seat from which it is followed."""
        self.close_code = 0
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._news = asyncio.Condition()
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

    # The door.

    async def call(self, method: str, path: str, body: object = None, **more: Any) -> Any:
        """Send a request; raise Refusal when it is refused."""
        response = await self.http.request(method, f"/api{path}", json=body, **more)
        if response.status_code >= 400:
            raise Refusal(response.json() | {"status": response.status_code})
        return response.json() if response.content else None

    async def post(self, path: str, **body: Any) -> Any:
        """Send a request that changes something."""
        return await self.call("POST", path, body)

    async def get(self, path: str, **params: Any) -> Any:
        """Ask for something."""
        return await self.call("GET", path, params=params)

    async def guest(self, name: str) -> Self:
        """Come in under a name, and open the socket."""
        await self.post("/guest", name=name)
        await self.connect()
        return self

    async def open_table(self, seating: list[Message], game: str = "_template", **more: Any) -> str:
        """Open a table; give its name."""
        table = await self.post("/tables", game=game, seats=len(seating), seating=seating, **more)
        name: str = table["id"]
        return name

    # The socket.

    async def connect(self) -> None:
        """Open the socket, with the cookie of the session."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        self._socket = await connect(
            f"ws{self._s}://{self.address}/api/socket",
            ssl=ssl._create_unverified_context() if self._s else None,
            additional_headers={"Cookie": cookies},
            compression=None,
            proxy=None,
            max_size=None,
            ping_interval=self._heartbeat,
            ping_timeout=self._heartbeat,
            close_timeout=self._heartbeat / 2,
        )
        self._reader = asyncio.create_task(self._read(self._socket))

    async def disconnect(self) -> None:
        """Close the socket: in order, or at once where that takes longer than the caller waits."""
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
                await self._take(json.loads(raw))
        self.close_code = socket.close_code or 0
        async with self._news:
            self._news.notify_all()

    async def _take(self, message: Message) -> None:
        check_described(message)
        async with self._news:
            self.heard.append(message)
            if message["type"] == "update":
                self.tables[message["table"], message["seat"]] = message
            self._news.notify_all()

    async def wait_for(self, found: Callable[[], Any]) -> Any:
        """Wait until something is true; give it."""
        async with asyncio.timeout(PATIENCE), self._news:
            while not (result := found()):
                if self._reader is None or self._reader.done():
                    raise Gone
                await self._news.wait()
        return result

    async def send(self, message: Message | str | bytes) -> None:
        """Send a message as it is."""
        if self._socket is None:
            raise Gone
        try:
            await self._socket.send(json.dumps(message) if isinstance(message, dict) else message)
        except ConnectionClosed as error:
            raise Gone from error

    async def say(self, kind: str, table: str, **more: Any) -> Message:
        """Send a message and wait for its answer; raise Refusal when it is refused."""
        name = more.pop("id", None) or f"m{next(self._ids)}"
        since = len(self.heard)
        await self.send({"type": kind, "id": name, "table": table, **more})

        def answers() -> list[Message]:
            return [message for message in self.heard[since:] if message.get("id") == name]

        answer: Message = (await self.wait_for(answers))[0]
        if answer["type"] == "refused":
            raise Refusal(answer)
        return answer

    async def follow(self, table: str, seat: int | None = None, n: int = 0, **more: Any) -> Message:
        """Follow a table from a seat or from outside; give its update."""
        await self.say("follow", table, seat=seat, n=n, **more)
        return self.tables[table, seat]

    async def until(self, table: str, seat: int | None, true: Callable[[Message], object]) -> Message:
        """Wait until the latest update of a table is as wanted; give it."""

        def found() -> Message | None:
            update = self.tables.get((table, seat))
            return update if update is not None and true(update) else None

        update: Message = await self.wait_for(found)
        return update

    async def ask_until(self, path: str, true: Callable[[Any], object]) -> Any:
        """Ask again and again until the answer is as wanted; for what follows an act a moment later."""
        async with asyncio.timeout(PATIENCE):
            while True:
                answer = await self.get(path)
                if true(answer):
                    return answer
                await asyncio.sleep(0.05)

    async def until_number(self, table: str, seat: int | None, n: int) -> Message:
        """Wait until a table has come to a number."""
        return await self.until(table, seat, lambda update: update["n"] >= n)

    async def play(self, table: str, seat: int, *moves: str, **more: Any) -> Message:
        """Play moves in answer to the latest update; without moves the first legal one."""
        update = await self.until(table, seat, lambda update: update.get("legal"))
        chosen = list(moves) or [update["legal"][0]]
        return await self.say("play", table, seat=seat, **{"n": update["n"], "moves": chosen} | more)

    async def play_on(self, table: str, *seats: int) -> Message:
        """Answer everything that these seats are asked, to the end of the game; give the last update."""
        while True:
            update = await self._asked_or_over(table, seats)
            if update["status"] == "ended":
                return update
            with suppress(Refusal):
                await self.say("play", table, seat=update["seat"], n=update["n"], moves=[update["legal"][0]])

    async def _asked_or_over(self, table: str, seats: tuple[int, ...]) -> Message:
        def found() -> Message | None:
            updates = [self.tables[table, seat] for seat in seats]
            over = [update for update in updates if update["status"] == "ended" or update.get("legal")]
            return over[0] if over else None

        update: Message = await self.wait_for(found)
        return update
