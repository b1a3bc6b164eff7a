"""Projections of a table, and the viewpoints from which it may be viewed."""

import pytest

from caravane.games.lost_cities.words import BRIDGE_BONUS, DICE_HATCHED
from caravane.kernel.event import EVERYONE, Event
from caravane.kernel.luck import Sfc32
from caravane.tables import acts
from caravane.tables.acts import Refused
from caravane.tables.clocks.time_control import DAY, HOUR, TimeControl
from caravane.tables.projection import check_viewpoint, project_events, project_table, result
from caravane.tables.table import PLAYING
from tests.tables.table_driver import EARTH, LOST_CITIES, NOON, SECRET, bot, companion, drive_table, person


def test_a_projection_contains_neither_identities_nor_the_secret() -> None:
    table = (
        drive_table(seats=3)
        .begin(person("Ana"), bot(), companion("Zoé", of="Ana"))
        .do(acts.GRANT, seat=0, identity="id-Dov")
    )
    for seat in (0, 1, 2, None):
        projected = str(table.project(seat))
        assert "id-" not in projected
        assert SECRET.hex() not in projected
    assert table.project(None)["commitment"] == table.table.commitment


def test_a_seat_sees_its_own_hand_and_moves_only() -> None:
    table = drive_table().begin()
    mine, theirs = table.project(0), table.project(1)
    assert mine["view"]["hands"][1] == [None] * 3
    assert mine["legal"] != theirs["legal"]
    assert mine["prompt"].startswith("play-card:")
    assert (table.project(None)["legal"], table.project(None)["prompt"]) == ([], "")


def test_a_view_comes_with_points_headline_and_turn() -> None:
    table = drive_table(LOST_CITIES, 2).begin()
    for seat in (0, 1, None):
        projected = table.project(seat)
        assert (projected["scores"], projected["headline"], projected["turn"]) == ([0, 0], "turn:1:0", 1)
    assert "turn" not in drive_table().begin().project(0)
    waiting = drive_table().seat(person("Ana")).project(0)
    assert not {"scores", "headline", "turn"} & set(waiting)


def test_the_points_of_an_automaton_follow_those_of_the_seats() -> None:
    projected = drive_table(EARTH, 1).begin(person("Ana")).project(None)
    assert projected["scores"] == [projected["view"]["players"][0]["credits"], projected["view"]["zu"]["credits"]]


def test_before_the_game_there_is_no_view() -> None:
    assert "view" not in drive_table().seat(person("Ana")).project(0)


def test_the_end_shows_the_result() -> None:
    result = drive_table().begin().finish().project(None)["result"]
    assert sorted(result["ranks"]) in ([1, 2], [1, 1])
    assert result["finished"]
    assert [sum(points for _, points in sheet) for sheet in result["score_sheets"]] == result["scores"]


def test_the_score_sheets_add_up_with_their_factors() -> None:
    ended = drive_table(LOST_CITIES, 3).begin(bot(), bot(), bot()).finish()
    projected = ended.project(None)
    outcome, sheets = projected["result"], projected["view"]["sheets"]
    assert [sum(points for _, points in sheet) for sheet in outcome["score_sheets"]] == outcome["scores"]
    for factors, lines, sheet in zip(outcome["score_factors"], outcome["score_sheets"], sheets, strict=True):
        assert factors == [2 if ticked else 1 for ticked in sheet["circles"]] + [1, 1, 1]
        assert all(points % factor == 0 for factor, (_, points) in zip(factors, lines, strict=True))
    assert "score_factors" not in result(ended.table)


@pytest.mark.parametrize("resigns", [False, True])
def test_the_result_lists_an_automaton_after_the_last_seat(resigns: bool) -> None:
    table = drive_table(EARTH, 1).begin(person("Ana"))
    ended = table.do(acts.RESIGN, seat=0) if resigns else table.finish()
    projected, filed = ended.project(None)["result"], result(ended.table)
    assert sorted(projected["ranks"]) == [1, 2]
    assert [sum(points for _, points in sheet) for sheet in projected["score_sheets"]] == projected["scores"]
    assert not resigns or projected["ranks"] == [2, 1]
    for part in ("ranks", "scores", "score_sheets"):
        assert filed[part] == projected[part][:1]


