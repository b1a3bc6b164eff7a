"""Floods, bombs and nonsense on the socket."""

import asyncio
import ssl
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.attack.registry import BOTH, CLUSTER, SQLITE, expect, probe
from tests.attack.targets import Target
from tests.server.client import Client
from tests.server.sockets import connect
from tests.server.websocket.fuzzing import Fuzzer
from tests.wait_limit import WAIT_SECONDS

SUBJECT: Final = "sockets"
BOMB_BYTES: Final = 50_000_000
MAX_GROWTH: Final = 40_000_000
"""Bytes by which a server may grow beside a bomb, for other reasons."""
FLOOD: Final = 2_000
SOCKETS: Final = 20
TOO_BIG: Final = 1009
WITHOUT_CODE: Final = 1006
"""What a client notes when a connection ends without a code."""


async def open_socket(target: Target, client: Client, **options: Any) -> ClientConnection:
    """Open another socket with the session of a client."""
    return await connect(
        f"{target.url.replace('http', 'ws', 1)}/api/socket",
        ssl=ssl._create_unverified_context() if target.secure else None,
        additional_headers={"Cookie": f"caravane_session={client.http.cookies['caravane_session']}"},
        local_addr=(client.source, 0),
        max_size=None,
        **options,
    )


async def close_code(socket: ClientConnection) -> int:
    """Wait until the server closes the socket; return its code."""
    async with asyncio.timeout(WAIT_SECONDS):
        try:
            while True:
                await socket.recv()
        except ConnectionClosed:
            return socket.close_code or 0


def memory(target: Target) -> int:
    """Return the resident bytes of all servers together."""
    statuses = [Path(f"/proc/{each.process.pid}/status").read_text(encoding="ascii") for each in target.serves]
    return sum(int(text.partition("VmRSS:")[2].split()[0]) * 1024 for text in statuses)


@probe(SUBJECT, quick=BOTH)
async def deflate_bomb(target: Target) -> str:
    """Send a message of 50 MB that is compressed to 50 kB: the socket is closed, and the server does not grow."""
    async with await target.guest("Yves") as yves:
        socket = await open_socket(target, yves, compression="deflate")
        await socket.recv()
        before = memory(target)
        await socket.send("0" * BOMB_BYTES)
        code = await close_code(socket)
        grown = memory(target) - before
        health = (await yves.http.get("/health")).status_code
    expect(code == 1009 and health == 200, f"closed with {code}, health {health}")
    expect(grown < MAX_GROWTH, f"grown by {grown / 1e6:.0f} MB")
    return f"closed with 1009, grown by {max(0, grown) / 1e6:.0f} MB"


@probe(SUBJECT, quick=BOTH)
async def message_flood(target: Target) -> str:
    """Send 2000 messages at once: the socket is closed, and other people's still answer."""
    async with await target.guest("Yves") as yves, await target.guest("Zara") as zara:
        await zara.connect()
        table = await zara.create_table([{"kind": "me"}, {"kind": "free"}])
        socket = await open_socket(target, yves, compression=None)
        message = '{"type": "chat", "id": "x", "table": "none", "text": "hello"}'
        closing = asyncio.create_task(close_code(socket))
        sent = 0
        try:
            while sent < FLOOD:
                await socket.send(message)
                sent += 1
        except ConnectionClosed:
            pass
        code = await closing
        await zara.follow(table, 0)
    expect(code == 1008, f"closed with {code} after {sent}")
    return "closed with 1008"


@probe(SUBJECT, quick=BOTH)
async def frames_beyond_the_limit(target: Target) -> str:
    """Send a message of 17 kB and a frame of 70 kB: the first is refused, the second closes the socket.

    The server closes before it has read the whole frame. nginx, which still sends the rest of it, may then drop the
    connection before it has passed the code on.
    """
    codes = {TOO_BIG, WITHOUT_CODE} if target.name == CLUSTER else {TOO_BIG}
    async with await target.guest("Yves") as yves:
        socket = await open_socket(target, yves, compression=None)
        await socket.recv()
        await socket.send('{"type": "chat", "id": "x", "table": "none", "text": "' + "x" * 17_000 + '"}')
        refused = str(await socket.recv())
        await socket.send("x" * 70_000)
        code = await close_code(socket)
    expect("too-large" in refused and code in codes, f"answered {refused[:80]}, closed with {code}")
    return f"refused, closed with {code}"


@probe(SUBJECT, quick=(SQLITE,))
async def more_sockets_than_allowed(target: Target) -> str:
    """Open 30 sockets with one session: those beyond 20 on each server are refused."""
    async with await target.guest("Yves") as yves, AsyncExitStack() as stack:
        opened = 0
        for _ in range(SOCKETS * len(target.serves) + 10):
            try:
                socket = await open_socket(target, yves, compression=None)
            except InvalidStatus:
                continue
            stack.push_async_callback(socket.close)
            opened += 1
    allowed = SOCKETS * len(target.serves)
    expect(opened <= allowed, f"{opened} sockets, {allowed} allowed")
    return f"{opened} of {allowed + 10} opened"


@probe(SUBJECT)
async def nonsense_on_the_socket(target: Target) -> str:
    """Send 600 malformed, oversized and misdirected messages: each is refused, none fails."""
    async with await target.guest("Yves") as yves:
        fuzzer = Fuzzer(1, ["none", "never"], [], lambda _table: 0)
        failed, count = 0, 0
        for _ in range(12):
            socket = await open_socket(target, yves, compression=None)
            answers = await _answers(socket, [fuzzer.next() for _ in range(50)])
            count += 50
            failed += sum('"failed"' in answer for answer in answers)
        health = (await yves.http.get("/health")).status_code
    expect(not failed and health == 200, f"{failed} of {count} failed, health {health}")
    return f"{count} messages refused"


async def _answers(socket: ClientConnection, messages: list[str | bytes]) -> list[str]:
    """Send messages; return all answers until the socket is closed."""
    try:
        for message in messages:
            await socket.send(message)
    except ConnectionClosed:
        pass
    answers = []
    try:
        while True:
            async with asyncio.timeout(1):
                answers.append(str(await socket.recv()))
    except (ConnectionClosed, TimeoutError):
        await socket.close()
    return answers
