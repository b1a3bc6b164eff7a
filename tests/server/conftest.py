"""What the tests of the server share: a store of each kind, fresh for every test."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from tests.server.services import Postgres

from caravane.server.store.connect import open_store
from caravane.server.store.contract import Database

STORES = ("sqlite", "postgres")


@pytest.fixture
def anyio_backend() -> str:
    """Tests that are coroutines run on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL that is quick: what it acknowledges may be lost with the machine."""
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def durable_postgres() -> Iterator[Postgres]:
    """A PostgreSQL that keeps what it acknowledges."""
    server = Postgres(durable=True)
    yield server
    server.stop()


@pytest.fixture(scope="session")
def migrated(postgres: Postgres) -> str:
    """A database with our schema, to be copied."""
    name = postgres.new_database()

    async def migrate() -> None:
        await (await open_store(postgres.url(name))).close()

    asyncio.run(migrate())
    return name


@pytest.fixture(params=STORES)
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store, on SQLite and on PostgreSQL."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/caravane.db"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.url(postgres.new_database(request.getfixturevalue("migrated")))


@pytest.fixture(params=STORES)
def durable_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The same, where nothing acknowledged may be lost."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/caravane.db"
    postgres: Postgres = request.getfixturevalue("durable_postgres")
    return postgres.url(postgres.new_database())


@pytest.fixture
async def store(store_url: str) -> AsyncIterator[Database]:
    """An open, empty store, on SQLite and on PostgreSQL."""
    store = await open_store(store_url)
    yield store
    await store.close()
