"""Transactions and queries that both databases share, for everything except the recording of acts."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Final, TypeVar

from sqlalchemy import Column, Executable, RowMapping, Select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from caravane.server.store.faults import translated
from caravane.server.store.protocol import Unavailable

T = TypeVar("T")

ENGINE: Final[dict[str, Any]] = {"pool_size": 10, "max_overflow": 5, "pool_use_lifo": True, "hide_parameters": True}
"""Open connections, the last used first: a new one takes longer than many queries, and has no prepared statements.

Parameters of statements are secret: messages of errors would contain them.
"""
BATCH_SIZE: Final = 1_000
"""Maximum number of values in a statement: databases have a limit, and other statements run in between."""


class SqlBase:
    """A database accessed through an engine."""

    def __init__(self, engine: AsyncEngine, write_lock: AbstractAsyncContextManager[Any]) -> None:
        self.engine = engine
        self.write_lock = write_lock
        """Held while writing, where only one connection can write at a time."""
        self.timeout: float | None = None
        """Seconds after which an operation fails if the database does not answer; None for no limit."""
        self._running: set[asyncio.Task[Any]] = set()

    @asynccontextmanager
    async def write_transaction(self) -> AsyncIterator[AsyncConnection]:
        """Yield a connection inside a write transaction."""
        async with self.write_lock, self.engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def read_connection(self) -> AsyncIterator[AsyncConnection]:
        """Yield a connection without a transaction, which does not wait for writers."""
        async with self.engine.connect() as connection:
            yield await connection.execution_options(isolation_level="AUTOCOMMIT")

    async def transact(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Run a function in one transaction and return its result."""

        async def whole() -> T:
            async with self.write_transaction() as connection:
                return await work(connection)

        return await self._finish(whole())

    async def lock(self, connection: AsyncConnection, key: str) -> None:
        """Wait until no other transaction holds the lock of this key, and hold it to the end of the transaction.

        There is nothing to do where only one transaction can write at a time.
        """

    async def write(self, *statements: Executable) -> None:
        """Execute statements in one transaction."""

        async def all_of_them(connection: AsyncConnection) -> None:
            for statement in statements:
                await connection.execute(statement)

        await self.transact(all_of_them)

    async def change(self, statement: Executable) -> list[RowMapping]:
        """Execute a statement with a RETURNING clause and return its rows."""

        async def work(connection: AsyncConnection) -> list[RowMapping]:
            return list((await connection.execute(statement)).mappings())

        return await self.transact(work)

    async def read(self, statement: Executable) -> list[RowMapping]:
        """Return the rows of a query."""

        async def work() -> list[RowMapping]:
            async with self.read_connection() as connection:
                return list((await connection.execute(statement)).mappings())

        return await self._finish(work())

    async def read_each(self, statement: Select[Any], column: Column[Any], values: Collection[Any]) -> list[RowMapping]:
        """Return the rows that have one of many values in a column, in batches."""
        found: list[RowMapping] = []
        left = list(values)
        while left:
            found += await self.read(statement.where(column.in_(left[:BATCH_SIZE])))
            del left[:BATCH_SIZE]
        return found

    async def one(self, statement: Executable) -> RowMapping | None:
        """Return the first row of a query, or None."""
        rows = await self.read(statement)
        return rows[0] if rows else None

    async def disconnect(self) -> None:
        """Disconnect after all pending operations."""
        while self._running:
            await asyncio.wait(self._running)
        await self.engine.dispose()

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish work even if the caller is cancelled; otherwise its connection would have to be discarded."""
        task = asyncio.create_task(self._with_timeout(work))
        self._running.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    async def _with_timeout(self, work: Coroutine[Any, Any, T]) -> T:
        pool = self.engine.pool
        try:
            async with asyncio.timeout(self.timeout):
                return await work
        except TimeoutError as error:
            if self.engine.pool is pool:
                # The other pooled connections may be dead too, and finding out would take as long for each.
                await self.engine.dispose(close=False)
            raise Unavailable("timeout") from error
        except (OSError, DBAPIError) as error:
            mapped = translated(error)
            if mapped is error:
                raise
            raise mapped from error

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        # The exception is retrieved, so that asyncio does not report it when the caller was cancelled.
        task.cancelled() or task.exception()
