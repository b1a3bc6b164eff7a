"""Failures of the database that are nobody's fault and pass: the disk is full, it accepts no writes, it is gone.

They are answered with `unavailable`, and the same request succeeds once the operator has mended the database. All other
failures are defects of this program.
"""

import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError, InterfaceError

from caravane.server.store.protocol import Unavailable
from caravane.tables.acts import Refused

SQLITE_OUTAGES: Final = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_READONLY,
}
PRIMARY_CODE: Final = 0xFF
"""The part of a code of SQLite that is left when its details are removed."""
POSTGRES_OUTAGES: Final = (
    "08",  # the connection is lost
    "25006",  # the server is read-only, as after a failover
    "40",  # the transaction was chosen to give way to others
    "53",  # no disk, memory or connection is left
    "55P03",  # a lock is not released
    "57",  # an operator intervenes, or the server is starting or stopping
    "58",  # the system fails
)
"""Beginnings of the SQLSTATE codes."""
INVALID_TEXT: Final = "22021"
"""SQLSTATE of a text that PostgreSQL cannot represent, because it contains a NUL."""


def sqlstate(error: BaseException | None) -> str:
    """Return the SQLSTATE code of a failure of PostgreSQL; empty for others."""
    return str(getattr(error, "sqlstate", None) or "")


def is_outage(error: BaseException | None) -> bool:
    """Return whether a failure passes without a change of this program."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or isinstance(error, InterfaceError) or is_outage(error.orig)
    if isinstance(error, sqlite3.Error):
        return getattr(error, "sqlite_errorcode", 0) & PRIMARY_CODE in SQLITE_OUTAGES
    return isinstance(error, OSError | TimeoutError) or sqlstate(error).startswith(POSTGRES_OUTAGES)


def translated(error: Exception) -> Exception:
    """Return the failure to raise instead: Unavailable for an outage, Refused for a text that cannot be stored."""
    if is_outage(error):
        return Unavailable(type(error).__name__)
    if sqlstate(error.orig if isinstance(error, DBAPIError) else error) == INVALID_TEXT:
        return Refused("bad-request", "text")
    return error
