"""Time controls: bank, increment, quiet hours, and the rules for a seat whose time is up.

A seat has a bank of seconds. It runs while the seat has an open decision, and gains an increment when the seat has
moved. In quiet hours and on holidays it is paused. All times are seconds since the epoch.
"""

from functools import cache
from typing import Any, Final, Self, final
from zoneinfo import available_timezones

from caravane.tables.acts import Refused

MINUTE: Final = 60
HOUR: Final = 3600
DAY: Final = 86_400

WAIT: Final = "wait"
SUBSTITUTE: Final = "substitute"
END_GAME: Final = "end"
TIMEOUT_RULES: Final = (WAIT, SUBSTITUTE, END_GAME)

NEVER: Final = float("inf")

MAX_BANK: Final = 60 * DAY
MINUTES_OF_A_DAY: Final = 24 * 60
MAX_QUIET_MINUTES: Final = 18 * 60
"""Maximum length of the quiet hours in minutes; with more, a bank of some days would last for years."""


@final
class TimeControl:
    """The time control of a table; a bank of 0 means no clock at all."""

    __slots__ = ("bank", "increment", "max_bank", "quiet_from", "quiet_until", "time_zone")

    def __init__(
        self,
        *,
        bank: int = 0,
        increment: int = 0,
        max_bank: int = 0,
        quiet_from: int = 0,
        quiet_until: int = 0,
        time_zone: str = "UTC",
    ) -> None:
        self.bank: Final = bank
        self.increment: Final = increment
        self.max_bank: Final = max_bank or bank
        """Maximum of the bank, whatever increments are added."""
        self.quiet_from: Final = quiet_from
        self.quiet_until: Final = quiet_until
        """Quiet hours, in minutes of the day in the table's time zone; none if both are equal."""
        self.time_zone: Final = time_zone
        self._check()

    def _check(self) -> None:
        for amount in (self.bank, self.increment, self.max_bank):
            if type(amount) is not int or not 0 <= amount <= MAX_BANK:
                raise Refused("bad-settings", "time-control")
        for minute in (self.quiet_from, self.quiet_until):
            if type(minute) is not int or not 0 <= minute < MINUTES_OF_A_DAY:
                raise Refused("bad-settings", "quiet-hours")
        if self.max_bank < self.bank or self.quiet_minutes() > MAX_QUIET_MINUTES:
            raise Refused("bad-settings", "time-control")
        if self.time_zone not in _zones():
            raise Refused("bad-settings", "time-zone")

    def quiet_minutes(self) -> int:
        """Return the length of the quiet hours on a day without a clock change."""
        return (self.quiet_until - self.quiet_from) % MINUTES_OF_A_DAY

    def is_correspondence(self) -> bool:
        """Return whether this is a time control for games over several days."""
        return self.bank >= DAY

    def grace(self) -> int:
        """Return the minimum seconds of a player who returns after a timeout."""
        return min(self.bank, max(self.increment, MINUTE))

    def pack(self) -> dict[str, Any]:
        """Return JSON-serializable data."""
        return {name: getattr(self, name) for name in self.__slots__}

    @classmethod
    def unpack(cls, data: dict[str, Any]) -> Self:
        """Deserialize a time control."""
        return cls(**data)


@cache
def _zones() -> frozenset[object]:
    return frozenset(available_timezones() | {"UTC"})


REAL_TIME: Final = {
    "quick": TimeControl(bank=5 * MINUTE, increment=20),
    "normal": TimeControl(bank=15 * MINUTE, increment=45),
    "relaxed": TimeControl(bank=45 * MINUTE, increment=90),
}
CORRESPONDENCE: Final = {
    "daily": TimeControl(bank=3 * DAY, increment=12 * HOUR, max_bank=3 * DAY, quiet_from=23 * 60, quiet_until=8 * 60),
    "weekly": TimeControl(bank=10 * DAY, increment=2 * DAY, max_bank=10 * DAY, quiet_from=23 * 60, quiet_until=8 * 60),
}
PRESETS: Final = {"none": TimeControl(), **REAL_TIME, **CORRESPONDENCE}
