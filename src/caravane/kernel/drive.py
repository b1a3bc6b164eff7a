"""Drivers: play a state forward without people. The inner loop of benchmarks, fuzzing and roll-outs."""

from caravane.kernel.game import Game
from caravane.kernel.luck import Luck
from caravane.kernel.state import CHANCE
from caravane.kernel.step import S
from caravane.kernel.words import Move


def random_move(game: Game[S], state: S, luck: Luck) -> tuple[int, Move]:
    """Choose what happens next: a sampled outcome of chance, or any legal move of a deciding seat."""
    seat = state.next_seat()
    if seat == CHANCE:
        return seat, game.sample(state, luck)
    moves = game.legal(state, seat)
    return seat, moves[luck.below(len(moves))]


def play_out(game: Game[S], state: S, luck: Luck) -> int:
    """Play a state to its end by random moves, in place; return how many decisions seats have made."""
    decisions = 0
    while state.frames:
        seat, move = random_move(game, state, luck)
        game.apply(state, seat, move, deaf=True)
        if seat != CHANCE:
            decisions += 1
    return decisions
