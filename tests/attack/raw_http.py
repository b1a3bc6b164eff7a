"""Requests written byte by byte, for what no HTTP client would send."""

import asyncio
import ssl
from contextlib import suppress
from typing import Final, Self

from tests.attack.targets import Target

ANSWER_SECONDS: Final = 30.0
"""How long an answer is awaited that a server gives at once, or never."""


class RawConnection:
    """A connection whose bytes are chosen freely."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, target: Target, source: str | None = None, *, address: str = "") -> Self:
        """Connect to a target, or to another address without TLS."""
        host, _, port = (address or target.address).rpartition(":")
        context = ssl._create_unverified_context() if target.secure and not address else None
        local = (source or target.source(), 0)
        return cls(*await asyncio.open_connection(host, int(port), ssl=context, local_addr=local))

    async def send(self, data: bytes) -> bool:
        """Send bytes; return whether the other side still accepts them."""
        try:
            self.writer.write(data)
            await self.writer.drain()
        except OSError:
            return False
        return not self.reader.at_eof()

    async def answer(self, seconds: float = ANSWER_SECONDS) -> bytes:
        """Return everything that comes until the other side closes, or what has come after some seconds."""
        received = bytearray()
        with suppress(TimeoutError, OSError):
            async with asyncio.timeout(seconds):
                while data := await self.reader.read(65_536):
                    received += data
        return bytes(received)

    async def head(self, seconds: float = ANSWER_SECONDS) -> bytes:
        """Return the head of the next response, or nothing if none comes in time."""
        with suppress(TimeoutError, OSError, asyncio.IncompleteReadError):
            async with asyncio.timeout(seconds):
                return await self.reader.readuntil(b"\r\n\r\n")
        return b""

    async def is_closed(self, seconds: float) -> bool:
        """Return whether the other side closes within some seconds, whatever it sends before."""
        try:
            async with asyncio.timeout(seconds):
                while await self.reader.read(65_536):
                    pass
        except TimeoutError:
            return False
        except OSError:
            return True
        return True

    def close(self) -> None:
        """Close at once."""
        self.writer.transport.abort()


def status_of(head: bytes) -> int:
    """Return the status code of a response, or 0 if there is none."""
    parts = head.split(b" ", 2)
    return int(parts[1]) if len(parts) > 1 and parts[1].isdigit() else 0


async def exchange(target: Target, request: bytes, seconds: float = ANSWER_SECONDS, *, address: str = "") -> bytes:
    """Send a request that asks to close the connection; return everything that was answered."""
    connection = await RawConnection.open(target, address=address)
    try:
        await connection.send(request)
        return await connection.answer(seconds)
    finally:
        connection.close()
