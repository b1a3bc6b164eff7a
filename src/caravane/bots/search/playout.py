"""Fast play-outs from a state, by the immediate value of each move and some randomness."""

import math
from typing import Any, Final, final

from caravane.kernel.game import AnyGame
from caravane.kernel.luck import Luck
from caravane.kernel.state import CHANCE
from caravane.kernel.words import Move

RESOLUTION: Final = 1 << 16


@final
class Playout:
    """Play-out of a state in place. Dice have a separate source of luck, so that other choices meet the same dice."""

    __slots__ = ("_game", "random_rate")

    def __init__(self, game: AnyGame, random_rate: float) -> None:
        self._game: Final = game
        self.random_rate: Final = random_rate
        """Share of decisions in which a random move is made instead of the best-looking one."""

    def play(self, state: Any, dice: Luck, choice_luck: Luck, decisions: int) -> None:
        """Play `decisions` decisions and then on to the next chance, when all seats have had their turn, or to the end."""
        game = self._game
        left = decisions
        while state.frames:
            seat: int = state.next_seat()
            if seat == CHANCE:
                if left <= 0:
                    return
                game.apply(state, seat, game.sample(state, dice), silent=True)
                continue
            if left <= -decisions:
                return
            game.apply(state, seat, self._choose(state, seat, choice_luck), silent=True)
            left -= 1

    def _choose(self, state: Any, seat: int, choice_luck: Luck) -> Move:
        moves = self._game.considered(state, seat)
        if len(moves) == 1:
            return moves[0]
        if self.random_rate > 0.0 and choice_luck.below(RESOLUTION) < self.random_rate * RESOLUTION:
            return moves[choice_luck.below(len(moves))]
        weights = move_values(self._game, state, seat, moves)
        return moves[weights.index(max(weights))]


def move_values(game: AnyGame, state: Any, seat: int, moves: list[Move]) -> list[float]:
    """Return the immediate value of each move in points, by the game's heuristic or else by evaluating the result."""
    if game.move_values is not None:
        return game.move_values(state, seat, moves)
    values: list[float] = []
    for move in moves:
        after = state.clone()
        game.apply(after, seat, move, silent=True)
        values.append(float(game.evaluate(after, seat)))
    return values


def softmax(weights: list[float], temperature: float) -> list[float]:
    """Return weights as shares of one; a higher temperature makes them more even."""
    highest = max(weights)
    powers = [math.exp((weight - highest) / temperature) for weight in weights]
    total = sum(powers)
    return [power / total for power in powers]
