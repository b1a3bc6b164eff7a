"""Hints: estimates of the moves that bots consider for a seat, from what it knows, with their standard errors."""

import math
from typing import Final, final

from caravane.bots.perspective import Perspective
from caravane.bots.search.deadline import Deadline
from caravane.bots.search.search import Search, SearchSettings
from caravane.bots.search.tree import Branch
from caravane.kernel.words import Move

MAX_ERROR: Final = 0.5
CERTAIN_LOSS: Final = 0.05
CERTAIN_WIN: Final = 0.95
"""Chances beyond which everything is lost or won: they no longer distinguish moves."""
COMPARED: Final = 3
"""Number of best moves whose chances have to differ."""


@final
class Estimate:
    """A move with its win probability and its expected points, each with its standard error."""

    __slots__ = ("games", "move", "score", "score_error", "win_probability", "win_probability_error")

    def __init__(self, branch: Branch) -> None:
        games = branch.visits
        self.move: Final[Move] = branch.move
        self.games: Final = games
        self.win_probability: Final = branch.win_probability_sum / games
        # A probability is never further than a half from the middle, however little is known.
        self.win_probability_error: Final = min(
            MAX_ERROR, _standard_error(branch.win_probability_sum, branch.win_probability_squares, games)
        )
        self.score: Final = branch.score_sum / games
        self.score_error: Final = _standard_error(branch.score_sum, branch.score_squares, games)

    def figures(self) -> dict[str, float]:
        """Return the figures by name, rounded."""
        figures = {
            "win_probability": self.win_probability,
            "win_probability_error": self.win_probability_error,
            "score": self.score,
            "score_error": self.score_error,
        }
        return {name: round(figure, 4) for name, figure in figures.items()} | {"games": self.games}


def ranked(estimates: list[Estimate]) -> tuple[list[Estimate], bool]:
    """Return the best move first, and whether by points, because the chances of the best moves do not differ.

    Then a move with a clearly worse chance still comes after the others.
    """
    by_chance = sorted(estimates, key=lambda each: (-each.win_probability, -each.score))
    decided = _decided(estimates)
    best = by_chance[:COMPARED]
    if len(best) < 2 or not (decided or not any(_differ(best[0], each) for each in best)):
        return by_chance, False
    return sorted(by_chance, key=lambda each: (not decided and _differ(best[0], each), -each.score)), True


def _decided(estimates: list[Estimate]) -> bool:
    """Return whether all moves lose, or all win, as far as one can see."""
    chances = [each.win_probability for each in estimates]
    return bool(chances) and (max(chances) < CERTAIN_LOSS or min(chances) > CERTAIN_WIN)


def _differ(first: Estimate, second: Estimate) -> bool:
    """Return whether two chances differ by more than the error of their difference."""
    error = math.hypot(first.win_probability_error, second.win_probability_error)
    return abs(first.win_probability - second.win_probability) > error


def _standard_error(total: float, squares: float, games: int) -> float:
    """Return the standard error of a mean; for a single game, where it is unknown, return the figure itself."""
    if games < 2:
        return abs(total)
    variance = max(0.0, squares - total * total / games) / (games - 1)
    return math.sqrt(variance / games)


def hints(perspective: Perspective, games: int, seconds: float = 0.0) -> list[Estimate]:
    """Estimate every move that bots consider from `games` games each, or fewer if time runs out, in the order of the rules."""
    search = Search(perspective, SearchSettings(), Deadline(seconds))
    search.run_all_moves(games)
    return [Estimate(branch) for branch in search.branches()]
