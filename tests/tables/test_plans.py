"""Plans: several moves in one act are the same moves one by one, all or none of them, and are undone as one."""

from typing import Any

import pytest

from caravane import games
from caravane.kernel.codec import dump, fingerprint
from caravane.kernel.event import Event, visible_events
from caravane.kernel.luck import Luck, Sfc32
from caravane.tables import acts
from caravane.tables.acts import Refused
from caravane.tables.preview import preview_moves
from caravane.tables.snapshot import restore_snapshot, take_snapshot
from caravane.tables.table import PLAYING, Table
from tests.tables.table_driver import EARTH, EXPEDITIONS, LOST_CITIES, SECRET, TableDriver, drive_table

MAX_LENGTH = 40
MAX_PLANS = 24
ILLEGAL = "nonsense"
NAMES = games.names(hidden=True)


def random_plan(table: Table, seat: int, luck: Luck, *, fill: bool) -> list[str]:
    """Return moves of a seat from now until its turn ends, or until luck or something hidden interrupts it."""
    legal = [table.game.verbs.spell(move) for move in table.game.legal(table.journal.state, seat)]
    plan: list[str] = []
    while legal and len(plan) < MAX_LENGTH:
        answer = preview_moves(table, seat, [*plan, legal[luck.below(len(legal))]], fill=fill)
        plan, legal = answer["moves"], answer["legal"]
    return plan


def play_one_by_one(driver: TableDriver, seat: int, plan: list[str]) -> int:
    """Play the moves of a plan in an act each, without those that the table plays by itself; return their number."""
    start = len(driver.table.journal.lines())
    count = 0
    for index, move in enumerate(plan):
        if len(driver.table.journal.lines()) - start == index:
            driver.play(seat, move)
            count += 1
    return count


def everything(table: Table) -> str:
    """Return all that anybody can see, and the state itself."""
    seats: list[int | None] = [None, *range(table.settings.seats)]
    views = [table.game.view(table.journal.state, seat) for seat in seats]
    return dump(
        [fingerprint(table.game, table.journal.state), table.journal.lines(), table.draws, table.status, *views]
    )


def fuzzed(name: str, seed: int) -> tuple[TableDriver, TableDriver, Luck]:
    """Start the same game at two tables."""
    seats = games.get(name).seats[seed % 2 - 1]
    return drive_table(name, seats).begin(), drive_table(name, seats).begin(), Sfc32(seed)


def shows_something(table: Table, seat: int, plan: list[str]) -> bool:
    """Return whether a plan shows something to anybody, such as a card of the own hand to the others."""
    state = table.journal.state.clone()
    moves = [table.game.verbs.read(move) for move in plan]
    return any(event.reveals for move in moves for event in table.game.apply(state, seat, move))


def deciding(table: Table, luck: Luck) -> int:
    return table.deciding()[luck.below(len(table.deciding()))]


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("name", NAMES)
def test_moves_sent_together_are_the_same_moves_one_by_one(name: str, seed: int) -> None:
    together, single, luck = fuzzed(name, seed)
    longest = 0
    while together.table.status == PLAYING:
        seat = deciding(together.table, luck)
        plan = random_plan(together.table, seat, luck, fill=luck.below(2) == 0)
        together.play(seat, *plan)
        longest = max(longest, play_one_by_one(single, seat, plan))
        assert everything(together.table) == everything(single.table)
    assert longest > (1 if name in PLANNED else 0)


PLANNED = ("lost-cities", "archeos-society", "expeditions", "excavation-earth")
"""Games with turns of several choices; the template has one choice per turn."""


@pytest.mark.parametrize("name", NAMES)
def test_a_plan_refused_as_one_leaves_nothing_behind(name: str) -> None:
    table, _, luck = fuzzed(name, 5)
    for _ in range(MAX_PLANS):
        if table.table.status != PLAYING:
            return
        seat = deciding(table.table, luck)
        plan = random_plan(table.table, seat, luck, fill=False)
        before = dump(take_snapshot(table.table))
        for wrong in ([*plan, ILLEGAL], [*plan[:-1], ILLEGAL, plan[-1]]):
            assert table.refused(acts.PLAY, seat=seat, moves=wrong) == "illegal"
            assert dump(take_snapshot(table.table)) == before
        table.play(seat, *plan)


