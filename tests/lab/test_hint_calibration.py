"""Tests of the calibration of hints, with a few quick games; `scripts/measure-hints` plays many."""

import importlib.util
import json
import shutil
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import pytest
from typer.testing import CliRunner

from caravane import games
from caravane.bots.hint import Estimate
from caravane.bots.search.tree import Branch
from caravane.cli.app import app
from caravane.lab.hint_calibration import MAX_DEVIATION, Bin, Sample, bins, points_error, samples

EARTH = "excavation-earth"
EASY = {"zu-credits": "none", "zu-failure": "nothing", "zu-deck": "shorter"}
POSITIONS = 16
ROOT = Path(__file__).resolve().parents[2]


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


def test_luck_alone_hardly_ever_refutes_a_true_chance() -> None:
    # The standard error of 100 games with a chance of a half is 5 %.
    assert Bin([sample(0.5, float(index < 62)) for index in range(100)]).agrees()
    assert not Bin([sample(0.5, float(index < 66)) for index in range(100)]).agrees()


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


@pytest.fixture(name="script")
def script_on_copies(tmp_path: Path) -> ModuleType:
    """Load the script, with copies of the files that it writes."""
    loader = SourceFileLoader("measure_hints", str(ROOT / "scripts" / "measure-hints"))
    spec = importlib.util.spec_from_loader(loader.name, loader)
    assert spec
    module: Any = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    module.PAGE, module.REPORT = (Path(shutil.copy(path, tmp_path)) for path in (module.PAGE, module.REPORT))
    return cast(ModuleType, module)


def written(script: ModuleType) -> list[bytes]:
    return [script.PAGE.read_bytes(), script.REPORT.read_bytes()]


def test_the_page_has_the_table_of_the_last_measurement(script: ModuleType, tmp_path: Path) -> None:
    before = written(script)
    script.publish(Path(shutil.copy(script.REPORT, tmp_path / "measured.json")))
    assert written(script) == before


def test_a_check_writes_nothing(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARAVANE_COMPILED", str(ROOT / "src"))
    before = written(script)
    assert script.main(["1", "--check"]) in {0, 1}
    assert written(script) == before
    assert script.main(["1"]) in {0, 1}
    assert written(script) != before


def test_a_measurement_that_crashed_writes_nothing(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    crashing = tmp_path / "tree" / "caravane"
    crashing.mkdir(parents=True)
    crashing.joinpath("__init__.py").write_text("raise RuntimeError", encoding="utf-8")
    monkeypatch.setenv("CARAVANE_COMPILED", str(crashing.parent))
    before = written(script)
    assert script.main(["1"]) == 1
    assert written(script) == before


@pytest.mark.parametrize("arguments", [["lost-cities"], [EARTH, "--adjusted", "zu-deck=longer"]])
def test_invalid_arguments_are_refused(arguments: list[str]) -> None:
    assert CliRunner().invoke(app, ["calibrate-hints", *arguments]).exit_code == 2
