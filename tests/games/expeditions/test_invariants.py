"""Invariants after every move in whole games with every number of seats and announcing option (parts 17 and 18)."""

from collections.abc import Callable
from functools import cache
from typing import Final

import pytest

from caravane.games.expeditions import GAME
from caravane.games.expeditions.route import Route, route_of
from caravane.games.expeditions.state import ACTION, BLUE_DUE, ExpeditionsState
from caravane.kernel.state import CHANCE
from tests.games.expeditions.scenario import A, Table, read_cards
from tests.games.random_games import Act, play_random_game
from tests.rule_marker import rule

ANNOUNCE: Final = ("automatic", "vigilance")


@cache
def games() -> list[list[Act[ExpeditionsState]]]:
    """Play a random game for every number of seats and announcing option, once per process."""
    return [
        play_random_game(GAME, seats, {"announce": announce}, seats) for announce in ANNOUNCE for seats in GAME.seats
    ]


def all_acts() -> list[Act[ExpeditionsState]]:
    return [act for game in games() for act in game]


@rule("I-01", "I-02", "I-03", "I-04", "I-05", "I-06", "I-07", "I-08", "I-09", "I-12")
def test_the_game_s_invariants_hold() -> None:
    for act in all_acts():
        assert GAME.violations(act.after) == []
        tokens = 4 * act.after.seats
        assert GAME.census(act.after) == {"cards": 80, "arrows": 135, "tickets": 40, "tokens": tokens}


@rule("I-09")
def test_the_main_action_is_made_at_most_once_in_a_turn() -> None:
    for game in games():
        made: dict[int, int] = {}
        for act in game:
            if act.verb == "lay" and act.before.frames[-1][0] == ACTION:
                made[act.before.turn] = made.get(act.before.turn, 0) + 1
        assert set(made.values()) == {1}


@rule("I-10")
def test_all_seats_had_equally_many_turns() -> None:
    for game in games():
        state = game[-1].after
        assert state.turn % state.seats == 0
        ends = [act for act in game if act.verb == "end-turn"]
        assert {seat: len([act for act in ends if act.seat == seat]) for seat in range(state.seats)} == dict.fromkeys(
            range(state.seats), state.turn // state.seats
        )


@rule("I-11")
def test_points_stay_within_their_bounds() -> None:
    minimum, maximum = {2: -16, 3: -16, 4: -13, 5: -13, 6: -13}, {2: 72, 3: 60, 4: 57, 5: 48, 6: 39}
    for game in games():
        seats = game[-1].after.seats
        assert minimum[seats] == -GAME.box.hand_sizes[seats] - 4
        assert maximum[seats] == 4 + GAME.box.hand_sizes[seats] + 80 - seats * GAME.box.hand_sizes[seats]
        assert all(minimum[seats] <= points <= maximum[seats] for points in GAME.scores(game[-1].after))


def test_games_and_decisions_are_as_large_as_the_specification_says() -> None:
    for game in games():
        state = game[-1].after
        assert state.turn <= 240
        assert len(game) < GAME.bounds.moves[state.seats]
        decided = [act for act in game if act.seat != CHANCE]
        assert max(len(GAME.legal(act.before, act.seat)) for act in decided) <= 45 <= GAME.bounds.options
        actions = [act for act in decided if act.before.frames[-1][0] == ACTION]
        assert max(len(GAME.legal(act.before, act.seat)) for act in actions) <= 20


def _lose_a_card(state: ExpeditionsState) -> None:
    state.deck.pop()


def _short_display(state: ExpeditionsState) -> None:
    state.deck.append((state.display.pop(), 0))


def _double_arrow(state: ExpeditionsState) -> None:
    none = state.routes[0]
    state.routes[0] = Route((), none.used, b"\1" + none.touched[1:], none.stock)


def _jump(state: ExpeditionsState) -> None:
    start, rome = read_cards("start rome")
    state.routes[0] = route_of(((rome, start),), GAME.box.arrows)


def _many_tickets(state: ExpeditionsState) -> None:
    state.tickets[A] = 40


def _token_without_card(state: ExpeditionsState) -> None:
    state.tokens[A] = (*state.tokens[A][:3], state.deck[-1][0])


def _unsorted_hand(state: ExpeditionsState) -> None:
    state.hands[A] = state.hands[A][::-1]


def _pending_blue(state: ExpeditionsState) -> None:
    state.frames.insert(0, (BLUE_DUE, -2, A))


def _false_memory(state: ExpeditionsState) -> None:
    state.absent = ((state.hands[A][0], 0),)


FAULTS: Final = [
    ("I-01", _lose_a_card),
    ("I-02", _short_display),
    ("I-03", _double_arrow),
    ("I-04", _jump),
    ("I-06", _many_tickets),
    ("I-07", _token_without_card),
    ("I-08", _unsorted_hand),
    ("I-09", _pending_blue),
    ("I-12", _false_memory),
]


@pytest.mark.parametrize(("invariant", "fault"), FAULTS)
def test_the_game_s_own_check_detects_a_fault(invariant: str, fault: Callable[[ExpeditionsState], None]) -> None:
    state = Table("tikal uluru").state
    fault(state)
    assert GAME.violations(state) == [invariant]


@rule("I-05")
def test_an_open_loop_at_an_action_is_a_fault() -> None:
    table = Table(routes={"red": "start stonehenge thingvellir"}, loop_arrow="compulsory")
    state = table.extend("red", "thingvellir start").state
    assert GAME.violations(state) == ["I-05"]
