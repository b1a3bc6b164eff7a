"""Databases that accept no writes for a while: a read-only PostgreSQL, and a full disk under an SQLite file."""

import resource
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from tests.server.run_processes import Serve
from tests.server.services import Postgres
from tests.wait_limit import WAIT_SECONDS

Outage = Callable[[Serve], AbstractContextManager[None]]
"""Function that keeps the database of a running server from being written to."""


@contextmanager
def read_only(postgres: Postgres) -> Iterator[None]:
    """Make a server read-only for all its connections, as a failover does."""
    _configure(postgres, "SET default_transaction_read_only = on", "on")
    try:
        yield
    finally:
        _configure(postgres, "RESET default_transaction_read_only", "off")


def _configure(postgres: Postgres, change: str, expected: str) -> None:
    postgres.sql(f"ALTER SYSTEM {change}")
    postgres.sql("SELECT pg_reload_conf()")
    end = time.monotonic() + WAIT_SECONDS
    while postgres.sql("SHOW default_transaction_read_only").strip() != expected:
        assert time.monotonic() < end
        time.sleep(0.02)


@contextmanager
def no_room(serve: Serve) -> Iterator[None]:
    """Keep the files of a server from growing; its log must be smaller than the file to which SQLite appends."""
    file = Path(serve.url.removeprefix("sqlite:///"))
    room = file.with_name(f"{file.name}-wal").stat().st_size
    before = resource.prlimit(serve.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(serve.process.pid, resource.RLIMIT_FSIZE, (room, before[1]))
    try:
        yield
    finally:
        resource.prlimit(serve.process.pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def tiny_disk(folder: Path) -> Iterator[Path]:
    """Mount a file system of one megabyte; raise CalledProcessError where that is not allowed."""
    folder.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", folder], check=True, capture_output=True)
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)
