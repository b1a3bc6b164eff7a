"""Sql: how both databases are read and written where it is not hot."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

from sqlalchemy import Executable, RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine


class Sql:
    """A database behind an engine."""

    engine: AsyncEngine
    turn: AbstractAsyncContextManager[Any]
    """Held while writing, where only one can write at a time."""

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

    async def write(self, *statements: Executable) -> None:
        """Carry out statements in one transaction."""
        async with self.writing() as connection:
            for statement in statements:
                await connection.execute(statement)

    async def change(self, statement: Executable) -> list[RowMapping]:
        """Carry out a statement that tells what it changed."""
        async with self.writing() as connection:
            return list((await connection.execute(statement)).mappings())

    async def read(self, statement: Executable) -> list[RowMapping]:
        """Read rows."""
        async with self.reading() as connection:
            return list((await connection.execute(statement)).mappings())

    async def one(self, statement: Executable) -> RowMapping | None:
        """Read a row, if there is one."""
        rows = await self.read(statement)
        return rows[0] if rows else None
