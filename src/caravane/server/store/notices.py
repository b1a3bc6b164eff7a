"""Notice settings in SQL, and the decisions for which notices were sent."""

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from caravane.server.store.records import NoticeSettings
from caravane.server.store.schema import IS_PLAYING, NOTICE_SETTINGS, SENT_NOTICES, TABLES
from caravane.server.store.sql_base import SqlBase


class SqlNotices(SqlBase):
    """Notice settings and sent notices."""

    async def notice_settings(self, identity: str) -> NoticeSettings | None:
        """Return the notice settings of an identity, or None if it wants no notices."""
        row = await self.one(select(NOTICE_SETTINGS).where(NOTICE_SETTINGS.c.identity == identity))
        return NoticeSettings(row["lang"], email=row["email"], webhook=row["webhook"]) if row else None

    async def save_notice_settings(self, identity: str, settings: NoticeSettings) -> None:
        """Replace the notice settings of an identity."""

        async def replace(connection: AsyncConnection) -> None:
            await connection.execute(delete(NOTICE_SETTINGS).where(NOTICE_SETTINGS.c.identity == identity))
            if settings.email or settings.webhook:
                new = {
                    "identity": identity,
                    "lang": settings.lang,
                    "email": settings.email,
                    "webhook": settings.webhook,
                }
                await connection.execute(insert(NOTICE_SETTINGS).values(new))

        await self.transact(replace)

    async def take_for_notices(self, before: float, now: float, limit: int) -> list[str]:
        """Return tables in play without an act since `before`, each once after its last act."""
        changed = TABLES.c.updated_at > TABLES.c.notices_checked_at
        not_paused = TABLES.c.notices_paused_until <= now
        waiting = select(TABLES.c.id).where(IS_PLAYING, changed, not_paused, TABLES.c.updated_at <= before)
        leased = waiting.order_by(TABLES.c.id).limit(limit).with_for_update(skip_locked=True)
        lease = update(TABLES).where(TABLES.c.id.in_(leased)).values(notices_checked_at=TABLES.c.updated_at)
        return [row["id"] for row in await self.change(lease.returning(TABLES.c.id))]

    async def postpone_notices(self, table_id: str, until: float) -> None:
        """Make a leased table available again, but not before `until`."""
        await self.write(
            update(TABLES).where(TABLES.c.id == table_id).values(notices_checked_at=0, notices_paused_until=until)
        )

    async def reserve_notice(self, table_id: str, seat: int, decision_n: int) -> bool:
        """Reserve the notice of a decision; return False if that was done before."""
        older = (
            (SENT_NOTICES.c.table_id == table_id)
            & (SENT_NOTICES.c.seat == seat)
            & (SENT_NOTICES.c.decision_n < decision_n)
        )
        if await self.change(
            update(SENT_NOTICES).where(older).values(decision_n=decision_n).returning(SENT_NOTICES.c.seat)
        ):
            return True
        try:
            await self.write(insert(SENT_NOTICES).values(table_id=table_id, seat=seat, decision_n=decision_n))
        except IntegrityError:
            return False
        return True
