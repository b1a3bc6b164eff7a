"""Levels: the bots that a table can have, and how long a person may wait for them."""

from typing import Final, final


@final
class Level:
    """A bot, the seconds it may think about a decision, and the key of its name in the texts."""

    __slots__ = ("bot", "budget", "text")

    def __init__(self, bot: str, budget: float, text: str) -> None:
        self.bot: Final = bot
        self.budget: Final = budget
        self.text: Final = text


LEVELS: Final = {
    "random": Level("random", 1.0, "level-random"),
    "greedy": Level("greedy", 1.5, "level-greedy"),
}
DEFAULT: Final = "greedy"


def level_of(name: str) -> Level:
    """Give a level by its name; a table whose level is no longer offered goes on with the default."""
    return LEVELS.get(name, LEVELS[DEFAULT])


def longest_budget() -> float:
    """Give the most seconds that any bot may think."""
    return max(level.budget for level in LEVELS.values())
