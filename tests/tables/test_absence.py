"""Going away and coming back, resigning, and running out of time."""

import json

import pytest

from caravane.bots.levels import DEFAULT
from caravane.tables import acts
from caravane.tables.acts import Act, Refused
from caravane.tables.clocks.time_control import DAY, PRESETS, TimeControl
from caravane.tables.snapshot import restore_snapshot, take_snapshot
from caravane.tables.table import ENDED, PLAYING
from tests.tables.table_driver import NOON, TableDriver, bot, drive_table, person

QUICK = TimeControl(bank=300, increment=20)


def test_a_substitute_plays_until_the_player_comes_back() -> None:
    table = drive_table().begin().do(acts.AWAY, seat=0)
    assert table.table.bots_to_move() == [0]
    assert table.table.due_at() == 0.0
    assert table.project(1)["occupants"][0] == {"kind": "person", "name": "Ana", "substitute": DEFAULT}
    assert table.table.seats_of("id-Ana") == [0]
    assert table.refused(acts.AWAY, seat=0) == "away"
    table.play_first(0).do(acts.BACK, seat=0)
    assert table.table.human_seats() == [0, 1]
    assert table.refused(acts.BACK, seat=0) == "not-away"


def test_with_two_seats_a_resignation_wins_the_game_for_the_other() -> None:
    table = drive_table().begin().do(acts.RESIGN, seat=0).table
    assert (table.status, table.final_ranks(), table.resigned) == (ENDED, [2, 1], [0])


def test_with_five_seats_the_others_play_on_after_a_resignation() -> None:
    table = drive_table("lost-cities", seats=5).begin()
    table.do(acts.RESIGN, seat=3).do(acts.RESIGN, seat=0)
    assert table.table.status == PLAYING
    assert table.table.bots_to_move() == [seat for seat in table.table.deciding() if seat in {0, 3}]
    assert table.refused(acts.RESIGN, seat=3) == "resigned"
    assert table.refused(acts.BACK, seat=3) == "resigned"
    table.finish()
    ranks = table.table.final_ranks()
    assert (ranks[3], ranks[0]) == (5, 4)
    assert min(ranks[seat] for seat in (1, 2, 4)) == 1


def test_the_game_ends_when_all_but_one_have_resigned() -> None:
    table = drive_table(seats=4).begin()
    table.do(acts.RESIGN, seat=1).do(acts.RESIGN, seat=2)
    assert table.table.status == PLAYING
    assert table.do(acts.RESIGN, seat=3).table.final_ranks() == [1, 4, 3, 2]


def test_the_game_ends_when_only_bots_are_left() -> None:
    table = drive_table(seats=3).begin(person("Ana"), bot(), bot()).do(acts.RESIGN, seat=0).table
    assert table.status == ENDED
    assert table.final_ranks()[0] == 3


def test_an_absent_player_may_resign() -> None:
    assert drive_table().begin().do(acts.AWAY, seat=0).do(acts.RESIGN, seat=0).table.status == ENDED


def test_a_timeout_hands_the_seat_to_a_substitute() -> None:
    table = drive_table(time_control=QUICK).begin().play_first(1)
    due = table.table.due_at()
    assert due == NOON + 3 + 300
    assert table.refused(acts.TIMEOUT, after=due - table.now - 0.001, seat=0) == "not-now"
    table.do(acts.TIMEOUT, after=0.001, seat=0)
    assert table.table.occupant(0).substitute == DEFAULT
    assert table.project(0)["clocks"][0] == 0.0


def test_after_a_timeout_a_player_comes_back_once_the_bot_has_moved_and_gets_a_minute() -> None:
    table = drive_table(time_control=QUICK).begin().play_first(1).do(acts.TIMEOUT, after=400, seat=0)
    assert table.refused(acts.BACK, seat=0) == "out-of-time"
    while 0 in table.table.deciding():
        table.play_first(0)
    assert table.do(acts.BACK, seat=0).project(0)["clocks"][0] == 60


def test_going_away_and_coming_back_gains_no_time() -> None:
    table = drive_table(time_control=QUICK).begin()
    table.do(acts.AWAY, after=100, seat=0).do(acts.BACK, after=50, seat=0)
    assert table.project(0)["clocks"][0] == 200


@pytest.mark.parametrize("seats", [2, 4])
def test_a_timeout_may_end_the_game(seats: int) -> None:
    table = (
        drive_table(seats=seats, time_control=QUICK, on_timeout="end").begin().do(acts.TIMEOUT, after=301, seat=1).table
    )
    assert (table.status, table.final_ranks()[1], table.resigned) == (ENDED, seats, [1])


def test_a_table_may_ignore_timeouts() -> None:
    table = drive_table(time_control=QUICK, on_timeout="wait").begin()
    assert table.table.due_at() == float("inf")
    assert table.refused(acts.TIMEOUT, after=10 * DAY, seat=0) == "not-now"
    assert table.project(0)["clocks"] == [0.0, 0.0]


def test_bots_and_seats_without_a_decision_do_not_time_out() -> None:
    table = drive_table(seats=3, time_control=QUICK).begin(person("Ana"), bot(), person("Béa")).play_first(2)
    assert table.refused(acts.TIMEOUT, after=DAY, seat=1) == "not-now"
    assert table.refused(acts.TIMEOUT, seat=2) == "not-now"


