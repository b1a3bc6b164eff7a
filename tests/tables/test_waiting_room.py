"""Before the game: seats, companions, entropy and start."""

from typing import Any

import pytest

from caravane.tables import acts
from caravane.tables.act_schema import ALGORITHM
from caravane.tables.acts import Act, Refused
from caravane.tables.clocks.time_control import NEVER
from caravane.tables.handlers.moves import luck_of
from caravane.tables.luck.committed_luck import commitment, table_key
from caravane.tables.settings import Settings
from caravane.tables.table import PLAYING, START_DELAY, STARTING, WAITING, Table
from tests.tables.table_driver import SECRET, bot, companion, drive_table, person, settings

ENTROPY = "5a" * 16
OTHER = "c3" * 64


def entropy_commitment(entropy: str) -> str:
    return commitment(bytes.fromhex(entropy))


def test_people_bots_and_companions_sit_in_any_mix() -> None:
    table = drive_table(seats=4).seat(person("Ana"), bot(), companion("Zoé", of="Ana"), person("Béa")).table
    assert table.names() == ["Ana", "Bot", "Zoé", "Béa"]
    assert table.seats_of("id-Ana") == [0, 2]
    assert table.human_seats() == [0, 2, 3]


def test_a_seat_is_taken_once() -> None:
    assert drive_table().seat(person("Ana")).refused(acts.SIT, seat=0, occupant=bot()) == "seat-taken"


def test_a_person_sits_once_and_a_companion_never_alone() -> None:
    table = drive_table(seats=3).seat(person("Ana"))
    assert table.refused(acts.SIT, seat=1, occupant=person("Ana")) == "already-seated"
    assert table.refused(acts.SIT, seat=1, occupant=companion("Zoé", of="Béa")) == "companion-needs-person"


def test_a_rated_table_has_no_companions() -> None:
    table = drive_table(rated=True).seat(person("Ana"))
    assert table.refused(acts.SIT, seat=1, occupant=companion("Zoé", of="Ana")) == "not-at-rated-table"


@pytest.mark.parametrize(
    "occupant",
    [
        {},
        {"kind": "ghost", "name": "Ana", "identity": "x"},
        {"kind": "person", "name": "Ana"},
        {"kind": "person", "name": "", "identity": "x"},
        {"kind": "person", "name": "Ana", "identity": ""},
        {"kind": "person", "name": "A" * 65, "identity": "x"},
        {"kind": "person", "name": "half\ud83d", "identity": "x"},
        {"kind": "person", "name": "Ana", "identity": "x", "substitute": "greedy"},
        {"kind": "bot", "name": "Bot", "level": ""},
        {"kind": "bot", "name": "Bot", "level": "greedy", "identity": "x"},
        {"kind": "person", "name": 7, "identity": "x"},
        {"kind": ["person"], "name": "Ana", "identity": "x"},
    ],
)
def test_only_people_companions_and_bots_can_sit(occupant: dict[str, str]) -> None:
    assert drive_table().refused(acts.SIT, seat=0, occupant=occupant) == "bad-act"


def test_standing_up_removes_companions_and_entropy() -> None:
    table = drive_table(seats=3).seat(person("Ana"), companion("Zoé", of="Ana"), person("Béa"))
    for seat, entropy in ((1, ENTROPY), (2, OTHER)):
        table.do(acts.ENTROPY, seat=seat, commitment=entropy_commitment(entropy))
    table.do(acts.STAND, seat=0)
    assert table.table.names() == ["", "", "Béa"]
    assert table.table.entropy_commitments == ["", "", entropy_commitment(OTHER)]


def test_standing_up_revokes_grants() -> None:
    table = drive_table(seats=3).seat(person("Ana"), companion("Zoé", of="Ana"), person("Béa"))
    for seat in (0, 1, 2):
        table.do(acts.GRANT, seat=seat, identity="id-Eve")
    table.do(acts.GRANT, seat=0, identity="id-Dov").do(acts.STAND, seat=0)
    assert table.table.grants == {"id-Eve": [2]}


def test_a_companion_may_stand_up_alone() -> None:
    table = drive_table(seats=3).seat(person("Ana"), companion("Zoé", of="Ana")).do(acts.STAND, seat=1)
    assert table.table.names() == ["Ana", "", ""]


def test_the_game_starts_when_every_seat_is_taken() -> None:
    table = drive_table().seat(person("Ana"))
    assert table.refused(acts.START) == "empty-seat"
    assert table.do(acts.SIT, seat=1, occupant=bot()).do(acts.START).table.status == PLAYING


def test_missing_entropy_counts_as_empty() -> None:
    table = drive_table(seats=3).seat(person("Ana"), person("Béa"), bot()).start_with({1: OTHER})
    assert luck_of(table.table).key == table_key(ALGORITHM, SECRET, [b"", bytes.fromhex(OTHER), b""])


@pytest.mark.parametrize("entropy", ["", "5a" * 15, "5a" * 65, "5A" * 16, "5a" * 16 + "5", "zz" * 16, "é" * 32])
def test_entropy_is_16_to_64_bytes_in_lower_case_hex(entropy: str) -> None:
    assert drive_table().seat(person("Ana")).refused(acts.ENTROPY, seat=0, entropy=entropy) == "bad-act"


