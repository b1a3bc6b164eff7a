"""A complete service for fault tests, with a proxy in every connection between clients, processes and databases."""

import asyncio
import random
import tempfile
from contextlib import suppress
from pathlib import Path

from tests.server.faults.cluster import bytecode_cache
from tests.server.faults.proxy import Proxy
from tests.server.run_processes import RunningProcess, Serve, Worker
from tests.server.services import Nats, Postgres

DATABASE_TIMEOUT = 5.0
"""Seconds before a database connection is given up: few, so that half-open connections cost little time, and enough for
processes that start together on a busy machine."""


class Service:
    """A service whose processes are restarted when they end, as any supervisor does."""

    def __init__(self, folder: Path, serves: int = 2, workers: int = 2, database_timeout: float = 10.0) -> None:
        self.folder = folder
        self._database_timeout = database_timeout
        self.postgres = Postgres(durable=True)
        self.nats = Nats()
        self.to_postgres = Proxy(f"127.0.0.1:{self.postgres.port}")
        self.to_nats = Proxy(f"127.0.0.1:{self.nats.port}")
        self.proxies = [Proxy() for _ in range(serves)]
        """Proxies to which clients connect, one for each server."""
        self.serves: list[Serve] = []
        self.workers: list[Worker] = []
        self._counts = (serves, workers)
        self._restarts: set[asyncio.Task[None]] = set()
        self._down: set[RunningProcess] = set()

    @property
    def database_url(self) -> str:
        """Return the URL of the database without a proxy."""
        return self.postgres.url()

    async def start(self) -> None:
        """Start everything."""
        for proxy in (self.to_postgres, self.to_nats, *self.proxies):
            await proxy.start()
        self.serves = [self.new_serve(f"serve-{number}") for number in range(self._counts[0])]
        self.workers = [self.new_worker(f"worker-{number}") for number in range(self._counts[1])]
        # The first process fills the bytecode cache for the others.
        await asyncio.to_thread(self.serves[0].start)
        await asyncio.gather(*[asyncio.to_thread(each.start) for each in (*self.serves[1:], *self.workers)])
        for proxy, serve in zip(self.proxies, self.serves, strict=True):
            proxy.point_to(serve.address)

    def new_serve(self, name: str) -> Serve:
        """Create another server without starting it."""
        return Serve(self.folder / name, self._url(), self._environ())

    def new_worker(self, name: str) -> Worker:
        """Create another worker without starting it."""
        return Worker(self.folder / name, self._url(), self._environ())

    def _url(self) -> str:
        return f"postgresql://postgres@{self.to_postgres.address}/postgres"

    def _environ(self) -> dict[str, str]:
        return {
            "CARAVANE_NATS": f"nats://{self.to_nats.address}",
            "CARAVANE_EXTERNAL_WORKERS": "true",
            "CARAVANE_DATABASE_TIMEOUT": str(self._database_timeout),
            "CARAVANE_RECONNECT_SECONDS": "1",
            **bytecode_cache(self.folder / "compiled"),
        }

    async def stop(self) -> None:
        """Stop everything."""
        await asyncio.gather(*self._restarts)
        for each in (*self.serves, *self.workers):
            if each.process.poll() is None:
                await asyncio.to_thread(each.stop)
        for proxy in (*self.proxies, self.to_postgres, self.to_nats):
            await proxy.stop()
        self.nats.kill()
        self.postgres.stop()

    def running(self, processes: list[Serve] | list[Worker]) -> list[RunningProcess]:
        """Return the processes that are running and ready."""
        return [each for each in processes if each not in self._down]

    async def kill(self, processes: list[Serve] | list[Worker], luck: random.Random) -> None:
        """Kill one of several processes; it is restarted in the background."""
        while not self.running(processes):  # noqa: ASYNC110 (the start of a process sends no event)
            await asyncio.sleep(0.05)
        killed = luck.choice(self.running(processes))
        self._down.add(killed)
        killed.kill()
        task = asyncio.create_task(self._restart(killed))
        self._restarts.add(task)
        task.add_done_callback(self._restarts.discard)

    async def _restart(self, killed: RunningProcess) -> None:
        while True:
            # A process that cannot reach the database ends again.
            with suppress(AssertionError):
                await asyncio.to_thread(killed.start)
                break
            await asyncio.sleep(0.2)
        self._down.discard(killed)


def temporary_folder() -> Path:
    """Create a folder for the files of a service."""
    return Path(tempfile.mkdtemp(prefix="caravane-faults-"))
