"""Every act in every wrong form, from every wrong seat and at every wrong time is refused, and changes nothing."""

from typing import Any

import pytest

from caravane.tables import acts
from caravane.tables.act_schema import FIELDS
from caravane.tables.acts import Act, Refused
from caravane.tables.snapshot import table_fingerprint
from caravane.tables.table import HANDLERS
from tests.tables.table_driver import NOON, Evening, bot, evening, person

ENTROPY = "5a" * 16
GOOD: dict[str, dict[str, Any]] = {
    acts.SIT: {"seat": 2, "occupant": person("Zoé")},
    acts.STAND: {"seat": 0},
    acts.ENTROPY: {"seat": 0, "entropy": ENTROPY},
    acts.START: {},
    acts.PLAY: {"seat": 0, "moves": ["play:card-1"]},
    acts.UNDO: {"seat": 0},
    acts.ASK: {"seat": 0},
    acts.AGREE: {"seat": 0},
    acts.DECLINE: {"seat": 0},
    acts.LEAVE: {"seat": 0},
    acts.RETURN: {"seat": 0},
    acts.RESIGN: {"seat": 0},
    acts.EXPIRE: {"seat": 0},
    acts.HOLIDAY: {"identity": "id-Ana", "until": int(NOON) + 999},
    acts.GRANT: {"seat": 0, "identity": "id-Zoé"},
}
BEFORE_THE_GAME = {acts.SIT, acts.STAND, acts.ENTROPY, acts.START}
AT_ANY_TIME = {acts.GRANT}
WRONG_VALUES: list[Any] = [None, True, -1, 99, 1.0, "", "x" * 5000, [], [1], {}, {"a": 1}, "\ud800", ["\ud800"], [""]]


def gathering() -> Evening:
    return evening(seats=3).seat(person("Ana"), bot())


def playing() -> Evening:
    return evening(seats=3).begin(person("Ana"), bot(), person("Béa"))


def ended() -> Evening:
    return playing().finish()


def refusal(table: Evening, act: Act) -> str:
    """Give the code by which an act is refused; nothing may have changed."""
    before = table_fingerprint(table.table)
    with pytest.raises(Refused) as refused:
        table.table.apply(act)
    assert table_fingerprint(table.table) == before
    return refused.value.code


def test_every_kind_of_act_is_known_here() -> None:
    assert set(GOOD) | {acts.OPEN} == set(FIELDS) == set(HANDLERS) | {acts.OPEN}


@pytest.mark.parametrize("kind", sorted(GOOD))
def test_an_act_says_all_it_must_and_nothing_else(kind: str) -> None:
    for name in GOOD[kind]:
        if name != "entropy":
            rest = {key: value for key, value in GOOD[kind].items() if key != name}
            assert refusal(playing(), Act(kind, NOON, **rest)) == "bad-act"
    assert refusal(playing(), Act(kind, NOON, **GOOD[kind], extra=1)) == "bad-act"


@pytest.mark.parametrize("kind", sorted(GOOD))
@pytest.mark.parametrize("wrong", WRONG_VALUES, ids=lambda wrong: repr(wrong)[:12])
def test_an_act_with_a_wrong_value_is_refused(kind: str, wrong: Any) -> None:
    for table in (gathering(), playing()):
        for name in [*GOOD[kind], "id"]:
            refusal(table, Act(kind, NOON, **{**GOOD[kind], name: wrong}))


@pytest.mark.parametrize("kind", sorted(GOOD))
@pytest.mark.parametrize("added", [{"then": []}, {"then": ["* roll:0"]}, {"mark": "0" * 16}])
def test_nobody_brings_luck_along(kind: str, added: dict[str, Any]) -> None:
    assert refusal(playing(), Act(kind, NOON, **GOOD[kind], **added)) == "bad-act"


@pytest.mark.parametrize("seat", [-2, -1, 3])
@pytest.mark.parametrize("kind", sorted(kind for kind in GOOD if "seat" in GOOD[kind]))
def test_there_is_no_such_seat(kind: str, seat: int) -> None:
    for table in (gathering(), playing(), ended()):
        assert refusal(table, Act(kind, NOON, **{**GOOD[kind], "seat": seat})) == "no-such-seat"


@pytest.mark.parametrize("at", [-1.0, 1e12, float("inf"), float("nan")])
def test_there_is_no_such_moment(at: float) -> None:
    assert refusal(gathering(), Act(acts.STAND, at, seat=0)) == "bad-act"


def test_a_table_is_opened_once_and_only_known_acts_happen() -> None:
    table = playing()
    assert refusal(table, Act.unpack(table.opening.pack())) == "unknown-act"
    assert refusal(table, Act("cheat", NOON, seat=0)) == "unknown-act"


@pytest.mark.parametrize("kind", sorted(GOOD))
def test_an_act_at_the_wrong_time_is_refused(kind: str) -> None:
    if kind not in BEFORE_THE_GAME | AT_ANY_TIME:
        assert refusal(gathering(), Act(kind, NOON, **GOOD[kind])) == "not-now"
    if kind in BEFORE_THE_GAME:
        assert refusal(playing(), Act(kind, NOON, **GOOD[kind])) == "not-now"
    assert refusal(ended(), Act(kind, NOON, **GOOD[kind])) == "too-late"


@pytest.mark.parametrize("kind", [acts.ASK, acts.AGREE, acts.DECLINE, acts.LEAVE, acts.RESIGN, acts.GRANT])
def test_a_bot_is_not_a_person(kind: str) -> None:
    assert refusal(playing(), Act(kind, NOON, **{**GOOD[kind], "seat": 1})) == "not-a-person"


@pytest.mark.parametrize(
    "move", ["", "play", "play:card-99", "play:1", "PLAY:card-1", "roll:+1", "roll: 1", "roll:\u0661"]
)
def test_a_move_has_one_spelling(move: str) -> None:
    assert refusal(playing(), Act(acts.PLAY, NOON, seat=0, moves=[move])) in {"illegal", "bad-act"}


@pytest.mark.parametrize("count", [0, 101])
def test_a_batch_has_some_moves_and_not_too_many(count: int) -> None:
    assert refusal(playing(), Act(acts.PLAY, NOON, seat=0, moves=["play:card-1"] * count)) == "bad-act"


def test_a_player_cannot_roll() -> None:
    """The moves of chance belong to luck: from no seat can they be played."""
    table = playing()
    for seat in range(3):
        assert refusal(table, Act(acts.PLAY, NOON, seat=seat, moves=["roll:5"])) == "illegal"
