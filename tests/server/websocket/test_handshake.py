"""The door of the socket: who gets in, how much one may say, what happens to those who do not listen."""

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.client import Client, Gone, Refusal
from tests.server.run_processes import Serve

pytestmark = pytest.mark.anyio


async def knock(serve: Serve, **headers: str) -> int:
    """Try to open a socket; give the status of the answer."""
    try:
        async with connect(f"ws://{serve.address}/api/socket", additional_headers=headers, proxy=None):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


async def test_only_sessions_and_our_own_pages_get_in(server: Serve) -> None:
    async with Client(server.address) as ana:
        await ana.post("/guest", name="Ana")
        cookie = f"caravane_session={ana.http.cookies['caravane_session']}"
        assert await knock(server) == 403
        assert await knock(server, Cookie="caravane_session=stolen") == 403
        assert await knock(server, Cookie=cookie) == 101
        assert await knock(server, Cookie=cookie, Origin=f"http://{server.address}") == 101
        assert await knock(server, Cookie=cookie, Origin="http://evil.example") == 403
        assert await knock(server, Cookie=cookie, Origin="null") == 403


async def test_the_first_message_says_hello(server: Serve) -> None:
    async with Client(server.address) as ana:
        await ana.guest("Ana")
        await ana.wait_for(lambda: ana.heard)
        hello = ana.heard[0]
        assert (hello["type"], hello["name"], hello["guest"]) == ("hello", "Ana", True)


@pytest.mark.parametrize("compressed", [True, False])
async def test_messages_are_compressed_if_the_host_wants_it(tmp_path: Path, compressed: bool) -> None:
    environ = {"CARAVANE_COMPRESSION": str(compressed)}
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db", environ) as serve:
        async with Client(serve.address) as ana:
            await ana.post("/guest", name="Ana")
            cookie = {"Cookie": f"caravane_session={ana.http.cookies['caravane_session']}"}
            async with connect(f"ws://{serve.address}/api/socket", additional_headers=cookie, proxy=None) as socket:
                assert ("permessage-deflate" in str(socket.response and socket.response.headers)) == compressed
                assert json.loads(await socket.recv())["type"] == "hello"


async def test_what_grows_too_large_when_it_is_unpacked_closes_the_socket(server: Serve) -> None:
    async with Client(server.address) as mallory:
        await mallory.post("/guest", name="Mallory")
        cookie = {"Cookie": f"caravane_session={mallory.http.cookies['caravane_session']}"}
        async with connect(f"ws://{server.address}/api/socket", additional_headers=cookie, proxy=None) as socket:
            await socket.send("x" * 10_000_000)
            with suppress(ConnectionClosed):
                async for _ in socket:
                    pass
            assert socket.close_code == 1009


async def test_one_socket_serves_many_tables(server: Serve) -> None:
    async with Client(server.address) as ana:
        await ana.guest("Ana")
        tables = [await ana.open_table([{"kind": "me"}, {"kind": "bot"}], start=True) for _ in range(5)]
        for table in tables:
            await ana.follow(table, 0)
        ends = await asyncio.gather(*[ana.play_on(table, 0) for table in tables])
        assert [end["table"] for end in ends] == tables
        await ana.say("unfollow", tables[0], seat=0)
        with pytest.raises(Refusal) as refusal:
            await ana.say("unfollow", tables[0], seat=0)
        assert refusal.value.code == "not-followed"


async def test_ids_of_others_are_not_ones_own(server: Serve) -> None:
    """Bob uses the ids that Ana uses: nothing of hers is taken for his, or found out by him."""
    async with Client(server.address) as ana, Client(server.address) as bob:
        await ana.guest("Ana")
        await bob.guest("Bob")
        table = await ana.open_table([{"kind": "me"}, {"kind": "free"}], public=True)
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
    "CARAVANE_LIMITS__MESSAGES_AT_ONCE": "10",
    "CARAVANE_LIMITS__SOCKETS": "3",
    "CARAVANE_LIMITS__FOLLOWS": "4",
    "CARAVANE_LIMITS__QUEUED": "30",
}


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Serve]:
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db", LIMITS) as serve:
        yield serve


