"""Fixtures shared by the server tests, among them an empty store of each kind for every test."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from caravane.server.store.connect import open_store, store_at
from caravane.server.store.protocol import Database
from caravane.server.store.schema import METADATA
from tests.server.faults.cluster import Cluster
from tests.server.mail_server import Mailbox
from tests.server.services import Nats, Postgres
from tests.wait_limit import WAIT_SECONDS

STORES = ("sqlite", "postgres")


@pytest.fixture
def anyio_backend() -> str:
    """Run coroutine tests on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Run a fast PostgreSQL server, which may lose acknowledged writes with the machine."""
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def durable_postgres() -> Iterator[Postgres]:
    """Run a PostgreSQL server that keeps every acknowledged write."""
    server = Postgres(durable=True)
    yield server
    server.stop()


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    """Run a NATS server."""
    server = Nats()
    yield server
    server.kill()


@pytest.fixture(scope="session")
def cluster(durable_postgres: Postgres, nats: Nats, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """Run two servers and two workers on a durable PostgreSQL, connected by NATS."""
    url = durable_postgres.url(durable_postgres.new_database())
    with Cluster(tmp_path_factory.mktemp("cluster"), url, nats.url) as running:
        yield running


@pytest.fixture(scope="session")
def migrated_database(postgres: Postgres) -> str:
    """Return the name of a migrated database to be copied."""
    name = postgres.new_database()

    async def migrate() -> None:
        await (await open_store(postgres.url(name))).close()

    asyncio.run(migrate())
    return name


@pytest.fixture(scope="session")
def shared_database(postgres: Postgres, migrated_database: str) -> str:
    """Return the name of a database that tests share, because emptying one is much faster than creating one."""
    return postgres.new_database(migrated_database)


def empty_database(postgres: Postgres, database: str) -> str:
    """Empty a database and end the connections that a test has left open; return its URL."""
    others = f"FROM pg_stat_activity WHERE datname = '{database}' AND pid <> pg_backend_pid()"
    postgres.sql(f"SELECT pg_terminate_backend(pid) {others}", database)
    postgres.sql(f"TRUNCATE {', '.join(METADATA.tables)}", database)
    return postgres.url(database)


@pytest.fixture(params=STORES)
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of an empty store, on SQLite and on PostgreSQL."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/caravane.db"
    return empty_database(request.getfixturevalue("postgres"), request.getfixturevalue("shared_database"))


@pytest.fixture(params=STORES)
def durable_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of an empty store that keeps every acknowledged write."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/caravane.db"
    postgres: Postgres = request.getfixturevalue("durable_postgres")
    return postgres.url(postgres.new_database())


@pytest.fixture
async def store(store_url: str) -> AsyncIterator[Database]:
    """Open an empty store, on SQLite and on PostgreSQL."""
    store = store_at(store_url, WAIT_SECONDS)
    await store.open()
    yield store
    await store.close()


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    """Run a mail server that stores the e-mails it receives."""
    box = Mailbox()
    yield box
    box.stop()
