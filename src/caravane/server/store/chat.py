"""Chat: what is said at tables."""

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError

from caravane.server.store.contract import Line
from caravane.server.store.schema import CHAT
from caravane.server.store.sql import Sql


class SqlChat(Sql):
    """The lines said at each table, numbered."""

    async def say(self, table: str, identity: str, name: str, text: str, now: float) -> Line:
        """Keep something said at a table."""
        number = await self._last(table) + 1
        line = {"table_id": table, "number": number, "at": now, "identity": identity, "name": name, "text": text}
        try:
            await self.write(insert(CHAT).values(line))
        except IntegrityError:
            # Two spoke at once: the other took the number.
            return await self.say(table, identity, name, text, now)
        return Line(number, now, identity, name, text)

    async def _last(self, table: str) -> int:
        kept = await self.one(select(func.max(CHAT.c.number).label("last")).where(CHAT.c.table_id == table))
        return (kept and kept["last"]) or 0

    async def chat(self, table: str, since: int = 0, limit: int = 200) -> list[Line]:
        """Give what was said after a number, in order; when there is more than the limit, the latest."""
        said = select(CHAT).where(CHAT.c.table_id == table, CHAT.c.number > since)
        kept = await self.read(said.order_by(CHAT.c.number.desc()).limit(limit))
        return [Line(k["number"], k["at"], k["identity"], k["name"], k["text"]) for k in reversed(kept)]
