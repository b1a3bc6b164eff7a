"""Postgres: the record of many machines.

Acts have a connection of their own. All that wait are one statement, so one round trip and one transaction: it inserts
what is free, finds out what was, and brings the rows of exactly those tables up to date.
"""

import asyncio
from contextlib import nullcontext
from typing import Any, Final, final

import asyncpg
from sqlalchemy import Executable, RowMapping, event, text
from sqlalchemy.exc import DBAPIError, DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from caravane.server.store.batch_writer import Batches
from caravane.server.store.protocol import Unavailable
from caravane.server.store.schema import PARTIAL
from caravane.server.store.serialization import Columns
from caravane.server.store.sql_base import POOL
from caravane.server.store.sql_store import SqlDatabase

for index, part in PARTIAL.items():
    index.dialect_options["postgresql"]["where"] = part

PATIENCE: Final = 10.0
"""Seconds after which a database that does not answer is given up."""

NOT_A_TEXT: Final = "22021"

WRITER: Final = {
    # An acknowledged act is on the disk, whatever else the server is set to.
    "synchronous_commit": "on",
    # A new database has no statistics, and would be searched from end to end long after it has grown.
    "enable_seqscan": "off",
    "enable_mergejoin": "off",
    "plan_cache_mode": "force_generic_plan",
    "jit": "off",
}

# In the order of the tables, so that two processes with the same tables wait for each other one way round only.
APPEND: Final = """
WITH new AS MATERIALIZED (
    SELECT * FROM unnest($1::text[], $2::int[], $3::float8[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
        $9::text[], $10::float8[], $11::float8[], $12::float8[])
    AS new (table_id, number, at, act, status, places, seating, deciding, clocks, due_at, told_at, ended_at)
), won AS (
    INSERT INTO journal (table_id, number, at, act)
    SELECT table_id, number, at, act FROM new ORDER BY table_id
    ON CONFLICT DO NOTHING
    RETURNING table_id
), moved AS (
    SELECT new.table_id, place.seat::int - 1 AS seat, place.identity
    FROM won JOIN new USING (table_id) JOIN tables ON tables.id = new.table_id AND tables.seating <> new.seating,
        json_array_elements_text(new.seating::json) WITH ORDINALITY AS place (identity, seat)
), stood AS (
    UPDATE seating SET sits = FALSE
    WHERE table_id = ANY (ARRAY(SELECT table_id FROM moved)) AND sits
        AND (table_id, seat, identity) NOT IN (SELECT table_id, seat, identity FROM moved)
), sat AS (
    INSERT INTO seating (table_id, seat, identity, sits)
    SELECT table_id, seat, identity, TRUE FROM moved WHERE identity <> ''
    ON CONFLICT (table_id, seat, identity) DO UPDATE SET sits = TRUE
), updated AS (
    UPDATE tables SET status = new.status, places = new.places, seating = new.seating, deciding = new.deciding,
        clocks = new.clocks, due_at = new.due_at, told_at = new.told_at,
        ended_at = coalesce(tables.ended_at, new.ended_at)
    FROM won JOIN new USING (table_id) WHERE tables.id = won.table_id
)
SELECT table_id FROM won
"""


@final
class PostgresStore(SqlDatabase):
    """A store in a PostgreSQL database."""

    def __init__(self, dsn: str, patience: float = PATIENCE) -> None:
        self.dsn: Final = dsn
        self._patience: Final = patience
        engine = create_async_engine("postgresql+asyncpg://", async_creator=self._connect, **POOL)
        event.listen(engine.sync_engine, "checkout", _check_open)
        super().__init__(engine, nullcontext())
        self._writer: asyncpg.Connection[Any] | None = None

    async def open(self) -> None:
        """Connect, bring the schema up to date, and begin to write."""
        await self.migrate()
        # From now on: to bring a large database up to date may take long.
        self.patience = self._patience
        self.batches = Batches(self._flush)

    async def close(self) -> None:
        """Finish what is being written and disconnect."""
        await self.batches.close()
        if self._writer is not None:
            await self._writer.close()
        await self.disconnect()

    async def read(self, statement: Executable) -> list[RowMapping]:
        """Read rows; none for what PostgreSQL cannot even look for, which is a text with a NUL in it."""
        try:
            return await super().read(statement)
        except DBAPIError as error:
            if getattr(error.orig, "sqlstate", "") == NOT_A_TEXT:
                return []
            raise

    async def rate_alone(self, connection: AsyncConnection, game: str) -> None:
        """Wait until no other transaction changes ratings of this game."""
        await connection.execute(text("SELECT pg_advisory_xact_lock(hashtext(:game))"), {"game": game})

    async def _connect(self, settings: dict[str, str] | None = None) -> "asyncpg.Connection[Any]":
        try:
            return await asyncpg.connect(self.dsn, timeout=self._patience, server_settings=settings)
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise Unavailable(str(error)) from error

    async def _flush(self, batch: list[Columns]) -> set[str]:
        if self._writer is None or self._writer.is_closed():
            self._writer = await self._connect(WRITER)
        try:
            async with asyncio.timeout(self._patience):
                won = await self._writer.fetch(APPEND, *zip(*batch, strict=True))
        except BaseException:
            # One that did not answer, or not in time, is never asked again: it would have to be waited for.
            self._writer.terminate()
            self._writer = None
            raise
        return {kept["table_id"] for kept in won}


def _check_open(connection: Any, _record: object, _proxy: object) -> None:
    """Use no connection that PostgreSQL has closed. To ask it each time would take as long as most questions."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError
