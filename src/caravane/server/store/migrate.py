"""Migrate: bring a database up to date when it is opened; the steps travel inside the package."""

from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

MIGRATIONS: Final = "caravane.server.store:migrations"
LOCK: Final = 20_230_517
"""Any number will do, if it is always the same: processes that start together migrate one after the other."""


def settings(connection: Connection) -> Config:
    """Tell Alembic where the steps are, and where to carry them out."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", MIGRATIONS)
    return config


def migrate(connection: Connection) -> None:
    """Carry out what is missing, all or nothing."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    command.upgrade(settings(connection), "head")