def test_an_invisible_event_is_left_out() -> None:
    table = drive_table(seats=3).begin()
    events = table.table.apply(acts.Act(acts.PLAY, NOON, seat=0, moves=[table.project(0)["legal"][0]]))
    assert [item["event"].split(":")[0] for item in project_events(table.table, events, 0)] == ["played"]
    assert [item["event"] for item in project_events(table.table, events, None)] == ["answered"]


def test_an_event_has_marks_for_what_it_starts_and_for_deeds() -> None:
    table = drive_table(LOST_CITIES, 2).begin().table
    events = [Event(0, phrase, EVERYONE, (), False) for phrase in ((BRIDGE_BONUS, 0), (DICE_HATCHED, 1))]
    great, detail = project_events(table, events, None)
    assert great == {"seat": 0, "event": "bridge-bonus:red", "deed": 2, "slip": True}
    assert detail == {"seat": 0, "event": "dice-hatched:1"}


def test_the_time_of_a_secret_act_is_not_published() -> None:
    luck, secret = Sfc32(3), 0
    table = drive_table(LOST_CITIES, 4).begin()
    while table.table.status == PLAYING:
        updated_at = table.table.updated_at
        table.play_any(luck)
        noticed = all(table.table.visible_to)
        secret += not noticed
        assert table.table.updated_at == (table.now if noticed else updated_at)
    assert secret > 0


def test_people_view_the_table_from_their_own_seats() -> None:
    table = drive_table(seats=3).begin(person("Ana"), person("Béa"), companion("Zoé", of="Ana")).table
    assert [check_viewpoint(table, "id-Ana", seat) for seat in (0, 2, None)] == [0, 2, None]
    with pytest.raises(Refused, match="not-your-seat"):
        check_viewpoint(table, "id-Ana", 1)


def test_a_player_may_grant_a_spectator_the_view_from_their_seat() -> None:
    table = drive_table().begin().do(acts.GRANT, seat=0, identity="id-Dov")
    assert check_viewpoint(table.table, "id-Dov", 0) == 0
    with pytest.raises(Refused):
        check_viewpoint(table.table, "id-Dov", 1)
    assert table.table.visible_to == [True, False, False]


def test_a_player_cannot_be_granted_another_seat_s_view() -> None:
    table = drive_table(seats=3).seat(person("Ana"), person("Béa"))
    assert table.refused(acts.GRANT, seat=0, identity="id-Béa") == "already-seated"
    table.do(acts.GRANT, seat=0, identity="id-Chloé").do(acts.SIT, seat=2, occupant=person("Chloé"))
    with pytest.raises(Refused):
        check_viewpoint(table.table, "id-Chloé", 0)


def test_after_the_end_all_hands_are_open() -> None:
    table = drive_table().begin().do(acts.RESIGN, seat=0).table
    assert check_viewpoint(table, "id-Dov", 1) == 1
    assert None not in project_table(table, 1, NOON)["view"]["hands"][1]
    with pytest.raises(Refused):
        check_viewpoint(table, "id-Dov", 2)


def test_the_end_of_a_clock_s_pause_is_public() -> None:
    """Check quiet hours, here from two to four in the afternoon, and a holiday; otherwise the key is absent."""
    quiet = TimeControl(bank=3 * DAY, quiet_from=14 * 60, quiet_until=16 * 60)
    table = drive_table(time_control=quiet).begin()
    four = NOON - NOON % DAY + 16 * HOUR
    deciding = table.table.deciding()
    assert table.project(None)["paused_until"] == [four if seat in deciding else 0 for seat in range(2)]
    away = int(NOON + 2 * DAY - NOON % DAY)
    name = table.project(None)["occupants"][deciding[0]]["name"]
    table.do(acts.HOLIDAY, identity=f"id-{name}", until=away)
    assert table.project(None)["paused_until"][deciding[0]] == away
    assert "paused_until" not in drive_table(time_control=TimeControl(bank=3 * DAY)).begin().project(None)
