"""Tests of socket connections: the handshake, rate limits, and clients that do not read."""

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.client import Client, Disconnected, Refusal
from tests.server.run_processes import Serve
from tests.server.sockets import connect
from tests.wait_limit import WAIT_SECONDS

pytestmark = pytest.mark.anyio


async def handshake(serve: Serve, **headers: str) -> int:
    """Try to open a socket; return the HTTP status."""
    try:
        async with connect(f"ws://{serve.address}/api/socket", additional_headers=headers):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


async def test_a_socket_needs_a_session_and_the_same_origin(server: Serve) -> None:
    async with Client(server.address) as ana:
        await ana.post("/guest", name="Ana")
        cookie = f"caravane_session={ana.http.cookies['caravane_session']}"
        assert await handshake(server) == 403
        assert await handshake(server, Cookie="caravane_session=stolen") == 403
        assert await handshake(server, Cookie=cookie) == 101
        assert await handshake(server, Cookie=cookie, Origin=f"http://{server.address}") == 101
        assert await handshake(server, Cookie=cookie, Origin="http://evil.example") == 403
        assert await handshake(server, Cookie=cookie, Origin="null") == 403


async def test_the_first_message_says_hello(server: Serve) -> None:
    async with Client(server.address) as ana:
        await ana.guest("Ana")
        await ana.wait_for(lambda: ana.messages)
        hello = ana.messages[0]
        assert (hello["type"], hello["name"], hello["guest"]) == ("hello", "Ana", True)


@pytest.mark.parametrize("compressed", [True, False])
async def test_messages_are_compressed_if_configured(tmp_path: Path, compressed: bool) -> None:
    environ = {"CARAVANE_COMPRESSION": str(compressed)}
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db", environ) as serve:
        async with Client(serve.address) as ana:
            await ana.post("/guest", name="Ana")
            cookie = {"Cookie": f"caravane_session={ana.http.cookies['caravane_session']}"}
            async with connect(f"ws://{serve.address}/api/socket", additional_headers=cookie) as socket:
                assert ("permessage-deflate" in str(socket.response and socket.response.headers)) == compressed
                assert json.loads(await socket.recv())["type"] == "hello"


async def test_a_message_too_large_after_decompression_closes_the_socket(server: Serve) -> None:
    async with Client(server.address) as mallory:
        await mallory.post("/guest", name="Mallory")
        cookie = {"Cookie": f"caravane_session={mallory.http.cookies['caravane_session']}"}
        async with connect(f"ws://{server.address}/api/socket", additional_headers=cookie) as socket:
            await socket.send("x" * 10_000_000)
            with suppress(ConnectionClosed):
                async for _ in socket:
                    pass
            assert socket.close_code == 1009


async def test_one_socket_serves_many_tables(server: Serve) -> None:
    async with Client(server.address) as ana:
        await ana.guest("Ana")
        tables = [await ana.create_table([{"kind": "me"}, {"kind": "bot"}], start=True) for _ in range(5)]
        for table in tables:
            await ana.follow(table, 0)
        ends = await asyncio.gather(*[ana.play_on(table, 0) for table in tables])
        assert [end["table"] for end in ends] == tables
        await ana.send("unfollow", tables[0], seat=0)
        with pytest.raises(Refusal) as refusal:
            await ana.send("unfollow", tables[0], seat=0)
        assert refusal.value.code == "not-followed"


async def test_message_ids_are_separate_for_each_client(server: Serve) -> None:
    """Check that message ids of Ana and Bob do not collide or leak when both use the same ones."""
    async with Client(server.address) as ana, Client(server.address) as bob:
        await ana.guest("Ana")
        await bob.guest("Bob")
        table = await ana.create_table([{"kind": "me"}, {"kind": "free"}], public=True)
        await bob.post(f"/tables/{table}/sit")
        await ana.post(f"/tables/{table}/start")
        await ana.follow(table, 0)
        await bob.follow(table, 1)
        await ana.play(table, 0, id="same")
        await bob.play(table, 1, id="same")
        played = await bob.until(table, 1, lambda update: len(update["view"]["played"]) == 2)
        assert played["view"]["played"]


LIMITS = {
    "CARAVANE_LIMITS__MESSAGES_PER_SECOND": "1",
    "CARAVANE_LIMITS__MESSAGE_BURST": "10",
    "CARAVANE_LIMITS__SOCKETS": "3",
    "CARAVANE_LIMITS__FOLLOWED_TABLES": "4",
    "CARAVANE_LIMITS__SEND_QUEUE": "30",
}


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Serve]:
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db", LIMITS) as serve:
        yield serve


