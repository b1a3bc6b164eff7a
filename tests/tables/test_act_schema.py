"""Malformed acts, acts from a wrong seat and acts at a wrong time are refused and change nothing."""

from typing import Any

import pytest

from caravane.tables import acts
from caravane.tables.act_schema import REQUIRED_FIELDS
from caravane.tables.acts import Act, Refused
from caravane.tables.snapshot import table_fingerprint
from caravane.tables.table import HANDLERS
from tests.tables.table_driver import NOON, TableDriver, bot, drive_table, person

ENTROPY = "5a" * 16
GOOD: dict[str, dict[str, Any]] = {
    acts.SIT: {"seat": 2, "occupant": person("Zoé")},
    acts.STAND: {"seat": 0},
    acts.ENTROPY: {"seat": 0, "entropy": ENTROPY},
    acts.START: {},
    acts.PLAY: {"seat": 0, "moves": ["play:card-1"]},
    acts.UNDO: {"seat": 0},
    acts.TAKEBACK: {"seat": 0},
    acts.ACCEPT: {"seat": 0},
    acts.DECLINE: {"seat": 0},
    acts.AWAY: {"seat": 0},
    acts.BACK: {"seat": 0},
    acts.RESIGN: {"seat": 0},
    acts.TIMEOUT: {"seat": 0},
    acts.HOLIDAY: {"identity": "id-Ana", "until": int(NOON) + 999},
    acts.GRANT: {"seat": 0, "identity": "id-Zoé"},
}
BEFORE_THE_GAME = {acts.SIT, acts.STAND, acts.ENTROPY, acts.START}
AT_ANY_TIME = {acts.GRANT}
WRONG_VALUES: list[Any] = [None, True, -1, 99, 1.0, "", "x" * 5000, [], [1], {}, {"a": 1}, "\ud800", ["\ud800"], [""]]


def waiting() -> TableDriver:
    return drive_table(seats=3).seat(person("Ana"), bot())


def playing() -> TableDriver:
    return drive_table(seats=3).begin(person("Ana"), bot(), person("Béa"))


def ended() -> TableDriver:
    return playing().finish()


def refusal(table: TableDriver, act: Act) -> str:
    """Return the code with which an act is refused, and check that nothing has changed."""
    before = table_fingerprint(table.table)
    with pytest.raises(Refused) as refused:
        table.table.apply(act)
    assert table_fingerprint(table.table) == before
    return refused.value.code


def test_every_kind_of_act_is_covered_here() -> None:
    assert set(GOOD) | {acts.CREATE} == set(REQUIRED_FIELDS) == set(HANDLERS) | {acts.CREATE}


@pytest.mark.parametrize("kind", sorted(GOOD))
def test_an_act_has_exactly_the_fields_of_its_kind(kind: str) -> None:
    for name in GOOD[kind]:
        if name != "entropy":
            rest = {key: value for key, value in GOOD[kind].items() if key != name}
            assert refusal(playing(), Act(kind, NOON, **rest)) == "bad-act"
    assert refusal(playing(), Act(kind, NOON, **GOOD[kind], extra=1)) == "bad-act"


@pytest.mark.parametrize("kind", sorted(GOOD))
@pytest.mark.parametrize("wrong", WRONG_VALUES, ids=lambda wrong: repr(wrong)[:12])
def test_an_act_with_a_wrong_value_is_refused(kind: str, wrong: Any) -> None:
    for table in (waiting(), playing()):
        for name in [*GOOD[kind], "id"]:
            refusal(table, Act(kind, NOON, **{**GOOD[kind], name: wrong}))


@pytest.mark.parametrize("kind", sorted(GOOD))
@pytest.mark.parametrize("added", [{"follow_ups": []}, {"follow_ups": ["* roll:0"]}, {"fingerprint": "0" * 16}])
def test_a_client_cannot_add_recorded_fields(kind: str, added: dict[str, Any]) -> None:
    assert refusal(playing(), Act(kind, NOON, **GOOD[kind], **added)) == "bad-act"


@pytest.mark.parametrize("seat", [-2, -1, 3])
@pytest.mark.parametrize("kind", sorted(kind for kind in GOOD if "seat" in GOOD[kind]))
def test_an_act_of_an_unknown_seat_is_refused(kind: str, seat: int) -> None:
    for table in (waiting(), playing(), ended()):
        assert refusal(table, Act(kind, NOON, **{**GOOD[kind], "seat": seat})) == "seat-not-found"


@pytest.mark.parametrize("at", [-1.0, 1e12, float("inf"), float("nan")])
def test_an_act_at_an_impossible_time_is_refused(at: float) -> None:
    assert refusal(waiting(), Act(acts.STAND, at, seat=0)) == "bad-act"


def test_a_table_is_created_once_and_unknown_acts_are_refused() -> None:
    table = playing()
    assert refusal(table, Act.unpack(table.create_act.pack())) == "unknown-act"
    assert refusal(table, Act("cheat", NOON, seat=0)) == "unknown-act"


@pytest.mark.parametrize("kind", sorted(GOOD))
def test_an_act_at_the_wrong_time_is_refused(kind: str) -> None:
    if kind not in BEFORE_THE_GAME | AT_ANY_TIME:
        assert refusal(waiting(), Act(kind, NOON, **GOOD[kind])) == "not-now"
    if kind in BEFORE_THE_GAME:
        assert refusal(playing(), Act(kind, NOON, **GOOD[kind])) == "not-now"
    assert refusal(ended(), Act(kind, NOON, **GOOD[kind])) == "too-late"


@pytest.mark.parametrize("kind", [acts.TAKEBACK, acts.ACCEPT, acts.DECLINE, acts.AWAY, acts.RESIGN, acts.GRANT])
def test_a_bot_cannot_act_like_a_person(kind: str) -> None:
    assert refusal(playing(), Act(kind, NOON, **{**GOOD[kind], "seat": 1})) == "not-a-person"


@pytest.mark.parametrize(
    "move", ["", "play", "play:card-99", "play:1", "PLAY:card-1", "roll:+1", "roll: 1", "roll:\u0661"]
)
def test_a_move_has_one_spelling(move: str) -> None:
    assert refusal(playing(), Act(acts.PLAY, NOON, seat=0, moves=[move])) in {"illegal", "bad-act"}


@pytest.mark.parametrize("count", [0, 101])
def test_the_length_of_a_batch_is_limited(count: int) -> None:
    assert refusal(playing(), Act(acts.PLAY, NOON, seat=0, moves=["play:card-1"] * count)) == "bad-act"


def test_a_player_cannot_roll() -> None:
    """Chance moves belong to luck: no seat can play them."""
    table = playing()
    for seat in range(3):
        assert refusal(table, Act(acts.PLAY, NOON, seat=seat, moves=["roll:5"])) == "illegal"
