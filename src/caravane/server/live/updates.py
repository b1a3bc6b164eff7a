"""Recent updates per viewpoint, so that a client that reconnects soon misses no event."""

from collections import deque
from itertools import takewhile
from typing import Any, Final, final

from caravane.kernel.event import Event
from caravane.server.live.presence import TablePresence
from caravane.tables.acts import PLAY, Act
from caravane.tables.occupants import BOT
from caravane.tables.projection import project_events, project_shared, project_viewpoint
from caravane.tables.table import Table

MAX_UPDATES: Final = 64
"""Maximum number of updates kept per viewpoint; a client that missed more gets a full projection only."""

Item = dict[str, Any]


def viewpoint_index(table: Table, seat: int | None) -> int:
    """Return the index of a viewpoint in a table's lists: the seat, or the number of seats for spectators."""
    return table.settings.seats if seat is None else seat


def visible_items(table: Table, act: Act, events: list[Event], seat: int | None) -> list[Item]:
    """Return the events of an act that a viewpoint sees, preceded by the kind of the act.

    A play is shown by its events alone: where seats decide together, who played last stays secret.
    """
    visible = project_events(table, events, seat)
    if act.kind == PLAY:
        return visible
    return [{"act": act.kind, "seat": act.data.get("seat")}, *visible]


@final
class RecentUpdates:
    """The latest updates of every viewpoint: numbers, each with its visible items."""

    __slots__ = ("_updates",)

    def __init__(self, seats: int) -> None:
        self._updates: Final[list[deque[tuple[int, list[Item]]]]] = [
            deque(maxlen=MAX_UPDATES) for _ in range(seats + 1)
        ]

    def add(self, table: Table, act: Act, events: list[Event]) -> None:
        """Add the last act of a table for each viewpoint that could see it."""
        for index, updates in enumerate(self._updates):
            if table.visible_to[index]:
                seat = index if index < table.settings.seats else None
                updates.append((table.visible_counts[index], visible_items(table, act, events, seat)))

    def since(self, index: int, number: int) -> list[Item] | None:
        """Return all items after a number for a viewpoint, or None if they are no longer kept."""
        # From the latest back: nearly every client has missed one number only.
        later = list(takewhile(lambda update: update[0] > number, reversed(self._updates[index])))
        if not later or later[-1][0] != number + 1:
            return None
        return [item for _, items in reversed(later) for item in items]


def shared_update(table_id: str, table: Table, presence: TablePresence, now: float) -> Item:
    """Return the part of an update that is the same for all viewpoints: the table and its presence."""
    message = {
        "type": "update",
        "table": table_id,
        "at": now,
        "spectators": presence.spectators,
        **project_shared(table, now),
    }
    message["occupants"] = [_with_presence(*both) for both in zip(message["occupants"], presence.seats, strict=True)]
    return message


def update(table: Table, recent: RecentUpdates, seat: int | None, shared: Item, *, since: int) -> Item:
    """Return the update for a viewpoint: its projection, and the events it has missed since `since`.

    `after` is the number that the events follow. Without it the missed events are unknown, and only the view counts.
    """
    projection = project_viewpoint(table, seat)
    events = [] if since == projection["n"] else recent.since(viewpoint_index(table, seat), since)
    missed = {"events": []} if events is None else {"after": since, "events": events}
    return {**shared, "seat": seat, **missed, **projection}


def _with_presence(occupant: Item | None, present: bool) -> Item | None:
    """Add to an occupant whether it is present; bots always are."""
    return occupant if occupant is None or occupant["kind"] == BOT else occupant | {"present": present}
