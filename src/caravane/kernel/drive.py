"""Drivers that play a state forward without people.

They are the inner loop of benchmarks, fuzzing and play-outs.
"""

from caravane.kernel.game import Game
from caravane.kernel.luck import Luck
from caravane.kernel.options import Options
from caravane.kernel.state import CHANCE
from caravane.kernel.step import S
from caravane.kernel.words import Move


def random_move(game: Game[S], state: S, luck: Luck) -> tuple[int, Move]:
    """Return the next seat and move: a sampled outcome of chance, or a random legal move of a deciding seat."""
    seat = state.next_seat()
    if seat == CHANCE:
        return seat, game.sample(state, luck)
    moves = game.legal(state, seat)
    return seat, moves[luck.below(len(moves))]


def play_out(game: Game[S], state: S, luck: Luck) -> int:
    """Play a state to its end by random moves, in place, and return the number of decisions made by seats."""
    decisions = 0
    while state.frames:
        seat, move = random_move(game, state, luck)
        game.apply(state, seat, move, silent=True)
        if seat != CHANCE:
            decisions += 1
    return decisions


def random_options(game: Game[S], seats: int, luck: Luck, *, old: bool = False) -> Options:
    """Draw a value of every option, with `old` also of those that only games from before have.

    Values may exclude each other: if the set-up refuses them together, they are the defaults.
    """
    chosen: Options = {}
    for option in game.options:
        values = option.allowed(seats) if old or not option.past else (option.default(),)
        chosen[option.key] = values[luck.below(len(values))]
    try:
        game.start(seats, chosen)
    except ValueError:
        return {}
    return chosen