@pytest.mark.parametrize("name", NAMES)
def test_a_plan_is_undone_as_one_where_nothing_came_to_light(name: str) -> None:
    table, _, luck = fuzzed(name, 6)
    undone = 0
    while table.table.status == PLAYING:
        seat = deciding(table.table, luck)
        plan = random_plan(table.table, seat, luck, fill=True)
        before = fingerprint(table.table.game, table.table.journal.state)
        hidden = not shows_something(table.table, seat, plan)
        table.play(seat, *plan)
        if len(plan) > 1 and hidden and table.table.journal.can_undo(seat):
            undone += 1
            table.do(acts.UNDO, seat=seat, whole=True)
            assert fingerprint(table.table.game, table.table.journal.state) == before
            table.play(seat, *plan)
    # In the other two a plan shows cards of the hand to the others: only what follows them is undone.
    assert undone or name not in {LOST_CITIES, EXPEDITIONS}


@pytest.mark.parametrize("name", NAMES)
def test_an_undo_names_the_last_events_of_its_plan_that_everybody_saw(name: str) -> None:
    table, _, luck = fuzzed(name, 7)
    partial = 0
    while table.table.status == PLAYING:
        seat = deciding(table.table, luck)
        lines = len(table.table.journal.lines())
        shown = seen_by_all(table.table, table.play(seat, *random_plan(table.table, seat, luck, fill=True)).events)
        if table.table.status != PLAYING or not table.table.journal.can_undo(seat):
            continue
        undone = seen_by_all(table.table, table.do(acts.UNDO, seat=seat, whole=True).table.undone_events)
        partial += len(table.table.journal.lines()) > lines
        assert [seen[len(seen) - len(lost) :] for seen, lost in zip(shown, undone, strict=True)] == undone
        table.play(seat, *random_plan(table.table, seat, luck, fill=True))
    assert partial or name != EARTH


def seen_by_all(table: Table, events: list[Event]) -> list[list[Any]]:
    """Return events as each viewpoint sees them."""
    return [visible_events(events, seat) for seat in [None, *range(table.settings.seats)]]


def two_step_plan(driver: TableDriver) -> tuple[int, list[str]]:
    """Play until a seat has a plan of several moves that can be undone, the last one chosen; return it."""
    luck = Sfc32(1)
    while True:
        seat = deciding(driver.table, luck)
        plan = random_plan(driver.table, seat, luck, fill=False)
        trial: Any = restore_snapshot(driver.create_act, SECRET, take_snapshot(driver.table))
        trial.journal.play_all(seat, [trial.game.verbs.read(move) for move in plan])
        last = preview_moves(driver.table, seat, plan)["steps"][-1]["legal"]
        if len(plan) > 1 and len(last) > 1 and trial.journal.can_undo(seat):
            return seat, plan
        driver.play(seat, *plan)


def test_an_undo_recorded_by_an_earlier_version_undoes_one_move() -> None:
    table = drive_table(EXPEDITIONS, 2).begin()
    seat, plan = two_step_plan(table)
    lines = table.table.journal.lines()
    table.play(seat, *plan).do(acts.UNDO, seat=seat)
    assert table.table.journal.lines()[len(lines) :] == [f"{seat} {move}" for move in plan[:-1]]


def test_moves_are_undone_as_one_after_a_snapshot_too() -> None:
    table = drive_table(EXPEDITIONS, 2).begin()
    seat, plan = two_step_plan(table)
    before = everything(table.table)
    table.play(seat, *plan)
    table.table = restore_snapshot(table.create_act, SECRET, take_snapshot(table.table))
    table.do(acts.UNDO, seat=seat, whole=True)
    assert everything(table.table) == before


def test_a_takeback_takes_the_whole_plan_back() -> None:
    table = drive_table(EXPEDITIONS, 2).begin()
    seat, plan = two_step_plan(table)
    before = fingerprint(table.table.game, table.table.journal.state)
    table.play(seat, *plan)
    other = 1 - seat
    for _ in range(2):
        if table.table.journal.can_undo(seat):
            table.play_first(table.table.deciding()[0])
    with pytest.raises(Refused, match="undo-barrier"):
        table.do(acts.UNDO, seat=seat, whole=True)
    table.do(acts.TAKEBACK, seat=seat, whole=True).do(acts.ACCEPT, seat=other)
    assert fingerprint(table.table.game, table.table.journal.state) == before
