"""Real PostgreSQL and NATS servers for tests, each in its own folder and on its own port."""

import fcntl
import os
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import suppress
from itertools import count
from pathlib import Path

from tests.wait_limit import WAIT_SECONDS

INSTALLED = Path("/usr/lib/postgresql")
USER = "postgres"
SMALL_WAL = ("--wal-segsize=1",)
FAST_RECOVERY = "-c recovery_init_sync_method=syncfs"
NOT_DURABLE = "-c fsync=off -c full_page_writes=off -c synchronous_commit=off"
PORTS = range(20_000, 30_000)
"""Ports to listen on, below the ephemeral range that systems use for outgoing connections."""


RESERVED = Path(tempfile.gettempdir()) / f"caravane-ports-{os.getuid()}"
"""Locked files of the ports that were given out, so that processes which test side by side never get the same."""


def free_port() -> int:
    """Return an unused port for as long as this process runs: what it starts may listen later, and restart.

    No outgoing connection takes it meanwhile.
    """
    while True:
        port = random.SystemRandom().choice(PORTS)
        with socket.socket() as probe, suppress(OSError):
            _reserve(port)
            probe.bind(("127.0.0.1", port))
            return port


def _reserve(port: int) -> None:
    """Lock the file of a port until this process ends; raise OSError if another one has it."""
    RESERVED.mkdir(exist_ok=True)
    file = os.open(RESERVED / str(port), os.O_CREAT | os.O_RDWR, 0o600)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(file)
        raise


def find_program(name: str) -> str:
    """Return the path of a PostgreSQL program; Debian installs them outside the search path."""
    found = shutil.which(name) or next((str(path) for path in sorted(INSTALLED.glob(f"*/bin/{name}"))), None)
    assert found is not None, f"these tests need {name}: install PostgreSQL (Debian: postgresql)"
    return found


class Postgres:
    """A private server. Without `durable` it does not wait for the disk, and is fast."""

    def __init__(self, *, durable: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="caravane-postgres-"))
        self.port = free_port()
        self._options = "" if durable else NOT_DURABLE
        self._names = count(1)
        if os.geteuid() == 0:
            shutil.chown(self.folder, USER, USER)
        self._run("initdb", "-A", "trust", "-U", USER, "-E", "UTF8", "--locale=C.UTF-8", "--no-sync", *SMALL_WAL)
        self.start()

    def start(self) -> None:
        """Start the server and wait until it accepts connections."""
        listen = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=200 {FAST_RECOVERY}"
        self._run(
            "pg_ctl",
            "-w",
            "-t",
            str(int(WAIT_SECONDS)),
            "-l",
            f"{self.folder}/log",
            "-o",
            f"{listen} {self._options}",
            "start",
        )

    def crash(self) -> None:
        """Stop immediately, without a checkpoint, so that the next start has to recover."""
        self._run("pg_ctl", "-m", "immediate", "stop")

    def kill(self) -> None:
        """Kill the main process, as the system would when memory runs out; its children end by themselves."""
        os.kill(int((self.folder / "postmaster.pid").read_text(encoding="utf-8").split()[0]), signal.SIGKILL)

    def restart(self) -> None:
        """Start after a kill, as soon as the remaining processes of the old server have ended."""
        end = time.monotonic() + WAIT_SECONDS
        while True:
            try:
                return self.start()
            except AssertionError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.1)

    def stop(self) -> None:
        """Stop the server and delete its files."""
        self.crash()
        shutil.rmtree(self.folder)

    def url(self, database: str = USER) -> str:
        """Return the URL of a database."""
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def new_database(self, like: str = "template1") -> str:
        """Create a database, empty or as a copy of another one; return its name."""
        name = f"test_{next(self._names)}"
        self.sql(f"CREATE DATABASE {name} TEMPLATE {like}")
        return name

    def sql(self, statement: str, database: str = USER) -> str:
        """Execute a statement; return its output."""
        command = [find_program("psql"), "-qAt", "-d", self.url(database), "-c", statement]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    def _run(self, name: str, *arguments: str) -> None:
        """Run a program as the `postgres` user if started as root, because PostgreSQL refuses to run as root."""
        prefix = ["runuser", "-u", USER, "--"] if os.geteuid() == 0 else []
        command = [*prefix, find_program(name), "-D", str(self.folder), *arguments]
        # The server inherits the output; a pipe would never be closed.
        with tempfile.TemporaryFile("w+") as output:
            done = subprocess.run(command, check=False, cwd="/", stdout=output, stderr=output)
            output.seek(0)
            assert done.returncode == 0, output.read()


class Nats:
    """A private NATS server."""

    def __init__(self) -> None:
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        """Return its URL."""
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the server and wait until it listens."""
        found = shutil.which("nats-server") or shutil.which("nats-server", path="/usr/sbin")
        assert found is not None, "these tests need nats-server: install it (Debian: nats-server)"
        command = [found, "-a", "127.0.0.1", "-p", str(self.port)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        while not is_listening(self.port):
            assert self._process.poll() is None, "nats-server has ended"
            time.sleep(0.01)

    def is_running(self) -> bool:
        """Return whether the server is running."""
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """Kill the server."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()


def is_listening(port: int) -> bool:
    """Return whether a process listens on a port."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
