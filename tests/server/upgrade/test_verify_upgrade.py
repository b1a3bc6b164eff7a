"""`caravane verify-live` on real databases: a table that would go on differently holds a release up."""

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

from caravane.cli.commands.verify_upgrade import WORDS
from caravane.server.live.hub import Hub
from caravane.server.store.connect import open_store
from caravane.server.store.protocol import Database
from caravane.server.store.sql_store import SqlDatabase
from caravane.server.store.verify_upgrade import review
from caravane.tables import acts
from caravane.tables.acts import Act, Refused
from caravane.tables.projection import watch
from caravane.tables.upgrade_check import DIFFERENCES
from tests.cli.run_cli import run
from tests.server.jobs.test_ratings import seated
from tests.tables.table_driver import evening

pytestmark = pytest.mark.anyio

SOURCES = Path(__file__).parents[3] / "src"


async def begin(hub: Hub, moves: int, game: str = "lost-cities") -> str:
    """Begin a table and play some moves."""
    name = await hub.open_table("ana", evening(game).table.settings)
    for seat, who in enumerate(("ana", "bea")):
        await hub.act(name, Act(acts.SIT, hub.now(), seat=seat, occupant=seated(who, who)))
    await hub.act(name, Act(acts.START, hub.now()))
    for _ in range(moves):
        table = await hub.look(name)
        seat = table.deciding()[0]
        move = watch(table, seat, hub.now())["legal"][0]
        await hub.act(name, Act(acts.PLAY, hub.now(), seat=seat, moves=[move]))
    return name


async def spoil(store: Database, name: str, number: int) -> None:
    """Let an act say that something else had followed it."""
    assert isinstance(store, SqlDatabase)
    packed = (await store.acts(name))[number]
    packed["then"] = [*packed["then"], "0 refuse"]
    statement = text("UPDATE journal SET act = :act WHERE table_id = :name AND number = :number")
    async with store.engine.begin() as connection:
        await connection.execute(statement, {"act": json.dumps(packed), "name": name, "number": number})


async def test_only_what_differs_is_reported(store: Database) -> None:
    hub = Hub(store)
    good, bad = await begin(hub, moves=9), await begin(hub, moves=6)
    await hub.open_table("ana", evening("lost-cities").table.settings)
    await spoil(store, bad, number=4)
    found = {name: [(one.what, one.number) for one in ones] async for name, ones in review(store)}
    assert found == {good: [], bad: [("followed", 4)]}


async def test_a_server_does_not_play_on_with_a_table_that_differs(store: Database) -> None:
    name = await begin(Hub(store), moves=6)
    await spoil(store, name, number=4)
    with pytest.raises(Refused, match="other-rules"):
        await Hub(store).look(name)


async def prepared(folder: Path, *, spoiled: bool) -> str:
    url = f"sqlite:///{folder}/caravane.db"
    store = await open_store(url)
    name = await begin(Hub(store), moves=5)
    if spoiled:
        await spoil(store, name, number=5)
    await store.close()
    return url


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "One unfinished table, all go on"), ("fr", "Une table inachevée, toutes")]
)
def test_the_command_lets_a_good_release_pass(tmp_path: Path, lang: str, said: str) -> None:
    url = asyncio.run(prepared(tmp_path, spoiled=False))
    assert said in run("verify-live", "--database", url, "--lang", lang)


def test_the_command_holds_a_bad_release_up(tmp_path: Path) -> None:
    url = asyncio.run(prepared(tmp_path, spoiled=True))
    said = run("verify-live", "--database", url, "--lang", "en", code=1)
    assert "act 5 is followed by other luck" in said
    assert "one differs" in said


@pytest.mark.parametrize(
    "url", ["mysql://nowhere", "nothing", "sqlite:///no/such/file.db", "postgresql://nobody@127.0.0.1:9/none"]
)
def test_the_command_says_when_there_is_no_database(url: str) -> None:
    assert "cannot be read" in run("verify-live", "--database", url, "--lang", "en", code=1)


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("components.toml", "faces = 6", "faces = 8", "followed by other luck"),
        ("steps/well.py", "+= (state.depth,)", "+= (state.depth + 1,)", "leads to another state"),
        ("steps/well.py", "[(BURY,), (LEAVE,)]", "[(LEAVE,)]", "other forced moves"),
        ("steps/well.py", "in state.hands[frame[1]]]", "in state.hands[frame[1]][1:]]", "is not accepted any more"),
        ("__init__.py", "rules=1", "rules=2", "made under other rules"),
    ],
)
def test_a_release_with_other_rules_is_held_up(  # noqa: PLR0917 (what is changed where, and what is said of it)
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, old: str, new: str, said: str
) -> None:
    """The whole program is copied and one rule of the template is changed in it."""
    # Always the same luck: now and then a die of eight faces falls like one of six.
    monkeypatch.setattr(secrets, "token_bytes", lambda size: bytes(range(size)))
    url = asyncio.run(days_of_the_well(tmp_path))
    shutil.copytree(SOURCES, tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    changed = tmp_path / "src" / "caravane" / "games" / "_template" / file
    assert old in changed.read_text(encoding="utf-8")
    changed.write_text(changed.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    command = [sys.executable, "-m", "caravane", "verify-live", "--database", url, "--lang", "en"]
    environ = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert (done.returncode, said in done.stdout) == (1, True), done.stdout + done.stderr


async def days_of_the_well(folder: Path) -> str:
    """Play the template at leisure, so that every act carries its mark, until cards were shown and one was buried."""
    url = f"sqlite:///{folder}/caravane.db"
    store = await open_store(url)
    days = count(1_750_000_000, 86_400)
    hub = Hub(store, now=lambda: float(next(days)))
    await begin(hub, moves=5, game="_template")
    await store.close()
    return url


def test_every_difference_has_its_words() -> None:
    assert set(WORDS) == set(DIFFERENCES)
