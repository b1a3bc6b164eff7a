"""Loading of tables from the store, and the rows that are stored beside their acts."""

from caravane.kernel.event import Event
from caravane.kernel.journal import IllegalMove
from caravane.server.live.updates import MAX_UPDATES, RecentUpdates
from caravane.server.store.records import StoredTable, TableRow
from caravane.tables import snapshot
from caravane.tables.acts import Act, Diverged, Packed, Refused
from caravane.tables.projection import public_occupant
from caravane.tables.table import ENDED, Table


def load_table(stored: StoredTable) -> tuple[Table, RecentUpdates]:
    """Return a stored table with its recent updates."""
    create_act = Act.unpack(stored.create_act)
    if stored.snapshot is None:
        table = Table(create_act, stored.secret)
    else:
        table = snapshot.restore_snapshot(create_act, stored.secret, stored.snapshot)
    updates = RecentUpdates(table.settings.seats)
    apply_recorded(table, updates, stored.acts)
    return table, updates


def apply_recorded(table: Table, updates: RecentUpdates, acts: list[Packed]) -> None:
    """Apply the next recorded acts; raise Refused if the installed rules lead to another state."""
    for remaining, packed in zip(range(len(acts), 0, -1), acts, strict=True):
        act = Act.unpack(packed)
        events = _apply(table, act)
        if remaining <= MAX_UPDATES:
            updates.add(table, act, events)


def _apply(table: Table, act: Act) -> list[Event]:
    """Apply a recorded act; raise Refused if the table waits for another rules version."""
    try:
        return table.apply(act, recorded=True)
    except (Diverged, IllegalMove, Refused) as error:
        raise Refused("rules-version") from error


def table_row(table: Table, now: float, rematch_of: str = "") -> TableRow:
    """Return the row that the lobby and the due-table job read."""
    settings = table.settings
    return TableRow(
        game=settings.game,
        seats=settings.seats,
        status=table.status,
        public=settings.public,
        rated=settings.rated,
        host=table.host,
        time_control=settings.time_control.pack(),
        occupants=[public_occupant(occupant) for occupant in table.occupants],
        seat_identities=[occupant.identity if occupant else "" for occupant in table.occupants],
        deciding=table.deciding(),
        clocks_expire_at=[clock.expires_at(settings.time_control) for clock in table.clocks],
        due_at=table.due_at(),
        created_at=table.created_at,
        updated_at=table.updated_at,
        ended_at=now if table.status == ENDED else 0.0,
        rematch_of=rematch_of,
    )
