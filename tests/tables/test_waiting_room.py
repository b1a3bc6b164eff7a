"""Before the game: seats, companions, entropy, start."""

from typing import Any

import pytest

from caravane.tables import acts
from caravane.tables.acts import Act, Refused
from caravane.tables.handlers.moves import key
from caravane.tables.luck.committed_luck import commitment, table_key
from caravane.tables.table import GATHERING, MIXING, PLAYING, Table
from tests.tables.table_driver import SECRET, bot, companion, evening, person, settings

ENTROPY = "5a" * 16
OTHER = "c3" * 64


def promise(entropy: str) -> str:
    return commitment(bytes.fromhex(entropy))


def test_people_bots_and_companions_sit_in_any_mix() -> None:
    table = evening(seats=4).seat(person("Ana"), bot(), companion("Zoé", of="Ana"), person("Béa")).table
    assert table.names() == ["Ana", "Bot", "Zoé", "Béa"]
    assert table.seats_of("id-Ana") == [0, 2]
    assert table.people() == [0, 2, 3]


def test_a_seat_is_taken_once() -> None:
    assert evening().seat(person("Ana")).refused(acts.SIT, seat=0, occupant=bot()) == "seat-taken"


def test_a_person_sits_once_and_a_companion_never_alone() -> None:
    table = evening(seats=3).seat(person("Ana"))
    assert table.refused(acts.SIT, seat=1, occupant=person("Ana")) == "already-seated"
    assert table.refused(acts.SIT, seat=1, occupant=companion("Zoé", of="Béa")) == "no-companion-alone"


def test_a_rated_table_has_no_companions() -> None:
    table = evening(rated=True).seat(person("Ana"))
    assert table.refused(acts.SIT, seat=1, occupant=companion("Zoé", of="Ana")) == "rated"


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
        {"kind": "person", "name": "Ana", "identity": "x", "stand_in": "greedy"},
        {"kind": "bot", "name": "Bot", "level": ""},
        {"kind": "bot", "name": "Bot", "level": "greedy", "identity": "x"},
        {"kind": "person", "name": 7, "identity": "x"},
        {"kind": ["person"], "name": "Ana", "identity": "x"},
    ],
)
def test_only_persons_companions_and_bots_sit_down(occupant: dict[str, str]) -> None:
    assert evening().refused(acts.SIT, seat=0, occupant=occupant) == "bad-act"


def test_who_stands_up_takes_companions_and_entropy_along() -> None:
    table = evening(seats=3).seat(person("Ana"), companion("Zoé", of="Ana"), person("Béa"))
    table.do(acts.ENTROPY, seat=1, entropy=ENTROPY).do(acts.ENTROPY, seat=2, entropy=OTHER).do(acts.STAND, seat=0)
    assert table.table.names() == ["", "", "Béa"]
    assert table.table.entropies == ["", "", OTHER]


def test_who_stands_up_takes_along_what_was_granted() -> None:
    table = evening(seats=3).seat(person("Ana"), companion("Zoé", of="Ana"), person("Béa"))
    for seat in (0, 1, 2):
        table.do(acts.GRANT, seat=seat, identity="id-Eve")
    table.do(acts.GRANT, seat=0, identity="id-Dov").do(acts.STAND, seat=0)
    assert table.table.grants == {"id-Eve": [2]}


def test_a_companion_may_stand_up_alone() -> None:
    table = evening(seats=3).seat(person("Ana"), companion("Zoé", of="Ana")).do(acts.STAND, seat=1)
    assert table.table.names() == ["Ana", "", ""]


def test_the_game_starts_when_every_seat_is_taken() -> None:
    table = evening().seat(person("Ana"))
    assert table.refused(acts.START) == "empty-seat"
    assert table.do(acts.SIT, seat=1, occupant=bot()).do(acts.START).table.status == PLAYING


def test_missing_entropy_counts_as_none() -> None:
    table = evening(seats=3).seat(person("Ana"), person("Béa"), bot()).do(acts.ENTROPY, seat=1, entropy=OTHER)
    assert key(table.do(acts.START).table) == table_key(SECRET, [b"", bytes.fromhex(OTHER), b""])


@pytest.mark.parametrize("entropy", ["", "5a" * 15, "5a" * 65, "5A" * 16, "5a" * 16 + "5", "zz" * 16, "é" * 32])
def test_entropy_is_16_to_64_bytes_in_small_digits(entropy: str) -> None:
    assert evening().seat(person("Ana")).refused(acts.ENTROPY, seat=0, entropy=entropy) == "bad-act"


def test_entropy_is_given_once_and_not_by_bots() -> None:
    table = evening(seats=3).seat(person("Ana"), bot())
    assert table.refused(acts.ENTROPY, seat=2, entropy=ENTROPY) == "empty-seat"
    assert table.refused(acts.ENTROPY, seat=1, entropy=ENTROPY) == "not-a-person"
    table.do(acts.ENTROPY, seat=0, entropy=ENTROPY)
    assert table.refused(acts.ENTROPY, seat=0, entropy=OTHER) == "entropy-given"
    assert table.refused(acts.ENTROPY, seat=0, promise=promise(OTHER)) == "entropy-given"


