"""The bus of several processes over NATS core: a subject for each table, one for all processes, one for due tables.

Messages go into a queue, so that no act ever waits for NATS. While it is disconnected only the latest numbers are kept
for later: a process that receives an unknown number reads the acts from the database.
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

from caravane.server.cluster.bus import Subscriber
from caravane.server.cluster.messages import (
    ActRecorded,
    ProcessMessage,
    TableMessage,
    decode_process_message,
    decode_table_message,
    encode,
)

log: Final = logging.getLogger(__name__)

TABLE: Final = "caravane.table."
ALL_SUBJECT: Final = "caravane.all"
DUE: Final = "caravane.due"
WORKERS: Final = "workers"
NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""All table ids match this; a subject must not contain dots or wildcards from clients."""

CONNECT_TIMEOUT: Final = 2.0
"""Seconds that a start waits for NATS before it continues and polls the database instead."""
RECONNECT_WAIT: Final = 0.25
PING_SECONDS: Final = 2
MAX_UNANSWERED_PINGS: Final = 2
MAX_PENDING: Final = 20_000
"""Maximum number of messages waiting to be sent; beyond it the oldest is dropped, and its number reveals the gap."""
MAX_TRACKED: Final = 10_000
"""Maximum number of tables whose latest number is kept; the least recently active is evicted."""
REPUBLISH_SECONDS: Final = 30.0
"""Seconds whose numbers are published again after a disconnection: messages before it was noticed may be lost."""


