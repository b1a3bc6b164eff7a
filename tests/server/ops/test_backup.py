"""Tests that a backup taken during a game can be restored elsewhere, with pg_dump and with a copy of the SQLite file."""

import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.client import Client
from tests.server.run_processes import Serve
from tests.server.services import Postgres, find_program

pytestmark = pytest.mark.anyio

Backup = Callable[[str], str]
"""Function that copies a database in use and returns the URL of the copy."""


def dump_backup(postgres: Postgres, folder: Path) -> Backup:
    """Return a backup by pg_dump, as described in docs/operations.md."""

    def copy(url: str) -> str:
        name = postgres.new_database()
        file = str(folder / "caravane.dump")
        subprocess.run([find_program("pg_dump"), "--format=custom", "--file", file, url], check=True)
        command = [find_program("pg_restore"), "--exit-on-error", "--no-owner", "--dbname", postgres.url(name), file]
        subprocess.run(command, check=True)
        return postgres.url(name)

    return copy


def copy_backup(folder: Path) -> Backup:
    """Return a backup by VACUUM INTO, as described in docs/operations.md."""

    def copy(url: str) -> str:
        source = sqlite3.connect(url.removeprefix("sqlite:///"))
        source.execute("VACUUM INTO ?", (str(folder / "copy.db"),))
        source.close()
        return f"sqlite:///{folder}/copy.db"

    return copy


def passes_upgrade_check(url: str) -> bool:
    """Return whether `verify-upgrade` accepts every unfinished table of a copy."""
    command = [sys.executable, "-m", "caravane", "verify-upgrade", "--lang", "en", "--database", url]
    return subprocess.run(command, check=False, capture_output=True).returncode == 0


async def test_a_game_continues_from_its_backup(
    durable_url: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    is_sqlite = durable_url.startswith("sqlite")
    backup = copy_backup(tmp_path) if is_sqlite else dump_backup(request.getfixturevalue("durable_postgres"), tmp_path)
    with Serve(tmp_path / "first", durable_url) as first:
        async with Client(first.address) as ana:
            await ana.guest("Ana")
            table = await ana.create_table(
                [{"kind": "me"}, {"kind": "companion", "name": "Bo"}], game="lost-cities", start=True
            )
            for seat in (0, 1):
                await ana.follow(table, seat)
            for _ in range(10):
                update = await ana.decision_or_end(table, (0, 1))
                await ana.play(table, update["seat"])
            copied = backup(durable_url)
            before = await ana.get(f"/tables/{table}/history")
            cookies = dict(ana.http.cookies)
    assert passes_upgrade_check(copied)
    with Serve(tmp_path / "second", copied) as second:
        async with Client(second.address) as ana:
            ana.http.cookies.update(cookies)
            assert await ana.get(f"/tables/{table}/history") == before
            await ana.connect()
            for seat in (0, 1):
                await ana.follow(table, seat)
            assert (await ana.play_on(table, 0, 1))["status"] == "ended"
