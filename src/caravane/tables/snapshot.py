"""Snapshot: a table at one moment as data, so that a long one loads without replaying all its acts."""

from typing import Any, Final

from caravane.tables.acts import Act
from caravane.tables.people import Occupant
from caravane.tables.table import Table

Snapshot = dict[str, Any]

# What is copied as it stands; all of it is JSON-able.
PLAIN: Final = (
    "number",
    "seen",
    "asked_at",
    "status",
    "entropies",
    "draws",
    "resigned",
    "asking",
    "grants",
    "answered",
)


def take(table: Table) -> Snapshot:
    """Take a snapshot of a table."""
    return {
        **{name: getattr(table, name) for name in PLAIN},
        "agreed": sorted(table.agreed),
        "places": [occupant.pack() if occupant else None for occupant in table.places],
        "clocks": [[clock.bank, clock.since, [list(holiday) for holiday in clock.holidays]] for clock in table.clocks],
        "journal": table.journal.snapshot(),
    }


def restore(opening: Act, secret: bytes, snapshot: Snapshot) -> Table:
    """Build the table again, as it was."""
    table = Table(opening, secret)
    for name in PLAIN:
        setattr(table, name, snapshot[name])
    table.agreed = set(snapshot["agreed"])
    table.places = [Occupant.unpack(place) if place else None for place in snapshot["places"]]
    for clock, (bank, since, holidays) in zip(table.clocks, snapshot["clocks"], strict=True):
        clock.bank, clock.since = bank, since
        clock.holidays = [(begin, end) for begin, end in holidays]
    table.journal.restore(snapshot["journal"])
    return table
