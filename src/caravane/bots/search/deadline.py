"""The watch: how much time a thought has left."""

import time
from collections.abc import Callable
from typing import Final, final

Clock = Callable[[], float]


@final
class Watch:
    """Runs from the moment it is made; without seconds (0.0) it never runs out."""

    __slots__ = ("_began", "_clock", "_seconds")

    def __init__(self, seconds: float = 0.0, clock: Clock = time.perf_counter) -> None:
        self._clock: Final = clock
        self._seconds: Final = seconds
        self._began: Final = clock()

    def is_up(self) -> bool:
        """Tell whether all of the time is gone."""
        return self._seconds > 0.0 and self._clock() - self._began >= self._seconds

    def is_past(self, share: float) -> bool:
        """Tell whether a share of the time is gone."""
        return self._seconds > 0.0 and self._clock() - self._began >= share * self._seconds
