"""Refusals: every plausible try is legal or has a reason of the game, and the rule of each reason exists."""

import pytest

from caravane.games.expeditions.words import REASONS
from caravane.kernel.words import Word
from tests.games.expeditions.scenario import A, B, Table
from tests.games.expeditions.spec import statement
from tests.games.expeditions.test_invariants import games
from tests.games.random_games import refusal_reasons


@pytest.mark.parametrize("word", REASONS.words, ids=lambda word: word.name)
def test_the_rule_of_every_reason_exists(word: Word) -> None:
    assert statement(word.rule)


def test_every_plausible_try_is_legal_or_explained() -> None:
    reasons = refusal_reasons(act for game in games() for act in game[::9])
    expected = {"too-near", "not-in-hand", "not-from-start", "not-from-tip", "segment-taken", "main-done", "must-lay",
              "arrow-first", "not-visited", "no-ticket", "not-held"}  # fmt: skip
    assert expected <= reasons


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("mark:tikal", "not-now"),
        ("claim", "not-now"),
        ("lay:red:tikal", "not-from-start:red:tikal EX-ARROW-02"),
        ("end-turn", "must-lay EX-TURN-03"),
    ],
)
def test_an_illegal_move_is_explained(move: str, reason: str) -> None:
    table = Table()
    assert table.why_not(A, move) == reason
    assert table.why_not(B, move) == "not-your-decision"
