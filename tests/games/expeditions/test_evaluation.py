"""Evaluation for bots: near places are worth more, and moves have the value of their effects."""

import pytest

from caravane.games.expeditions import GAME
from caravane.games.expeditions.evaluation import evaluate, move_values
from caravane.kernel.luck import Sfc32
from caravane.kernel.state import CHANCE
from tests.games.expeditions.scenario import A, B, Table
from tests.games.expeditions.test_invariants import games

TO_BABYLON = {"red": "start B11 caspian-sea babylon"}


def values(table: Table, seat: int) -> dict[str, float]:
    """Return the value of each move of a seat."""
    moves = GAME.legal(table.state, seat)
    return dict(zip(table.legal(seat), move_values(table.state, seat, moves), strict=True))


def best(table: Table, seat: int) -> str:
    values_by_move = values(table, seat)
    return max(values_by_move, key=lambda move: values_by_move[move])


def test_a_nearer_expedition_is_worth_more() -> None:
    far = Table("harappa", routes={"red": "start B11"}, tickets={A: 0}, active=B)
    near = Table("harappa", routes=TO_BABYLON, tickets={A: 0}, active=B)
    laid = Table("", laid={A: "harappa"}, routes={"red": f"{TO_BABYLON['red']} harappa"}, tickets={A: 0}, active=B)
    assert evaluate(far.state, A) < evaluate(near.state, A) < evaluate(laid.state, A)


def test_a_key_place_is_worth_more_and_a_dead_token_nothing() -> None:
    key = Table("harappa", tokens={A: "harappa"}, routes=TO_BABYLON, active=B)
    dead = Table("harappa", tokens={A: "harappa"}, routes=TO_BABYLON, active=B)
    dead.state.dead[A] = ((dead.state.tokens[A][0], 1),)
    assert evaluate(key.state, A) > evaluate(dead.state, A) + 1


def test_tickets_and_pending_arrows_have_a_value() -> None:
    assert evaluate(Table(tickets={A: 4}).state, A) > evaluate(Table(tickets={A: 3}).state, A)
    assert evaluate(Table().state, A) > evaluate(Table(active=B).state, A)


def test_a_move_to_the_own_card_next_to_a_tip_has_the_highest_value() -> None:
    assert best(Table("harappa", tokens={A: "harappa"}, routes=TO_BABYLON, tickets={A: 0}), A) == "lay:red:harappa"
    assert best(Table(display="harappa", routes=TO_BABYLON, tickets={A: 0}), A) == "lay:red:harappa"


def test_a_ticket_is_spent_for_a_key_place_within_reach() -> None:
    table = Table("harappa", tokens={A: "harappa"}, routes=TO_BABYLON).play(A, "lay:blue:rome")
    values_by_move = values(table, A)
    assert values_by_move["spend:arrow"] > values_by_move["end-turn"]
    assert best(table, A) == "spend:arrow"


def test_a_move_to_another_player_s_key_place_has_a_low_value() -> None:
    marked = Table("", "harappa", tokens={B: "harappa"}, routes=TO_BABYLON)
    secret = Table("", "harappa", routes=TO_BABYLON)
    assert values(marked, A)["lay:red:harappa"] < values(secret, A)["lay:red:harappa"]
    assert best(marked, A) != "lay:red:harappa"


@pytest.mark.parametrize("seat", [A, B])
def test_a_bot_claims_its_own_cards_only(seat: int) -> None:
    routes = {"red": "start stonehenge newfoundland B03 R08 puerto-rico"}
    table = Table("", "tikal", routes=routes, vigilance=True).play(A, "lay:red:tikal")
    assert best(table, seat) == ("claim" if seat == B else "silent")


def test_a_bad_card_is_exchanged_for_a_good_one() -> None:
    table = Table("graham-land", deck="harappa perth", routes=TO_BABYLON).play(A, "spend:exchange")
    assert best(table, A) == "keep:harappa"


def test_every_state_and_every_move_has_a_value() -> None:
    for game in games()[:6]:
        for act in game[::11]:
            assert all(-20 < evaluate(act.after, seat) < 75 for seat in range(act.after.seats))
            if act.seat != CHANCE:
                moves = GAME.legal(act.before, act.seat)
                assert len(move_values(act.before, act.seat, moves)) == len(moves)


def test_at_the_end_the_evaluation_is_the_score() -> None:
    for game in games():
        state = game[-1].after
        assert [evaluate(state, seat) for seat in range(state.seats)] == GAME.scores(state)


def test_playing_by_move_values_beats_random_play() -> None:
    won = 0
    for seed in range(6):
        state, luck = GAME.start(2), Sfc32(seed)
        while not state.ended():
            seat = state.next_seat()
            if seat == CHANCE:
                move = GAME.sample(state, luck)
            else:
                moves = GAME.legal(state, seat)
                weights = move_values(state, seat, moves) if seat == A else [float(luck.below(99)) for _ in moves]
                move = moves[weights.index(max(weights))]
            GAME.apply(state, seat, move, silent=True)
        won += GAME.ranks(state)[A] == 1
    assert won >= 5
