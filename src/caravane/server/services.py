"""Server: all the parts that requests and sockets need, in one place."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final, TypeVar, final

from caravane.server.bots.pool import PROCESSES, Bots
from caravane.server.cluster.connect import exchange_at
from caravane.server.jobs.due_tables import POLL, DueWork
from caravane.server.jobs.notices.job import NoticeWork
from caravane.server.jobs.notices.mail import Mailer
from caravane.server.jobs.ratings import RatingWork
from caravane.server.live.hub import Hub
from caravane.server.live.remote import Hearing
from caravane.server.ops import metrics
from caravane.server.ops.config import Configuration
from caravane.server.security.invitation_lookup import Codes
from caravane.server.security.passwords import Passwords
from caravane.server.security.rate_limit import Throttle
from caravane.server.store.protocol import Database, Packed
from caravane.server.websocket.registry import Connections
from caravane.tables.acts import Act, Refused
from caravane.tables.table import Table

log = logging.getLogger(__name__)

SWEEP_SECONDS: Final = 3600
MOST_WAITING: Final = 50
"""So many may wait for that: a few seconds' work."""
REPLAYS: Final = 2
"""So many tables are played again from their beginning at the same time; those who play now come first."""

T = TypeVar("T")


@final
class Server:
    """The parts of a running server, started and stopped together."""

    def __init__(self, configuration: Configuration, store: Database, now: Callable[[], float] = time.time) -> None:
        limits = configuration.limits
        works = not configuration.bots_elsewhere
        self.configuration: Final = configuration
        self.store: Final = store
        self.hub: Final = Hub(store, now, exchange_at(configuration.nats))
        self.bots: Final = Bots(configuration.bot_processes or PROCESSES, configuration.bot_pause)
        self.due: Final = DueWork(self.hub, self.bots) if works else None
        self.ratings: Final = RatingWork(self.hub, store)
        self.connections: Final = Connections(self.hub.exchange, store, now)
        self.hearing: Final = Hearing(self.hub, self.connections, self.due.woken if self.due else None)
        self.mailer: Final = Mailer(configuration.mail)
        self.notices: Final = NoticeWork(self.hub, store, self.mailer, configuration)
        self.passwords: Final = Passwords(configuration.password_hashes)
        self.requests: Final = Throttle(limits.requests_per_second, limits.requests_at_once)
        self.logins: Final = Throttle(limits.logins_per_minute / 60, int(limits.logins_per_minute))
        self.codes: Final = Codes(store, limits.guesses_per_hour)
        self.guests: Final = Throttle(limits.guests_per_hour / 3600, int(limits.guests_per_hour))
        self.openings: Final = Throttle(limits.tables_per_hour / 3600, int(limits.tables_per_hour))
        self.replays: Final = Throttle(limits.replays_per_minute / 60, int(limits.replays_per_minute))
        self.lines: Final = Throttle(limits.lines_per_minute / 60, int(limits.lines_per_minute))
        self.hints: Final = Throttle(limits.hints_per_minute / 60, int(limits.hints_per_minute))
        self._replaying: Final = asyncio.Semaphore(REPLAYS)
        self._waiting: int = 0
        self.imports: Final = Throttle(limits.imports_per_hour / 3600, int(limits.imports_per_hour))
        self.ready: bool = False
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Open the record, and begin the work that needs nobody."""
        await self.store.open()
        await self.hearing.start()
        await self.bots.start()
        if self.due is not None:
            await self.due.start()
        else:
            self.hub.listeners.append(self._wake_others)
        await self.ratings.start()
        await self.notices.start()
        self._sweeper = asyncio.create_task(self._sweep())
        metrics.CACHED.set_function(lambda: len(self.hub.cache))
        self.ready = True
        log.info("ready")

    def _wake_others(self, _name: str, table: Table, _act: Act) -> None:
        """Tell those who work that there is something to do; what is due later they find by themselves."""
        due = table.due_at()
        if due < self.hub.now() + POLL:
            self.hub.exchange.wake(due)

    async def _sweep(self) -> None:
        """Throw away what is over, now and then."""
        while True:
            try:
                await self.store.sweep(self.hub.now())
                await self.connections.audit()
            except Exception:
                log.exception("what is over could not be thrown away")
            await asyncio.sleep(SWEEP_SECONDS)

    async def replay(self, work: Callable[[], T]) -> T:
        """Do something that plays a whole table again, beside everything else."""
        async with self.replaying():
            return await asyncio.to_thread(work)

    @asynccontextmanager
    async def replaying(self) -> AsyncIterator[None]:
        """Wait for a turn to read and play a whole table again; where many wait already, nobody else does."""
        if self._waiting >= MOST_WAITING:
            raise Refused("rate-limited")
        self._waiting += 1
        try:
            await self._replaying.acquire()
        finally:
            self._waiting -= 1
        try:
            yield
        finally:
            self._replaying.release()

    async def replay_acts(self, table: str, work: Callable[[list[Packed]], T]) -> T:
        """Do something with all acts of a table, which are only read when it is their turn: they may be many."""
        async with self.replaying():
            acts = await self.store.acts(table)
            return await asyncio.to_thread(work, acts)

    async def farewell(self) -> None:
        """Take on nothing new, finish what has begun, and tell everyone to come back later."""
        self.ready = False
        log.info("going", extra={"sockets": self.connections.total()})
        await self.hub.drain()
        await self.connections.farewell(self.configuration.farewell_seconds)

    async def stop(self) -> None:
        """End the work and close the record."""
        self.ready = False
        if self._sweeper is not None:
            self._sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeper
        if self.due is not None:
            await self.due.stop()
        await self.hub.drain()
        await self.ratings.stop()
        await self.notices.stop()
        await self.bots.stop()
        await self.hearing.stop()
        await self.store.close()
        log.info("gone")
