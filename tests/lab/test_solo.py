"""Tests of solo games against the game itself."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from caravane.cli.app import app
from caravane.lab.arena import Match, play_match

EARTH = "excavation-earth"


def test_a_solo_player_is_first_or_second() -> None:
    ranks = {tuple(play_match(Match(EARTH, ("random",), 0.01, "cpu", seed)).ranks) for seed in range(2)}
    assert ranks <= {(1,), (2,)}


def test_options_change_the_game_that_is_played() -> None:
    usual = play_match(Match(EARTH, ("greedy",), 0.01, "cpu", 3)).scores
    without = play_match(Match(EARTH, ("greedy",), 0.01, "cpu", 3, {"zu-deck": "shorter"})).scores
    assert usual != without


def test_the_command_reports_how_many_were_won(tmp_path: Path) -> None:
    out = tmp_path / "alone.json"
    command = ["solo", EARTH, "--player", "greedy", "--games", "2", "--option", "zu-credits=none", "--cores", "1"]
    done = CliRunner().invoke(app, [*command, "--out", str(out)])
    assert done.exit_code == 0, done.output
    report = json.loads(out.read_text(encoding="utf-8"))
    assert (report["games"], report["options"]) == (2, {"zu-credits": "none"})
    assert 0.0 <= report["low"] <= report["share"] <= report["high"] <= 1.0


@pytest.mark.parametrize(
    "arguments", [["lost-cities"], [EARTH, "--option", "zu-deck=longer"], [EARTH, "--player", "zeus"]]
)
def test_invalid_arguments_are_refused(arguments: list[str]) -> None:
    assert CliRunner().invoke(app, ["solo", *arguments]).exit_code == 2
