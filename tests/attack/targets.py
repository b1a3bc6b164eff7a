"""The servers that are attacked: one process on SQLite, and a whole cluster behind nginx, both with default limits."""

import asyncio
import resource
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from ipaddress import IPv4Address
from itertools import count
from pathlib import Path
from typing import Final

from tests.deploy.test_deploy import Nginx, listening
from tests.server.client import Client
from tests.server.faults.cluster import bytecode_cache
from tests.server.mail_server import Mailbox
from tests.server.run_processes import RunningProcess, Serve, Worker
from tests.server.services import Nats, Postgres, find_program, free_port
from tests.wait_limit import WAIT_SECONDS

FIRST_SOURCE: Final = int(IPv4Address("127.64.0.1"))
"""Visitors come from addresses of their own, from this one on: limits count by address. All of 127.0.0.0/8 is loopback."""
PASSWORD: Final = "correct horse battery staple"
LIMITS: Final = "CARAVANE_LIMITS__"
LOG_ROOM: Final = 131_072


def with_default_limits(process: RunningProcess, limits: dict[str, str]) -> None:
    """Make a process start with the default limits, apart from some."""
    process._environ = {name: value for name, value in process._environ.items() if not name.startswith(LIMITS)} | limits


class AttackedServe(Serve):
    """A server with the default limits, whose public URL may have another port than its own, or none."""

    def __init__(self, data: Path, url: str, environ: dict[str, str], *, port: int = 0) -> None:
        super().__init__(data, url, environ, port=port)
        with_default_limits(self, {name: value for name, value in environ.items() if name.startswith(LIMITS)})

    def ready(self, output: str) -> bool:
        """Return whether the output contains a URL."""
        return "://" in output


class Target:
    """Running servers under attack."""

    name: str
    secure: bool = False

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self.folder = folder
        self._stack = stack
        self._sources = count(FIRST_SOURCE)
        self._others: dict[str, Serve] = {}
        self.mailbox = Mailbox()
        stack.callback(self.mailbox.stop)
        self.processes: list[RunningProcess] = []

    @property
    def address(self) -> str:
        """Return the host and port at which visitors arrive."""
        raise NotImplementedError

    @property
    def url(self) -> str:
        """Return the URL at which visitors arrive."""
        return f"http{'s' if self.secure else ''}://{self.address}"

    @property
    def serves(self) -> list[Serve]:
        """Return the servers behind the address."""
        return [process for process in self.processes if isinstance(process, Serve)]

    def log_sizes(self) -> list[int]:
        """Return how much each process has logged so far."""
        return [len(process.output) for process in self.processes]

    def log_since(self, sizes: list[int]) -> str:
        """Return what all processes have logged since they had logged so much."""
        return "\n".join(process.output[size:] for process, size in zip(self.processes, sizes, strict=True))

    def environ(self, public_url: str) -> dict[str, str]:
        """Return the settings of all servers: defaults, apart from the mail server and a detailed log."""
        return {
            "CARAVANE_PUBLIC_URL": public_url,
            "CARAVANE_MAIL__HOST": "127.0.0.1",
            "CARAVANE_MAIL__PORT": str(self.mailbox.port),
            "CARAVANE_MAIL__TLS": "false",
            "CARAVANE_LOG_LEVEL": "info",
            **bytecode_cache(self.folder / "compiled"),
        }

    def source(self) -> str:
        """Return an address from which nobody has come so far."""
        return str(IPv4Address(next(self._sources)))

    def visitor(self, source: str | None = None) -> Client:
        """Return a visitor without a session, from an address of their own unless it is given."""
        return Client(self.address, secure=self.secure, source=source or self.source())

    async def guest(self, name: str, source: str | None = None) -> Client:
        """Return a guest without a socket."""
        visitor = self.visitor(source)
        await visitor.post("/guest", name=name)
        return visitor

    async def account(self, login: str, source: str | None = None) -> Client:
        """Return somebody with an account, without a socket."""
        visitor = self.visitor(source)
        await visitor.post("/account", login=login, password=PASSWORD)
        return visitor

    async def other(self, name: str, **environ: str) -> Serve:
        """Return another server on SQLite with some settings; it is started once and runs until the end."""
        if name not in self._others:
            cached = bytecode_cache(self.folder / "compiled")
            serve = AttackedServe(self.folder / name, f"sqlite:///{self.folder}/{name}.db", environ | cached)
            await asyncio.to_thread(self._stack.enter_context, serve)
            self._others[name] = serve
        return self._others[name]

    async def plain_serve(self) -> Serve:
        """Return a server without a public URL and a mail server, with a JSON log, that notifies people at once."""
        return await self.other(
            "plain",
            CARAVANE_LOG_FORMAT="json",
            CARAVANE_LOG_LEVEL="info",
            CARAVANE_NOTICES__DELAY_SECONDS="0",
            CARAVANE_NOTICES__POLL_SECONDS="0.1",
        )

    async def private_webhook_serve(self) -> Serve:
        """Return a server that sends webhooks to this machine too, and notifies people at once."""
        return await self.other(
            "private-webhooks",
            CARAVANE_NOTICES__PRIVATE_WEBHOOKS="true",
            CARAVANE_NOTICES__DELAY_SECONDS="0",
            CARAVANE_NOTICES__POLL_SECONDS="0.1",
        )

    async def https_serve(self) -> Serve:
        """Return a server that people reach by https at play.example."""
        return await self.other("https", CARAVANE_PUBLIC_URL="https://play.example")

    def dump(self) -> str:
        """Return all rows of the database as text."""
        raise NotImplementedError

    def forbid_writing(self) -> None:
        """Make every write to the database fail from now on."""
        raise NotImplementedError

    def allow_writing(self) -> None:
        """Undo it: the database accepts writes again."""
        raise NotImplementedError


