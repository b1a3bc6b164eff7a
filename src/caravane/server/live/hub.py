"""The live tables of a process, and the only way in which acts are accepted.

An act is applied to the cached table, recorded in the database, and only then sent to followers. When another process
was faster, the cached table is dropped and loaded again: the database is the truth, a table in memory is a cache of it.

Where several processes share a database, a bus carries the acts of the others. A cached table that may be behind never
decides whether an act is refused, nor what a new follower sees: it is caught up with the database first.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Final, final

from caravane.kernel.event import Event
from caravane.server.cluster.bus import Bus, LocalBus
from caravane.server.cluster.messages import ActRecorded, Broadcast
from caravane.server.live import broadcast
from caravane.server.live.cache import LiveTable, TableCache
from caravane.server.live.loading import apply_recorded, load_table, table_row
from caravane.server.live.presence import Follower
from caravane.server.live.presence_sync import PresenceSync
from caravane.server.ops import metrics
from caravane.server.store.protocol import TableStore
from caravane.server.store.records import ActWrite, StoredTable
from caravane.tables import snapshot
from caravane.tables.acts import Act, Packed, Refused
from caravane.tables.luck.committed_luck import create_act
from caravane.tables.settings import Settings
from caravane.tables.table import Table

log = logging.getLogger(__name__)

SNAPSHOT_EVERY: Final = 100
"""Acts between snapshots: loading replays fewer than this, a few hundredths of a second."""
SECRET_BYTES: Final = 32
ID_BYTES: Final = 9
MAX_ATTEMPTS: Final = 5
"""Maximum number of attempts at an act when other processes are faster."""

ActFactory = Callable[[Table], Act]
"""Makes the act while the table is locked; raises Refused when there is none to make."""


@final
class AcceptedAct:
    """A recorded act, its events, and the numbers of all viewpoints after it."""

    __slots__ = ("act", "events", "visible_counts")

    def __init__(self, act: Act, events: list[Event], visible_counts: list[int]) -> None:
        self.act: Final = act
        self.events: Final = events
        self.visible_counts: Final = visible_counts


Listener = Callable[[str, Table, Act], None]
"""Called with the table's id after this process has recorded an act; must not block."""