async def test_who_says_too_much_is_refused_and_then_put_out(strict: Serve) -> None:
    async with Client(strict.address) as mallory:
        await mallory.guest("Mallory")
        for _ in range(115):
            await mallory.send('{"type":"nothing"}')
        with pytest.raises(Gone):
            await mallory.wait_for(lambda: False)
        assert mallory.close_code == 1008
        codes = [message["code"] for message in mallory.heard if message["type"] == "refused"]
        assert codes.count("bad-message") >= 10
        assert codes.count("rate-limited") == 100


async def test_frames_beyond_all_measure_close_the_connection(strict: Serve) -> None:
    async with Client(strict.address) as mallory:
        await mallory.guest("Mallory")
        await mallory.send("x" * 20_000)
        await mallory.wait_for(lambda: [m for m in mallory.heard if m.get("code") == "too-large"])
        await mallory.send("x" * 70_000)
        with pytest.raises(Gone):
            await mallory.wait_for(lambda: False)
        assert mallory.close_code == 1009


async def test_sockets_and_follows_are_counted(strict: Serve) -> None:
    async with Client(strict.address) as ana:
        await ana.guest("Ana")
        tables = [await ana.open_table([{"kind": "me"}, {"kind": "free"}]) for _ in range(5)]
        for table in tables[:4]:
            await ana.follow(table, 0)
        with pytest.raises(Refusal) as refusal:
            await ana.follow(tables[4], 0)
        assert refusal.value.code == "too-many"
        cookie = f"caravane_session={ana.http.cookies['caravane_session']}"
        others = [
            await connect(f"ws://{strict.address}/api/socket", additional_headers={"Cookie": cookie}, proxy=None)
            for _ in range(2)
        ]
        assert await knock(strict, Cookie=cookie) == 403
        for other in others:
            await other.close()


async def test_who_does_not_listen_is_dropped(tmp_path: Path) -> None:
    """A client that never reads holds nobody up, and its queue does not grow without end."""
    limits = {"CARAVANE_LIMITS__QUEUED": "50", "CARAVANE_BOT_PROCESSES": "1"}
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db", limits) as serve:
        async with Client(serve.address) as ana, Client(serve.address) as deaf:
            await ana.guest("Ana")
            await deaf.post("/guest", name="Deaf")
            table = await ana.open_table([{"kind": "me"}, {"kind": "bot"}], game="lost-cities", start=True, public=True)
            stuck = await upgrade(serve, deaf)
            await follow_without_reading(stuck, table)
            await ana.follow(table, 0)
            for _ in range(60):
                await ana.say("chat", table, text="Do you hear me?")
            await ana.play_on(table, 0)
            assert (await ana.http.get("/health")).status_code == 200
            assert await dropped(stuck)


async def upgrade(serve: Serve, client: Client) -> socket.socket:
    """Open a socket by hand, with a tiny window, so that what is not read comes back to the server soon."""
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
    """Ask for more and more, and read nothing, until the server listens no more."""
    raw.setblocking(False)
    loop = asyncio.get_running_loop()
    for number in range(20_000):
        message: dict[str, Any] = {"type": "follow", "id": f"d{number}", "table": table}
        data = json.dumps(message).encode()
        frame = bytes([0x81, 0x80 | len(data)]) + b"\0\0\0\0" + data
        try:
            async with asyncio.timeout(0.5):
                await loop.sock_sendall(raw, frame)
        except (TimeoutError, ConnectionError):
            return


async def dropped(raw: socket.socket) -> bool:
    """Tell whether the server has let go of a connection: reading it to the end comes to an end."""
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(60):
            while await loop.sock_recv(raw, 65_536):
                pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    finally:
        raw.close()
    return True
