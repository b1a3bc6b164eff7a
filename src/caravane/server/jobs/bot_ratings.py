"""Fixed ratings of bots, from the ladder on which the levels of a game were measured against each other.

No game with people moves them. A bot does not learn, so its strength is known once it is measured; and if games moved it,
whoever lets accounts lose against a bot would raise it, and gain by beating it afterwards. So bots are the fixed points
of the scale: the default level has the rating of a new player. Levels without a measured strength are not rated.
"""

import math
import tomllib
from functools import cache
from importlib import resources
from typing import Final

from caravane import games
from caravane.bots.levels import DEFAULT
from caravane.server.jobs.rating_model import MODEL
from caravane.server.store.records import BOT_PREFIX, Rating

FILE: Final = "bot_levels.toml"
"""File in the package of a game: the Elo of its levels, written by `scripts/measure-bots`."""
MU_PER_ELO: Final = math.log(10.0) / 400.0 * math.sqrt(2.0) * MODEL.beta
"""Points of rating that change the chances of two players of certain strength as much as one point of Elo."""
BOT_SIGMA: Final = 1.0
"""Uncertainty of a bot: one standard error of the ladders, whose 95 % intervals are about 60 Elo to each side."""


def bot_player(level: str) -> str:
    """Return the name of a bot level as a player: no identity has it."""
    return f"{BOT_PREFIX}{level}"


def bot_players(game: str) -> list[str]:
    """Return the bots that are rated in a game."""
    return [bot_player(level) for level in _strengths(games.get(game).package)]


def bot_rating(game: str, player: str, rated_games: int = 0) -> Rating | None:
    """Return the fixed rating of a bot in a game; None for a level that was not measured."""
    strengths = _strengths(games.get(game).package)
    elo = strengths.get(player.removeprefix(BOT_PREFIX))
    if elo is None:
        return None
    return Rating(MODEL.mu + (elo - strengths[DEFAULT]) * MU_PER_ELO, BOT_SIGMA, rated_games)


@cache
def _strengths(package: str) -> dict[str, float]:
    """Return the Elo of the levels of a game by name; none if they were not measured with the default level."""
    file = resources.files(package).joinpath(FILE)
    measured: dict[str, float] = (
        tomllib.loads(file.read_text(encoding="utf-8")).get("elo", {}) if file.is_file() else {}
    )
    return measured if DEFAULT in measured else {}
