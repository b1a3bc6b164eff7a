"""The SQLite store: one file, for one machine.

The file is in WAL mode, so reading never waits for writing, and every commit is forced to disk. Acts are written in a
separate thread and connection: all pending ones are one transaction, one commit, one fsync.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, TypeVar, TypeVarTuple, final

from sqlalchemy import URL, Connection, event
from sqlalchemy.ext.asyncio import create_async_engine

from caravane.server.store.batch_writer import BatchWriter
from caravane.server.store.serialization import Columns, from_text, participant_rows
from caravane.server.store.sql_base import ENGINE
from caravane.server.store.sql_store import SqlStore

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

LOCK_TIMEOUT: Final = 30
"""Seconds to wait for another process that is writing."""
PRAGMAS: Final = (f"busy_timeout = {LOCK_TIMEOUT * 1000}", "synchronous = FULL")
RETRY_SECONDS: Final = 0.01
RETRIED: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_BUSY_RECOVERY, sqlite3.SQLITE_LOCKED)
FOLDER_MODE: Final = 0o700
FILE_MODE: Final = 0o600
"""Access for the owner only, because the file holds the secrets of tables."""

INSERT: Final = "INSERT INTO acts (table_id, number, at, act) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
SEAT_IDENTITIES: Final = "SELECT seat_identities FROM tables WHERE id = ?"
UPDATE: Final = """
    UPDATE tables SET status = ?, occupants = ?, seat_identities = ?, deciding = ?, clocks_expire_at = ?, due_at = ?,
        updated_at = ?, ended_at = coalesce(ended_at, ?)
    WHERE id = ?
"""
STAND: Final = "UPDATE participants SET seated = FALSE WHERE table_id = ?"
SIT: Final = """
    INSERT INTO participants (table_id, seat, identity, seated) VALUES (:table_id, :seat, :identity, :seated)
    ON CONFLICT DO UPDATE SET seated = TRUE
"""


@final
class SqliteStore(SqlStore):
    """A store in an SQLite file."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        engine = create_async_engine(URL.create("sqlite+aiosqlite", database=str(path)), **ENGINE)
        event.listen(engine.sync_engine, "connect", _prepare)
        event.listen(engine.sync_engine, "begin", _begin)
        super().__init__(engine, asyncio.Lock())
        self._thread: Final = ThreadPoolExecutor(1, "sqlite-writer")

    async def open(self) -> None:
        """Create the file if necessary, bring its schema up to date, and start the writer."""
        self.path.parent.mkdir(FOLDER_MODE, parents=True, exist_ok=True)
        self.path.touch(FILE_MODE)
        with suppress(PermissionError):
            # Of an older version, or copied from a backup; the files beside it get the same mode.
            self.path.chmod(FILE_MODE)
        await self._in_thread(lambda: self._connect().close())
        await self.migrate()
        self._connection = await self._in_thread(self._connect)
        self.batch_writer = BatchWriter(self._flush)

    async def close(self) -> None:
        """Write all pending acts and disconnect."""
        await self.batch_writer.close()
        await self._in_thread(self._connection.close)
        self._thread.shutdown()
        await self.disconnect()

    async def _flush(self, batch: list[Columns]) -> set[str]:
        async with self.write_lock:
            return await self._in_thread(self._commit, batch)

    async def _in_thread(self, work: Callable[[*Ts], T], *arguments: *Ts) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *arguments)

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None)
        _prepare(connection)
        _enable_wal(connection)
        return connection

    def _commit(self, batch: list[Columns]) -> set[str]:
        with _transaction(self._connection):
            return {columns.table for columns in batch if self._write(columns)}

    def _write(self, columns: Columns) -> bool:
        execute = self._connection.execute
        table, _, _, _, *changing = columns
        if not execute(INSERT, columns[:4]).rowcount:
            return False
        before = execute(SEAT_IDENTITIES, (table,)).fetchone()
        execute(UPDATE, (*changing, table))
        if before != (columns.seat_identities,):
            execute(STAND, (table,))
            self._connection.executemany(SIT, participant_rows(table, from_text(columns.seat_identities)))
        return True


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        # A full disk may have ended the transaction already; or only its commit failed, and it would stay open for ever.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _prepare(connection: Any, _record: object = None) -> None:
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}").close()


def _enable_wal(connection: sqlite3.Connection) -> None:
    """Switch the file to WAL mode, where it stays; SQLite itself does not wait for processes that do the same."""
    give_up_at = time.monotonic() + LOCK_TIMEOUT
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL").close()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode not in RETRIED or time.monotonic() > give_up_at:
                raise
            time.sleep(RETRY_SECONDS)
        else:
            return


def _begin(connection: Connection) -> None:
    """Start the transaction as a writer, because another process could write between a first read and a later write."""
    if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
