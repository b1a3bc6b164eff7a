"""`caravane hint`: what the moves of a saved game are worth."""

import json
from pathlib import Path

import pytest

from caravane import games
from caravane.cli.terminal import saves
from caravane.cli.terminal.local_table import HUMAN, Table
from caravane.kernel.journal import Journal
from caravane.kernel.luck import Sfc32
from caravane.kernel.state import CHANCE
from tests.cli.run_cli import plain, run


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """Save a game after its first roll."""
    game = games.get("lost-cities")
    journal = Journal(game, 2, {"first-roller": "2"})
    while journal.state.next_seat() == CHANCE:
        journal.chance(Sfc32(4))
    saves.save(tmp_path / "game.json", Table(journal, ("Ana", "Bob"), (HUMAN, HUMAN), 0))
    return tmp_path / "game.json"


def test_moves_are_told_with_chances_and_points(saved: Path) -> None:
    told = plain(run("hint", str(saved), "--games", "10", "--lang", "en"))
    assert "chance of winning" in told
    assert told.count("±") == 2 * len(json.loads(run("hint", str(saved), "--games", "3", "--json")))


def test_programs_get_json_and_the_same_again(saved: Path) -> None:
    first, again = [json.loads(run("hint", str(saved), "--games", "5", "--json", "--seat", "2")) for _ in range(2)]
    assert first == again
    assert all(set(each) == {"move", "chance", "chance_error", "score", "score_error", "games"} for each in first)


def test_a_seat_that_has_nothing_to_decide_gets_no_hint(saved: Path) -> None:
    assert "nothing to decide" in run("hint", str(saved), "--seat", "1", "--lang", "en", code=1)