def test_entropy_is_sent_once_and_not_by_bots() -> None:
    table = drive_table(seats=3).seat(person("Ana"), bot())
    assert table.refused(acts.ENTROPY, seat=2, commitment=entropy_commitment(ENTROPY)) == "empty-seat"
    assert table.refused(acts.ENTROPY, seat=1, commitment=entropy_commitment(ENTROPY)) == "not-a-person"
    table.do(acts.ENTROPY, seat=0, commitment=entropy_commitment(ENTROPY))
    assert table.refused(acts.ENTROPY, seat=0, commitment=entropy_commitment(OTHER)) == "entropy-exists"


def test_entropy_is_not_given_before_the_start_apart_from_acts_of_earlier_versions() -> None:
    table = drive_table().seat(person("Ana"), person("Béa"))
    assert table.refused(acts.ENTROPY, seat=0, entropy=ENTROPY) == "not-now"
    table.table.apply(Act(acts.ENTROPY, table.now, seat=0, entropy=ENTROPY), recorded=True)
    assert table.table.entropies == [ENTROPY, ""]
    assert table.refused(acts.ENTROPY, seat=0, commitment=entropy_commitment(OTHER)) == "entropy-exists"


def test_entropy_that_is_revealed_too_late_is_not_shown() -> None:
    table = drive_table(seats=3).seat(person("Ana"), person("Béa"), person("Chloé"))
    for seat, entropy in ((0, ENTROPY), (1, OTHER)):
        table.do(acts.ENTROPY, seat=seat, commitment=entropy_commitment(entropy))
    table.do(acts.START).do(acts.STAND, seat=2)
    assert table.refused(acts.ENTROPY, seat=0, entropy=ENTROPY) == "not-now"
    assert table.table.entropies == ["", "", ""]


@pytest.mark.parametrize("data", [{}, {"entropy": ENTROPY, "commitment": entropy_commitment(ENTROPY)}])
def test_entropy_is_either_sent_or_committed(data: dict[str, Any]) -> None:
    table = drive_table().seat(person("Ana"), person("Béa"))
    with pytest.raises(Refused, match="bad-act"):
        table.table.apply(Act(acts.ENTROPY, table.now, seat=0, **data), recorded=True)


def test_committed_entropy_is_revealed_when_no_seat_can_change_its_share() -> None:
    table = drive_table().seat(person("Ana"), person("Béa"))
    table.do(acts.ENTROPY, seat=0, commitment=entropy_commitment(ENTROPY))
    assert table.refused(acts.ENTROPY, seat=0, entropy=ENTROPY) == "not-now"
    table.do(acts.ENTROPY, seat=1, commitment=entropy_commitment(OTHER)).do(acts.START)
    assert table.table.status == STARTING
    assert table.refused(acts.ENTROPY, seat=0, entropy=OTHER) == "bad-entropy"
    assert table.do(acts.ENTROPY, seat=0, entropy=ENTROPY).table.status == STARTING
    assert table.do(acts.ENTROPY, seat=1, entropy=OTHER).table.status == PLAYING
    assert luck_of(table.table).key == table_key(ALGORITHM, SECRET, [bytes.fromhex(ENTROPY), bytes.fromhex(OTHER)])


def test_after_the_start_only_committed_entropy_is_accepted() -> None:
    table = (
        drive_table()
        .seat(person("Ana"), person("Béa"))
        .do(acts.ENTROPY, seat=0, commitment=entropy_commitment(ENTROPY))
    )
    table.do(acts.START)
    assert table.refused(acts.ENTROPY, seat=1, entropy=OTHER) == "not-now"
    assert table.refused(acts.ENTROPY, seat=1, commitment=entropy_commitment(OTHER)) == "not-now"


def test_the_host_may_start_without_missing_entropy() -> None:
    table = (
        drive_table().seat(person("Ana"), person("Béa")).do(acts.ENTROPY, seat=1, commitment=entropy_commitment(OTHER))
    )
    table.do(acts.START).do(acts.START)
    assert table.table.status == PLAYING
    assert luck_of(table.table).key == table_key(ALGORITHM, SECRET, [b"", b""])


def test_standing_up_during_the_reveal_voids_all_commitments() -> None:
    table = drive_table(seats=3).seat(person("Ana"), person("Béa"), person("Chloé"))
    table.do(acts.ENTROPY, seat=0, commitment=entropy_commitment(ENTROPY)).do(
        acts.ENTROPY, seat=1, commitment=entropy_commitment(OTHER)
    )
    # As an act of an earlier version, which is not void.
    table.table.apply(Act(acts.ENTROPY, table.now, seat=2, entropy=OTHER), recorded=True)
    table.do(acts.START).do(acts.ENTROPY, seat=0, entropy=ENTROPY).do(acts.STAND, seat=1)
    assert table.table.status == WAITING
    assert (table.table.entropy_commitments, table.table.entropies) == (["", "", ""], ["", "", OTHER])


