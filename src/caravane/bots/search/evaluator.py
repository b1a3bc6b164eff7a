"""The judge: what the end of a game, or a state in the middle of it, is worth to every seat."""

import math
from typing import Any, Final, final

from caravane.kernel.game import AnyGame

POINTS_MATTER: Final = 0.1
"""The share of points in what a seat wants: enough to play on well when the game is lost or won."""
STRETCH: Final = 3.0
"""A lead of so many spreads counts almost as much as any greater one."""
LEAST_SPREAD: Final = 0.25


@final
class Verdict:
    """For every seat its chance to win, its points, and what it wants: both in one figure."""

    __slots__ = ("chances", "scores", "worths")

    def __init__(self, chances: list[float], scores: list[float], worths: list[float]) -> None:
        self.chances: Final = chances
        self.scores: Final = scores
        self.worths: Final = worths


@final
class Judge:
    """Knows how far guesses about this game still are from its end."""

    __slots__ = ("_alone", "_game", "spread")

    def __init__(self, game: AnyGame, spread: float, alone: float) -> None:
        self._game: Final = game
        self.spread: Final = max(LEAST_SPREAD, spread)
        self._alone: Final = alone
        """What a lone player is compared with: the points that could be expected before."""

    def verdict(self, state: Any) -> Verdict:
        """Judge a state: by its result when it is over, else by the game's own evaluation."""
        seats: int = state.seats
        if not state.frames:
            scores = [float(points) for points in self._game.scores(state)]
            return self._completed(won(self._game.places(state)), scores)
        scores = [float(self._game.evaluate(state, seat)) for seat in range(seats)]
        return self._completed(likely(scores, self.spread), scores)

    def _completed(self, chances: list[float], scores: list[float]) -> Verdict:
        worths: list[float] = []
        for seat, chance in enumerate(chances):
            lead = scores[seat] - self._rival(scores, seat)
            points = 0.5 + 0.5 * math.tanh(lead / (STRETCH * self.spread))
            worths.append((1.0 - POINTS_MATTER) * chance + POINTS_MATTER * points)
        return Verdict(chances, scores, worths)

    def _rival(self, scores: list[float], seat: int) -> float:
        best = -1e30
        for other, score in enumerate(scores):
            if other != seat and score > best:
                best = score
        return best if len(scores) > 1 else self._alone


def won(places: list[int]) -> list[float]:
    """Give the winners their share of the victory."""
    winners = max(1, places.count(1))
    return [1.0 / winners if place == 1 else 0.0 for place in places]


def likely(scores: list[float], spread: float) -> list[float]:
    """Turn guessed points into chances to win; a lone player is as likely to win as the guess is good."""
    highest = max(scores)
    weights = [math.exp((score - highest) / spread) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]
