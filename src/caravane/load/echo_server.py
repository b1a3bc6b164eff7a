"""Echo: the bare socket beside the real one, `python -m caravane.load.echo_server SEATS BYTES`.

The same web server with the same settings and the same messages to as many people, and nothing behind them: no rules, no record,
no projections. What the real server reaches of this is what the rest costs.
"""

import asyncio
import sys
from typing import Any, Final, final

import msgspec
import uvicorn

SEATS: Final = 4
ENCODE: Final = msgspec.json.Encoder().encode


class Up(msgspec.Struct):
    """What is looked at."""

    type: str
    id: str
    table: str
    seat: int


DECODE: Final = msgspec.json.Decoder(Up).decode


@final
class Table:
    """A table at which one seat after the other is asked, for ever."""

    def __init__(self, seats: int) -> None:
        self.sends: Final[list[Any]] = [None] * seats
        self.n: int = 0


@final
class Echo:
    """The application."""

    def __init__(self, seats: int, size: int) -> None:
        self._seats: Final = seats
        self._padding: Final = "x" * max(0, size - 90)
        self._tables: Final[dict[str, Table]] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve a socket."""
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] != "websocket.disconnect":
            up = DECODE(message["text"])
            table = self._tables.setdefault(up.table, Table(self._seats))
            await (self._follow if up.type == "follow" else self._play)(up, table, send)

    async def _follow(self, up: Up, table: Table, send: Any) -> None:
        table.sends[up.seat] = send
        if all(table.sends):
            await self._tell(up.table, table)

    async def _play(self, up: Up, table: Table, send: Any) -> None:
        table.n += 1
        await send({"type": "websocket.send", "text": ENCODE({"type": "ack", "id": up.id, "n": table.n}).decode()})
        await self._tell(up.table, table)

    async def _tell(self, name: str, table: Table) -> None:
        for seat, send in enumerate(table.sends):
            legal = ["x"] if seat == table.n % self._seats else []
            update = {"type": "update", "table": name, "n": table.n, "status": "playing", "legal": legal}
            await send({"type": "websocket.send", "text": ENCODE({**update, "view": self._padding}).decode()})


def main(seats: str, size: str) -> None:
    """Serve on any free port, and say which."""
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
        while not server.started:  # noqa: ASYNC110 (uvicorn has no other way to tell)
            await asyncio.sleep(0.01)
        sys.stdout.write(f"{server.servers[0].sockets[0].getsockname()[1]}\n")
        sys.stdout.flush()
        await serving

    asyncio.run(serve())


if __name__ == "__main__":
    main(*sys.argv[1:])
