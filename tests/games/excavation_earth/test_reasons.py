"""Refusals: every plausible try is legal or has a reason of the game, and the rule of each reason exists."""

import pytest

from caravane.games.excavation_earth.words import REASONS
from caravane.kernel.words import Word
from tests.games.excavation_earth.scenario import A, Table
from tests.games.excavation_earth.spec import statement
from tests.games.excavation_earth.test_invariants import games
from tests.games.random_games import refusal_reasons


@pytest.mark.parametrize("word", REASONS.words, ids=lambda word: word.name)
def test_the_rule_of_every_reason_exists(word: Word) -> None:
    assert statement(word.rule)


def test_every_plausible_try_is_legal_or_explained() -> None:
    reasons = refusal_reasons(act for game in games() for act in game[::3])
    assert {"no-dig", "no-sale", "travel-card", "too-little-fuel", "own-explorer-there"} <= reasons


@pytest.mark.parametrize(
    ("moves", "move", "reason"),
    [
        ("", "dig:red-wave", "not-now"),
        ("", "choose:dig", "no-dig EE-DIG-05"),
        ("choose:command", "play:green-eye", "not-in-hand:green-eye EE-TURN-04"),
        ("choose:command", "play:travel-2", "travel-card:command EE-TURN-07"),
        ("choose:survey play:red-star", "replace:9", "slot-taken EE-SURVEY-02"),
        ("choose:command play:red-star", "finish-command", "nothing-done-yet EE-COMMAND-02"),
    ],
)
def test_an_illegal_move_is_explained(moves: str, move: str, reason: str) -> None:
    assert Table("red-star").play(A, moves).why_not(A, move) == reason
