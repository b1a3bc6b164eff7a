"""A backup taken in the middle of a game, restored elsewhere, is the game: with pg_dump, and with a copy of SQLite's file."""

import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.client import Client
from tests.server.run_processes import Serve
from tests.server.services import Postgres, program

pytestmark = pytest.mark.anyio

Backup = Callable[[str], str]
"""Copies a database that is in use; gives the address of the copy."""


def by_dump(postgres: Postgres, folder: Path) -> Backup:
    """As docs/operations.md tells it."""

    def copy(url: str) -> str:
        name = postgres.new_database()
        file = str(folder / "caravane.dump")
        subprocess.run([program("pg_dump"), "--format=custom", "--file", file, url], check=True)
        command = [program("pg_restore"), "--exit-on-error", "--no-owner", "--dbname", postgres.url(name), file]
        subprocess.run(command, check=True)
        return postgres.url(name)

    return copy


def by_copy(folder: Path) -> Backup:
    """As docs/operations.md tells it."""

    def copy(url: str) -> str:
        source = sqlite3.connect(url.removeprefix("sqlite:///"))
        source.execute("VACUUM INTO ?", (str(folder / "copy.db"),))
        source.close()
        return f"sqlite:///{folder}/copy.db"

    return copy


def goes_on(url: str) -> bool:
    """Ask the program whether every unfinished table of a copy can be played on."""
    command = [sys.executable, "-m", "caravane", "verify-live", "--lang", "en", "--database", url]
    return subprocess.run(command, check=False, capture_output=True).returncode == 0


async def test_a_game_goes_on_from_its_backup(durable_url: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    is_sqlite = durable_url.startswith("sqlite")
    backup = by_copy(tmp_path) if is_sqlite else by_dump(request.getfixturevalue("durable_postgres"), tmp_path)
    with Serve(tmp_path / "first", durable_url) as first:
        async with Client(first.address) as ana:
            await ana.guest("Ana")
            table = await ana.open_table(
                [{"kind": "me"}, {"kind": "companion", "name": "Bo"}], game="lost-cities", start=True
            )
            for seat in (0, 1):
                await ana.follow(table, seat)
            for _ in range(10):
                update = await ana._asked_or_over(table, (0, 1))
                await ana.play(table, update["seat"])
            copied = backup(durable_url)
            before = await ana.get(f"/tables/{table}/history")
            cookies = dict(ana.http.cookies)
    assert goes_on(copied)
    with Serve(tmp_path / "second", copied) as second:
        async with Client(second.address) as ana:
            ana.http.cookies.update(cookies)
            assert await ana.get(f"/tables/{table}/history") == before
            await ana.connect()
            for seat in (0, 1):
                await ana.follow(table, seat)
            assert (await ana.play_on(table, 0, 1))["status"] == "ended"
