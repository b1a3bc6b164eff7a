"""Clock: the time a seat has left, and when it runs out."""

from typing import Final, final

from caravane.tables.pace import FOREVER, Holiday, Pace, moment_after, running_time

STOPPED: Final = -1.0


@final
class Clock:
    """The clock of one seat: it runs from a moment on, or stands."""

    __slots__ = ("bank", "holidays", "since")

    def __init__(self, bank: float) -> None:
        self.bank: float = bank
        self.since: float = STOPPED
        self.holidays: list[Holiday] = []

    def run(self, now: float) -> None:
        """Start the clock, unless it runs already."""
        if self.since == STOPPED:
            self.since = now

    def stop(self, pace: Pace, now: float) -> None:
        """Stop the clock; the seat has answered and gains its increment."""
        if self.since == STOPPED:
            return
        self.bank = min(pace.most, max(0.0, self.left(pace, now)) + pace.increment)
        self.since = STOPPED

    def left(self, pace: Pace, now: float) -> float:
        """Give the time left at a moment."""
        if self.since == STOPPED:
            return self.bank
        return self.bank - running_time(pace, self.holidays, self.since, now)

    def runs_out(self, pace: Pace) -> float:
        """Give the moment at which the time is up, if nothing happens."""
        if self.since == STOPPED or pace.bank == 0:
            return FOREVER
        return moment_after(pace, self.holidays, self.since, self.bank)

    def start_holiday(self, pace: Pace, now: float, until: float) -> None:
        """Let the clock stand still until a moment; what has run so far is settled first."""
        if self.since != STOPPED:
            self.bank = self.left(pace, now)
            self.since = now
        self.holidays = [holiday for holiday in self.holidays if holiday[1] > now]
        self.holidays.append((now, until))
