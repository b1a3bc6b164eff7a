"""Evaluation of a state, final or not, for every seat."""

import math
from typing import Any, Final, final

from caravane.kernel.game import AnyGame

POINTS_WEIGHT: Final = 0.1
"""Weight of points in the utility of a seat, enough to keep playing well when the game is lost or won."""
LEAD_SCALE: Final = 3.0
"""Lead, in multiples of the lead error, beyond which a greater lead hardly counts more."""
MIN_LEAD_ERROR: Final = 0.25


@final
class SeatValues:
    """Win probability and points of every seat, and the utility that combines them."""

    __slots__ = ("scores", "utilities", "win_probabilities")

    def __init__(self, win_probabilities: list[float], scores: list[float], utilities: list[float]) -> None:
        self.win_probabilities: Final = win_probabilities
        self.scores: Final = scores
        self.utilities: Final = utilities


@final
class Evaluator:
    """Evaluator of the states of a game, given the error of estimated leads."""

    __slots__ = ("_game", "_sides", "_solo_reference", "lead_error")

    def __init__(self, game: AnyGame, sides: int, lead_error: float, solo_reference: float) -> None:
        self._game: Final = game
        self._sides: Final = sides
        """Number of seats and automata; an automaton is a rival like any other."""
        self.lead_error: Final = max(MIN_LEAD_ERROR, lead_error)
        self._solo_reference: Final = solo_reference
        """Points estimated before the search, with which a lone player without any rival is compared."""

    def evaluate(self, state: Any) -> SeatValues:
        """Evaluate a state by its result if the game has ended, else by the game's own evaluation."""
        seats: int = state.seats
        if not state.frames:
            points = [float(standing[0]) for standing in self._game.standings(state)]
            return self._with_utilities(win_shares(self._game.ranks(state)), points)
        points = [float(self._game.evaluate(state, side)) for side in range(self._sides)]
        return self._with_utilities(win_probabilities(points, self.lead_error)[:seats], points)

    def _with_utilities(self, probabilities: list[float], scores: list[float]) -> SeatValues:
        utilities: list[float] = []
        for seat, probability in enumerate(probabilities):
            lead = scores[seat] - self._best_rival(scores, seat)
            points = 0.5 + 0.5 * math.tanh(lead / (LEAD_SCALE * self.lead_error))
            utilities.append((1.0 - POINTS_WEIGHT) * probability + POINTS_WEIGHT * points)
        return SeatValues(probabilities, scores, utilities)

    def _best_rival(self, scores: list[float], seat: int) -> float:
        best = -1e30
        for other, score in enumerate(scores):
            if other != seat and score > best:
                best = score
        return best if len(scores) > 1 else self._solo_reference


def win_shares(ranks: list[int]) -> list[float]:
    """Return the share of the victory of every seat."""
    winners = max(1, ranks.count(1))
    return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]


def win_probabilities(scores: list[float], lead_error: float) -> list[float]:
    """Return win probabilities from estimated points of all sides, as a softmax; without a rival it is 1."""
    highest = max(scores)
    weights = [math.exp((score - highest) / lead_error) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]
