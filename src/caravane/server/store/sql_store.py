"""The parts of a store that SQLite and PostgreSQL share; each has its own way to write acts."""

from caravane.server.store.batch_writer import BatchWriter
from caravane.server.store.chat import SqlChat
from caravane.server.store.identities import SqlIdentities
from caravane.server.store.invitations import SqlInvitations
from caravane.server.store.migrate import migrate
from caravane.server.store.notices import SqlNotices
from caravane.server.store.ratings import SqlRatings
from caravane.server.store.records import ActWrite
from caravane.server.store.serialization import columns_of
from caravane.server.store.sessions import SqlSessions
from caravane.server.store.tables import SqlTables
from caravane.server.store.write_check import SqlWriteCheck


class SqlStore(SqlTables, SqlIdentities, SqlSessions, SqlInvitations, SqlChat, SqlRatings, SqlNotices, SqlWriteCheck):
    """Base of the SQLite and PostgreSQL stores."""

    batch_writer: BatchWriter

    async def append(self, write: ActWrite) -> bool:
        """Record an act durably, together with other pending ones; return False if its number is taken."""
        # Serialized here, so that an act that cannot be serialized does not fail the others of its batch.
        return await self.batch_writer.append(columns_of(write))

    async def migrate(self) -> None:
        """Bring the schema up to date; close all connections if that fails."""
        try:
            await self.transact(lambda connection: connection.run_sync(migrate))
        except BaseException:
            await self.disconnect()
            raise
