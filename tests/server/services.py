"""Services: a real PostgreSQL and a real NATS for tests, in folders and on ports of their own."""

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

INSTALLED = Path("/usr/lib/postgresql")
USER = "postgres"
AGAIN = 50
SMALL = ("--wal-segsize=1",)
RECOVER = "-c recovery_init_sync_method=syncfs"
QUICK = "-c fsync=off -c full_page_writes=off -c synchronous_commit=off"
LISTENING = range(20_000, 30_000)
"""Ports below those that systems give to connections."""


def free_port() -> int:
    """Find a port that nobody uses now, and that no connection is given later: who is killed comes back to it."""
    while True:
        port = random.SystemRandom().choice(LISTENING)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def program(name: str) -> str:
    """Find a program of PostgreSQL; Debian keeps them out of the path."""
    found = shutil.which(name) or next((str(path) for path in sorted(INSTALLED.glob(f"*/bin/{name}"))), None)
    assert found is not None, f"these tests need {name}: install PostgreSQL (Debian: postgresql)"
    return found


class Postgres:
    """A server of our own. Without `durable` it forgets about the disk, and is quick."""

    def __init__(self, *, durable: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="caravane-postgres-"))
        self.port = free_port()
        self._options = "" if durable else QUICK
        self._names = count(1)
        if os.geteuid() == 0:
            shutil.chown(self.folder, USER, USER)
        self._run("initdb", "-A", "trust", "-U", USER, "-E", "UTF8", "--locale=C.UTF-8", "--no-sync", *SMALL)
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        listen = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=200 {RECOVER}"
        self._run("pg_ctl", "-w", "-l", f"{self.folder}/log", "-o", f"{listen} {self._options}", "start")

    def crash(self) -> None:
        """Stop at once, without tidying up: the next start has to recover."""
        self._run("pg_ctl", "-m", "immediate", "stop")

    def kill(self) -> None:
        """Kill the main process, as the system would when memory runs out; its children end by themselves."""
        os.kill(int((self.folder / "postmaster.pid").read_text(encoding="utf-8").split()[0]), signal.SIGKILL)

    def start_again(self) -> None:
        """Start after a kill: as soon as what is left of the old one is gone."""
        for left in reversed(range(AGAIN)):
            try:
                self.start()
            except AssertionError:
                if not left:
                    raise
                time.sleep(0.1)
            else:
                return

    def stop(self) -> None:
        """Stop, and leave nothing behind."""
        self.crash()
        shutil.rmtree(self.folder)

    def url(self, database: str = USER) -> str:
        """Give the address of a database."""
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def new_database(self, like: str = "template1") -> str:
        """Make a database, empty or like another one; give its name."""
        name = f"test_{next(self._names)}"
        self.sql(f"CREATE DATABASE {name} TEMPLATE {like}")
        return name

    def sql(self, statement: str, database: str = USER) -> str:
        """Carry out a statement."""
        command = [program("psql"), "-qAt", "-d", self.url(database), "-c", statement]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    def _run(self, name: str, *arguments: str) -> None:
        """Run a program as the user that PostgreSQL insists on: it refuses to work for root."""
        other = ["runuser", "-u", USER, "--"] if os.geteuid() == 0 else []
        command = [*other, program(name), "-D", str(self.folder), *arguments]
        # The server inherits what it writes to; a pipe would never end.
        with tempfile.TemporaryFile("w+") as output:
            done = subprocess.run(command, check=False, cwd="/", stdout=output, stderr=output)
            output.seek(0)
            assert done.returncode == 0, output.read()


class Nats:
    """A NATS server of our own."""

    def __init__(self) -> None:
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        """Give its address."""
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait until it listens."""
        found = shutil.which("nats-server") or shutil.which("nats-server", path="/usr/sbin")
        assert found is not None, "these tests need nats-server: install it (Debian: nats-server)"
        command = [found, "-a", "127.0.0.1", "-p", str(self.port)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        while not listens(self.port):
            assert self._process.poll() is None, "nats-server has ended"
            time.sleep(0.01)

    def running(self) -> bool:
        """Tell whether it is there."""
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """End it at once."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()


def listens(port: int) -> bool:
    """Tell whether somebody listens on a port."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
