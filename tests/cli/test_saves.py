"""Tests of saved games: resume, replay, export."""

import json
from pathlib import Path

import pytest

from tests.cli.run_cli import Terminal, plain, run, saved

BOTS = ("bot:greedy", "bot:random")


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    run("play", "_template", "--seats", ",".join(BOTS), "--names", "Ana,Bob", "--seed", "7", "--save", str(file))
    return file


def _alter(file: Path, **changes: object) -> str:
    record = json.loads(file.read_text(encoding="utf-8")) | changes
    file.write_text(json.dumps(record), encoding="utf-8")
    return str(file)


def test_a_save_is_readable(finished: Path) -> None:
    lines = finished.read_text(encoding="utf-8").splitlines()
    assert '  "game": "_template",' in lines
    assert any(line.startswith('    "0 play:card-') for line in lines)


def test_export_prints_what_was_saved(finished: Path) -> None:
    assert run("export", str(finished)) == finished.read_text(encoding="utf-8")


def test_export_normalizes_a_save(finished: Path) -> None:
    tidy = finished.read_text(encoding="utf-8")
    assert run("export", _alter(finished, tea=True)) == tidy


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
    assert any(move.startswith("0 play:") for move in json.loads(file.read_text(encoding="utf-8"))["moves"])


def test_a_game_can_be_resumed_with_other_players(finished: Path) -> None:
    moves = json.loads(finished.read_text(encoding="utf-8"))["moves"][:2]
    file = _alter(finished, moves=moves)
    assert "wins with" in run("resume", file, "--seats", "bot:random,bot:random", "--seed", "1", "--lang", "en")


def test_names_in_a_file_cannot_steer_the_terminal(finished: Path) -> None:
    output = run("replay", _alter(finished, players=["\x1b[2JAna", "B,b"]), "--lang", "en")
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
    assert "Bob takes blue 5." in output


def test_a_save_without_players_can_be_replayed(tmp_path: Path) -> None:
    file = Path(saved(tmp_path / "bare.json", "_template", [], BOTS))
    record = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({key: record[key] for key in record if not key.startswith("play")}), encoding="utf-8")
    assert "Player 1 and Player 2" in run("replay", str(file), "--lang", "en")


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"game": "chess"}, "no such game: 'chess'"),
        ({"rules": 99}, "99"),
        ({"seats": 9}, "2 to 4 seats"),
        ({"moves": ["* roll:1"]}, "1: '* roll:1'"),
        ({"moves": ["nonsense"]}, "1: 'nonsense'"),
        ({"moves": 5}, "'moves' is not a list of strings"),
        ({"players": [5]}, "'players' is not a list of strings"),
        ({"options": ["x"]}, ""),
    ],
)
@pytest.mark.parametrize("command", ["replay", "export", "resume"])
def test_a_save_that_cannot_be_replayed(
    finished: Path, command: str, changes: dict[str, object], complaint: str
) -> None:
    output = plain(run(command, _alter(finished, **changes), "--lang", "en", code=1))
    assert "cannot be replayed" in output
    assert complaint in output


@pytest.mark.parametrize("key", ["format", "rules", "seats", "options"])
def test_a_missing_key_of_a_save_is_named(finished: Path, key: str) -> None:
    record = json.loads(finished.read_text(encoding="utf-8"))
    del record[key]
    finished.write_text(json.dumps(record), encoding="utf-8")
    assert f"'{key}' is missing" in plain(run("replay", str(finished), "--lang", "en", code=1))


def test_dice_that_were_shown_are_saved_even_if_the_program_is_killed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with Terminal("play", "lost-cities", "--save", str(file), "--lang", "en") as terminal:
        terminal.wait_for("Player 1 >")
        assert any(move.startswith("* roll:") for move in json.loads(file.read_text(encoding="utf-8"))["moves"])


@pytest.mark.parametrize("content", ["", "[]", "{", "\x00"])
def test_a_file_that_is_not_a_save(tmp_path: Path, content: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(content, encoding="utf-8")
    assert "ne peut pas être rejoué" in plain(run("replay", str(file), "--lang", "fr", code=1))
