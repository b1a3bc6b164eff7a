"""Time limit of a search."""

import time
from collections.abc import Callable
from typing import Final, final

Clock = Callable[[], float]


@final
class Deadline:
    """A time limit that starts when it is created; with 0.0 seconds it is never over."""

    __slots__ = ("_clock", "_seconds", "_started_at")

    def __init__(self, seconds: float = 0.0, clock: Clock = time.perf_counter) -> None:
        self._clock: Final = clock
        self._seconds: Final = seconds
        self._started_at: Final = clock()

    def is_over(self) -> bool:
        """Return whether all of the time has passed."""
        return self._seconds > 0.0 and self._clock() - self._started_at >= self._seconds

    def is_past(self, share: float) -> bool:
        """Return whether a share of the time has passed."""
        return self._seconds > 0.0 and self._clock() - self._started_at >= share * self._seconds
