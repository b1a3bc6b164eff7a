"""Floods from one address: what costs a server most, of a client without a cookie and of many guests.

Run as `python -m tests.attack.floods NAME HOST:PORT SECONDS [--secure] [--table ID]`, in a process of its own.
"""

import argparse
import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from tests.attack.flooding import TIMEOUT, Flood, requests
from tests.attack.guest_floods import GUEST_FLOODS, LARGE

HALF_HEADS: Final = 1_200
SLOW_BODIES: Final = 190
PIPELINES: Final = 150
PIPELINED: Final = 16
RANGES: Final = 500
CHUNK: Final = 65_536


async def imports(flood: Flood) -> None:
    """Send files of 6.7 MB."""
    body = json.dumps({"file": {"acts": ["x" * 60] * (LARGE // 66)}}).encode()
    options = {"content": body, "headers": {"Content-Type": "application/json"}}
    await requests(flood, 4, lambda _: ("POST", "/api/import", options))


async def reads(flood: Flood) -> None:
    """Read the games and the open tables."""
    await requests(flood, 16, lambda number: ("GET", ("/api/games", "/api/tables/open")[number % 2], {}))


async def logins(flood: Flood) -> None:
    """Try passwords for ever other names."""
    await requests(
        flood,
        16,
        lambda number: ("POST", "/api/login", {"json": {"login": f"n{number}", "password": "wrong password"}}),
    )


async def replays(flood: Flood) -> None:
    """Ask for luck reports, histories and files of a finished table."""
    parts = ("luck", "history?views=true", "export")
    await requests(flood, 16, lambda number: ("GET", f"/api/tables/{flood.table}/{parts[number % 3]}", {}))


async def guests(flood: Flood) -> None:
    """Become ever more guests."""
    await requests(flood, 16, lambda _: ("POST", "/api/guest", {"json": {"name": "Eve"}}))


async def wrong_cookies(flood: Flood) -> None:
    """Send sessions that do not exist, which the database is asked for."""
    paths = ("/api/me", "/api/tables/mine")
    await requests(
        flood, 16, lambda number: ("GET", paths[number % 2], {"headers": {"Cookie": f"caravane_session=x{number}"}})
    )


async def endless_heads(flood: Flood) -> None:
    """Send heads that never end."""

    async def stream() -> str:
        _, writer = await flood.connect()
        try:
            writer.write(flood.head("GET /health") + b"X-Long: ")
            while not flood.is_over():
                writer.write(b"x" * CHUNK)
                await writer.drain()
                flood.answers["64 KiB"] += 1
        finally:
            writer.transport.abort()
        return "over"

    await flood.repeat(stream, 8)


async def half_heads(flood: Flood) -> None:
    """Hold as many connections with half a head as possible, and open those again that are closed."""

    async def hold() -> str:
        reader, writer = await flood.connect()
        try:
            writer.write(flood.head("GET /health"))
            async with asyncio.timeout(max(0.0, flood.ends_at - time.monotonic())):
                await reader.read()
        finally:
            writer.transport.abort()
        await asyncio.sleep(0.05)
        return "closed"

    await flood.repeat(hold, HALF_HEADS)


async def handshakes(flood: Flood) -> None:
    """Ask for sockets without a session."""
    upgrade = (
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )

    async def shake() -> str:
        reader, writer = await flood.connect()
        try:
            writer.write(flood.head("GET /api/socket") + upgrade.encode())
            async with asyncio.timeout(TIMEOUT):
                return (await reader.readline()).decode()[9:12]
        finally:
            writer.transport.abort()

    await flood.repeat(shake, 16)


async def slow_bodies(flood: Flood) -> None:
    """Hold as many connections as possible with bodies of one byte per second."""

    async def send() -> str:
        reader, writer = await flood.connect()
        try:
            writer.write(flood.head("POST /api/guest") + b"Content-Length: 60000\r\n\r\n{")
            while not flood.is_over() and not reader.at_eof():
                writer.write(b" ")
                await writer.drain()
                await asyncio.sleep(1)
        finally:
            writer.transport.abort()
        return "closed"

    await flood.repeat(send, SLOW_BODIES)


async def pipelined(flood: Flood, line: str = "GET /health") -> None:
    """Send sixteen requests at once on each of many connections, and again when they are answered."""
    batch = (flood.head(line) + b"\r\n") * PIPELINED

    async def stream() -> str:
        reader, writer = await flood.connect()
        try:
            while not flood.is_over():
                writer.write(batch)
                for _ in range(PIPELINED):
                    await _skip_response(reader)
                flood.answers["16 answers"] += 1
        finally:
            writer.transport.abort()
        return "over"

    await flood.repeat(stream, PIPELINES)


async def _skip_response(reader: asyncio.StreamReader) -> None:
    head = await reader.readuntil(b"\r\n\r\n")
    length = head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]
    await reader.readexactly(int(length or 0))


async def ranges(flood: Flood) -> None:
    """Read the files of the client in hundreds of small pieces."""
    pieces = ",".join(f"{2 * start}-{2 * start}" for start in range(RANGES))
    headers = {"Range": f"bytes={pieces}", "Accept-Encoding": "identity"}
    await requests(flood, 16, lambda number: ("GET", ("/", "/faces.json")[number % 2], {"headers": headers}))


async def documents(flood: Flood) -> None:
    """Read the documents of the API."""
    paths = ("/api/openapi.json", "/docs", "/api/asyncapi.json")
    await requests(flood, 16, lambda number: ("GET", paths[number % 3], {}))


FLOODS: Final[dict[str, Callable[[Flood], Awaitable[None]]]] = {
    "imports": imports,
    "reads": reads,
    "log-ins": logins,
    "replays": replays,
    "guests": guests,
    "wrong cookies": wrong_cookies,
    "endless heads": endless_heads,
    "half heads": half_heads,
    "handshakes": handshakes,
    "slow bodies": slow_bodies,
    "pipelined": pipelined,
    "ranges": ranges,
    "documents": documents,
    **GUEST_FLOODS,
}


def main() -> None:
    """Flood a server, and print what was answered how often."""
    parser = argparse.ArgumentParser(prog="floods", description=__doc__)
    parser.add_argument("name", choices=FLOODS)
    parser.add_argument("address")
    parser.add_argument("seconds", type=float)
    parser.add_argument("--secure", action="store_true")
    parser.add_argument("--table", default="none")
    options = parser.parse_args()
    # From an address of its own, so that the limits of one flood are not those of another.
    source = f"127.200.0.{1 + list(FLOODS).index(options.name)}"
    flood = Flood(options.address, options.secure, options.table, options.seconds, source)
    with suppress(KeyboardInterrupt):
        asyncio.run(FLOODS[options.name](flood))  # type: ignore[arg-type]
    print(json.dumps(dict(flood.answers.most_common())))  # noqa: T201 (this is a script)


if __name__ == "__main__":
    main()
