"""Bot that searches by simulated games and follows the result more or less strictly."""

import time
from typing import Final, final

from caravane.bots.perspective import Perspective
from caravane.bots.search.deadline import Clock, Deadline
from caravane.bots.search.playout import move_values, softmax
from caravane.bots.search.search import Search, SearchSettings
from caravane.kernel.luck import Luck
from caravane.kernel.words import Move

PRIOR_WEIGHT: Final = 8.0
"""Number of simulated games that the prior of a move counts as."""
RESOLUTION: Final = 1 << 20
"""Number of equal steps into which shares are divided for a draw."""


@final
class SearchBot:
    """A bot that simulates `games` games per decision within the time limit; with 0 it goes by move values alone."""

    def __init__(self, games: int, seconds: float = 0.0, noise: float = 0.0, clock: Clock = time.perf_counter) -> None:
        self._games: Final = games
        self._seconds: Final = seconds
        self._noise: Final = noise
        self._clock: Final = clock
        self.simulated_games: int = 0
        """Number of games simulated so far, over all decisions."""

    def choose(self, perspective: Perspective) -> Move:
        """Return one of the legal moves."""
        if len(perspective.considered) == 1:
            return perspective.considered[0]
        if self._games == 0:
            state = perspective.sample_state()
            values = move_values(perspective.game, state, perspective.seat, perspective.considered)
            return self._choose_by_weight(perspective, values)
        return self._choose_by_weight(perspective, self._search_weights(perspective))

    def _search_weights(self, perspective: Perspective) -> list[float]:
        """Return the weight of every move: its visits, plus its prior, which matters after a short search."""
        search = Search(perspective, SearchSettings(), Deadline(self._seconds, self._clock))
        search.run(self._games)
        self.simulated_games += search.games
        return [branch.visits + PRIOR_WEIGHT * branch.prior for branch in search.branches()]

    def _choose_by_weight(self, perspective: Perspective, weights: list[float]) -> Move:
        highest = max(weights)
        temperature = self._noise * (highest - min(weights))
        if temperature <= 0.0:
            return perspective.considered[weights.index(highest)]
        return perspective.considered[sample_index(softmax(weights, temperature), perspective.luck)]


def sample_index(shares: list[float], luck: Luck) -> int:
    """Draw an index, each as likely as its share."""
    left = luck.below(RESOLUTION) / RESOLUTION
    for index, share in enumerate(shares):
        left -= share
        if left < 0.0:
            return index
    return len(shares) - 1
