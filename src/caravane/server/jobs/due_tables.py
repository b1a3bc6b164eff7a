"""The job that plays bot moves and timeouts, and starts full tables, where they are due.

There is no queue. The database knows which tables are due. A process leases one and acts through the hub, as people do.
If the process dies, the lease expires and another process takes over.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Final, final

from caravane.server.bots.pool import BotPool
from caravane.server.live.hub import ActFactory, Hub
from caravane.server.ops import metrics
from caravane.tables.acts import PLAY, START, TIMEOUT, Act, Refused
from caravane.tables.clocks.time_control import NEVER
from caravane.tables.table import Table

MAX_TABLES: Final = 64
"""Maximum number of tables handled at the same time."""
POLL_SECONDS: Final = 1.0
"""Maximum seconds between two polls of the database, for tables that other processes have left behind."""
LEASE_MARGIN: Final = 1.0
"""Seconds by which a lease exceeds the longest bot move, so that it rarely expires before the act is recorded."""
MAX_REFUSALS: Final = 3
"""Consecutive refusals after which another process is assumed to handle the table."""
IMMEDIATELY: Final = 0.0
"""A due time in the past."""

log: Final = logging.getLogger(__name__)


@final
class DueTablesJob:
    """Finds due tables and performs the due acts."""

    def __init__(self, hub: Hub, bots: BotPool, tables: int = MAX_TABLES) -> None:
        self._hub: Final = hub
        self._bots: Final = bots
        self._max_tables: Final = tables
        self._lease: Final = bots.max_seconds() + LEASE_MARGIN
        self._in_progress: Final[dict[str, asyncio.Task[None]]] = {}
        self._unattended: int = 0
        """Number of these tables without human seats: only bots, and people with substitutes."""
        self._next_due_at: float = NEVER
        """Earliest known due time of this process's tables."""
        self._woken: Final = asyncio.Event()
        self._runner: asyncio.Task[None] | None = None
        self._stopping: bool = False

    async def start(self) -> None:
        """Start polling for due tables."""
        self._hub.listeners.append(self._on_act)
        self._runner = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Lease no more tables, and finish the decisions in progress."""
        self._stopping = True
        self._hub.listeners.remove(self._on_act)
        self._schedule(IMMEDIATELY)
        if self._runner is not None:
            await self._runner
        await asyncio.gather(*self._in_progress.values())

    def _on_act(self, table_id: str, table: Table, _act: Act) -> None:
        # The task that handles the table checks it again anyway.
        if table_id not in self._in_progress:
            self._schedule(table.due_at())

    def wake(self, due_at: float) -> None:
        """Note that, according to another process, a table is due at `due_at`."""
        if self._runner is not None and not self._stopping:
            self._schedule(due_at)

    def _schedule(self, due_at: float) -> None:
        self._next_due_at = min(self._next_due_at, due_at)
        # The next poll finds what is due after it, without a wake-up.
        if due_at < self._hub.now() + POLL_SECONDS:
            self._woken.set()

    async def _run(self) -> None:
        while not self._stopping:
            # Reset before the query: due times that arrive meanwhile count for the next round.
            if self._next_due_at <= self._hub.now():
                self._next_due_at = NEVER
            await self._lease_due()
            await self._sleep_until_due()

    async def _lease_due(self) -> None:
        """Lease due tables, up to the maximum number."""
        free = self._max_tables - len(self._in_progress)
        if free == 0:
            return
        now = self._hub.now()
        try:
            table_ids = await self._hub.store.lease_due(now, self._lease, free)
        except Exception:
            log.exception("due-table query failed")
            return
        for table_id in table_ids:
            self._start_task(table_id, now + self._lease)

    def _start_task(self, table_id: str, until: float) -> None:
        if table_id not in self._in_progress:
            metrics.DUE_TABLES.inc()
            self._in_progress[table_id] = asyncio.create_task(self._handle_table(table_id, until))

    async def _sleep_until_due(self) -> None:
        """Sleep until the next known due time, but not beyond the next poll."""
        self._woken.clear()
        wait = min(self._next_due_at - self._hub.now(), POLL_SECONDS)
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, wait)):
                await self._woken.wait()

    async def _handle_table(self, table_id: str, until: float) -> None:
        """Perform all due acts at a leased table, release it, and check its next due time."""
        due_next = NEVER
        try:
            if await self._decide_by_priority(table_id, until):
                await self._hub.store.release_lease(table_id)
                due_next = (await self._hub.get_table(table_id)).due_at()
        except Exception:
            # The lease is kept until it expires, so that a broken table is retried, but not all the time.
            log.exception("due job failed", extra={"table": table_id})
        # Nothing is awaited from here on, so every later act at the table reaches the listener.
        was_full = len(self._in_progress) >= self._max_tables
        del self._in_progress[table_id]
        metrics.DUE_TABLES.dec()
        self._schedule(IMMEDIATELY if was_full else due_next)

    async def _decide_by_priority(self, table_id: str, until: float) -> bool:
        """Decide, unless the table has no human seats and many such tables are in progress: people come first."""
        if (await self._hub.get_table(table_id)).human_seats():
            return await self._decide_until(table_id, until)
        if self._unattended >= self._max_tables // 2:
            # The lease is kept until it expires; then the table is tried again.
            return False
        self._unattended += 1
        try:
            return await self._decide_until(table_id, until)
        finally:
            self._unattended -= 1

    async def _decide_until(self, table_id: str, until: float) -> bool:
        """Make one decision after the other while the lease is valid; return False if another process does so too."""
        if (await self._hub.get_table(table_id)).due_at() > self._hub.now():
            await self._hub.reload_table(table_id)
        refused = 0
        while not self._stopping and self._hub.now() + self._bots.max_seconds() < until:
            make = await self._due_act(table_id)
            if make is None:
                return True
            try:
                await self._hub.act(table_id, make)
                refused = 0
            except Refused:
                # A player came back or undid a move meanwhile, or another process with another clock leased the table.
                refused += 1
                if refused == MAX_REFUSALS:
                    return False
        return True

    async def _due_act(self, table_id: str) -> ActFactory | None:
        table = await self._hub.get_table(table_id)
        self._observe_lag(table)
        for seat in table.deciding():
            if table.occupant(seat).bot_level():
                return await self._bot_move(table, seat)
            timeout = Act(TIMEOUT, self._hub.now(), seat=seat)
            if table.is_out_of_time(seat, timeout.at):
                return lambda _table: timeout
        return self._start if table.starts_at() <= self._hub.now() else None

    def _start(self, table: Table) -> Act:
        """Return the act that starts a full table; raise Refused if someone has started it, or stood up, meanwhile."""
        if table.starts_at() > self._hub.now():
            raise Refused("stale")
        return Act(START, self._hub.now())

    def _observe_lag(self, table: Table) -> None:
        # A bot's move is due as soon as its decision opens.
        lag = self._hub.now() - max(table.due_at(), table.last_act_at)
        if lag >= 0:
            metrics.DUE_LAG.observe(lag)

    async def _bot_move(self, table: Table, seat: int) -> ActFactory:
        decision_n = table.decision_n[seat]
        move = await self._bots.choose_move(table, seat)

        def make(table: Table) -> Act:
            if seat not in table.bots_to_move() or table.decision_n[seat] != decision_n:
                raise Refused("stale")
            return Act(PLAY, self._hub.now(), seat=seat, moves=[move])

        return make
