"""Means and shares with 95 % intervals, from games that each give a sum and a count.

The seats of one game are not independent of each other, games are. Every figure is therefore a ratio of two sums over
games, `amount` to `count`, and its error is that of a ratio of sums (linearized), which needs no list of the games.
"""

import math
from typing import Final, final

from caravane.lab.elo import NORMAL_95, wilson

MIN_GAMES: Final = 2
"""Number of games below which there is no interval."""

Interval = tuple[float, float]


@final
class Figure:
    """A figure with its interval, if there are games enough for one, and the number of games behind it."""

    __slots__ = ("games", "interval", "value")

    def __init__(self, value: float, interval: Interval | None, games: int) -> None:
        self.value: Final = value
        self.interval: Final = interval
        self.games: Final = games


@final
class Sums:
    """Sums over games of an amount and of its count, with their squares and products."""

    __slots__ = ("amount", "amount_amount", "amount_count", "count", "count_count", "games")

    def __init__(self) -> None:
        self.games: int = 0
        self.amount: float = 0.0
        self.count: float = 0.0
        self.amount_amount: float = 0.0
        self.amount_count: float = 0.0
        self.count_count: float = 0.0

    def add(self, amount: float, count: float) -> None:
        """Add a game; one that counts nothing says nothing."""
        if not count:
            return
        self.games += 1
        self.amount += amount
        self.count += count
        self.amount_amount += amount * amount
        self.amount_count += amount * count
        self.count_count += count * count

    def mean(self) -> Figure:
        """Return the amount per count, with an interval by Student's t."""
        value = self._value()
        if self.games < MIN_GAMES:
            return Figure(value, None, self.games)
        reach = student_95(self.games - 1) * math.sqrt(self._variance())
        return Figure(value, (value - reach, value + reach), self.games)

    def share(self) -> Figure:
        """Return the amount per count as a share between 0 and 1, with Wilson's interval.

        The number of independent trials is the one that explains the variance between games: two seats that win or
        lose together are not two trials.
        """
        value = self._value()
        if self.games < MIN_GAMES:
            return Figure(value, None, self.games)
        variance = self._variance()
        trials = value * (1.0 - value) / variance if variance > 0.0 else self.count
        low, high = wilson(value, max(1.0, trials))
        return Figure(value, (max(0.0, low), min(1.0, high)), self.games)

    def _value(self) -> float:
        return self.amount / self.count if self.count else 0.0

    def _variance(self) -> float:
        value = self._value()
        squares = self.amount_amount - 2.0 * value * self.amount_count + value * value * self.count_count
        # Rounding leaves a little of what should be zero, of either sign.
        if squares <= 1e-12 * max(1.0, self.amount_amount):
            return 0.0
        return squares * self.games / (self.games - 1) / self.count**2


def student_95(freedom: int) -> float:
    """Return the 97.5 % quantile of Student's t by its expansion around the normal one; from 3 degrees on within 2 %."""
    z = NORMAL_95
    first = (z**3 + z) / (4 * freedom)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    return z + first + second + third
