"""Tests that every planted fault is found by its own property, and by no other."""

from typing import Any

import pytest

from caravane.conformance.failure import Fault, NonConforming
from caravane.conformance.properties import PROPERTIES, Property
from caravane.conformance.run import Run, cached_run
from caravane.conformance.undo import check_undo
from caravane.kernel.game import AnyGame
from caravane.kernel.journal import Journal, replay
from tests.conformance.broken_games import CONSEQUENCES, FAULTS, WELL_GAME

RUNS = [(2, 5), (3, 1), (4, 0)]
# Different play or a different name than the template's affects the golden journals and the rules as well.
OTHER_FILES = {14, 16}
SECRECY, PREVIEWS = 8, 17


def failing(game: AnyGame, prop: Property) -> bool:
    try:
        for seats, seed in RUNS:
            prop.check(cached_run(game, seats, seed))
    except NonConforming:
        return True
    return False


def test_the_clean_game_passes() -> None:
    assert [prop.name for prop in PROPERTIES if failing(WELL_GAME, prop)] == []


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found_by_its_property_alone(fault: str) -> None:
    expected, game = FAULTS[fault]
    found = {prop.number for prop in PROPERTIES if failing(game, prop)}
    assert found >= expected
    # A preview also shows what a view wrongly shows.
    previews = {PREVIEWS} if SECRECY in expected else set()
    assert found - expected <= CONSEQUENCES.get(fault, set()) | OTHER_FILES | previews


def test_every_property_has_a_fault() -> None:
    assert {number for numbers, _ in FAULTS.values() for number in numbers} == set(range(1, 21))


def forgetful(run: Run, length: int) -> Journal[Any]:
    """Return a journal that has forgotten its barriers."""
    journal = run.journal(length)
    journal._base = run.game.start(run.seats, run.options)
    journal._base_length = 0
    return journal


def test_an_undo_across_a_barrier_is_found() -> None:
    run = cached_run(WELL_GAME, 3, 0)
    revealed = next(point.number for point in run.points if point.reveals and point.seat >= 0)
    seat = run.points[revealed].seat
    check_undo(run, revealed + 1, run.journal(revealed + 1), seat)
    with pytest.raises(Fault, match="before something was learned"):
        check_undo(run, revealed + 1, forgetful(run, revealed + 1), seat)


def test_a_failure_carries_a_journal_that_leads_to_it() -> None:
    _, game = FAULTS["a card is lost"]
    run = cached_run(game, 2, 5)
    with pytest.raises(NonConforming, match="_template, 2 seats, seed 5") as failure:
        PROPERTIES[8].check(run)
    journal = replay(game, failure.value.record)
    assert game.violations(journal.state) == ["TW-INV-01"]
    assert failure.value.__notes__[0].startswith("journal: {")
