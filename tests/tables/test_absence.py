"""Going away and coming back, resigning, running out of time."""

import pytest

from caravane.tables import acts
from caravane.tables.clocks.time_control import DAY, PRESETS, Pace
from caravane.tables.snapshot import restore, take
from caravane.tables.table import ENDED, PLAYING
from tests.tables.table_driver import NOON, bot, evening, person

QUICK = Pace(bank=300, increment=20)


def test_a_bot_sits_in_and_the_leaver_comes_back() -> None:
    table = evening().begin().do(acts.LEAVE, seat=0)
    assert table.table.bots_to_move() == [0]
    assert table.table.due_at() == 0.0
    assert table.look(1)["places"][0] == {"kind": "person", "name": "Ana", "stand_in": "greedy"}
    assert table.table.seats_of("id-Ana") == [0]
    assert table.refused(acts.LEAVE, seat=0) == "away"
    table.play_first(0).do(acts.RETURN, seat=0)
    assert table.table.people() == [0, 1]
    assert table.refused(acts.RETURN, seat=0) == "not-away"


def test_two_seats_one_resigns_the_other_has_won() -> None:
    table = evening().begin().do(acts.RESIGN, seat=0).table
    assert (table.status, table.final_places(), table.resigned) == (ENDED, [2, 1], [0])


def test_five_seats_play_on_until_one_is_left() -> None:
    table = evening("lost-cities", seats=5).begin()
    table.do(acts.RESIGN, seat=3).do(acts.RESIGN, seat=0)
    assert table.table.status == PLAYING
    assert table.table.bots_to_move() == [seat for seat in table.table.deciding() if seat in {0, 3}]
    assert table.refused(acts.RESIGN, seat=3) == "resigned"
    assert table.refused(acts.RETURN, seat=3) == "resigned"
    table.finish()
    places = table.table.final_places()
    assert (places[3], places[0]) == (5, 4)
    assert min(places[seat] for seat in (1, 2, 4)) == 1


def test_when_all_but_one_have_resigned_the_game_is_over() -> None:
    table = evening(seats=4).begin()
    table.do(acts.RESIGN, seat=1).do(acts.RESIGN, seat=2)
    assert table.table.status == PLAYING
    assert table.do(acts.RESIGN, seat=3).table.final_places() == [1, 4, 3, 2]


def test_bots_do_not_play_on_among_themselves() -> None:
    table = evening(seats=3).begin(person("Ana"), bot(), bot()).do(acts.RESIGN, seat=0).table
    assert table.status == ENDED
    assert table.final_places()[0] == 3


def test_who_is_away_may_resign() -> None:
    assert evening().begin().do(acts.LEAVE, seat=0).do(acts.RESIGN, seat=0).table.status == ENDED


def test_when_the_time_is_up_a_bot_sits_in() -> None:
    table = evening(pace=QUICK).begin().play_first(1)
    due = table.table.due_at()
    assert due == NOON + 3 + 300
    assert table.refused(acts.EXPIRE, after=due - table.now - 0.001, seat=0) == "not-now"
    table.do(acts.EXPIRE, after=0.001, seat=0)
    assert table.table.occupant(0).stand_in == "greedy"
    assert table.look(0)["clocks"][0] == 0.0


def test_whose_time_was_up_comes_back_when_the_bot_has_answered_and_has_a_minute() -> None:
    table = evening(pace=QUICK).begin().play_first(1).do(acts.EXPIRE, after=400, seat=0)
    assert table.refused(acts.RETURN, seat=0) == "time-is-up"
    while 0 in table.table.deciding():
        table.play_first(0)
    assert table.do(acts.RETURN, seat=0).look(0)["clocks"][0] == 60


def test_time_is_not_won_by_leaving_and_coming_back() -> None:
    table = evening(pace=QUICK).begin()
    table.do(acts.LEAVE, after=100, seat=0).do(acts.RETURN, after=50, seat=0)
    assert table.look(0)["clocks"][0] == 200


@pytest.mark.parametrize("seats", [2, 4])
def test_when_the_time_is_up_the_game_may_end(seats: int) -> None:
    table = evening(seats=seats, pace=QUICK, on_expiry="end").begin().do(acts.EXPIRE, after=301, seat=1).table
    assert (table.status, table.final_places()[1], table.resigned) == (ENDED, seats, [1])


def test_when_the_time_is_up_a_table_may_wait() -> None:
    table = evening(pace=QUICK, on_expiry="wait").begin()
    assert table.table.due_at() == float("inf")
    assert table.refused(acts.EXPIRE, after=10 * DAY, seat=0) == "not-now"
    assert table.look(0)["clocks"] == [0.0, 0.0]


def test_the_time_of_bots_and_of_those_who_wait_is_never_up() -> None:
    table = evening(seats=3, pace=QUICK).begin(person("Ana"), bot(), person("Béa")).play_first(2)
    assert table.refused(acts.EXPIRE, after=DAY, seat=1) == "not-now"
    assert table.refused(acts.EXPIRE, seat=2) == "not-now"


def test_a_recorded_expiry_is_not_argued_about() -> None:
    """Calendars change: what was too late then stays too late."""
    table = evening(pace=PRESETS["daily"]).begin().do(acts.EXPIRE, after=20 * DAY, seat=0)
    earlier = acts.Act(acts.EXPIRE, NOON + 5, seat=1)
    table.table.apply(earlier, recorded=True)
    assert table.table.occupant(1).stand_in


def test_on_holiday_the_clock_stands_still() -> None:
    table = evening(pace=Pace(bank=2 * DAY)).begin()
    table.do(acts.HOLIDAY, after=DAY - 1, identity="id-Ana", until=int(NOON) + 30 * DAY)
    assert table.table.seat_due_at(0) == pytest.approx(NOON + 31 * DAY, abs=5)
    assert table.table.seat_due_at(1) == pytest.approx(NOON + 2 * DAY, abs=5)
    table.do(acts.HOLIDAY, identity="id-Ana", until=int(NOON))
    assert table.table.seat_due_at(0) == pytest.approx(NOON + 2 * DAY, abs=5)


def test_holidays_are_for_games_over_days_for_players_and_not_for_ever() -> None:
    until = int(NOON) + DAY
    assert evening(pace=QUICK).begin().refused(acts.HOLIDAY, identity="id-Ana", until=until) == "no-holiday"
    table = evening(pace=PRESETS["daily"]).begin()
    assert table.refused(acts.HOLIDAY, identity="id-Zoé", until=until) == "not-your-seat"
    assert table.refused(acts.HOLIDAY, identity="id-Ana", until=until + 90 * DAY) == "no-holiday"


def test_for_whom_a_bot_has_played_is_remembered() -> None:
    table = evening().begin().do(acts.LEAVE, seat=0).do(acts.RETURN, seat=0)
    assert table.table.helped == []
    table.do(acts.LEAVE, seat=0).play_first(0).do(acts.RETURN, seat=0)
    assert table.table.helped == [0] == table.replayed().helped
    assert restore(table.opening, b"", take(table.table)).helped == [0]


def test_what_could_go_on_for_ever_ends_some_day(monkeypatch: pytest.MonkeyPatch) -> None:
    table = evening().begin()
    monkeypatch.setattr("caravane.tables.table.MOST_ACTS", table.table.number)
    assert table.refused(acts.LEAVE, seat=0) == "too-many"
    assert table.refused(acts.UNDO, seat=0) == "too-many"
    assert table.finish().table.status == ENDED
