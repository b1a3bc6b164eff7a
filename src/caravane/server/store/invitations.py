"""Invitations to tables, and removals from them, in SQL."""

from collections.abc import Collection
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import ColumnElement, Insert, RowMapping, Select, delete, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from caravane.server.store.code_words import new_code, read_code
from caravane.server.store.protocol import Unavailable
from caravane.server.store.records import Invitation, InvitationCheck
from caravane.server.store.schema import INVITATIONS, REMOVALS
from caravane.server.store.sql_base import SqlBase

MAX_ATTEMPTS: Final = 20
"""Maximum number of codes that are tried for a new invitation."""


class SqlInvitations(SqlBase):
    """Invitations by code, and the people whom a host has removed."""

    async def create_invitation(
        self,
        table_id: str,
        seat: int | None,
        expires_at: float,
        *,
        maker: str = "",
        now: float = 0.0,
        check: InvitationCheck | None = None,
    ) -> Invitation:
        """Create an invitation, which several people may use until it expires, unless `check` refuses it."""
        for _ in range(MAX_ATTEMPTS):
            invitation = Invitation(new_code(), table_id, seat, expires_at, maker=maker, created_at=now)
            # The code may be taken, though that is as unlikely as a correct guess: try another.
            with suppress(IntegrityError):
                await self._insert(invitation, check)
                return invitation
        raise Unavailable("no free invitation code found")

    async def _insert(self, invitation: Invitation, check: InvitationCheck | None) -> None:
        async def counted(connection: AsyncConnection) -> None:
            # Two requests at once would both count the invitations before either is stored.
            await self.lock(connection, _key(invitation.table))
            counts = await connection.execute(_count_by_maker(invitation.table, invitation.created_at))
            if check is not None:
                check({row.maker: row.number for row in counts})
            await connection.execute(_insertion(invitation))

        await self.transact(counted)

    async def invitation(self, code: str, now: float) -> Invitation | None:
        """Return a valid invitation, or None."""
        valid = (INVITATIONS.c.code == read_code(code)) & (INVITATIONS.c.expires_at > now)
        row = await self.one(select(INVITATIONS).where(valid))
        return _invitation_of(row) if row else None

    async def invitations(self, table_id: str, now: float) -> list[Invitation]:
        """Return the valid invitations to a table."""
        valid = (INVITATIONS.c.table_id == table_id) & (INVITATIONS.c.expires_at > now)
        rows = await self.read(select(INVITATIONS).where(valid).order_by(INVITATIONS.c.expires_at, INVITATIONS.c.code))
        return [_invitation_of(row) for row in rows]

    async def valid_codes(self, codes: Collection[str], now: float) -> set[str]:
        """Return which of these codes belong to valid invitations."""
        valid = select(INVITATIONS.c.code).where(INVITATIONS.c.expires_at > now)
        return {row["code"] for row in await self.read_each(valid, INVITATIONS.c.code, codes)}

    async def revoke_invitation(self, table_id: str, code: str) -> None:
        """Revoke an invitation to a table."""
        this = (INVITATIONS.c.table_id == table_id) & (INVITATIONS.c.code == read_code(code))
        await self.write(delete(INVITATIONS).where(this))

    async def remove_person(self, table_id: str, identity: str, now: float) -> list[str]:
        """Record that the host removed a person, and revoke the person's invitations; return their codes."""
        own = (INVITATIONS.c.table_id == table_id) & (INVITATIONS.c.maker == identity)

        async def both(connection: AsyncConnection) -> list[str]:
            # An invitation that the person creates now is revoked too, or finds the removal.
            await self.lock(connection, _key(table_id))
            await connection.execute(delete(REMOVALS).where(_removal(table_id, identity)))
            await connection.execute(insert(REMOVALS).values(table_id=table_id, identity=identity, at=now))
            revoked = await connection.execute(delete(INVITATIONS).where(own).returning(INVITATIONS.c.code))
            return [row.code for row in revoked]

        return await self.transact(both)

    async def removed_at(self, table_id: str, identity: str) -> float | None:
        """Return when the host removed a person from a table; None if the person may sit down there."""
        row = await self.one(select(REMOVALS.c.at).where(_removal(table_id, identity)))
        return float(row["at"]) if row else None

    async def forget_removal(self, table_id: str, identity: str, at: float) -> None:
        """Forget the removal at this time, because the host has invited the person again."""
        await self.write(delete(REMOVALS).where(_removal(table_id, identity), REMOVALS.c.at == at))

    async def copy_removals(self, from_table: str, to_table: str) -> None:
        """Remove from a rematch the people whom the host of the finished table had removed."""
        columns = (REMOVALS.c.identity, REMOVALS.c.at)
        removed = await self.read(select(*columns).where(REMOVALS.c.table_id == from_table))
        if removed:
            await self.write(insert(REMOVALS).values([{"table_id": to_table, **row} for row in removed]))


def _key(table_id: str) -> str:
    """Return the key of the lock under which the invitations to a table change."""
    return f"invitations:{table_id}"


def _removal(table_id: str, identity: str) -> ColumnElement[bool]:
    return (REMOVALS.c.table_id == table_id) & (REMOVALS.c.identity == identity)


def _count_by_maker(table_id: str, now: float) -> Select[Any]:
    valid = (INVITATIONS.c.table_id == table_id) & (INVITATIONS.c.expires_at > now)
    counts = select(INVITATIONS.c.maker, func.count().label("number"))
    return counts.where(valid).group_by(INVITATIONS.c.maker)


def _insertion(invitation: Invitation) -> Insert:
    return insert(INVITATIONS).values(
        code=invitation.code,
        table_id=invitation.table,
        seat=invitation.seat,
        expires_at=invitation.expires_at,
        maker=invitation.maker,
        created_at=invitation.created_at,
    )


def _invitation_of(row: RowMapping) -> Invitation:
    maker, created_at = row["maker"], row["created_at"]
    return Invitation(row["code"], row["table_id"], row["seat"], row["expires_at"], maker=maker, created_at=created_at)
