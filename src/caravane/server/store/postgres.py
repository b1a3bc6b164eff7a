"""The PostgreSQL store, for one or several machines.

Acts are written on a separate connection. All pending ones are one statement, so one round trip and one transaction: it
inserts the acts whose numbers are free, and updates the rows of exactly their tables.
"""

import asyncio
from contextlib import nullcontext
from typing import Any, Final, final

import asyncpg
from sqlalchemy import Executable, RowMapping, event, text
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from caravane.server.store.batch_writer import BatchWriter
from caravane.server.store.protocol import Unavailable
from caravane.server.store.schema import PARTIAL
from caravane.server.store.serialization import Columns
from caravane.server.store.sql_base import ENGINE
from caravane.server.store.sql_store import SqlStore
from caravane.tables.acts import Refused

for index, part in PARTIAL.items():
    index.dialect_options["postgresql"]["where"] = part

CONNECT_TIMEOUT: Final = 10.0
"""Seconds after which operations on a server that does not answer fail."""

WRITER: Final = {
    # An acknowledged act is on disk, whatever the default of the server.
    "synchronous_commit": "on",
    # A new database has no statistics, and would use sequential scans long after it has grown.
    "enable_seqscan": "off",
    "enable_mergejoin": "off",
    "plan_cache_mode": "force_generic_plan",
    "jit": "off",
}

# Ordered by table, so that two processes that write to the same tables cannot deadlock.
APPEND: Final = """
WITH new AS MATERIALIZED (
    SELECT * FROM unnest($1::text[], $2::int[], $3::float8[], $4::text[], $5::text[], $6::text[], $7::text[],
        $8::text[], $9::text[], $10::float8[], $11::float8[], $12::float8[])
    AS new (table_id, number, at, act, status, occupants, seat_identities, deciding,
        clocks_expire_at, due_at, updated_at, ended_at)
), written AS (
    INSERT INTO acts (table_id, number, at, act)
    SELECT table_id, number, at, act FROM new ORDER BY table_id
    ON CONFLICT DO NOTHING
    RETURNING table_id
), moved AS (
    SELECT new.table_id, occupant.seat::int - 1 AS seat, occupant.identity
    FROM written JOIN new USING (table_id)
        JOIN tables ON tables.id = new.table_id AND tables.seat_identities <> new.seat_identities,
        json_array_elements_text(new.seat_identities::json) WITH ORDINALITY AS occupant (identity, seat)
), stood AS (
    UPDATE participants SET seated = FALSE
    WHERE table_id = ANY (ARRAY(SELECT table_id FROM moved)) AND seated
        AND (table_id, seat, identity) NOT IN (SELECT table_id, seat, identity FROM moved)
), sat AS (
    INSERT INTO participants (table_id, seat, identity, seated)
    SELECT table_id, seat, identity, TRUE FROM moved WHERE identity <> ''
    ON CONFLICT (table_id, seat, identity) DO UPDATE SET seated = TRUE
), updated AS (
    UPDATE tables SET status = new.status, occupants = new.occupants, seat_identities = new.seat_identities,
        deciding = new.deciding, clocks_expire_at = new.clocks_expire_at, due_at = new.due_at,
        updated_at = new.updated_at, ended_at = coalesce(tables.ended_at, new.ended_at)
    FROM written JOIN new USING (table_id) WHERE tables.id = written.table_id
)
SELECT table_id FROM written
"""


@final
class PostgresStore(SqlStore):
    """A store in a PostgreSQL database."""

    def __init__(self, dsn: str, timeout: float = CONNECT_TIMEOUT) -> None:
        self.dsn: Final = dsn
        self._timeout: Final = timeout
        engine = create_async_engine("postgresql+asyncpg://", async_creator=self._connect, **ENGINE)
        event.listen(engine.sync_engine, "checkout", _check_open)
        super().__init__(engine, nullcontext())
        self._writer: asyncpg.Connection[Any] | None = None

    async def open(self) -> None:
        """Connect, bring the schema up to date, and start the writer."""
        await self.migrate()
        # Set only now, because the migration of a large database may take long.
        self.timeout = self._timeout
        self.batch_writer = BatchWriter(self._flush)

    async def close(self) -> None:
        """Write all pending acts and disconnect."""
        await self.batch_writer.close()
        if self._writer is not None:
            await self._writer.close()
        await self.disconnect()

    async def read(self, statement: Executable) -> list[RowMapping]:
        """Read rows; return none for a text with a NUL, which PostgreSQL cannot even search for."""
        try:
            return await super().read(statement)
        except Refused:
            return []

    async def lock(self, connection: AsyncConnection, key: str) -> None:
        """Wait until no other transaction holds the lock of this key, and hold it to the end of the transaction."""
        await connection.execute(text("SELECT pg_advisory_xact_lock(hashtext(:key))"), {"key": key})

    async def _connect(self, settings: dict[str, str] | None = None) -> "asyncpg.Connection[Any]":
        try:
            return await asyncpg.connect(self.dsn, timeout=self._timeout, server_settings=settings)
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise Unavailable(type(error).__name__) from error

    async def _flush(self, batch: list[Columns]) -> set[str]:
        if self._writer is None or self._writer.is_closed():
            self._writer = await self._connect(WRITER)
        try:
            async with asyncio.timeout(self._timeout):
                written = await self._writer.fetch(APPEND, *zip(*batch, strict=True))
        except BaseException:
            # A connection that failed or timed out is not used again: its pending statement would have to finish.
            self._writer.terminate()
            self._writer = None
            raise
        return {row["table_id"] for row in written}


def _check_open(connection: Any, _record: object, _proxy: object) -> None:
    """Reject a pooled connection that PostgreSQL has closed; a ping would take as long as most queries."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError
