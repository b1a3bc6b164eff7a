"""Migration of a database to the latest schema when it is opened; the migrations are part of the package.

A new database gets the latest schema at once, and an up-to-date one is not touched: Alembic, which is slow to load, is
only needed for old databases. A test checks that the migrations lead to the schema.
"""

from typing import TYPE_CHECKING, Final

from sqlalchemy import Column, Connection, MetaData, PrimaryKeyConstraint, String, Table, insert, inspect, select, text

from caravane.server.store.schema import METADATA

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS: Final = "caravane.server.store:migrations"
LATEST: Final = "0008"
LOCK: Final = 20_230_517
"""Arbitrary key of the advisory lock with which processes that start together migrate one after the other."""
# As Alembic creates it.
VERSION: Final = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)


class NewerSchemaError(RuntimeError):
    """The database has the schema of a later Caravane, and this one could lose data that it does not know."""

    def __init__(self, found: str) -> None:
        super().__init__(
            f"the database has schema version {found}, but this Caravane knows only versions up to {LATEST}: upgrade it"
        )


def settings(connection: Connection) -> "Config":
    """Return the Alembic configuration for a connection."""
    from alembic.config import Config  # noqa: PLC0415

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", MIGRATIONS)
    return config


def migrate(connection: Connection) -> None:
    """Bring a database up to date, in one transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    tables = inspect(connection).get_table_names()
    if not tables:
        _create(connection)
        return
    found = connection.scalar(select(VERSION)) if VERSION.name in tables else None
    if found is not None and found > LATEST:
        raise NewerSchemaError(found)
    if found != LATEST:
        upgrade(connection)


def _create(connection: Connection) -> None:
    """Create the latest schema in an empty database."""
    METADATA.create_all(connection)
    VERSION.create(connection)
    connection.execute(insert(VERSION).values(version_num=LATEST))


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run the migrations up to a revision."""
    from alembic import command  # noqa: PLC0415

    command.upgrade(settings(connection), to)
