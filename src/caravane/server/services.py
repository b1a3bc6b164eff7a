"""The services that routes, sockets and background jobs need, built once per process."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final, final

from caravane.server.bots.pool import PROCESSES, BotPool
from caravane.server.cluster.connect import connect_bus
from caravane.server.faces.catalogue import FaceCatalogue, log_problems
from caravane.server.jobs.due_tables import POLL_SECONDS, DueTablesJob
from caravane.server.jobs.notices.job import NoticeJob
from caravane.server.jobs.notices.mail import Mailer
from caravane.server.jobs.ratings import RatingJob
from caravane.server.live.edition_trial import EditionTrials
from caravane.server.live.fair_queue import TIMEOUT_SECONDS, FairQueue
from caravane.server.live.hub import Hub
from caravane.server.live.remote import RemoteUpdates
from caravane.server.live.replays.replay_pool import ReplayPool
from caravane.server.live.uploads import Uploads
from caravane.server.ops import metrics
from caravane.server.ops.config import DAY, Configuration
from caravane.server.ops.tasks import cancel_task
from caravane.server.security.invitation_lookup import InvitationLookup
from caravane.server.security.login_throttle import EmailThrottle, LoginThrottle
from caravane.server.security.pacing import LOGIN_PART, AddressPacer, Pacer
from caravane.server.security.passwords import Passwords
from caravane.server.security.rate_limit import NetworkLimiter, RateLimiter
from caravane.server.store.protocol import Database
from caravane.server.store.readiness import Readiness
from caravane.server.websocket.registry import ConnectionRegistry
from caravane.tables.acts import Act
from caravane.tables.editions.edition_folder import EditionFolder
from caravane.tables.table import Table

log = logging.getLogger(__name__)

SWEEP_SECONDS: Final = 3600
"""Seconds between two deletions of expired rows and audits of the open sockets' sessions."""


@final
class Services:
    """The parts of a `caravane serve` process, started and stopped together."""

    def __init__(
        self,
        configuration: Configuration,
        store: Database,
        now: Callable[[], float] = time.time,
        faces: FaceCatalogue | None = None,
    ) -> None:
        limits = configuration.limits
        runs_due_tables = not configuration.external_workers
        self.configuration: Final = configuration
        self.store: Final = store
        self.faces: Final = faces or FaceCatalogue()
        self.editions: Final = EditionFolder(configuration.edition_folder())
        self.hub: Final = Hub(store, now, connect_bus(configuration.nats))
        bot_processes = configuration.bot_processes or PROCESSES
        self.bots: Final = BotPool(bot_processes, configuration.bot_min_seconds)
        self.hint_queue: Final = FairQueue(max(1, bot_processes // 2), timeout=TIMEOUT_SECONDS)
        self.due: Final = DueTablesJob(self.hub, self.bots) if runs_due_tables else None
        self.ratings: Final = RatingJob(self.hub, store)
        self.connections: Final = ConnectionRegistry(self.hub.bus, store, now, self.hub.drop_unauthorized)
        self.remote_updates: Final = RemoteUpdates(self.hub, self.connections, self.due.wake if self.due else None)
        self.mailer: Final = Mailer(configuration.mail)
        self.notices: Final = NoticeJob(self.hub, store, self.mailer, configuration)
        self.passwords: Final = Passwords(configuration.password_hash_workers)
        self.request_limiter: Final = NetworkLimiter(limits.requests_per_second, limits.request_burst)
        self.login_throttle: Final = LoginThrottle(limits.logins_per_minute)
        self.email_throttle: Final = EmailThrottle(
            limits.login_emails_per_hour, limits.address_login_emails_per_hour, limits.all_login_emails_per_hour
        )
        self.login_pacer: Final = Pacer(limits.anonymous_work * LOGIN_PART)
        self.guest_pacer: Final = Pacer(limits.anonymous_work * (1 - LOGIN_PART))
        self.address_pacer: Final = AddressPacer(limits.address_work)
        self.read_limiter: Final = RateLimiter(limits.reads_per_second, limits.read_burst)
        self.address_read_limiter: Final = NetworkLimiter(limits.address_reads_per_second, limits.address_read_burst)
        self.invitation_lookup: Final = InvitationLookup(store, limits.wrong_codes_per_hour)
        self.guest_limiter: Final = NetworkLimiter(limits.guests_per_hour / 3600, int(limits.guests_per_hour))
        self.table_limiter: Final = RateLimiter(limits.tables_per_hour / 3600, int(limits.tables_per_hour))
        self.replay_limiter: Final = NetworkLimiter(limits.replays_per_minute / 60, int(limits.replays_per_minute))
        self.chat_limiter: Final = RateLimiter(limits.chat_per_minute / 60, int(limits.chat_per_minute))
        self.hint_limiter: Final = RateLimiter(limits.hints_per_minute / 60, int(limits.hints_per_minute))
        self.replays: Final = ReplayPool(store, self.address_pacer)
        self.trials: Final = EditionTrials(self.replays)
        self.uploads: Final = Uploads()
        self.import_limiter: Final = RateLimiter(limits.imports_per_hour / 3600, int(limits.imports_per_hour))
        self.readiness: Final = Readiness(store)
        self.ready: bool = False
        self._sweeper: asyncio.Task[None] | None = None

    def invitation_expiry(self) -> float:
        """Return the time at which an invitation or a grant created now expires."""
        return self.hub.now() + self.configuration.invitation_days * DAY

    async def start(self) -> None:
        """Open the database and start the background jobs."""
        log_problems(self.faces)
        await self.store.open()
        await self.remote_updates.start()
        await self.bots.start()
        if self.due is not None:
            await self.due.start()
        else:
            self.hub.listeners.append(self._wake_worker)
        await self.ratings.start()
        await self.notices.start()
        self._sweeper = asyncio.create_task(self._sweep())
        metrics.TABLES_CACHED.set_function(lambda: len(self.hub.cache))
        self.ready = True
        log.info("ready")

    def _wake_worker(self, _table_id: str, table: Table, _act: Act) -> None:
        """Wake a worker if the table is due soon; workers find tables due later by polling."""
        due = table.due_at()
        if due < self.hub.now() + POLL_SECONDS:
            self.hub.bus.wake_worker(due)

    async def _sweep(self) -> None:
        """Delete expired rows and audit sessions periodically."""
        while True:
            try:
                await self.store.delete_expired(self.hub.now())
                await self.connections.audit()
            except Exception:
                log.exception("cleanup failed")
            await asyncio.sleep(SWEEP_SECONDS)

    async def begin_shutdown(self) -> None:
        """Stop accepting work, finish pending acts, and ask clients to reconnect."""
        self.ready = False
        log.info("shutting down", extra={"sockets": self.connections.total()})
        await self.hub.drain()
        await self.connections.reconnect_all(self.configuration.reconnect_seconds)

    async def stop(self) -> None:
        """Stop all jobs and close the database."""
        self.ready = False
        await cancel_task(self._sweeper)
        if self.due is not None:
            await self.due.stop()
        await self.hub.drain()
        await self.ratings.stop()
        await asyncio.gather(self.notices.stop(), self.mailer.stop())
        await self.bots.stop()
        await self.trials.stop()
        await self.replays.stop()
        await self.remote_updates.stop()
        await self.store.close()
        log.info("stopped")
