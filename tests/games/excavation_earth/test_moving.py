"""Move (9)."""

from typing import Any

import pytest

from caravane.games.excavation_earth.components import LOCATIONS
from tests.games.excavation_earth.scenario import BOX, A, B, Table
from tests.rule_marker import rule


def moving(at: str, card: str = "travel-2", **more: Any) -> Table:
    """Return a table where A has played a card to move."""
    return Table("red-star", at={A: at}, **more).play(A, f"choose:move play:{card}")


@rule("EE-MOVE-01")
@pytest.mark.parametrize(("card", "steps"), [("travel-2", 2), ("travel-3", 3), ("travel-4", 4), ("red-star", 3)])
def test_a_card_gives_as_many_steps_as_it_has_fuel(card: str, steps: int) -> None:
    table = moving("M1 M4 R3", card)
    for number in range(steps):
        assert table.decision(A) == "step"
        table.play(A, "step:R3:BC" if number % 2 == 0 else "step:BC:R3")
    assert table.decision(A) == "action"


@rule("EE-MOVE-02")
def test_steps_follow_lines_and_may_be_shared() -> None:
    table = moving("M1 M4 R3", "travel-3")
    assert "step:M1:M4" not in table.legal(A)
    assert table.why_not(A, "step:M1:M4") == "no-line:M1:M4 EE-MOVE-02"
    assert table.why_not(A, "step:G1:G2") == "no-explorer-there:G1 EE-MOVE-02"
    assert table.play(A, "step:M1:Y1 step:R3:BC step:Y1:Y2").at(A) == "Y2 M4 BC"


@rule("EE-MOVE-03")
def test_explorers_may_pass_but_not_stay_together() -> None:
    table = moving("Y1 M1 Y3", "travel-2", factions="gul aquilla")
    table.state.explorers[B] = table.state.explorers[A]
    table.play(A, "step:Y1:M1")
    assert "stop-moving" not in table.legal(A)
    assert table.why_not(A, "stop-moving") == "same-place EE-MOVE-03"
    assert table.play(A, "step:M1:Y2").at(A) == "M1 Y2 Y3"


@rule("EE-MOVE-04")
def test_at_least_one_step_is_made() -> None:
    table = moving("M1 M4 R3", "travel-4")
    assert "stop-moving" not in table.legal(A)
    assert table.why_not(A, "stop-moving") == "no-step-yet EE-MOVE-04"
    table.play(A, "step:R3:BC step:BC:R3 stop-moving")
    assert table.at(A) == "M1 M4 R3"


@rule("EE-MOVE-05", "C-02")
def test_enough_fuel_must_be_left_to_part() -> None:
    table = moving("Y1 M1 Y2").play(A, "step:Y1:M1")
    assert table.legal(A) == ["step:M1:Y1", "step:M1:Y3"]
    assert table.why_not(A, "step:M1:Y2") == "too-little-fuel EE-MOVE-05"


@rule("C-03")
def test_three_explorers_on_one_location_need_two_steps() -> None:
    three = moving("M1 Y2 Y3", "travel-3").play(A, "step:Y2:M1")
    assert "step:Y3:M1" not in three.legal(A)
    four = moving("M1 Y2 Y3", "travel-4").play(A, "step:Y2:M1 step:Y3:M1")
    assert four.legal(A) == ["step:M1:Y1", "step:M1:Y2", "step:M1:Y3"]
    assert "step:M1:Y1" not in four.play(A, "step:M1:Y1").legal(A)


@rule("EE-MOVE-06")
def test_the_south_west_is_next_to_the_east() -> None:
    assert {"step:G2:O3", "step:G2:BE"} <= set(moving("G2 M1 M4").legal(A))


@rule("EE-MOVE-07")
def test_every_location_has_neighbours() -> None:
    for location, others in enumerate(BOX.neighbours):
        assert 2 <= len(others) <= 4
        assert all(location in BOX.neighbours[other] for other in others)
    assert "move" in Table("red-star").actions(A)
    assert len(LOCATIONS) == 21


@rule("EE-MOVE-08")
def test_explorers_are_alike() -> None:
    table = moving("Y1 M1 Y2", "travel-4").play(A, "step:Y1:M1")
    assert table.legal(A).count("step:M1:Y3") == 1
