"""Sessions and links sent by e-mail in SQL."""

from collections.abc import Collection

from sqlalchemy import delete, insert, select

from caravane.server.store.identities import identity_of
from caravane.server.store.records import Identity, OneTimeLink
from caravane.server.store.schema import IDENTITIES, INVITATIONS, LINKS, SESSIONS
from caravane.server.store.sql_base import SqlBase
from caravane.server.store.tokens import digest, new_token


class SqlSessions(SqlBase):
    """Sessions and one-time links."""

    async def open_session(self, identity: str, now: float, expires_at: float) -> str:
        """Start a session; return its token."""
        token = new_token()
        new = {"digest": digest(token), "identity": identity, "created_at": now, "expires_at": expires_at}
        await self.write(insert(SESSIONS).values(new))
        return token

    async def session(self, token: str, now: float) -> Identity | None:
        """Return the identity of a session, or None if the session does not exist or has expired."""
        owner = select(IDENTITIES).join(SESSIONS, SESSIONS.c.identity == IDENTITIES.c.id)
        row = await self.one(owner.where(SESSIONS.c.digest == digest(token), SESSIONS.c.expires_at > now))
        return identity_of(row) if row else None

    async def valid_sessions(self, sessions: Collection[bytes], now: float) -> set[bytes]:
        """Return which of these sessions, named by their digests, are still valid."""
        valid = select(SESSIONS.c.digest).where(SESSIONS.c.expires_at > now)
        return {bytes(row["digest"]) for row in await self.read_each(valid, SESSIONS.c.digest, sessions)}

    async def close_session(self, token: str) -> None:
        """End a session."""
        await self.write(delete(SESSIONS).where(SESSIONS.c.digest == digest(token)))

    async def close_sessions(self, identity: str) -> None:
        """End all sessions of an identity."""
        await self.write(delete(SESSIONS).where(SESSIONS.c.identity == identity))

    async def create_link(self, purpose: str, identity: str, email: str, expires_at: float) -> str:
        """Create a link to be sent by e-mail; return its token."""
        token = new_token()
        new = {"digest": digest(token), "purpose": purpose, "identity": identity, "email": email}
        await self.write(insert(LINKS).values(new | {"expires_at": expires_at}))
        return token

    async def use_link(self, purpose: str, token: str, now: float) -> OneTimeLink | None:
        """Consume a link; return None if it is unknown, used, expired or for another purpose."""
        this = (LINKS.c.digest == digest(token)) & (LINKS.c.purpose == purpose) & (LINKS.c.expires_at > now)
        used = await self.change(delete(LINKS).where(this).returning(LINKS))
        return OneTimeLink(used[0]["purpose"], used[0]["identity"], used[0]["email"]) if used else None

    async def link_owners(self, purpose: str, tokens: Collection[str], now: float) -> set[str]:
        """Return the identities of the valid links among these tokens, without consuming them."""
        valid = select(LINKS.c.identity).where(LINKS.c.purpose == purpose, LINKS.c.expires_at > now)
        digests = [digest(token) for token in tokens]
        return {row["identity"] for row in await self.read_each(valid, LINKS.c.digest, digests)}

    async def delete_expired(self, now: float) -> None:
        """Delete expired sessions, links and invitations."""
        await self.write(*[delete(table).where(table.c.expires_at <= now) for table in (SESSIONS, LINKS, INVITATIONS)])
