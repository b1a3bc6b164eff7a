"""Invitations to tables in SQL."""

from contextlib import suppress
from typing import Final

from sqlalchemy import RowMapping, delete, insert, select
from sqlalchemy.exc import IntegrityError

from caravane.server.store.code_words import new_code, read_code
from caravane.server.store.protocol import Unavailable
from caravane.server.store.records import Invitation
from caravane.server.store.schema import INVITATIONS
from caravane.server.store.sql_base import SqlBase

MAX_ATTEMPTS: Final = 20
"""Maximum number of codes that are tried for a new invitation."""


class SqlInvitations(SqlBase):
    """Invitations by code."""

    async def create_invitation(self, table_id: str, seat: int | None, expires_at: float) -> str:
        """Create an invitation, which several people may use until it expires; return its code."""
        for _ in range(MAX_ATTEMPTS):
            code = new_code()
            new = insert(INVITATIONS).values(code=code, table_id=table_id, seat=seat, expires_at=expires_at)
            # The code may be taken, though that is as unlikely as a correct guess: try another.
            with suppress(IntegrityError):
                await self.write(new)
                return code
        raise Unavailable("no free invitation code found")

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

    async def revoke_invitation(self, table_id: str, code: str) -> None:
        """Revoke an invitation to a table."""
        this = (INVITATIONS.c.table_id == table_id) & (INVITATIONS.c.code == read_code(code))
        await self.write(delete(INVITATIONS).where(this))


def _invitation_of(row: RowMapping) -> Invitation:
    return Invitation(row["code"], row["table_id"], row["seat"], row["expires_at"])
