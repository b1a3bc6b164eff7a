"""Quiet hours: when clocks stand still, as spans between two moments, and the time that runs beside them.

Each local date has one quiet span, from a moment of that date to a moment of it or of the next. Spans are moments, not
readings of a clock on the wall: when the clocks are changed at night, the span is an hour longer or shorter.
"""

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from caravane.tables.clocks.time_control import Pace

Span = tuple[float, float]


def running_time(pace: Pace, start: float, end: float) -> float:
    """Add up the time between two moments in which a clock runs."""
    if end <= start:
        return 0.0
    running = end - start
    for begin, until in quiet_spans(pace, start):
        if begin >= end:
            break
        running -= min(until, end) - max(begin, start)
    return max(0.0, running)


def moment_after(pace: Pace, start: float, amount: float) -> float:
    """Give the moment at which a clock that starts now has run for an amount of time."""
    moment = start + amount
    for begin, until in quiet_spans(pace, start):
        if begin >= moment:
            break
        moment += until - max(begin, start)
    return moment


def wakes_at(pace: Pace, moment: float) -> float:
    """Give the moment from which a clock runs: this one, or the end of the quiet hours around it."""
    begin, until = next(quiet_spans(pace, moment), (moment + 1, moment))
    return until if begin <= moment else moment


def quiet_at(pace: Pace, moment: float) -> bool:
    """Tell whether it is quiet hours."""
    first = next(quiet_spans(pace, moment), None)
    return first is not None and first[0] <= moment


def quiet_spans(pace: Pace, since: float) -> Iterator[Span]:
    """List the quiet spans that end after a moment, in order, without end; none when there are no quiet hours."""
    if pace.quiet_from == pace.quiet_until:
        return
    zone = ZoneInfo(pace.zone)
    day = datetime.fromtimestamp(since, zone).date() - timedelta(days=1)
    while True:
        span = _span(pace, zone, day)
        # Where a change of the clocks swallows the whole span, its end lies before its beginning.
        if span[1] > since and span[1] > span[0]:
            yield span
        day += timedelta(days=1)


def _span(pace: Pace, zone: ZoneInfo, day: date) -> Span:
    next_day = day + timedelta(days=pace.quiet_from > pace.quiet_until)
    return _moment(zone, day, pace.quiet_from), _moment(zone, next_day, pace.quiet_until)


def _moment(zone: ZoneInfo, day: date, minute: int) -> float:
    """Give the moment when a clock on the wall shows this first; when it skips it, as if it had not been changed."""
    return datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=zone).timestamp()
