"""A snapshot is the table: taken at any act, restored, it goes on like the one that was replayed."""

import json
from typing import Any

import pytest

from caravane.kernel.luck import Sfc32
from caravane.tables import acts
from caravane.tables.acts import Act, Diverged
from caravane.tables.clocks.time_control import PRESETS
from caravane.tables.snapshot import PLAIN, restore, table_fingerprint, take
from caravane.tables.table import MARK_EVERY, Table
from tests.tables.table_driver import LOST_CITIES, SECRET, WELL, Evening, bot, evening, person

CONSTANT = {"settings", "host", "commitment", "secret", "game", "witness", "opened_at"}


def eventful(game: str, seed: int) -> Evening:
    """Play a whole game in which people leave, come back, take back with and without consent."""
    table = evening(game, seats=3, pace=PRESETS["normal"]).begin(person("Ana"), person("Béa"), bot())
    luck = Sfc32(seed)
    while table.table.status == "playing":
        table.play_any(luck, after=0.25 + luck.below(40))
        if table.table.status == "playing":
            _something_else(table, luck)
    return table


def _something_else(table: Evening, luck: Sfc32) -> None:
    seat = luck.below(2)
    kind = (acts.UNDO, acts.ASK, acts.AGREE, acts.DECLINE, acts.LEAVE, acts.RETURN, acts.GRANT)[luck.below(7)]
    data: dict[str, Any] = {"identity": "id-Zoé"} if kind == acts.GRANT else {}
    # A refusal is as good: then nothing happened.
    act = Act(kind, table.now, seat=seat, id=f"message-{len(table.acts)}", **data)
    try:
        table.table.apply(act)
    except acts.Refused:
        return
    table.acts.append(act)


@pytest.mark.parametrize("game", [WELL, LOST_CITIES])
@pytest.mark.parametrize("seed", range(4))
def test_snapshot_and_replay_are_the_same_at_every_act(game: str, seed: int) -> None:
    table = eventful(game, seed)
    replayed = Table(table.opening)
    restored = Table(table.opening)
    for act in table.acts[1:]:
        replayed.apply(Act.unpack(act.pack()), recorded=True)
        restored = restore(table.opening, b"", json.loads(json.dumps(take(restored))))
        restored.apply(Act.unpack(act.pack()), recorded=True)
        assert take(restored) == take(replayed)
    assert take(replayed) == take(table.table)


def test_a_snapshot_holds_everything_that_acts_can_change() -> None:
    table = evening().table
    assert set(vars(table)) == CONSTANT | set(take(table))
    assert set(PLAIN) < set(take(table))


def test_an_older_snapshot_does_not_say_when_something_was_told() -> None:
    table = evening().begin()
    older = {name: value for name, value in take(table.table).items() if name != "told_at"}
    assert restore(table.opening, b"", older).told_at == table.table.last_at


def test_a_snapshot_does_not_change_with_the_table() -> None:
    table = evening(pace=PRESETS["quick"]).begin()
    kept = take(table.table)
    before = json.dumps(kept)
    table.play_first(0, id="a").do(acts.GRANT, seat=0, identity="x").do(acts.LEAVE, seat=1).finish()
    assert json.dumps(kept) == before


def test_a_restored_table_draws_the_same_luck() -> None:
    table = evening(LOST_CITIES).begin()
    other = Evening(table.table.settings)
    other.table = restore(table.opening, SECRET, json.loads(json.dumps(take(table.table))))
    other.acts, other.now = table.acts[:], table.now
    assert table_fingerprint(table.finish(3).table) == table_fingerprint(other.finish(3).table)


def test_acts_are_marked_now_and_then() -> None:
    table = evening(LOST_CITIES).begin().finish()
    marked = [number for number, act in enumerate(table.acts) if "mark" in act.data]
    assert marked == [number for number in range(1, len(table.acts)) if (number + 1) % MARK_EVERY == 0]


def test_where_people_take_their_time_every_act_is_marked() -> None:
    table = evening(LOST_CITIES).begin()
    assert "mark" not in table.play_first(table.table.deciding()[0], after=9.9).acts[-1].data
    assert "mark" in table.play_first(table.table.deciding()[0], after=10).acts[-1].data


def test_a_record_that_leads_elsewhere_is_noticed() -> None:
    table = evening(LOST_CITIES).begin().finish()
    marked = next(act for act in table.acts if "mark" in act.data)
    marked.data["mark"] = "0" * 16
    with pytest.raises(Diverged):
        table.replayed()
