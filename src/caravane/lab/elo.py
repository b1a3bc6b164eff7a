"""Elo ratings from the games between players (Bradley and Terry), with intervals by resampling."""

import math
from collections.abc import Sequence
from typing import Final

from caravane.kernel.luck import Sfc32

MEAN: Final = 1500.0
"""Mean rating of the players of a ladder."""
SCALE: Final = 400.0 / math.log(10.0)
ROUNDS: Final = 200
RESAMPLES: Final = 400
NORMAL_95: Final = 1.959964
PRIOR: Final = 0.5
"""Virtual wins and losses against every player, so that winning all games does not mean infinite strength."""

Result = tuple[int, int, float]
"""Two players by number, and the share of the first in the victory."""


def ratings(players: int, results: Sequence[Result]) -> list[float]:
    """Return the most likely ratings (Hunter's iteration), with their mean fixed."""
    shares = [[PRIOR] * players for _ in range(players)]
    for one, other, share in results:
        shares[one][other] += share
        shares[other][one] += 1.0 - share
    strengths = [1.0] * players
    for _ in range(ROUNDS):
        strengths = [_improved(me, strengths, shares) for me in range(players)]
        middle = math.exp(sum(math.log(strength) for strength in strengths) / players)
        strengths = [strength / middle for strength in strengths]
    return [MEAN + SCALE * math.log(strength) for strength in strengths]


def _improved(me: int, strengths: list[float], shares: list[list[float]]) -> float:
    others = [other for other in range(len(strengths)) if other != me]
    games = sum((shares[me][other] + shares[other][me]) / (strengths[me] + strengths[other]) for other in others)
    return sum(shares[me][other] for other in others) / games


def intervals(players: int, results: Sequence[Result], seed: int = 1) -> list[tuple[float, float]]:
    """Return the middle 95 % of the ratings when games are resampled from those played."""
    luck = Sfc32(seed)
    drawn: list[list[float]] = []
    for _ in range(RESAMPLES):
        drawn.append(ratings(players, [results[luck.below(len(results))] for _ in results]))
    low, high = round(0.025 * RESAMPLES), round(0.975 * RESAMPLES) - 1
    found: list[tuple[float, float]] = []
    for me in range(players):
        mine = sorted(sample[me] for sample in drawn)
        found.append((mine[low], mine[high]))
    return found


def wilson(share: float, games: float) -> tuple[float, float]:
    """Return the 95 % interval of a share of `games` games (Wilson)."""
    square = NORMAL_95 * NORMAL_95
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = NORMAL_95 * math.sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return middle - reach, middle + reach
