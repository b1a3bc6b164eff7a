"""What all floods are made of: an attacker at one address, who repeats something until the time is up."""

import asyncio
import itertools
import ssl
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
from websockets.exceptions import WebSocketException

TIMEOUT: Final = 30.0
CONNECTION_ERRORS: Final = (httpx.HTTPError, OSError, asyncio.IncompleteReadError, TimeoutError, WebSocketException)
READY: Final = "ready"
"""The line that a flood prints when its preparations are over."""

Request = tuple[str, str, dict[str, Any]]


@dataclass
class Flood:
    """An attacker: where to, for how long, and what was answered so far."""

    address: str
    secure: bool
    table: str
    seconds: float
    source: str = "127.200.0.1"
    ends_at: float = float("inf")
    answers: Counter[str] = field(default_factory=Counter)
    numbers: Any = field(default_factory=itertools.count)

    def begin(self) -> None:
        """Begin to count the time, and say so."""
        self.ends_at = time.monotonic() + self.seconds
        print(READY, flush=True)  # noqa: T201 (the other process waits for it)

    def is_over(self) -> bool:
        """Return whether the time is up."""
        return time.monotonic() >= self.ends_at

    async def repeat(self, work: Callable[[], Awaitable[object]], workers: int) -> None:
        """Do something again and again until the time is up, several at a time, and count the outcomes."""
        self.begin()

        async def worker() -> None:
            while not self.is_over():
                try:
                    self.answers[str(await work())] += 1
                except CONNECTION_ERRORS as error:
                    self.answers[type(error).__name__] += 1
                    await asyncio.sleep(0.01)

        await asyncio.gather(*[worker() for _ in range(workers)])

    def client(self) -> httpx.AsyncClient:
        """Return a client without cookies."""
        transport = httpx.AsyncHTTPTransport(verify=False, local_address=self.source)
        base = f"http{'s' if self.secure else ''}://{self.address}"
        return httpx.AsyncClient(base_url=base, transport=transport, trust_env=False, timeout=TIMEOUT)

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a bare connection."""
        host, _, port = self.address.rpartition(":")
        return await asyncio.open_connection(host, int(port), ssl=self.tls(), local_addr=(self.source, 0))

    def tls(self) -> ssl.SSLContext | None:
        """Return the settings of encryption, if the server has any."""
        return ssl._create_unverified_context() if self.secure else None

    def head(self, line: str) -> bytes:
        """Return the beginning of a request."""
        return f"{line} HTTP/1.1\r\nHost: {self.address}\r\n".encode()


async def requests(flood: Flood, workers: int, make: Callable[[int], Request]) -> None:
    """Send requests, each made from its number."""
    async with flood.client() as client:

        async def request() -> int:
            method, path, options = make(next(flood.numbers))
            client.cookies.clear()
            return (await client.request(method, path, **options)).status_code

        await flood.repeat(request, workers)
