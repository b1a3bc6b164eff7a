"""Tests of `caravane verify` on an honest and a forged file, in both languages."""

import json
from pathlib import Path

import pytest

from caravane.cli.terminal.notes_report import MARK_TEXTS
from caravane.cli.terminal.saves import FINDING_TEXTS
from caravane.tables.export import Export, with_digest
from caravane.tables.findings import CODES
from caravane.tables.notes_check import DIFFERENCES, REMARKS
from tests.cli.run_cli import plain, run
from tests.tables.export_files import changed, eventful_well, file_of
from tests.tables.noted_games import cases, entropy_of, noted_game, with_entropy


def write_file(folder: Path, data: Export) -> str:
    file = folder / "table.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize(
    ("lang", "holds", "luck"),
    [
        ("en", "Everything matches", "Draws repeated: one shuffle and"),
        ("fr", "Tout concorde", "Tirages refaits : un mélange et"),
    ],
)
def test_an_honest_file(tmp_path: Path, lang: str, holds: str, luck: str) -> None:
    data = file_of(eventful_well())
    output = plain(run("verify", write_file(tmp_path, data), "--lang", lang))
    assert holds in output
    assert luck in output
    assert data["digest"] in output


@pytest.mark.parametrize(("lang", "fails"), [("en", "This file fails the check"), ("fr", "est pas conforme :")])
def test_a_forged_file(tmp_path: Path, lang: str, fails: str) -> None:
    data = file_of(eventful_well())
    started = next(number for number, act in enumerate(data["acts"]) if act.get("follow_ups"))
    roll = "* roll:5" if data["acts"][started]["follow_ups"][-1] != "* roll:5" else "* roll:4"
    forged = changed(data, ("acts", started, "follow_ups", -1), roll)
    output = plain(run("verify", write_file(tmp_path, forged), "--lang", lang, code=1))
    assert fails in output
    assert roll in output


