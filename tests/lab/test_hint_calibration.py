"""Tests of the calibration of hints, with a few quick games; `scripts/measure-hints` plays many."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from caravane import games
from caravane.bots.hint import Estimate
from caravane.bots.search.tree import Branch
from caravane.cli.app import app
from caravane.lab.hint_calibration import Bin, Sample, bins, points_error, samples

EARTH = "excavation-earth"
EASY = {"zu-credits": "none", "zu-failure": "nothing", "zu-deck": "shorter"}
POSITIONS = 16
MAX_DEVIATION = 3.0


def sample(chance: float, won: float) -> Sample:
    branch = Branch((1,), 0.0)
    branch.add_result(0.0, chance, 100.0)
    return Sample(0, Estimate(branch), won, 110)


def test_positions_are_sorted_by_their_chance() -> None:
    groups = bins([sample(0.05, 0.0), sample(0.1, 0.0), sample(0.5, 1.0), sample(1.0, 1.0)])
    assert [(group.count, round(group.chance, 3)) for group in groups] == [(2, 0.075), (1, 0.5), (1, 1.0)]


def test_a_wrong_chance_does_not_agree() -> None:
    assert Bin([sample(0.8, float(index < 8)) for index in range(10)]).agrees()
    assert not Bin([sample(0.8, float(index < 3)) for index in range(10)]).agrees()
    # One lost game refutes a stated 100 %.
    assert not Bin([sample(1.0, 1.0)] * 9 + [sample(1.0, 0.0)]).agrees()


def test_points_are_compared_too() -> None:
    assert points_error([sample(0.5, 1.0)] * 3) == (10.0, 0.0)


def test_a_few_seeded_games_are_won_as_often_as_stated() -> None:
    found = list(samples(games.get(EARTH), [{}, EASY], POSITIONS, 135, player_games=0, hint_games=3))
    whole = Bin(found)
    assert len({each.number for each in found}) > POSITIONS // 2
    assert abs(whole.share - whole.chance) <= MAX_DEVIATION * whole.error
    # Better than a stated half everywhere, which has a squared error of a quarter.
    assert sum((each.chance - each.won) ** 2 for each in found) / POSITIONS < 0.2
    above, error = points_error(found)
    assert abs(above) <= MAX_DEVIATION * error


def test_the_command_writes_a_report(tmp_path: Path) -> None:
    out = tmp_path / "hints.json"
    counts = ["--positions", "1", "--decisions", "3", "--player-games", "0", "--hint-games", "2"]
    done = CliRunner().invoke(
        app, ["calibrate-hints", EARTH, *counts, "--adjusted", "zu-deck=shorter", "--out", str(out)]
    )
    assert done.exit_code in {0, 1}, done.output
    assert json.loads(out.read_text(encoding="utf-8"))["positions"] == 1


@pytest.mark.parametrize("arguments", [["lost-cities"], [EARTH, "--adjusted", "zu-deck=longer"]])
def test_invalid_arguments_are_refused(arguments: list[str]) -> None:
    assert CliRunner().invoke(app, ["calibrate-hints", *arguments]).exit_code == 2
