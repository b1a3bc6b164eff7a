"""Plans of a whole turn: a seat knows its own cards, so its plan goes on beyond an expedition."""

from typing import Any

from caravane.games.archeos_society import GAME
from caravane.kernel.preview import HIDDEN, Preview, preview
from caravane.kernel.state import TABLE
from tests.games.archeos_society.scenario import A, Table


def plan(table: Table, moves: str) -> Preview[Any]:
    """Preview moves of the first seat."""
    return preview(GAME, table.state, A, [GAME.verbs.read(move) for move in moves.split()])


def words(planned: Preview[Any]) -> list[str]:
    """Return all events of a plan as its seat sees them."""
    return [GAME.events.spell(event.seen_by(A)) for events in planned.events for event in events if event.seat != TABLE]


def test_an_expedition_and_its_effects_are_one_plan() -> None:
    planned = plan(Table("red-curator", "blue-guide"), "play lead:red-curator send role")
    assert words(planned)[-2:] == ["led:red-curator:1", "relic-placed:red:1"]
    assert planned.interruption(A) == ""


def test_a_plan_ends_where_cards_are_drawn() -> None:
    planned = plan(Table("red-patron", "blue-guide"), "play lead:red-patron send end draw-cards")
    assert (len(planned.moves), planned.interruption(A)) == (5, HIDDEN)


def test_cards_laid_down_do_not_end_a_plan() -> None:
    table = Table("red-physician blue-guide pink-guide", "blue-guide")
    planned = plan(table, "play lead:red-physician send end keep:blue-guide lay-rest")
    assert words(planned)[-2:] == ["kept-count:1", "laid-down:pink-guide"]
