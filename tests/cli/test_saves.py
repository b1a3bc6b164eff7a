"""Tests of the files of tables in the terminal: resume, replay, export; files of earlier versions and damaged ones."""

import doctest
import json
from pathlib import Path
from typing import Any

import pytest

from caravane.cli.terminal.saves import verify_file
from caravane.tables.export import Export, export, with_digest
from caravane.tables.files import format_file
from tests.cli.run_cli import Terminal, plain, run, saved
from tests.tables.export_files import eventful_well, file_of, short_lost_cities
from tests.tables.table_driver import TableDriver, drive_table

ROOT = Path(__file__).parents[2]
BOTS = ("bot:greedy", "bot:random")


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    run("play", "_template", "--seats", ",".join(BOTS), "--names", "Ana,Bob", "--seed", "7", "--save", str(file))
    return file


@pytest.fixture
def journal(tmp_path: Path, finished: Path) -> Path:
    """Write the same game as earlier versions saved it."""
    return Path(saved(tmp_path / "journal.json", "_template", lines_of(finished), BOTS))


def read(file: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return data


def lines_of(file: Path) -> list[str]:
    return verify_file(file).loaded_table().journal.lines()


def _alter(file: Path, **changes: object) -> str:
    file.write_text(json.dumps(read(file) | changes), encoding="utf-8")
    return str(file)


def _write(file: Path, data: Export) -> str:
    file.write_text(json.dumps(data), encoding="utf-8")
    return str(file)


def test_a_save_is_readable(finished: Path) -> None:
    lines = finished.read_text(encoding="utf-8").splitlines()
    assert '"format": 3,' in lines
    assert any(line.startswith('{"kind": "play", ') and '"moves": ["play:card-' in line for line in lines)


def test_export_prints_what_was_saved(finished: Path) -> None:
    assert run("export", str(finished)) == finished.read_text(encoding="utf-8")


def test_export_lays_a_file_out_as_it_is_saved(finished: Path) -> None:
    tidy = finished.read_text(encoding="utf-8")
    finished.write_text(json.dumps(json.loads(tidy), indent=7), encoding="utf-8")
    assert run("export", str(finished)) == tidy


def test_export_converts_a_journal(journal: Path) -> None:
    converted = run("export", str(journal))
    journal.write_text(converted, encoding="utf-8")
    assert json.loads(converted)["caravane"] == "table"
    assert run("export", str(journal)) == converted


def test_a_save_is_verified(finished: Path) -> None:
    output = plain(run("verify", str(finished), "--lang", "en"))
    assert "Everything matches" in output
    assert read(finished)["digest"] in output
    assert "Luckier than" in run("luck", str(finished), "--lang", "en")


def test_the_luck_of_a_journal_is_not_proved(journal: Path) -> None:
    draws = sum(line.startswith("*") for line in read(journal)["moves"])
    output = plain(run("verify", str(journal), "--lang", "en", code=1))
    assert f"{draws} draws come from a save of an earlier version" in output
    assert "follow the rules" in output


@pytest.mark.parametrize("make", [eventful_well, short_lost_cities])
def test_the_file_of_a_server_is_replayed_and_exported(make: Any, tmp_path: Path) -> None:
    data = file_of(make())
    file = _write(tmp_path / "table.json", data)
    output = run("replay", file, "--lang", "en")
    assert "Ana" in output
    assert " wins with " in output
    assert json.loads(run("export", file)) == data
    assert run("export", file) == format_file(data)
    assert " wins with " in run("resume", file, "--lang", "en")


def test_a_player_who_ran_out_of_time_has_not_won(tmp_path: Path) -> None:
    table = short_lost_cities()
    output = plain(run("replay", _write(tmp_path / "table.json", file_of(table)), "--lang", "en"))
    winner = table.table.names()[1 - table.table.resigned[0]]
    assert f"{winner} wins with" in output


def test_an_unfinished_file_of_a_server_is_resumed(tmp_path: Path) -> None:
    driver = drive_table(seats=2).begin()
    data = format_file(with_digest(_unfinished(driver)))
    file = tmp_path / "table.json"
    file.write_text(data, encoding="utf-8")
    output = run("resume", str(file), "--seats", "human,bot:random", "--seed", "1", "--lang", "en", typed=["1", "q"])
    assert f"caravane resume {file} --seats human,bot:random" in plain(output)
    run("resume", str(file), "--seats", "bot:random,bot:random", "--seed", "1", "--lang", "en")
    assert "Everything matches" in run("verify", str(file), "--lang", "en")
    assert read(file)["acts"][: len(driver.acts)] == json.loads(data)["acts"]


def test_a_table_that_has_not_started_is_not_resumed(tmp_path: Path) -> None:
    file = _write(tmp_path / "table.json", _unfinished(drive_table(seats=2)))
    assert "has not started" in plain(run("resume", file, "--lang", "en", code=1))
    assert "nothing to decide" in plain(run("hint", file, "--lang", "en", code=1))
    assert "not over yet" in run("replay", file, "--lang", "en")


def _unfinished(driver: TableDriver) -> Export:
    return export(driver.table, driver.acts, unfinished=True)


def test_export_as_text(finished: Path) -> None:
    output = run("export", str(finished), "--format", "text", "--lang", "fr")
    assert "   1. * shuffle:card-" in output
    assert "Ana dévoile la carte" in output
    assert "gagne avec" in output


@pytest.mark.parametrize(("lang", "title", "end"), [("en", "The Well", "wins with"), ("fr", "Le Puits", "gagne avec")])
def test_replay_without_a_terminal_prints_everything(finished: Path, lang: str, title: str, end: str) -> None:
    output = run("replay", str(finished), "--lang", lang)
    assert output.startswith(title)
    assert end in output


def test_a_spectator_sees_less_than_a_seat(finished: Path) -> None:
    assert "receives" not in run("replay", str(finished), "--all", "--lang", "en")
    output = run("replay", str(finished), "--all", "--seat", "2", "--lang", "en")
    assert "Bob receives" in output
    assert "Ana receives" not in output


def test_a_seat_that_does_not_exist(finished: Path) -> None:
    assert "There is no seat 3" in run("replay", str(finished), "--seat", "3", "--lang", "en", code=2)


def test_stepping_through_a_replay(finished: Path) -> None:
    with Terminal("replay", str(finished), "--lang", "en") as terminal:
        last = terminal.wait_for("q: quit >").partition(" of ")[2].split()[0]
        for typed, expected in (("", "1"), ("", "2"), ("b", "1"), ("4", "4"), ("tea", "Press Enter"), (last, last)):
            terminal.type(typed)
            assert (f"{expected} of {last}" if expected.isdecimal() else expected) in terminal.wait_for("q: quit >")
        terminal.type("q")
        assert terminal.end() == 0


def test_an_unfinished_game_can_be_resumed(tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    left = run("play", "_template", "--names", "Ana", "--seed", "7", "--save", file, "--lang", "en", typed=["1", "q"])
    assert f"caravane resume {file}" in plain(left)
    assert "not over yet" in run("replay", file, "--lang", "en")
    assert "wins with" in run("resume", file, "--seed", "1", "--lang", "en", typed=["1"] * 20)
    assert "wins with" in run("replay", file, "--lang", "en")


def test_a_game_is_saved_after_every_decision(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with Terminal(
        "play", "_template", "--names", "Ana", "--seed", "7", "--save", str(file), "--lang", "en"
    ) as terminal:
        terminal.wait_for("Ana >")
        terminal.type("1")
        terminal.wait_for("Ana >")
    assert any(line.startswith("0 play:") for line in lines_of(file))


def test_a_game_can_be_resumed_with_other_players(journal: Path) -> None:
    file = _alter(journal, moves=read(journal)["moves"][:2])
    assert "wins with" in run("resume", file, "--seats", "bot:random,bot:random", "--seed", "1", "--lang", "en")


def test_names_in_a_file_cannot_steer_the_terminal(finished: Path, journal: Path) -> None:
    data = read(finished)
    for act, name in zip(data["acts"][1:3], ["\x1b[2JAna", "B,b"], strict=True):
        act["occupant"]["name"] = name
    for file in (_write(finished, with_digest(data)), _alter(journal, players=["\x1b[2JAna", "B,b"])):
        output = run("replay", file, "--lang", "en")
        assert "\x1b" not in output
        assert "[2JAna and B,b" in output


def test_an_unwritable_file_is_reported_before_the_game(tmp_path: Path) -> None:
    output = run("play", "_template", "--save", str(tmp_path / "no" / "where.json"), "--lang", "en", code=2)
    assert "cannot be written" in plain(output.replace("│", ""))


def test_resuming_shows_the_log_since_the_last_decision(tmp_path: Path) -> None:
    moves = ["* roll:red:red:blue:3:4:5", "0 take:red:3", "1 refuse", "* roll:red:red:blue:3:4:5", "1 take:blue:5"]
    file = saved(tmp_path / "lc.json", "lost-cities", moves, ("human", "bot:random"), first_roller="1")
    output = run("resume", file, "--lang", "en")
    assert "Ana takes red 3." in output
    assert "Bob writes 5 in blue" in output


def test_a_save_without_players_can_be_replayed(tmp_path: Path) -> None:
    file = Path(saved(tmp_path / "bare.json", "_template", [], BOTS))
    record = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({key: record[key] for key in record if not key.startswith("play")}), encoding="utf-8")
    assert "Player 1 and Player 2" in run("replay", str(file), "--lang", "en")


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"game": "chess"}, "“chess” is not installed"),
        ({"rules": 99}, "rules 99"),
        ({"seats": 9}, "2 to 4 seats"),
        ({"seats": "2"}, "'seats' is not a number"),
        ({"moves": ["* roll:1"]}, "Move 1, “* roll:1”"),
        ({"moves": ["nonsense"]}, "Move 1, “nonsense”"),
        ({"moves": 5}, "'moves' is not a list of strings"),
        ({"players": [5]}, "'players' is not a list of strings"),
        ({"options": ["x"]}, ""),
        ({"format": 2}, "newer version of Caravane wrote it (format 2; this version reads up to 1). Upgrade"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "export", "resume", "hint"])
