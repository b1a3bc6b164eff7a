"""Tables, columns and stored JSON under the names that the rest of the project uses."""

import json
from collections.abc import Callable
from typing import Any, Final

from alembic import op
from sqlalchemy import Connection, text

from caravane.tables.first_format import STATUSES, convert_act, convert_occupant, convert_time_control

revision: Final = "0006"
down_revision: Final = "0005"

TABLES: Final = {
    "journal": "acts",
    "seating": "participants",
    "notice_wishes": "notice_settings",
    "notices": "sent_notices",
}
COLUMNS: Final = {
    "tables": {
        "pace": "time_control",
        "places": "occupants",
        "seating": "seat_identities",
        "clocks": "clocks_expire_at",
        "told_at": "updated_at",
        "noticed_at": "notices_checked_at",
        "quiet_until": "notices_paused_until",
    },
    "participants": {"sits": "seated"},
    "sent_notices": {"asked": "decision_n"},
    "ratings": {"worth": "lower_bound"},
}
OPEN: Final = text("public AND status = 'waiting'")
UNFINISHED: Final = text("status <> 'ended'")


def upgrade() -> None:
    """Rename tables and columns and convert the stored JSON; snapshots are a cache and are deleted."""
    connection: Connection = op.get_bind()
    _drop_indexes()
    for old, new in TABLES.items():
        op.rename_table(old, new)
        if connection.dialect.name == "postgresql":
            op.execute(f"ALTER INDEX {old}_pkey RENAME TO {new}_pkey")
    for table, columns in COLUMNS.items():
        for old, new in columns.items():
            op.alter_column(table, old, new_column_name=new)
    _convert_tables(connection)
    for (table,) in connection.execute(text("SELECT id FROM tables")).all():
        _convert_acts(connection, table)
    op.execute("DELETE FROM snapshots")
    _create_indexes()


def _drop_indexes() -> None:
    for name, table in {
        "tables_open": "tables",
        "tables_hosted": "tables",
        "seating_identity": "seating",
        "ratings_worth": "ratings",
    }.items():
        op.drop_index(name, table)


def _create_indexes() -> None:
    op.create_index("tables_open", "tables", ["created_at"], postgresql_where=OPEN, sqlite_where=OPEN)
    op.create_index("tables_host", "tables", ["host"], postgresql_where=UNFINISHED, sqlite_where=UNFINISHED)
    op.create_index("participants_identity", "participants", ["identity"])
    op.create_index("ratings_lower_bound", "ratings", ["game", "lower_bound"])


def _convert_tables(connection: Connection) -> None:
    for old, new in STATUSES.items():
        connection.execute(text("UPDATE tables SET status = :new WHERE status = :old"), {"old": old, "new": new})
    changed = text("UPDATE tables SET occupants = :occupants, time_control = :time_control WHERE id = :id")
    for row in connection.execute(text("SELECT id, occupants, time_control FROM tables")).all():
        occupants = _convert_json(row.occupants, lambda stored: [convert_occupant(each) for each in stored])
        time_control = _convert_json(row.time_control, convert_time_control)
        connection.execute(changed, {"id": row.id, "occupants": occupants, "time_control": time_control})


def _convert_acts(connection: Connection, table: str) -> None:
    """Convert the acts of one table, because those of all tables might not fit into memory."""
    stored = connection.execute(text("SELECT number, act FROM acts WHERE table_id = :id"), {"id": table}).all()
    acts = [{"id": table, "number": row.number, "act": _convert_json(row.act, convert_act)} for row in stored]
    if acts:
        connection.execute(text("UPDATE acts SET act = :act WHERE table_id = :id AND number = :number"), acts)


def _convert_json(stored: str, convert: Callable[[Any], Any]) -> str:
    return json.dumps(convert(json.loads(stored)), ensure_ascii=False, separators=(",", ":"))
