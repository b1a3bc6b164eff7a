"""Sql: how both databases are read and written where it is not hot."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Final, TypeVar

from sqlalchemy import Column, Executable, RowMapping, Select
from sqlalchemy.exc import DBAPIError, InterfaceError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from caravane.server.store.protocol import Unavailable

T = TypeVar("T")

POOL: Final[dict[str, Any]] = {"pool_size": 10, "max_overflow": 5, "pool_use_lifo": True}
"""Connections that stay open, those used last first: to open one takes longer than many questions, and it has learned no statements."""
AT_ONCE: Final = 1_000
"""So many things a statement may name: databases have a limit, and others a turn in between."""


class Sql:
    """A database behind an engine."""

    def __init__(self, engine: AsyncEngine, turn: AbstractAsyncContextManager[Any]) -> None:
        self.engine = engine
        self.turn = turn
        """Held while writing, where only one can write at a time."""
        self.patience: float | None = None
        """Seconds after which a database that does not answer is given up."""
        self._running: set[asyncio.Task[Any]] = set()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Write in one transaction."""
        async with self.turn, self.engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Read without a transaction, so without waiting for writers."""
        async with self.engine.connect() as connection:
            yield await connection.execution_options(isolation_level="AUTOCOMMIT")

    async def transact(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do some work in one transaction."""

        async def whole() -> T:
            async with self.writing() as connection:
                return await work(connection)

        return await self._finish(whole())

    async def write(self, *statements: Executable) -> None:
        """Carry out statements in one transaction."""

        async def all_of_them(connection: AsyncConnection) -> None:
            for statement in statements:
                await connection.execute(statement)

        await self.transact(all_of_them)

    async def change(self, statement: Executable) -> list[RowMapping]:
        """Carry out a statement that tells what it changed."""

        async def work(connection: AsyncConnection) -> list[RowMapping]:
            return list((await connection.execute(statement)).mappings())

        return await self.transact(work)

    async def read(self, statement: Executable) -> list[RowMapping]:
        """Read rows."""

        async def work() -> list[RowMapping]:
            async with self.reading() as connection:
                return list((await connection.execute(statement)).mappings())

        return await self._finish(work())

    async def read_each(self, statement: Select[Any], column: Column[Any], wanted: Collection[Any]) -> list[RowMapping]:
        """Read the rows that have one of the wanted things in a column, however many are wanted."""
        found: list[RowMapping] = []
        left = list(wanted)
        while left:
            found += await self.read(statement.where(column.in_(left[:AT_ONCE])))
            del left[:AT_ONCE]
        return found

    async def one(self, statement: Executable) -> RowMapping | None:
        """Read a row, if there is one."""
        rows = await self.read(statement)
        return rows[0] if rows else None

    async def disconnect(self) -> None:
        """Let go of the database, after what has begun."""
        while self._running:
            await asyncio.wait(self._running)
        await self.engine.dispose()

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish what has begun even if the caller goes away: else its connection would have to be thrown away."""
        task = asyncio.create_task(self._in_time(work))
        self._running.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    async def _in_time(self, work: Coroutine[Any, Any, T]) -> T:
        pool = self.engine.pool
        try:
            async with asyncio.timeout(self.patience):
                return await work
        except TimeoutError as error:
            if self.engine.pool is pool:
                # The others that lie ready may be as dead: to find out would take as long for each.
                await self.engine.dispose(close=False)
            raise Unavailable(str(error)) from error
        except OSError as error:
            raise Unavailable(str(error)) from error
        except DBAPIError as error:
            if error.connection_invalidated or isinstance(error, InterfaceError):
                raise Unavailable(str(error)) from error
            raise

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        # Asked for, so that an error is not reported as overlooked when its caller has gone.
        task.cancelled() or task.exception()
