"""The worker process: bots, clocks and ratings, shared by any number of workers."""

import asyncio
import signal
from collections.abc import Callable
from typing import Final, final

from prometheus_client import start_http_server

from caravane.server.bots.pool import PROCESSES, BotPool
from caravane.server.cluster.connect import connect_bus
from caravane.server.jobs.due_tables import DueTablesJob
from caravane.server.jobs.ratings import RatingJob
from caravane.server.live.hub import Hub
from caravane.server.live.remote import RemoteUpdates
from caravane.server.ops.config import Configuration
from caravane.server.ops.logs import configure_logging
from caravane.server.processes.database_check import prepare_storage
from caravane.server.processes.installed_games import log_outside_games
from caravane.server.store.connect import store_at


@final
class Worker:
    """The parts of a worker, started and stopped together."""

    def __init__(self, configuration: Configuration) -> None:
        self.store: Final = store_at(configuration.database_url(), configuration.database_timeout)
        self.hub: Final = Hub(self.store, bus=connect_bus(configuration.nats))
        self.bots: Final = BotPool(configuration.bot_processes or PROCESSES, configuration.bot_min_seconds)
        self.due: Final = DueTablesJob(self.hub, self.bots)
        self.ratings: Final = RatingJob(self.hub, self.store)
        self.remote_updates: Final = RemoteUpdates(self.hub, None, self.due.wake)

    async def start(self) -> None:
        """Open the database and start the jobs."""
        await self.store.open()
        await self.remote_updates.start()
        await self.bots.start()
        await self.due.start()
        await self.ratings.start()

    async def stop(self) -> None:
        """Finish the decisions in progress, release the leases of their tables, and stop."""
        await self.due.stop()
        await self.hub.drain()
        await self.ratings.stop()
        await self.bots.stop()
        await self.remote_updates.stop()
        await self.store.close()


async def _run(configuration: Configuration, on_started: Callable[[], None]) -> None:
    stop_requested = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop_requested.set)
    worker = Worker(configuration)
    await worker.start()
    on_started()
    await stop_requested.wait()
    await worker.stop()


def run_worker(configuration: Configuration, on_started: Callable[[], None]) -> None:
    """Run a worker until it receives SIGINT or SIGTERM."""
    configure_logging(configuration.log_format, configuration.log_level)
    log_outside_games()
    prepare_storage(configuration)
    if configuration.metrics_port:
        start_http_server(configuration.metrics_port, configuration.metrics_host)
    asyncio.run(_run(configuration, on_started))
