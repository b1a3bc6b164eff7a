"""Conversion of acts, rows and snapshots to database columns and back."""

import math
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import RowMapping

from caravane.server.store.records import ActWrite, TableRow
from caravane.tables.acts import Packed

_DECODE: Final = msgspec.json.Decoder().decode
_ENCODER: Final = msgspec.json.Encoder()


def to_text(data: object) -> str:
    """Return data as JSON."""
    return _ENCODER.encode(data).decode()


def from_text(text: str) -> Any:
    """Return the data of a JSON text."""
    return _DECODE(text)


class Columns(NamedTuple):
    """One act and the changing columns of its table's row, in the order of the statements' parameters."""

    table: str
    number: int
    at: float
    act: str
    status: str
    occupants: str
    seat_identities: str
    deciding: str
    clocks_expire_at: str
    due_at: float | None
    updated_at: float
    ended_at: float | None


def columns_of(write: ActWrite) -> Columns:
    """Return the columns of an act and its row."""
    return Columns(write.table, write.number, write.act["at"], to_text(write.act), *_changing(write.row))


def _changing(row: TableRow) -> tuple[str, str, str, str, str, float | None, float, float | None]:
    clocks = [_to_null(at) for at in row.clocks_expire_at]
    lists = (to_text(row.occupants), to_text(row.seat_identities), to_text(row.deciding), to_text(clocks))
    return (row.status, *lists, _to_null(row.due_at), row.updated_at, row.ended_at or None)


def _to_null(at: float) -> float | None:
    return None if math.isinf(at) else at


def _from_null(at: float | None) -> float:
    return math.inf if at is None else at


def whole_row(table_id: str, row: TableRow, secret: bytes) -> dict[str, Any]:
    """Return the row of a new table as columns."""
    status, occupants, seat_identities, deciding, clocks, due_at, updated_at, ended_at = _changing(row)
    return {
        "id": table_id,
        "game": row.game,
        "seats": row.seats,
        "status": status,
        "public": row.public,
        "rated": row.rated,
        "host": row.host,
        "time_control": to_text(row.time_control),
        "occupants": occupants,
        "seat_identities": seat_identities,
        "deciding": deciding,
        "clocks_expire_at": clocks,
        "due_at": due_at,
        "updated_at": updated_at,
        "ended_at": ended_at,
        "created_at": row.created_at,
        "secret": secret,
        "rematch_of": row.rematch_of or None,
    }


def row_of(row: RowMapping) -> TableRow:
    """Return the row of a table from its columns."""
    return TableRow(
        game=row["game"],
        seats=row["seats"],
        status=row["status"],
        public=row["public"],
        rated=row["rated"],
        host=row["host"],
        time_control=from_text(row["time_control"]),
        occupants=from_text(row["occupants"]),
        seat_identities=from_text(row["seat_identities"]),
        deciding=from_text(row["deciding"]),
        clocks_expire_at=[_from_null(at) for at in from_text(row["clocks_expire_at"])],
        due_at=_from_null(row["due_at"]),
        created_at=row["created_at"],
        updated_at=row["updated_at"],
        ended_at=row["ended_at"] or 0.0,
        rematch_of=row["rematch_of"] or "",
    )


def participant_rows(table_id: str, seat_identities: list[str]) -> list[dict[str, Any]]:
    """Return the participants of a table as columns."""
    return [
        {"table_id": table_id, "seat": seat, "identity": identity, "seated": True}
        for seat, identity in enumerate(seat_identities)
        if identity
    ]


def acts_of(texts: list[str]) -> list[Packed]:
    """Return acts from their JSON texts."""
    # One long list decodes faster than many short texts.
    acts: list[Packed] = from_text(f"[{','.join(texts)}]")
    return acts
