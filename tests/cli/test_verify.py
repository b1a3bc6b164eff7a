"""Tests of `caravane verify` on an honest and a forged file, in both languages."""

import json
from pathlib import Path

import pytest

from caravane.cli.terminal.saves import FINDING_TEXTS
from caravane.tables.export import Export
from caravane.tables.findings import CODES
from tests.cli.run_cli import plain, run
from tests.tables.export_files import changed, eventful_well, file_of


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


@pytest.mark.parametrize(("lang", "title"), [("en", "Luckier than"), ("fr", "Plus de chance que")])
def test_luck_is_reported_for_every_player(tmp_path: Path, lang: str, title: str) -> None:
    output = plain(run("luck", write_file(tmp_path, file_of(eventful_well())), "--lang", lang))
    assert title in output
    assert all(name in output for name in ("Ana", "Béa", "Bot"))


def test_luck_is_reported_for_honest_files_only(tmp_path: Path) -> None:
    forged = changed(file_of(eventful_well()), ("acts", 1, "occupant", "name"), "Eve")
    assert "digest does not match" in plain(run("luck", write_file(tmp_path, forged), "--lang", "en", code=1))
