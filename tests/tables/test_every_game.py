"""For every game, the luck of a finished table can be verified and evaluated."""

import pytest

from caravane import games
from caravane.kernel.step import Chance, Lot, Lots, Roll, Shuffle
from caravane.tables.export import export
from caravane.tables.luck.luck_report import luck_report
from caravane.tables.table_recorder import chance_events_of
from caravane.tables.verify import verify
from tests.tables.table_driver import drive_table

SAMPLES = 2
"""Number of samples, small because the report's content is tested elsewhere; here it only has to be computable."""

GAMES = games.names(hidden=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_table_is_verified_and_has_a_luck_report(game: str) -> None:
    table = drive_table(game, seats=2).begin().finish(1)
    assert verify(export(table.table, table.acts)).findings == []
    report = luck_report(table.table, chance_events_of(table.table, table.acts), SAMPLES)
    assert len(report["seats"]) == table.table.settings.seats


@pytest.mark.parametrize("game", GAMES)
def test_all_luck_is_of_a_kind_with_a_name(game: str) -> None:
    """Check all steps, because a game may draw some luck only with certain options, such as random roles."""
    chances = [step for step in games.get(game).steps if isinstance(step, Chance)]
    assert [step.name for step in chances if not isinstance(step, Roll | Lot | Lots | Shuffle)] == []
