"""Snapshots: a table restored at any act continues exactly like a replayed one."""

import json
from typing import Any

import pytest

from caravane.kernel.luck import Sfc32
from caravane.tables import acts
from caravane.tables.acts import Act, Diverged
from caravane.tables.clocks.time_control import PRESETS
from caravane.tables.snapshot import COPIED, restore_snapshot, table_fingerprint, take_snapshot
from caravane.tables.table import FINGERPRINT_EVERY, Table
from tests.tables.table_driver import LOST_CITIES, SECRET, WELL, TableDriver, bot, drive_table, person

CONSTANT = {"settings", "host", "commitment", "secret", "game", "on_chance", "created_at", "unproved_acts", "algorithm"}
OF_THE_LAST_ACT = {"undone_events"}


def eventful(game: str, seed: int) -> TableDriver:
    """Play a whole game in which people go away, come back, undo and ask for takebacks."""
    table = drive_table(game, seats=3, time_control=PRESETS["normal"]).begin(person("Ana"), person("Béa"), bot())
    luck = Sfc32(seed)
    while table.table.status == "playing":
        table.play_any(luck, after=0.25 + luck.below(40))
        if table.table.status == "playing":
            _something_else(table, luck)
    return table


def _something_else(table: TableDriver, luck: Sfc32) -> None:
    seat = luck.below(2)
    kind = (acts.UNDO, acts.TAKEBACK, acts.ACCEPT, acts.DECLINE, acts.AWAY, acts.BACK, acts.GRANT)[luck.below(7)]
    data: dict[str, Any] = {"identity": "id-Zoé"} if kind == acts.GRANT else {}
    # A refusal is fine, because it changes nothing.
    act = Act(kind, table.now, seat=seat, id=f"message-{len(table.acts)}", **data)
    try:
        table.table.apply(act)
    except acts.Refused:
        return
    table.acts.append(act)


@pytest.mark.parametrize("game", [WELL, LOST_CITIES])
@pytest.mark.parametrize("seed", range(4))
def test_snapshot_and_replay_are_equal_after_every_act(game: str, seed: int) -> None:
    table = eventful(game, seed)
    replayed = Table(table.create_act)
    restored = Table(table.create_act)
    for act in table.acts[1:]:
        replayed.apply(Act.unpack(act.pack()), recorded=True)
        restored = restore_snapshot(table.create_act, b"", json.loads(json.dumps(take_snapshot(restored))))
        restored.apply(Act.unpack(act.pack()), recorded=True)
        assert take_snapshot(restored) == take_snapshot(replayed)
    assert take_snapshot(replayed) == take_snapshot(table.table)


def test_a_snapshot_contains_everything_that_acts_can_change() -> None:
    table = drive_table().table
    assert set(vars(table)) == CONSTANT | OF_THE_LAST_ACT | set(take_snapshot(table)) - {"format"}
    assert set(COPIED) < set(take_snapshot(table))


def test_a_snapshot_does_not_change_with_the_table() -> None:
    table = drive_table(time_control=PRESETS["quick"]).begin()
    snapshot = take_snapshot(table.table)
    before = json.dumps(snapshot)
    table.play_first(0, id="a").do(acts.GRANT, seat=0, identity="x").do(acts.AWAY, seat=1).finish()
    assert json.dumps(snapshot) == before


def test_a_restored_table_draws_the_same_luck() -> None:
    table = drive_table(LOST_CITIES).begin()
    other = TableDriver(table.table.settings)
    other.table = restore_snapshot(table.create_act, SECRET, json.loads(json.dumps(take_snapshot(table.table))))
    other.acts, other.now = table.acts[:], table.now
    assert table_fingerprint(table.finish(3).table) == table_fingerprint(other.finish(3).table)


def test_acts_have_fingerprints_at_regular_intervals() -> None:
    table = drive_table(LOST_CITIES).begin().finish()
    marked = [number for number, act in enumerate(table.acts) if "fingerprint" in act.data]
    assert marked == [number for number in range(1, len(table.acts)) if (number + 1) % FINGERPRINT_EVERY == 0]


def test_a_slow_act_has_a_fingerprint() -> None:
    table = drive_table(LOST_CITIES).begin()
    assert "fingerprint" not in table.play_first(table.table.deciding()[0], after=9.9).acts[-1].data
    assert "fingerprint" in table.play_first(table.table.deciding()[0], after=10).acts[-1].data


def test_diverging_acts_are_detected() -> None:
    table = drive_table(LOST_CITIES).begin().finish()
    marked = next(act for act in table.acts if "fingerprint" in act.data)
    marked.data["fingerprint"] = "0" * 16
    with pytest.raises(Diverged):
        table.replayed()
