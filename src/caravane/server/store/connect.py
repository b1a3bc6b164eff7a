"""Choice of the store by the URL of its database."""

from pathlib import Path

from sqlalchemy import make_url

from caravane.server.store.protocol import Database


async def open_store(url: str) -> Database:
    """Open the store at a URL: `sqlite:///relative/file.db`, `sqlite:////absolute/file.db` or `postgresql://...`."""
    store = store_at(url)
    await store.open()
    return store


def store_at(url: str, timeout: float = 10.0) -> Database:
    """Return the store for a URL, without loading the driver of the other kind.

    Operations on a server that does not answer fail after `timeout` seconds; a file has no such timeout.
    """
    parts = make_url(url)
    if parts.drivername == "sqlite" and parts.database not in {None, "", ":memory:"}:
        from caravane.server.store.sqlite import SqliteStore  # noqa: PLC0415

        return SqliteStore(Path(str(parts.database)))
    if parts.drivername in {"postgresql", "postgres"}:
        from caravane.server.store.postgres import PostgresStore  # noqa: PLC0415

        return PostgresStore(url, timeout)
    raise ValueError("the database URL must be sqlite:///FILE or postgresql://...")
