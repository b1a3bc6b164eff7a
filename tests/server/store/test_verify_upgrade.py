"""Tests of `caravane verify-upgrade` on real databases: a table that would continue differently blocks a release."""

import asyncio
import json
import os
import secrets
import shutil
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import text

from caravane.cli.commands.verify_upgrade import DIFFERENCE_TEXTS
from caravane.server.live.hub import Hub
from caravane.server.store.connect import open_store
from caravane.server.store.protocol import Database
from caravane.server.store.sql_store import SqlStore
from caravane.server.store.verify_upgrade import check_tables
from caravane.tables import acts
from caravane.tables.acts import Act, Refused
from caravane.tables.projection import project_table
from caravane.tables.upgrade_check import DIFFERENCES
from tests.cli.run_cli import run
from tests.server.jobs.test_ratings import seated
from tests.tables.table_driver import drive_table

pytestmark = pytest.mark.anyio

SOURCES = Path(__file__).parents[3] / "src"


async def start_table(hub: Hub, moves: int, game: str = "lost-cities") -> str:
    """Start a table and play some moves."""
    name = await hub.create_table("ana", drive_table(game).table.settings)
    for seat, identity in enumerate(("ana", "bea")):
        await hub.act(name, Act(acts.SIT, hub.now(), seat=seat, occupant=seated(identity, identity)))
    await hub.act(name, Act(acts.START, hub.now()))
    for _ in range(moves):
        table = await hub.get_table(name)
        seat = table.deciding()[0]
        move = project_table(table, seat, hub.now())["legal"][0]
        await hub.act(name, Act(acts.PLAY, hub.now(), seat=seat, moves=[move]))
    return name


async def spoil(store: Database, name: str, number: int) -> None:
    """Change the recorded follow-ups of an act."""
    assert isinstance(store, SqlStore)
    packed = (await store.acts(name))[number]
    packed["follow_ups"] = [*packed["follow_ups"], "0 refuse"]
    statement = text("UPDATE acts SET act = :act WHERE table_id = :name AND number = :number")
    async with store.engine.begin() as connection:
        await connection.execute(statement, {"act": json.dumps(packed), "name": name, "number": number})


async def test_only_differences_are_reported(store: Database) -> None:
    hub = Hub(store)
    good, bad = await start_table(hub, moves=9), await start_table(hub, moves=6)
    await hub.create_table("ana", drive_table("lost-cities").table.settings)
    await spoil(store, bad, number=4)
    found = {name: [(one.kind, one.number) for one in ones] async for name, ones in check_tables(store)}
    assert found == {good: [], bad: [("follow-ups", 4)]}


async def test_a_server_refuses_a_table_that_differs(store: Database) -> None:
    name = await start_table(Hub(store), moves=6)
    await spoil(store, name, number=4)
    with pytest.raises(Refused, match="rules-version"):
        await Hub(store).get_table(name)


async def prepared(folder: Path, *, spoiled: bool) -> str:
    url = f"sqlite:///{folder}/caravane.db"
    store = await open_store(url)
    name = await start_table(Hub(store), moves=5)
    if spoiled:
        await spoil(store, name, number=5)
    await store.close()
    return url


@pytest.mark.parametrize(
    ("lang", "text"), [("en", "One unfinished table, all continue"), ("fr", "Une table inachevée, toutes")]
)
def test_the_command_accepts_a_good_release(tmp_path: Path, lang: str, text: str) -> None:
    url = asyncio.run(prepared(tmp_path, spoiled=False))
    assert text in run("verify-upgrade", "--database", url, "--lang", lang)


def test_the_command_rejects_a_bad_release(tmp_path: Path) -> None:
    url = asyncio.run(prepared(tmp_path, spoiled=True))
    output = run("verify-upgrade", "--database", url, "--lang", "en", code=1)
    assert "action 5 leads to other luck" in output
    assert "one differs" in output


@pytest.mark.parametrize(
    "url", ["mysql://nowhere", "nothing", "sqlite:///no/such/file.db", "postgresql://nobody@127.0.0.1:9/none"]
)
def test_the_command_reports_a_missing_database(url: str) -> None:
    assert "cannot be read" in run("verify-upgrade", "--database", url, "--lang", "en", code=1)


@pytest.mark.parametrize(
    ("file", "old", "new", "finding"),
    [
        ("components.toml", "faces = 6", "faces = 8", "leads to other luck"),
        ("steps/well.py", "+= (state.depth,)", "+= (state.depth + 1,)", "leads to another state"),
        ("steps/well.py", "[(BURY,), (LEAVE,)]", "[(LEAVE,)]", "other forced moves"),
        ("steps/well.py", "in state.hands[frame[1]]]", "in state.hands[frame[1]][1:]]", "is no longer accepted"),
        ("__init__.py", "rules=1", "rules=2", "created under rules other"),
    ],
)
def test_a_release_with_other_rules_is_rejected(  # noqa: PLR0917 (what is changed where, and how it is reported)
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, old: str, new: str, finding: str
) -> None:
    """Copy the whole program and change one rule of the template in the copy."""
    # Fixed luck, because a die of eight faces sometimes falls like one of six.
    monkeypatch.setattr(secrets, "token_bytes", lambda size: bytes(range(size)))
    url = asyncio.run(play_template_slowly(tmp_path))
    shutil.copytree(SOURCES, tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    changed = tmp_path / "src" / "caravane" / "games" / "_template" / file
    assert old in changed.read_text(encoding="utf-8")
    changed.write_text(changed.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    command = [sys.executable, "-m", "caravane", "verify-upgrade", "--database", url, "--lang", "en"]
    environ = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert (done.returncode, finding in done.stdout) == (1, True), done.stdout + done.stderr


async def play_template_slowly(folder: Path) -> str:
    """Play the template one act a day, so that every act has its fingerprint, until cards were shown and one buried."""
    url = f"sqlite:///{folder}/caravane.db"
    store = await open_store(url)
    days = count(1_750_000_000, 86_400)
    hub = Hub(store, now=lambda: float(next(days)))
    await start_table(hub, moves=5, game="_template")
    await store.close()
    return url


def test_every_difference_has_a_text() -> None:
    assert set(DIFFERENCE_TEXTS) == set(DIFFERENCES)
