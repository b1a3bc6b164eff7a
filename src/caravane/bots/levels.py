"""Levels of bots, under names that mean something to people.

Weaker bots do not play blunders on purpose: they prefer moves that look better, and the weaker the bot, the less
certain is that preference. The two old names are kept for tables that use them.
"""

import time
from typing import Final, final

from caravane.bots.baseline import Bot, GreedyBot, RandomBot
from caravane.bots.search.deadline import Clock
from caravane.bots.search_bot import SearchBot

NOVICE: Final = "novice"
TRAVELLER: Final = "traveller"
GUIDE: Final = "guide"
PATHFINDER: Final = "pathfinder"
GREEDY: Final = "greedy"
RANDOM: Final = "random"

MAX_SECONDS: Final = 1.0


@final
class Level:
    """Strength of a bot: its simulated games per decision, its maximum time, and the noise in its choices."""

    __slots__ = ("games", "name", "noise", "seconds")

    def __init__(self, name: str, *, games: int = 0, seconds: float = 0.0, noise: float = 0.0) -> None:
        self.name: Final = name
        self.games: Final = games
        self.seconds: Final = seconds
        self.noise: Final = noise

    def bot(self, seconds: float | None = None, clock: Clock = time.perf_counter) -> Bot:
        """Return a bot of this level; `seconds` limits its thinking time further, if the level has a time limit."""
        if self.name == RANDOM:
            return RandomBot()
        if self.name == GREEDY:
            return GreedyBot()
        limit = self.seconds if seconds is None else min(seconds, self.seconds)
        return SearchBot(self.games, limit, self.noise, clock)


OFFERED: Final = (
    Level(NOVICE, noise=0.5),
    Level(TRAVELLER, noise=0.12),
    Level(GUIDE, games=24, seconds=MAX_SECONDS),
    Level(PATHFINDER, games=1 << 30, seconds=MAX_SECONDS),
)
"""Levels that people can choose, the weakest first."""
LEVELS: Final = {level.name: level for level in (*OFFERED, Level(GREEDY), Level(RANDOM))}
DEFAULT: Final = TRAVELLER


def level_of(name: str) -> Level:
    """Return a level by name, or the default for a table whose level no longer exists."""
    return LEVELS.get(name, LEVELS[DEFAULT])
