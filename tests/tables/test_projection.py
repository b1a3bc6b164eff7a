"""What leaves a table: projections, and only for those who may look."""

import pytest

from caravane.kernel.luck import Sfc32
from caravane.tables import acts
from caravane.tables.acts import Refused
from caravane.tables.clocks.time_control import DAY, HOUR, Pace
from caravane.tables.projection import project, result, watch, watching_seat
from caravane.tables.table import PLAYING
from tests.tables.table_driver import EARTH, LOST_CITIES, NOON, SECRET, bot, companion, evening, person


def test_neither_identities_nor_the_secret_are_shown() -> None:
    table = (
        evening(seats=3)
        .begin(person("Ana"), bot(), companion("Zoé", of="Ana"))
        .do(acts.GRANT, seat=0, identity="id-Dov")
    )
    for seat in (0, 1, 2, None):
        shown = str(table.look(seat))
        assert "id-" not in shown
        assert SECRET.hex() not in shown
    assert table.look(None)["commitment"] == table.table.commitment


def test_a_seat_sees_its_own_hand_and_moves_only() -> None:
    table = evening().begin()
    mine, theirs = table.look(0), table.look(1)
    assert mine["view"]["hands"][1] == [None] * 3
    assert mine["legal"] != theirs["legal"]
    assert mine["prompt"].startswith("play-card:")
    assert (table.look(None)["legal"], table.look(None)["prompt"]) == ([], "")


def test_before_the_game_there_is_no_game_to_see() -> None:
    assert "view" not in evening().seat(person("Ana")).look(0)


def test_the_end_shows_the_result() -> None:
    result = evening().begin().finish().look(None)["result"]
    assert sorted(result["places"]) in ([1, 2], [1, 1])
    assert result["finished"]
    assert [sum(points for _, points in sheet) for sheet in result["sheets"]] == result["scores"]


@pytest.mark.parametrize("resigns", [False, True])
def test_the_end_shows_an_opponent_that_the_rules_play_after_the_last_seat(resigns: bool) -> None:
    table = evening(EARTH, 1).begin(person("Ana"))
    ended = table.do(acts.RESIGN, seat=0) if resigns else table.finish()
    shown, filed = ended.look(None)["result"], result(ended.table)
    assert sorted(shown["places"]) == [1, 2]
    assert [sum(points for _, points in sheet) for sheet in shown["sheets"]] == shown["scores"]
    assert not resigns or shown["places"] == [2, 1]
    for part in ("places", "scores", "sheets"):
        assert filed[part] == shown[part][:1]


def test_an_event_that_cannot_be_seen_is_not_there_at_all() -> None:
    table = evening(seats=3).begin()
    events = table.table.apply(acts.Act(acts.PLAY, NOON, seat=0, moves=[table.look(0)["legal"][0]]))
    assert [item["said"].split(":")[0] for item in project(table.table, events, 0)] == ["played"]
    assert [item["said"] for item in project(table.table, events, None)] == ["answered"]


def test_the_moment_of_a_secret_act_is_not_told() -> None:
    luck, secret = Sfc32(3), 0
    table = evening(LOST_CITIES, 4).begin()
    while table.table.status == PLAYING:
        told = table.table.told_at
        table.play_any(luck)
        noticed = all(table.table.noticed)
        secret += not noticed
        assert table.table.told_at == (table.now if noticed else told)
    assert secret > 0


def test_people_look_from_their_own_seats() -> None:
    table = evening(seats=3).begin(person("Ana"), person("Béa"), companion("Zoé", of="Ana")).table
    assert [watching_seat(table, "id-Ana", seat) for seat in (0, 2, None)] == [0, 2, None]
    with pytest.raises(Refused, match="not-your-seat"):
        watching_seat(table, "id-Ana", 1)


def test_a_player_may_let_someone_look_over_the_shoulder() -> None:
    table = evening().begin().do(acts.GRANT, seat=0, identity="id-Dov")
    assert watching_seat(table.table, "id-Dov", 0) == 0
    with pytest.raises(Refused):
        watching_seat(table.table, "id-Dov", 1)
    assert table.table.noticed == [True, False, False]


def test_a_player_looks_over_no_shoulder() -> None:
    table = evening(seats=3).seat(person("Ana"), person("Béa"))
    assert table.refused(acts.GRANT, seat=0, identity="id-Béa") == "already-seated"
    table.do(acts.GRANT, seat=0, identity="id-Chloé").do(acts.SIT, seat=2, occupant=person("Chloé"))
    with pytest.raises(Refused):
        watching_seat(table.table, "id-Chloé", 0)


def test_after_the_end_all_hands_are_open() -> None:
    table = evening().begin().do(acts.RESIGN, seat=0).table
    assert watching_seat(table, "id-Dov", 1) == 1
    assert None not in watch(table, 1, NOON)["view"]["hands"][1]
    with pytest.raises(Refused):
        watching_seat(table, "id-Dov", 2)


def test_everybody_sees_until_when_a_clock_rests() -> None:
    """In quiet hours, here from two to four in the afternoon, and on holiday; else nothing is said of it."""
    quiet = Pace(bank=3 * DAY, quiet_from=14 * 60, quiet_until=16 * 60)
    table = evening(pace=quiet).begin()
    four = NOON - NOON % DAY + 16 * HOUR
    asked = table.table.deciding()
    assert table.look(None)["rests"] == [four if seat in asked else 0 for seat in range(2)]
    away = int(NOON + 2 * DAY - NOON % DAY)
    name = table.look(None)["places"][asked[0]]["name"]
    table.do(acts.HOLIDAY, identity=f"id-{name}", until=away)
    assert table.look(None)["rests"][asked[0]] == away
    assert "rests" not in evening(pace=Pace(bank=3 * DAY)).begin().look(None)
