"""Tests of connections that no honest client makes: endless or half-sent requests, and too many of them."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.client import Client
from tests.server.http.raw_http import raw_connection, request_head
from tests.server.run_processes import Serve
from tests.wait_limit import WAIT_SECONDS

pytestmark = pytest.mark.anyio

MEGABYTES = 8
"""Megabytes sent in vain at most, before a test gives up."""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serve]:
    folder = tmp_path_factory.mktemp("strict")
    limits = {
        "CARAVANE_TRUSTED_PROXIES": '["192.0.2.1"]',
        "CARAVANE_LIMITS__SOCKETS_PER_ADDRESS": "3",
        "CARAVANE_LIMITS__HEADER_SECONDS": "1",
        "CARAVANE_LIMITS__BODY_SECONDS": "1",
        "CARAVANE_LIMITS__SEND_SECONDS": "1",
    }
    with Serve(folder, f"sqlite:///{folder}/caravane.db", limits) as serve:
        yield serve


@pytest.mark.parametrize(
    ("start", "more"),
    [
        (b"GET / HTTP/1.1\r\nX: ", b"x" * 65_536),
        (b"GET /", b"x" * 65_536),
        (b"", b"\r\n" * 32_768),
        (b"GET / HTTP/1.1\r\n", b"X: y\r\n" * 10_000),
    ],
    ids=["a value", "a path", "empty lines", "many headers"],
)
async def test_an_endless_head_is_refused(serve: Serve, start: bytes, more: bytes) -> None:
    async with raw_connection(serve.address) as connection:
        with suppress(ConnectionError):
            await connection.send(start)
            for _ in range(MEGABYTES * 16):
                await connection.send(more)
            pytest.fail("the server has read all of it")
        await connection.closed()


async def test_a_large_head_in_one_piece_is_refused(serve: Serve) -> None:
    async with raw_connection(serve.address) as connection:
        await connection.send(request_head("GET", "/health", "X: " + "x" * 40_000))
        assert (await connection.closed()).startswith(b"HTTP/1.1 431 ")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"GET /health HTTP/1.1\r\nHost: x\r\n",
        b"\r\n",
        request_head("POST", "/api/guest", "Content-Type: application/json", "Content-Length: 20") + b"{",
        request_head("POST", "/api/guest", "Content-Type: application/json", "Transfer-Encoding: chunked") + b"5;x=",
    ],
    ids=["nothing", "half a head", "empty line", "half a body", "half a chunk"],
)
async def test_a_half_sent_request_is_closed(strict: Serve, data: bytes) -> None:
    async with raw_connection(strict.address) as connection:
        if data:
            await connection.send(data)
        assert (await connection.closed()).startswith(b"HTTP/1.1 408 ")


async def test_the_second_request_of_a_connection_has_a_deadline_too(strict: Serve) -> None:
    async with raw_connection(strict.address) as connection:
        await connection.send(request_head("GET", "/health"))
        assert "200 OK" in await connection.head()
        await connection.send(b"GET /health HTTP/1.1\r\n")
        assert b"HTTP/1.1 408 " in await connection.closed()


@pytest.mark.parametrize(
    "part", [b"1;" + b"x" * 60_000, b"0\r\n" + b"X: y\r\n" * 10_000], ids=["extension", "trailers"]
)
async def test_endless_frames_of_chunks_are_refused(serve: Serve, part: bytes) -> None:
    async with raw_connection(serve.address) as connection:
        head = request_head("POST", "/api/guest", "Content-Type: application/json", "Transfer-Encoding: chunked")
        with suppress(ConnectionError):
            await connection.send(head)
            for _ in range(MEGABYTES * 16):
                await connection.send(part)
            pytest.fail("the server has read all of it")
        await connection.closed()


async def test_many_pipelined_requests_are_refused(serve: Serve) -> None:
    async with raw_connection(serve.address) as connection:
        await connection.send(request_head("GET", "/health") * 10)
        for _ in range(10):
            assert "200 OK" in await connection.head()
        with suppress(ConnectionError):
            await connection.send(request_head("GET", "/health") * 1_000)
        assert (await connection.closed()).count(b"200 OK") < 1_000


@pytest.mark.parametrize(
    "head",
    [
        request_head("CONNECT", "example.org:443"),
        request_head("GET", "/api/socket", "Connection: upgrade", "Upgrade: websocket", "Content-Length: 9999999"),
        request_head("GET", "/health", "Connection: upgrade", "Upgrade: h2c", "Content-Length: 9999999"),
    ],
    ids=["connect", "websocket", "h2c"],
)
async def test_another_protocol_with_a_body_is_refused(serve: Serve, head: bytes) -> None:
    async with raw_connection(serve.address) as connection:
        await connection.send(head)
        assert (await connection.closed()).startswith(b"HTTP/1.1 400 ")


async def test_an_unknown_protocol_is_answered_once(serve: Serve) -> None:
    async with raw_connection(serve.address) as connection:
        await connection.send(request_head("GET", "/health", "Connection: upgrade", "Upgrade: h2c"))
        assert (await connection.closed()).startswith(b"HTTP/1.1 200 ")


async def test_an_address_has_few_connections(tmp_path: Path) -> None:
    limits = {"CARAVANE_TRUSTED_PROXIES": '["192.0.2.1"]', "CARAVANE_LIMITS__CONNECTIONS": "20"}
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db", limits) as serve:
        async with AsyncExitStack() as stack:
            connections = [await stack.enter_async_context(raw_connection(serve.address)) for _ in range(21)]
            assert await connections[20].closed() == b""
            await connections[0].send(request_head("GET", "/health"))
            assert "200 OK" in await connections[0].head()
        async with asyncio.timeout(WAIT_SECONDS):
            # The server may notice the end of the others after the beginning of this one.
            while not await is_served(serve):
                pass


async def is_served(serve: Serve) -> bool:
    """Return whether another connection gets an answer."""
    with suppress(ConnectionError, EOFError):
        async with raw_connection(serve.address) as connection:
            await connection.send(request_head("GET", "/health"))
            return "200 OK" in await connection.head()
    return False


async def test_an_address_has_few_sockets(strict: Serve) -> None:
    async with AsyncExitStack() as stack:
        visitors = [await stack.enter_async_context(Client(strict.address)) for _ in range(4)]
        for visitor in visitors:
            await visitor.post("/guest", name="Ana")
        for visitor in visitors[:3]:
            await visitor.connect()
        with pytest.raises(InvalidStatus):
            await visitors[3].connect()


async def test_a_proxy_may_have_many_connections(tmp_path: Path) -> None:
    limits = {"CARAVANE_LIMITS__CONNECTIONS": "2"}
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db", limits) as behind:
        async with AsyncExitStack() as stack:
            for _ in range(5):
                connection = await stack.enter_async_context(raw_connection(behind.address))
                await connection.send(request_head("GET", "/health"))
                assert "200 OK" in await connection.head()


async def test_a_response_that_nobody_reads_is_dropped(strict: Serve) -> None:
    """Send requests without reading; more responses than fit into the buffers of the system."""
    async with raw_connection(strict.address) as connection:
        with suppress(ConnectionError):
            for _ in range(100_000):
                await connection.send(request_head("GET", "/api/openapi.json"))
            pytest.fail("the server goes on")