async def test_a_client_that_exceeds_the_rate_is_refused_and_then_disconnected(strict: Serve) -> None:
    async with Client(strict.address) as mallory:
        await mallory.guest("Mallory")
        with suppress(Disconnected):
            while True:
                await mallory.send_raw('{"type":"nothing"}')
                await asyncio.sleep(0)
        with pytest.raises(Disconnected):
            await mallory.wait_for(lambda: False)
        assert mallory.close_code == 1008
        codes = [message["code"] for message in mallory.messages if message["type"] == "refused"]
        assert codes.count("bad-message") >= 10
        assert codes.count("rate-limited") == 100


async def test_an_oversized_frame_closes_the_connection(strict: Serve) -> None:
    async with Client(strict.address) as mallory:
        await mallory.guest("Mallory")
        await mallory.send_raw("x" * 20_000)
        await mallory.wait_for(lambda: [m for m in mallory.messages if m.get("code") == "too-large"])
        await mallory.send_raw("x" * 70_000)
        with pytest.raises(Disconnected):
            await mallory.wait_for(lambda: False)
        assert mallory.close_code == 1009


async def test_sockets_and_followed_tables_are_limited(strict: Serve) -> None:
    async with Client(strict.address) as ana:
        await ana.guest("Ana")
        tables = [await ana.create_table([{"kind": "me"}, {"kind": "free"}]) for _ in range(5)]
        for table in tables[:4]:
            await ana.follow(table, 0)
        with pytest.raises(Refusal) as refusal:
            await ana.follow(tables[4], 0)
        assert refusal.value.code == "too-many"
        cookie = f"caravane_session={ana.http.cookies['caravane_session']}"
        others = [
            await connect(f"ws://{strict.address}/api/socket", additional_headers={"Cookie": cookie}) for _ in range(2)
        ]
        assert await handshake(strict, Cookie=cookie) == 403
        for other in others:
            await other.close()


async def test_a_client_that_does_not_read_is_dropped(tmp_path: Path) -> None:
    """Check that a client that never reads delays no other client and that its queue does not grow without limit."""
    limits = {"CARAVANE_LIMITS__SEND_QUEUE": "50", "CARAVANE_BOT_PROCESSES": "1"}
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db", limits) as serve:
        async with Client(serve.address) as ana, Client(serve.address) as silent:
            await ana.guest("Ana")
            await silent.post("/guest", name="Silent")
            table = await ana.create_table(
                [{"kind": "me"}, {"kind": "bot"}], game="lost-cities", start=True, public=True
            )
            raw_socket = await upgrade(serve, silent)
            await follow_without_reading(raw_socket, table)
            await ana.follow(table, 0)
            for _ in range(60):
                await ana.send("chat", table, text="Are you there?")
            await ana.play_on(table, 0)
            assert (await ana.http.get("/health")).status_code == 200
            assert await dropped(raw_socket)


async def upgrade(serve: Serve, client: Client) -> socket.socket:
    """Open a socket manually with a tiny receive buffer, so that unread data soon blocks the server."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
    raw.connect(("127.0.0.1", serve.port))
    request = (
        f"GET /api/socket HTTP/1.1\r\nHost: {serve.address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: caravane_session={client.http.cookies['caravane_session']}\r\n\r\n"
    )
    raw.sendall(request.encode())
    assert raw.recv(12) == b"HTTP/1.1 101"
    return raw


async def follow_without_reading(raw: socket.socket, table: str) -> None:
    """Send requests without reading replies until the server stops reading."""
    raw.setblocking(False)
    loop = asyncio.get_running_loop()
    for number in range(20_000):
        message: dict[str, Any] = {"type": "follow", "id": f"d{number}", "table": table}
        data = json.dumps(message).encode()
        frame = bytes([0x81, 0x80 | len(data)]) + b"\0\0\0\0" + data
        try:
            async with asyncio.timeout(5):
                await loop.sock_sendall(raw, frame)
        except (TimeoutError, ConnectionError):
            return


async def dropped(raw: socket.socket) -> bool:
    """Return whether the server has closed a connection, by reading it to its end."""
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(WAIT_SECONDS):
            while await loop.sock_recv(raw, 65_536):
                pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    finally:
        raw.close()
    return True
