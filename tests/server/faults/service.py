"""A whole service that can be hurt: servers, workers, PostgreSQL and NATS, with a proxy wherever something is connected."""

import asyncio
import random
import tempfile
from contextlib import suppress
from pathlib import Path

from tests.server.faults.cluster import compiled_in
from tests.server.faults.proxy import Proxy
from tests.server.run_processes import Bots, Running, Serve
from tests.server.services import Nats, Postgres

DATABASE_PATIENCE = 2.0
"""Short, so that a storm has not to wait long for connections that are half open."""


class Service:
    """Its processes are started again when they end, as any supervisor does."""

    def __init__(self, folder: Path, serves: int = 2, bots: int = 2, patience: float = 10.0) -> None:
        self.folder = folder
        self._patience = patience
        self.postgres = Postgres(durable=True)
        self.nats = Nats()
        self.to_postgres = Proxy(f"127.0.0.1:{self.postgres.port}")
        self.to_nats = Proxy(f"127.0.0.1:{self.nats.port}")
        self.doors = [Proxy() for _ in range(serves)]
        """What clients connect to: one for each server."""
        self.serves: list[Serve] = []
        self.workers: list[Bots] = []
        self._numbers = (serves, bots)
        self._restarts: set[asyncio.Task[None]] = set()
        self._down: set[Running] = set()

    @property
    def record(self) -> str:
        """Give the address of the record, past all proxies."""
        return self.postgres.url()

    async def start(self) -> None:
        """Start everything."""
        for proxy in (self.to_postgres, self.to_nats, *self.doors):
            await proxy.start()
        self.serves = [self.new_serve(f"serve-{number}") for number in range(self._numbers[0])]
        self.workers = [self.new_worker(f"bots-{number}") for number in range(self._numbers[1])]
        # The first compiles for the others.
        await asyncio.to_thread(self.serves[0].start)
        await asyncio.gather(*[asyncio.to_thread(each.start) for each in (*self.serves[1:], *self.workers)])
        for door, serve in zip(self.doors, self.serves, strict=True):
            door.point_to(serve.address)

    def new_serve(self, name: str) -> Serve:
        """Make one more server, which is not started yet."""
        return Serve(self.folder / name, self._url(), self._environ())

    def new_worker(self, name: str) -> Bots:
        """Make one more worker, which is not started yet."""
        return Bots(self.folder / name, self._url(), self._environ())

    def _url(self) -> str:
        return f"postgresql://postgres@{self.to_postgres.address}/postgres"

    def _environ(self) -> dict[str, str]:
        return {
            "CARAVANE_NATS": f"nats://{self.to_nats.address}",
            "CARAVANE_BOTS_ELSEWHERE": "true",
            "CARAVANE_DATABASE_PATIENCE": str(self._patience),
            "CARAVANE_FAREWELL_SECONDS": "1",
            **compiled_in(self.folder / "compiled"),
        }

    async def stop(self) -> None:
        """End everything."""
        await asyncio.gather(*self._restarts)
        for each in (*self.serves, *self.workers):
            if each.process.poll() is None:
                await asyncio.to_thread(each.stop)
        for proxy in (*self.doors, self.to_postgres, self.to_nats):
            await proxy.stop()
        self.nats.kill()
        self.postgres.stop()

    def up(self, processes: list[Serve] | list[Bots]) -> list[Running]:
        """List the processes that run and are ready."""
        return [each for each in processes if each not in self._down]

    async def kill(self, processes: list[Serve] | list[Bots], luck: random.Random) -> None:
        """Kill one of several processes; it is started again behind the scenes."""
        while not self.up(processes):  # noqa: ASYNC110 (processes ring no bell)
            await asyncio.sleep(0.05)
        struck = luck.choice(self.up(processes))
        self._down.add(struck)
        struck.kill()
        task = asyncio.create_task(self._restart(struck))
        self._restarts.add(task)
        task.add_done_callback(self._restarts.discard)

    async def _restart(self, struck: Running) -> None:
        while True:
            # One that finds no record ends again.
            with suppress(AssertionError):
                await asyncio.to_thread(struck.start)
                break
            await asyncio.sleep(0.2)
        self._down.discard(struck)


def temporary_folder() -> Path:
    """Make a folder for the files of a service."""
    return Path(tempfile.mkdtemp(prefix="caravane-faults-"))
