"""Refusals: every plausible try is legal or has a reason of the game, and the rule of each reason exists."""

import pytest

from caravane.games.archeos_society import GAME
from caravane.games.archeos_society.words import REASONS
from caravane.kernel.state import CHANCE
from caravane.kernel.words import Word
from tests.games.archeos_society.scenario import A, Table
from tests.games.archeos_society.spec import statement
from tests.games.archeos_society.test_invariants import games
from tests.games.random_games import refusal_reasons


@pytest.mark.parametrize("word", REASONS.words, ids=lambda word: word.name)
def test_the_rule_of_every_reason_exists(word: Word) -> None:
    assert statement(word.rule)


def test_every_plausible_try_is_legal_or_explained() -> None:
    reasons = refusal_reasons(act for game in games() for act in game[::7])
    assert {"not-in-area", "no-shared-colour", "too-small", "not-advanced", "effect-used"} <= reasons


@pytest.mark.parametrize(
    ("moves", "move", "reason"),
    [
        ("", "draft:pilot", "not-now"),
        ("play", "draw", "not-now"),
        ("play lead:red-pilot send", "role", "no-role-effect:pilot AS-EXP-14"),
        ("play lead:red-pilot send colour", "advance:chichen-itza", "not-this-side:chichen-itza AS-SETUP-04"),
        ("play lead:red-pilot send colour", "advance:sigiriya", "too-small:sigiriya:1:2 AS-EXP-15"),
        ("play lead:red-student", "add:blue-guide", "no-shared-colour:blue-guide:red-student AS-EXP-05"),
        ("play lead:red-student", "add:pink-patron", "not-in-hand:pink-patron AS-EXP-04"),
    ],
)
def test_an_illegal_move_is_explained(moves: str, move: str, reason: str) -> None:
    table = Table("red-pilot red-student blue-guide").play(A, moves)
    assert table.why_not(A, move) == reason


def test_a_student_and_a_pilot_that_are_too_small_are_explained() -> None:
    table = Table("red-student", "red-curator", area="pink-guide").send(A, "red-student")
    unit_of = {word.name for word in REASONS.words}
    assert {"student-leads", "too-small-everywhere"} <= unit_of
    assert table.deciding() == [1]


def test_a_role_that_is_not_held_cannot_be_drafted() -> None:
    state = GAME.start(2, {"mode": "custom", "first-player": "1"})
    order = ["botanist", "linguist", "physician", "pilot", "cartographer", "curator"]
    rest = ["guide", "mercenary", "patron", "photographer", "professor", "student"]
    GAME.apply(state, CHANCE, GAME.verbs.read(":".join(["shuffle-roles", *order, *rest])))
    refusal = GAME.why_not(state, A, GAME.verbs.read("draft:guide"))
    assert refusal is not None
    assert refusal.word.name == "role-not-held"
