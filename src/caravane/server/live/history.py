"""History: a table told from its beginning, to one who watches it. Only what could be noticed from there is in it."""

from typing import Any, Final

from caravane.server.live.updates import place_of, told
from caravane.tables.acts import Act
from caravane.tables.projection import watch
from caravane.tables.table import Table

MOST: Final = 500
"""So many numbers are told at once."""

Told = dict[str, Any]


def history(acts: list[dict[str, Any]], seat: int | None, *, after: int, limit: int, views: bool) -> list[Told]:
    """Play a table again and tell what a seat, or a spectator, could notice after a number."""
    opening, *later = [Act.unpack(packed) for packed in acts]
    table = Table(opening)
    found: list[Told] = []
    for act in later:
        events = table.apply(act, recorded=True)
        number = table.seen[place_of(table, seat)]
        if table.noticed[place_of(table, seat)] and number > after:
            shown = {"seen": watch(table, seat, act.at)} if views else {}
            found.append({"n": number, "at": act.at, "events": told(table, act, events, seat), **shown})
        if len(found) == limit:
            break
    return found
