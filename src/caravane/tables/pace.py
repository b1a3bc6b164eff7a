"""Pace: how much time a seat has, when its clock stands still, and what happens when the time is up.

A seat has a bank of seconds. It runs while the seat has a decision open, and gains an increment when it has answered.
In quiet hours and on holidays it stands still. All times are seconds since the epoch.
"""

from datetime import UTC, datetime, timedelta
from typing import Any, Final, Self, final
from zoneinfo import ZoneInfo

MINUTE: Final = 60
HOUR: Final = 3600
DAY: Final = 86_400

WAIT: Final = "wait"
BOT_SITS_IN: Final = "bot"
GAME_ENDS: Final = "end"
EXPIRIES: Final = (WAIT, BOT_SITS_IN, GAME_ENDS)

FOREVER: Final = float("inf")


@final
class Pace:
    """The time settings of a table; a bank of 0 means no clock at all."""

    __slots__ = ("bank", "increment", "most", "quiet_from", "quiet_until", "zone")

    def __init__(
        self,
        *,
        bank: int = 0,
        increment: int = 0,
        most: int = 0,
        quiet_from: int = 0,
        quiet_until: int = 0,
        zone: str = "UTC",
    ) -> None:
        self.bank: Final = bank
        self.increment: Final = increment
        self.most: Final = most or bank
        """The bank never grows beyond this."""
        self.quiet_from: Final = quiet_from
        self.quiet_until: Final = quiet_until
        """Quiet hours, in minutes of the day at the table's place; none when both are equal."""
        self.zone: Final = zone

    def pack(self) -> dict[str, Any]:
        """Return JSON-able data."""
        return {name: getattr(self, name) for name in self.__slots__}

    @classmethod
    def unpack(cls, data: dict[str, Any]) -> Self:
        """Build the pace again."""
        return cls(**data)

    def quiet_at(self, time: float) -> bool:
        """Tell whether it is quiet hours."""
        if self.quiet_from == self.quiet_until:
            return False
        local = datetime.fromtimestamp(time, ZoneInfo(self.zone))
        minute = local.hour * 60 + local.minute
        if self.quiet_from < self.quiet_until:
            return self.quiet_from <= minute < self.quiet_until
        return minute >= self.quiet_from or minute < self.quiet_until

    def next_change(self, time: float) -> float:
        """Give the next moment at which quiet hours begin or end."""
        if self.quiet_from == self.quiet_until:
            return FOREVER
        zone = ZoneInfo(self.zone)
        local = datetime.fromtimestamp(time, zone)
        midnight = local.replace(hour=0, minute=0, second=0, microsecond=0)
        moments: list[float] = []
        for day in range(3):
            date = (midnight + timedelta(days=day)).date()
            for minute in (self.quiet_from, self.quiet_until):
                wall = datetime(date.year, date.month, date.day, minute // 60, minute % 60, tzinfo=zone)
                moments.append(wall.astimezone(UTC).timestamp())
        return min(moment for moment in moments if moment > time)


LIVE: Final = {
    "quick": Pace(bank=5 * MINUTE, increment=20),
    "normal": Pace(bank=15 * MINUTE, increment=45),
    "relaxed": Pace(bank=45 * MINUTE, increment=90),
}
OVER_DAYS: Final = {
    "daily": Pace(bank=3 * DAY, increment=12 * HOUR, most=3 * DAY, quiet_from=23 * 60, quiet_until=8 * 60),
    "weekly": Pace(bank=10 * DAY, increment=2 * DAY, most=10 * DAY, quiet_from=23 * 60, quiet_until=8 * 60),
}
PRESETS: Final = {"none": Pace(), **LIVE, **OVER_DAYS}

Holiday = tuple[float, float]


def running_time(pace: Pace, holidays: list[Holiday], start: float, end: float) -> float:
    """Add up the time between two moments in which a clock runs."""
    total = 0.0
    now = start
    while now < end:
        change = min(end, pace.next_change(now), _next_holiday_change(holidays, now))
        if not pace.quiet_at(now) and not on_holiday(holidays, now):
            total += change - now
        now = change
    return total


def moment_after(pace: Pace, holidays: list[Holiday], start: float, amount: float) -> float:
    """Give the moment at which a clock that starts now has run for an amount of time."""
    now = start
    left = amount
    while True:
        change = min(pace.next_change(now), _next_holiday_change(holidays, now))
        if not pace.quiet_at(now) and not on_holiday(holidays, now):
            if now + left <= change:
                return now + left
            left -= change - now
        now = change


def on_holiday(holidays: list[Holiday], time: float) -> bool:
    """Tell whether a moment lies in a holiday."""
    return any(begin <= time < end for begin, end in holidays)


def _next_holiday_change(holidays: list[Holiday], time: float) -> float:
    return min([moment for holiday in holidays for moment in holiday if moment > time], default=FOREVER)
