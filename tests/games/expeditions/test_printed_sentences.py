"""Statements of the printed rules that no other test shows by itself."""

import pytest

from caravane.games.expeditions import GAME
from caravane.games.expeditions.graph import is_far
from caravane.kernel.luck import Sfc32
from caravane.kernel.state import CHANCE
from tests.games.expeditions.scenario import A, B, Table
from tests.rule_marker import rule


@rule("EX-SETUP-11")
@pytest.mark.parametrize("seed", range(10))
def test_no_common_objective_is_near_at_the_beginning(seed: int) -> None:
    state = GAME.start(2, {"first-player": "1"})
    GAME.apply(state, CHANCE, GAME.sample(state, Sfc32(seed)))
    assert [is_far(state.box, card) for card in state.display] == [True] * 6


@rule("EX-TICKET-01")
def test_both_tickets_may_be_spent_after_the_arrow_of_the_turn() -> None:
    table = Table(tickets={A: 3}, free="rome").play(A, "lay:yellow:rome")
    table.play(A, "spend:arrow lay:yellow:B06 decline spend:removal remove:yellow")
    assert table.tickets(A) == 1
    assert table.why_not(A, "spend:arrow") == "tickets-spent EX-TICKET-01"
    assert table.play(A, "end-turn").deciding() == [B]
