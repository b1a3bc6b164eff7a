"""Tests that the fuzzer plays, counts, and saves failures as games that fail again."""

import json
from pathlib import Path

import pytest

from caravane.conformance.fuzz import Report, fuzz
from caravane.conformance.run import record_run
from caravane.games._template.state import PEEK, WellState
from caravane.games._template.steps.well import Peek
from caravane.kernel.event import Events
from caravane.kernel.journal import replay
from caravane.kernel.state import Frame
from caravane.kernel.words import Move
from tests.conformance.broken_games import FAULTS, WELL_GAME, Faulty, with_step


class Crashing(Faulty):
    def apply(self, state: WellState, frame: Frame, move: Move, events: Events) -> None:
        raise RuntimeError("crash")


def test_a_clean_game_is_played_and_counted(tmp_path: Path) -> None:
    counts: list[int] = []
    report = fuzz(WELL_GAME, games=9, seats=(2, 3), seed=5, out=tmp_path, on_game=lambda now: counts.append(now.games))
    assert report.failures == []
    assert list(tmp_path.iterdir()) == []
    assert counts == list(range(1, 10))
    assert report.games == 9
    assert report.moves > 9 * 13
    assert report.unreached() == {"steps": [], "verbs": [], "events": []}


def test_unreached_steps_are_named() -> None:
    report = Report(WELL_GAME)
    assert report.unreached()["steps"] == ["shuffle", "find-well", "play-card", "peek"]
    report.add(record_run(WELL_GAME, 2, 0))
    assert report.unreached()["steps"] == []


def test_a_violated_invariant_is_saved_as_a_game_that_violates_it_again(tmp_path: Path) -> None:
    _, game = FAULTS["a card is doubled"]
    report = fuzz(game, games=3, seats=(2,), seed=0, out=tmp_path)
    failure = report.failures[0]
    assert "TW-INV-01" in failure.what
    record = json.loads(failure.file.read_text(encoding="utf-8"))
    assert game.violations(replay(game, record).state) == ["TW-INV-01"]
    assert record["failure"] == failure.what


def test_a_crash_is_saved_with_the_move_that_crashes(tmp_path: Path) -> None:
    game = with_step(PEEK, Crashing(Peek()))
    failure = fuzz(game, games=1, seats=(3,), seed=0, out=tmp_path).failures[0]
    assert "RuntimeError: crash" in failure.what
    with pytest.raises(RuntimeError, match="crash"):
        replay(game, json.loads(failure.file.read_text(encoding="utf-8")))


@pytest.mark.parametrize("fault", ["a seat is left without a move", "a secret card is shown to all"])
def test_other_faults_are_saved_as_games_to_inspect(fault: str, tmp_path: Path) -> None:
    _, game = FAULTS[fault]
    failures = fuzz(game, games=5, seats=(2, 3), seed=0, out=tmp_path).failures
    assert {failure.file for failure in failures} == set(tmp_path.iterdir())
    for failure in failures:
        assert replay(game, json.loads(failure.file.read_text(encoding="utf-8"))).entries
