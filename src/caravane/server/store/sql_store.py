"""Database: all parts of a store together, without the path of acts, which is each database's own."""

from caravane.server.store.batch_writer import Batches
from caravane.server.store.chat import SqlChat
from caravane.server.store.identities import SqlIdentities
from caravane.server.store.migrate import migrate
from caravane.server.store.notices import SqlNotices
from caravane.server.store.protocol import Write
from caravane.server.store.ratings import SqlRatings
from caravane.server.store.serialization import columns_of
from caravane.server.store.sessions import SqlDoors
from caravane.server.store.tables import SqlTables


class SqlDatabase(SqlTables, SqlIdentities, SqlDoors, SqlChat, SqlRatings, SqlNotices):
    """What SQLite and PostgreSQL share."""

    batches: Batches

    async def append(self, write: Write) -> bool:
        """Record an act durably, together with others that wait; False when its number is taken."""
        # Packed here, so that what cannot be written hurts nobody else's act.
        return await self.batches.append(columns_of(write))

    async def migrate(self) -> None:
        """Bring the schema up to date; a store that cannot be opened keeps nothing open."""
        try:
            await self.transact(lambda connection: connection.run_sync(migrate))
        except BaseException:
            await self.disconnect()
            raise
