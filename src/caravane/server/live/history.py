"""History of a table from its beginning, as one viewpoint could follow it."""

from typing import Any, Final, NamedTuple

from caravane.server.live.updates import table_projection, viewpoint_index, visible_items
from caravane.server.wire.table_projection import TableEvent, TableProjection
from caravane.tables.acts import Act
from caravane.tables.projection import project_turn
from caravane.tables.table import Table

MAX_ENTRIES: Final = 500
"""Maximum number of entries returned at once."""


class HistoryEntry(NamedTuple):
    """The events visible under one number, the turn after them if the game counts turns, and the table if it was requested."""

    n: int
    at: float
    events: list[TableEvent]
    turn: int | None
    projection: TableProjection | None


def history(acts: list[dict[str, Any]], seat: int | None, *, after: int, limit: int, views: bool) -> list[HistoryEntry]:
    """Replay a table and return what a seat, or a spectator (None), could see after number `after`."""
    create_act, *later = [Act.unpack(packed) for packed in acts]
    table = Table(create_act)
    entries: list[HistoryEntry] = []
    for act in later:
        events = table.apply(act, recorded=True)
        index = viewpoint_index(table, seat)
        number = table.visible_counts[index]
        if table.visible_to[index] and number > after:
            items = visible_items(table, act, events, seat)
            turn = project_turn(table, seat).get("turn")
            projection = table_projection(table, seat, act.at) if views else None
            entries.append(HistoryEntry(number, act.at, items, turn, projection))
        if len(entries) == limit:
            break
    return entries
