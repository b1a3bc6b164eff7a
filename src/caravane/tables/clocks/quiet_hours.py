"""Quiet hours in which clocks stop, as spans between two times, and the running time around them.

Each local date has one quiet span, which ends on the same date or the next. Spans are absolute times, not readings of a
wall clock: when daylight saving time starts or ends at night, the span is an hour shorter or longer.
"""

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo

from caravane.tables.clocks.time_control import DAY, TimeControl

Span = tuple[float, float]

LONGEST_YEAR: Final = 368 * DAY
"""More seconds than from the first quiet span of a year to the end of its last, in every time zone."""


def running_time(time_control: TimeControl, start: float, end: float) -> float:
    """Return the seconds between two times in which a clock runs."""
    if end <= start:
        return 0.0
    running = end - start
    for begin, until, quiet in _quiet_periods(time_control, start, end):
        running -= quiet if begin >= start and until <= end else min(until, end) - max(begin, start)
    return max(0.0, running)


def time_after(time_control: TimeControl, start: float, amount: float) -> float:
    """Return the time at which a clock started at `start` has run for an amount of seconds."""
    end = start + amount
    for begin, until in quiet_spans(time_control, start):
        if begin >= end:
            break
        end += until - max(begin, start)
    return end


def quiet_until_at(time_control: TimeControl, at: float) -> float:
    """Return the time from which a clock runs: `at`, or the end of the quiet hours around it."""
    begin, until = next(quiet_spans(time_control, at), (at + 1, at))
    return until if begin <= at else at


def is_quiet(time_control: TimeControl, at: float) -> bool:
    """Return whether a time is within quiet hours."""
    first = next(quiet_spans(time_control, at), None)
    return first is not None and first[0] <= at


def quiet_spans(time_control: TimeControl, since: float) -> Iterator[Span]:
    """Yield the quiet spans that end after `since`, in order and endlessly; none if there are no quiet hours."""
    if time_control.quiet_from == time_control.quiet_until:
        return
    zone = ZoneInfo(time_control.time_zone)
    hours = time_control.quiet_from, time_control.quiet_until
    day = datetime.fromtimestamp(since, zone).date() - timedelta(days=1)
    while True:
        span = _span(hours, zone, day)
        # Where a clock change skips the whole span, its end lies before its start.
        if span[1] > since and span[1] > span[0]:
            yield span
        day += timedelta(days=1)


def _quiet_periods(time_control: TimeControl, start: float, end: float) -> Iterator[tuple[float, float, float]]:
    """Yield all that is quiet between two times, with the quiet seconds in it: single spans, and whole years as one.

    So a game that slept for decades takes hardly longer than one that slept for a year.
    """
    hours = time_control.quiet_from, time_control.quiet_until
    if hours[0] == hours[1]:
        return
    zone = ZoneInfo(time_control.time_zone)
    day = datetime.fromtimestamp(start, zone).date() - timedelta(days=1)
    while (span := _span(hours, zone, day))[0] < end:
        if (day.month, day.day) == (1, 1) and span[0] >= start and end - span[0] > LONGEST_YEAR:
            yield _year(time_control.time_zone, hours, day.year)
            day = date(day.year + 1, 1, 1)
            continue
        if span[1] > max(span[0], start):
            yield *span, span[1] - span[0]
        day += timedelta(days=1)


@lru_cache(maxsize=1_000)
def _year(time_zone: str, hours: tuple[int, int], year: int) -> tuple[float, float, float]:
    """Return when the first quiet span of a year begins and the last ends, and the quiet seconds of all its spans."""
    zone = ZoneInfo(time_zone)
    days = (date(year + 1, 1, 1) - date(year, 1, 1)).days
    spans = [_span(hours, zone, date(year, 1, 1) + timedelta(days=number)) for number in range(days)]
    return spans[0][0], spans[-1][1], sum(until - begin for begin, until in spans if until > begin)


def _span(hours: tuple[int, int], zone: ZoneInfo, day: date) -> Span:
    next_day = day + timedelta(days=hours[0] > hours[1])
    return _timestamp(zone, day, hours[0]), _timestamp(zone, next_day, hours[1])


def _timestamp(zone: ZoneInfo, day: date, minute: int) -> float:
    """Return when a wall clock first shows a minute of a day; a skipped one counts as without the clock change."""
    return datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=zone).timestamp()
