"""Whatever game is played at a table, its luck can be verified and weighed afterwards."""

import pytest

from caravane import games
from caravane.kernel.step import Chance, Lot, Lots, Roll, Shuffle
from caravane.tables.export import chances_of, export
from caravane.tables.luck.luck_report import luck_report
from caravane.tables.verify import verify
from tests.tables.table_driver import evening

SAMPLES = 2
"""Few: what they say is tested elsewhere, here that they can be had."""

GAMES = games.names(hidden=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_table_is_verified_and_tells_its_luck(game: str) -> None:
    table = evening(game, seats=2).begin().finish(1)
    assert verify(export(table.table, table.acts)).problems == []
    report = luck_report(table.table, chances_of(table.table, table.acts), SAMPLES)
    assert len(report["seats"]) == table.table.settings.seats


@pytest.mark.parametrize("game", GAMES)
def test_all_luck_is_of_a_sort_that_can_be_told_by_name(game: str) -> None:
    """Also what a game draws only under some options: random roles, say."""
    chances = [step for step in games.get(game).steps if isinstance(step, Chance)]
    assert [step.name for step in chances if not isinstance(step, Roll | Lot | Lots | Shuffle)] == []
