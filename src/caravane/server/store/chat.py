"""Chat: what is said at tables."""

from typing import Final

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from caravane.server.store.protocol import Line
from caravane.server.store.schema import CHAT
from caravane.server.store.sql_base import Sql

HIGHEST: Final = 2**31 - 1
"""No line has a higher number, whatever a client asks for."""


class SqlChat(Sql):
    """The lines said at each table, numbered."""

    async def say(self, table: str, identity: str, name: str, text: str, now: float) -> Line:
        """Keep something said at a table."""

        async def keep(connection: AsyncConnection) -> Line:
            last = select(func.max(CHAT.c.number)).where(CHAT.c.table_id == table)
            number = ((await connection.execute(last)).scalar() or 0) + 1
            line = {"table_id": table, "number": number, "at": now, "identity": identity}
            await connection.execute(insert(CHAT).values(line | {"name": name, "text": text}))
            return Line(number, now, identity, name, text)

        try:
            return await self.transact(keep)
        except IntegrityError:
            # Two spoke at once: the other took the number.
            return await self.say(table, identity, name, text, now)

    async def chat(self, table: str, since: int = 0, limit: int = 200) -> list[Line]:
        """Give what was said after a number, in order; when there is more than the limit, the latest."""
        said = select(CHAT).where(CHAT.c.table_id == table, CHAT.c.number > min(since, HIGHEST))
        kept = await self.read(said.order_by(CHAT.c.number.desc()).limit(limit))
        return [Line(k["number"], k["at"], k["identity"], k["name"], k["text"]) for k in reversed(kept)]
