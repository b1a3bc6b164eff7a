"""Pace: how much time a seat has, when its clock stands still, and what happens when the time is up.

A seat has a bank of seconds. It runs while the seat has a decision open, and gains an increment when it has answered.
In quiet hours and on holidays it stands still. All moments are seconds since the epoch.
"""

from functools import cache
from typing import Any, Final, Self, final
from zoneinfo import available_timezones

from caravane.tables.acts import Refused

MINUTE: Final = 60
HOUR: Final = 3600
DAY: Final = 86_400

WAIT: Final = "wait"
BOT_SITS_IN: Final = "bot"
GAME_ENDS: Final = "end"
EXPIRIES: Final = (WAIT, BOT_SITS_IN, GAME_ENDS)

FOREVER: Final = float("inf")

MOST_BANK: Final = 60 * DAY
MINUTES_OF_A_DAY: Final = 24 * 60
MOST_QUIET: Final = 18 * 60
"""Minutes of a day; with more of them a bank of some days would last for years."""


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
        self._check()

    def _check(self) -> None:
        for amount in (self.bank, self.increment, self.most):
            if type(amount) is not int or not 0 <= amount <= MOST_BANK:
                raise Refused("bad-settings", "pace")
        for minute in (self.quiet_from, self.quiet_until):
            if type(minute) is not int or not 0 <= minute < MINUTES_OF_A_DAY:
                raise Refused("bad-settings", "quiet-hours")
        if self.most < self.bank or self.quiet_minutes() > MOST_QUIET:
            raise Refused("bad-settings", "pace")
        if self.zone not in _zones():
            raise Refused("bad-settings", "zone")

    def quiet_minutes(self) -> int:
        """Give the length of the quiet hours, on a day without a change of the clocks."""
        return (self.quiet_until - self.quiet_from) % MINUTES_OF_A_DAY

    def over_days(self) -> bool:
        """Tell whether this is a pace for people who come by now and then."""
        return self.bank >= DAY

    def grace(self) -> int:
        """Give the time that who had run out of it has at least, when coming back."""
        return min(self.bank, max(self.increment, MINUTE))

    def pack(self) -> dict[str, Any]:
        """Return JSON-able data."""
        return {name: getattr(self, name) for name in self.__slots__}

    @classmethod
    def unpack(cls, data: dict[str, Any]) -> Self:
        """Build the pace again."""
        return cls(**data)


@cache
def _zones() -> frozenset[object]:
    return frozenset(available_timezones() | {"UTC"})


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
