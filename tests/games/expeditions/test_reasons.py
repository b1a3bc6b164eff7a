"""Why not: what people may try is legal or has a reason of the game, and the rule behind each reason exists."""

import pytest

from caravane.games.expeditions.words import REASONS
from caravane.kernel.words import Word
from tests.games.expeditions.scenario import A, B, Table
from tests.games.expeditions.spec import statement
from tests.games.expeditions.test_invariants import games
from tests.games.random_games import reasons_against


@pytest.mark.parametrize("word", REASONS.words, ids=lambda word: word.name)
def test_the_rule_behind_a_reason_exists(word: Word) -> None:
    assert statement(word.rule)


def test_everything_a_person_may_try_is_legal_or_explained() -> None:
    reasons = reasons_against(act for game in games() for act in game[::9])
    wanted = {"too-near", "not-in-hand", "not-from-start", "not-from-tip", "segment-taken", "main-done", "must-lay",
              "arrow-first", "not-visited", "no-ticket", "not-held"}  # fmt: skip
    assert wanted <= reasons


@pytest.mark.parametrize(
    ("tried", "reason"),
    [
        ("mark:tikal", "not-now"),
        ("claim", "not-now"),
        ("lay:red:tikal", "not-from-start:red:tikal EX-ARROW-02"),
        ("end-turn", "must-lay EX-TURN-03"),
    ],
)
def test_a_seat_is_told_why_not(tried: str, reason: str) -> None:
    table = Table()
    assert table.why_not(A, tried) == reason
    assert table.why_not(B, tried) == "not-your-decision"
