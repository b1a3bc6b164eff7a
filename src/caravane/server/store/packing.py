"""Packing: acts, rows and snapshots as the columns that keep them, and back."""

import math
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import RowMapping

from caravane.server.store.contract import Packed, Row, Write

_DECODE: Final = msgspec.json.Decoder().decode
_ENCODER: Final = msgspec.json.Encoder()


def to_text(data: object) -> str:
    """Write data as JSON."""
    return _ENCODER.encode(data).decode()


def from_text(text: str) -> Any:
    """Read JSON."""
    return _DECODE(text)


class Columns(NamedTuple):
    """One act and what changes in the row of its table, in the order in which statements take them."""

    table: str
    number: int
    at: float
    act: str
    status: str
    names: str
    seating: str
    deciding: str
    due_at: float | None
    ended_at: float | None


def columns_of(write: Write) -> Columns:
    """Pack an act."""
    return Columns(write.table, write.number, write.act["at"], to_text(write.act), *_changing(write.row))


def _changing(row: Row) -> tuple[str, str, str, str, float | None, float | None]:
    lists = (to_text(row.names), to_text(row.seating), to_text(row.deciding))
    due_at = None if math.isinf(row.due_at) else row.due_at
    return (row.status, *lists, due_at, row.ended_at or None)


def whole_row(table: str, row: Row, secret: bytes, now: float) -> dict[str, Any]:
    """Pack the row of a new table."""
    status, names, seating, deciding, due_at, ended_at = _changing(row)
    return {
        "id": table,
        "game": row.game,
        "seats": row.seats,
        "status": status,
        "public": row.public,
        "rated": row.rated,
        "names": names,
        "seating": seating,
        "deciding": deciding,
        "due_at": due_at,
        "ended_at": ended_at,
        "created_at": now,
        "updated_at": now,
        "secret": secret,
    }


def row_of(kept: RowMapping) -> Row:
    """Unpack the row of a table."""
    return Row(
        game=kept["game"],
        seats=kept["seats"],
        status=kept["status"],
        public=kept["public"],
        rated=kept["rated"],
        names=from_text(kept["names"]),
        seating=from_text(kept["seating"]),
        deciding=from_text(kept["deciding"]),
        due_at=math.inf if kept["due_at"] is None else kept["due_at"],
        ended_at=kept["ended_at"] or 0.0,
    )


def sitting(table: str, seating: list[str]) -> list[dict[str, Any]]:
    """Pack who sits where."""
    return [
        {"table_id": table, "seat": seat, "identity": identity, "sits": True}
        for seat, identity in enumerate(seating)
        if identity
    ]


def acts_of(texts: list[str]) -> list[Packed]:
    """Unpack acts."""
    # One long list decodes faster than many short texts.
    acts: list[Packed] = from_text(f"[{','.join(texts)}]")
    return acts
