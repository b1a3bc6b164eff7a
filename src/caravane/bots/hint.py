"""Hints: what each legal move of a seat is worth, as far as can be told from where the seat sits, and how sure that is."""

import math
from typing import Final, final

from caravane.bots.perspective import Outlook
from caravane.bots.search.deadline import Watch
from caravane.bots.search.search import Manner, Search
from caravane.bots.search.tree import Branch
from caravane.kernel.words import Move

MOST_ERROR: Final = 0.5


@final
class Estimate:
    """A move with its chance to win and its expected points, each with its standard error."""

    __slots__ = ("chance", "chance_error", "games", "move", "score", "score_error")

    def __init__(self, branch: Branch) -> None:
        games = branch.visits
        self.move: Final[Move] = branch.move
        self.games: Final = games
        self.chance: Final = branch.chance / games
        # Whatever is not known, a chance lies within a half of the middle.
        self.chance_error: Final = min(MOST_ERROR, _error(branch.chance, branch.chance_squares, games))
        self.score: Final = branch.score / games
        self.score_error: Final = _error(branch.score, branch.score_squares, games)

    def figures(self) -> dict[str, float]:
        """Give the figures by name, as far as they are known."""
        found = {
            "chance": self.chance,
            "chance_error": self.chance_error,
            "score": self.score,
            "score_error": self.score_error,
        }
        return {name: round(figure, 4) for name, figure in found.items()} | {"games": self.games}


def _error(total: float, squares: float, games: int) -> float:
    """Give the standard error of a mean; by a single game nothing is known about it, so it is the figure itself."""
    if games < 2:
        return abs(total)
    variance = max(0.0, squares - total * total / games) / (games - 1)
    return math.sqrt(variance / games)


def hints(outlook: Outlook, games: int, seconds: float = 0.0) -> list[Estimate]:
    """Judge every legal move by so many games each, or fewer when time is up; in the order of the rules."""
    search = Search(outlook, Manner(), Watch(seconds))
    search.run_evenly(games)
    return [Estimate(branch) for branch in search.branches()]
