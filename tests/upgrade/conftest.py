"""Fixtures with the database of an earlier version, on SQLite and on PostgreSQL, opened as by a server."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from caravane.server.store.connect import open_store
from caravane.server.store.protocol import Database
from tests.server.services import Postgres
from tests.upgrade.fixtures import restore_postgres, restore_sqlite


@pytest.fixture
def anyio_backend() -> str:
    """Run coroutines on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Run a PostgreSQL server."""
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def old_database(postgres: Postgres) -> str:
    """Return the name of a PostgreSQL database to be copied."""
    return restore_postgres(postgres)


@pytest.fixture(params=["sqlite", "postgres"])
def old_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of an old database that has not been opened since."""
    if request.param == "sqlite":
        return restore_sqlite(tmp_path / "caravane.sqlite")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.url(postgres.new_database(request.getfixturevalue("old_database")))


@pytest.fixture
async def store(old_url: str) -> AsyncIterator[Database]:
    """Open the old database, which migrates it."""
    store = await open_store(old_url)
    yield store
    await store.close()


@pytest.fixture
async def sqlite_store(tmp_path: Path) -> AsyncIterator[Database]:
    """Open the old database on SQLite only, for tests that do not depend on the database."""
    store = await open_store(restore_sqlite(tmp_path / "caravane.sqlite"))
    yield store
    await store.close()
