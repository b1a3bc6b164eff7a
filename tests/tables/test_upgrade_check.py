"""Unfinished tables under changed rules: every divergence is found."""

from typing import Any

import pytest

from caravane.kernel.luck import Sfc32
from caravane.tables.snapshot import Snapshot, take_snapshot
from caravane.tables.upgrade_check import Difference, differences
from tests.tables.export_files import eventful_well
from tests.tables.table_driver import LOST_CITIES, SECRET, WELL, TableDriver, drive_table


def packed_acts(table: TableDriver) -> list[dict[str, Any]]:
    return [act.pack() for act in table.acts]


def kinds_found(acts: list[dict[str, Any]], snapshot: Snapshot | None = None, secret: bytes = SECRET) -> list[str]:
    return [difference.kind for difference in differences(acts, secret, snapshot)]


def halfway(game: str = LOST_CITIES) -> TableDriver:
    """Play slowly, so that every act has a fingerprint."""
    table = drive_table(game, seats=3).begin()
    luck = Sfc32(2)
    for _ in range(12):
        table.play_any(luck, after=3600)
    return table


@pytest.mark.parametrize("game", [WELL, LOST_CITIES])
def test_under_the_same_rules_every_table_continues(game: str) -> None:
    table = halfway(game)
    assert kinds_found(packed_acts(table), take_snapshot(table.table)) == []
    assert kinds_found(packed_acts(eventful_well())) == []


def test_other_rules_are_reported_and_still_compared() -> None:
    acts = packed_acts(halfway())
    acts[0]["settings"]["rules"] = 0
    assert kinds_found(acts) == ["rules-version"]
    acts[-1]["fingerprint"] = "0" * 16
    assert kinds_found(acts) == ["rules-version", "state"]


def test_a_removed_game_is_reported() -> None:
    acts = packed_acts(halfway())
    acts[0]["settings"]["game"] = "chess"
    assert [(one.kind, one.detail) for one in differences(acts, SECRET, None)] == [("unknown-game", "chess")]


def test_a_move_that_is_no_longer_legal_is_found() -> None:
    acts = packed_acts(halfway())
    number = next(index for index, act in enumerate(acts) if act["kind"] == "play")
    acts[number]["moves"] = ["accelerate:red"]
    difference = differences(acts, SECRET, None)[0]
    assert (difference.kind, difference.number) == ("refused", number)
    assert "illegal" in difference.detail


def test_different_luck_and_forced_moves_are_found() -> None:
    acts = packed_acts(halfway())
    number = next(index for index, act in enumerate(acts) if act.get("follow_ups"))
    acts[number]["follow_ups"] = acts[number]["follow_ups"][:-1]
    assert [(one.kind, one.number) for one in differences(acts, SECRET, None)] == [("follow-ups", number)]
    assert kinds_found(packed_acts(halfway()), secret=bytes(32)) == ["follow-ups"]


def test_a_different_state_is_found_at_its_act() -> None:
    acts = packed_acts(halfway())
    acts[9]["fingerprint"] = "0" * 16
    assert [(one.kind, one.number) for one in differences(acts, SECRET, None)] == [("state", 9)]


def test_a_different_snapshot_is_found_but_a_deleted_name_is_ignored() -> None:
    table = halfway()
    snapshot = take_snapshot(table.table)
    snapshot["occupants"][0]["name"] = "?"
    assert kinds_found(packed_acts(table), snapshot) == []
    snapshot["journal"]["base"]["turn"] += 1
    assert kinds_found(packed_acts(table), snapshot) == ["snapshot"]


def test_a_failure_is_reported_and_does_not_end_the_check() -> None:
    acts = packed_acts(halfway())
    acts[3]["at"] = "yesterday"
    assert kinds_found(acts) == ["failed"]


def test_a_difference_has_a_known_kind() -> None:
    with pytest.raises(AssertionError):
        Difference("mood")
