"""The history of a table, as spectators can follow it."""

import pytest
from msgspec import UNSET

from caravane.kernel.luck import Sfc32
from caravane.server.live.commands import Command
from caravane.server.live.history import HistoryEntry, history
from caravane.tables import acts
from tests.tables.table_driver import ARCHEOS, EARTH, EXPEDITIONS, LOST_CITIES, TableDriver, drive_table


def entries_of(table: TableDriver, *, views: bool = False) -> list[HistoryEntry]:
    return history([act.pack() for act in table.acts], None, after=0, limit=99_999, views=views)


@pytest.mark.parametrize(("name", "chapters"), [(ARCHEOS, 2), (EARTH, 3)])
def test_events_show_where_turns_chapters_and_scoring_start(name: str, chapters: int) -> None:
    table = drive_table(name, 2).begin().finish()
    events = [event for entry in entries_of(table) for event in entry.events]
    starts = [event.starts for event in events if event.starts is not UNSET]
    assert (starts.count("chapter"), starts.count("scoring")) == (chapters, chapters)
    assert starts.count("turn") > 5 * chapters


def test_every_entry_after_the_start_has_its_turn() -> None:
    table, luck = drive_table(LOST_CITIES, 2).begin(), Sfc32(1)
    while table.project(None)["turn"] < 4:
        table.play_any(luck)
    entries = entries_of(table, views=True)
    assert entries[0].turn is None
    turns = [UNSET if entry.turn is None else entry.turn for entry in entries]
    assert [entry.projection.turn for entry in entries if entry.projection] == turns
    assert [entry.turn for entry in entries_of(table)] == [entry.turn for entry in entries]
    assert entries[-1].turn == 4


def test_a_takeback_leads_to_the_earlier_turn() -> None:
    table, luck = drive_table(LOST_CITIES, 2).begin(), Sfc32(1)
    while table.project(None)["turn"] < 2:
        table.play_any(luck)
    last = next(act.seat for act in reversed(table.acts) if act.kind == acts.PLAY)
    table.do(acts.TAKEBACK, seat=last).do(acts.ACCEPT, seat=1 - last)
    assert [entry.turn for entry in entries_of(table)[-3:]] == [2, 2, 1]
    marks = [entry.events[0].rewound for entry in entries_of(table)[-2:]]
    assert marks == [UNSET, True]


def test_an_undo_says_how_many_events_it_took_back() -> None:
    table = drive_table(EXPEDITIONS, 2).begin()
    while not table.table.journal.can_undo(seat := table.table.deciding()[0]):
        table.play_first(seat)
    shown = entries_of(table)[-1].events
    table.do(acts.UNDO, seat=seat, whole=True)
    assert entries_of(table)[-1].events[0].undone == len(shown) > 0


def test_every_undo_and_takeback_is_whole_whether_it_comes_by_socket_or_http() -> None:
    table = drive_table(EXPEDITIONS, 2).begin()
    for kind in (acts.UNDO, acts.TAKEBACK):
        act = Command(kind, "id-Ana", message="1").act_factory(lambda: table.now)(table.table)
        assert act.data["whole"] is True
