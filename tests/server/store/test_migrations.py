"""Tests of migrations: from an empty database, repeated, concurrent, and from an installed package."""

import asyncio
import os
import subprocess
import sys
import zipfile
from importlib import resources
from math import inf
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, text, update
from sqlalchemy.schema import CreateTable

from caravane.server.store.connect import open_store, store_at
from caravane.server.store.migrate import LATEST, VERSION, NewerSchemaError, upgrade
from caravane.server.store.schema import METADATA
from caravane.server.store.sql_store import SqlStore
from tests.server.services import Postgres
from tests.server.store.rows import new_table

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[3]
OPENING = '{"kind":"open","at":1.0,"host":"id-host","settings":{"pace":{"bank":60}}}'
FIRST = [
    f"INSERT INTO journal (table_id, number, at, act) VALUES ('well', 0, 1.0, '{OPENING}')".replace(":", "\\:"),
    """INSERT INTO tables (id, game, seats, status, public, rated, names, seating, deciding, created_at, updated_at, secret)
    VALUES ('well', '_template', 4, 'playing', TRUE, FALSE, '["Ada","Bo","greedy",""]', '["id-ada","id-ada","",""]', '[]',
    1.0, 3.0, 'secret')""",
    "INSERT INTO seating (table_id, seat, identity, sits) VALUES ('well', 0, 'id-ada', TRUE)",
]
OPEN_AND_CLOSE = """
import asyncio, sys, caravane
from caravane.server.store.connect import open_store
async def main():
    await (await open_store(sys.argv[1])).close()
asyncio.run(main())
print(caravane.__file__)
"""


@pytest.fixture(params=["sqlite", "postgres"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of a database without a schema."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/folder/caravane.db"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.url(postgres.new_database())


def modes_in(folder: Path) -> dict[str, str]:
    return {file.name: oct(file.stat().st_mode & 0o777) for file in folder.iterdir()}


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


async def read_schema(store: SqlStore) -> str:
    """Return the schema of the database as SQL."""
    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
        assert (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar() == LATEST
        found = MetaData()
        await connection.run_sync(found.reflect)
    return "\n".join(sorted(str(CreateTable(table)) for table in found.tables.values()))


async def test_migrations_produce_the_schema_of_a_new_database(empty_url: str) -> None:
    store = await open_store(empty_url)
    assert isinstance(store, SqlStore)
    created = await read_schema(store)
    async with store.engine.begin() as connection:
        await connection.run_sync(METADATA.drop_all)
        await connection.run_sync(VERSION.drop)
        await connection.run_sync(upgrade)
    assert columns(await read_schema(store)) == columns(created)
    await store.close()


def columns(schema: str) -> list[str]:
    """Return the sorted lines of a schema, because columns added by a migration are at the end."""
    return sorted(line.strip().rstrip(", ") for line in schema.splitlines())


@pytest.mark.parametrize("version", [f"{number:04}" for number in range(1, int(LATEST))])
async def test_a_database_of_every_earlier_version_gets_the_latest_schema(empty_url: str, version: str) -> None:
    store = store_at(empty_url)
    assert isinstance(store, SqlStore)
    Path(store.engine.url.database or "").parent.mkdir(parents=True, exist_ok=True)
    async with store.engine.begin() as connection:
        await connection.run_sync(upgrade, version)
    await store.open()
    assert "removals" in await read_schema(store)
    await store.close()


async def test_the_latest_version_is_that_of_the_last_migration() -> None:
    folder = resources.files("caravane.server.store.migrations.versions")
    steps = [file.name for file in folder.iterdir() if file.name.startswith("v")]
    assert max(steps).startswith(f"v{LATEST}_")


async def test_migrating_again_changes_nothing(empty_url: str) -> None:
    store = await open_store(empty_url)
    await new_table(store, "well")
    await store.close()
    again = await open_store(empty_url)
    assert len(await again.acts("well")) == 1
    await again.close()


async def test_a_database_with_a_newer_schema_is_not_opened(empty_url: str) -> None:
    store = await open_store(empty_url)
    assert isinstance(store, SqlStore)
    async with store.engine.begin() as connection:
        await connection.execute(update(VERSION).values(version_num="9999"))
    await store.close()
    with pytest.raises(NewerSchemaError, match=f"9999.*{LATEST}"):
        await open_store(empty_url)


async def test_tables_of_the_first_schema_are_migrated(empty_url: str) -> None:
    store = store_at(empty_url)
    assert isinstance(store, SqlStore)
    Path(store.engine.url.database or "").parent.mkdir(parents=True, exist_ok=True)
    async with store.engine.begin() as connection:
        await connection.run_sync(upgrade, "0001")
        for statement in FIRST:
            await connection.execute(text(statement))
    await store.open()
    [(name, row)] = await store.tables_of("id-ada", 10)
    assert (name, row.host, row.time_control, row.updated_at) == ("well", "id-host", {"bank": 60}, 3.0)
    assert row.occupants == [
        {"kind": "person", "name": "Ada"},
        {"kind": "companion", "name": "Bo"},
        {"kind": "bot", "name": "greedy", "level": "greedy"},
        None,
    ]
    assert row.clocks_expire_at == [inf] * 4
    await store.close()


async def test_processes_that_start_concurrently_migrate_once(empty_url: str) -> None:
    stores = [store_at(empty_url) for _ in range(4)]
    await asyncio.gather(*[store.open() for store in stores])
    await new_table(stores[0], "well")
    assert [len(await store.acts("well")) for store in stores] == [1, 1, 1, 1]
    await asyncio.gather(*[store.close() for store in stores])


async def test_only_the_owner_can_read_the_file(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/caravane.db")
    await new_table(store, "well")
    assert modes_in(tmp_path) == dict.fromkeys(["caravane.db", "caravane.db-wal", "caravane.db-shm"], "0o600")
    await store.close()


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "mysql://somewhere/else"])
def test_an_unsupported_url_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match="the database URL must be"):
        store_at(url)


def test_an_installed_package_carries_its_migrations(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    [wheel] = tmp_path.glob("*.whl")
    installed = tmp_path / "installed"
    zipfile.ZipFile(wheel).extractall(installed)
    run = [sys.executable, "-W", "error", "-c", OPEN_AND_CLOSE, f"sqlite:///{tmp_path}/caravane.db"]
    only_installed = os.environ | {"PYTHONPATH": str(installed)}
    done = subprocess.run(run, cwd=tmp_path, env=only_installed, check=True, capture_output=True, text=True)
    assert done.stdout.startswith(str(installed))
