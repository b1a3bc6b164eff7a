"""Doors: how people come in. Sessions, links sent by e-mail, invitations to tables."""

from collections.abc import Collection
from contextlib import suppress
from typing import Final

from sqlalchemy import RowMapping, delete, insert, select
from sqlalchemy.exc import IntegrityError

from caravane.server.store.code_words import new_code, read_code
from caravane.server.store.identities import identity_of
from caravane.server.store.protocol import Identity, Invitation, Link, Unavailable
from caravane.server.store.schema import IDENTITIES, INVITATIONS, LINKS, SESSIONS
from caravane.server.store.sql_base import Sql
from caravane.server.store.tokens import digest, new_token

ATTEMPTS: Final = 20


class SqlDoors(Sql):
    """Sessions, links and invitations."""

    async def open_session(self, identity: str, now: float, expires_at: float) -> str:
        """Begin a session; give its token."""
        token = new_token()
        new = {"digest": digest(token), "identity": identity, "created_at": now, "expires_at": expires_at}
        await self.write(insert(SESSIONS).values(new))
        return token

    async def session(self, token: str, now: float) -> Identity | None:
        """Give the identity whose session this is; None when there is none, or when it is over."""
        whose = select(IDENTITIES).join(SESSIONS, SESSIONS.c.identity == IDENTITIES.c.id)
        kept = await self.one(whose.where(SESSIONS.c.digest == digest(token), SESSIONS.c.expires_at > now))
        return identity_of(kept) if kept else None

    async def holding(self, sessions: Collection[bytes], now: float) -> set[bytes]:
        """Give those of these sessions, by their digests, that still hold."""
        hold = select(SESSIONS.c.digest).where(SESSIONS.c.expires_at > now)
        return {bytes(kept["digest"]) for kept in await self.read_each(hold, SESSIONS.c.digest, sessions)}

    async def close_session(self, token: str) -> None:
        """End a session."""
        await self.write(delete(SESSIONS).where(SESSIONS.c.digest == digest(token)))

    async def close_sessions(self, identity: str) -> None:
        """End all sessions of an identity."""
        await self.write(delete(SESSIONS).where(SESSIONS.c.identity == identity))

    async def create_link(self, purpose: str, identity: str, email: str, expires_at: float) -> str:
        """Give the token of a link to be sent by e-mail."""
        token = new_token()
        new = {"digest": digest(token), "purpose": purpose, "identity": identity, "email": email}
        await self.write(insert(LINKS).values(new | {"expires_at": expires_at}))
        return token

    async def use_link(self, purpose: str, token: str, now: float) -> Link | None:
        """Use a link up; None when it is unknown, used, too old or for another purpose."""
        this = (LINKS.c.digest == digest(token)) & (LINKS.c.purpose == purpose) & (LINKS.c.expires_at > now)
        used = await self.change(delete(LINKS).where(this).returning(LINKS))
        return Link(used[0]["purpose"], used[0]["identity"], used[0]["email"]) if used else None

    async def invite(self, table: str, seat: int | None, expires_at: float) -> str:
        """Give the code of a new invitation; it may be used by several people until it expires."""
        for _ in range(ATTEMPTS):
            code = new_code()
            new = insert(INVITATIONS).values(code=code, table_id=table, seat=seat, expires_at=expires_at)
            # A code that is taken is as likely as one that is guessed; the next one will do.
            with suppress(IntegrityError):
                await self.write(new)
                return code
        raise Unavailable("no code is free")

    async def invitation(self, code: str, now: float) -> Invitation | None:
        """Give an invitation that still holds."""
        holds = (INVITATIONS.c.code == read_code(code)) & (INVITATIONS.c.expires_at > now)
        kept = await self.one(select(INVITATIONS).where(holds))
        return _invitation_of(kept) if kept else None

    async def invitations(self, table: str, now: float) -> list[Invitation]:
        """List the invitations to a table that still hold."""
        hold = (INVITATIONS.c.table_id == table) & (INVITATIONS.c.expires_at > now)
        kept = await self.read(select(INVITATIONS).where(hold).order_by(INVITATIONS.c.expires_at, INVITATIONS.c.code))
        return [_invitation_of(each) for each in kept]

    async def revoke_invitation(self, table: str, code: str) -> None:
        """Let an invitation to this table hold no longer."""
        this = (INVITATIONS.c.table_id == table) & (INVITATIONS.c.code == read_code(code))
        await self.write(delete(INVITATIONS).where(this))

    async def sweep(self, now: float) -> None:
        """Throw away sessions, links and invitations that are over."""
        await self.write(*[delete(door).where(door.c.expires_at <= now) for door in (SESSIONS, LINKS, INVITATIONS)])


def _invitation_of(kept: RowMapping) -> Invitation:
    return Invitation(kept["code"], kept["table_id"], kept["seat"], kept["expires_at"])
