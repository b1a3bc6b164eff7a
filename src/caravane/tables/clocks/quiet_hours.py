"""Quiet hours in which clocks stop, as spans between two times, and the running time around them.

Each local date has one quiet span, which ends on the same date or the next. Spans are absolute times, not readings of a
wall clock: when daylight saving time starts or ends at night, the span is an hour shorter or longer.
"""

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from caravane.tables.clocks.time_control import TimeControl

Span = tuple[float, float]


def running_time(time_control: TimeControl, start: float, end: float) -> float:
    """Return the seconds between two times in which a clock runs."""
    if end <= start:
        return 0.0
    running = end - start
    for begin, until in quiet_spans(time_control, start):
        if begin >= end:
            break
        running -= min(until, end) - max(begin, start)
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
    day = datetime.fromtimestamp(since, zone).date() - timedelta(days=1)
    while True:
        span = _span(time_control, zone, day)
        # Where a clock change skips the whole span, its end lies before its start.
        if span[1] > since and span[1] > span[0]:
            yield span
        day += timedelta(days=1)


def _span(time_control: TimeControl, zone: ZoneInfo, day: date) -> Span:
    next_day = day + timedelta(days=time_control.quiet_from > time_control.quiet_until)
    return _timestamp(zone, day, time_control.quiet_from), _timestamp(zone, next_day, time_control.quiet_until)


def _timestamp(zone: ZoneInfo, day: date, minute: int) -> float:
    """Return when a wall clock first shows a minute of a day; a skipped one counts as without the clock change."""
    return datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=zone).timestamp()
