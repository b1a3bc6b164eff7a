"""A check that the database accepts writes: reading still works on a full disk, and on a server that became a replica."""

from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from caravane.server.store.schema import LINKS
from caravane.server.store.sql_base import SqlBase
from caravane.server.store.tokens import digest, new_token


class SqlWriteCheck(SqlBase):
    """The check, on a row that nobody can use."""

    async def check_writable(self) -> None:
        """Write and delete an expired link, durably; raise Unavailable if that fails."""
        row = {"digest": digest(new_token()), "purpose": "check", "identity": "", "email": "", "expires_at": 0.0}

        async def write_and_delete(connection: AsyncConnection) -> None:
            await connection.execute(insert(LINKS).values(row))
            await connection.execute(delete(LINKS).where(LINKS.c.digest == row["digest"]))

        await self.transact(write_and_delete)
