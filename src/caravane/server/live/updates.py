"""Recent updates per viewpoint, so that a client that reconnects soon misses no event."""

from collections import deque
from itertools import takewhile
from typing import Final, final

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from caravane.kernel.event import Event
from caravane.server.live.presence import TablePresence
from caravane.server.wire.messages import Update
from caravane.server.wire.table_projection import Occupant, Result, TableEvent, TableProjection, TakebackRequest
from caravane.tables.acts import ACCEPT, PLAY, TAKEBACK, UNDO, Act
from caravane.tables.occupants import BOT
from caravane.tables.projection import Projection, project_events, project_shared, project_viewpoint
from caravane.tables.table import NO_SEAT, Table

MAX_UPDATES: Final = 64
"""Maximum number of updates kept per viewpoint; a client that missed more gets a full projection only."""


def viewpoint_index(table: Table, seat: int | None) -> int:
    """Return the index of a viewpoint in a table's lists: the seat, or the number of seats for spectators."""
    return table.settings.seats if seat is None else seat


def visible_items(table: Table, act: Act, events: list[Event], seat: int | None) -> list[TableEvent]:
    """Return the events of an act that a viewpoint sees, preceded by the kind of the act.

    A play is shown by its events alone: where seats decide together, who played last stays secret.
    """
    visible = table_events(project_events(table, events, seat))
    if act.kind == PLAY:
        return visible
    undone = len(project_events(table, table.undone_events, seat)) if act.kind == UNDO else UNSET
    return [TableEvent(act.data.get("seat"), act=act.kind, rewound=_rewound(table, act), undone=undone), *visible]


def _rewound(table: Table, act: Act) -> bool | UnsetType:
    """Return whether a takeback came about by an act: nobody has to be asked any more."""
    return True if act.kind in {TAKEBACK, ACCEPT} and table.takeback_seat == NO_SEAT else UNSET


def table_events(projected: list[Projection]) -> list[TableEvent]:
    """Return projected events as parts of a message."""
    return [TableEvent(**each) for each in projected]


@final
class RecentUpdates:
    """The latest updates of every viewpoint: numbers, each with its visible items."""

    __slots__ = ("_updates",)

    def __init__(self, seats: int) -> None:
        self._updates: Final[list[deque[tuple[int, list[TableEvent]]]]] = [
            deque(maxlen=MAX_UPDATES) for _ in range(seats + 1)
        ]

    def add(self, table: Table, act: Act, events: list[Event]) -> None:
        """Add the last act of a table for each viewpoint that could see it."""
        for index, updates in enumerate(self._updates):
            if table.visible_to[index]:
                seat = index if index < table.settings.seats else None
                updates.append((table.visible_counts[index], visible_items(table, act, events, seat)))

    def since(self, index: int, number: int) -> list[TableEvent] | None:
        """Return all items after a number for a viewpoint, or None if they are no longer kept."""
        # From the latest back: nearly every client has missed one number only.
        later = list(takewhile(lambda update: update[0] > number, reversed(self._updates[index])))
        if not later or later[-1][0] != number + 1:
            return None
        return [item for _, items in reversed(later) for item in items]


def shared_update(table_id: str, table: Table, presence: TablePresence, now: float) -> Update:
    """Return an update with the fields that are the same for all viewpoints: the table and its presence."""
    fields = _shared_fields(table, now)
    fields["occupants"] = [_with_presence(*both) for both in zip(fields["occupants"], presence.seats, strict=True)]
    return Update(n=0, table=table_id, seat=None, events=[], at=now, spectators=presence.spectators, **fields)


def update(table: Table, recent: RecentUpdates, seat: int | None, shared: Update, *, since: int) -> Update:
    """Return the update for a viewpoint: its projection, and the events it has missed since `since`.

    `after` is the number that the events follow. Without it the missed events are unknown, and only the view counts.
    """
    fields = project_viewpoint(table, seat)
    events = [] if since == fields["n"] else recent.since(viewpoint_index(table, seat), since)
    return replace(shared, seat=seat, events=events or [], after=UNSET if events is None else since, **fields)


def table_projection(table: Table, seat: int | None, now: float) -> TableProjection:
    """Return the table as a viewpoint sees it at `now`, without presence."""
    return TableProjection(**_shared_fields(table, now), **project_viewpoint(table, seat))


def _shared_fields(table: Table, now: float) -> Projection:
    """Return the shared part of a projection, with its parts as they are in messages."""
    fields = project_shared(table, now)
    fields["occupants"] = [occupant and Occupant(**occupant) for occupant in fields["occupants"]]
    for name, kind in (("takeback", TakebackRequest), ("result", Result)):
        if name in fields:
            fields[name] = kind(**fields[name])
    return fields


def _with_presence(occupant: Occupant | None, present: bool) -> Occupant | None:
    """Add to an occupant whether it is present; bots always are."""
    return occupant if occupant is None or occupant.kind == BOT else replace(occupant, present=present)
