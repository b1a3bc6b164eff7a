"""Games against the game itself, counted."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from caravane.cli.app import app
from caravane.lab.arena import Bout, fight

EARTH = "excavation-earth"


def test_who_plays_alone_is_first_or_second() -> None:
    places = {tuple(fight(Bout(EARTH, ("random",), 0.01, "cpu", seed)).places) for seed in range(2)}
    assert places <= {(1,), (2,)}


def test_options_change_the_game_that_is_played() -> None:
    usual = fight(Bout(EARTH, ("greedy",), 0.01, "cpu", 3)).scores
    without = fight(Bout(EARTH, ("greedy",), 0.01, "cpu", 3, {"zu-deck": "shorter"})).scores
    assert usual != without


def test_the_command_reports_how_many_were_won(tmp_path: Path) -> None:
    out = tmp_path / "alone.json"
    asked = ["alone", EARTH, "--player", "greedy", "--games", "2", "--option", "zu-credits=none", "--cores", "1"]
    done = CliRunner().invoke(app, [*asked, "--out", str(out)])
    assert done.exit_code == 0, done.output
    report = json.loads(out.read_text(encoding="utf-8"))
    assert (report["games"], report["options"]) == (2, {"zu-credits": "none"})
    assert 0.0 <= report["low"] <= report["share"] <= report["high"] <= 1.0


@pytest.mark.parametrize("asked", [["lost-cities"], [EARTH, "--option", "zu-deck=longer"], [EARTH, "--player", "zeus"]])
def test_what_cannot_be_played_alone_is_refused(asked: list[str]) -> None:
    assert CliRunner().invoke(app, ["alone", *asked]).exit_code == 2
