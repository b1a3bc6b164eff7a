"""Tests that rules which do not give the same game each time are found, and that the step is named."""

from pathlib import Path

import pytest

from caravane import games
from caravane.conformance.determinism import determinism
from caravane.conformance.failure import NonConforming
from caravane.conformance.run import record_run
from tests.conformance.broken_games import FAULTS
from tests.games.outside_package import install, installed

# A set of words has another order in another process.
UNORDERED = """
from caravane.games._template import GAME as WELL
from caravane.games._template.state import PLAY
from caravane.games._template.steps.well import PlayCard
from caravane.games._template.words import PLAY_CARD
from caravane.kernel.game import Game


class UnorderedPlay(PlayCard):
    def legal(self, state, frame):
        return [(PLAY_CARD, int(card)) for card in {str(card) for card, _ in state.hands[frame[1]]}]


steps = list(WELL.steps)
steps[PLAY] = UnorderedPlay()
GAME = Game(**{**WELL.parts(), "name": "unordered", "steps": steps})
"""


@pytest.mark.parametrize(
    ("fault", "step", "what"),
    [
        ("a step depends on the number of its calls", "find-well", "state"),
        ("a step keeps data outside the state", "look", "state"),
        ("the order of moves changes", "play-card", "list of legal moves"),
    ],
)
def test_the_step_and_the_difference_are_named(fault: str, step: str, what: str) -> None:
    run = record_run(FAULTS[fault][1], 2, 1)
    with pytest.raises(NonConforming, match=f"not deterministic: step '{step}' gives another {what} when the same"):
        determinism(run)


def test_the_order_of_a_set_is_found_in_another_process(tmp_path: Path) -> None:
    install(tmp_path, "unordered-rivers", {"unordered": "unordered_rivers"}, unordered_rivers=UNORDERED)
    with installed(tmp_path):
        run = record_run(games.get("unordered"), 4, 0)
        with pytest.raises(NonConforming, match="step 'play-card' gives another list of legal moves in a process with"):
            determinism(run)


def test_a_game_that_another_process_cannot_play_is_reported(tmp_path: Path) -> None:
    install(tmp_path, "torn-rivers", {"torn": "torn_rivers"}, torn_rivers=UNORDERED.replace("unordered", "torn"))
    with installed(tmp_path):
        run = record_run(games.get("torn"), 2, 0)
        (tmp_path / "torn_rivers.py").write_text("1 / 0", encoding="utf-8")
        with pytest.raises(NonConforming, match="another process cannot make the same moves"):
            determinism(run)
