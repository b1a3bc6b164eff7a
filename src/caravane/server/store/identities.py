"""Identities: guests, accounts, and how one is forgotten."""

from typing import Any, Final

from sqlalchemy import RowMapping, Select, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from caravane.server.store.protocol import Identity
from caravane.server.store.schema import (
    CHAT,
    IDENTITIES,
    JOURNAL,
    LINKS,
    NOTICE_WISHES,
    RATINGS,
    SEATING,
    SESSIONS,
    SNAPSHOTS,
    TABLES,
)
from caravane.server.store.serialization import from_text, to_text
from caravane.server.store.sql_base import Sql
from caravane.server.store.tokens import folded, new_id
from caravane.tables.acts import SIT

AT: Final = "@"
GONE: Final = "?"
"""The name of someone who was forgotten."""


class SqlIdentities(Sql):
    """Who people are."""

    async def create_guest(self, name: str, now: float) -> str:
        """Make an identity with nothing but a name; give its id."""
        identity = new_id()
        await self.write(insert(IDENTITIES).values(id=identity, name=name, created_at=now))
        return identity

    async def become_account(self, identity: str, *, login: str = "", email: str = "", password: str = "") -> bool:
        """Give an identity a login, an e-mail address, the hash of a password; what is empty stays as it was."""
        if AT in login or (email and AT not in email):
            raise ValueError("an address holds an @, a login does not")
        given = {"login": login, "email": email, "password": password}
        new = {name: value for name, value in given.items() if value}
        new |= {f"{name}_key": folded(value) for name, value in new.items() if name != "password"}
        mine = IDENTITIES.c.id == identity
        try:
            return bool(await self.change(update(IDENTITIES).where(mine).values(new).returning(IDENTITIES.c.id)))
        except IntegrityError:
            return False

    async def identity(self, identity: str) -> Identity | None:
        """Give an identity."""
        kept = await self.one(select(IDENTITIES).where(IDENTITIES.c.id == identity))
        return identity_of(kept) if kept else None

    async def names(self, identities: list[str]) -> dict[str, str]:
        """Give the names of identities; those that nobody has any more are left out."""
        wanted = select(IDENTITIES.c.id, IDENTITIES.c.name).where(IDENTITIES.c.id.in_(set(identities)))
        return {kept["id"]: kept["name"] for kept in await self.read(wanted)} if identities else {}

    async def find_account(self, login_or_email: str) -> Identity | None:
        """Find an account; capital letters make no difference."""
        key = IDENTITIES.c.email_key if AT in login_or_email else IDENTITIES.c.login_key
        kept = await self.one(select(IDENTITIES).where(key == folded(login_or_email)))
        return identity_of(kept) if kept else None

    async def rename(self, identity: str, name: str) -> None:
        """Change the name under which an identity sits down from now on."""
        await self.write(update(IDENTITIES).where(IDENTITIES.c.id == identity).values(name=name))

    async def forget(self, identity: str) -> None:
        """Delete all that is personal."""

        async def all_at_once(connection: AsyncConnection) -> None:
            await _forget_names(connection, identity)
            for table in (SESSIONS, LINKS, CHAT, NOTICE_WISHES):
                await connection.execute(delete(table).where(table.c.identity == identity))
            await connection.execute(delete(RATINGS).where(RATINGS.c.player == identity))
            await connection.execute(delete(IDENTITIES).where(IDENTITIES.c.id == identity))

        await self.transact(all_at_once)


def identity_of(kept: RowMapping) -> Identity:
    """Unpack an identity."""
    return Identity(
        kept["id"],
        kept["name"],
        login=kept["login"],
        email=kept["email"],
        password=kept["password"],
        created_at=kept["created_at"],
    )


async def _forget_names(connection: AsyncConnection, identity: str) -> None:
    """Take a name out of the record. Acts name the identity still, which now leads to nobody."""
    tables = select(SEATING.c.table_id).where(SEATING.c.identity == identity)
    acts = select(JOURNAL.c.table_id, JOURNAL.c.number, JOURNAL.c.act).where(JOURNAL.c.table_id.in_(tables))
    for table, number, act in await _all(connection, acts.where(JOURNAL.c.act.contains(identity))):
        this = (JOURNAL.c.table_id == table) & (JOURNAL.c.number == number)
        await connection.execute(update(JOURNAL).where(this).values(act=_act_without(act, identity)))
    snapshots = select(SNAPSHOTS.c.table_id, SNAPSHOTS.c.snapshot).where(SNAPSHOTS.c.table_id.in_(tables))
    for table, snapshot in await _all(connection, snapshots):
        without = update(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table)
        await connection.execute(without.values(snapshot=_snapshot_without(snapshot, identity)))
    rows = select(TABLES.c.id, TABLES.c.places, TABLES.c.seating).where(TABLES.c.id.in_(tables))
    for table, places, seating in await _all(connection, rows):
        without = update(TABLES).where(TABLES.c.id == table)
        await connection.execute(without.values(places=_places_without(places, seating, identity)))


async def _all(connection: AsyncConnection, wanted: Select[Any]) -> list[Any]:
    return list((await connection.execute(wanted)).all())


def _act_without(text: str, identity: str) -> str:
    act = from_text(text)
    if act["kind"] == SIT:
        _rename(act["occupant"], identity)
    return to_text(act)


def _snapshot_without(text: str, identity: str) -> str:
    snapshot = from_text(text)
    for place in snapshot["places"]:
        _rename(place, identity)
    return to_text(snapshot)


def _rename(occupant: dict[str, str] | None, identity: str) -> None:
    if occupant is not None and occupant.get("identity") == identity:
        occupant["name"] = GONE


def _places_without(places: str, seating: str, identity: str) -> str:
    both = zip(from_text(places), from_text(seating), strict=True)
    return to_text([place | {"name": GONE} if place and sitter == identity else place for place, sitter in both])
