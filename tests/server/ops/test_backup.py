"""Tests that a backup taken during a game can be restored, with the commands that docs/operations.md gives."""

from collections.abc import Callable
from itertools import count
from pathlib import Path
from stat import S_IMODE
from typing import Any

import pytest

from tests.server.client import Client
from tests.server.ops.documented_commands import commands_under, run_together
from tests.server.run_processes import Serve
from tests.server.services import Postgres

pytestmark = pytest.mark.anyio

SEATS = (0, 1)
ROLE = "caravane"
numbers = count(1)


async def start_game(ana: Client) -> str:
    """Start a game that one person plays alone, and play its first moves."""
    await ana.guest("Ana")
    table = await ana.create_table(
        [{"kind": "me"}, {"kind": "companion", "name": "Bo"}], game="lost-cities", start=True
    )
    for seat in SEATS:
        await ana.follow(table, seat)
    await play_some(ana, table)
    return table


async def play_some(ana: Client, table: str) -> None:
    for _ in range(5):
        update = await ana.decision_or_end(table, SEATS)
        await ana.play(table, update["seat"])


async def check_restored(serve: Serve, cookies: dict[str, str], table: str, history: Any) -> None:
    """Check that a game continues where it was copied, and play it to its end."""
    async with Client(serve.address) as ana:
        ana.http.cookies.update(cookies)
        assert await ana.get(f"/tables/{table}/history") == history
        await ana.connect()
        for seat in SEATS:
            await ana.follow(table, seat)
        assert (await ana.play_on(table, *SEATS))["status"] == "ended"


async def play_while_copying(serve: Serve, copy: Callable[[], None]) -> tuple[dict[str, str], str, Any]:
    """Play before and after a copy is made; return the session, the table and its history at the time of the copy."""
    async with Client(serve.address) as ana:
        table = await start_game(ana)
        copy()
        history = await ana.get(f"/tables/{table}/history")
        await play_some(ana, table)
        return dict(ana.http.cookies), table, history


async def test_an_sqlite_file_is_copied_and_restored(tmp_path: Path) -> None:
    data = tmp_path / "var"
    here = {"/var/lib/caravane": str(data)}
    with Serve(tmp_path / "log", "", {"CARAVANE_DATA_DIR": str(data)}) as serve:
        game = await play_while_copying(
            serve, lambda: run_together(commands_under("Copying SQLite, while people play"), tmp_path, here)
        )
        assert S_IMODE((tmp_path / "caravane-backup.sqlite").stat().st_mode) == 0o600
        verify, stop, *replace, start = commands_under("Restoring SQLite")
        assert (stop, start) == ("systemctl stop caravane", "systemctl start caravane")
        run_together([verify], tmp_path, {})
        assert serve.stop() == 0
        run_together(replace, tmp_path, here)
        serve.start()
        await check_restored(serve, *game)


def new_names(postgres: Postgres) -> tuple[str, str]:
    """Create the database of a role that may not do everything; return its name and one for its copy."""
    if not postgres.sql(f"SELECT 1 FROM pg_roles WHERE rolname = '{ROLE}'"):
        postgres.sql(f"CREATE ROLE {ROLE} LOGIN")
    name = f"documented_{next(numbers)}"
    postgres.sql(f"CREATE DATABASE {name} OWNER {ROLE}")
    return name, f"{name}_restored"


async def test_a_postgres_database_is_copied_and_restored(durable_postgres: Postgres, tmp_path: Path) -> None:
    name, copy = new_names(durable_postgres)
    here = f"postgresql://{ROLE}@127.0.0.1:{durable_postgres.port}/"
    server = {"PGHOST": "127.0.0.1", "PGPORT": str(durable_postgres.port), "PGUSER": "postgres"}
    with Serve(tmp_path / "first", f"{here}{name}") as serve:
        dump = commands_under("Copying PostgreSQL, while people play")
        places = {"postgresql://caravane@db/caravane": f"{here}{name}"}
        game = await play_while_copying(serve, lambda: run_together(dump, tmp_path, places))
    assert S_IMODE((tmp_path / "caravane.dump").stat().st_mode) == 0o600
    places = {"postgresql://caravane@db/": here, "caravane_restored": copy, "sudo -u postgres ": ""}
    run_together(commands_under("Restoring PostgreSQL"), tmp_path, places, **server)
    with Serve(tmp_path / "second", f"{here}{copy}") as serve:
        await check_restored(serve, *game)