def test_a_recorded_timeout_is_not_checked_again() -> None:
    """Time zones change: a recorded timeout stays a timeout."""
    table = drive_table(time_control=PRESETS["daily"]).begin().do(acts.TIMEOUT, after=20 * DAY, seat=0)
    earlier = acts.Act(acts.TIMEOUT, NOON + 5, seat=1)
    table.table.apply(earlier, recorded=True)
    assert table.table.occupant(1).substitute


def test_a_holiday_stops_the_clock() -> None:
    table = drive_table(time_control=TimeControl(bank=2 * DAY)).begin()
    table.do(acts.HOLIDAY, after=DAY - 1, identity="id-Ana", until=int(NOON) + 30 * DAY)
    assert table.table.seat_due_at(0) == pytest.approx(NOON + 31 * DAY, abs=5)
    assert table.table.seat_due_at(1) == pytest.approx(NOON + 2 * DAY, abs=5)
    table.do(acts.HOLIDAY, identity="id-Ana", until=int(NOON))
    assert table.table.seat_due_at(0) == pytest.approx(NOON + 2 * DAY, abs=5)


def days_off(table: TableDriver, *spans: tuple[int, int]) -> list[str]:
    """Set holidays, each some days after the one before and so many days long; return the codes of those refused."""
    codes: list[str] = []
    for after, length in spans:
        until = int(table.now + (after + length) * DAY)
        try:
            table.do(acts.HOLIDAY, after=after * DAY, identity="id-Ana", until=until)
        except Refused as refused:
            codes.append(refused.code)
    return codes


def test_a_holiday_that_is_renewed_for_ever_ends_after_sixty_days() -> None:
    table = drive_table(time_control=PRESETS["daily"]).begin()
    start = table.now
    assert days_off(table, (0, 60), *[(59, 60)] * 5) == ["holiday-too-long"] * 5
    assert table.table.is_out_of_time(0, start + 70 * DAY)


def test_holidays_of_a_year_are_added_up_by_the_days_that_were_taken() -> None:
    table = drive_table(time_control=PRESETS["weekly"]).begin()
    # Back after 10 of 30 days, then 50 days; not one more day until the first ones are a year ago.
    assert days_off(table, (0, 30), (10, -1), (20, 50), (60, 1)) == ["holiday-too-long"]
    assert days_off(table, (365 - 90, 9), (30, 1)) == []
    assert table.replayed().clocks[0].holidays == table.table.clocks[0].holidays


def test_holidays_are_counted_for_each_table_and_person() -> None:
    table = drive_table(time_control=PRESETS["daily"]).begin()
    assert days_off(table, (0, 60)) == []
    table.do(acts.HOLIDAY, identity="id-Béa", until=int(table.now) + 60 * DAY)
    assert (
        table.refused(acts.HOLIDAY, after=DAY, identity="id-Ana", until=int(table.now) + 61 * DAY) == "holiday-too-long"
    )


def test_recorded_holidays_of_earlier_versions_are_applied_whatever_they_add_up_to() -> None:
    table = drive_table(time_control=PRESETS["daily"]).begin()
    for number in range(12):
        at = table.now + number * 59 * DAY
        table.table.apply(Act(acts.HOLIDAY, at, identity="id-Ana", until=int(at + 60 * DAY)), recorded=True)
    assert table.table.clocks[0].holidays[0][0] == table.now


def test_holidays_survive_a_snapshot() -> None:
    table = drive_table(time_control=PRESETS["daily"]).begin()
    days_off(table, (0, 40), (50, 10))
    restored = restore_snapshot(table.create_act, b"", json.loads(json.dumps(take_snapshot(table.table))))
    table.table = restored
    assert days_off(table, (12, 15)) == ["holiday-too-long"]


def test_holidays_are_for_players_of_correspondence_games_and_limited() -> None:
    until = int(NOON) + DAY
    assert (
        drive_table(time_control=QUICK).begin().refused(acts.HOLIDAY, identity="id-Ana", until=until)
        == "holiday-not-allowed"
    )
    table = drive_table(time_control=PRESETS["daily"]).begin()
    assert table.refused(acts.HOLIDAY, identity="id-Zoé", until=until) == "not-your-seat"
    assert table.refused(acts.HOLIDAY, identity="id-Ana", until=until + 90 * DAY) == "holiday-too-long"


def test_a_seat_once_played_by_a_bot_is_remembered() -> None:
    table = drive_table().begin().do(acts.AWAY, seat=0).do(acts.BACK, seat=0)
    assert table.table.substituted == []
    table.do(acts.AWAY, seat=0).play_first(0).do(acts.BACK, seat=0)
    assert table.table.substituted == [0] == table.replayed().substituted
    assert restore_snapshot(table.create_act, b"", take_snapshot(table.table)).substituted == [0]


def test_a_table_with_too_many_acts_only_accepts_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    table = drive_table().begin()
    monkeypatch.setattr("caravane.tables.table.MAX_ACTS", table.table.act_count)
    assert table.refused(acts.AWAY, seat=0) == "too-many"
    assert table.refused(acts.UNDO, seat=0) == "too-many"
    assert table.finish().table.status == ENDED
