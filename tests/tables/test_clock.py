"""Clocks: bank, increment, cap, quiet hours through midnight and changes of the clocks, holidays."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravane.tables import acts
from caravane.tables.clocks.clock import Clock
from caravane.tables.clocks.quiet_hours import moment_after, quiet_at, quiet_spans, running_time
from caravane.tables.clocks.time_control import DAY, FOREVER, HOUR, PRESETS, Pace
from tests.tables.table_driver import NOON, evening

ZONES = ["UTC", "Europe/Paris", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Apia"]
NIGHT = Pace(bank=3 * DAY, quiet_from=23 * 60, quiet_until=8 * 60, zone="Europe/Paris")
MARGIN = 1e-3


def paris(year: int, month: int, day: int, hour: int, minute: int = 0, *, fold: int = 0) -> float:
    return datetime(year, month, day, hour, minute, tzinfo=ZoneInfo("Europe/Paris"), fold=fold).timestamp()


moments = st.integers(1_600_000_000_000, 1_900_000_000_000).map(lambda milliseconds: milliseconds / 1000)
spans = st.integers(0, 40 * DAY * 1000).map(lambda milliseconds: milliseconds / 1000)


@st.composite
def paces(draw: st.DrawFn) -> Pace:
    bank = draw(st.integers(1, 10 * DAY))
    quiet_from, length = draw(st.integers(0, 1439)), draw(st.integers(0, 18 * 60))
    return Pace(
        bank=bank,
        increment=draw(st.integers(0, DAY)),
        most=bank + draw(st.integers(0, DAY)),
        quiet_from=quiet_from,
        quiet_until=(quiet_from + length) % 1440,
        zone=draw(st.sampled_from(ZONES)),
    )


@given(paces(), moments, spans, spans)
def test_running_time_adds_up(pace: Pace, start: float, first: float, second: float) -> None:
    middle, end = start + first, start + first + second
    whole = running_time(pace, start, end)
    assert 0 <= whole <= end - start + MARGIN
    assert whole == pytest.approx(running_time(pace, start, middle) + running_time(pace, middle, end), abs=MARGIN)


@given(paces(), moments, spans)
def test_a_clock_has_run_for_its_time_when_the_time_is_up(pace: Pace, start: float, amount: float) -> None:
    end = moment_after(pace, start, amount)
    assert end >= start + amount
    assert running_time(pace, start, end) == pytest.approx(amount, abs=MARGIN)
    assert not quiet_at(pace, end - MARGIN) or amount < MARGIN


@given(paces(), moments, spans)
def test_in_quiet_hours_no_time_runs(pace: Pace, start: float, amount: float) -> None:
    end = start + amount
    for begin, until in quiet_spans(pace, start):
        if begin > end:
            break
        assert running_time(pace, max(begin, start), min(until, end)) == pytest.approx(0, abs=MARGIN)
        assert quiet_at(pace, max(begin, start))
        assert not quiet_at(pace, until)


@given(paces(), moments)
def test_time_never_runs_backwards(pace: Pace, start: float) -> None:
    assert running_time(pace, start, start - 5) == 0


@pytest.mark.parametrize(
    ("start", "end", "hours"),
    [
        # A night: from 22 to 9, quiet from 23 to 8.
        (paris(2025, 6, 1, 22), paris(2025, 6, 2, 9), 2),
        # Inside the night nothing runs.
        (paris(2025, 6, 1, 23), paris(2025, 6, 2, 8), 0),
        # A night of eight hours, and one of ten: quiet all through, awake the same.
        (paris(2025, 3, 29, 22), paris(2025, 3, 30, 9), 2),
        (paris(2025, 10, 25, 22), paris(2025, 10, 26, 9), 2),
        # A whole week has 7 times 15 hours, with or without a change.
        (paris(2025, 6, 1, 12), paris(2025, 6, 8, 12), 105),
        (paris(2025, 3, 26, 12), paris(2025, 4, 2, 12), 105),
        (paris(2025, 10, 22, 12), paris(2025, 10, 29, 12), 105),
    ],
)
def test_quiet_hours_through_midnight_and_changes_of_the_clocks(start: float, end: float, hours: int) -> None:
    assert running_time(NIGHT, start, end) == hours * HOUR


def test_quiet_hours_that_end_in_an_hour_that_comes_twice_end_once() -> None:
    pace = Pace(bank=DAY, quiet_from=22 * 60, quiet_until=2 * 60 + 30, zone="Europe/Paris")
    first, again = paris(2025, 10, 26, 2, 30), paris(2025, 10, 26, 2, 30, fold=1)
    assert again - first == HOUR
    assert not quiet_at(pace, first)
    assert not quiet_at(pace, again - 60)
    assert running_time(pace, first, paris(2025, 10, 26, 22)) == paris(2025, 10, 26, 22) - first


def test_quiet_hours_within_an_hour_that_is_skipped_do_not_happen() -> None:
    pace = Pace(bank=DAY, quiet_from=2 * 60, quiet_until=3 * 60, zone="Europe/Paris")
    start, end = paris(2025, 3, 30, 1), paris(2025, 3, 30, 12)
    assert running_time(pace, start, end) == end - start


def test_a_clock_gains_by_an_answer_up_to_its_most() -> None:
    pace = Pace(bank=100, increment=30, most=110)
    clock = Clock(pace.bank)
    clock.run(1000)
    clock.answer(pace, 1050)
    assert (clock.bank, clock.gain) == (80, 30)
    clock.run(1060)
    clock.answer(pace, 1062)
    assert (clock.bank, clock.gain) == (108, 30)
    clock.run(1062)
    clock.answer(pace, 1063)
    assert (clock.bank, clock.gain) == (110, 3)


def test_a_clock_that_does_not_run_neither_loses_nor_gains() -> None:
    pace = Pace(bank=100, increment=30)
    clock = Clock(pace.bank)
    clock.answer(pace, 5000)
    clock.stop(pace, 9000)
    assert (clock.bank, clock.runs_out(pace)) == (100, FOREVER)


@given(paces(), moments, spans, spans)
def test_on_holiday_no_time_runs(pace: Pace, start: float, before: float, holiday: float) -> None:
    clock = Clock(pace.bank)
    clock.run(start)
    at = start + before
    left = clock.left(pace, at)
    clock.rest(pace, at, at + holiday)
    assert clock.left(pace, at + holiday) == pytest.approx(left, abs=MARGIN)
    assert clock.left(pace, at + holiday / 2) == pytest.approx(left, abs=MARGIN)


@given(paces(), moments)
def test_a_clock_is_up_at_the_moment_it_named(pace: Pace, start: float) -> None:
    clock = Clock(pace.bank)
    clock.run(start)
    due = clock.runs_out(pace)
    assert clock.left(pace, due) <= MARGIN
    assert clock.left(pace, due - 1) > 0
    assert round(due, 3) == due


def test_taking_back_and_forth_does_not_stretch_time() -> None:
    table = evening(seats=3, pace=Pace(bank=300, increment=60)).begin()
    for _ in range(5):
        table.play_first(0, after=10).do(acts.UNDO, after=0, seat=0)
    assert table.look(0)["clocks"] == [250, 250, 250]


def test_what_an_earlier_turn_has_brought_is_not_taken_back() -> None:
    pace = Pace(bank=300, increment=60, most=600)
    table = evening("archeos-society", pace=pace, options={"first-player": "1"}).begin()
    table.play(0, "draw", after=10).play(1, "draw", after=10)
    assert (table.look(1)["clocks"], table.table.deciding()) == ([350, 350], [0])
    table.play(0, "play", after=0).do(acts.UNDO, after=0, seat=0)
    # Else who counts the other's time would know of what was planned and dropped in secret.
    assert table.look(1)["clocks"] == [350, 350]


def test_who_answers_and_is_asked_again_at_once_gains_when_luck_came_between() -> None:
    pace = Pace(bank=300, increment=10)
    table = evening("lost-cities", pace=pace, options={"first-roller": "1"}).begin()
    table.play(0, "refuse", after=50).play(1, "refuse", after=100)
    assert table.table.deciding() == [1]
    assert table.look(None)["clocks"] == [260, 210]


def test_clocks_of_bots_do_not_run() -> None:
    table = evening(pace=PRESETS["quick"]).begin().do(acts.LEAVE, seat=0).play_first(0, after=100)
    assert table.look(None)["clocks"] == [299, 199]


def test_without_a_clock_none_is_shown_and_nothing_is_due() -> None:
    table = evening().begin()
    assert table.look(0)["clocks"] == []
    assert table.table.due_at() == FOREVER


def test_a_server_whose_clock_goes_back_takes_no_time_away() -> None:
    table = evening(seats=3, pace=Pace(bank=300)).begin().play_first(0, after=-500)
    assert table.look(1)["clocks"] == [300, 300, 300]
    assert table.now < NOON
