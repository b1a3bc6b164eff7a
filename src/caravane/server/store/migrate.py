"""Migrate: bring a database up to date when it is opened; the steps travel inside the package.

A new database is made as it is to be, and one that is up to date is left as it is: Alembic, which takes a while to load, is
needed for what lies between. A test holds the steps and the schema together.
"""

from typing import TYPE_CHECKING, Final

from sqlalchemy import Column, Connection, MetaData, PrimaryKeyConstraint, String, Table, insert, inspect, select, text

from caravane.server.store.schema import METADATA

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS: Final = "caravane.server.store:migrations"
LATEST: Final = "0005"
LOCK: Final = 20_230_517
"""Any number will do, if it is always the same: processes that start together migrate one after the other."""
# As Alembic makes it.
VERSION: Final = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)


class FromTheFutureError(RuntimeError):
    """The database was made by a later Caravane: playing on could lose what it has learnt to keep."""

    def __init__(self, found: str) -> None:
        super().__init__(
            f"the database is of version {found}, and this Caravane knows versions up to {LATEST}: install a later one"
        )


def settings(connection: Connection) -> "Config":
    """Tell Alembic where the steps are, and where to carry them out."""
    from alembic.config import Config  # noqa: PLC0415

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", MIGRATIONS)
    return config


def migrate(connection: Connection) -> None:
    """Carry out what is missing, all or nothing."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    tables = inspect(connection).get_table_names()
    if not tables:
        _make(connection)
        return
    found = connection.scalar(select(VERSION)) if VERSION.name in tables else None
    if found is not None and found > LATEST:
        raise FromTheFutureError(found)
    if found != LATEST:
        upgrade(connection)


def _make(connection: Connection) -> None:
    """Make an empty database what all steps together would make of it."""
    METADATA.create_all(connection)
    VERSION.create(connection)
    connection.execute(insert(VERSION).values(version_num=LATEST))


def upgrade(connection: Connection, to: str = "head") -> None:
    """Carry out the steps."""
    from alembic import command  # noqa: PLC0415

    command.upgrade(settings(connection), to)
