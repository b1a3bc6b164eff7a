"""What the terminal says of the conditions of a table: options that have names, its edition, values and rules from before."""

import json
from pathlib import Path
from typing import Any

import pytest

from caravane import games
from caravane.tables.export import export
from caravane.tables.settings import Settings
from tests.cli.run_cli import Terminal, plain, run
from tests.edition_files import FILES, edition_of
from tests.tables.table_driver import TableDriver, settings

EVERY = games.names(hidden=True, outside=False)
CHANGED = [name for name in EVERY if games.get(name).earlier]
WITH_PAST = [name for name in EVERY if any(option.past for option in games.get(name).options)]
LANGUAGES = ("en", "fr")


def first_settings(name: str) -> dict[str, Any]:
    """Return the settings of a table as the first versions recorded them."""
    packed = settings(name, games.get(name).seats[-1]).pack()
    return {key: value for key, value in packed.items() if key != "values"} | {"options": {}}


def file_of(folder: Path, packed: dict[str, Any]) -> str:
    """Write the file of a table on which a game has begun."""
    driver = TableDriver(Settings.unpack(packed)).begin()
    file = folder / "table.json"
    file.write_text(json.dumps(export(driver.table, driver.acts, unfinished=True)), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", EVERY)
def test_a_replay_has_a_text_for_all_that_it_says(tmp_path: Path, name: str, lang: str) -> None:
    for packed in (settings(name, games.get(name).seats[-1]).pack(), first_settings(name)):
        output = run("replay", file_of(tmp_path, packed), "--lang", lang)
        assert "option-" not in output
        assert "earlier-" not in output


@pytest.mark.parametrize("name", EVERY)
def test_a_new_game_has_nothing_special(tmp_path: Path, name: str) -> None:
    file = file_of(tmp_path, settings(name, games.get(name).seats[-1]).pack())
    output = plain(run("replay", file, "--lang", "en"))
    assert "earlier rules" not in output
    assert "built in before" not in output
    assert "With the edition" not in output


def test_an_old_game_is_by_earlier_rules_and_values(tmp_path: Path) -> None:
    for name in EVERY:
        output = plain(run("replay", file_of(tmp_path, first_settings(name)), "--lang", "en"))
        assert ("By earlier rules." in output) == (name in WITH_PAST)
        assert ("built in before (version 1)" in output) == (name in CHANGED)
    assert WITH_PAST
    assert CHANGED


@pytest.mark.parametrize("command", ["replay", "verify", "resume"])
def test_the_edition_of_a_game_is_named(tmp_path: Path, command: str) -> None:
    own = edition_of(FILES[0].stem)
    name = FILES[0].stem.rpartition("-")[0]
    file = file_of(tmp_path, settings(name, edition=own).pack())
    if command == "resume":
        with Terminal("resume", file, "--lang", "en") as terminal:
            output = terminal.wait_for("fingerprint")
    else:
        output = run(command, file, "--lang", "en", code=int(command == "verify"))
    assert own.title in plain(output)
    assert own.fingerprint[:8] in plain(output)
