"""Columns for lists of tables: host, time control, occupants, and expiry of the clocks."""

import json
from typing import Any, Final

from alembic import op
from sqlalchemy import Column, Connection, Row, Text, text

revision: Final = "0002"
down_revision: Final = "0001"

OLD: Final = """
    SELECT tables.id, names, seating, act FROM tables JOIN journal ON table_id = tables.id AND number = 0
"""
NEW: Final = "UPDATE tables SET host = :host, pace = :pace, places = :places, clocks = :clocks WHERE id = :id"


def upgrade() -> None:
    """Add columns and fill them from the first act and the names; the next act of a table makes them exact."""
    empty = {"host": "''", "pace": "'{}'", "places": "'[]'", "clocks": "'[]'"}
    for name, default in empty.items():
        op.add_column("tables", Column(name, Text, nullable=False, server_default=text(default)))
    connection: Connection = op.get_bind()
    for kept in connection.execute(text(OLD)).all():
        connection.execute(text(NEW), _filled(kept))
    op.drop_column("tables", "names")
    op.alter_column("tables", "updated_at", new_column_name="told_at")


def _filled(kept: Row[Any]) -> dict[str, str]:
    opening = json.loads(kept.act)
    names, seating = json.loads(kept.names), json.loads(kept.seating)
    places = [_place(name, seating[seat], seating[:seat]) for seat, name in enumerate(names)]
    pace = opening.get("settings", {}).get("pace", {})
    parts = {"pace": pace, "places": places, "clocks": [None] * len(names)}
    return {"id": kept.id, "host": opening["host"], **{part: json.dumps(value) for part, value in parts.items()}}


def _place(name: str, identity: str, before: list[str]) -> dict[str, str] | None:
    """Return the occupant: a companion if an earlier seat has the same identity, a bot if there is none."""
    if not name:
        return None
    if not identity:
        return {"kind": "bot", "name": name, "level": name}
    return {"kind": "companion" if identity in before else "person", "name": name}
