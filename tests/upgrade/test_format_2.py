"""Tests of files of format 2, which do not say what was shown: they verify, continue and become current ones."""

import json
from pathlib import Path
from typing import Any

import pytest

from caravane.cli.terminal.saves import verify_file
from caravane.kernel.luck import Sfc32
from caravane.server.store.protocol import Database
from caravane.tables.export import FORMAT
from caravane.tables.findings import NOT_FINISHED, UNPROVED
from caravane.tables.verify import read, verify
from tests.cli.run_cli import run
from tests.upgrade.continue_table import export_of, play_random
from tests.upgrade.test_files import import_file

FOLDER = Path(__file__).parent / "format_2"
FILES = sorted(file.name for file in FOLDER.iterdir())
CONTINUED = "lost-cities-continued-journal.json"
MOVES = 5


def read_file(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    return data


def is_playing(name: str) -> bool:
    return name.endswith("-playing.json")


@pytest.mark.parametrize("name", FILES)
def test_a_file_verifies_with_its_own_digest(name: str) -> None:
    data = read_file(name)
    verdict = verify(data)
    expected = [UNPROVED] if name == CONTINUED else [NOT_FINISHED] if is_playing(name) else []
    assert [finding.code for finding in verdict.findings] == expected
    assert (data["format"], verdict.digest) == (2, data["digest"])


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_written_in_the_current_format(name: str, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_text(run("export", str(FOLDER / name)), encoding="utf-8")
    data, old = json.loads(file.read_text(encoding="utf-8")), read_file(name)
    assert (data["format"], data["seen"] is None) == (FORMAT, is_playing(name))
    assert [data[part] for part in ("luck", "acts", "chance_events", "result")] == [
        old[part] for part in ("luck", "acts", "chance_events", "result")
    ]
    assert verify_file(file).problems() == []


def test_a_file_of_format_2_cannot_say_what_was_shown() -> None:
    codes = [finding.code for finding in verify({**read_file(FILES[0]), "seen": None}).findings]
    assert codes == ["parts"]


@pytest.mark.anyio
@pytest.mark.parametrize("name", FILES)
async def test_a_file_is_imported_and_continues(name: str, sqlite_store: Database, tmp_path: Path) -> None:
    services, table_id, _ = await import_file(read_file(name), sqlite_store, tmp_path)
    played = await play_random(services.hub, table_id, Sfc32(6), MOVES)
    assert played == (MOVES if is_playing(name) else 0)
    read(await export_of(services.hub, sqlite_store, table_id))
