"""The moves of a table with their events and states, for the log and for replays."""

from collections.abc import Collection
from typing import Any, Final, final

from caravane.kernel.event import Event, visible_events
from caravane.kernel.journal import Journal
from caravane.kernel.words import Move, Phrase
from caravane.tables.table import Table


@final
class LogEntry:
    """One recorded move and its events; `forced` if the program played it for a person."""

    __slots__ = ("events", "forced", "move", "seat")

    def __init__(self, seat: int, move: Move, events: list[Event], forced: bool = False) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.events: Final = events
        self.forced: Final = forced

    def seen_by(self, seat: int | None) -> list[tuple[int, Phrase]]:
        """Return the events visible to a seat, or to spectators (None), each with the acting seat."""
        return visible_events(self.events, seat)


@final
class Transcript:
    """The moves that count at a table, without undone ones; forced moves are marked for the given seats."""

    def __init__(self, table: Table, people: Collection[int] = ()) -> None:
        self._table: Final = table
        self._people: Final = people
        self.log: Final[list[LogEntry]] = []
        self.lines: Final[list[str]] = []
        self.states: Final[list[Any]] = []
        """The state before the first move, and after each."""
        self._journal: Journal[Any] = self._restart()
        self.update()

    def _restart(self) -> Journal[Any]:
        settings = self._table.settings
        journal: Journal[Any] = Journal(self._table.game, settings.seats, settings.options)
        self.log.clear()
        self.lines.clear()
        self.states[:] = [journal.state.clone()]
        return journal

    def update(self) -> None:
        """Add the new moves of the table, and drop those that were undone."""
        lines = self._table.journal.lines()
        if lines[: len(self.lines)] != self.lines:
            self._journal = self._restart()
        for line in lines[len(self.lines) :]:
            self._add(line)

    def _add(self, line: str) -> None:
        events = self._journal.read_line(line)
        entry = self._journal.entries[-1]
        seat, before = entry.seat, self.states[-1]
        forced = seat in self._people and self._table.game.forced(before, seat) is not None
        self.log.append(LogEntry(seat, entry.move, events, forced))
        self.lines.append(line)
        self.states.append(self._journal.state.clone())
