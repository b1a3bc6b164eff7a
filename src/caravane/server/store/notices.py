"""Notices: who wants to be told, and about what somebody was told already."""

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from caravane.server.store.protocol import NoticeWish
from caravane.server.store.schema import IS_PLAYING, NOTICE_WISHES, NOTICES, TABLES
from caravane.server.store.sql_base import Sql


class SqlNotices(Sql):
    """What people wish to be told, and what they were."""

    async def notice_wish(self, identity: str) -> NoticeWish | None:
        """Give how an identity wishes to be told; None when it does not."""
        kept = await self.one(select(NOTICE_WISHES).where(NOTICE_WISHES.c.identity == identity))
        return NoticeWish(kept["lang"], email=kept["email"], webhook=kept["webhook"]) if kept else None

    async def wish_notices(self, identity: str, wish: NoticeWish) -> None:
        """Keep how an identity wishes to be told, in place of what it wished before."""

        async def instead(connection: AsyncConnection) -> None:
            await connection.execute(delete(NOTICE_WISHES).where(NOTICE_WISHES.c.identity == identity))
            if wish.email or wish.webhook:
                new = {"identity": identity, "lang": wish.lang, "email": wish.email, "webhook": wish.webhook}
                await connection.execute(insert(NOTICE_WISHES).values(new))

        await self.transact(instead)

    async def claim_waiting(self, before: float, now: float, limit: int) -> list[str]:
        """Give tables that are played at which nothing has happened since a moment, each once after whatever happened."""
        moved = TABLES.c.told_at > TABLES.c.noticed_at
        awake = TABLES.c.quiet_until <= now
        waiting = select(TABLES.c.id).where(IS_PLAYING, moved, awake, TABLES.c.told_at <= before)
        claimed = waiting.order_by(TABLES.c.id).limit(limit).with_for_update(skip_locked=True)
        claim = update(TABLES).where(TABLES.c.id.in_(claimed)).values(noticed_at=TABLES.c.told_at)
        return [kept["id"] for kept in await self.change(claim.returning(TABLES.c.id))]

    async def put_off(self, table: str, until: float) -> None:
        """Let a table that was claimed be claimed again, but not before a moment."""
        await self.write(update(TABLES).where(TABLES.c.id == table).values(noticed_at=0, quiet_until=until))

    async def claim_notice(self, table: str, seat: int, asked: int) -> bool:
        """Let a decision be told of, once; False when it was."""
        older = (NOTICES.c.table_id == table) & (NOTICES.c.seat == seat) & (NOTICES.c.asked < asked)
        if await self.change(update(NOTICES).where(older).values(asked=asked).returning(NOTICES.c.seat)):
            return True
        try:
            await self.write(insert(NOTICES).values(table_id=table, seat=seat, asked=asked))
        except IntegrityError:
            return False
        return True
