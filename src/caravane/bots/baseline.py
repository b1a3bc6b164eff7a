"""Two simple bots for every game: a random one, and a greedy one that looks a single move ahead."""

from typing import Final, Protocol, final

from caravane.bots.perspective import Perspective
from caravane.kernel.words import Move

SAMPLE_SIZE: Final = 4
"""Number of possible states that the greedy bot evaluates for each move."""


class Bot(Protocol):
    """A program that decides for a seat."""

    def choose(self, perspective: Perspective) -> Move:
        """Return one of the legal moves."""


@final
class RandomBot:
    """A bot that plays random legal moves."""

    def choose(self, perspective: Perspective) -> Move:
        return perspective.considered[perspective.luck.below(len(perspective.considered))]


@final
class GreedyBot:
    """A bot that plays the move whose resulting states the game evaluates best."""

    def choose(self, perspective: Perspective) -> Move:
        if len(perspective.considered) == 1:
            return perspective.considered[0]
        return max(perspective.considered, key=lambda move: _sampled_value(perspective, move))


def _sampled_value(perspective: Perspective, move: Move) -> float:
    """Return the evaluation after the move, summed over a sample of possible states."""
    return sum(perspective.game.evaluate(perspective.after(move), perspective.seat) for _ in range(SAMPLE_SIZE))
