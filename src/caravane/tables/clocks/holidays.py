"""Holidays of a seat: spans of time in which its clock is paused, few enough that every game comes to its end."""

from collections.abc import Sequence
from typing import Final

from caravane.tables.clocks.time_control import DAY

Holiday = tuple[float, float]
"""The time at which a holiday begins, and the time at which it ends."""

YEAR: Final = 365 * DAY
MAX_HOLIDAY: Final = 60 * DAY
"""Maximum seconds of holiday at a table within any year."""


def with_holiday(holidays: Sequence[Holiday], at: float, until: float) -> list[Holiday]:
    """Return the holidays after one was set at `at`: one that lasts ends then, or goes on until the new end."""
    taken = [(begin, min(end, at)) for begin, end in holidays if begin < at and end > at - YEAR]
    if until <= at:
        return taken
    if taken and taken[-1][1] == at:
        return [*taken[:-1], (taken[-1][0], until)]
    return [*taken, (at, until)]


def seconds_taken(holidays: Sequence[Holiday], until: float) -> float:
    """Return the seconds of holiday in the year that ends at `until`."""
    return sum(max(0.0, min(end, until) - max(begin, until - YEAR)) for begin, end in holidays)