def test_others_see_whether_entropy_was_sent_but_not_its_value() -> None:
    table = drive_table(seats=3).seat(person("Ana"), person("Béa"), bot())
    for seat, entropy in ((0, ENTROPY), (1, OTHER)):
        table.do(acts.ENTROPY, seat=seat, commitment=entropy_commitment(entropy))
    table.do(acts.START).do(acts.ENTROPY, seat=0, entropy=ENTROPY)
    assert table.project(None)["entropy"] == [
        f"revealed:{entropy_commitment(ENTROPY)}",
        f"committed:{entropy_commitment(OTHER)}",
        "",
    ]
    assert ENTROPY not in str(table.project(1))


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"game": "chess"}, "game"),
        ({"game": ["_template"]}, "game"),
        ({"seats": 9}, "options"),
        ({"seats": "2"}, "options"),
        ({"options": {"rounds": "endless"}}, "options"),
        ({"options": {"no": "such"}}, "options"),
        ({"options": ["rounds"]}, "options"),
        ({"on_timeout": "cry"}, "on-timeout"),
        ({"substitute": ""}, "substitute"),
        ({"public": 1}, "flags"),
        ({"extra": 1}, "fields"),
        ({"time_control": {"bank": -1}}, "time-control"),
        ({"time_control": {"bank": 1.5}}, "time-control"),
        ({"time_control": {"bank": 10, "max_bank": 5}}, "time-control"),
        ({"time_control": {"quiet_from": 1440}}, "quiet-hours"),
        ({"time_control": {"quiet_from": 0, "quiet_until": 1200}}, "time-control"),
        ({"time_control": {"time_zone": "../etc/passwd"}}, "time-zone"),
        ({"time_control": {"time_zone": "Europe"}}, "time-zone"),
        ({"time_control": {"time_zone": None}}, "time-zone"),
        ({"time_control": []}, "fields"),
        ({"time_control": {"slow": 1}}, "fields"),
    ],
)
def test_a_table_is_not_created_with_invalid_settings(wrong: dict[str, object], reason: str) -> None:
    create_act = Act(acts.CREATE, 0, settings={**settings().pack(), **wrong}, host="h", commitment="00" * 32)
    with pytest.raises(Refused) as refused:
        Table(create_act)
    assert (refused.value.code, refused.value.reason) == ("bad-settings", reason)


def test_settings_contain_all_options() -> None:
    assert drive_table(options={}).create_act.data["settings"]["options"] == {"rounds": "long"}


@pytest.mark.parametrize("rules", [0, 2, "1", True])
def test_a_table_is_played_under_its_own_rules_only(rules: object) -> None:
    create_act = Act(acts.CREATE, 0, settings={**settings().pack(), "rules": rules}, host="h", commitment="00" * 32)
    with pytest.raises(Refused, match="rules-version"):
        Table(create_act)


def test_a_full_table_starts_by_itself_a_while_after_the_last_change() -> None:
    table = drive_table(starts_when_full=True).seat(person("Ana"))
    assert table.table.due_at() == NEVER
    table.do(acts.SIT, seat=1, occupant=person("Béa"))
    assert table.table.due_at() == table.now + START_DELAY
    assert table.project(None)["starts_in"] == START_DELAY
    table.do(acts.ENTROPY, after=5.0, seat=1, commitment=entropy_commitment(OTHER))
    assert table.table.due_at() == table.now + START_DELAY
    assert table.do(acts.STAND, seat=1).table.due_at() == NEVER
    assert "starts_in" not in table.project(None)


@pytest.mark.parametrize(("public", "of", "starts"), [(True, "Béa", False), (True, "Ana", True), (False, "Béa", True)])
def test_companions_of_a_guest_do_not_start_a_public_table(public: bool, of: str, starts: bool) -> None:
    table = drive_table(seats=3, public=public, starts_when_full=True)
    table.seat(person("Ana"), person("Béa"), companion("Cléo", of))
    assert (table.table.due_at() != NEVER) is starts
    # Once the host has started it, it goes on without the entropy that somebody owes.
    table.do(acts.ENTROPY, seat=1, commitment=entropy_commitment(OTHER)).do(acts.START)
    assert (table.table.status, table.table.due_at()) == (STARTING, table.now + START_DELAY)


def test_a_start_that_waits_for_entropy_ends_by_itself_too() -> None:
    table = drive_table(starts_when_full=True).seat(person("Ana"), person("Béa"))
    table.do(acts.ENTROPY, seat=1, commitment=entropy_commitment(OTHER)).do(acts.START, after=START_DELAY)
    assert (table.table.status, table.table.due_at()) == (STARTING, table.now + START_DELAY)
    table.do(acts.START, after=START_DELAY)
    assert (table.table.status, table.table.starts_at()) == (PLAYING, NEVER)


def test_other_tables_and_tables_of_earlier_versions_wait_for_their_host() -> None:
    assert drive_table().seat(person("Ana"), person("Béa")).table.due_at() == NEVER
    assert "starts_when_full" not in settings().pack()
    assert Settings.unpack(settings().pack()).starts_when_full is False
    assert Settings.unpack(settings(starts_when_full=True).pack()).starts_when_full is True
