"""Check of the unfinished tables of a database under the installed rules, before an upgrade goes live."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from caravane.server.store.connect import open_store
from caravane.server.store.protocol import Database, TableStore, Unavailable
from caravane.tables.upgrade_check import FAILED, Difference, differences


class DatabaseNotFound(Exception):
    """There is no Caravane database at a URL."""


async def open_existing(url: str) -> Database:
    """Open an existing database; a new one, created because of a typing error, would let every release pass."""
    try:
        _check_file(url)
        return await open_store(url)
    except (OSError, SQLAlchemyError, Unavailable, ValueError) as error:
        raise DatabaseNotFound(str(error)) from error


def _check_file(url: str) -> None:
    parts = make_url(url)
    if parts.drivername == "sqlite" and not Path(str(parts.database)).is_file():
        raise DatabaseNotFound(f"{parts.database} does not exist")


async def check_tables(store: TableStore) -> AsyncIterator[tuple[str, list[Difference]]]:
    """Yield every table in play with its differences."""
    for name in await store.playing_tables():
        stored = await store.load(name)
        acts = await store.acts(name)
        if stored is None or not acts:
            yield name, [Difference(FAILED, detail="no acts")]
            continue
        yield name, await asyncio.to_thread(differences, acts, stored.secret, stored.snapshot)
