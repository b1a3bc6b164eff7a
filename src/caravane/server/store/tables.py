"""Tables in SQL, except `append`, which each database does in its own way."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Select, func, insert, select, union, update
from sqlalchemy.exc import IntegrityError

from caravane.server.store.records import StoredTable, TableRow
from caravane.server.store.schema import ACTS, IDENTITIES, IS_OPEN, IS_UNFINISHED, PARTICIPANTS, SNAPSHOTS, TABLES
from caravane.server.store.serialization import acts_of, from_text, participant_rows, row_of, to_text, whole_row
from caravane.server.store.sql_base import SqlBase
from caravane.tables.acts import Packed
from caravane.tables.snapshot import is_current
from caravane.tables.table import ENDED, PLAYING, WAITING

FIRST = 0
"""Number of the create act."""


class SqlTables(SqlBase):
    """The tables of a store."""

    async def create(self, table_id: str, create_act: Packed, secret: bytes, row: TableRow) -> None:
        """Store a new table; its create act is number 0."""
        act = {"table_id": table_id, "number": FIRST, "at": create_act["at"], "act": to_text(create_act)}
        statements = [insert(TABLES).values(whole_row(table_id, row, secret)), insert(ACTS).values(act)]
        seats = participant_rows(table_id, row.seat_identities)
        await self.write(*statements, *([insert(PARTICIPANTS).values(seats)] if seats else []))

    async def load(self, table_id: str) -> StoredTable | None:
        """Return the latest snapshot of a table and the acts since, or None if there is no such table."""
        row = await self.one(_with_snapshot(table_id))
        if row is None:
            return None
        snapshot = None if row["snapshot"] is None else from_text(row["snapshot"])
        if snapshot is not None and not is_current(snapshot):
            snapshot = None
        since = ACTS.c.number >= (row["number"] if snapshot else FIRST)
        create_act, *acts = await self._acts(table_id, since | (ACTS.c.number == FIRST))
        return StoredTable(create_act, row["secret"], snapshot, acts)

    async def acts(self, table_id: str, since: int = 0) -> list[Packed]:
        """Return the acts from number `since` on."""
        return await self._acts(table_id, ACTS.c.number >= since)

    async def acts_version(self, table_id: str) -> tuple[int, str]:
        """Return the number of acts of a table, and a text that changes when names in them are deleted."""
        row = await self.one(_acts_version(table_id))
        return (row["last"] + 1, f"{row['people']} {row['occupants']}") if row else (0, "")

    async def _acts(self, table_id: str, which: ColumnElement[bool]) -> list[Packed]:
        selected = select(ACTS.c.act).where(ACTS.c.table_id == table_id, which).order_by(ACTS.c.number)
        return acts_of([row["act"] for row in await self.read(selected)])

    async def last_numbers(self, tables: list[str]) -> dict[str, int]:
        """Return the number of the last act of each table that exists."""
        # One index lookup per table: a grouped maximum would scan all acts.
        last = select(func.max(ACTS.c.number)).where(ACTS.c.table_id == TABLES.c.id).scalar_subquery()
        numbers = select(TABLES.c.id, last.label("number"))
        return {row["id"]: row["number"] for row in await self.read_each(numbers, TABLES.c.id, tables)}

    async def save_snapshot(self, table_id: str, number: int, snapshot: Packed) -> None:
        """Save a snapshot of a table after `number` acts, in place of an older one."""
        new = {"number": number, "snapshot": to_text(snapshot)}
        older = (SNAPSHOTS.c.table_id == table_id) & (SNAPSHOTS.c.number < number)
        if await self.change(update(SNAPSHOTS).where(older).values(new).returning(SNAPSHOTS.c.table_id)):
            return
        try:
            await self.write(insert(SNAPSHOTS).values(table_id=table_id, **new))
        except IntegrityError:
            # Another process has saved one that is at least as new.
            return

    async def lease_due(self, now: float, lease: float, limit: int) -> list[str]:
        """Return due tables that no other process has leased, and lease them until `now + lease`."""
        due = select(TABLES.c.id).where(TABLES.c.due_at <= now, TABLES.c.lease_until <= now)
        # SQLite has no such lock and needs none: only one statement writes at a time there.
        free = due.order_by(TABLES.c.due_at).limit(limit).with_for_update(skip_locked=True)
        lease_free = update(TABLES).where(TABLES.c.id.in_(free)).values(lease_until=now + lease)
        return [row["id"] for row in await self.change(lease_free.returning(TABLES.c.id))]

    async def release_lease(self, table_id: str) -> None:
        """Release a leased table."""
        await self.write(update(TABLES).where(TABLES.c.id == table_id, TABLES.c.lease_until > 0).values(lease_until=0))

    async def playing_tables(self) -> list[str]:
        """Return the tables in play."""
        return [row["id"] for row in await self.read(select(TABLES.c.id).where(TABLES.c.status == PLAYING))]

    async def tables_of(self, identity: str, limit: int) -> list[tuple[str, TableRow]]:
        """Return the tables at which an identity sits, the most recently updated first."""
        return await self._rows(_seated(identity).order_by(TABLES.c.updated_at.desc()).limit(limit))

    async def count_unfinished(self, identity: str) -> int:
        """Count the unfinished tables at which an identity sits or of which it is the host."""
        hosted = select(TABLES.c.id).where(TABLES.c.host == identity, IS_UNFINISHED)
        seated = _seated(identity).with_only_columns(TABLES.c.id).where(IS_UNFINISHED)
        both = union(hosted, seated).subquery()
        row = await self.one(select(func.count().label("number")).select_from(both))
        return int(row["number"]) if row else 0

    async def open_tables(self, limit: int) -> list[tuple[str, TableRow]]:
        """Return the public tables in the waiting room, newest first."""
        return await self._rows(select(TABLES).where(IS_OPEN).order_by(TABLES.c.created_at.desc()).limit(limit))

    async def rematch(self, table_id: str) -> str:
        """Return the rematch of a table; empty if there is none."""
        row = await self.one(select(TABLES.c.id).where(TABLES.c.rematch_of == table_id))
        return row["id"] if row else ""

    async def awaited_rematches(self, identity: str, since: float, limit: int) -> list[tuple[str, TableRow]]:
        """Return the rematches created since a time, in the waiting room, at which an identity who played never sat."""
        played = _seated(identity).with_only_columns(TABLES.c.id).where(TABLES.c.status == ENDED)
        # Someone who sat down and stood up again has answered.
        answered = select(PARTICIPANTS.c.table_id).where(PARTICIPANTS.c.identity == identity)
        offered = select(TABLES).where(TABLES.c.rematch_of.in_(played), TABLES.c.id.not_in(answered))
        waiting = offered.where(TABLES.c.status == WAITING, TABLES.c.created_at >= since)
        return await self._rows(waiting.order_by(TABLES.c.created_at.desc()).limit(limit))

    async def history(self, identity: str, limit: int, before: float = float("inf")) -> list[tuple[str, TableRow]]:
        """Return the tables of an identity that ended before `before`, the last ended first."""
        ended = _seated(identity).where(TABLES.c.status == ENDED, TABLES.c.ended_at < before)
        return await self._rows(ended.order_by(TABLES.c.ended_at.desc()).limit(limit))

    async def _rows(self, statement: Select[Any]) -> list[tuple[str, TableRow]]:
        return [(row["id"], row_of(row)) for row in await self.read(statement)]


def _with_snapshot(table_id: str) -> Select[Any]:
    columns: Sequence[ColumnElement[Any]] = (TABLES.c.secret, SNAPSHOTS.c.number, SNAPSHOTS.c.snapshot)
    both = TABLES.outerjoin(SNAPSHOTS, SNAPSHOTS.c.table_id == TABLES.c.id)
    return select(*columns).select_from(both).where(TABLES.c.id == table_id)


def _acts_version(table_id: str) -> Select[Any]:
    """Select the last act, the people who still exist, and the occupants; in one statement, so that they fit together.

    Between two acts nobody becomes a participant, and a deletion takes one away with the names in the acts.
    """
    last = select(func.max(ACTS.c.number)).where(ACTS.c.table_id == table_id).scalar_subquery()
    people = select(func.count()).join_from(PARTICIPANTS, IDENTITIES, PARTICIPANTS.c.identity == IDENTITIES.c.id)
    existing = people.where(PARTICIPANTS.c.table_id == table_id).scalar_subquery()
    columns = (last.label("last"), existing.label("people"), TABLES.c.occupants)
    return select(*columns).where(TABLES.c.id == table_id)


def _seated(identity: str) -> Select[Any]:
    own = select(PARTICIPANTS.c.table_id).where(PARTICIPANTS.c.identity == identity, PARTICIPANTS.c.seated)
    return select(TABLES).where(TABLES.c.id.in_(own))
