"""HTTP written byte by byte, for requests that no honest client sends."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final, final

from tests.wait_limit import WAIT_SECONDS


@final
class RawConnection:
    """A connection over which a test writes and reads bytes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader: Final = reader
        self._writer: Final = writer

    async def send(self, data: bytes) -> None:
        """Send bytes; raise ConnectionError if the server has closed the connection."""
        self._writer.write(data)
        await self._writer.drain()

    async def head(self) -> str:
        """Return the next response without its body; empty if the server has closed the connection."""
        try:
            async with asyncio.timeout(WAIT_SECONDS):
                return (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        except (asyncio.IncompleteReadError, ConnectionError):
            return ""

    async def closed(self) -> bytes:
        """Wait until the server closes the connection; return what it sent before."""
        received = bytearray()
        with suppress(ConnectionError):
            async with asyncio.timeout(WAIT_SECONDS):
                while data := await self._reader.read(65_536):
                    received += data
        return bytes(received)


@asynccontextmanager
async def raw_connection(address: str) -> AsyncIterator[RawConnection]:
    """Open a connection to a server and close it at the end."""
    host, _, port = address.rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        yield RawConnection(reader, writer)
    finally:
        writer.transport.abort()


def request_head(method: str, path: str, *headers: str) -> bytes:
    """Return the head of a request."""
    return "\r\n".join([f"{method} {path} HTTP/1.1", "Host: caravane", *headers, "", ""]).encode()
