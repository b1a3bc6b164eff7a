"""Tests that a database which accepts no writes counts as unavailable, and is used again once it does."""

import sqlite3
import subprocess
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from caravane.server.store.connect import open_store
from caravane.server.store.faults import is_outage
from caravane.server.store.protocol import Database, Unavailable
from caravane.tables.acts import Refused
from tests.server.ops.outages import read_only, tiny_disk
from tests.server.services import Postgres
from tests.server.store.rows import new_table, write

pytestmark = pytest.mark.anyio


def failure(connection: sqlite3.Connection, statement: str) -> sqlite3.Error:
    with pytest.raises(sqlite3.Error) as failed:
        connection.execute(statement)
    return failed.value


async def check_refuses_writes(store: Database) -> None:
    """Check that every way to write is refused as unavailable, and that reading still works."""
    with pytest.raises(Unavailable):
        await store.check_writable()
    with pytest.raises(Unavailable):
        await store.append(write("t", 1))
    with pytest.raises(Unavailable):
        await store.create_guest("Ada", 1.0)
    with pytest.raises(Unavailable):
        await new_table(store, "another")
    assert len(await store.acts("t")) == 1


def fill_disk(file: Path) -> None:
    """Write a file until there is no room left."""
    with suppress(OSError), file.open("wb", buffering=0) as sink:
        while True:
            sink.write(bytes(512))


async def check_accepts_writes(store: Database) -> None:
    await store.check_writable()
    assert await store.append(write("t", 1))
    await store.create_guest("Ada", 1.0)


async def test_a_read_only_postgres_is_unavailable_until_it_accepts_writes(
    durable_postgres: Postgres,
) -> None:
    store = await open_store(durable_postgres.url(durable_postgres.new_database()))
    await new_table(store, "t")
    with read_only(durable_postgres):
        await check_refuses_writes(store)
    await check_accepts_writes(store)
    await store.close()


async def test_a_full_disk_is_unavailable_until_there_is_room(tmp_path: Path) -> None:
    with ExitStack() as mounted:
        try:
            disk = mounted.enter_context(tiny_disk(tmp_path / "disk"))
        except subprocess.CalledProcessError:
            pytest.skip("file systems cannot be mounted here")
        store = await open_store(f"sqlite:///{disk}/caravane.db")
        await new_table(store, "t")
        fill = disk / "fill"
        fill_disk(fill)
        await check_refuses_writes(store)
        fill.unlink()
        await check_accepts_writes(store)
        await store.close()


def test_sqlite_files_that_cannot_be_written_to_are_outages(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    writer = sqlite3.connect(file, isolation_level=None)
    writer.execute("CREATE TABLE a (b)")
    reader = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    assert is_outage(failure(reader, "INSERT INTO a VALUES (1)"))
    writer.execute("BEGIN EXCLUSIVE")
    other = sqlite3.connect(file, timeout=0)
    assert is_outage(failure(other, "INSERT INTO a VALUES (1)"))
    assert not is_outage(failure(other, "INSERT INTO nothing VALUES (1)"))
    for connection in (writer, reader, other):
        connection.close()


async def test_a_text_that_cannot_be_stored_is_refused(postgres: Postgres, shared_database: str) -> None:
    """Check a NUL, which PostgreSQL cannot represent."""
    store = await open_store(postgres.url(shared_database))
    with pytest.raises(Refused, match="bad-request"):
        await store.create_guest("A\0a", 1.0)
    assert await store.find_account("a\0a") is None
    await store.close()
