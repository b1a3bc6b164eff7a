"""Nats: the exchange of many processes, by NATS core. A subject for each table, one for all, one for due work.

What is said goes into a queue of our own, so that nobody at a table ever waits for NATS. While it is away nothing is kept
to be said later but the latest numbers: whoever hears a number it does not know reads the record.
"""

import asyncio
import logging
import re
import time
from collections import OrderedDict, deque
from contextlib import suppress
from typing import Any, Final, final

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error

from caravane.server.cluster.bus import Ears
from caravane.server.cluster.messages import AboutTable, Acted, ToAll, decode_about, decode_to_all, encode

log: Final = logging.getLogger(__name__)

TABLE: Final = "caravane.table."
ALL: Final = "caravane.all"
DUE: Final = "caravane.due"
WORKERS: Final = "workers"
NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""No other name was ever given to a table; a subject must not have dots or stars of strangers in it."""

FIRST_WAIT: Final = 2.0
"""So many seconds a start waits for NATS; then it goes on, and the record is asked instead."""
RECONNECT_WAIT: Final = 0.25
PING_SECONDS: Final = 2
PINGS_UNANSWERED: Final = 2
MOST_WAITING: Final = 20_000
"""So many messages wait to be said; when there are more the oldest is dropped, and found missing by its number."""
REMEMBERED: Final = 10_000
LATELY: Final = 30.0
"""The numbers of so many seconds are said again after a break: nobody knows what was heard before it was noticed."""


@final
class Nats:
    """The way to the other processes through one or more NATS servers."""

    shared = True

    def __init__(self, servers: str) -> None:
        self._servers: Final = [server.strip() for server in servers.split(",")]
        self._client: Client = Client()
        self._ears: Ears | None = None
        self._works: bool = False
        self._joined: Final[dict[str, Subscription | None]] = {}
        self._waiting: Final[deque[tuple[str, bytes]]] = deque(maxlen=MOST_WAITING)
        self._something: Final = asyncio.Event()
        self._numbers: Final[OrderedDict[str, tuple[int, float]]] = OrderedDict()
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        self._stopping: bool = False

    @property
    def connected(self) -> bool:
        """Tell whether NATS is there, as far as is known."""
        return self._client.is_connected

    async def start(self, ears: Ears, *, works: bool) -> None:
        """Connect, or go on trying; begin to say and to listen."""
        self._ears, self._works = ears, works
        connecting = self._begin(self._connect())
        self._begin(self._say_all_that_waits())
        await asyncio.wait([connecting], timeout=FIRST_WAIT)
        if not self.connected:
            log.warning("NATS is not there: other processes are heard of by the record only")

    async def stop(self) -> None:
        """Say what waits, and disconnect."""
        self._stopping = True
        if self.connected:
            with suppress(Error, OSError, TimeoutError):
                while self._waiting:
                    await self._client.publish(*self._waiting.popleft())
                await self._client.flush(timeout=1)
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._client.is_connected or self._client.is_reconnecting:
            with suppress(Error, OSError, TimeoutError):
                await self._client.close()

    async def join(self, table: str) -> None:
        """Hear what is said about a table; when this returns, NATS knows it."""
        if table in self._joined or not NAME.fullmatch(table):
            return
        self._joined[table] = None
        if self.connected:
            with suppress(Error, OSError, TimeoutError):
                await self._subscribe(table)
                await self._client.flush(timeout=1)

    def leave(self, table: str) -> None:
        """Hear of a table no longer."""
        subscription = self._joined.pop(table, None)
        if subscription is not None:
            self._begin(_unsubscribe(subscription))

    def tell(self, table: str, message: AboutTable) -> None:
        """Tell those who joined a table."""
        if isinstance(message, Acted):
            self._numbers[table] = (message.number, time.monotonic())
            self._numbers.move_to_end(table)
            if len(self._numbers) > REMEMBERED:
                self._numbers.popitem(last=False)
        self._say(TABLE + table, encode(message))

    def tell_all(self, message: ToAll) -> None:
        """Tell all processes."""
        self._say(ALL, encode(message))

    def wake(self, moment: float) -> None:
        """Wake one of those who work."""
        self._say(DUE, repr(moment).encode())

    def _say(self, subject: str, payload: bytes) -> None:
        if self.connected:
            self._waiting.append((subject, payload))
            self._something.set()

    async def _say_all_that_waits(self) -> None:
        while True:
            while self._waiting:
                subject, payload = self._waiting.popleft()
                with suppress(Error, OSError):
                    await self._client.publish(subject, payload)
            self._something.clear()
            await self._something.wait()

    async def _connect(self) -> None:
        """Connect, however long it takes."""
        await self._client.connect(
            self._servers,
            name="caravane",
            no_echo=True,
            connect_timeout=2,
            reconnect_time_wait=RECONNECT_WAIT,  # type: ignore[arg-type]  # it only sleeps for so long
            max_reconnect_attempts=-1,
            ping_interval=PING_SECONDS,
            max_outstanding_pings=PINGS_UNANSWERED,
            error_cb=self._trouble,
            disconnected_cb=self._lost,
            reconnected_cb=self._back,
            closed_cb=self._closed,
        )
        await self._client.subscribe(ALL, cb=self._heard_all)
        if self._works:
            await self._client.subscribe(DUE, queue=WORKERS, cb=self._heard_due)
        # When a start returns, NATS knows who listens: nothing that is said from then on goes past this process.
        with suppress(Error, OSError, TimeoutError):
            await self._client.flush(timeout=1)
        await self._back()

    async def _subscribe(self, table: str) -> None:
        async def heard(message: Msg) -> None:
            if self._ears is not None and table in self._joined:
                await self._ears.hear(table, decode_about(message.data))

        subscription = await self._client.subscribe(TABLE + table, cb=heard)
        if table in self._joined:
            self._joined[table] = subscription
        else:
            await _unsubscribe(subscription)

    async def _heard_all(self, message: Msg) -> None:
        if self._ears is not None:
            self._ears.hear_all(decode_to_all(message.data))

    async def _heard_due(self, message: Msg) -> None:
        if self._ears is not None:
            self._ears.woken(float(message.data))

    async def _lost(self) -> None:
        if not self._stopping:
            log.warning("NATS is gone: other processes are heard of by the record until it is back")
        self._waiting.clear()

    async def _back(self) -> None:
        """Say the latest numbers again, and let the listener find out what it has missed."""
        for table in [table for table, subscription in self._joined.items() if subscription is None]:
            await self._subscribe(table)
        since = time.monotonic() - LATELY
        for table, (number, at) in self._numbers.items():
            if at > since:
                self._say(TABLE + table, encode(Acted(number)))
        if self._ears is not None:
            await self._ears.back()

    async def _trouble(self, error: Exception) -> None:
        log.debug("NATS: %r", error)

    async def _closed(self) -> None:
        """A server that refuses us ends the client for good: begin anew, a little later."""
        if not self._stopping:
            log.error("NATS has sent us away")
            self._client = Client()
            self._joined.update(dict.fromkeys(self._joined))
            self._begin(self._connect_later())

    async def _connect_later(self) -> None:
        await asyncio.sleep(FIRST_WAIT)
        await self._connect()

    def _begin(self, work: Any) -> "asyncio.Task[Any]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


async def _unsubscribe(subscription: Subscription) -> None:
    with suppress(Error, OSError):
        await subscription.unsubscribe()
