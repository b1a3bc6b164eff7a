"""Tests of old files: exported tables verify and can be imported, saved games can be replayed and resumed."""

import json
from pathlib import Path
from typing import Any

import pytest

from caravane.cli.terminal.saves import LoadedSave
from caravane.kernel.codec import fingerprint
from caravane.kernel.luck import Sfc32
from caravane.server.live.import_table import TableImporter
from caravane.server.ops.config import Configuration
from caravane.server.services import Services
from caravane.server.store.protocol import Database
from caravane.tables.verify import NOT_FINISHED, read, verify
from tests.cli.run_cli import run
from tests.upgrade.continue_table import export_of, play_random
from tests.upgrade.fixtures import EXPECTED, FOLDER, NOW, describe_table, read_export

EXPORTS: dict[str, dict[str, Any]] = EXPECTED["exports"]
SAVES: dict[str, dict[str, Any]] = EXPECTED["saves"]


def test_there_is_a_file_of_every_kind() -> None:
    assert {file.name for file in (FOLDER / "exports").iterdir()} == set(EXPORTS)
    assert {file.name for file in (FOLDER / "saves").iterdir()} == set(SAVES)
    tables = [EXPECTED["tables"][facts["table"]] for facts in EXPORTS.values()]
    both = {(game, status) for game in EXPECTED["leaderboards"] for status in ("playing", "ended")}
    assert {(table["game"], table["status"]) for table in tables} == both
    assert {(save["game"], "ended" if save["ended"] else "playing") for save in SAVES.values()} == both


@pytest.mark.parametrize("name", EXPORTS)
def test_an_exported_table_verifies_and_is_unchanged(name: str) -> None:
    verdict, facts = verify(read_export(name)), EXPORTS[name]
    assert [problem.code for problem in verdict.findings] == ([] if facts["status"] == "ended" else [NOT_FINISHED])
    assert verdict.digest == facts["digest"]
    assert (len(verdict.acts), len(verdict.chance_recorder.events)) == (facts["acts"], facts["chance events"])
    assert verdict.table is not None
    described = describe_table(verdict.table)
    common = set(described) & set(facts)
    assert {key: described[key] for key in common} == {key: facts[key] for key in common}


@pytest.mark.parametrize("name", EXPORTS)
def test_the_verify_command_accepts_an_exported_table(name: str, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_text(json.dumps(read_export(name)), encoding="utf-8")
    ended = EXPORTS[name]["status"] == "ended"
    output = run("verify", str(file), "--lang", "en", code=0 if ended else 1)
    assert (EXPORTS[name]["digest"] in output) == ended


@pytest.mark.anyio
@pytest.mark.parametrize("name", EXPORTS)
async def test_an_exported_table_is_imported_and_continues(name: str, sqlite_store: Database, tmp_path: Path) -> None:
    services = Services(Configuration(data_dir=tmp_path, import_unfinished=True), sqlite_store, lambda: NOW)
    guest = await sqlite_store.create_guest("Ida", NOW)
    importer = TableImporter(services.hub, sqlite_store, services.replay_queue, allow_unfinished=True)
    imported = await importer.import_table(read_export(name), guest, [])
    facts = EXPORTS[name]
    table = await services.hub.load_fresh(imported.table_id)
    assert (table.act_count, table.names(), table.host) == (facts["acts"], facts["names"], guest)
    assert fingerprint(table.game, table.journal.state) == facts["fingerprint"]
    assert await play_random(services.hub, imported.table_id, Sfc32(6), 5) == (0 if facts["status"] == "ended" else 5)
    read(await export_of(services.hub, sqlite_store, imported.table_id))


@pytest.mark.parametrize("name", SAVES)
def test_a_saved_game_is_loaded_unchanged(name: str) -> None:
    saved, facts = LoadedSave(FOLDER / "saves" / name), SAVES[name]
    state = saved.journal.state
    assert (saved.game.name, state.ended()) == (facts["game"], facts["ended"])
    assert [list(saved.names), list(saved.occupants)] == [facts["players"], facts["played by"]]
    assert len(saved.journal.lines()) == facts["lines"]
    assert fingerprint(saved.game, state) == facts["fingerprint"]
    assert [standing[0] for standing in saved.game.standings(state)] == facts["scores"]


@pytest.mark.parametrize("name", SAVES)
def test_a_saved_game_is_replayed(name: str) -> None:
    output = run("replay", str(FOLDER / "saves" / name), "--lang", "en")
    assert all(player in output for player in SAVES[name]["players"])
    assert ("not over yet" in output) != SAVES[name]["ended"]


@pytest.mark.parametrize("name", SAVES)
def test_a_saved_game_is_exported_unchanged(name: str) -> None:
    assert run("export", str(FOLDER / "saves" / name)) == (FOLDER / "saves" / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", [name for name, facts in SAVES.items() if not facts["ended"]])
def test_a_saved_game_is_resumed(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes((FOLDER / "saves" / name).read_bytes())
    bots = ",".join(["bot:random"] * len(SAVES[name]["players"]))
    run("resume", str(file), "--seats", bots, "--seed", "1", "--lang", "en")
    assert LoadedSave(file).journal.state.ended()
