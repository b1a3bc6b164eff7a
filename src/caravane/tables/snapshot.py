"""Snapshots: the state of a table as data, so that a long one loads without replaying all its acts."""

from copy import deepcopy
from typing import Any, Final

from caravane.kernel.codec import digest
from caravane.tables.acts import Act
from caravane.tables.clocks.clock import Clock
from caravane.tables.occupants import Occupant
from caravane.tables.table import Table

Snapshot = dict[str, Any]

FORMAT: Final = 3
"""Since 2 a snapshot knows which moves were played together, since 3 the holidays of the last year."""

COPIED: Final = (
    "act_count",
    "visible_counts",
    "visible_to",
    "decision_n",
    "last_act_at",
    "updated_at",
    "status",
    "entropy_commitments",
    "entropies",
    "draws",
    "resigned",
    "substituted",
    "takeback_seat",
    "takeback_line",
    "grants",
)
"""Attributes copied as they are; all of them are JSON-serializable."""


def take_snapshot(table: Table) -> Snapshot:
    """Return a snapshot of a table that later acts do not change."""
    return {
        "format": FORMAT,
        **{name: deepcopy(getattr(table, name)) for name in COPIED},
        "takeback_accepted": sorted(table.takeback_accepted),
        # As pairs, because the order matters and JSON objects have none.
        "recent_messages": [list(pair) for pair in table.recent_messages.items()],
        "occupants": [occupant.pack() if occupant else None for occupant in table.occupants],
        "clocks": [clock.pack() for clock in table.clocks],
        "journal": table.journal.snapshot(),
    }


def is_current(snapshot: Snapshot) -> bool:
    """Return whether a snapshot has all that this version needs; otherwise the table is replayed from its acts."""
    return bool(snapshot.get("format") == FORMAT)


def restore_snapshot(create_act: Act, secret: bytes, snapshot: Snapshot) -> Table:
    """Return the table of a snapshot."""
    table = Table(create_act, secret)
    for name in COPIED:
        setattr(table, name, deepcopy(snapshot[name]))
    table.takeback_accepted = set(snapshot["takeback_accepted"])
    table.recent_messages = dict(snapshot["recent_messages"])
    table.occupants = [Occupant.unpack(packed) if packed else None for packed in snapshot["occupants"]]
    table.clocks = [Clock.unpack(clock) for clock in snapshot["clocks"]]
    table.journal.restore(snapshot["journal"])
    return table


def table_fingerprint(table: Table) -> str:
    """Return the fingerprint of everything that acts can change at a table."""
    return digest(take_snapshot(table))
