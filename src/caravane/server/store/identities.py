"""Guests and accounts in SQL, and their deletion."""

from typing import Any, Final

from sqlalchemy import ColumnElement, RowMapping, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from caravane.server.store.lookalikes import FOLDS
from caravane.server.store.records import Identity
from caravane.server.store.schema import (
    ACTS,
    CHAT,
    IDENTITIES,
    INVITATIONS,
    LINKS,
    NOTICE_SETTINGS,
    PARTICIPANTS,
    RATED_RESULTS,
    RATING_FLAGS,
    RATINGS,
    REMOVALS,
    SESSIONS,
    SNAPSHOTS,
    TABLES,
)
from caravane.server.store.serialization import from_text, to_text
from caravane.server.store.sql_base import SqlBase
from caravane.server.store.tokens import new_id, normalize
from caravane.tables.acts import SIT

AT: Final = "@"
DELETED_NAME: Final = "?"
"""Name shown for a deleted identity."""


class SqlIdentities(SqlBase):
    """The identities of guests and accounts."""

    async def create_guest(self, name: str, now: float) -> str:
        """Create an identity that has only a name; return its id."""
        identity = new_id()
        await self.write(insert(IDENTITIES).values(id=identity, name=name, created_at=now))
        return identity

    async def attach_account(self, identity: str, *, login: str = "", email: str = "", password_hash: str = "") -> bool:
        """Set the login, e-mail address and password hash of an identity that has none; empty ones stay unchanged."""
        if AT in login or (email and AT not in email):
            raise ValueError("an e-mail address must contain @ and a login must not")
        values = {"login": login, "email": email, "password": password_hash}
        new = {name: value for name, value in values.items() if value}
        new |= {f"{name}_key": normalize(value) for name, value in new.items() if name != "password"}
        # Of two requests at the same time, one finds the login set by the other.
        this = [IDENTITIES.c.id == identity, *[IDENTITIES.c[name].is_(None) for name in new if name.endswith("_key")]]
        try:
            return bool(await self.change(update(IDENTITIES).where(*this).values(new).returning(IDENTITIES.c.id)))
        except IntegrityError:
            return False

    async def identity(self, identity: str) -> Identity | None:
        """Return an identity, or None if it does not exist."""
        row = await self.one(select(IDENTITIES).where(IDENTITIES.c.id == identity))
        return identity_of(row) if row else None

    async def names(self, identities: list[str]) -> dict[str, str]:
        """Return the names of identities, without those that were deleted."""
        known = select(IDENTITIES.c.id, IDENTITIES.c.name).where(IDENTITIES.c.id.in_(set(identities)))
        return {row["id"]: row["name"] for row in await self.read(known)} if identities else {}

    async def find_account(self, login_or_email: str) -> Identity | None:
        """Return the account with a login or e-mail address, ignoring case."""
        key = IDENTITIES.c.email_key if AT in login_or_email else IDENTITIES.c.login_key
        row = await self.one(select(IDENTITIES).where(key == normalize(login_or_email)))
        return identity_of(row) if row else None

    async def has_lookalike(self, folded: str, *, names: bool, without: str = "") -> bool:
        """Return whether the login of another account looks like a folded text; with `names`, its name counts too."""
        looks = _folded_lookalikes(IDENTITIES.c.login_key) == folded
        if names:
            looks |= _folded_lookalikes(func.lower(IDENTITIES.c.name)) == folded
        is_account = IDENTITIES.c.login_key.is_not(None) | IDENTITIES.c.email_key.is_not(None)
        others = select(IDENTITIES.c.id).where(looks, is_account, IDENTITIES.c.id != without)
        return await self.one(others.limit(1)) is not None

    async def rename(self, identity: str, name: str) -> None:
        """Change the name of an identity for the tables it joins from now on."""
        await self.write(update(IDENTITIES).where(IDENTITIES.c.id == identity).values(name=name))

    async def delete_identity(self, identity: str) -> None:
        """Delete all personal data of an identity."""

        async def all_at_once(connection: AsyncConnection) -> None:
            await _delete_names(connection, identity)
            for table in (SESSIONS, LINKS, CHAT, NOTICE_SETTINGS, REMOVALS):
                await connection.execute(delete(table).where(table.c.identity == identity))
            for table in (RATINGS, RATED_RESULTS, RATING_FLAGS):
                await connection.execute(delete(table).where(table.c.player == identity))
            await connection.execute(delete(INVITATIONS).where(INVITATIONS.c.maker == identity))
            await connection.execute(delete(IDENTITIES).where(IDENTITIES.c.id == identity))

        await self.transact(all_at_once)


def identity_of(row: RowMapping) -> Identity:
    """Return the identity of a row."""
    return Identity(
        row["id"],
        row["name"],
        login=row["login"],
        email=row["email"],
        password_hash=row["password"],
        created_at=row["created_at"],
    )


async def _delete_names(connection: AsyncConnection, identity: str) -> None:
    """Replace a name in all stored tables. Acts keep the identity, which no longer leads to a person."""
    tables = select(PARTICIPANTS.c.table_id).where(PARTICIPANTS.c.identity == identity)
    acts = select(ACTS.c.table_id, ACTS.c.number, ACTS.c.act).where(ACTS.c.table_id.in_(tables))
    for table, number, act in await _all(connection, acts.where(ACTS.c.act.contains(identity))):
        this = (ACTS.c.table_id == table) & (ACTS.c.number == number)
        await connection.execute(update(ACTS).where(this).values(act=_act_without(act, identity)))
    snapshots = select(SNAPSHOTS.c.table_id, SNAPSHOTS.c.snapshot).where(SNAPSHOTS.c.table_id.in_(tables))
    for table, snapshot in await _all(connection, snapshots):
        without = update(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table)
        await connection.execute(without.values(snapshot=_snapshot_without(snapshot, identity)))
    rows = select(TABLES.c.id, TABLES.c.occupants, TABLES.c.seat_identities).where(TABLES.c.id.in_(tables))
    for table, occupants, identities in await _all(connection, rows):
        without = update(TABLES).where(TABLES.c.id == table)
        await connection.execute(without.values(occupants=_occupants_without(occupants, identities, identity)))


async def _all(connection: AsyncConnection, statement: Select[Any]) -> list[Any]:
    return list((await connection.execute(statement)).all())


def _act_without(text: str, identity: str) -> str:
    act = from_text(text)
    if act["kind"] == SIT:
        _rename(act["occupant"], identity)
    return to_text(act)


def _snapshot_without(text: str, identity: str) -> str:
    snapshot = from_text(text)
    for occupant in snapshot["occupants"]:
        _rename(occupant, identity)
    return to_text(snapshot)


def _rename(occupant: dict[str, str] | None, identity: str) -> None:
    if occupant is not None and occupant.get("identity") == identity:
        occupant["name"] = DELETED_NAME


def _occupants_without(occupants: str, identities: str, identity: str) -> str:
    both = zip(from_text(occupants), from_text(identities), strict=True)
    return to_text([each | {"name": DELETED_NAME} if each and holder == identity else each for each, holder in both])


def _folded_lookalikes(column: ColumnElement[str]) -> ColumnElement[str]:
    """Return the texts of a column with one letter for all that look alike, as `fold_lookalikes` does for one text."""
    for letters, folded in FOLDS:
        column = func.replace(column, letters, folded)
    return column
