"""Sqlite: one file, for one machine.

The file is in WAL mode, so reading never waits for writing, and every commit is forced to the disk. Acts have a thread and
a connection of their own: all that wait are one transaction, one commit, one fsync.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar, TypeVarTuple, final

from sqlalchemy import URL, Connection, event
from sqlalchemy.ext.asyncio import create_async_engine

from caravane.server.store.batch_writer import Batches
from caravane.server.store.serialization import Columns, from_text, sitting
from caravane.server.store.sql_base import POOL
from caravane.server.store.sql_store import SqlDatabase

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

PATIENCE: Final = 30
"""Seconds to wait for another process that writes."""
PRAGMAS: Final = (f"busy_timeout = {PATIENCE * 1000}", "synchronous = FULL")
A_MOMENT: Final = 0.01
ONLY_OURS: Final = 0o600
"""The file holds the secrets of tables: nobody else on the machine reads it."""

INSERT: Final = "INSERT INTO journal (table_id, number, at, act) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
SEATING: Final = "SELECT seating FROM tables WHERE id = ?"
UPDATE: Final = """
    UPDATE tables SET status = ?, places = ?, seating = ?, deciding = ?, clocks = ?, due_at = ?, told_at = ?,
        ended_at = coalesce(ended_at, ?)
    WHERE id = ?
"""
STAND: Final = "UPDATE seating SET sits = FALSE WHERE table_id = ?"
SIT: Final = """
    INSERT INTO seating (table_id, seat, identity, sits) VALUES (:table_id, :seat, :identity, :sits)
    ON CONFLICT DO UPDATE SET sits = TRUE
"""


@final
class SqliteStore(SqlDatabase):
    """A store in a file."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        engine = create_async_engine(URL.create("sqlite+aiosqlite", database=str(path)), **POOL)
        event.listen(engine.sync_engine, "connect", _prepare)
        event.listen(engine.sync_engine, "begin", _begin)
        super().__init__(engine, asyncio.Lock())
        self._thread: Final = ThreadPoolExecutor(1, "sqlite-writer")

    async def open(self) -> None:
        """Make the file if need be, bring its schema up to date, and begin to write."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.touch(ONLY_OURS)
        await self._in_thread(lambda: self._connect().close())
        await self.migrate()
        self._connection = await self._in_thread(self._connect)
        self.batches = Batches(self._flush)

    async def close(self) -> None:
        """Finish what is being written and disconnect."""
        await self.batches.close()
        await self._in_thread(self._connection.close)
        self._thread.shutdown()
        await self.disconnect()

    async def _flush(self, batch: list[Columns]) -> set[str]:
        async with self.turn:
            return await self._in_thread(self._commit, batch)

    async def _in_thread(self, work: Callable[[*Ts], T], *arguments: *Ts) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *arguments)

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None)
        _prepare(connection)
        _turn_to_wal(connection)
        return connection

    def _commit(self, batch: list[Columns]) -> set[str]:
        with _transaction(self._connection):
            return {columns.table for columns in batch if self._write(columns)}

    def _write(self, columns: Columns) -> bool:
        execute = self._connection.execute
        table, _, _, _, *changing = columns
        if not execute(INSERT, columns[:4]).rowcount:
            return False
        before = execute(SEATING, (table,)).fetchone()
        execute(UPDATE, (*changing, table))
        if before != (columns.seating,):
            execute(STAND, (table,))
            self._connection.executemany(SIT, sitting(table, from_text(columns.seating)))
        return True


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def _prepare(connection: Any, _record: object = None) -> None:
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}").close()


def _turn_to_wal(connection: sqlite3.Connection) -> None:
    """Turn the file to WAL mode, where it stays; SQLite does not wait by itself for others who do the same."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL").close()
        except sqlite3.OperationalError:
            if time.monotonic() > end:
                raise
            time.sleep(A_MOMENT)
        else:
            return


def _begin(connection: Connection) -> None:
    """Begin as a writer at once: who first reads and then writes could find that another wrote in between."""
    if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