def test_a_journal_that_cannot_be_replayed(
    journal: Path, command: str, changes: dict[str, object], complaint: str
) -> None:
    output = plain(run(command, _alter(journal, **changes), "--lang", "en", code=1))
    assert "cannot be replayed" in output
    assert complaint in output


@pytest.mark.parametrize("key", ["format", "rules", "seats", "options"])
def test_a_missing_key_of_a_journal_is_named(journal: Path, key: str) -> None:
    record = read(journal)
    del record[key]
    journal.write_text(json.dumps(record), encoding="utf-8")
    assert f"missing or unknown: {key}." in plain(run("replay", str(journal), "--lang", "en", code=1))


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"format": 4}, "newer version of Caravane wrote it (format 4; this version reads up to 3). Upgrade"),
        ({"luck": {"algorithm": 3}}, "missing or unknown: luck.commitment, luck.entropies, luck.secret."),
        ({"caravane": "rules"}, "It is not a table file"),
        ({"tea": True}, "missing or unknown: tea."),
        ({"acts": []}, "It is damaged and cannot be read to the end"),
        ({"digest": ""}, "something in the file was changed"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "export", "resume", "hint", "verify", "luck"])
def test_a_damaged_or_foreign_file(finished: Path, command: str, changes: dict[str, object], complaint: str) -> None:
    output = plain(run(command, _alter(finished, **changes), "--lang", "en", code=1))
    assert complaint in output


