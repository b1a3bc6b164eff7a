"""Live tables under other rules: whatever would go on differently is found."""

from typing import Any

import pytest

from caravane.kernel.luck import Sfc32
from caravane.tables.snapshot import Snapshot, take
from caravane.tables.upgrade_check import Difference, differences
from tests.tables.export_files import eventful_well
from tests.tables.table_driver import LOST_CITIES, SECRET, WELL, Evening, evening


def recorded(table: Evening) -> list[dict[str, Any]]:
    return [act.pack() for act in table.acts]


def found(acts: list[dict[str, Any]], snapshot: Snapshot | None = None, secret: bytes = SECRET) -> list[str]:
    return [difference.what for difference in differences(acts, secret, snapshot)]


def halfway(game: str = LOST_CITIES) -> Evening:
    """Play over days: every act has its mark."""
    table = evening(game, seats=3).begin()
    luck = Sfc32(2)
    for _ in range(12):
        table.play_any(luck, after=3600)
    return table


@pytest.mark.parametrize("game", [WELL, LOST_CITIES])
def test_under_the_same_rules_every_table_goes_on(game: str) -> None:
    table = halfway(game)
    assert found(recorded(table), take(table.table)) == []
    assert found(recorded(eventful_well())) == []


def test_other_rules_are_named_and_compared_all_the_same() -> None:
    acts = recorded(halfway())
    acts[0]["settings"]["rules"] = 0
    assert found(acts) == ["other-rules"]
    acts[-1]["mark"] = "0" * 16
    assert found(acts) == ["other-rules", "state"]


def test_a_game_that_is_gone_is_named() -> None:
    acts = recorded(halfway())
    acts[0]["settings"]["game"] = "chess"
    assert [(one.what, one.why) for one in differences(acts, SECRET, None)] == [("unknown-game", "chess")]


def test_a_move_that_is_not_legal_any_more_is_found() -> None:
    acts = recorded(halfway())
    number = next(place for place, act in enumerate(acts) if act["kind"] == "play")
    acts[number]["moves"] = ["accelerate:red"]
    difference = differences(acts, SECRET, None)[0]
    assert (difference.what, difference.number) == ("refused", number)
    assert "illegal" in difference.why


def test_other_luck_and_other_forced_moves_are_found() -> None:
    acts = recorded(halfway())
    number = next(place for place, act in enumerate(acts) if act.get("then"))
    acts[number]["then"] = acts[number]["then"][:-1]
    assert [(one.what, one.number) for one in differences(acts, SECRET, None)] == [("followed", number)]
    assert found(recorded(halfway()), secret=bytes(32)) == ["followed"]


def test_another_state_is_found_at_the_very_act() -> None:
    acts = recorded(halfway())
    acts[9]["mark"] = "0" * 16
    assert [(one.what, one.number) for one in differences(acts, SECRET, None)] == [("state", 9)]


def test_another_snapshot_is_found_but_not_a_forgotten_name() -> None:
    table = halfway()
    snapshot = take(table.table)
    snapshot["places"][0]["name"] = "?"
    assert found(recorded(table), snapshot) == []
    snapshot["journal"]["base"]["turn"] += 1
    assert found(recorded(table), snapshot) == ["snapshot"]


def test_rules_that_fail_are_reported_and_do_not_end_the_review() -> None:
    acts = recorded(halfway())
    acts[3]["at"] = "yesterday"
    assert found(acts) == ["failed"]


def test_a_difference_is_one_of_those_that_have_words() -> None:
    with pytest.raises(AssertionError):
        Difference("mood")
