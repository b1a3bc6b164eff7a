"""History of a table from its beginning, as one viewpoint could follow it."""

from typing import Any, Final

from caravane.server.live.updates import viewpoint_index, visible_items
from caravane.tables.acts import Act
from caravane.tables.projection import project_table, project_turn
from caravane.tables.table import Table

MAX_ENTRIES: Final = 500
"""Maximum number of entries returned at once."""

HistoryEntry = dict[str, Any]


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
            projection = {"projection": project_table(table, seat, act.at)} if views else {}
            entries.append({"n": number, "at": act.at, "events": items, **project_turn(table, seat), **projection})
        if len(entries) == limit:
            break
    return entries
