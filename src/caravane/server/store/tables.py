"""Tables: all that both databases do in the same way for tables; only `append` is each one's own."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Select, func, insert, select, union, update
from sqlalchemy.exc import IntegrityError

from caravane.server.store.protocol import Packed, Row, Stored
from caravane.server.store.schema import IS_OPEN, IS_UNFINISHED, JOURNAL, SEATING, SNAPSHOTS, TABLES
from caravane.server.store.serialization import acts_of, from_text, row_of, sitting, to_text, whole_row
from caravane.server.store.sql_base import Sql
from caravane.tables.table import ENDED, PLAYING

OPENING = 0


class SqlTables(Sql):
    """The tables of a store."""

    async def create(self, table: str, opening: Packed, secret: bytes, row: Row) -> None:
        """Record a new table: its opening is act number 0."""
        act = {"table_id": table, "number": OPENING, "at": opening["at"], "act": to_text(opening)}
        statements = [insert(TABLES).values(whole_row(table, row, secret)), insert(JOURNAL).values(act)]
        seats = sitting(table, row.seating)
        await self.write(*statements, *([insert(SEATING).values(seats)] if seats else []))

    async def load(self, table: str) -> Stored | None:
        """Give all that is needed to build a table again: the latest snapshot and the acts since."""
        kept = await self.one(_with_snapshot(table))
        if kept is None:
            return None
        snapshot = None if kept["snapshot"] is None else from_text(kept["snapshot"])
        since = JOURNAL.c.number >= (kept["number"] or OPENING)
        opening, *acts = await self._acts(table, since | (JOURNAL.c.number == OPENING))
        return Stored(opening, kept["secret"], snapshot, acts)

    async def acts(self, table: str, since: int = 0) -> list[Packed]:
        """Give the acts from a number on."""
        return await self._acts(table, JOURNAL.c.number >= since)

    async def _acts(self, table: str, which: ColumnElement[bool]) -> list[Packed]:
        wanted = select(JOURNAL.c.act).where(JOURNAL.c.table_id == table, which).order_by(JOURNAL.c.number)
        return acts_of([kept["act"] for kept in await self.read(wanted)])

    async def numbers(self, tables: list[str]) -> dict[str, int]:
        """Give the number of the last act of each table that there is."""
        # For each table one step into the index: a grouped maximum would walk through all acts.
        last = select(func.max(JOURNAL.c.number)).where(JOURNAL.c.table_id == TABLES.c.id).scalar_subquery()
        numbers = select(TABLES.c.id, last.label("number"))
        return {kept["id"]: kept["number"] for kept in await self.read_each(numbers, TABLES.c.id, tables)}

    async def save_snapshot(self, table: str, number: int, snapshot: Packed) -> None:
        """Keep a snapshot of a table after so many acts; older ones go."""
        new = {"number": number, "snapshot": to_text(snapshot)}
        older = (SNAPSHOTS.c.table_id == table) & (SNAPSHOTS.c.number < number)
        if await self.change(update(SNAPSHOTS).where(older).values(new).returning(SNAPSHOTS.c.table_id)):
            return
        try:
            await self.write(insert(SNAPSHOTS).values(table_id=table, **new))
        except IntegrityError:
            # Another process was faster and kept one that is at least as new.
            return

    async def claim_due(self, now: float, lease: float, limit: int) -> list[str]:
        """Give tables that are due and that no one else holds, and hold them until `now + lease`."""
        due = select(TABLES.c.id).where(TABLES.c.due_at <= now, TABLES.c.lease_until <= now)
        # SQLite knows no such lock and needs none: there, one statement writes at a time.
        free = due.order_by(TABLES.c.due_at).limit(limit).with_for_update(skip_locked=True)
        claim = update(TABLES).where(TABLES.c.id.in_(free)).values(lease_until=now + lease)
        return [kept["id"] for kept in await self.change(claim.returning(TABLES.c.id))]

    async def release(self, table: str) -> None:
        """Let go of a claimed table."""
        await self.write(update(TABLES).where(TABLES.c.id == table, TABLES.c.lease_until > 0).values(lease_until=0))

    async def unfinished(self) -> list[str]:
        """List the tables that are being played."""
        return [kept["id"] for kept in await self.read(select(TABLES.c.id).where(TABLES.c.status == PLAYING))]

    async def tables_of(self, identity: str, limit: int) -> list[tuple[str, Row]]:
        """List the tables at which an identity sits, first where something happened last that everybody could notice."""
        return await self._rows(_seated(identity).order_by(TABLES.c.told_at.desc()).limit(limit))

    async def count_unfinished(self, identity: str) -> int:
        """Count the tables that are not over at which an identity sits, or which it has opened."""
        hosted = select(TABLES.c.id).where(TABLES.c.host == identity, IS_UNFINISHED)
        seated = _seated(identity).with_only_columns(TABLES.c.id).where(IS_UNFINISHED)
        both = union(hosted, seated).subquery()
        kept = await self.one(select(func.count().label("number")).select_from(both))
        return int(kept["number"]) if kept else 0

    async def open_tables(self, limit: int) -> list[tuple[str, Row]]:
        """List the public tables that wait for players, newest first."""
        return await self._rows(select(TABLES).where(IS_OPEN).order_by(TABLES.c.created_at.desc()).limit(limit))

    async def history(self, identity: str, limit: int, before: float = float("inf")) -> list[tuple[str, Row]]:
        """List the ended tables at which an identity sat, latest end first, ended before a moment."""
        ended = _seated(identity).where(TABLES.c.status == ENDED, TABLES.c.ended_at < before)
        return await self._rows(ended.order_by(TABLES.c.ended_at.desc()).limit(limit))

    async def _rows(self, wanted: Select[Any]) -> list[tuple[str, Row]]:
        return [(kept["id"], row_of(kept)) for kept in await self.read(wanted)]


def _with_snapshot(table: str) -> Select[Any]:
    columns: Sequence[ColumnElement[Any]] = (TABLES.c.secret, SNAPSHOTS.c.number, SNAPSHOTS.c.snapshot)
    both = TABLES.outerjoin(SNAPSHOTS, SNAPSHOTS.c.table_id == TABLES.c.id)
    return select(*columns).select_from(both).where(TABLES.c.id == table)


def _seated(identity: str) -> Select[Any]:
    mine = select(SEATING.c.table_id).where(SEATING.c.identity == identity, SEATING.c.sits)
    return select(TABLES).where(TABLES.c.id.in_(mine))