def test_luck_of_a_newer_algorithm(finished: Path) -> None:
    luck = read(finished)["luck"] | {"algorithm": 3}
    output = plain(run("replay", _alter(finished, luck=luck), "--lang", "en", code=1))
    assert "(format luck 3; this version reads up to luck 2)" in output


@pytest.mark.parametrize("command", ["replay", "export", "resume", "hint", "verify", "luck"])
def test_a_file_that_was_cut_off(finished: Path, command: str) -> None:
    finished.write_bytes(finished.read_bytes()[:-100])
    output = plain(run(command, str(finished), "--lang", "en", code=1))
    assert "not valid JSON" in output
    assert "Download or copy it again" in output


def test_dice_that_were_shown_are_saved_even_if_the_program_is_killed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with Terminal("play", "lost-cities", "--save", str(file), "--lang", "en") as terminal:
        terminal.wait_for("Player 1 >")
        assert any(line.startswith("* roll:") for line in lines_of(file))


@pytest.mark.parametrize("content", ["", "[]", "{", "\x00", "{}"])
def test_a_file_that_is_not_a_save(tmp_path: Path, content: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(content, encoding="utf-8")
    assert "ne peut pas être rejoué" in plain(run("replay", str(file), "--lang", "fr", code=1))


def test_the_examples_of_the_page_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    bots = "bot:greedy,bot:random"
    run("play", "lost-cities", "--seats", bots, "--names", "Ana,Bob", "--seed", "7", "--save", "game.json")
    examples = doctest.testfile(str(ROOT / "docs" / "files.md"), module_relative=False)
    assert examples.attempted > 10
    assert examples.failed == 0
