"""A TCP server for tests that leaves no connection behind, however a test ends."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from types import TracebackType
from typing import Final, Self

Answer = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]

STEPS_TO_ACCEPT: Final = 3
"""Steps of the event loop from an accepted connection to its first call."""


async def wait_until_accepted() -> None:
    """Wait until a server that was closed knows the last connections that it had accepted."""
    for _ in range(STEPS_TO_ACCEPT):
        await asyncio.sleep(0)


async def keep_silent(reader: asyncio.StreamReader, _writer: asyncio.StreamWriter) -> None:
    """Accept a connection, and never say anything."""
    await reader.read()


class Listener:
    """The server. Python's own one does not know its connections, which would stay open until they are collected."""

    def __init__(self, answer: Answer, port: int = 0) -> None:
        self._answer = answer
        self.port = port
        self._server: asyncio.Server | None = None
        self._connections: dict[asyncio.StreamWriter, asyncio.Task[None]] = {}

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def open(self) -> int:
        """Number of connections that are open."""
        return len(self._connections)

    async def start(self) -> None:
        """Listen; the first start chooses a port if none was given."""
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        """Refuse connections, and end those that are open."""
        assert self._server is not None
        self._server.close()
        await wait_until_accepted()
        connections = dict(self._connections)
        for writer, task in connections.items():
            writer.transport.abort()
            task.cancel()
        await asyncio.gather(*connections.values(), return_exceptions=True)

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._connections[writer] = asyncio.create_task(self._serve(reader, writer))

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            with suppress(ConnectionError, asyncio.IncompleteReadError):
                await self._answer(reader, writer)
        finally:
            del self._connections[writer]
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        await self.stop()
