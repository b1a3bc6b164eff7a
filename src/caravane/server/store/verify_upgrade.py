"""Verify live: the unfinished tables of a database under the installed rules, before they are installed for good."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from caravane.server.store.connect import open_store
from caravane.server.store.protocol import Database, Store, Unavailable
from caravane.tables.upgrade_check import FAILED, Difference, differences


class NoDatabase(Exception):
    """There is no database of ours at an address."""


async def open_existing(url: str) -> Database:
    """Open a database that is there: a new one, made because of a slip of the pen, would let every release pass."""
    try:
        _check_file(url)
        return await open_store(url)
    except (OSError, SQLAlchemyError, Unavailable, ValueError) as error:
        raise NoDatabase(str(error)) from error


def _check_file(url: str) -> None:
    parts = make_url(url)
    if parts.drivername == "sqlite" and not Path(str(parts.database)).is_file():
        raise NoDatabase(f"{parts.database} does not exist")


async def review(store: Store) -> AsyncIterator[tuple[str, list[Difference]]]:
    """Give every table that is being played, with where it differs."""
    for name in await store.unfinished():
        stored = await store.load(name)
        acts = await store.acts(name)
        if stored is None or not acts:
            yield name, [Difference(FAILED, why="no acts")]
            continue
        yield name, await asyncio.to_thread(differences, acts, stored.secret, stored.snapshot)
