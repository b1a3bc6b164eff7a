"""Preparation of the storage at the start of a process: private files, and a database that can be opened."""

import asyncio
import os
import sqlite3
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from caravane.server.ops.config import Configuration
from caravane.server.ops.log_safety import redact
from caravane.server.processes.addresses import storage_place
from caravane.server.store.connect import store_at
from caravane.server.store.migrate import NewerSchemaError
from caravane.server.store.protocol import Unavailable

PRIVATE: Final = 0o077
"""The umask of a process: its files are for its own user, because they hold passwords and the secrets of tables."""


class UnusableDatabase(Exception):
    """The database or the data folder cannot be used; the operator must change something."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}")
        self.place: Final = place
        self.reason: Final = reason


def prepare_storage(configuration: Configuration) -> None:
    """Create the data folder and bring the database up to date; raise UnusableDatabase if that fails."""
    os.umask(PRIVATE)
    try:
        asyncio.run(_open_once(configuration))
    except (OSError, sqlite3.Error, SQLAlchemyError, Unavailable, NewerSchemaError) as error:
        folder, database = storage_place(configuration)
        raise UnusableDatabase(folder or database, _reason(error)) from error


async def _open_once(configuration: Configuration) -> None:
    store = store_at(configuration.database_url(), configuration.database_timeout)
    await store.open()
    await store.close()


def _reason(error: Exception) -> str:
    """Return the first line of the message of the original error, which databases write for operators."""
    cause: BaseException = error
    while cause.__cause__ is not None:
        cause = cause.__cause__
    return redact(str(cause).partition("\n")[0]) or type(cause).__name__
