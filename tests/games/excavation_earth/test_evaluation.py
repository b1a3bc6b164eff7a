"""The evaluation that bots use prefers better states."""

from typing import Any

import pytest

from caravane.bots.baseline import GreedyBot
from caravane.bots.perspective import Perspective
from caravane.games.excavation_earth import GAME
from caravane.games.excavation_earth.evaluation import evaluate
from caravane.games.excavation_earth.move_values import move_values
from caravane.kernel.drive import random_move
from caravane.kernel.luck import Sfc32
from tests.games.excavation_earth.scenario import ZU, A, B, Table


def evaluation(table: Table, seat: int = A) -> float:
    return evaluate(table.state, seat)


def chosen(table: Table, seat: int = A) -> str:
    """Return the move that the greedy bot of a seat chooses."""
    return GAME.verbs.spell(GreedyBot().choose(Perspective(GAME, table.state, seat, Sfc32(3))))


def test_samples_that_go_together_are_worth_more() -> None:
    together = evaluation(Table(galleries={A: "red-wave red-fork red-ladder"}))
    apart = evaluation(Table(galleries={A: "red-wave green-fork violet-ladder"}))
    assert together > apart + 3


def test_a_majority_is_worth_more_than_a_second_rank() -> None:
    ahead = evaluation(Table(emissaries={A: "left left", B: "left"}))
    behind = evaluation(Table(emissaries={A: "left left", B: "left left left"}))
    assert ahead > behind + 2


def test_relics_that_can_be_sold_are_worth_more() -> None:
    settings: dict[str, Any] = {"holds": {A: "red-wave red-fork"}, "queues": {1: "red red white", 2: "red red"}}
    assert (
        evaluation(Table("red-star", traders={A: "1 2"}, **settings))
        > evaluation(Table("red-star", traders={A: "4 5"}, **settings)) + 4
    )


def test_a_bot_sells_when_it_pays() -> None:
    table = Table(
        "violet-star orange-eye",
        holds={A: "red-wave red-fork"},
        queues={1: "red red white", 2: "red red white"},
        traders={A: "1 2"},
    )
    assert chosen(table) == "choose:sell"
    table.play(A, "choose:sell play:travel-2")
    assert chosen(table) == "pick-colour:red"
    table.play(A, "pick-colour:red pick-market:1")
    assert chosen(table) == "pick-market:2"


def test_a_bot_digs_and_samples() -> None:
    table = Table(
        "red-star",
        at={A: "R1 R3 M1"},
        sites="red-fork red-spiral",
        galleries={A: "red-fork red-wave red-ladder"},
        emissaries={A: "left middle right"},
    )
    assert chosen(table) == "choose:dig"
    table.play(A, "choose:dig play:red-star")
    assert chosen(table) == "dig:red-spiral"
    assert chosen(table.play(A, "dig:red-spiral")) == "sample"


def test_a_bot_does_not_pass_with_cards_that_serve() -> None:
    assert chosen(Table("red-star red-eye green-fist violet-hive")) != "choose:pass"


def test_a_bot_moves_towards_relics_to_dig() -> None:
    table = Table("red-star red-seal", at={A: "M3 Y1 Y2"}, sites="red-wave*3 red-ladder*3", purse={A: 0})
    table.play(A, "choose:move play:travel-2")
    assert chosen(table) in ("step:M3:R1", "step:M3:R2")


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_evaluation_at_the_end_is_the_credits_and_every_state_has_one(seats: int) -> None:
    state, luck = GAME.start(seats), Sfc32(seats)
    sides = state.sides()
    while not state.ended():
        for side in range(sides):
            assert -100 < evaluate(state, side) < 500
        GAME.apply(state, *random_move(GAME, state, luck))
    assert [evaluate(state, side) for side in range(sides)] == [standing[0] for standing in GAME.standings(state)]


def test_zu_is_worth_more_the_more_cards_and_relics_it_has() -> None:
    few, many = Table("red-star", seats=1, zu="sale"), Table("red-star", seats=1, zu="sale command-1")
    assert evaluation(many, ZU) > evaluation(few, ZU) + 5
    stored = Table("red-star", seats=1, zu="sale", holds={ZU: "red-wave"})
    assert evaluation(stored, ZU) > evaluation(few, ZU) + 2


@pytest.mark.parametrize("seats", GAME.seats)
def test_move_values_lead_to_good_play(seats: int) -> None:
    """Check that a seat that plays by move values beats random seats."""
    state, luck = GAME.start(seats), Sfc32(seats)
    while not state.ended():
        seat, move = random_move(GAME, state, luck)
        if seat == A:
            moves = GAME.legal(state, A)
            weights = move_values(state, A, moves)
            assert len(weights) == len(moves)
            move = moves[weights.index(max(weights))]
        GAME.apply(state, seat, move)
    mine, *others = GAME.scores(state)
    assert mine > max([80, *[score + 20 for score in others]])
