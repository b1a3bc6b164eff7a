"""The thinker: a bot that imagines games, and follows what it found more or less strictly."""

import time
from typing import Final, final

from caravane.bots.perspective import Outlook
from caravane.bots.search.deadline import Clock, Watch
from caravane.bots.search.playout import promises, shares
from caravane.bots.search.search import Manner, Search
from caravane.kernel.luck import Luck
from caravane.kernel.words import Move

FIRST_SIGHT: Final = 8.0
"""What a move promises at once counts like so many imagined games."""
FINE: Final = 1 << 20
"""Shares are drawn in steps of this."""


@final
class Thinker:
    """Imagines so many games for a decision, or as many as the time allows; none at all: goes by what moves promise."""

    def __init__(self, games: int, seconds: float = 0.0, whim: float = 0.0, clock: Clock = time.perf_counter) -> None:
        self._games: Final = games
        self._seconds: Final = seconds
        self._whim: Final = whim
        self._clock: Final = clock
        self.imagined: int = 0
        """How many games it has imagined so far, for all decisions."""

    def choose(self, outlook: Outlook) -> Move:
        """Choose one of the legal moves."""
        if len(outlook.legal) == 1:
            return outlook.legal[0]
        if self._games == 0:
            return self._follow(outlook, promises(outlook.game, outlook.imagine(), outlook.seat, outlook.legal))
        return self._follow(outlook, self._searched(outlook))

    def _searched(self, outlook: Outlook) -> list[float]:
        """Give every move a weight: how often the search came to it; after a short one what it promised counts too."""
        search = Search(outlook, Manner(), Watch(self._seconds, self._clock))
        search.run(self._games)
        self.imagined += search.games
        return [branch.visits + FIRST_SIGHT * branch.prior for branch in search.branches()]

    def _follow(self, outlook: Outlook, weights: list[float]) -> Move:
        highest = max(weights)
        softness = self._whim * (highest - min(weights))
        if softness <= 0.0:
            return outlook.legal[weights.index(highest)]
        return outlook.legal[drawn(shares(weights, softness), outlook.luck)]


def drawn(parts: list[float], luck: Luck) -> int:
    """Draw a place; each is as likely as its share."""
    left = luck.below(FINE) / FINE
    for place, part in enumerate(parts):
        left -= part
        if left < 0.0:
            return place
    return len(parts) - 1
