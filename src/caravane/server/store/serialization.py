"""Packing: acts, rows and snapshots as the columns that keep them, and back."""

import math
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import RowMapping

from caravane.server.store.protocol import Packed, Row, Write

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
    places: str
    seating: str
    deciding: str
    clocks: str
    due_at: float | None
    told_at: float
    ended_at: float | None


def columns_of(write: Write) -> Columns:
    """Pack an act."""
    return Columns(write.table, write.number, write.act["at"], to_text(write.act), *_changing(write.row))


def _changing(row: Row) -> tuple[str, str, str, str, str, float | None, float, float | None]:
    clocks = [_moment(moment) for moment in row.clocks]
    lists = (to_text(row.places), to_text(row.seating), to_text(row.deciding), to_text(clocks))
    return (row.status, *lists, _moment(row.due_at), row.told_at, row.ended_at or None)


def _moment(moment: float) -> float | None:
    return None if math.isinf(moment) else moment


def _never(moment: float | None) -> float:
    return math.inf if moment is None else moment


def whole_row(table: str, row: Row, secret: bytes) -> dict[str, Any]:
    """Pack the row of a new table."""
    status, places, seating, deciding, clocks, due_at, told_at, ended_at = _changing(row)
    return {
        "id": table,
        "game": row.game,
        "seats": row.seats,
        "status": status,
        "public": row.public,
        "rated": row.rated,
        "host": row.host,
        "pace": to_text(row.pace),
        "places": places,
        "seating": seating,
        "deciding": deciding,
        "clocks": clocks,
        "due_at": due_at,
        "told_at": told_at,
        "ended_at": ended_at,
        "created_at": row.created_at,
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
        host=kept["host"],
        pace=from_text(kept["pace"]),
        places=from_text(kept["places"]),
        seating=from_text(kept["seating"]),
        deciding=from_text(kept["deciding"]),
        clocks=[_never(moment) for moment in from_text(kept["clocks"])],
        due_at=_never(kept["due_at"]),
        created_at=kept["created_at"],
        told_at=kept["told_at"],
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
