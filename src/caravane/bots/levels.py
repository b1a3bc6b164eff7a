"""Levels: how strong a bot plays, under names that mean something to people.

Below the strongest a bot does not play blunders on purpose: it prefers what looks better, and the weaker it is, the less
certain is that preference. The two old names stay, for tables that have them.
"""

import time
from typing import Final, final

from caravane.bots.baseline import Bot, GreedyBot, RandomBot
from caravane.bots.search.deadline import Clock
from caravane.bots.search_bot import Thinker

NOVICE: Final = "novice"
TRAVELLER: Final = "traveller"
GUIDE: Final = "guide"
PATHFINDER: Final = "pathfinder"
GREEDY: Final = "greedy"
RANDOM: Final = "random"

LONGEST_THOUGHT: Final = 1.0


@final
class Level:
    """A way to play: how many games a bot imagines for a decision, for how long at most, and how wilful it is."""

    __slots__ = ("games", "name", "seconds", "whim")

    def __init__(self, name: str, *, games: int = 0, seconds: float = 0.0, whim: float = 0.0) -> None:
        self.name: Final = name
        self.games: Final = games
        self.seconds: Final = seconds
        self.whim: Final = whim

    def bot(self, seconds: float | None = None, clock: Clock = time.perf_counter) -> Bot:
        """Make a bot of this level; `seconds` is the most that it may think now, if its level looks at a clock."""
        if self.name == RANDOM:
            return RandomBot()
        if self.name == GREEDY:
            return GreedyBot()
        thought = self.seconds if seconds is None else min(seconds, self.seconds)
        return Thinker(self.games, thought, self.whim, clock)


OFFERED: Final = (
    Level(NOVICE, whim=0.5),
    Level(TRAVELLER, whim=0.12),
    Level(GUIDE, games=24, seconds=LONGEST_THOUGHT),
    Level(PATHFINDER, games=1 << 30, seconds=LONGEST_THOUGHT),
)
"""The levels that people choose from, the weakest first."""
LEVELS: Final = {level.name: level for level in (*OFFERED, Level(GREEDY), Level(RANDOM))}
DEFAULT: Final = TRAVELLER


def level_of(name: str) -> Level:
    """Give a level by its name; a table whose level is no longer offered goes on with the default."""
    return LEVELS.get(name, LEVELS[DEFAULT])
