"""The bare socket to compare the real server with: `python -m caravane.load.echo_server SEATS BYTES`.

The same web server with the same settings and messages to as many players, and nothing behind them: no rules, no
database, no projections. The difference to the real server is the cost of the rest.
"""

import asyncio
import sys
from typing import Any, Final, final

import msgspec
import uvicorn

SEATS: Final = 4
ENCODE: Final = msgspec.json.Encoder().encode


class ClientMessage(msgspec.Struct):
    """The fields of a client message that are read."""

    type: str
    id: str
    table: str
    seat: int


DECODE: Final = msgspec.json.Decoder(ClientMessage).decode


@final
class EchoTable:
    """A table at which one seat after the other has to decide, for ever."""

    def __init__(self, seats: int) -> None:
        self.sends: Final[list[Any]] = [None] * seats
        self.n: int = 0


@final
class Echo:
    """The ASGI application."""

    def __init__(self, seats: int, size: int) -> None:
        self._seats: Final = seats
        self._padding: Final = "x" * max(0, size - 90)
        self._tables: Final[dict[str, EchoTable]] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve a socket."""
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] != "websocket.disconnect":
            command = DECODE(message["text"])
            table = self._tables.setdefault(command.table, EchoTable(self._seats))
            await (self._follow if command.type == "follow" else self._play)(command, table, send)

    async def _follow(self, command: ClientMessage, table: EchoTable, send: Any) -> None:
        table.sends[command.seat] = send
        if all(table.sends):
            await self._send_updates(command.table, table)

    async def _play(self, command: ClientMessage, table: EchoTable, send: Any) -> None:
        table.n += 1
        await send({"type": "websocket.send", "text": ENCODE({"type": "ack", "id": command.id, "n": table.n}).decode()})
        await self._send_updates(command.table, table)

    async def _send_updates(self, name: str, table: EchoTable) -> None:
        for seat, send in enumerate(table.sends):
            legal = ["x"] if seat == table.n % self._seats else []
            update = {"type": "update", "table": name, "n": table.n, "status": "playing", "legal": legal}
            await send({"type": "websocket.send", "text": ENCODE({**update, "view": self._padding}).decode()})


def main(seats: str, size: str) -> None:
    """Serve on any free port, and print it."""
    config = uvicorn.Config(
        Echo(int(seats), int(size)),
        host="127.0.0.1",
        port=0,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="warning",
        lifespan="off",
    )
    server = uvicorn.Server(config)

    async def serve() -> None:
        serving = asyncio.create_task(server.serve())
        while not server.started:  # noqa: ASYNC110 (uvicorn has no other way to wait)
            await asyncio.sleep(0.01)
        sys.stdout.write(f"{server.servers[0].sockets[0].getsockname()[1]}\n")
        sys.stdout.flush()
        await serving

    asyncio.run(serve())


if __name__ == "__main__":
    main(*sys.argv[1:])
