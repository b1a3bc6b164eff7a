"""Clocks: bank, increment, cap, holidays, and quiet hours across midnight and daylight saving changes."""

from datetime import date, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravane.tables import acts
from caravane.tables.clocks import quiet_hours
from caravane.tables.clocks.clock import Clock
from caravane.tables.clocks.quiet_hours import is_quiet, quiet_spans, running_time, time_after
from caravane.tables.clocks.time_control import DAY, HOUR, NEVER, PRESETS, TimeControl
from tests.tables.table_driver import NOON, drive_table

ZONES = ["UTC", "Europe/Paris", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Apia"]
NIGHT = TimeControl(bank=3 * DAY, quiet_from=23 * 60, quiet_until=8 * 60, time_zone="Europe/Paris")
MARGIN = 1e-3


def paris(year: int, month: int, day: int, hour: int, minute: int = 0, *, fold: int = 0) -> float:
    return datetime(year, month, day, hour, minute, tzinfo=ZoneInfo("Europe/Paris"), fold=fold).timestamp()


times = st.integers(1_600_000_000_000, 1_900_000_000_000).map(lambda milliseconds: milliseconds / 1000)
spans = st.integers(0, 40 * DAY * 1000).map(lambda milliseconds: milliseconds / 1000)


@st.composite
def time_controls(draw: st.DrawFn) -> TimeControl:
    bank = draw(st.integers(1, 10 * DAY))
    quiet_from, length = draw(st.integers(0, 1439)), draw(st.integers(0, 18 * 60))
    return TimeControl(
        bank=bank,
        increment=draw(st.integers(0, DAY)),
        max_bank=bank + draw(st.integers(0, DAY)),
        quiet_from=quiet_from,
        quiet_until=(quiet_from + length) % 1440,
        time_zone=draw(st.sampled_from(ZONES)),
    )


@given(time_controls(), times, spans, spans)
def test_running_time_adds_up(time_control: TimeControl, start: float, first: float, second: float) -> None:
    middle, end = start + first, start + first + second
    whole = running_time(time_control, start, end)
    assert 0 <= whole <= end - start + MARGIN
    assert whole == pytest.approx(
        running_time(time_control, start, middle) + running_time(time_control, middle, end), abs=MARGIN
    )


def running_time_by_days(time_control: TimeControl, start: float, end: float) -> float:
    """Return the running time counted span by span, as it was in all recorded games."""
    running = end - start
    for begin, until in quiet_spans(time_control, start):
        if begin >= end:
            break
        running -= min(until, end) - max(begin, start)
    return max(0.0, running)


@given(time_controls(), times, st.integers(0, 12 * 365 * DAY * 1000).map(lambda milliseconds: milliseconds / 1000))
def test_whole_years_are_counted_as_their_days(time_control: TimeControl, start: float, amount: float) -> None:
    assert running_time(time_control, start, start + amount) == running_time_by_days(
        time_control, start, start + amount
    )


def test_a_century_of_quiet_hours_takes_few_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    steps, span = list[date](), quiet_hours._span

    def counted(hours: tuple[int, int], zone: ZoneInfo, day: date) -> quiet_hours.Span:
        steps.append(day)
        return span(hours, zone, day)

    monkeypatch.setattr(quiet_hours, "_span", counted)
    start, end = paris(2024, 6, 1, 12), paris(2124, 6, 1, 12)
    first = running_time(NIGHT, start, end)
    assert len(steps) < 101 * 366
    steps.clear()
    for number in range(100):
        assert running_time(NIGHT, start, end - number) == first - number
    assert len(steps) < 100 * 1_000


@given(time_controls(), times, spans)
def test_a_clock_has_run_for_its_bank_when_it_expires(time_control: TimeControl, start: float, amount: float) -> None:
    end = time_after(time_control, start, amount)
    assert end >= start + amount
    assert running_time(time_control, start, end) == pytest.approx(amount, abs=MARGIN)
    assert not is_quiet(time_control, end - MARGIN) or amount < MARGIN


@given(time_controls(), times, spans)
def test_no_time_runs_in_quiet_hours(time_control: TimeControl, start: float, amount: float) -> None:
    end = start + amount
    for begin, until in quiet_spans(time_control, start):
        if begin > end:
            break
        assert running_time(time_control, max(begin, start), min(until, end)) == pytest.approx(0, abs=MARGIN)
        assert is_quiet(time_control, max(begin, start))
        assert not is_quiet(time_control, until)


@given(time_controls(), times)
def test_time_never_runs_backwards(time_control: TimeControl, start: float) -> None:
    assert running_time(time_control, start, start - 5) == 0


@pytest.mark.parametrize(
    ("start", "end", "hours"),
    [
        # An evening and a morning: from 22 to 9, quiet from 23 to 8.
        (paris(2025, 6, 1, 22), paris(2025, 6, 2, 9), 2),
        # Within quiet hours nothing runs.
        (paris(2025, 6, 1, 23), paris(2025, 6, 2, 8), 0),
        # A night of eight hours, and one of ten: both are quiet throughout, and the rest of the day is the same.
        (paris(2025, 3, 29, 22), paris(2025, 3, 30, 9), 2),
        (paris(2025, 10, 25, 22), paris(2025, 10, 26, 9), 2),
        # A whole week has 7 times 15 hours, with or without a change of the clocks.
        (paris(2025, 6, 1, 12), paris(2025, 6, 8, 12), 105),
        (paris(2025, 3, 26, 12), paris(2025, 4, 2, 12), 105),
        (paris(2025, 10, 22, 12), paris(2025, 10, 29, 12), 105),
    ],
)
def test_quiet_hours_across_midnight_and_daylight_saving_changes(start: float, end: float, hours: int) -> None:
    assert running_time(NIGHT, start, end) == hours * HOUR


def test_quiet_hours_ending_in_a_repeated_hour_end_once() -> None:
    time_control = TimeControl(bank=DAY, quiet_from=22 * 60, quiet_until=2 * 60 + 30, time_zone="Europe/Paris")
    first, second = paris(2025, 10, 26, 2, 30), paris(2025, 10, 26, 2, 30, fold=1)
    assert second - first == HOUR
    assert not is_quiet(time_control, first)
    assert not is_quiet(time_control, second - 60)
    assert running_time(time_control, first, paris(2025, 10, 26, 22)) == paris(2025, 10, 26, 22) - first


def test_quiet_hours_within_a_skipped_hour_do_not_happen() -> None:
    time_control = TimeControl(bank=DAY, quiet_from=2 * 60, quiet_until=3 * 60, time_zone="Europe/Paris")
    start, end = paris(2025, 3, 30, 1), paris(2025, 3, 30, 12)
    assert running_time(time_control, start, end) == end - start


def test_an_increment_is_capped_by_the_maximum_bank() -> None:
    time_control = TimeControl(bank=100, increment=30, max_bank=110)
    clock = Clock(time_control.bank)
    clock.start(1000)
    clock.stop_with_increment(time_control, 1050)
    assert (clock.bank, clock.last_increment) == (80, 30)
    clock.start(1060)
    clock.stop_with_increment(time_control, 1062)
    assert (clock.bank, clock.last_increment) == (108, 30)
    clock.start(1062)
    clock.stop_with_increment(time_control, 1063)
    assert (clock.bank, clock.last_increment) == (110, 3)


def test_a_stopped_clock_neither_loses_nor_gains() -> None:
    time_control = TimeControl(bank=100, increment=30)
    clock = Clock(time_control.bank)
    clock.stop_with_increment(time_control, 5000)
    clock.stop(time_control, 9000)
    assert (clock.bank, clock.expires_at(time_control)) == (100, NEVER)


@given(time_controls(), times, spans, spans)
def test_no_time_runs_on_holiday(time_control: TimeControl, start: float, before: float, holiday: float) -> None:
    clock = Clock(time_control.bank)
    clock.start(start)
    at = start + before
    left = clock.seconds_left(time_control, at)
    clock.pause(time_control, at, at + holiday)
    assert clock.seconds_left(time_control, at + holiday) == pytest.approx(left, abs=MARGIN)
    assert clock.seconds_left(time_control, at + holiday / 2) == pytest.approx(left, abs=MARGIN)


@given(time_controls(), times)
def test_a_clock_expires_at_the_announced_time(time_control: TimeControl, start: float) -> None:
    clock = Clock(time_control.bank)
    clock.start(start)
    due = clock.expires_at(time_control)
    assert clock.seconds_left(time_control, due) <= MARGIN
    assert clock.seconds_left(time_control, due - 1) > 0
    assert round(due, 3) == due


def test_repeated_undo_gains_no_time() -> None:
    table = drive_table(seats=3, time_control=TimeControl(bank=300, increment=60)).begin()
    for _ in range(5):
        table.play_first(0, after=10).do(acts.UNDO, after=0, seat=0)
    assert table.project(0)["clocks"] == [250, 250, 250]


def test_undo_does_not_revoke_the_increment_of_an_earlier_turn() -> None:
    time_control = TimeControl(bank=300, increment=60, max_bank=600)
    table = drive_table("archeos-society", time_control=time_control, options={"first-player": "1"}).begin()
    table.play(0, "draw", after=10).play(1, "draw", after=10)
    assert (table.project(1)["clocks"], table.table.deciding()) == ([350, 350], [0])
    table.play(0, "play", after=0).do(acts.UNDO, after=0, seat=0)
    # Otherwise an opponent who watches the clock would learn of moves that were played and undone in secret.
    assert table.project(1)["clocks"] == [350, 350]


def test_a_seat_that_decides_again_after_luck_gains_its_increment() -> None:
    time_control = TimeControl(bank=300, increment=10)
    table = drive_table("lost-cities", time_control=time_control, options={"first-roller": "1"}).begin()
    table.play(0, "refuse", after=50).play(1, "refuse", after=100)
    assert table.table.deciding() == [1]
    assert table.project(None)["clocks"] == [260, 210]


def test_clocks_of_bots_do_not_run() -> None:
    table = drive_table(time_control=PRESETS["quick"]).begin().do(acts.AWAY, seat=0).play_first(0, after=100)
    assert table.project(None)["clocks"] == [299, 199]


def test_without_time_control_no_clock_is_shown_and_nothing_is_due() -> None:
    table = drive_table().begin()
    assert table.project(0)["clocks"] == []
    assert table.table.due_at() == NEVER


def test_a_server_clock_set_back_takes_no_time_away() -> None:
    table = drive_table(seats=3, time_control=TimeControl(bank=300)).begin().play_first(0, after=-500)
    assert table.project(1)["clocks"] == [300, 300, 300]
    assert table.now < NOON
