"""Tests of `caravane hint`: the values of the moves of a saved game."""

import json
from pathlib import Path

import pytest

from caravane import games
from caravane.cli.terminal import saves
from caravane.cli.terminal.local_table import HUMAN, LocalTable
from tests.cli.run_cli import plain, run


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """Save a game after its first roll."""
    game = games.get("lost-cities")
    table = LocalTable.start(game, {"first-roller": "2"}, ("Ana", "Bob"), (HUMAN, HUMAN), 4)
    saves.save(tmp_path / "game.json", table)
    return tmp_path / "game.json"


def test_moves_are_listed_with_win_probabilities_and_points(saved: Path) -> None:
    output = plain(run("hint", str(saved), "--games", "10", "--lang", "en"))
    assert "chance of winning" in output
    assert output.count("±") == 2 * len(json.loads(run("hint", str(saved), "--games", "3", "--json")))


def test_alone_the_chance_is_that_of_beating_the_automaton(tmp_path: Path) -> None:
    table = LocalTable.start(games.get("excavation-earth"), {}, ("Ana",), (HUMAN,), 4)
    saves.save(tmp_path / "alone.json", table)
    assert "chance of beating Zu" in plain(run("hint", str(tmp_path / "alone.json"), "--games", "2", "--lang", "en"))


def test_json_output_is_reproducible(saved: Path) -> None:
    first, again = [json.loads(run("hint", str(saved), "--games", "5", "--json", "--seat", "2")) for _ in range(2)]
    assert first == again
    assert all(
        set(each) == {"move", "win_probability", "win_probability_error", "score", "score_error", "games"}
        for each in first
    )


def test_a_seat_without_a_decision_gets_no_hint(saved: Path) -> None:
    assert "nothing to decide" in run("hint", str(saved), "--seat", "1", "--lang", "en", code=1)
