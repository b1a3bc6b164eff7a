"""Refusals: every reason that the game knows, with the rule behind it."""

from typing import NamedTuple

import pytest

from caravane.games.lost_cities import GAME
from caravane.games.lost_cities.words import REASONS
from caravane.kernel.game import KERNEL_REASONS
from caravane.kernel.words import Word
from tests.games.lost_cities.random_games import games
from tests.games.lost_cities.scenario import A, B, Table
from tests.games.lost_cities.spec import statement
from tests.rule_marker import rule

NINE = "orange S[1x9]; yellow S[1x9]; green S[1x9]; blue S[1x9]; violet S[1x3]; artefacts 9"


class Objection(NamedTuple):
    """A sheet, a roll, the roller's moves, and the reason why a move of seat B is then illegal."""

    sheet: str
    roll: tuple[str, str]
    roller: str
    move: str
    reason: str


OBJECTIONS = [
    Objection("", ("red red blue", "1 2 3"), "refuse", "use:green:1", "colour-not-rolled:green LC-ROLL-01"),
    Objection("", ("red red blue", "1 2 3"), "refuse", "use:red:4", "number-not-rolled:4 LC-ROLL-01"),
    Objection("", ("red red blue", "1 2 2"), "take:blue:2", "use:blue:2", "colour-taken:blue LC-PICK-02"),
    Objection("", ("red red blue", "1 2 2"), "take:red:1", "use:red:1", "number-taken:1 LC-PICK-02"),
    Objection("red S[4]", ("red", "3"), "refuse", "use:red:3", "too-low:red:3:4 LC-FILL-03"),
    Objection("red S[4,10]", ("red", "9"), "refuse", "use:red:9", "too-low:red:9:10 LC-FILL-03"),
    Objection("red T[]", ("red", "0"), "refuse", "use:red:0", "no-ten-after-circle:red LC-DOUBLE-07"),
    Objection("red S[1x9] summit", ("red", "5"), "refuse", "use:red:5", "summit-done:red LC-ARTEFACT-06"),
    Objection(NINE, ("blue", "5"), "refuse", "use:blue:5", "no-artefact-left:blue LC-ARTEFACT-05"),
    Objection("red S[4x9]", ("red", "3"), "refuse", "use:red:3", "summit-too-low:red:3:4 LC-ARTEFACT-04"),
]
LISTED = pytest.mark.parametrize("objection", OBJECTIONS, ids=lambda objection: objection.reason)


@LISTED
@pytest.mark.parametrize("order", ["simultaneous", "turn-order"])
def test_an_illegal_move_is_explained(objection: Objection, order: str) -> None:
    table = Table("", objection.sheet, choice_order=order, zero_after_circle="none")
    table.roll(*objection.roll)
    table.play(A, objection.roller)
    assert objection.move not in table.legal(B)
    assert table.why_not(B, objection.move) == objection.reason


@LISTED
def test_the_roller_gets_the_same_reason(objection: Objection) -> None:
    table = Table(objection.sheet, zero_after_circle="none")
    table.roll(*objection.roll)
    answer = table.why_not(A, objection.move.replace("use", "take"))
    assert answer == ("legal" if "-taken" in objection.reason else objection.reason)


def test_every_reason_of_the_game_is_tested() -> None:
    reasons = {objection.reason.split(":")[0] for objection in OBJECTIONS}
    assert reasons == {word.name for word in REASONS.words}


@pytest.mark.parametrize("word", REASONS.words, ids=lambda word: word.name)
def test_the_rule_of_every_reason_exists(word: Word) -> None:
    assert statement(word.rule)


@rule("LC-ACCEL-08")
@pytest.mark.parametrize(
    ("sheet", "colour", "reason"),
    [
        ("green S[1x9] summit; artefacts 3", "green", "summit-done:green LC-ARTEFACT-06"),
        (NINE, "yellow", "no-artefact-left:yellow LC-ARTEFACT-05"),
    ],
)
def test_an_illegal_acceleration_is_explained(sheet: str, colour: str, reason: str) -> None:
    table = Table(f"red S[1]; {sheet}")
    table.roll("red", "1")
    table.play(A, "take:red:1")
    assert table.why_not(A, f"accelerate:{colour}") == reason


def test_a_ticked_summit_is_named_before_the_lack_of_artefacts() -> None:
    table = Table("orange S[1x9] summit; yellow S[1x9] summit; green S[1x9] summit; artefacts 9")
    table.roll("green", "5")
    assert table.why_not(A, "take:green:5") == "summit-done:green LC-ARTEFACT-06"


def test_a_lack_of_artefacts_is_named_for_full_columns_only() -> None:
    table = Table(f"red S[4]; {NINE}")
    table.roll("red", "3")
    assert table.why_not(A, "take:red:3") == "too-low:red:3:4 LC-FILL-03"


def test_a_legal_move_has_no_refusal() -> None:
    table = Table()
    table.roll("red", "5")
    assert [table.why_not(A, move) for move in table.legal(A)] == ["legal", "legal"]


def test_a_seat_without_a_decision_cannot_move() -> None:
    table = Table()
    table.roll("red", "5")
    assert table.why_not(B, "use:red:5") == "not-your-decision"


@pytest.mark.parametrize("move", ["use:red:5", "accelerate:red", "skip"])
def test_a_move_of_another_step_is_not_for_now(move: str) -> None:
    table = Table()
    table.roll("red", "5")
    assert table.why_not(A, move) == "not-now"


def test_every_plausible_try_is_legal_or_explained() -> None:
    of_the_kernel = {word.name for word in KERNEL_REASONS.words}
    reasons: set[str] = set()
    for game in games()[:48]:
        for state in game.states[::5]:
            for seat in game.circle:
                refusals = [GAME.why_not(state, seat, move) for move in GAME.tries(state, seat)]
                reasons |= {refusal.word.name for refusal in refusals if refusal}
    assert reasons.isdisjoint(of_the_kernel)
    assert {"too-low", "colour-taken", "summit-too-low", "no-ten-after-circle"} <= reasons
