"""What the tests of the server share: a store of each kind, fresh for every test."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from caravane.server.store.connect import open_store
from caravane.server.store.protocol import Database
from caravane.server.store.schema import METADATA
from tests.server.faults.cluster import Machines
from tests.server.mail_server import Mailbox
from tests.server.services import Nats, Postgres

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
def nats() -> Iterator[Nats]:
    """A NATS server."""
    server = Nats()
    yield server
    server.kill()


@pytest.fixture(scope="session")
def machines(durable_postgres: Postgres, nats: Nats, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machines]:
    """Two servers and two workers on a PostgreSQL that keeps what it acknowledges, and NATS between them."""
    url = durable_postgres.url(durable_postgres.new_database())
    with Machines(tmp_path_factory.mktemp("machines"), url, nats.url) as running:
        yield running


@pytest.fixture(scope="session")
def migrated(postgres: Postgres) -> str:
    """A database with our schema, to be copied."""
    name = postgres.new_database()

    async def migrate() -> None:
        await (await open_store(postgres.url(name))).close()

    asyncio.run(migrate())
    return name


@pytest.fixture(scope="session")
def shared(postgres: Postgres, migrated: str) -> str:
    """A database that tests use one after the other: to empty it is much quicker than to make one."""
    return postgres.new_database(migrated)


def emptied(postgres: Postgres, database: str) -> str:
    """Empty a database, and let go whoever a test has left connected to it; give its address."""
    others = f"FROM pg_stat_activity WHERE datname = '{database}' AND pid <> pg_backend_pid()"
    postgres.sql(f"SELECT pg_terminate_backend(pid) {others}", database)
    postgres.sql(f"TRUNCATE {', '.join(METADATA.tables)}", database)
    return postgres.url(database)


@pytest.fixture(params=STORES)
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store, on SQLite and on PostgreSQL."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/caravane.db"
    return emptied(request.getfixturevalue("postgres"), request.getfixturevalue("shared"))


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


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    """A mail server that keeps what it is given."""
    box = Mailbox()
    yield box
    box.stop()
