"""Clock: the time a seat has left, and when it runs out."""

from typing import Any, Final, Self, final

from caravane.tables.clocks.quiet_hours import moment_after, running_time, wakes_at
from caravane.tables.clocks.time_control import FOREVER, Pace

STOPPED: Final = -1.0
MILLISECONDS: Final = 3
"""Decimals: acts are dated in milliseconds, so what is due then must not lie a hair beside one."""


@final
class Clock:
    """The clock of one seat: it runs from a moment on, or stands."""

    __slots__ = ("bank", "gain", "rests_until", "since")

    def __init__(self, bank: float, since: float = STOPPED, gain: float = 0.0, rests_until: float = 0.0) -> None:
        self.bank: float = bank
        self.since: float = since
        self.gain: float = gain
        """What the last answer has brought: who takes the answer back gives it back."""
        self.rests_until: float = rests_until
        """On holiday the clock does not run before this moment, whatever is to be decided."""

    def run(self, now: float) -> None:
        """Start the clock, unless it runs already. What an earlier answer has brought is earned by then."""
        if self.since == STOPPED:
            self.since = now
            self.gain = 0.0

    def stop(self, pace: Pace, now: float) -> None:
        """Stop the clock."""
        self.bank = max(0.0, self.left(pace, now))
        self.since = STOPPED

    def answer(self, pace: Pace, now: float) -> None:
        """Stop the clock of a seat that has answered: it gains its increment, if it was running."""
        if self.since == STOPPED:
            return
        self.stop(pace, now)
        self.gain = max(0.0, min(pace.most - self.bank, pace.increment))
        self.bank += self.gain

    def take_back(self) -> None:
        """Give the increment of the last answer back, or else taking back and forth would stretch time."""
        self.bank = max(0.0, self.bank - self.gain)
        self.gain = 0.0

    def left(self, pace: Pace, now: float) -> float:
        """Give the time left at a moment."""
        if self.since == STOPPED:
            return self.bank
        return round(self.bank - running_time(pace, self._start(), now), MILLISECONDS)

    def runs_out(self, pace: Pace) -> float:
        """Give the moment at which the time is up, if nothing happens."""
        if self.since == STOPPED or pace.bank == 0:
            return FOREVER
        return round(moment_after(pace, self._start(), self.bank), MILLISECONDS)

    def rests(self, pace: Pace, now: float) -> float:
        """Give the moment until which the clock stands though it was started; 0 when it runs, or is stopped."""
        if self.since == STOPPED or pace.bank == 0:
            return 0.0
        wakes = wakes_at(pace, max(now, self._start()))
        return wakes if wakes > now else 0.0

    def _start(self) -> float:
        return max(self.since, self.rests_until)

    def rest(self, pace: Pace, now: float, until: float) -> None:
        """Let the clock stand still until a moment; what has run so far is settled first."""
        if self.since != STOPPED:
            self.bank = self.left(pace, now)
            self.since = now
        self.rests_until = until

    def pack(self) -> list[float]:
        """Return JSON-able data."""
        return [self.bank, self.since, self.gain, self.rests_until]

    @classmethod
    def unpack(cls, packed: list[Any]) -> Self:
        """Build the clock again."""
        return cls(*packed)
