"""Snapshot: a table at one moment as data, so that a long one loads without replaying all its acts."""

from copy import deepcopy
from typing import Any, Final

from caravane.kernel.codec import digest
from caravane.tables.acts import Act
from caravane.tables.clocks.clock import Clock
from caravane.tables.occupants import Occupant
from caravane.tables.table import Table

Snapshot = dict[str, Any]

# What is copied as it stands; all of it is JSON-able.
PLAIN: Final = (
    "number",
    "seen",
    "noticed",
    "asked_at",
    "last_at",
    "told_at",
    "status",
    "promises",
    "entropies",
    "draws",
    "resigned",
    "helped",
    "asking",
    "asking_place",
    "grants",
)


def take(table: Table) -> Snapshot:
    """Take a snapshot of a table, which later acts do not change."""
    return {
        **{name: deepcopy(getattr(table, name)) for name in PLAIN},
        "agreed": sorted(table.agreed),
        # As pairs: the order counts, and JSON promises none for the keys of an object.
        "answered": [list(pair) for pair in table.answered.items()],
        "places": [occupant.pack() if occupant else None for occupant in table.places],
        "clocks": [clock.pack() for clock in table.clocks],
        "journal": table.journal.snapshot(),
    }


def restore(opening: Act, secret: bytes, snapshot: Snapshot) -> Table:
    """Build the table again, as it was."""
    table = Table(opening, secret)
    # Older snapshots do not say when everybody could notice something, nor for whom a bot has played.
    complete = {"told_at": snapshot["last_at"], "helped": [], **snapshot}
    for name in PLAIN:
        setattr(table, name, deepcopy(complete[name]))
    table.agreed = set(snapshot["agreed"])
    table.answered = dict(snapshot["answered"])
    table.places = [Occupant.unpack(place) if place else None for place in snapshot["places"]]
    table.clocks = [Clock.unpack(clock) for clock in snapshot["clocks"]]
    table.journal.restore(snapshot["journal"])
    return table


def table_fingerprint(table: Table) -> str:
    """Give the fingerprint of everything about a table that acts can change."""
    return digest(take(table))
