"""Requests that the server makes to addresses which visitors give it."""

import asyncio
import socket
from typing import Final

from prometheus_client.parser import text_string_to_metric_families

from tests.attack.registry import BOTH, SQLITE, expect, probe
from tests.attack.requests import status
from tests.attack.targets import Target
from tests.server.client import Client
from tests.server.listener import Listener, keep_silent
from tests.wait_limit import WAIT_SECONDS

SUBJECT: Final = "webhooks"
ALONE: Final = [{"kind": "me"}, {"kind": "companion", "name": "Zoé"}]
"""Seats of a table that always waits for the same person."""
SLOW_TABLES: Final = 100
IMPOSSIBLE: Final = (
    "https://[zz]/",
    "https://example.org:99999/",
    "https://example.org:0/",
    "https://example.org:-1/",
    "https://example.org:port/",
    "https://[64:ff9b::7f00:1]/",
    "https://[64:ff9b::a9fe:a9fe]/",
    "https://[2002:7f00:1::]/",
    "https://[2002:a9fe:a9fe::1]/",
    "https://user:pass@example.org/",
    "http://example.org/",
    "ftp://example.org/",
    "https:///path",
    "https://",
    "https://exa mple.org/",
)
INTERNAL: Final = (
    "https://127.0.0.1:{port}/",
    "https://localhost:{port}/",
    "https://127.1:{port}/",
    "https://2130706433:{port}/",
    "https://0x7f000001:{port}/",
    "https://0177.0.0.1:{port}/",
    "https://0.0.0.0:{port}/",
    "https://[::1]:{port}/",
    "https://[::]:{port}/",
    "https://[::ffff:127.0.0.1]:{port}/",
    "https://[::ffff:7f00:1]:{port}/",
    "https://127.0.0.1.:{port}/",
    "https://LOCALHOST:{port}/",
    "https://169.254.169.254/latest/meta-data/",
    "https://10.0.0.1/",
    "https://192.168.0.1/",
    "https://[fd00::1]/",
)


async def status_of_webhook(visitor: Client, url: str) -> int:
    """Set a webhook; return the status."""
    return await status(visitor, "PUT", "/api/me/notices", lang="en", webhook=url)


@probe(SUBJECT, quick=BOTH)
async def impossible_webhooks(target: Target) -> str:
    """Set webhooks that are no addresses, or lead inside by NAT64 and 6to4: refused."""
    async with await target.guest("Xena") as xena:
        found = {url: await status_of_webhook(xena, url) for url in IMPOSSIBLE}
    taken = {url: answer for url, answer in found.items() if answer != 422}
    expect(not taken, f"{len(taken)} of {len(found)}: {taken}")
    return f"{len(found)} refused"


def count_webhooks(text: str) -> float:
    """Return how many webhooks a server has tried, from its metrics."""
    samples = [each for family in text_string_to_metric_families(text) for each in family.samples]
    webhooks = [each for each in samples if each.name == "caravane_notices_total" and "webhook" in each.labels.values()]
    return sum(each.value for each in webhooks)


@probe(SUBJECT, quick=(SQLITE,), targets=(SQLITE,))
async def webhooks_into_the_network(target: Target) -> str:
    """Set webhooks of this machine and its network in all spellings, and wait until notices are sent: none arrives."""
    serve = await target.plain_serve()
    reached: list[str] = []

    def on_connection(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        reached.append(str(writer.get_extra_info("peername")))
        writer.close()

    listener = await asyncio.start_server(on_connection, sock=_dual_socket())
    port = listener.sockets[0].getsockname()[1]
    urls = [url.format(port=port) for url in INTERNAL]
    async with listener, Client(serve.address) as reader:
        accepted = 0
        for number, url in enumerate(urls):
            accepted += await _waits_with_webhook(serve.address, number, url)
        async with asyncio.timeout(WAIT_SECONDS):
            while count_webhooks((await reader.http.get("/metrics")).text) < accepted:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
    expect(not reached, f"{len(reached)} connections arrived")
    return f"{len(urls)} targets, {len(urls) - accepted} refused, {accepted} tried, none reached"


@probe(SUBJECT, quick=(SQLITE,), targets=(SQLITE,))
async def slow_webhooks(target: Target) -> str:
    """Wait at 100 tables with a webhook that never answers: one is tried at a time, and another's notice arrives."""
    serve = await target.private_webhook_serve()
    async with (
        SilentHost() as slow,
        SilentHost() as quick,
        Client(serve.address) as mal,
        Client(serve.address) as vic,
    ):
        await mal.post("/guest", name="Mal")
        await status_of_webhook(mal, f"http://{slow.address}/")
        for _ in range(SLOW_TABLES):
            await mal.create_table(ALONE, start=True)
        await vic.post("/guest", name="Vic")
        await status_of_webhook(vic, f"http://{quick.address}/")
        await vic.create_table(ALONE, start=True)
        async with asyncio.timeout(WAIT_SECONDS):
            await quick.connected.wait()
    expect(slow.most == 1, f"{slow.most} of {SLOW_TABLES} slow webhooks were tried at the same time")
    return f"1 of {SLOW_TABLES} slow webhooks at a time, another's notice arrived"


class SilentHost(Listener):
    """A host that accepts connections and never answers."""

    def __init__(self) -> None:
        super().__init__(self._hold)
        self.connected = asyncio.Event()
        self.most = 0
        """Maximum number of connections at the same time."""

    async def _hold(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connected.set()
        self.most = max(self.most, self.open)
        await keep_silent(reader, writer)


def _dual_socket() -> socket.socket:
    """Return a socket that listens on all addresses of this machine, old and new."""
    return socket.create_server(("::", 0), family=socket.AF_INET6, dualstack_ipv6=True)


async def _waits_with_webhook(address: str, number: int, url: str) -> bool:
    """Start a table that waits for somebody who is away, with a webhook; return whether the webhook was accepted."""
    async with Client(address) as visitor:
        await visitor.post("/guest", name=f"Absent {number}")
        if await status_of_webhook(visitor, url) != 200:
            return False
        await visitor.create_table(ALONE, start=True)
    return True
