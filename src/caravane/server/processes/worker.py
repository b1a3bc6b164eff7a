"""Worker: the work that needs nobody, as a process of its own: bots, clocks and ratings. Any number of them share it."""

import asyncio
import signal
from collections.abc import Callable
from typing import Final, final

from prometheus_client import start_http_server

from caravane.server.bots.pool import PROCESSES, Bots
from caravane.server.cluster.connect import exchange_at
from caravane.server.jobs.due_tables import DueWork
from caravane.server.jobs.ratings import RatingWork
from caravane.server.live.hub import Hub
from caravane.server.live.remote import Hearing
from caravane.server.ops.config import Configuration
from caravane.server.ops.logs import write_logs
from caravane.server.store.connect import store_at


@final
class Worker:
    """The parts of a worker, started and stopped together."""

    def __init__(self, configuration: Configuration) -> None:
        self.store: Final = store_at(configuration.database_url(), configuration.database_patience)
        self.hub: Final = Hub(self.store, exchange=exchange_at(configuration.nats))
        self.bots: Final = Bots(configuration.bot_processes or PROCESSES, configuration.bot_pause)
        self.due: Final = DueWork(self.hub, self.bots)
        self.ratings: Final = RatingWork(self.hub, self.store)
        self.hearing: Final = Hearing(self.hub, None, self.due.woken)

    async def start(self) -> None:
        """Open the record, and begin."""
        await self.store.open()
        await self.hearing.start()
        await self.bots.start()
        await self.due.start()
        await self.ratings.start()

    async def stop(self) -> None:
        """Finish the decisions that are being made, let go of their tables, and end."""
        await self.due.stop()
        await self.hub.drain()
        await self.ratings.stop()
        await self.bots.stop()
        await self.hearing.stop()
        await self.store.close()


async def _run(configuration: Configuration, started: Callable[[], None]) -> None:
    told = asyncio.Event()
    for each in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(each, told.set)
    worker = Worker(configuration)
    await worker.start()
    started()
    await told.wait()
    await worker.stop()


def work(configuration: Configuration, started: Callable[[], None]) -> None:
    """Work until told to stop."""
    write_logs(configuration.log, configuration.log_level)
    configuration.data.mkdir(parents=True, exist_ok=True)
    if configuration.metrics_port:
        start_http_server(configuration.metrics_port, configuration.host)
    asyncio.run(_run(configuration, started))
