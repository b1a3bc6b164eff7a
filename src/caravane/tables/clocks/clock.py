"""The clock of a seat: the time it has left, and when it expires."""

from collections.abc import Sequence
from typing import Any, Final, Self, final

from caravane.tables.clocks.holidays import Holiday, seconds_taken, with_holiday
from caravane.tables.clocks.quiet_hours import quiet_until_at, running_time, time_after
from caravane.tables.clocks.time_control import NEVER, TimeControl

STOPPED: Final = -1.0
MILLISECONDS: Final = 3
"""Decimals of all times: acts are dated in milliseconds, so due times must fall exactly on one."""


@final
class Clock:
    """The clock of one seat, stopped or running since a time."""

    __slots__ = ("bank", "holidays", "last_increment", "paused_until_at", "since")

    def __init__(
        self,
        bank: float,
        since: float = STOPPED,
        last_increment: float = 0.0,
        paused_until_at: float = 0.0,
        holidays: Sequence[Holiday] = (),
    ) -> None:
        self.bank: float = bank
        self.since: float = since
        self.last_increment: float = last_increment
        """Increment of the last move; undoing the move revokes it."""
        self.paused_until_at: float = paused_until_at
        """End of the player's holiday: the clock does not run before it, whatever the seat must decide."""
        self.holidays: list[Holiday] = list(holidays)
        """Holidays of the last year, in order."""

    def start(self, now: float) -> None:
        """Start the clock unless it is running. From then on an earlier increment cannot be revoked."""
        if self.since == STOPPED:
            self.since = now
            self.last_increment = 0.0

    def stop(self, time_control: TimeControl, now: float) -> None:
        """Stop the clock."""
        self.bank = max(0.0, self.seconds_left(time_control, now))
        self.since = STOPPED

    def stop_with_increment(self, time_control: TimeControl, now: float) -> None:
        """Stop the clock of a seat that has moved, and add the increment if it was running."""
        if self.since == STOPPED:
            return
        self.stop(time_control, now)
        self.last_increment = max(0.0, min(time_control.max_bank - self.bank, time_control.increment))
        self.bank += self.last_increment

    def revoke_increment(self) -> None:
        """Take back the increment of the last move, because repeated undoing would otherwise gain time."""
        self.bank = max(0.0, self.bank - self.last_increment)
        self.last_increment = 0.0

    def seconds_left(self, time_control: TimeControl, now: float) -> float:
        """Return the seconds left at `now`."""
        if self.since == STOPPED:
            return self.bank
        return round(self.bank - running_time(time_control, self._start(), now), MILLISECONDS)

    def expires_at(self, time_control: TimeControl) -> float:
        """Return the time at which the clock expires if nothing happens."""
        if self.since == STOPPED or time_control.bank == 0:
            return NEVER
        return round(time_after(time_control, self._start(), self.bank), MILLISECONDS)

    def paused_until(self, time_control: TimeControl, now: float) -> float:
        """Return the time until which a started clock is paused; 0 if it runs or is stopped."""
        if self.since == STOPPED or time_control.bank == 0:
            return 0.0
        runs_from = quiet_until_at(time_control, max(now, self._start()))
        return runs_from if runs_from > now else 0.0

    def _start(self) -> float:
        return max(self.since, self.paused_until_at)

    def pause(self, time_control: TimeControl, now: float, until: float) -> None:
        """Pause the clock until `until`, after charging the time already used."""
        if self.since != STOPPED:
            self.bank = self.seconds_left(time_control, now)
            self.since = now
        self.paused_until_at = until
        self.holidays = with_holiday(self.holidays, now, until)

    def holiday_taken(self, now: float, until: float) -> float:
        """Return the seconds of holiday within a year, with one that is set now and lasts until `until`."""
        return seconds_taken(with_holiday(self.holidays, now, until), until)

    def pack(self) -> list[Any]:
        """Return JSON-serializable data."""
        holidays = [list(holiday) for holiday in self.holidays]
        return [self.bank, self.since, self.last_increment, self.paused_until_at, holidays]

    @classmethod
    def unpack(cls, packed: list[Any]) -> Self:
        """Deserialize a clock."""
        bank, since, last_increment, paused_until_at, holidays = packed
        return cls(bank, since, last_increment, paused_until_at, [(begin, end) for begin, end in holidays])