class SqliteTarget(Target):
    """One `caravane serve` on SQLite."""

    name = "sqlite"

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        super().__init__(folder, stack)
        port = free_port()
        self.data = folder / "data"
        self.file = self.data / "caravane.sqlite"
        environ = self.environ(f"http://127.0.0.1:{port}")
        self._serve = AttackedServe(self.data, f"sqlite:///{self.file}", environ, port=port)
        stack.enter_context(self._serve)
        self.processes = [self._serve]

    @property
    def address(self) -> str:
        """Return the address of the only server."""
        return self._serve.address

    def dump(self) -> str:
        """Return all rows, of the file and of its log beside it."""
        with sqlite3.connect(f"file:{self.file}?mode=ro", uri=True) as connection:
            return "\n".join(connection.iterdump())

    def forbid_writing(self) -> None:
        """Forbid the process to write files beyond some bytes, as on a full disk; its log still finds room."""
        self._limit_files(len(self._serve.output.encode()) + LOG_ROOM)

    def allow_writing(self) -> None:
        """Remove the limit."""
        self._limit_files(resource.RLIM_INFINITY)

    def _limit_files(self, size: int) -> None:
        pid = self._serve.process.pid
        _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, hard))


class ClusterTarget(Target):
    """Two `caravane serve` and a `caravane worker` on PostgreSQL and NATS, behind nginx with HTTPS."""

    name = "cluster"
    secure = True

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        super().__init__(folder, stack)
        self.postgres = Postgres()
        stack.callback(self.postgres.stop)
        nats = Nats()
        stack.callback(nats.kill)
        ports = free_port(), free_port()
        (folder / "nginx").mkdir()
        self.nginx = Nginx(folder / "nginx", *ports)
        # As many connections as a service has, so that the limits of the configuration are attacked, not those of a test.
        text = self.nginx.file.read_text(encoding="utf-8").replace("events {}", "events { worker_connections 8192; }")
        self.nginx.file.write_text(text, encoding="utf-8")
        self.metrics_port = free_port()
        self.database = self.postgres.new_database()
        environ = self.environ(self.url) | {"CARAVANE_NATS": nats.url, "CARAVANE_EXTERNAL_WORKERS": "true"}
        database = self.postgres.url(self.database)
        self.processes = [AttackedServe(folder / f"serve-{port}", database, environ, port=port) for port in ports]
        environ = environ | {"CARAVANE_METRICS_PORT": str(self.metrics_port)}
        self.worker = Worker(folder / "worker", database, environ)
        self.processes.append(self.worker)
        with_default_limits(self.worker, {})
        # The first process migrates the database and fills the bytecode cache for the others.
        stack.enter_context(self.processes[0])
        for process in self.processes[1:]:
            stack.enter_context(process)
        proxy = subprocess.Popen(self.nginx.command, stderr=subprocess.DEVNULL)
        stack.callback(proxy.wait, WAIT_SECONDS)
        stack.callback(proxy.terminate)

    @property
    def address(self) -> str:
        """Return the address of nginx."""
        return f"127.0.0.1:{self.nginx.secure}"

    def dump(self) -> str:
        """Return all rows."""
        command = [find_program("pg_dump"), "--data-only", "--inserts", self.postgres.url(self.database)]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    def forbid_writing(self) -> None:
        """Make all transactions read-only, as on a replica after a failover."""
        self._set_read_only("on")

    def allow_writing(self) -> None:
        """Make transactions writable again."""
        self._set_read_only("off")

    def _set_read_only(self, value: str) -> None:
        self.postgres.sql(f"ALTER SYSTEM SET default_transaction_read_only = {value}")
        self.postgres.sql("SELECT pg_reload_conf()")


TARGETS: Final[dict[str, Callable[[Path, ExitStack], Target]]] = {"sqlite": SqliteTarget, "cluster": ClusterTarget}


@asynccontextmanager
async def running_target(name: str) -> AsyncIterator[Target]:
    """Start the servers of a target; stop them and delete their files afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="caravane-attack-"))
    async with AsyncExitStack() as outer:
        outer.push_async_callback(asyncio.to_thread, shutil.rmtree, folder)
        stack = ExitStack()
        outer.push_async_callback(asyncio.to_thread, stack.close)
        target = await asyncio.to_thread(TARGETS[name], folder, stack)
        if isinstance(target, ClusterTarget):
            await listening(target.nginx.secure)
        yield target
