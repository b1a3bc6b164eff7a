"""A small TCP proxy in front of one or more addresses that can simulate network faults."""

import asyncio
import socket
import struct
import threading
from contextlib import suppress
from itertools import cycle

from tests.server.listener import Listener

CHUNK = 65_536
RESET_ON_CLOSE = struct.pack("ii", 1, 0)
"""SO_LINGER value that turns a close into a reset."""


class Link:
    """A connection from a client to one of the targets."""

    def __init__(self, near: asyncio.StreamWriter, far: asyncio.StreamWriter) -> None:
        self.ends = (near, far)
        self.dead = False
        """Whether the connection is half open: both ends count as connected, but nothing arrives any more."""

    def close(self) -> None:
        for end in self.ends:
            end.close()

    def reset(self) -> None:
        for end in self.ends:
            end.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET_ON_CLOSE)
        self.abort()

    def abort(self) -> None:
        for end in self.ends:
            end.transport.abort()


class Proxy:
    """A proxy that sends each new connection to the next target in turn."""

    def __init__(self, *targets: str) -> None:
        self.delay = 0.0
        """Seconds by which all data is delayed, in both directions."""
        self.links: set[Link] = set()
        self._listener = Listener(self._serve)
        self.point_to(*targets)

    @property
    def address(self) -> str:
        return self._listener.address

    @property
    def port(self) -> int:
        return self._listener.port

    def point_to(self, *targets: str) -> None:
        """Send new connections to these addresses; existing ones stay where they are."""
        self._count = len(targets)
        self._targets = cycle(targets)

    async def start(self) -> None:
        await self._listener.start()

    async def stop(self) -> None:
        for link in self.links:
            link.abort()
        await self._listener.stop()

    def cut(self) -> None:
        """Close all connections properly."""
        for link in tuple(self.links):
            link.close()

    def reset(self) -> None:
        """Reset all connections."""
        for link in tuple(self.links):
            link.reset()

    def half_open(self) -> None:
        """Stop delivering data on all existing connections; new ones work."""
        for link in self.links:
            link.dead = True

    async def _serve(self, reader: asyncio.StreamReader, near: asyncio.StreamWriter) -> None:
        try:
            far_reader, far = await self._connect()
        except OSError:
            near.transport.abort()
            return
        link = Link(near, far)
        self.links.add(link)
        pumps = [asyncio.create_task(self._pump(link, *ends)) for ends in ((reader, far), (far_reader, near))]
        try:
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        finally:
            link.close()
            self.links.discard(link)
            for pump in pumps:
                pump.cancel()

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to the next target that listens, as any load balancer does."""
        for left in reversed(range(self._count)):
            host, _, port = next(self._targets).rpartition(":")
            try:
                return await asyncio.open_connection(host, int(port))
            except OSError:
                if not left:
                    raise
        raise ConnectionRefusedError

    async def _pump(self, link: Link, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                if self.delay:
                    await asyncio.sleep(self.delay)
                if not link.dead:
                    writer.write(data)
                    await writer.drain()


class ProxyThread:
    """A proxy in its own thread, for tests without an event loop."""

    def __init__(self, *targets: str) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.proxy = Proxy(*targets)
        asyncio.run_coroutine_threadsafe(self.proxy.start(), self._loop).result()

    def stop(self) -> None:
        asyncio.run_coroutine_threadsafe(self.proxy.stop(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
