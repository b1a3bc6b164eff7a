"""Heads that never end, heads that are never finished, and more connections than anybody needs."""

import asyncio
from typing import Final

from tests.attack.raw_http import RawConnection, status_of
from tests.attack.registry import BOTH, CLUSTER, SQLITE, expect, probe
from tests.attack.targets import Target

SUBJECT: Final = "connections"
CHUNK: Final = 16_384
ENOUGH_BYTES: Final = 8_000_000
CLOSED_SECONDS: Final = 45.0
"""How long a connection is watched that the server should close after ten seconds."""
LIMIT: Final = 200
"""Connections that one address may have: the default of `limits.connections`."""
PROXY_LIMIT: Final = 600
"""Open requests that one address may have at nginx, for which idle connections cost next to nothing: `limit_conn`."""


def head(target: Target) -> bytes:
    """Return a head without its end."""
    return f"GET /health HTTP/1.1\r\nHost: {target.address}\r\n".encode()


async def endless(target: Target, begin: bytes, more: bytes) -> str:
    """Send a head that goes on for eight megabytes; return how far it came until the connection was closed."""
    connection = await RawConnection.open(target)
    await connection.send(head(target) + begin)
    sent = 0
    while sent < ENOUGH_BYTES and await connection.send(more):
        sent += len(more)
    # The buffers between the two sides may hold all of it before the server has read the first part.
    closed = await connection.is_closed(CLOSED_SECONDS)
    connection.close()
    expect(closed, f"still open after {sent // 1024} KiB and {CLOSED_SECONDS:.0f} s")
    return "closed"


@probe(SUBJECT, quick=BOTH)
async def endless_head(target: Target) -> str:
    """Send a head with one endless line: the connection is closed on the way."""
    return await endless(target, b"X-Long: ", b"x" * CHUNK)


@probe(SUBJECT, quick=BOTH)
async def endless_head_of_many_lines(target: Target) -> str:
    """Send a head of ever more lines: the connection is closed on the way."""
    line = b"X-Line: " + b"x" * 54 + b"\r\n"
    return await endless(target, b"", line * (CHUNK // len(line)))


async def count_closed(connections: list[RawConnection], seconds: float) -> int:
    """Return how many connections the server closes within some seconds."""
    return sum(await asyncio.gather(*[connection.is_closed(seconds) for connection in connections]))


@probe(SUBJECT)
async def half_sent_heads(target: Target) -> str:
    """Send half of a head on 150 connections, each from another address: all are closed after ten seconds."""
    connections = [await RawConnection.open(target) for _ in range(150)]
    for connection in connections:
        await connection.send(head(target))
    closed = await count_closed(connections, CLOSED_SECONDS)
    for connection in connections:
        connection.close()
    expect(closed == 150, f"{150 - closed} of 150 still open after {CLOSED_SECONDS:.0f} s")
    return "150 of 150 closed"


@probe(SUBJECT)
async def slow_head(target: Target) -> str:
    """Send a head byte by byte, one each second: closed nevertheless."""
    connection = await RawConnection.open(target)
    await connection.send(head(target))
    closing = asyncio.create_task(connection.is_closed(CLOSED_SECONDS))
    bytes_sent = 0
    while not closing.done() and bytes_sent < CLOSED_SECONDS:
        await connection.send(b"x")
        bytes_sent += 1
        await asyncio.sleep(1)
    closed = await closing
    connection.close()
    expect(closed, f"still open after {bytes_sent} s")
    return f"closed after {bytes_sent} s"


@probe(SUBJECT, quick=(SQLITE,), targets=(SQLITE,))
async def many_connections(target: Target) -> str:
    """Open 260 connections from one address, each with a finished request: those beyond 200 are refused."""
    source = target.source()
    connections = []
    answered = 0
    for _ in range(LIMIT + 60):
        try:
            connection = await RawConnection.open(target, source)
        except OSError:
            continue
        connections.append(connection)
        await connection.send(head(target) + b"\r\n")
        answered += status_of(await connection.head()) == 200
    async with target.visitor() as other:
        elsewhere = (await other.http.get("/health")).status_code
    for connection in connections:
        connection.close()
    expect(answered <= LIMIT, f"{answered} of {LIMIT + 60} connections were served")
    expect(elsewhere == 200, f"another address got {elsewhere}")
    return f"{answered} of {LIMIT + 60} served, and other addresses"


@probe(SUBJECT, targets=(CLUSTER,))
async def many_open_requests(target: Target) -> str:
    """Begin 660 requests from one address at nginx, without their bodies: those beyond 600 are refused."""
    source = target.source()
    begun = f"POST /api/guest HTTP/1.1\r\nHost: {target.address}\r\nContent-Length: 20\r\n\r\n{{".encode()
    connections = []
    for _ in range(PROXY_LIMIT + 60):
        connections.append(await RawConnection.open(target, source))
        await connections[-1].send(begun)
    # The others wait for their bodies, for some seconds.
    heads = await asyncio.gather(*[connection.head(8) for connection in connections])
    refused = sum(status_of(each) == 429 for each in heads)
    async with target.visitor() as other:
        elsewhere = (await other.http.get("/health")).status_code
    for connection in connections:
        connection.close()
    expect(refused, f"none of {PROXY_LIMIT + 60} open requests was refused")
    expect(elsewhere == 200, f"another address got {elsewhere}")
    return f"{refused} of {PROXY_LIMIT + 60} refused, other addresses served"
