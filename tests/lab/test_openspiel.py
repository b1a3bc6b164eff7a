"""Tests of the games in OpenSpiel: the same rules behind its interface, and its own search as a bot."""

import random
from typing import Any

import pytest

from caravane import games
from caravane.lab.arena import Match, play_match

pytest.importorskip("pyspiel")
from caravane.lab.openspiel import spiel_game

EVERY = [(name, seats) for name in games.names(hidden=True) for seats in games.get(name).seats]


def play_out(state: Any, luck: random.Random) -> list[Any]:
    """Play to the end; return all states on the way."""
    states = []
    while not state.is_terminal():
        states.append(state.clone())
        if state.is_chance_node():
            state.apply_action(luck.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    return states


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_a_game_is_played_to_its_end_and_shared_out(name: str, seats: int) -> None:
    state = spiel_game(games.get(name), seats).new_initial_state()
    play_out(state, random.Random(seats))
    # A solo player may lose against the game itself.
    assert sum(state.returns()) == pytest.approx(1.0) or (seats == 1 and state.returns() == [0.0])
    assert len(state.returns()) == seats


def test_copies_do_not_change_each_other() -> None:
    state = spiel_game(games.get("lost-cities"), 2).new_initial_state()
    states = play_out(state, random.Random(1))
    middle = states[len(states) // 2]
    before = (str(middle), middle.current_player())
    play_out(middle.clone(), random.Random(2))
    assert (str(middle), middle.current_player()) == before


def test_every_draw_is_fair() -> None:
    state = spiel_game(games.get("lost-cities"), 2).new_initial_state()
    for node in play_out(state, random.Random(3)):
        if node.is_chance_node():
            assert sum(chance for _, chance in node.chance_outcomes()) == pytest.approx(1.0)


@pytest.mark.parametrize("name", games.names(hidden=True))
def test_no_decision_or_draw_has_more_results_than_announced(name: str) -> None:
    game = spiel_game(games.get(name), games.get(name).seats[-1])
    for node in play_out(game.new_initial_state(), random.Random(4)):
        if node.is_chance_node():
            assert len(node.chance_outcomes()) <= game.max_chance_outcomes()
        assert max(node.legal_actions()) < game.num_distinct_actions()


@pytest.mark.parametrize("name", ["_template", "lost-cities"])
def test_openspiels_own_search_plays_a_game(name: str) -> None:
    outcome = play_match(Match(name, ("openspiel", "random"), 0.01, "cpu", 2))
    assert sum([outcome.share(seat) for seat in range(2)]) == pytest.approx(1.0)
    assert outcome.decision_seconds[0]
