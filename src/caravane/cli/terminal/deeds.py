"""The log as people would tell it: one deed of a seat after the other, each summed up by the events that the game ranks best."""

from collections.abc import Iterable
from typing import Final, final

from caravane.cli.terminal.transcript import LogEntry
from caravane.kernel.presentation import Presentation
from caravane.kernel.words import Move, Phrase

SeatEvent = tuple[int, Phrase]
"""An event with the acting seat."""

_MAX_MAIN: Final = 2
"""Maximum number of sentences that sum up a deed."""


@final
class Deed:
    """What a seat did, or the table itself: its events in order, and the move if the program played it."""

    __slots__ = ("events", "forced", "seat")

    def __init__(self, seat: int, forced: Move = ()) -> None:
        self.seat: Final = seat
        self.events: Final[list[SeatEvent]] = []
        self.forced: Final = forced

    def main(self, shown: Presentation) -> list[SeatEvent]:
        """Return the events that sum the deed up, in order; all of them if the game ranks none."""
        ranked = [event for event in self.events if event[0] == self.seat and shown.deed(event[1])]
        # By index, for a deed may have equal events.
        best = sorted(range(len(ranked)), key=lambda index: shown.deed(ranked[index][1]))[:_MAX_MAIN]
        return [ranked[index] for index in sorted(best)] or self.events

    def is_slip(self, shown: Presentation) -> bool:
        """Return whether everybody wants to read the details."""
        return any(shown.slip(phrase) for _, phrase in self.events)


def deeds(shown: Presentation, log: Iterable[LogEntry], reader: int | None) -> list[Deed]:
    """Group the events that a seat saw, or a spectator (None), into deeds, oldest first."""
    found: list[Deed] = []
    for entry in log:
        first = len(found)
        if entry.forced and entry.seat == reader:
            found.append(Deed(entry.seat, entry.move))
        for event in entry.seen_by(reader):
            _deed_of(found, first, shown, event).events.append(event)
    return found


def _deed_of(found: list[Deed], first: int, shown: Presentation, event: SeatEvent) -> Deed:
    """Return the deed that an event belongs to, or begin a new one; deeds from `first` on are of the same move."""
    deed = _open_deed(found, first, shown, event)
    if deed is None:
        deed = Deed(event[0])
        found.append(deed)
    return deed


def _open_deed(found: list[Deed], first: int, shown: Presentation, event: SeatEvent) -> Deed | None:
    seat, phrase = event
    if found[first:] and not found[-1].events:
        return found[-1]
    if not found or shown.starts(phrase) or phrase[0] in shown.endings:
        return None
    if seat < 0 or seat == found[-1].seat:
        return found[-1]
    # Choices of several seats may come to light in one move.
    mine = [deed for deed in found[first:] if deed.seat == seat]
    if mine:
        return mine[-1]
    return None if shown.deed(phrase) or len(found) == first else found[-1]