@final
class Hub:
    """The live tables of this process."""

    def __init__(
        self,
        store: TableStore,
        now: Callable[[], float] = time.time,
        bus: Bus | None = None,
        cache: TableCache | None = None,
    ) -> None:
        self.store: Final = store
        self.now: Final = now
        self.bus: Final[Bus] = bus or LocalBus()
        self.process: Final = secrets.token_urlsafe(ID_BYTES)
        """Id of this process in messages to the others."""
        self.new_secret: Callable[[int], bytes] = secrets.token_bytes
        """Source of the secrets of luck; recordings replace it, so that they are the same every time."""
        self.listeners: Final[list[Listener]] = []
        self.cache: Final = TableCache() if cache is None else cache
        self._running: Final[set[asyncio.Task[AcceptedAct]]] = set()
        self.presence: Final = PresenceSync(self.cache, self.bus, self.process)

    async def create_table(self, host: str, settings: Settings, rematch_of: str = "") -> str:
        """Create a table and commit to the secret of its luck; return its id."""
        table_id = secrets.token_urlsafe(ID_BYTES)
        secret = self.new_secret(SECRET_BYTES)
        first = create_act(self.now(), settings, host, secret)
        row = table_row(Table(first, secret), first.at, rematch_of)
        await self.store.create(table_id, first.pack(), secret, row)
        return table_id

    async def act(self, table_id: str, act: Act | ActFactory) -> AcceptedAct:
        """Apply an act, record it and send it to the followers; raise Refused when it is not accepted.

        An act that has begun is finished even if its caller is cancelled.
        """
        make = _factory_of(act) if isinstance(act, Act) else act
        task = asyncio.create_task(self._act(table_id, make))
        self._running.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[AcceptedAct]) -> None:
        self._running.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refused):
            log.error("act failed", exc_info=error)

    async def drain(self) -> None:
        """Wait until all pending acts are recorded or refused."""
        while self._running:
            await asyncio.wait(self._running)

    async def _act(self, table_id: str, make: ActFactory) -> AcceptedAct:
        async with self.cache.locked(table_id) as live:
            for _ in range(MAX_ATTEMPTS):
                table = await self._table(table_id, live)
                number = table.act_count
                try:
                    act = make(table).not_before(table.last_act_at)
                    events = self._apply(live, table, act)
                except Refused:
                    if await self._catch_up(table_id, live):
                        continue
                    raise
                if await self._record(table_id, live, number, act):
                    metrics.ACTS.labels(act.kind).inc()
                    live.updates.add(table, act, events)
                    self.bus.publish(table_id, ActRecorded(number, act.pack()))
                    self._send_updates(table_id, live, table, act.at)
                    self._notify(table_id, table, act)
                    await self._save_snapshot(table_id, table)
                    return AcceptedAct(act, events, table.visible_counts[:])
                metrics.ACT_CONFLICTS.inc()
                live.table = None
        raise Refused("stale")

    def _apply(self, live: LiveTable, table: Table, act: Act) -> list[Event]:
        try:
            return table.apply(act)
        except Refused:
            raise
        except BaseException:
            # The table may be half changed: reload it from the database.
            live.table = None
            raise

    async def _record(self, table_id: str, live: LiveTable, number: int, act: Act) -> bool:
        assert live.table is not None
        try:
            return await self.store.append(ActWrite(table_id, number, act.pack(), table_row(live.table, act.at)))
        except BaseException:
            # The write may have succeeded: reload the table from the database.
            live.table = None
            raise

    async def _save_snapshot(self, table_id: str, table: Table) -> None:
        if table.act_count % SNAPSHOT_EVERY:
            return
        try:
            await self.store.save_snapshot(table_id, table.act_count, snapshot.take_snapshot(table))
        except Exception:
            # Without a snapshot the table loads more slowly, and is otherwise as good.
            log.exception("snapshot failed", extra={"table": table_id})

    def _notify(self, table_id: str, table: Table, act: Act) -> None:
        for listener in self.listeners:
            try:
                listener(table_id, table, act)
            except Exception:
                log.exception("listener failed", extra={"table": table_id})

    async def get_table(self, table_id: str) -> Table:
        """Return a table, to be read before anything else is awaited; raise Refused when there is none."""
        async with self.cache.locked(table_id) as live:
            return await self._current_table(table_id, live)

    async def reload_table(self, table_id: str) -> Table:
        """Return a table loaded from the database, since another process may have acted."""
        async with self.cache.locked(table_id) as live:
            live.table = None
            return await self._table(table_id, live)

    async def invalidate_tables_of(self, identity: str) -> None:
        """Drop the cached tables of a deleted identity, because they still hold its name."""
        for table_id in self.cache.tables_of(identity):
            async with self.cache.locked(table_id) as live:
                live.table = None

    async def load_fresh(self, table_id: str) -> Table:
        """Return a table loaded from the database, separate from the cached one."""
        return load_table(await self._stored(table_id))[0]

    async def _table(self, table_id: str, live: LiveTable) -> Table:
        """Return the cached table, which may be behind the database, or load it."""
        if live.table is None:
            stored = await self._stored(table_id)
            live.table, live.updates = load_table(stored)
            self._send_updates(table_id, live, live.table, self.now())
        return live.table

    async def _current_table(self, table_id: str, live: LiveTable) -> Table:
        """Return the table, caught up with the database."""
        await self._catch_up(table_id, live)
        return await self._table(table_id, live)

    async def _stored(self, table_id: str) -> StoredTable:
        stored = await self.store.load(table_id)
        if stored is None:
            raise Refused("table-not-found")
        return stored

    async def _catch_up(self, table_id: str, live: LiveTable) -> bool:
        """Apply the acts that other processes have recorded; return whether there were any."""
        if live.table is None or not self.bus.has_peers:
            return False
        acts = await self.store.acts(table_id, live.table.act_count)
        self._apply_recorded(table_id, live, live.table, acts)
        return bool(acts)

    def _apply_recorded(self, table_id: str, live: LiveTable, table: Table, acts: list[Packed]) -> None:
        try:
            apply_recorded(table, live.updates, acts)
        except BaseException:
            live.table = None
            raise
        self._send_updates(table_id, live, table, acts[-1]["at"] if acts else self.now())

    async def apply_remote_act(self, table_id: str, number: int, act: Packed | None) -> None:
        """Apply an act that another process has recorded; read it and its predecessors if they are missing."""
        live = self.cache.get(table_id)
        if live is None or not live.followers:
            return
        async with self.cache.locked(table_id) as live:
            if live.table is None:
                await self._table(table_id, live)
            elif number == live.table.act_count and act is not None:
                self._apply_recorded(table_id, live, live.table, [act])
                metrics.FANOUT_LAG.observe(max(0.0, self.now() - act["at"]))
            elif number >= live.table.act_count:
                metrics.FANOUT_GAPS.inc()
                await self._catch_up(table_id, live)

    async def follow(self, table_id: str, follower: Follower, since: int = 0) -> None:
        """Add a follower and send it all updates since `since`."""
        async with self.cache.locked(table_id) as live:
            try:
                # Subscribe first, so that no act falls between loading the table and receiving messages about it.
                if not live.followers:
                    await self.presence.query(table_id)
                table = await self._current_table(table_id, live)
                follower.check(table)
                self._add_follower(table_id, live, follower)
                broadcast.send_snapshot(table_id, live, table, follower, since=since, now=self.now())
            finally:
                self.presence.unsubscribe_if_unfollowed(table_id, live)

    def unfollow(self, table_id: str, follower: Follower) -> None:
        """Remove a follower."""
        live = self.cache.get(table_id)
        if live is not None and follower in live.followers:
            live.followers.discard(follower)
            self.presence.on_followers_left(table_id, live)

    def _add_follower(self, table_id: str, live: LiveTable, follower: Follower) -> None:
        if follower not in live.followers:
            live.followers.add(follower)
            self.presence.on_followers_changed(table_id)

    def _send_updates(self, table_id: str, live: LiveTable, table: Table, now: float) -> None:
        followers = self._drop_unauthorized(table_id, live, table)
        broadcast.send_updates(table_id, live, table, followers, now)

    def _drop_unauthorized(self, table_id: str, live: LiveTable, table: Table) -> list[Follower]:
        """Remove the followers that may no longer use their viewpoint; return the others."""
        followers, any_removed = broadcast.drop_unauthorized(table_id, live, table)
        if any_removed:
            self.presence.on_followers_left(table_id, live)
        return followers

    def drop_unauthorized(self, table_id: str) -> None:
        """Remove the followers that may no longer follow a table; while it is loaded, loading removes them."""
        live = self.cache.get(table_id)
        if live is not None and live.table is not None:
            self._drop_unauthorized(table_id, live, live.table)

    async def broadcast(self, table_id: str, message: bytes) -> None:
        """Send a message without a number to every connection at a table, on all processes."""
        self.bus.publish(table_id, Broadcast(message.decode()))
        await self.broadcast_local(table_id, message)

    async def broadcast_local(self, table_id: str, message: bytes) -> None:
        """Send a message to the connections of this process that may still follow the table."""
        live = self.cache.get(table_id)
        if live is None or not live.followers:
            return
        async with self.cache.locked(table_id) as live:
            self._drop_unauthorized(table_id, live, await self._table(table_id, live))
            broadcast.broadcast(live, message)


def _factory_of(act: Act) -> ActFactory:
    """Return a factory that copies the act for every attempt, because applying an act completes it."""
    packed = act.pack()
    return lambda _table: Act.unpack(packed)
