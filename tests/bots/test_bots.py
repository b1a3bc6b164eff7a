"""Tests of the bots of every level: they play every game, get only what their seat knows, and deserve their names."""

from typing import Any

import pytest

from caravane import games
from caravane.bots.baseline import Bot
from caravane.bots.levels import LEVELS
from caravane.bots.perspective import Perspective
from caravane.kernel.codec import pack
from caravane.kernel.drive import random_move
from caravane.kernel.game import AnyGame
from caravane.kernel.luck import Sfc32
from caravane.kernel.state import CHANCE
from tests.games.seat_counts import three_if_possible

GAMES = 200
MIN_WIN_SHARE = 0.9
THOUGHTS = 2
"""Number of bot decisions per table; sampling games takes long with interpreted rules."""
NIGHTLY_THOUGHTS = 6


def play(game: AnyGame, bots: list[Bot], seed: int, thoughts: int = 1 << 30) -> list[int]:
    """Play `decisions` moves of the bots, and finish the game with random moves; return the ranks."""
    luck = Sfc32(seed)
    state = game.start(len(bots))
    while not state.ended():
        seat = state.next_seat()
        if seat == CHANCE or thoughts <= 0:
            seat, move = random_move(game, state, luck)
        else:
            thoughts -= 1
            move = bots[seat].choose(Perspective(game, state, seat, luck))
            assert move in game.legal(state, seat)
        game.apply(state, seat, move)
    return game.ranks(state)


def test_greedy_beats_random_at_lost_cities() -> None:
    game = games.get("lost-cities")
    wins = 0
    for seed in range(GAMES):
        seat = seed % 2
        bots = [LEVELS["greedy" if other == seat else "random"].bot() for other in range(2)]
        wins += play(game, bots, seed) == [1 + other for other in ((0, 1) if seat == 0 else (1, 0))]
    assert wins >= MIN_WIN_SHARE * GAMES, wins


@pytest.mark.parametrize("name", games.names(hidden=True))
@pytest.mark.parametrize("bot", sorted(LEVELS))
@pytest.mark.parametrize("thoughts", [THOUGHTS, pytest.param(NIGHTLY_THOUGHTS, marks=pytest.mark.nightly)])
def test_every_bot_plays_every_game_at_every_table(name: str, bot: str, thoughts: int) -> None:
    game = games.get(name)
    for seats in game.seats:
        best = min(play(game, [LEVELS[bot].bot(0.01) for _ in range(seats)], seats, thoughts))
        # A solo player may be second, behind the game itself.
        assert best == 1 or (seats == 1 and best == 2)


def somewhere(game: AnyGame, seed: int) -> tuple[Any, int]:
    """Play some random moves, up to a decision, the last one of a short game."""
    luck = Sfc32(seed)
    state = game.start(three_if_possible(game))
    decision, moves = state, 0
    while not state.ended() and (moves < 4 + seed or decision.next_seat() == CHANCE or state.next_seat() == CHANCE):
        game.apply(state, *random_move(game, state, luck))
        moves += 1
        if not state.ended() and state.next_seat() != CHANCE:
            decision = state.clone()
    return decision, decision.next_seat()


@pytest.mark.parametrize("name", games.names(hidden=True))
@pytest.mark.parametrize("seed", range(20))
def test_a_bot_does_not_depend_on_hidden_information(name: str, seed: int) -> None:
    game = games.get(name)
    state, seat = somewhere(game, seed)
    other = game.redealt(state, seat, Sfc32(99))
    mine, poisoned = Perspective(game, state, seat, Sfc32(5)), Perspective(game, other, seat, Sfc32(5))
    assert (mine.view, mine.considered) == (poisoned.view, poisoned.considered)
    assert [pack(game, mine.sample_state()) for _ in range(3)] == [
        pack(game, poisoned.sample_state()) for _ in range(3)
    ]


def test_sampled_states_are_not_the_true_state() -> None:
    game = games.get("_template")
    state, seat = somewhere(game, 1)
    perspective = Perspective(game, state, seat, Sfc32(5))
    samples = [pack(game, perspective.sample_state()) for _ in range(30)]
    assert any(one != pack(game, state) for one in samples)
    assert any(one != samples[0] for one in samples)
