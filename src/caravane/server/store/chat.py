"""Chat messages in SQL."""

from typing import Final

from sqlalchemy import RowMapping, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from caravane.server.store.records import ChatMessage
from caravane.server.store.schema import CHAT
from caravane.server.store.sql_base import SqlBase

MAX_NUMBER: Final = 2**31 - 1
"""Highest number that the column can hold, whatever number a client sends."""


class SqlChat(SqlBase):
    """The numbered chat messages of each table."""

    async def add_chat(
        self, table_id: str, identity: str, name: str, text: str, now: float, *, seat: int | None, host: bool
    ) -> ChatMessage:
        """Add a chat message to a table."""

        async def insert_message(connection: AsyncConnection) -> ChatMessage:
            last = select(func.max(CHAT.c.number)).where(CHAT.c.table_id == table_id)
            number = ((await connection.execute(last)).scalar() or 0) + 1
            message = {"table_id": table_id, "number": number, "at": now, "identity": identity}
            await connection.execute(
                insert(CHAT).values(message | {"name": name, "text": text, "seat": seat, "host": host})
            )
            return ChatMessage(number, now, identity, name, text, seat=seat, host=host)

        try:
            return await self.transact(insert_message)
        except IntegrityError:
            # Another message took the number at the same time.
            return await self.add_chat(table_id, identity, name, text, now, seat=seat, host=host)

    async def chat(self, table_id: str, since: int = 0, limit: int = 200) -> list[ChatMessage]:
        """Return the messages after a number, in order; the latest ones if there are more than `limit`."""
        after = select(CHAT).where(CHAT.c.table_id == table_id, CHAT.c.number > min(since, MAX_NUMBER))
        rows = await self.read(after.order_by(CHAT.c.number.desc()).limit(limit))
        return [_message_of(row) for row in reversed(rows)]


def _message_of(row: RowMapping) -> ChatMessage:
    return ChatMessage(
        row["number"], row["at"], row["identity"], row["name"], row["text"], seat=row["seat"], host=row["host"]
    )
