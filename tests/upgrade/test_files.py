"""Tests of old files: exported tables verify and can be imported, saved games can be replayed and resumed."""

import json
from pathlib import Path
from typing import Any

import pytest

from caravane.cli.terminal.local_table import occupants_of
from caravane.cli.terminal.saves import verify_file
from caravane.kernel.codec import fingerprint
from caravane.kernel.luck import Sfc32
from caravane.server.live.import_table import TableImporter
from caravane.server.ops.config import Configuration
from caravane.server.services import Services
from caravane.server.store.protocol import Database
from caravane.tables.findings import NOT_FINISHED, UNPROVED
from caravane.tables.upgrade_check import differences
from caravane.tables.verify import read, verify
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


@pytest.mark.parametrize("name", EXPORTS)
def test_an_exported_table_is_replayed_and_written_in_the_current_format(name: str, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_text(json.dumps(read_export(name)), encoding="utf-8")
    output = run("replay", str(file), "--lang", "en")
    assert ("not over yet" in output) == (EXPORTS[name]["status"] != "ended")
    file.write_text(run("export", str(file)), encoding="utf-8")
    verdict = verify_file(file)
    assert [problem.code for problem in verdict.problems()] == []
    assert len(verdict.acts) == EXPORTS[name]["acts"]
    assert json.loads(file.read_text(encoding="utf-8"))["format"] == 3


@pytest.mark.parametrize("name", [name for name, facts in EXPORTS.items() if facts["status"] == "playing"])
def test_an_exported_table_is_resumed_in_the_terminal(name: str, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_text(json.dumps(read_export(name)), encoding="utf-8")
    bots = ",".join(["bot:random"] * len(EXPORTS[name]["names"]))
    run("resume", str(file), "--seats", bots, "--seed", "1", "--lang", "en")
    verdict = verify_file(file)
    assert verdict.is_valid()
    assert len(verdict.acts) > EXPORTS[name]["acts"]


async def import_file(data: dict[str, Any], store: Database, folder: Path) -> tuple[Services, str, str]:
    """Import a file; return the services, the id of the table, and the identity of its importer."""
    services = Services(Configuration(data_dir=folder, import_unfinished=True), store, lambda: NOW)
    guest = await store.create_guest("Ida", NOW)
    importer = TableImporter(services.hub, store, services.replays, allow_unfinished=True)
    imported = await importer.record(await importer.read_file(json.dumps({"file": data}).encode(), guest, ""))
    await services.replays.stop()
    return services, imported.table_id, guest


@pytest.mark.anyio
@pytest.mark.parametrize("name", EXPORTS)
async def test_an_exported_table_is_imported_and_continues(name: str, sqlite_store: Database, tmp_path: Path) -> None:
    services, table_id, guest = await import_file(read_export(name), sqlite_store, tmp_path)
    facts = EXPORTS[name]
    table = await services.hub.load_fresh(table_id)
    assert (table.act_count, table.names(), table.host) == (facts["acts"], facts["names"], guest)
    assert fingerprint(table.game, table.journal.state) == facts["fingerprint"]
    assert await play_random(services.hub, table_id, Sfc32(6), 5) == (0 if facts["status"] == "ended" else 5)
    read(await export_of(services.hub, sqlite_store, table_id))


@pytest.mark.parametrize("name", SAVES)
def test_a_saved_game_is_loaded_unchanged(name: str) -> None:
    table, facts = verify_file(FOLDER / "saves" / name).loaded_table(), SAVES[name]
    state = table.journal.state
    assert (table.game.name, table.status == "ended") == (facts["game"], facts["ended"])
    assert [table.names(), list(occupants_of(table))] == [facts["players"], facts["played by"]]
    assert len(table.journal.lines()) == facts["lines"]
    assert fingerprint(table.game, state) == facts["fingerprint"]
    assert [standing[0] for standing in table.game.standings(state)] == facts["scores"]


@pytest.mark.parametrize("name", SAVES)
def test_a_saved_game_follows_the_rules_but_its_luck_is_not_proved(name: str) -> None:
    verdict = verify_file(FOLDER / "saves" / name)
    codes = [problem.code for problem in verdict.findings]
    assert codes == ([UNPROVED] if SAVES[name]["ended"] else [UNPROVED, NOT_FINISHED])


@pytest.mark.parametrize("name", SAVES)
def test_a_saved_game_is_replayed(name: str) -> None:
    output = run("replay", str(FOLDER / "saves" / name), "--lang", "en")
    assert all(player in output for player in SAVES[name]["players"])
    assert ("not over yet" in output) != SAVES[name]["ended"]


@pytest.mark.parametrize("name", SAVES)
def test_a_saved_game_is_written_in_the_current_format(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(run("export", str(FOLDER / "saves" / name)), encoding="utf-8")
    assert json.loads(file.read_text(encoding="utf-8"))["format"] == 3
    assert run("export", str(file)) == file.read_text(encoding="utf-8")
    moves = json.loads((FOLDER / "saves" / name).read_text(encoding="utf-8"))["moves"]
    assert verify_file(file).loaded_table().journal.lines() == moves


@pytest.mark.anyio
@pytest.mark.parametrize("name", SAVES)
async def test_a_saved_game_is_imported_and_continues(name: str, sqlite_store: Database, tmp_path: Path) -> None:
    data = json.loads((FOLDER / "saves" / name).read_text(encoding="utf-8"))
    services, table_id, _ = await import_file(data, sqlite_store, tmp_path)
    table = await services.hub.load_fresh(table_id)
    assert table.names() == SAVES[name]["players"]
    assert fingerprint(table.game, table.journal.state) == SAVES[name]["fingerprint"]
    assert await play_random(services.hub, table_id, Sfc32(6), 5) == (0 if SAVES[name]["ended"] else 5)
    exported = await export_of(services.hub, sqlite_store, table_id)
    again, _ = read(exported)
    assert again.unproved_acts == table.unproved_acts > 0
    assert differences(await sqlite_store.acts(table_id), table.secret, None) == []


@pytest.mark.parametrize("name", [name for name, facts in SAVES.items() if not facts["ended"]])
def test_a_saved_game_is_resumed(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes((FOLDER / "saves" / name).read_bytes())
    bots = ",".join(["bot:random"] * len(SAVES[name]["players"]))
    run("resume", str(file), "--seats", bots, "--seed", "1", "--lang", "en")
    verdict = verify_file(file)
    assert [problem.code for problem in verdict.findings] == [UNPROVED]
    assert verdict.loaded_table().journal.state.ended()
