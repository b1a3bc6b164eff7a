"""News: what each seat and the spectators could notice lately, so that who was away for a moment misses nothing."""

from collections import deque
from itertools import takewhile
from typing import Any, Final, final

from caravane.kernel.event import Event
from caravane.server.live.presence import Present
from caravane.tables.acts import PLAY, Act
from caravane.tables.occupants import BOT
from caravane.tables.projection import from_seat, project, standing
from caravane.tables.table import Table

KEPT: Final = 64
"""So many numbers of each watcher are kept; who missed more gets the table as it stands."""

Item = dict[str, Any]


def place_of(table: Table, seat: int | None) -> int:
    """Give the place of a watcher in a table's lists: its seat, or the one after the last for spectators."""
    return table.settings.seats if seat is None else seat


def told(table: Table, act: Act, events: list[Event], seat: int | None) -> list[Item]:
    """Say what a watcher who notices an act learns of it.

    A play is known by its events only: who played last is nobody's business where seats decide together. Any other act
    that is noticed is known by its kind.
    """
    shown = project(table, events, seat)
    if act.kind == PLAY:
        return shown
    return [{"act": act.kind, "seat": act.data.get("seat")}, *shown]


@final
class News:
    """The latest numbers of every watcher, each with what was to be seen."""

    __slots__ = ("_kept",)

    def __init__(self, seats: int) -> None:
        self._kept: Final[list[deque[tuple[int, list[Item]]]]] = [deque(maxlen=KEPT) for _ in range(seats + 1)]

    def add(self, table: Table, act: Act, events: list[Event]) -> None:
        """Keep what the last act of a table told to each who could notice it."""
        for place, kept in enumerate(self._kept):
            if table.noticed[place]:
                seat = place if place < table.settings.seats else None
                kept.append((table.seen[place], told(table, act, events, seat)))

    def since(self, place: int, number: int) -> list[Item] | None:
        """Give all that a watcher could notice after a number; None when that is too long ago."""
        # From the latest back: nearly everybody has missed one number only.
        later = list(takewhile(lambda kept: kept[0] > number, reversed(self._kept[place])))
        if not later or later[-1][0] != number + 1:
            return None
        return [item for _, items in reversed(later) for item in items]


def for_all(name: str, table: Table, present: Present, now: float) -> Item:
    """Say what is the same for everybody who looks at a table now: how it stands, and who is here."""
    message = {"type": "update", "table": name, "at": now, "watchers": present.watchers, **standing(table, now)}
    message["places"] = [_with_presence(*place) for place in zip(message["places"], present.here, strict=True)]
    return message


def update(table: Table, news: News, seat: int | None, shared: Item, *, since: int) -> Item:
    """Say what a watcher has missed since a number, and how the table looks from there.

    `after` is the number that the events follow on; without it they are left out, and only the view counts.
    """
    seen = from_seat(table, seat)
    events = [] if since == seen["n"] else news.since(place_of(table, seat), since)
    missed = {"events": []} if events is None else {"after": since, "events": events}
    return {**shared, "seat": seat, **missed, **seen}


def _with_presence(place: Item | None, here: bool) -> Item | None:
    """Say of people whether they are here; bots always are."""
    return place if place is None or place["kind"] == BOT else place | {"here": here}