@pytest.mark.parametrize("said", [{}, {"entropy": ENTROPY, "promise": promise(ENTROPY)}])
def test_entropy_is_either_given_or_promised(said: dict[str, Any]) -> None:
    assert evening().seat(person("Ana")).refused(acts.ENTROPY, seat=0, **said) == "bad-act"


def test_promised_entropy_is_shown_when_nobody_can_change_theirs_any_more() -> None:
    table = evening().seat(person("Ana"), person("Béa"))
    table.do(acts.ENTROPY, seat=0, promise=promise(ENTROPY))
    assert table.refused(acts.ENTROPY, seat=0, entropy=ENTROPY) == "not-now"
    table.do(acts.ENTROPY, seat=1, promise=promise(OTHER)).do(acts.START)
    assert table.table.status == MIXING
    assert table.refused(acts.ENTROPY, seat=0, entropy=OTHER) == "bad-entropy"
    assert table.do(acts.ENTROPY, seat=0, entropy=ENTROPY).table.status == MIXING
    assert table.do(acts.ENTROPY, seat=1, entropy=OTHER).table.status == PLAYING
    assert key(table.table) == table_key(SECRET, [bytes.fromhex(ENTROPY), bytes.fromhex(OTHER)])


def test_once_started_nobody_adds_what_was_not_promised() -> None:
    table = evening().seat(person("Ana"), person("Béa")).do(acts.ENTROPY, seat=0, promise=promise(ENTROPY))
    table.do(acts.START)
    assert table.refused(acts.ENTROPY, seat=1, entropy=OTHER) == "not-now"
    assert table.refused(acts.ENTROPY, seat=1, promise=promise(OTHER)) == "not-now"


def test_the_host_may_begin_without_what_is_never_shown() -> None:
    table = evening().seat(person("Ana"), person("Béa")).do(acts.ENTROPY, seat=1, promise=promise(OTHER))
    table.do(acts.START).do(acts.START)
    assert table.table.status == PLAYING
    assert key(table.table) == table_key(SECRET, [b"", b""])


def test_who_stands_up_while_entropy_is_shown_makes_all_promise_anew() -> None:
    table = evening(seats=3).seat(person("Ana"), person("Béa"), person("Chloé"))
    table.do(acts.ENTROPY, seat=0, promise=promise(ENTROPY)).do(acts.ENTROPY, seat=1, promise=promise(OTHER))
    table.do(acts.ENTROPY, seat=2, entropy=OTHER)
    table.do(acts.START).do(acts.ENTROPY, seat=0, entropy=ENTROPY).do(acts.STAND, seat=1)
    assert table.table.status == GATHERING
    assert (table.table.promises, table.table.entropies) == (["", "", ""], ["", "", OTHER])


def test_others_see_that_entropy_was_given_and_not_which() -> None:
    table = evening(seats=3).seat(person("Ana"), person("Béa")).do(acts.ENTROPY, seat=0, entropy=ENTROPY)
    table.do(acts.ENTROPY, seat=1, promise=promise(OTHER))
    assert table.look(None)["entropy"] == ["given", f"promised:{promise(OTHER)}", ""]
    assert ENTROPY not in str(table.look(1))


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
        ({"on_expiry": "cry"}, "on-expiry"),
        ({"stand_in": ""}, "stand-in"),
        ({"public": 1}, "manners"),
        ({"extra": 1}, "fields"),
        ({"pace": {"bank": -1}}, "pace"),
        ({"pace": {"bank": 1.5}}, "pace"),
        ({"pace": {"bank": 10, "most": 5}}, "pace"),
        ({"pace": {"quiet_from": 1440}}, "quiet-hours"),
        ({"pace": {"quiet_from": 0, "quiet_until": 1200}}, "pace"),
        ({"pace": {"zone": "../etc/passwd"}}, "zone"),
        ({"pace": {"zone": "Europe"}}, "zone"),
        ({"pace": {"zone": None}}, "zone"),
        ({"pace": []}, "fields"),
        ({"pace": {"slow": 1}}, "fields"),
    ],
)
def test_a_table_is_not_opened_with_settings_that_make_no_sense(wrong: dict[str, object], reason: str) -> None:
    opening = Act(acts.OPEN, 0, settings={**settings().pack(), **wrong}, host="h", commitment="00" * 32)
    with pytest.raises(Refused) as refused:
        Table(opening)
    assert (refused.value.code, refused.value.reason) == ("bad-settings", reason)


def test_a_table_keeps_its_options_complete() -> None:
    assert evening(options={}).opening.data["settings"]["options"] == {"rounds": "long"}


@pytest.mark.parametrize("rules", [0, 2, "1", True])
def test_a_table_is_played_under_its_own_rules_only(rules: object) -> None:
    opening = Act(acts.OPEN, 0, settings={**settings().pack(), "rules": rules}, host="h", commitment="00" * 32)
    with pytest.raises(Refused, match="other-rules"):
        Table(opening)
