"""Tests of the commands for authors of games: check, fuzz, golden, new-game."""

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from caravane import games
from caravane.cli.commands import dev_commands
from caravane.games._template.state import WellState
from caravane.kernel.game import Game
from tests.conformance.broken_games import FAULTS, WELL_GAME

APP = typer.Typer()
dev_commands.register(APP)
SETTINGS = '[project]\nname = "caravane"\n'


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Change into an empty source tree."""
    (tmp_path / "pyproject.toml").write_text(SETTINGS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def call(*arguments: str) -> Result:
    return CliRunner().invoke(APP, arguments)


def plant(monkeypatch: pytest.MonkeyPatch, game: Game[WellState]) -> None:
    """Register a game with a fault."""
    monkeypatch.setattr(games, "get", lambda _: game)


def test_check_passes_a_conforming_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parents[2])
    done = call("check", "_template", "--seats", "2")
    assert done.exit_code == 0, done.output
    assert [line.split()[0] for line in done.output.splitlines()[:-1]] == ["ok"] * 20
    assert done.output.splitlines()[-1] == "_template conforms"


def test_check_names_the_property_and_saves_the_game(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, FAULTS["a step depends on the number of its calls"][1])
    done = call("check", "_template", "--seats", "2,3", "--out", "bad")
    assert done.exit_code == 1
    assert done.output.splitlines()[:3] == ["ok      texts", "ok      sources", "FAILED  determinism"]
    assert "not deterministic: step 'find-well'" in done.output
    assert "left out: golden, rule-coverage" in done.output
    assert json.loads((elsewhere / "bad" / "_template-determinism.json").read_text())["game"] == "_template"


def test_fuzz_reports_what_it_has_reached(elsewhere: Path) -> None:
    done = call("fuzz", "_template", "--games", "8", "--seats", "2,3", "--seed", "3")
    assert done.exit_code == 0
    assert "8 games, " in done.output
    assert "verbs: 5 of 5 reached" in done.output
    assert not (elsewhere / "failures").exists()


def test_fuzz_fails_and_names_the_file(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, FAULTS["a card is doubled"][1])
    done = call("fuzz", "_template", "--games", "2", "--seats", "2", "--out", "bad")
    assert done.exit_code == 1
    assert "failed: bad/_template-2-0.json" in done.output
    assert "TW-INV-01" in done.output
    assert json.loads((elsewhere / "bad" / "_template-2-0.json").read_text())["game"] == "_template"


def test_golden_writes_and_compares(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert call("golden", "_template", "--check").exit_code == 1
    result = call("golden", "_template")
    assert result.exit_code == 0
    assert result.output.splitlines()[0] == "tests/golden/_template/2-seats.txt"
    assert (elsewhere / "tests" / "golden" / "_template" / "4-seats.txt").is_file()
    same = call("golden", "_template", "--check")
    assert same.exit_code == 0
    assert "as in its 3 golden journals" in same.output
    plant(monkeypatch, FAULTS["the golden journals are of other rules"][1])
    changed = call("golden", "_template", "--check")
    assert changed.exit_code == 1
    assert "+game _template, rules 2" in changed.output


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("fuzz", "nothing"), "unknown game 'nothing'"),
        (("fuzz", "_template", "--seats", "7"), "is for 2, 3, 4"),
        (("fuzz", "_template", "--seats", "two"), "is not a list of numbers"),
        (("fuzz", "_template", "--games", "0"), "--games"),
        (("new-game", "New Game"), "is not a valid game name"),
    ],
)
@pytest.mark.usefixtures("elsewhere")
def test_invalid_arguments_are_explained(arguments: tuple[str, ...], complaint: str) -> None:
    done = call(*arguments)
    assert done.exit_code == 2
    assert complaint in " ".join(done.output.replace("│", " ").split())


def test_outside_of_a_source_tree_there_is_a_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = call("golden", WELL_GAME.name)
    assert done.exit_code == 2
    assert "no source tree of caravane" in done.output
