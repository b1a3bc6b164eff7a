"""Application of messages from other processes to the live tables of this one.

Gaps in the numbers show which acts are missing, and the database has them. To notice a lost last message too, the last
numbers of all followed tables are polled from the database, more often while the bus is disconnected.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Protocol, final

from caravane.server.cluster.messages import (
    ActRecorded,
    Broadcast,
    Heartbeat,
    IdentityDeleted,
    PresenceQuery,
    PresenceReport,
    ProcessMessage,
    ProcessStopped,
    TableMessage,
)
from caravane.server.live.hub import Hub
from caravane.server.live.presence import RemotePresence
from caravane.server.ops.tasks import cancel_task, start_task
from caravane.tables.acts import Refused

log: Final = logging.getLogger(__name__)

HEARTBEAT_SECONDS: Final = 2.0
"""Seconds between two heartbeats of a process."""
HEARTBEAT_TIMEOUT: Final = 7.0
"""Seconds without a heartbeat after which a process, and all presence it reported, counts as gone."""
AUDIT_SECONDS: Final = 5.0
"""Seconds between two polls for missed acts while the bus is connected."""
AUDIT_SECONDS_OFFLINE: Final = 1.0
"""Seconds between two polls for missed acts while the bus is disconnected."""


class SessionAudit(Protocol):
    """The client connections of a process."""

    def on_message(self, message: ProcessMessage) -> None:
        """Close the connections that a message makes invalid."""

    async def audit(self) -> None:
        """Close the connections whose sessions or invitations are no longer in the database."""


@final
class RemoteUpdates:
    """Subscriber that keeps the live tables and connections of this process up to date."""

    def __init__(
        self, hub: Hub, sessions: SessionAudit | None = None, wake: Callable[[float], None] | None = None
    ) -> None:
        self._hub: Final = hub
        self._bus: Final = hub.bus
        self._sessions: Final = sessions
        """The client connections; None for a process without any."""
        self._wake: Final = wake
        """Called with the time when a table becomes due; None for a process that runs no jobs."""
        self._last_heartbeat_at: Final[dict[str, float]] = {}
        self._missed: Final = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._reloads: Final[set[asyncio.Task[None]]] = set()

    async def start(self) -> None:
        """Start listening, unless this is the only process."""
        if self._bus.has_peers:
            await self._bus.start(self, runs_jobs=self._wake is not None)
            self._tasks = [asyncio.create_task(part) for part in (self._send_heartbeats(), self._audit())]

    async def stop(self) -> None:
        """Announce the end of this process and disconnect."""
        for task in (*self._tasks, *self._reloads):
            await cancel_task(task)
        self._bus.publish_all(ProcessStopped(self._hub.process))
        await self._bus.stop()

    async def on_table_message(self, table_id: str, message: TableMessage) -> None:
        """Handle a message about a table."""
        if isinstance(message, ActRecorded):
            await self._apply_act(table_id, message.number, message)
        elif isinstance(message, Broadcast):
            await self._broadcast(table_id, message.raw.encode())
        elif isinstance(message, PresenceReport):
            self._last_heartbeat_at[message.process] = self._hub.now()
            self._hub.presence.set_remote(table_id, message.process, RemotePresence(message.seats, message.spectators))
        else:
            self._hub.presence.publish(table_id)

    async def _broadcast(self, table_id: str, message: bytes) -> None:
        try:
            await self._hub.broadcast_local(table_id, message)
        except Exception:
            log.exception("remote message not delivered", extra={"table": table_id})

    def on_message(self, message: ProcessMessage) -> None:
        """Handle a message to all processes."""
        if isinstance(message, Heartbeat):
            self._last_heartbeat_at[message.process] = self._hub.now()
        elif isinstance(message, ProcessStopped):
            self._drop_process(message.process)
        else:
            if isinstance(message, IdentityDeleted):
                start_task(self._reloads, self._hub.invalidate_tables_of(message.identity))
            if self._sessions is not None:
                self._sessions.on_message(message)

    def on_wake(self, due_at: float) -> None:
        """Wake the jobs: a table is due at `due_at`."""
        if self._wake is not None:
            self._wake(due_at)

    async def on_reconnect(self) -> None:
        """Query the presence at all followed tables, and poll for missed acts, after a lost connection."""
        for table in self._hub.cache.followed():
            self._bus.publish(table, PresenceQuery())
            self._hub.presence.publish(table)
        self._missed.set()

    async def _apply_act(self, table_id: str, number: int, message: ActRecorded | None = None) -> None:
        try:
            await self._hub.apply_remote_act(table_id, number, message.act if message else None)
        except Refused as refused:
            log.warning("remote act rejected", extra={"table": table_id, "code": refused.code})
        except Exception:
            log.exception("remote act failed; will retry", extra={"table": table_id})

    async def _send_heartbeats(self) -> None:
        while True:
            self._bus.publish_all(Heartbeat(self._hub.process))
            await asyncio.sleep(HEARTBEAT_SECONDS)
            oldest = self._hub.now() - HEARTBEAT_TIMEOUT
            for process in [process for process, at in self._last_heartbeat_at.items() if at < oldest]:
                self._drop_process(process)

    def _drop_process(self, process: str) -> None:
        self._last_heartbeat_at.pop(process, None)
        self._hub.presence.drop_process(process)

    async def _audit(self) -> None:
        missed = False
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(AUDIT_SECONDS if self._bus.connected else AUDIT_SECONDS_OFFLINE):
                    await self._missed.wait()
            # The database may be unavailable as well: the flag stays set until a poll has succeeded.
            missed = missed or self._missed.is_set()
            self._missed.clear()
            try:
                await self._catch_up()
                if missed and self._sessions is not None:
                    await self._sessions.audit()
                missed = False
            except Exception:
                log.exception("catch-up query failed")

    async def _catch_up(self) -> None:
        numbers = await self._hub.store.last_numbers(list(self._hub.cache.followed()))
        for table in [table for table, number in numbers.items() if self._is_behind(table, number)]:
            await self._apply_act(table, numbers[table])

    def _is_behind(self, table_id: str, number: int) -> bool:
        live = self._hub.cache.get(table_id)
        return live is not None and (live.table is None or live.table.act_count <= number)
