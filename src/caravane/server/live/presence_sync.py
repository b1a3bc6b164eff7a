"""Presence at the tables of a process: sent to followers, and exchanged with the other processes."""

import asyncio
from typing import Final, final

from caravane.server.cluster.bus import Bus
from caravane.server.cluster.messages import PresenceQuery, PresenceReport
from caravane.server.live import broadcast
from caravane.server.live.cache import LiveTable, TableCache
from caravane.server.live.presence import Debouncer, RemotePresence, TablePresence
from caravane.server.wire import messages
from caravane.tables.table import Table

PUBLISH_DELAY: Final = 0.1
"""Seconds before a change of presence is published to other processes."""
QUERY_TIMEOUT: Final = 0.03
"""Seconds in which other processes may answer a presence query; slower ones are not waited for."""


@final
class PresenceSync:
    """Keeps followers and other processes informed of the presence at every table."""

    def __init__(self, cache: TableCache, bus: Bus, process: str) -> None:
        self._cache: Final = cache
        self._bus: Final = bus
        self._process: Final = process
        self._changes: Final = Debouncer(self._send)
        self._local_changes: Final = Debouncer(self.publish, PUBLISH_DELAY)

    async def get(self, table_id: str, table: Table) -> TablePresence:
        """Return the presence at a table; without followers on this process, ask the others and wait briefly."""
        async with self._cache.locked(table_id) as live:
            if not live.followers and self._bus.has_peers:
                await self.query(table_id)
                await asyncio.sleep(QUERY_TIMEOUT)
            presence = live.presence(table)
            self.unsubscribe_if_unfollowed(table_id, live)
            return presence

    async def query(self, table_id: str) -> None:
        """Subscribe to the messages about a table, and ask the other processes for its followers."""
        await self._bus.subscribe(table_id)
        self._bus.publish(table_id, PresenceQuery())

    def on_followers_changed(self, table_id: str) -> None:
        """Schedule messages to the followers and to the other processes."""
        self._changes.schedule(table_id)
        self._local_changes.schedule(table_id)

    def on_followers_left(self, table_id: str, live: LiveTable) -> None:
        """Report that followers left; after the last one, messages about the table are no longer received."""
        self.on_followers_changed(table_id)
        self.unsubscribe_if_unfollowed(table_id, live)

    def unsubscribe_if_unfollowed(self, table_id: str, live: LiveTable) -> None:
        """Receive no more messages about a table without followers."""
        if not live.followers:
            self._bus.unsubscribe(table_id)
            live.remote.clear()

    def set_remote(self, table_id: str, process: str, presence: RemotePresence) -> None:
        """Set the presence that another process reports for a table."""
        live = self._cache.get(table_id)
        if live is not None and live.remote.get(process, RemotePresence([], 0)) != presence:
            live.remote[process] = presence
            self._changes.schedule(table_id)

    def drop_process(self, process: str) -> None:
        """Drop the presence reported by a stopped process."""
        for table_id, live in self._cache.followed().items():
            if live.remote.pop(process, None) is not None:
                self._changes.schedule(table_id)

    def publish(self, table_id: str) -> None:
        """Publish the presence of this process at a table."""
        live = self._cache.get(table_id)
        if live is None or not live.followers:
            self._bus.publish(table_id, PresenceReport(self._process, [], 0))
        elif live.table is not None:
            seats, spectators = TablePresence(live.table, live.followers).as_remote()
            self._bus.publish(table_id, PresenceReport(self._process, seats, spectators))

    def _send(self, table_id: str) -> None:
        """Send the presence at a table to its followers; one that is being loaded sends it with its updates."""
        live = self._cache.get(table_id)
        if live is not None and live.table is not None:
            if broadcast.drop_unauthorized(table_id, live, live.table)[1]:
                self.on_followers_left(table_id, live)
            presence = live.presence(live.table)
            broadcast.broadcast(live, messages.encode(messages.Presence(table_id, presence.seats, presence.spectators)))