def test_a_file_that_is_not_a_table(tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text("{NaN", encoding="utf-8")
    assert "not valid JSON" in plain(run("verify", str(tmp_path / "x.json"), "--lang", "en", code=1))


def test_every_problem_has_a_text() -> None:
    assert set(FINDING_TEXTS) == set(CODES)
    assert {*MARK_TEXTS, "no-notes"} == {*DIFFERENCES, *REMARKS}


def write_notes(folder: Path, notes: object) -> str:
    file = folder / "notes.json"
    file.write_text(json.dumps(notes), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize(
    ("lang", "verified", "differs"),
    [
        ("en", "Verified by your device", "Warning: this file"),
        ("fr", "Vérifié par votre appareil", "Attention : ce fichier"),
    ],
)
def test_notes_are_compared_with_the_file(tmp_path: Path, lang: str, verified: str, differs: str) -> None:
    game = noted_game()
    file, notes = write_file(tmp_path, game.file()), game.devices[0].notes
    assert verified in plain(run("verify", file, "--notes", write_notes(tmp_path, notes), "--lang", lang))
    output = plain(
        run("verify", file, "--notes", write_notes(tmp_path, with_entropy(notes, "cd" * 32)), "--lang", lang, code=1)
    )
    assert differs in output
    assert verified not in output


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_case_has_its_own_texts(tmp_path: Path, lang: str) -> None:
    texts = set()
    for case in (case for case in cases() if case["notes"]):
        differs = case["name"] in DIFFERING
        file, notes = write_file(tmp_path, case["file"]), write_notes(tmp_path, case["notes"])
        texts.add(plain(run("verify", file, "--notes", notes, "--lang", lang, code=1 if differs else 0)))
    assert len(texts) > len(REMARKS)


def test_the_verdict_names_devices_that_took_part_also_where_they_cannot_verify(tmp_path: Path) -> None:
    told = set()
    for case in (case for case in cases() if case["notes"] and case["name"] not in DIFFERING):
        file, notes = write_file(tmp_path, case["file"]), write_notes(tmp_path, case["notes"])
        if "your device took part" in plain(run("verify", file, "--notes", notes, "--lang", "en")):
            told.add(case["name"])
    assert told == TOOK_PART


TOOK_PART = {
    "a file without views",
    "a move in answer to what is not noted",
    "a start that became void",
    "a start without a companion at this device",
    "a view of another version",
    "fewer views",
    "no result",
    "something irregular was shown",
    "the first algorithm",
}


DIFFERING = {
    case["name"]
    for case in json.loads((Path(__file__).parents[1] / "vectors" / "luck.json").read_text(encoding="utf-8"))["notes"]
    if case["expected"]["verdict"] == "differs"
}


def test_a_file_alone_does_not_say_that_luck_was_not_steered(tmp_path: Path) -> None:
    output = plain(run("verify", write_file(tmp_path, noted_game().file()), "--lang", "en"))
    assert "only the notes of a player" in output
    assert "Verified by your device" not in output


def test_what_was_written_down_is_compared(tmp_path: Path) -> None:
    data = noted_game().file()
    file, committed = write_file(tmp_path, data), data["luck"]["commitment"]
    right = plain(run("verify", file, "--commitment", committed, "--entropy", f"0:{entropy_of(0)}", "--lang", "en"))
    assert "What you wrote down agrees" in right
    run("verify", file, "--commitment", committed, "--entropy", f"1:{entropy_of(0)}", "--lang", "en", code=1)
    run("verify", file, "--commitment", "00" * 32, "--entropy", f"0:{entropy_of(0)}", "--lang", "en", code=1)
    assert "did not take part" in plain(run("verify", file, "--commitment", committed, "--lang", "en"))


@pytest.mark.parametrize("entropy", ["5a" * 16, "0:5a", "0:" + "xy" * 16, "9:" + "5a" * 16, "a:" + "5a" * 16])
def test_entropy_that_cannot_be_read(tmp_path: Path, entropy: str) -> None:
    run("verify", write_file(tmp_path, noted_game().file()), "--entropy", entropy, "--lang", "en", code=2)


def test_a_file_that_contains_no_notes(tmp_path: Path) -> None:
    file = write_file(tmp_path, noted_game().file())
    output = run("verify", file, "--notes", file, "--lang", "en", code=1)
    assert "does not contain the notes" in plain(output)


@pytest.mark.parametrize(("lang", "title"), [("en", "Luckier than"), ("fr", "Plus de chance que")])
def test_luck_is_reported_for_every_player(tmp_path: Path, lang: str, title: str) -> None:
    output = plain(run("luck", write_file(tmp_path, file_of(eventful_well())), "--lang", lang))
    assert title in output
    assert all(name in output for name in ("Ana", "Béa", "Bot"))


def test_luck_is_reported_for_honest_files_only(tmp_path: Path) -> None:
    forged = changed(file_of(eventful_well()), ("acts", 1, "occupant", "name"), "Eve")
    assert "digest does not match" in plain(run("luck", write_file(tmp_path, forged), "--lang", "en", code=1))


def test_names_in_a_file_do_not_command_the_terminal(tmp_path: Path) -> None:
    data = file_of(eventful_well())
    named = next(number for number, act in enumerate(data["acts"]) if act["kind"] == "sit")
    forged = changed(data, ("acts", named, "occupant", "name"), "\x1b[8mAna\x9b2J")
    output = run("verify", write_file(tmp_path, with_digest(forged)), "--lang", "en")
    assert "Ana" in output
    assert "\x1b[8m" not in output
    assert "\x9b" not in output


def test_entropy_is_given_once_for_a_seat_and_not_beside_notes(tmp_path: Path) -> None:
    game = noted_game()
    file, entropy = write_file(tmp_path, game.file()), f"0:{entropy_of(0)}"
    run("verify", file, "--entropy", entropy, "--entropy", entropy, "--lang", "en", code=2)
    notes = write_notes(tmp_path, game.devices[0].notes)
    output = plain(run("verify", file, "--notes", notes, "--commitment", "00" * 32, "--lang", "en", code=2))
    assert "not both" in output


def test_views_of_another_version_and_the_first_luck_are_mentioned(tmp_path: Path) -> None:
    data = noted_game(algorithm=1).file()
    last = data["seen"][0][-1]
    other = with_digest(changed(data, ("seen", 0, -1), f"ffff{last[4:]}"))
    output = plain(run("verify", write_file(tmp_path, other), "--lang", "en"))
    assert "could not be compared" in output
    assert "compute in advance" in output
