"""Connect: from the address of a database to a store."""

from pathlib import Path

from sqlalchemy import make_url

from caravane.server.store.protocol import Database


async def open_store(url: str) -> Database:
    """Open the store at an address: `sqlite:///relative/file.db`, `sqlite:////absolute/file.db` or `postgresql://...`."""
    store = store_at(url)
    await store.open()
    return store


def store_at(url: str, patience: float = 10.0) -> Database:
    """Choose the store for an address; the drivers of the other one are not loaded.

    A database that does not answer is given up after some seconds; of a file that is not asked.
    """
    parts = make_url(url)
    if parts.drivername == "sqlite" and parts.database not in {None, "", ":memory:"}:
        from caravane.server.store.sqlite import SqliteStore  # noqa: PLC0415

        return SqliteStore(Path(str(parts.database)))
    if parts.drivername in {"postgresql", "postgres"}:
        from caravane.server.store.postgres import PostgresStore  # noqa: PLC0415

        return PostgresStore(url, patience)
    raise ValueError("a store is at sqlite:///FILE or at postgresql://...")