@final
class NatsBus:
    """Connection to the other processes through one or more NATS servers."""

    has_peers = True

    def __init__(self, servers: str) -> None:
        self._servers: Final = [server.strip() for server in servers.split(",")]
        self._client: Client = Client()
        self._subscriber: Subscriber | None = None
        self._runs_jobs: bool = False
        self._subscriptions: Final[dict[str, Subscription | None]] = {}
        self._pending: Final[deque[tuple[str, bytes]]] = deque(maxlen=MAX_PENDING)
        self._has_pending: Final = asyncio.Event()
        self._numbers: Final[OrderedDict[str, tuple[int, float]]] = OrderedDict()
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        self._stopping: bool = False

    @property
    def connected(self) -> bool:
        """Return whether NATS is connected, as far as is known."""
        return self._client.is_connected

    async def start(self, subscriber: Subscriber, *, runs_jobs: bool) -> None:
        """Start sending and listening; keep trying if NATS is unreachable."""
        self._subscriber, self._runs_jobs = subscriber, runs_jobs
        connecting = self._start_task(self._connect())
        self._start_task(self._send_pending())
        await asyncio.wait([connecting], timeout=CONNECT_TIMEOUT)
        if not self.connected:
            log.warning("NATS unreachable; polling the database")

    async def stop(self) -> None:
        """Send the pending messages and disconnect."""
        self._stopping = True
        if self.connected:
            with suppress(Error, OSError, TimeoutError):
                while self._pending:
                    await self._client.publish(*self._pending.popleft())
                await self._client.flush(timeout=1)
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._client.is_connected or self._client.is_reconnecting:
            with suppress(Error, OSError, TimeoutError):
                await self._client.close()

    async def subscribe(self, table_id: str) -> None:
        """Subscribe to a table; on return NATS has registered the subscription."""
        if table_id in self._subscriptions or not NAME.fullmatch(table_id):
            return
        self._subscriptions[table_id] = None
        if self.connected:
            with suppress(Error, OSError, TimeoutError):
                await self._subscribe(table_id)
                await self._client.flush(timeout=1)

    def unsubscribe(self, table_id: str) -> None:
        """End the subscription to a table."""
        subscription = self._subscriptions.pop(table_id, None)
        if subscription is not None:
            self._start_task(_unsubscribe(subscription))

    def publish(self, table_id: str, message: TableMessage) -> None:
        """Publish a message to the subscribers of a table."""
        if isinstance(message, ActRecorded):
            self._numbers[table_id] = (message.number, time.monotonic())
            self._numbers.move_to_end(table_id)
            if len(self._numbers) > MAX_TRACKED:
                self._numbers.popitem(last=False)
        self._enqueue(TABLE + table_id, encode(message))

    def publish_all(self, message: ProcessMessage) -> None:
        """Publish a message to all processes."""
        self._enqueue(ALL_SUBJECT, encode(message))

    def wake_worker(self, due_at: float) -> None:
        """Wake one worker."""
        self._enqueue(DUE, repr(due_at).encode())

    def _enqueue(self, subject: str, payload: bytes) -> None:
        if self.connected:
            self._pending.append((subject, payload))
            self._has_pending.set()

    async def _send_pending(self) -> None:
        while True:
            while self._pending:
                subject, payload = self._pending.popleft()
                with suppress(Error, OSError):
                    await self._client.publish(subject, payload)
            self._has_pending.clear()
            await self._has_pending.wait()

    async def _connect(self) -> None:
        """Connect, however long it takes, and subscribe."""
        await self._client.connect(
            self._servers,
            name="caravane",
            no_echo=True,
            connect_timeout=2,
            reconnect_time_wait=RECONNECT_WAIT,  # type: ignore[arg-type]  # it is only passed to sleep
            max_reconnect_attempts=-1,
            ping_interval=PING_SECONDS,
            max_outstanding_pings=MAX_UNANSWERED_PINGS,
            error_cb=self._on_error,
            disconnected_cb=self._on_disconnect,
            reconnected_cb=self._on_connect,
            closed_cb=self._on_close,
        )
        await self._client.subscribe(ALL_SUBJECT, cb=self._on_process_message)
        if self._runs_jobs:
            await self._client.subscribe(DUE, queue=WORKERS, cb=self._on_due)
        # Once a start returns, NATS has registered the subscriptions: no later message misses this process.
        with suppress(Error, OSError, TimeoutError):
            await self._client.flush(timeout=1)
        await self._on_connect()

    async def _subscribe(self, table_id: str) -> None:
        async def on_message(message: Msg) -> None:
            if self._subscriber is not None and table_id in self._subscriptions:
                await self._subscriber.on_table_message(table_id, decode_table_message(message.data))

        subscription = await self._client.subscribe(TABLE + table_id, cb=on_message)
        if table_id in self._subscriptions:
            self._subscriptions[table_id] = subscription
        else:
            await _unsubscribe(subscription)

    async def _on_process_message(self, message: Msg) -> None:
        if self._subscriber is not None:
            self._subscriber.on_message(decode_process_message(message.data))

    async def _on_due(self, message: Msg) -> None:
        if self._subscriber is not None:
            self._subscriber.on_wake(float(message.data))

    async def _on_disconnect(self) -> None:
        if not self._stopping:
            log.warning("NATS connection lost; polling the database")
        self._pending.clear()

    async def _on_connect(self) -> None:
        """Publish the latest numbers again, and have the subscriber catch up with missed messages."""
        for table in [table for table, subscription in self._subscriptions.items() if subscription is None]:
            await self._subscribe(table)
        since = time.monotonic() - REPUBLISH_SECONDS
        for table, (number, at) in self._numbers.items():
            if at > since:
                self._enqueue(TABLE + table, encode(ActRecorded(number)))
        if self._subscriber is not None:
            await self._subscriber.on_reconnect()

    async def _on_error(self, error: Exception) -> None:
        log.debug("NATS error", extra={"error": repr(error)})

    async def _on_close(self) -> None:
        """Reconnect with a new client after a pause, since a server that refuses a client ends it for good."""
        if not self._stopping:
            log.error("NATS closed the connection")
            self._client = Client()
            self._subscriptions.update(dict.fromkeys(self._subscriptions))
            self._start_task(self._connect_later())

    async def _connect_later(self) -> None:
        await asyncio.sleep(CONNECT_TIMEOUT)
        await self._connect()

    def _start_task(self, work: Any) -> "asyncio.Task[Any]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


async def _unsubscribe(subscription: Subscription) -> None:
    with suppress(Error, OSError):
        await subscription.unsubscribe()
